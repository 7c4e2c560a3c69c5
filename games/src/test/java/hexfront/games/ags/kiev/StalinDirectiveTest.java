package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.events.Declared;
import hexfront.engine.events.Rolled;
import java.util.List;
import org.junit.jupiter.api.Test;

class StalinDirectiveTest {
  private static Situation underOrders() {
    return Situation.sovietMovement(7).standFast();
  }

  private static boolean inForce(Situation s) {
    return Boolean.TRUE.equals(s.rules().exclusive().state(s.position()).get("stand-fast"));
  }

  // ---- when it stands

  /** Whether it stands on a turn, after a turn on which it stood or not, with this die. */
  private static boolean stands(int turn, boolean before, Integer... dice) {
    Situation s = Situation.germanMechanizedMovement(turn - 1).state("stand-fast", before);
    if (turn == 10) { // turn 9 is mud
      s = Situation.germanCombat(9).state("stand-fast", before);
    }
    s.play("end-phase", dice);
    assertThat(s.position().turn()).isEqualTo(turn);
    assertThat(s.events(Rolled.class)).hasSize(dice.length);
    return inForce(s);
  }

  @Test
  @Case("KIEV-22.0")
  void itStandsOnTurnsSevenToNineByItself() {
    assertThat(stands(6, false)).isFalse();
    assertThat(stands(7, false)).isTrue();
    assertThat(inForce(Situation.sovietMovement(8))).isTrue();
    assertThat(inForce(Situation.sovietMovement(9))).isTrue();
  }

  @Test
  @Case("KIEV-22.0")
  void fromTurnTenItStandsOnOneToFourAndOneWorseIfItStoodBefore() {
    for (int turn = 10; turn <= 13; turn++) {
      assertThat(stands(turn, true, 3)).isTrue();
      assertThat(stands(turn, true, 4)).isFalse();
      assertThat(stands(turn, false, 4)).isTrue();
      assertThat(stands(turn, false, 5)).isFalse();
    }
  }

  @Test
  @Case("KIEV-22.0")
  void theChangeIsTold() {
    Situation s = Situation.germanCombat(9).state("stand-fast", true).play("end-phase", 6);
    assertThat(s.events(Declared.class)).extracting(Declared::value).containsExactly(false);
  }

  @Test
  @Case("KIEV-22.0")
  void itBindsNoGermanUnit() {
    Situation s = Situation.germanMovement(7).standFast().infantry("g", "5-7-7", "0505");
    assertThat(s.allows("move units=g path=0505,0605")).isTrue();
  }

  // ---- whom it binds

  @Test
  @Case("KIEV-22.1")
  void unitsMoveAlongTheirHexrowOrToALowerOne() {
    Situation s = underOrders().rifle("s", "2-3-6", "0505");
    assertThat(s.allows("move units=s path=0505,0504")).isTrue();
    assertThat(s.allows("move units=s path=0505,0405,0305")).isTrue();
    assertThat(s.refusal("move units=s path=0505,0605")).containsExactly("KIEV-22.1");
  }

  @Test
  @Case("KIEV-22.1")
  void withoutTheDirectiveTheyMoveAsTheyLike() {
    Situation s =
        Situation.sovietMovement(7).state("stand-fast", false).rifle("s", "2-3-6", "0505");
    assertThat(s.allows("move units=s path=0505,0605")).isTrue();
  }

  @Test
  @Case({"KIEV-22.1", "KIEV-22.25"})
  void aUnitThatWentWestDoesNotComeBackOffTheRoad() {
    Situation s = underOrders().rifle("s", "2-3-6", "0505");
    assertThat(s.refusal("move units=s path=0505,0405,0505")).contains("KIEV-22.1");
  }

  @Test
  @Case("KIEV-22.1")
  void headquartersAndUnitsWestOfTheRiverAreFree() {
    assertThat(underOrders().hq("h", 5, "0505").allows("move units=h path=0505,0605")).isTrue();
    Situation west =
        Situation.sovietMovement(7)
            .state("stand-fast", true)
            .state("west-of-river", List.of("0505"))
            .rifle("s", "2-3-6", "0505");
    assertThat(west.allows("move units=s path=0505,0605,0705")).isTrue();
  }

