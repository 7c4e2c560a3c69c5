package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Unit;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Games that began under earlier rules go on as they began. */
class FormerRulesTest {
  private static Unit unit(String scenario, boolean before6, String id) {
    Board board =
        new Tables(Shelf.boxes())
            .box("blitzfront")
            .open(scenario, Map.of("rules-before-6", before6))
            .rulebook()
            .board();
    return board.unit(board.unit(id).orElseThrow());
  }

  @Test
  @Case("BF-ROS-3")
  void theirCountersAreThoseTheyBeganWith() {
    String army = "blitzfront42-su-56a";
    assertThat(unit("maikop-1942", false, army).steps().getFirst()).hasToString("5-7-3");
    assertThat(unit("maikop-1942", true, army).steps().getFirst()).hasToString("4-6-3");
    String corps = "blitzfront42-su-10grk";
    assertThat(unit("maikop-1942", false, corps).values().get("entry")).isEqualTo(4);
    assertThat(unit("maikop-1942", true, corps).values().get("entry")).isEqualTo(5);
    assertThat(unit("rostov", true, "blitzfront-su-56a"))
        .isEqualTo(unit("rostov", false, "blitzfront-su-56a"));
  }

  @Test
  void everyFormerCounterIsOne() {
    assertThat(new BlitzfrontBox().counters().stream().map(Unit::id))
        .containsAll(BlitzfrontData.load().countersBefore6().keySet());
  }
}
