package hexfront.games.ags.rostov;

import static hexfront.games.ags.Orders.attack;
import static hexfront.games.ags.Orders.move;
import static hexfront.games.ags.rostov.Played.evacuate;
import static hexfront.games.ags.rostov.Played.frontAttack;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Side;
import hexfront.engine.events.Declared;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Sketch;
import hexfront.games.ags.Table;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Section 22. */
class SovietHeadquartersTest {
  private static Table soviets(Sketch sketch, Phase phase) {
    return Played.begin(sketch, Side.SOVIET, phase);
  }

  // ---- evacuation and return

  @Test
  @Tag("E-HQ-07")
  @Case({"ROSTOV-22.0", "ROSTOV-22.1"})
  void headquartersLeaveWhenTheInitialMovementBeginsAndReturnThreeTurnsLater() {
    Sketch sketch = Sketch.clear(9, 9).hq("h", 4, "0404").soviet("x", "2-3-8", "0406").turn(4);
    Table table = soviets(sketch, Phase.INITIAL_MOVEMENT);
    table.refuses("ROSTOV-22.1", evacuate("x"));
    table.plays(evacuate("h"));
    assertThat(table.at("h")).isEqualTo("waiting");
    assertThat(table.position().value(RostovValue.of(table.unit("h")))).isEqualTo(7);
    assertThat(table.last(Declared.class).what()).isEqualTo("h returns on turn 7");
    table.position().setTurn(6);
    assertThat(Played.game(table).reinforcement().isDue(table.position(), table.unit("h")))
        .isFalse();
    table.position().setTurn(7);
    assertThat(Played.game(table).reinforcement().isDue(table.position(), table.unit("h")))
        .isTrue();
  }

  @Test
  @Case("ROSTOV-22.1")
  void noHeadquartersLeavesOnceSomebodyHasMovedOrInAnotherPhase() {
    Sketch sketch = Sketch.clear(9, 9).hq("h", 4, "0404").soviet("x", "2-3-8", "0406");
    soviets(sketch, Phase.INITIAL_MOVEMENT)
        .plays(move("x", "0406-0407"))
        .refuses("ROSTOV-22.1", evacuate("h"));
    soviets(sketchOfOne(), Phase.COMBAT).refuses("ROSTOV-22.1", evacuate("h"));
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
    Table table = soviets(sketch, Phase.INITIAL_MOVEMENT);
    assertThat(table.pointsLeft("x")).isEqualTo(8);
    table.plays(evacuate("h"));
    assertThat(table.pointsLeft("x")).isEqualTo(4);
  }

  @Test
  @Tag("E-HQ-08")
  @Case("ROSTOV-22.2")
  void aDieDecidesWhetherAnEliminatedHeadquartersReturns() {
    for (int die = 1; die <= 6; die++) {
      Sketch sketch =
          Sketch.clear(9, 9).german("a", "40-9-8", "0403").supplied().hq("h", 3, "0404").turn(5);
      Table table = Played.begin(sketch, Side.AXIS, Phase.COMBAT);
      // the first die is that of the combat
      table.plays(attack("a", "0404"), 1, die);
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
    Game game = Played.started(1);
    int unit = game.rulebook().board().unit("rostov-su-hq-9a").orElseThrow();
    game.position().takeOff(unit, hexfront.engine.Position.WAITING);
    game.position().setValue(RostovValue.of(unit), 1);
    assertThat(
            Played.rostov(game).reinforcement().entryHexes(game.position(), unit).stream()
                .mapToObj(game.rulebook().board().grid()::number))
        .contains("3026", "1433", "0333");
  }

  // ---- the shift of SW Front

  private static Sketch front() {
    return Sketch.clear(9, 9)
        .unit(Played.front("front"), "0404")
        .supplied()
        .soviet("x", "10-4-8", "0404")
        .supplied()
        .soviet("y", "10-4-8", "0505")
        .supplied()
        .german("a", "5-5-8", "0405")
        .supplied()
        .german("b", "5-5-8", "0403")
        .supplied();
  }

  @Test
  @Case({"ROSTOV-22.3", "ROSTOV-22.31"})
  void stackedWithAttackersSwFrontShiftsOneAttackATurn() {
    Table table = soviets(front(), Phase.COMBAT);
    assertThat(table.odds(attack("x", "0405")).column()).isEqualTo("2-1");
    assertThat(table.odds(frontAttack("x", "0405", false)).column()).isEqualTo("3-1");
    table.refuses("ROSTOV-22.3", frontAttack("y", "0405", false));
    Played.game(table).declared(table.position(), attackOf(table));
    table.refuses("ROSTOV-22.31", frontAttack("x", "0405", false));
  }

  private static hexfront.engine.orders.Attack attackOf(Table table) {
    return (hexfront.engine.orders.Attack) frontAttack("x", "0405", false).on(table);
  }

  @Test
  @Case("ROSTOV-22.31")
  void outOfSupplySwFrontShiftsNothing() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .unit(Played.front("front"), "0404")
            .unsupplied()
            .soviet("x", "10-4-8", "0404")
            .supplied()
            .german("a", "5-5-8", "0405");
    soviets(sketch, Phase.COMBAT).refuses("ROSTOV-22.31", frontAttack("x", "0405", false));
  }

  @Test
  @Case("ROSTOV-22.32")
  void onceEvacuatedOrEliminatedSwFrontHasNoShiftAnyMore() {
    Table table = soviets(front(), Phase.COMBAT);
    table.position().setValue(RostovValue.FRONT_SHIFT_LOST, 1);
    table.refuses("ROSTOV-22.32", frontAttack("x", "0405", false));
    Table evacuated = soviets(front(), Phase.INITIAL_MOVEMENT);
    evacuated.plays(evacuate("front-swf"));
    assertThat(evacuated.position().value(RostovValue.FRONT_SHIFT_LOST)).isEqualTo(1);
  }

  @Test
  @Tag("E-HQ-06")
  @Case("ROSTOV-22.33")
  void theShiftAndAnAirPointDoNotGoTogether() {
    soviets(front().turn(10), Phase.COMBAT).refuses("ROSTOV-22.33", frontAttack("x", "0405", true));
  }
}
