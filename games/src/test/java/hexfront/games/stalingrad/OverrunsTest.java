package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Toll.Span;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Retreated;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 4.7: overruns of the Movement Phase; what attacks are refused for and what they cost. */
class OverrunsTest {
  private static final String OVERRUN = "overrun units=a hex=0404";

  private static Sketch strong() {
    return Sketch.clear(9, 9)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0406", "active")
        .axis("a", "60-8-3|6-6-3|4-4-3", "0405")
        .panzer("p", "12-12-6|9-9-6", "0407")
        .german("b", "0505")
        .soviet("x", "5-5-3|3-3-3|1-1-3", "0404");
  }

  @Test
  @Case({"CTS-4.7a", "CTS-4.7c"})
  void anOverrunNamesReadyUnitsBesideTheHexEachOnce() {
    Play play =
        strong()
            .axis("far", "60-8-3|6-6-3", "0408")
            .axis("d", "60-8-3|6-6-3", "0405", "disrupted")
            .begin(Side.AXIS, "movement")
            .refuses("CTS-4.7a", "overrun units=a,a hex=0404")
            .refuses("CTS-4.7a", "overrun units=far hex=0404")
            .refuses("CTS-4.7a", "overrun units=d hex=0404")
            .refuses("CTS-4.7a", "overrun units=x hex=0404")
            .refuses("CTS-4.7a", "overrun units=a hex=0306")
            .refuses("CTS-36.6b", OVERRUN + " bonus=true")
            .plays(OVERRUN);
    assertThat(play.events()).filteredOn(OverrunDeclared.class::isInstance).hasSize(1);
    assertThat(play.is("x", Flag.OVERRUN)).isTrue();
    assertThat(play.is("a", Flag.MOVED)).isTrue();
    assertThat(Flag.bound(play.position().flags(play.unit("a")))).isEqualTo(1);
    play.refuses("CTS-4.7a", OVERRUN);
  }

  @Test
  @Case({"CTS-4.7b", "CTS-4.7d", "CTS-4.7e"})
  void whoCrossedTheHexFightsOnForItAndNobodyAdvances() {
    Play play =
        strong()
            .begin(Side.AXIS, "movement")
            .plays(OVERRUN)
            .plays("move units=p path=0407,0406,0405,0404,0403");
    assertThat(Overruns.isCrossed(play.position(), 1)).isTrue();
    assertThat(play.last(Moved.class).rule()).isEqualTo("CTS-4.2a");
    Play not = strong().begin(Side.AXIS, "movement").plays(OVERRUN);
    not.plays("move units=p path=0407,0406");
    assertThat(Overruns.isCrossed(not.position(), 1)).isFalse();
  }

  @Test
  @Case({"CTS-4.7c", "CTS-4.7f"})
  void whatIsPutIntoAnOverrunStaysInIt() {
    Play play =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0406", "active")
            .axis("a", "60-8-3|6-6-3|4-4-3", "0405")
            .axis("c", "60-8-3|6-6-3|4-4-3", "0705")
            .soviet("x", "5-5-3|3-3-3|1-1-3", "0404")
            .soviet("y", "5-5-3|3-3-3|1-1-3", "0704")
            .begin(Side.AXIS, "movement")
            .plays("overrun units=a hex=0404 keep-ones=true")
            .plays("overrun units=c hex=0704 effort=1 spare-depots=true");
    assertThat(Overruns.means(play.position(), 1).keepOnes()).isTrue();
    assertThat(Overruns.means(play.position(), 1).effort()).isZero();
    assertThat(Overruns.means(play.position(), 1).spareDepots()).isFalse();
    assertThat(Overruns.means(play.position(), 1).barrage().index()).isNegative();
    assertThat(Overruns.means(play.position(), 2).keepOnes()).isFalse();
    assertThat(Overruns.means(play.position(), 2).effort()).isEqualTo(1);
    assertThat(Overruns.means(play.position(), 2).spareDepots()).isTrue();
    play.plays("end-phase").until("combat");
    play.refuses("CTS-4.7c", "end-phase").refuses("CTS-4.7c", "attack attackers=c hexes=0704");
    play.plays("attack attackers=a hexes=0404 keep-ones=true", 1, 1);
    while (!play.question().equals("combat")) {
      String next =
          play.question().equals("determined-defense")
              ? "choose option=none"
              : play.legal("retreat").isEmpty() ? "pass" : play.legal("retreat").getFirst();
      play.plays(play.question().equals("lose") ? play.legal("lose").getFirst() : next);
    }
    assertThat(Flag.bound(play.position().flags(play.unit("a")))).isZero();
    assertThat(Flag.bound(play.position().flags(play.unit("c")))).isEqualTo(2);
    assertThat(play.is("x", Flag.OVERRUN)).isFalse();
    assertThat(play.is("y", Flag.OVERRUN)).isTrue();
    play.refuses("CTS-4.7c", "end-phase");
  }

