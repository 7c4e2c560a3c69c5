package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Declared;
import hexfront.engine.orders.Attack;
import hexfront.games.ags.Flag;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Section 22. */
class SovietHeadquartersTest {
  private static Play soviets(Sketch sketch, String phase) {
    return sketch.begin(Side.SOVIET, phase);
  }

  // ---- evacuation and return

  @Test
  @Tag("E-HQ-07")
  @Case({"ROSTOV-22.0", "ROSTOV-22.1"})
  void headquartersLeaveWhenTheInitialMovementBeginsAndReturnThreeTurnsLater() {
    Sketch sketch = Sketch.clear(9, 9).hq("h", 4, "0404").soviet("x", "2-3-8", "0406").turn(4);
    Play table = soviets(sketch, "initial-movement");
    table.refuses("ROSTOV-22.1", "evacuate units=x");
    table.plays("evacuate units=h");
    assertThat(table.at("h")).isEqualTo("waiting");
    assertThat(table.position().value(RostovValue.of(table.unit("h")))).isEqualTo(7);
    assertThat(table.last(Declared.class).what()).isEqualTo("h returns on turn 7");
    table.position().setTurn(6);
    assertThat(table.rostov().reinforcement().isDue(table.position(), table.unit("h"))).isFalse();
    table.position().setTurn(7);
    assertThat(table.rostov().reinforcement().isDue(table.position(), table.unit("h"))).isTrue();
  }

  @Test
  @Case("ROSTOV-22.1")
  void noHeadquartersLeavesOnceSomebodyHasMovedOrInAnotherPhase() {
    Sketch sketch = Sketch.clear(9, 9).hq("h", 4, "0404").soviet("x", "2-3-8", "0406");
    soviets(sketch, "initial-movement")
        .plays("move units=x path=0406,0407")
        .refuses("ROSTOV-22.1", "evacuate units=h");
    soviets(sketchOfOne(), "combat").refuses("ROSTOV-22.1", "evacuate units=h");
  }

  private static Sketch sketchOfOne() {
    return Sketch.clear(9, 9).hq("h", 4, "0404");
  }