  @Test
  @Case("KIEV-22.1")
  void aUnitThatCrossesToTheWestStaysBoundInThatPhase() {
    Situation s =
        Situation.sovietMovement(7)
            .state("stand-fast", true)
            .state("west-of-river", List.of("0405"))
            .rifle("s", "2-3-6", "0505");
    assertThat(s.refusal("move units=s path=0505,0405,0505")).contains("KIEV-22.1");
  }

  @Test
  @Case("KIEV-22.1")
  void theRealMapKnowsWhatLiesWestOfTheLine() {
    var map = Situation.BOX.map();
    var west = map.area("west-of-river");
    assertThat(west.has(map.grid().hex("2302").orElseThrow())).isTrue();
    assertThat(west.has(map.grid().hex("2401").orElseThrow())).isFalse();
    assertThat(west.has(map.grid().hex("0319").orElseThrow())).isTrue();
    assertThat(west.has(map.grid().hex("1519").orElseThrow())).isFalse();
  }

  // ---- relief

  private static Situation withRelief() {
    return underOrders().rifle("s", "2-3-6", "0505").rifle("r", "1-1-6", "0705");
  }

  @Test
  @Case({"KIEV-22.2", "KIEV-22.1"})
  void aUnitFromAHigherHexrowRelievesAnotherWhichIsThenFree() {
    Situation s = withRelief().play("move units=r path=0705,0604,0505 relieves=s");
    assertThat(s.allows("move units=s path=0505,0605,0705")).isTrue();
    assertThat(s.refusal("move units=r path=0505,0504")).contains("AGS-5.0");
  }

  @Test
  @Case("KIEV-22.2")
  void reliefNeedNotBeNamed() {
    Situation s = withRelief().play("move units=r path=0705,0604,0505");
    s.play("move units=s path=0505,0605");
    assertThat(s.at("s")).isEqualTo("0605");
    assertThat(s.refusal("move units=r path=0505,0504")).contains("AGS-5.0");
  }

  @Test
  @Case("KIEV-22.2")
  void aUnitFromTheSameOrALowerHexrowRelievesNobody() {
    Situation s = underOrders().rifle("s", "2-3-6", "0505").rifle("r", "1-1-6", "0503");
    assertThat(s.refusal("move units=r path=0503,0504,0505 relieves=s")).contains("KIEV-22.2");
    s.play("move units=r path=0503,0504,0505");
    assertThat(s.refusal("move units=s path=0505,0605")).contains("KIEV-22.1");
  }

  @Test
  @Case("KIEV-22.2")
  void reliefIsForTheHexInWhichTheMoveEnds() {
    assertThat(withRelief().refusal("move units=r path=0705,0604 relieves=s"))
        .contains("KIEV-22.2");
  }

  @Test
  @Case("KIEV-22.2")
  void aUnitThatHasMovedCannotBeRelievedAnyMore() {
    Situation s =
        underOrders()
            .road("0605", "0505", "0405")
            .rifle("s", "2-3-6", "0505")
            .rifle("r", "1-1-6", "0504");
    s.play("move units=r path=0504,0404,0405");
    s.play("move units=s path=0505,0405");
    assertThat(s.refusal("move units=s path=0405,0505,0605")).isNotEmpty();
  }

  @Test
  @Case("KIEV-22.2")
  void reinforcementsMayRelieve() {
    Situation s =
        underOrders()
            .area("L", "1005")
            .road("off", "1005", "0905")
            .rifle("s", "2-3-6", "0905")
            .rifle("r", "1-1-6", "")
            .with("7L");
    s.play("enter units=r hex=1005").play("move units=r path=1005,0905");
    assertThat(s.allows("move units=s path=0905,1004")).isTrue();
  }

