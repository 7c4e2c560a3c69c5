package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Choices;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.events.LostSteps;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Retreat;
import hexfront.games.ags.Play;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Case 19.6: German retreats through enemy zones. Section 24: retreats off the map. */
class StarRetreatTest {
  /** A German in 0404 with Soviets around him whose zones cover every way out. */
  private static Sketch surrounded(String steps) {
    return surrounded("20-9-6", steps);
  }

  private static Sketch surrounded(String attacker, String steps) {
    return Sketch.clear(8, 10)
        .hq("h", 6, "0401")
        .soviet("x", attacker, "0403")
        .soviet("y", "1-1-6", "0306")
        .soviet("z", "1-1-6", "0506")
        .german("a", steps, "0404");
  }

  private static Play attacked(Sketch sketch, String result) {
    return sketch
        .begin(Side.SOVIET, "combat")
        .fights("attack attackers=x hexes=0404", result)
        .plays("choose option=retreat");
  }

  @Test
  @Case("STAR-19.6")
  void aGermanMayRetreatIntoAnEnemyZoneAndLosesAStepThere() {
    Play near = attacked(surrounded("8-10-7|5-7-7|3-4-7"), "-/1");
    assertThat(near.retreatsOf("a"))
        .containsExactlyInAnyOrder("0304", "0305", "0405", "0504", "0505");
    near.plays("retreat paths=a:0404,0405");
    assertThat(near.at("a")).isEqualTo("0405");
    assertThat(near.stepsLeft("a")).isEqualTo(2);
    assertThat(near.last(LostSteps.class).rule()).isEqualTo("STAR-19.6");
  }

  @Test
  @Case("STAR-19.6")
  void aUnitWithoutStepsForItDies() {
    Play table = attacked(surrounded("8-10-7|5-7-7").also("lost 1"), "-/1");
    table.plays("retreat paths=a:0404,0405");
    assertThat(table.at("a")).isEqualTo("gone");
    assertThat(table.question()).isEqualTo("advance");
    assertThat(table.advancesOf("x")).contains("0404").hasSizeGreaterThan(1);
  }

  @Test
  @Case("STAR-19.6")
  void eachEnemyZoneOnTheWayCostsAStep() {
    Play table = attacked(surrounded("50-9-6", "8-10-7|5-7-7|3-4-7|1-2-7"), "-/2");
    assertThat(table.retreatsOf("a")).contains("0406");
    table.plays("retreat paths=a:0404,0405,0406");
    assertThat(table.stepsLeft("a")).isEqualTo(2);
  }

  @Test
  @Case("STAR-19.6")
  void heIsNotForcedThroughAZoneWhileAnotherWayIsOpen() {
    Sketch sketch =
        Sketch.clear(8, 10)
            .hq("h", 6, "0401")
            .soviet("x", "20-9-6", "0403")
            .soviet("y", "1-1-6", "0306")
            .german("a", "8-10-7|5-7-7", "0404");
    assertThat(attacked(sketch, "-/1").retreatsOf("a")).containsExactly("0505");
  }

  @Test
  @Case({"STAR-19.6", "AGS-8.25"})
  void aFriendlyUnitInTheHexMakesItFree() {
    Play table = attacked(surrounded("8-10-7|5-7-7").german("b", "1-1-7", "0405"), "-/1");
    assertThat(table.retreatsOf("a")).containsExactly("0405");
    table.plays("retreat paths=a:0404,0405");
    assertThat(table.stepsLeft("a")).isEqualTo(2);
  }

  @Test
  @Case("STAR-19.6")
  void sovietUnitsHaveNoSuchWay() {
    Play table =
        Sketch.clear(8, 10)
            .german("a", "20-9-7", "0403")
            .german("b", "1-1-7", "0306")
            .german("c", "1-1-7", "0506")
            .guards("x", "6-8-6|3-4-6", "0404")
            .begin(Side.AXIS, "combat");
    table.fights("attack attackers=a hexes=0404", "-/1");
    assertThat(table.at("x")).isEqualTo("0404");
    assertThat(table.stepsLeft("x")).isEqualTo(1);
  }

