package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.events.Declared;
import hexfront.engine.events.Rolled;
import java.util.List;
import org.junit.jupiter.api.Test;

class StalinDirectiveTest {
  private static Sketch underOrders() {
    return Sketch.sovietMovement(7).standFast();
  }

  private static boolean inForce(Play s) {
    return Boolean.TRUE.equals(s.rules().exclusive().state(s.position()).get("stand-fast"));
  }

  // ---- when it stands

  /** Whether it stands on a turn, after a turn on which it stood or not, with this die. */
  private static boolean stands(int turn, boolean before, Integer... dice) {
    Play s = Sketch.germanMechanizedMovement(turn - 1).state("stand-fast", before).begin();
    if (turn == 10) { // turn 9 is mud
      s = Sketch.germanCombat(9).state("stand-fast", before).begin();
    }
    s.plays("end-phase", dice);
    assertThat(s.position().turn()).isEqualTo(turn);
    assertThat(s.events(Rolled.class)).hasSize(dice.length);
    return inForce(s);
  }

  @Test
  @Case("KIEV-22.0")
  void itStandsOnTurnsSevenToNineByItself() {
    assertThat(stands(6, false)).isFalse();
    assertThat(stands(7, false)).isTrue();
    assertThat(inForce(Sketch.sovietMovement(8).begin())).isTrue();
    assertThat(inForce(Sketch.sovietMovement(9).begin())).isTrue();
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
    Play s = Sketch.germanCombat(9).state("stand-fast", true).begin().plays("end-phase", 6);
    assertThat(s.events(Declared.class)).extracting(Declared::value).containsExactly(false);
  }

  @Test
  @Case("KIEV-22.0")
  void itBindsNoGermanUnit() {
    Play s = Sketch.germanMovement(7).standFast().german("g", "5-7-7", "0505").begin();
    s.allows("move units=g path=0505,0605");
  }

  // ---- whom it binds

  @Test
  @Case("KIEV-22.1")
  void unitsMoveAlongTheirHexrowOrToALowerOne() {
    Play s = underOrders().soviet("s", "2-3-6", "0505").begin();
    s.allows("move units=s path=0505,0504");
    s.allows("move units=s path=0505,0405,0305");
    assertThat(s.refusals("move units=s path=0505,0605")).containsExactly("KIEV-22.1");
  }

  @Test
  @Case("KIEV-22.1")
  void withoutTheDirectiveTheyMoveAsTheyLike() {
    Play s =
        Sketch.sovietMovement(7).state("stand-fast", false).soviet("s", "2-3-6", "0505").begin();
    s.allows("move units=s path=0505,0605");
  }

  @Test
  @Case({"KIEV-22.1", "KIEV-22.25"})
  void aUnitThatWentWestDoesNotComeBackOffTheRoad() {
    Play s = underOrders().soviet("s", "2-3-6", "0505").begin();
    s.refuses("KIEV-22.1", "move units=s path=0505,0405,0505");
  }

  @Test
  @Case("KIEV-22.1")
  void headquartersAndUnitsWestOfTheRiverAreFree() {
    underOrders().hq("h", 5, "0505").begin().allows("move units=h path=0505,0605");
    Play west =
        Sketch.sovietMovement(7)
            .state("stand-fast", true)
            .state("west-of-river", List.of("0505"))
            .soviet("s", "2-3-6", "0505")
            .begin();
    west.allows("move units=s path=0505,0605,0705");
  }

  @Test
  @Case("KIEV-22.1")
  void aUnitThatCrossesToTheWestStaysBoundInThatPhase() {
    Play s =
        Sketch.sovietMovement(7)
            .state("stand-fast", true)
            .state("west-of-river", List.of("0405"))
            .soviet("s", "2-3-6", "0505")
            .begin();
    s.refuses("KIEV-22.1", "move units=s path=0505,0405,0505");
  }

  @Test
  @Case("KIEV-22.1")
  void theRealMapKnowsWhatLiesWestOfTheLine() {
    var map = Sketch.BOX.map();
    var west = map.area("west-of-river");
    assertThat(west.has(map.grid().hex("2302").orElseThrow())).isTrue();
    assertThat(west.has(map.grid().hex("2401").orElseThrow())).isFalse();
    assertThat(west.has(map.grid().hex("0319").orElseThrow())).isTrue();
    assertThat(west.has(map.grid().hex("1519").orElseThrow())).isFalse();
  }

  // ---- relief

  private static Sketch withRelief() {
    return underOrders().soviet("s", "2-3-6", "0505").soviet("r", "1-1-6", "0705");
  }

  @Test
  @Case({"KIEV-22.2", "KIEV-22.1"})
  void aUnitFromAHigherHexrowRelievesAnotherWhichIsThenFree() {
    Play s = withRelief().begin().plays("move units=r path=0705,0604,0505 relieves=s");
    s.allows("move units=s path=0505,0605,0705");
    s.refuses("AGS-5.0", "move units=r path=0505,0504");
  }

  @Test
  @Case("KIEV-22.2")
  void reliefNeedNotBeNamed() {
    Play s = withRelief().begin().plays("move units=r path=0705,0604,0505");
    s.plays("move units=s path=0505,0605");
    assertThat(s.at("s")).isEqualTo("0605");
    s.refuses("AGS-5.0", "move units=r path=0505,0504");
  }