  @Test
  @Case({"CTS-4.7c", "CTS-4.7e"})
  void allWhoOverranAttackWithNoLessThanWasPutIn() {
    Play play =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0406", "active")
            .axis("a", "30-8-3|6-6-3|4-4-3", "0405")
            .axis("b", "30-8-3|6-6-3|4-4-3", "0405")
            .german("c", "0505")
            .soviet("x", "5-5-3|3-3-3|1-1-3", "0404")
            .soviet("y", "5-5-3|3-3-3|1-1-3", "0504")
            .begin(Side.AXIS, "movement")
            .plays("overrun units=a,b hex=0404 effort=1")
            .plays("end-phase");
    play.until("combat")
        .refuses("CTS-4.7c", "attack attackers=a hexes=0404 effort=1")
        .refuses("CTS-4.7c", "attack attackers=a,b hexes=0404")
        .refuses("CTS-4.7c", "attack attackers=a,b,c hexes=0404 effort=1")
        .allows("attack attackers=a,b hexes=0404 effort=1")
        .allows("attack attackers=a,b hexes=0404 effort=2");
    play.plays("attack attackers=a,b hexes=0404 effort=1", 1, 2, 1);
    assertThat(play.last(Combat.class).overrun()).isTrue();
  }

  // ---- attacks

  @Test
  @Case({"CTS-10.0", "CTS-10.1.4"})
  void anAttackNamesUnitsAndHexesEachOnce() {
    strong()
        .begin(Side.AXIS, "combat")
        .refuses("CTS-10.1.4", "attack attackers=a,a hexes=0404")
        .refuses("CTS-10.0", "attack attackers=a hexes=0404,0404")
        .refuses("CTS-10.0", "attack attackers=a hexes=0304")
        .allows("attack attackers=a hexes=0404");
  }

  @Test
  @Case({"CTS-10.1.4", "CTS-10.0"})
  void allWhoCanAttackAreListed() {
    Play play = strong().begin(Side.AXIS, "combat");
    assertThat(play.legal("attack"))
        .contains("attack attackers=a hexes=0404", "attack attackers=a,b hexes=0404")
        .noneMatch(text -> text.contains("attackers=p"));
  }

  @Test
  @Case({"CTS-11.1d", "CTS-11.1e", "CTS-10.1.8a"})
  void aForecastTellsItsShiftsAndChancesOfAllResults() {
    Forecast odds =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0406", "active")
            .hexside("minor-river", "0404/0405")
            .german("a", "0405")
            .soviet("x", "5-4-3|3-3-3|1-1-3", "0404")
            .begin(Side.AXIS, "combat")
            .odds("attack attackers=a hexes=0404");
    assertThat(odds.steps()).anyMatch(step -> step.effect().equals("-1"));
    assertThat(odds.outcomes().stream().mapToDouble(Forecast.Chance::p).sum())
        .isBetween(0.999, 1.001);
    assertThat(odds.attack()).isEqualTo(8);
    assertThat(odds.defence()).isEqualTo(4);
  }

