package hexfront.games.ags.star;

import static hexfront.games.ags.Orders.disengage;
import static hexfront.games.ags.Orders.move;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.orders.Move;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Sketch;
import hexfront.games.ags.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 22 with the Addenda. */
class DisengagementTest {
  private static Table germans(Sketch sketch) {
    return StarSketch.begin(sketch, Side.AXIS, Phase.INITIAL_MOVEMENT);
  }

  private static Table soviets(Sketch sketch) {
    return StarSketch.begin(sketch, Side.SOVIET, Phase.INITIAL_MOVEMENT);
  }

  private static Sketch facing() {
    return Sketch.clear(9, 9).german("a", "5-7-7", "0406").soviet("x", "3-4-6", "0405");
  }

  @Test
  @Case("STAR-22.0")
  void aGermanLeavesAnEnemyZoneForTwoPointsAndTheTerrain() {
    Table table = germans(facing().woods("0407"));
    table.refuses("AGS-5.24", move("a", "0406-0407"));
    table.plays(disengage("a", "0406-0407"));
    assertThat(table.pointsLeft("a")).isEqualTo(4);
    table.allows(move("a", "0407-0408"));
  }

  @Test
  @Case("STAR-22.0")
  void heMustHaveThePoints() {
    Table table = germans(facing().unit(StarSketch.panzer("p", "", "6-2-4"), "0406").woods("0407"));
    table.allows(disengage("p", "0406-0407"));
    table.refuses("AGS-5.11", disengage("p", "0406-0407-0408"));
  }

  @Test
  @Case("STAR-22.12")
  void aGermanGoesFromZoneToZoneOnlyWhereAFriendStands() {
    Sketch sketch = facing().soviet("y", "3-4-6", "0508");
    germans(sketch).refuses("STAR-22.12", disengage("a", "0406-0407"));
    Table table = germans(facing().soviet("y", "3-4-6", "0508").german("b", "1-2-7", "0407"));
    table.plays(disengage("a", "0406-0407"));
    assertThat(table.at("a")).isEqualTo("0407");
    table.refuses("AGS-8.21", move("a", "0407-0307"));
  }

  @Test
  @Case("STAR-22.12")
  void heMayEndInAnotherZoneIfTheFirstHexIsFree() {
    Table table = germans(facing().soviet("y", "3-4-6", "0609"));
    table.allows(disengage("a", "0406-0407-0508"));
  }

  @Test
  @Case("STAR-22.11")
  void aSovietUnitNeitherEntersNorEndsInASecondZone() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .hq("h", 4, "0402")
            .flag(StarFlag.DEFENSIVE)
            .soviet("x", "3-4-6", "0405")
            .soviet("y", "1-1-6", "0504")
            .german("a", "5-7-7", "0406")
            .german("b", "5-7-7", "0604");
    Table table = soviets(sketch);
    table.refuses("STAR-22.11", disengage("x", "0405-0504"));
    table.refuses("STAR-22.11", disengage("x", "0405-0404-0504"));
    table.plays(disengage("x", "0405-0404"));
    table.refuses("STAR-22.11", move("x", "0404-0504"));
    table.allows(move("x", "0404-0403"));
  }

  @Test
  @Case("STAR-22.13")
  void aUnitDisengagesOnlyWhenItBeginsToMove() {
    Table table =
        germans(Sketch.clear(9, 9).german("a", "5-7-7", "0407").soviet("x", "3-4-6", "0405"));
    table.plays(move("a", "0407-0406")).refuses("STAR-22.13", disengage("a", "0406-0407"));
  }

  @Test
  @Case("STAR-22.0")
  void nobodyDisengagesFromNobody() {
    germans(Sketch.clear(9, 9).german("a", "5-7-7", "0407"))
        .refuses("STAR-22.0", disengage("a", "0407-0408"));
  }

  @Test
  @Case("STAR-22.0")
  void disengagingMovesAreAmongTheLegalOrders() {
    Table table = germans(facing());
    List<Order> orders = new ArrayList<>();
    table.rules().legal(table.position(), orders::add);
    assertThat(orders)
        .anyMatch(order -> order instanceof Move m && Disengaging.is(m))
        .allMatch(order -> table.rules().check(table.position(), order).isLegal());
  }
}