  @Test
  @Case("KIEV-22.2")
  void aUnitFromTheSameOrALowerHexrowRelievesNobody() {
    Play s = underOrders().soviet("s", "2-3-6", "0505").soviet("r", "1-1-6", "0503").begin();
    s.refuses("KIEV-22.2", "move units=r path=0503,0504,0505 relieves=s");
    s.plays("move units=r path=0503,0504,0505");
    s.refuses("KIEV-22.1", "move units=s path=0505,0605");
  }

  @Test
  @Case("KIEV-22.2")
  void reliefIsForTheHexInWhichTheMoveEnds() {
    withRelief().begin().refuses("KIEV-22.2", "move units=r path=0705,0604 relieves=s");
  }

  @Test
  @Case("KIEV-22.2")
  void aUnitThatHasMovedCannotBeRelievedAnyMore() {
    Play s =
        underOrders()
            .road("0605-0505-0405")
            .soviet("s", "2-3-6", "0505")
            .soviet("r", "1-1-6", "0504")
            .begin();
    s.plays("move units=r path=0504,0404,0405");
    s.plays("move units=s path=0505,0405");
    assertThat(s.refusals("move units=s path=0405,0505,0605")).isNotEmpty();
  }

  @Test
  @Case("KIEV-22.2")
  void reinforcementsMayRelieve() {
    Play s =
        underOrders()
            .area("L", "1005")
            .road("off-1005-0905")
            .soviet("s", "2-3-6", "0905")
            .soviet("r", "1-1-6", "off", "trait 7L")
            .begin();
    s.plays("enter units=r hex=1005").plays("move units=r path=1005,0905");
    s.allows("move units=s path=0905,1004");
  }

  @Test
  @Case("KIEV-22.21")
  void oneUnitRelievesOneOther() {
    Play s = withRelief().soviet("t", "2-3-6", "0505").begin();
    assertThat(s.refusals("move units=r path=0705,0604,0505 relieves=s,t"))
        .containsExactly("KIEV-22.21");
    s.plays("move units=r path=0705,0604,0505");
    assertThat(s.refusals("move units=s,t path=0505,0605")).isNotEmpty();
    s.plays("move units=s path=0505,0605");
    s.refuses("KIEV-22.1", "move units=t path=0505,0605");
  }

  @Test
  @Case("KIEV-22.23")
  void aHeadquartersCannotRelieve() {
    Play s = underOrders().soviet("s", "2-3-6", "0505").hq("h", 5, "0705").begin();
    assertThat(s.refusals("move units=h path=0705,0604,0505 relieves=s"))
        .containsExactly("KIEV-22.23");
    s.plays("move units=h path=0705,0604,0505");
    s.refuses("KIEV-22.1", "move units=s path=0505,0605");
  }

  // ---- roads, rails, overruns

  @Test
  @Case({"KIEV-22.22", "KIEV-22.25"})
  void byRoadAUnitGoesAnywhereIfItEndsInItsHexrowOrALowerOne() {
    Play s = underOrders().road("0505-0604-0504-0503").soviet("s", "2-3-6", "0505").begin();
    s.allows("move units=s path=0505,0604,0504");
    assertThat(s.refusals("move units=s path=0505,0604")).containsExactly("KIEV-22.25");
  }

  @Test
  @Case({"KIEV-22.22", "KIEV-22.25"})
  void byRailItMayPassHigherHexrowsButNotEndThere() {
    Play s = underOrders().rail("0505-0604-0504-0603").soviet("s", "2-3-6", "0505").begin();
    s.allows("rail unit=s path=0505,0604,0504");
    assertThat(s.refusals("rail unit=s path=0505,0604")).containsExactly("KIEV-22.22");
  }

  @Test
  @Case({"KIEV-22.21", "KIEV-22.22"})
  void aRelievedUnitThatGoesByRailUsesUpItsRelief() {
    Play s = withRelief().rail("0505-0604").soviet("t", "2-3-6", "0505").begin();
    s.plays("move units=r path=0705,0604,0505").plays("rail unit=s path=0505,0604");
    s.refuses("KIEV-22.1", "move units=t path=0505,0605");
  }

  @Test
  @Case("KIEV-22.25")
  void hexrowLowerHexrowAndRoadMayBeCombined() {
    Play s = underOrders().road("0405-0506-0507").soviet("s", "2-3-6", "0505").begin();
    s.allows("move units=s path=0505,0504,0404,0405,0506");
    s.refuses("KIEV-22.1", "move units=s path=0505,0504,0604");
  }

  @Test
  @Case("KIEV-22.24")
  void anOverrunGoesInAnyDirectionButTheMoveAfterItDoesNot() {
    Play s = underOrders().tank("t", "20-4-10", "0505").german("g", "1-1-7", "0604").begin();
    s.plays("overrun units=t hex=0604", 1);
    assertThat(s.at("t")).isEqualTo("0604");
    s.refuses("KIEV-22.1", "move units=t path=0604,0704");
    s.allows("move units=t path=0604,0603");
  }

  @Test
  @Case("KIEV-22.24")
  void retreatsAndAdvancesAreFree() {
    Play advance =
        Sketch.sovietCombat(7)
            .standFast()
            .soviet("s", "30-3-6", "0505")
            .hq("h", 5, "0506")
            .german("g", "1-1-7", "0604")
            .begin();
    advance.plays("attack attackers=s hexes=0604", 1);
    advance.allows("advance paths=s:0505,0604");
    Play retreat =
        Sketch.germanCombat(7)
            .standFast()
            .german("g", "6-7-7", "0505")
            .soviet("s", "2-3-6", "0604")
            .begin();
    retreat.plays("attack attackers=g hexes=0604", 1).plays("choose option=retreat");
    retreat.allows("retreat paths=s:0604,0704");
  }
}
