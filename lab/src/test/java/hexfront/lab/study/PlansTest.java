package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Side;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a captain has in mind is told and drawn. */
class PlansTest {
  private static final Tables TABLES = new Tables(Shelf.boxes());

  private static Plans plans(Side side, int turn) {
    Ground ground = Ground.of(TABLES, "kiev", Optional.empty(), Map.of());
    return Plans.of(TABLES, ground, side, turn, 7001);
  }

  @Test
  void theStrongestOperationsAreTold() {
    Plans plans = plans(Side.AXIS, 1);
    assertThat(plans.words()).hasSizeBetween(2, 6).anyMatch(words -> words.contains(" Kiev by"));
    assertThat(plans.seen().turn()).isEqualTo(1);
    assertThat(plans.seen().phasing()).isEqualTo(Side.AXIS);
  }

  @Test
  void everyStackStandsOnTheMapAndEveryMarchHasItsArrow() {
    Plans plans = plans(Side.SOVIET, 1);
    String svg = plans.svg();
    plans.words().forEach(words -> assertThat(svg).contains(words));
    assertThat(svg).contains("kiev campaign, turn 1: plans of the Soviet side");
    assertThat(svg).contains("class=\"stack axis\"", "class=\"stack soviet\"");
    assertThat(svg).contains("class=\"march soviet\"").doesNotContain("class=\"march axis\"");
  }

  @Test
  void aTurnThatNeverComesIsRefused() {
    assertThatThrownBy(() -> plans(Side.AXIS, 99))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("turn 99");
  }
}