  @Test
  @Case({"STAR-19.6", "AGS-9.74"})
  void whoFindsNoRoomWithFriendsGoesThroughAZone() {
    Play table =
        attacked(
            surrounded("8-10-7|5-7-7")
                .german("b", "8-10-7|5-7-7", "0404")
                .german("f", "1-1-7", "0405")
                .german("g", "1-1-7", "0405"),
            "-/1");
    table
        .refuses("AGS-9.74", "retreat paths=a:0404,0405;b:0404,0405")
        .refuses("STAR-19.6", "retreat paths=a:0404,0305;b:0404,0505")
        .plays("retreat paths=a:0404,0405;b:0404,0505");
    assertThat(table.at("a") + " " + table.at("b")).isEqualTo("0405 0505");
    assertThat(table.stepsLeft("b")).isEqualTo(1);
  }

  @Test
  @Case("STAR-19.41")
  void aVacantHexBeyondARiverIsRefusedBecauseOfTheRiver() {
    Sketch sketch =
        Sketch.clear(8, 10)
            .hq("h", 6, "0401")
            .soviet("x", "20-9-6", "0403")
            .hexside("major-river", "0404/0405")
            .german("a", "8-10-7|5-7-7", "0404");
    attacked(sketch, "-/1")
        .refuses("STAR-19.41", "retreat paths=a:0404,0405")
        .refuses("STAR-19.6", "retreat paths=a:0404,0304");
  }

  @Test
  @Case({"STAR-19.8", "AGS-9.74"})
  void twoCorpsDoNotRetreatIntoOneHexWhileThereIsRoomElsewhere() {
    Play table =
        Sketch.clear(12, 12)
            .hq("h", 6, "1106")
            .german("g", "90-9-7", "0506")
            .corps("x", "tank", "6-7-6|3-4-6", "0606")
            .corps("y", "tank", "6-7-6|3-4-6", "0507")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=g hexes=0606,0507", "-/1")
            .plays("choose option=retreat");
    table
        .refuses("STAR-19.8", "retreat paths=x:0606,0607;y:0507,0607")
        .allows("retreat paths=x:0606,0607;y:0507,0508");
  }

  // ---- 24

  /** A Soviet unit at the west edge with no way but off the map. */
  private static Play sovietForcedOff() {
    Play table =
        Sketch.clear(6, 8)
            .german("a", "20-9-7", "0107")
            .german("b", "1-1-7", "0208")
            .soviet("x", "6-7-6", "0108")
            .turn(4)
            .begin(Side.AXIS, "combat");
    return table
        .fights("attack attackers=a hexes=0108", "-/1")
        .plays("choose option=retreat")
        .plays("retreat paths=x:0108,off");
  }

  private static void passTo(Play table, Side side, int turn) {
    while (table.asked() != side
        || table.position().turn() != turn
        || !table.question().equals("initial-movement")) {
      table.plays(table.question().equals("advance") ? "pass" : "end-phase");
    }
  }

  @Test
  @Case({"STAR-24.0", "AGS-9.71"})
  void aUnitForcedOffTheMapWaitsAndReturnsInTheNearestFreeHex() {
    Play table = sovietForcedOff();
    assertThat(table.at("x")).isEqualTo("waiting");
    assertThat(table.is("x", StarFlag.FORCED_OFF)).isTrue();
    passTo(table, Side.SOVIET, 5);
    table.refuses("STAR-24.0", "enter units=x hex=0108");
    table.refuses("STAR-24.0", "enter units=x hex=0608");
    table.refuses("STAR-23.1", "enter units=x hex=0404");
    table.plays("enter units=x hex=0408");
    assertThat(table.at("x")).isEqualTo("0408");
    assertThat(table.is("x", StarFlag.FORCED_OFF)).isFalse();
    assertThat(table.isSupplied("x")).isTrue();
  }

