package hexfront.games.inquiry;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Ask;
import hexfront.engine.Order;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.OrderTypes;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Many orders that send one unit somewhere each, as a question for each unit. */
class ByUnitTest {
  private static final OrderTypes TYPES =
      new OrderTypes(
          List.of(
              OrderType.of(Rail.class), OrderType.of(Enter.class), OrderType.of(EndPhase.class)));

  private static Ask ask(String type, Order... orders) {
    return new ByUnit(TYPES).ask(type, List.of(orders)).orElseThrow();
  }

  @Test
  void ordersAlongPathsAreWaysOfTheirUnits() {
    Order first = new Rail(new UnitRef(7), Hexes.of(1, 2));
    Order second = new Rail(new UnitRef(7), Hexes.of(1, 2, 3));
    Order other = new Rail(new UnitRef(4), Hexes.of(5, 6));
    Ask.Ways ways = (Ask.Ways) ask("rail", first, second, other);
    assertThat(ways.movers())
        .containsExactly(
            new Ask.Mover(7, List.of(Hexes.of(1, 2), Hexes.of(1, 2, 3))),
            new Ask.Mover(4, List.of(Hexes.of(5, 6))));
    assertThat(ways.most()).isOne();
  }

  @Test
  void ordersToHexesAreLotsOfTheirUnitsAndLeadBackToTheOrder() {
    Order here = new Enter(Units.of(3), new Hex(8));
    Order there = new Enter(Units.of(3), new Hex(9));
    Ask.Allot lots = (Ask.Allot) ask("enter", here, there);
    assertThat(lots.lots()).containsExactly(new Ask.Lot(3, Hexes.of(8, 9)));
    assertThat(lots.answer().apply(Map.of(3, 9))).isEqualTo(there);
  }

  @Test
  void ordersOfSeveralUnitsAndOfNoneAreLeftOut() {
    Order together = new Enter(Units.of(3, 4), new Hex(8));
    assertThat(new ByUnit(TYPES).ask("enter", List.of(together, new EndPhase()))).isEmpty();
  }
}
