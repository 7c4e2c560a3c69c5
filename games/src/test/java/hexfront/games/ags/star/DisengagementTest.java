package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.orders.Move;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.Play;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 22 with the Addenda. */
class DisengagementTest {
  private static Play germans(Sketch sketch) {
    return sketch.begin(Side.AXIS, "initial-movement");
  }

  private static Play soviets(Sketch sketch) {
    return sketch.begin(Side.SOVIET, "initial-movement");
  }

  private static Sketch facing() {
    return Sketch.clear(9, 9).german("a", "5-7-7", "0406").soviet("x", "3-4-6", "0405");
  }

  @Test
  @Case("STAR-22.0")
  void aGermanLeavesAnEnemyZoneForTwoPointsAndTheTerrain() {
    Play table = germans(facing().terrain("woods", "0407"));
    table.refuses("AGS-5.24", "move units=a path=0406,0407");
    table.plays("move units=a path=0406,0407 disengage=true");
    assertThat(table.pointsLeft("a")).isEqualTo(4);
    table.allows("move units=a path=0407,0408");
  }

  @Test
  @Case("STAR-22.0")
  void heMustHaveThePoints() {
    Play table =
        germans(facing().panzer("p", "6-2-4", "0406", "size regiment").terrain("woods", "0407"));
    table.allows("move units=p path=0406,0407 disengage=true");
    table.refuses("AGS-5.11", "move units=p path=0406,0407,0408 disengage=true");
  }

  @Test
  @Case("STAR-22.12")
  void aGermanGoesFromZoneToZoneOnlyWhereAFriendStands() {
    Sketch sketch = facing().soviet("y", "3-4-6", "0508");
    germans(sketch).refuses("STAR-22.12", "move units=a path=0406,0407 disengage=true");
    Play table = germans(facing().soviet("y", "3-4-6", "0508").german("b", "1-2-7", "0407"));
    table.plays("move units=a path=0406,0407 disengage=true");
    assertThat(table.at("a")).isEqualTo("0407");
    table.refuses("AGS-8.21", "move units=a path=0407,0307");
  }

  @Test
  @Case("STAR-22.12")
  void heMayEndInAnotherZoneIfTheFirstHexIsFree() {
    Play table = germans(facing().soviet("y", "3-4-6", "0609"));
    table.allows("move units=a path=0406,0407,0508 disengage=true");
  }

  @Test
  @Case("STAR-22.11")
  void aSovietUnitNeitherEntersNorEndsInASecondZone() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .hq("h", 4, "0402", "defensive")
            .soviet("x", "3-4-6", "0405")
            .soviet("y", "1-1-6", "0504")
            .german("a", "5-7-7", "0406")
            .german("b", "5-7-7", "0604");
    Play table = soviets(sketch);
    table.refuses("STAR-22.11", "move units=x path=0405,0504 disengage=true");
    table.refuses("STAR-22.11", "move units=x path=0405,0404,0504 disengage=true");
    table.plays("move units=x path=0405,0404 disengage=true");
    table.refuses("STAR-22.11", "move units=x path=0404,0504");
    table.allows("move units=x path=0404,0403");
  }

  @Test
  @Case("STAR-22.13")
  void aUnitDisengagesOnlyWhenItBeginsToMove() {
    Play table =
        germans(Sketch.clear(9, 9).german("a", "5-7-7", "0407").soviet("x", "3-4-6", "0405"));
    table
        .plays("move units=a path=0407,0406")
        .refuses("STAR-22.13", "move units=a path=0406,0407 disengage=true");
  }

  @Test
  @Case("STAR-22.0")
  void nobodyDisengagesFromNobody() {
    germans(Sketch.clear(9, 9).german("a", "5-7-7", "0407"))
        .refuses("STAR-22.0", "move units=a path=0407,0408 disengage=true");
  }

  @Test
  @Case("STAR-22.0")
  void disengagingMovesAreAmongTheLegalOrders() {
    Play table = germans(facing());
    List<Order> orders = new ArrayList<>();
    table.rules().legal(table.position(), orders::add);
    assertThat(orders)
        .anyMatch(order -> order instanceof Move m && Disengaging.is(m))
        .allMatch(order -> table.rules().check(table.position(), order).isLegal());
  }

  @Test
  @Case("STAR-22.11")
  void inALaterPhaseItComesNearAnEnemyAgain() {
    Play table =
        soviets(
            Sketch.clear(9, 9)
                .hq("h", 4, "0402", "defensive")
                .soviet("x", "3-4-6", "0405")
                .german("a", "5-7-7", "0406"));
    table.plays("move units=x path=0405,0404 disengage=true");
    assertThat(table.is("x", StarFlag.DISENGAGED)).isTrue();
    int turn = table.position().turn();
    while (table.position().turn() == turn || table.asked() != Side.SOVIET) {
      table.plays("end-phase");
    }
    assertThat(table.is("x", StarFlag.DISENGAGED)).isFalse();
    table.allows("move units=x path=0404,0405");
  }
}