  @Test
  @Case({"CTS-12.1a", "CTS-12.4a"})
  void whatAResultCostsFollowsFromItsLetters() {
    Play play = strong().begin(Side.AXIS, "combat");
    List<String> results =
        play.odds("attack attackers=b hexes=0404").outcomes().stream()
            .map(Forecast.Chance::result)
            .toList();
    assertThat(results).isNotEmpty();
    for (String result : results) {
      Toll toll =
          play.rules().toll(play.position(), play.order("attack attackers=b hexes=0404"), result);
      int own = CombatTable.steps(result, 'A');
      int theirs = CombatTable.steps(result, 'D');
      assertThat(toll.attackerSteps().most()).as(result).isGreaterThanOrEqualTo(own);
      assertThat(toll.defenderSteps().most()).as(result).isLessThanOrEqualTo(3);
      if (theirs == 0 && CombatTable.advance(result) == 0) {
        assertThat(toll.vacated()).as(result).isEqualTo(Span.ZERO);
      }
    }
  }

  // ---- stacks

  @Test
  @Case({"CTS-5.1a", "CTS-5.0a", "CTS-5.2"})
  void aHexHoldsThreeDivisionsAndNoRivals() {
    Sketch.clear(9, 9)
        .german("a", "0405")
        .german("b", "0405")
        .german("d", "0406")
        .german("e", "0406")
        .axis("hun", "4-4-3|2-2-3", "0505", "nation hungarian")
        .axis("rum", "4-4-3|2-2-3", "0506", "nation rumanian")
        .begin(Side.AXIS, "movement")
        .allows("move units=d path=0406,0405")
        .refuses("CTS-5.0a", "move units=d,e path=0406,0405")
        .refuses("CTS-5.2", "move units=hun path=0505,0506")
        .refuses("CTS-5.2", "move units=rum path=0506,0505");
  }

  @Test
  @Case("CTS-42.0")
  void theUnitThatCameLastIsSeenAndTheNextOnceItHasLeft() {
    Play play =
        Sketch.clear(9, 9)
            .german("a", "0405")
            .german("b", "0406")
            .option("fog-of-war")
            .begin(Side.AXIS, "movement")
            .plays("move units=b path=0406,0405");
    assertThat(play.is("b", Flag.TOP)).isTrue();
    assertThat(play.is("a", Flag.TOP)).isFalse();
    Play left =
        Sketch.clear(9, 9)
            .german("a", "0405")
            .german("b", "0405")
            .option("fog-of-war")
            .begin(Side.AXIS, "movement");
    left.position().mark(left.unit("b"), Flag.TOP);
    left.position().unmark(left.unit("a"), Flag.TOP);
    left.plays("move units=b path=0405,0406");
    assertThat(left.at("b")).isEqualTo("0406");
    assertThat(left.is("a", Flag.TOP)).isTrue();
  }

  // ---- retreats

  @Test
  @Case({"CTS-12.1b", "CTS-12.2b"})
  void aRetreatIsToldAndMarked() {
    Play play =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0406", "active")
            .axis("a", "60-8-3|6-6-3|4-4-3", "0405")
            .soviet("x", "5-5-3|3-3-3|1-1-3", "0404")
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0404", 1, 2, 1);
    assertThat(play.last(Combat.class).column()).isEqualTo("7-1");
    if (play.question().equals("determined-defense")) {
      play.plays("choose option=none");
    }
    play.plays("retreat paths=x:0404,0403,0402");
    assertThat(play.last(Retreated.class).rule()).isEqualTo("CTS-12.1b");
    assertThat(play.is("x", Flag.RETREATED)).isTrue();
    assertThat(play.at("x")).isEqualTo("0402");
  }
}