  @Test
  @Case({"STAR-24.0", "STAR-24.1"})
  void nobodyReturnsInTheTurnInWhichHeLeft() {
    Play table = sovietForcedOff();
    passTo(table, Side.SOVIET, 4);
    table.refuses("STAR-23.1", "enter units=x hex=0408");
    table.plays("end-phase");
    assertThat(table.at("x")).isEqualTo("waiting");
  }

  @Test
  @Case("STAR-24.1")
  void aSovietUnitThatDoesNotReturnOnTheNextTurnIsEliminatedAndCounts() {
    Play table = sovietForcedOff();
    passTo(table, Side.SOVIET, 5);
    table.plays("end-phase");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.rules().score(table.position()).axis()).isEqualTo(3);
  }

  @Test
  @Case("STAR-24.0")
  void aGermanReturnsOnAnyLaterTurn() {
    Play table =
        Sketch.clear(6, 8)
            .hq("h", 6, "0105")
            .soviet("x", "20-9-6", "0107")
            .soviet("y", "1-1-6", "0208")
            .soviet("z", "1-1-6", "0207")
            .german("a", "6-7-7", "0108")
            .turn(4)
            .begin(Side.SOVIET, "combat");
    table
        .fights("attack attackers=x hexes=0108", "-/1")
        .plays("choose option=retreat")
        .plays("retreat paths=a:0108,off");
    passTo(table, Side.AXIS, 7);
    assertThat(table.at("a")).isEqualTo("waiting");
    table.plays("enter units=a hex=0408");
    assertThat(table.at("a")).isEqualTo("0408");
    assertThat(table.rules().score(table.position()).soviet()).isZero();
  }

  /** Six Soviets in two hexes, driven back two hexes over open ground. */
  private static Play sixInRetreat() {
    Sketch sketch = Sketch.clear(12, 12).hq("h", 6, "1106").german("x", "90-9-7", "0506");
    for (String unit : List.of("a", "b", "c")) {
      sketch.soviet(unit, "2-3-6", "0606");
    }
    for (String unit : List.of("d", "e", "f")) {
      sketch.soviet(unit, "2-3-6", "0507");
    }
    return sketch
        .begin(Side.AXIS, "combat")
        .fights("attack attackers=x hexes=0606,0507", "-/2")
        .plays("choose option=retreat");
  }

  @Test
  @Case("AGS-9.73")
  void ofSixUnitsInRetreatEachIsOfferedAllItsWaysInAFewMilliseconds() {
    Play table = sixInRetreat();
    Rulebook rulebook = table.rules();
    Ask.Ways asked =
        rulebook.decision(table.position()).ask("retreat", Ask.Ways.class).orElseThrow();
    assertThat(asked.movers()).hasSize(6).allMatch(mover -> mover.ways().size() == 9);
    assertThat(new Choices(rulebook, table.position(), List.of(asked)).count()).isEqualTo(531_441);
    for (int warmUp = 0; warmUp < 200; warmUp++) {
      assertThat(rulebook.decision(table.position()).asks()).hasSize(1);
    }
    long began = System.nanoTime();
    for (int i = 0; i < 20; i++) {
      assertThat(rulebook.decision(table.position()).asks()).hasSize(1);
    }
    assertThat((System.nanoTime() - began) / 20).as("nanoseconds").isLessThan(20_000_000);
  }

  @Test
  @Case("AGS-9.73")
  void anyOfTheirWaysCanBeDrawn() {
    Play table = sixInRetreat();
    SplittableRandom random = new SplittableRandom(1);
    Set<Hexes> drawn = new HashSet<>();
    for (int i = 0; i < 400; i++) {
      Retreat order = (Retreat) table.rules().anyOrder(table.position(), random);
      drawn.addAll(order.paths().byUnit().values());
    }
    assertThat(drawn).hasSize(18);
  }
}