  @Test
  @Case("KIEV-22.21")
  void oneUnitRelievesOneOther() {
    Situation s = withRelief().rifle("t", "2-3-6", "0505");
    assertThat(s.refusal("move units=r path=0705,0604,0505 relieves=s,t"))
        .containsExactly("KIEV-22.21");
    s.play("move units=r path=0705,0604,0505");
    assertThat(s.refusal("move units=s,t path=0505,0605")).isNotEmpty();
    s.play("move units=s path=0505,0605");
    assertThat(s.refusal("move units=t path=0505,0605")).contains("KIEV-22.1");
  }

  @Test
  @Case("KIEV-22.23")
  void aHeadquartersCannotRelieve() {
    Situation s = underOrders().rifle("s", "2-3-6", "0505").hq("h", 5, "0705");
    assertThat(s.refusal("move units=h path=0705,0604,0505 relieves=s"))
        .containsExactly("KIEV-22.23");
    s.play("move units=h path=0705,0604,0505");
    assertThat(s.refusal("move units=s path=0505,0605")).contains("KIEV-22.1");
  }

  // ---- roads, rails, overruns

  @Test
  @Case({"KIEV-22.22", "KIEV-22.25"})
  void byRoadAUnitGoesAnywhereIfItEndsInItsHexrowOrALowerOne() {
    Situation s = underOrders().road("0505", "0604", "0504", "0503").rifle("s", "2-3-6", "0505");
    assertThat(s.allows("move units=s path=0505,0604,0504")).isTrue();
    assertThat(s.refusal("move units=s path=0505,0604")).containsExactly("KIEV-22.25");
  }

  @Test
  @Case({"KIEV-22.22", "KIEV-22.25"})
  void byRailItMayPassHigherHexrowsButNotEndThere() {
    Situation s =
        underOrders().railroad("0505", "0604", "0504", "0603").rifle("s", "2-3-6", "0505");
    assertThat(s.allows("rail unit=s path=0505,0604,0504")).isTrue();
    assertThat(s.refusal("rail unit=s path=0505,0604")).containsExactly("KIEV-22.22");
  }

  @Test
  @Case({"KIEV-22.21", "KIEV-22.22"})
  void aRelievedUnitThatGoesByRailUsesUpItsRelief() {
    Situation s = withRelief().railroad("0505", "0604").rifle("t", "2-3-6", "0505");
    s.play("move units=r path=0705,0604,0505").play("rail unit=s path=0505,0604");
    assertThat(s.refusal("move units=t path=0505,0605")).contains("KIEV-22.1");
  }

  @Test
  @Case("KIEV-22.25")
  void hexrowLowerHexrowAndRoadMayBeCombined() {
    Situation s = underOrders().road("0405", "0506", "0507").rifle("s", "2-3-6", "0505");
    assertThat(s.allows("move units=s path=0505,0504,0404,0405,0506")).isTrue();
    assertThat(s.refusal("move units=s path=0505,0504,0604")).contains("KIEV-22.1");
  }

  @Test
  @Case("KIEV-22.24")
  void anOverrunGoesInAnyDirectionButTheMoveAfterItDoesNot() {
    Situation s = underOrders().tank("t", "20-4-10", "0505").infantry("g", "1-1-7", "0604");
    s.play("overrun units=t hex=0604", 1);
    assertThat(s.at("t")).isEqualTo("0604");
    assertThat(s.refusal("move units=t path=0604,0704")).contains("KIEV-22.1");
    assertThat(s.allows("move units=t path=0604,0603")).isTrue();
  }

  @Test
  @Case("KIEV-22.24")
  void retreatsAndAdvancesAreFree() {
    Situation advance =
        Situation.sovietCombat(7)
            .standFast()
            .rifle("s", "30-3-6", "0505")
            .hq("h", 5, "0506")
            .infantry("g", "1-1-7", "0604");
    advance.play("attack attackers=s hexes=0604", 1);
    assertThat(advance.allows("advance paths=s:0505,0604")).isTrue();
    Situation retreat =
        Situation.germanCombat(7)
            .standFast()
            .infantry("g", "6-7-7", "0505")
            .rifle("s", "2-3-6", "0604");
    retreat.play("attack attackers=g hexes=0604", 1).play("choose option=retreat");
    assertThat(retreat.allows("retreat paths=s:0604,0704")).isTrue();
  }
}