  @Test
  @Case("ROSTOV-22.1")
  void anEvacuatedHeadquartersSuppliesNobody() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .source(Side.SOVIET, "0409")
            .hq("h", 4, "0405")
            .soviet("x", "2-3-8", "0403");
    Play table = soviets(sketch, "initial-movement");
    assertThat(table.pointsLeft("x")).isEqualTo(8);
    table.plays("evacuate units=h");
    assertThat(table.pointsLeft("x")).isEqualTo(4);
  }

  @Test
  @Tag("E-HQ-08")
  @Case("ROSTOV-22.2")
  void aDieDecidesWhetherAnEliminatedHeadquartersReturns() {
    for (int die = 1; die <= 6; die++) {
      Sketch sketch =
          Sketch.clear(9, 9).german("a", "40-9-8", "0403", "supplied").hq("h", 3, "0404").turn(5);
      Play table = sketch.begin(Side.AXIS, "combat");
      // the first die is that of the combat
      table.plays("attack attackers=a hexes=0404", 1, die);
      assertThat(table.at("h")).isEqualTo(die <= 3 ? "waiting" : "gone");
      assertThat(table.position().value(RostovValue.of(table.unit("h"))))
          .isEqualTo(die <= 3 ? 8 : 0);
      assertThat(table.events().contains(new Declared("h returns on turn 8", true, "ROSTOV-22.2")))
          .isEqualTo(die <= 3);
    }
  }

  @Test
  @Case({"ROSTOV-22.1", "ROSTOV-25.3"})
  void aReturningHeadquartersEntersAtAnyOfTheSovietEntryHexes() {
    Play game = Play.started(1);
    int unit = game.rules().board().unit("rostov-su-hq-9a").orElseThrow();
    game.position().takeOff(unit, hexfront.engine.Position.WAITING);
    game.position().setValue(RostovValue.of(unit), 1);
    assertThat(
            game.rostov().reinforcement().entryHexes(game.position(), unit).stream()
                .mapToObj(game.rules().board().grid()::number))
        .contains("3026", "1433", "0333");
  }

  // ---- the shift of SW Front

  private static Sketch front() {
    return Sketch.clear(9, 9)
        .front("front", "0404", "supplied")
        .soviet("x", "10-4-8", "0404", "supplied")
        .soviet("y", "10-4-8", "0505", "supplied")
        .german("a", "5-5-8", "0405", "supplied")
        .german("b", "5-5-8", "0403", "supplied");
  }

  @Test
  @Case({"ROSTOV-22.3", "ROSTOV-22.31"})
  void stackedWithAttackersSwFrontShiftsOneAttackATurn() {
    Play table = soviets(front(), "combat");
    assertThat(table.odds("attack attackers=x hexes=0405").column()).isEqualTo("2-1");
    assertThat(table.odds("attack attackers=x hexes=0405 sw-front=true").column()).isEqualTo("3-1");
    table.refuses("ROSTOV-22.3", "attack attackers=y hexes=0405 sw-front=true");
    table.rostov().declared(table.position(), attackOf(table));
    table.refuses("ROSTOV-22.31", "attack attackers=x hexes=0405 sw-front=true");
  }

  private static Attack attackOf(Play table) {
    return (Attack) table.order("attack attackers=x hexes=0405 sw-front=true");
  }

  @Test
  @Case("ROSTOV-22.31")
  void outOfSupplySwFrontShiftsNothing() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .front("front", "0404", "unsupplied")
            .soviet("x", "10-4-8", "0404", "supplied")
            .german("a", "5-5-8", "0405");
    soviets(sketch, "combat")
        .refuses("ROSTOV-22.31", "attack attackers=x hexes=0405 sw-front=true");
  }

  @Test
  @Case("ROSTOV-22.32")
  void onceEvacuatedOrEliminatedSwFrontHasNoShiftAnyMore() {
    Play table = soviets(front(), "combat");
    table.position().setValue(RostovValue.FRONT_SHIFT_LOST, 1);
    table.refuses("ROSTOV-22.32", "attack attackers=x hexes=0405 sw-front=true");
    Play evacuated = soviets(front(), "initial-movement");
    evacuated.plays("evacuate units=front-swf");
    assertThat(evacuated.position().value(RostovValue.FRONT_SHIFT_LOST)).isEqualTo(1);
  }

  @Test
  @Tag("E-HQ-06")
  @Case("ROSTOV-22.33")
  void theShiftAndAnAirPointDoNotGoTogether() {
    soviets(front().turn(10), "combat")
        .refuses("ROSTOV-22.33", "attack attackers=x hexes=0405 air=true sw-front=true");
  }

  @Test
  @Case("ROSTOV-22.1")
  void onlySovietHeadquartersAreEvacuatedEachNamedOnce() {
    Sketch sketch = Sketch.clear(9, 9).hq("h", 4, "0404").hq("off", 4, "off");
    soviets(sketch, "initial-movement")
        .refuses("ROSTOV-22.1", "evacuate units=h,h")
        .refuses("ROSTOV-22.1", "evacuate units=h,off");
    sketchOfOne()
        .german("a", "5-7-8", "0909")
        .begin(Side.AXIS, "initial-movement")
        .refuses("ROSTOV-22.1", "evacuate units=h");
  }

  @Test
  @Case({"ROSTOV-22.2", "ROSTOV-22.32"})
  void withItsEliminationSwFrontLosesTheShiftThoughItReturns() {
    Sketch sketch =
        Sketch.clear(9, 9).german("a", "40-9-8", "0403", "supplied").front("f", "0404").turn(5);
    Play table = sketch.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0404", 1, 1);
    assertThat(table.at("f-swf")).isEqualTo("waiting");
    assertThat(table.position().value(RostovValue.FRONT_SHIFT_LOST)).isEqualTo(1);
    Sketch other =
        Sketch.clear(9, 9).german("a", "40-9-8", "0403", "supplied").hq("h", 3, "0404").turn(5);
    Play others = other.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0404", 1, 1);
    assertThat(others.position().value(RostovValue.FRONT_SHIFT_LOST)).isZero();
  }

  @Test
  @Case({"ROSTOV-22.3", "ROSTOV-22.31"})
  void theShiftNeedsSwFrontOnTheMapAndInOrder() {
    Sketch off =
        Sketch.clear(9, 9)
            .front("front", "off")
            .hq("h", 4, "0403", "supplied")
            .soviet("x", "10-4-8", "0404", "supplied")
            .german("a", "5-5-8", "0405");
    soviets(off, "combat").refuses("ROSTOV-22.3", "attack attackers=x hexes=0405 sw-front=true");
    Play disrupted = soviets(front(), "combat");
    disrupted.position().mark(disrupted.unit("front-swf"), Flag.DISRUPTED);
    disrupted.refuses("ROSTOV-22.31", "attack attackers=x hexes=0405 sw-front=true");
    Play without = soviets(front(), "combat").plays("attack attackers=x hexes=0405", 6);
    assertThat(without.position().value(RostovValue.FRONT_SHIFT_USED)).isZero();
  }
}
