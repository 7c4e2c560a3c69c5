package hexfront.engine.staff;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import org.junit.jupiter.api.Test;

/** Two railroads lead from the first hex to the last of a grid, along its upper and lower edge. */
class CorridorsTest {
  private final HexGrid grid = new HexGrid(3, 9);
  private final int source = grid.at(1, 0);
  private final int goal = grid.at(1, 8);

  private Corridors corridors(int onUpperRow, int onLowerRow) {
    byte[] costs =
        Reach.costs(
            grid,
            (hex, d) -> {
              int to = grid.neighbour(hex, d);
              return isUpper(hex) && isUpper(to)
                  ? onUpperRow
                  : isLower(hex) && isLower(to) ? onLowerRow : Reach.NEVER;
            });
    return new Corridors(grid, costs, 10, set(source));
  }

  private boolean isUpper(int hex) {
    return isEnd(hex) || in(hex, 0);
  }

  private boolean isLower(int hex) {
    return isEnd(hex) || in(hex, 2);
  }

  private boolean isEnd(int hex) {
    return hex == source || hex == goal;
  }

  private boolean in(int hex, int row) {
    for (int i = 0; i < 9; i++) {
      if (grid.at(row, i) == hex) {
        return true;
      }
    }
    return false;
  }

  private HexSet set(int... hexes) {
    return HexSet.of(grid.size(), hexes);
  }

  @Test
  void theWaysAreOpenUpToTheirFirstPlaces() {
    Corridors corridors = corridors(1, 3);
    int upper = grid.at(0, 3);
    int lower = grid.at(2, 5);
    corridors.open(set(upper, grid.at(0, 6), lower, goal));
    assertThat(corridors.gates()).containsExactlyInAnyOrder(upper, lower);
  }

  @Test
  void fromAGateThePlacesAreTakenInTheirOrder() {
    Corridors corridors = corridors(1, 3);
    int near = grid.at(0, 2);
    int far = grid.at(0, 6);
    corridors.open(set(far, near, goal, grid.at(2, 4)));
    assertThat(corridors.places(near, goal)).containsExactly(near, far, goal);
    assertThat(corridors.cost(far, goal)).isLessThan(corridors.cost(near, goal));
  }

  @Test
  void whatWasTakenIsNotInTheWayAnyMore() {
    Corridors corridors = corridors(1, Reach.NEVER);
    int town = grid.at(0, 4);
    corridors.open(set(town, goal));
    assertThat(corridors.gates()).containsExactly(town);
    corridors.open(set(goal));
    assertThat(corridors.gates()).containsExactly(goal);
    assertThat(corridors.places(goal, goal)).containsExactly(goal);
  }

  @Test
  void whatAPlaceIsWorthFollowsThePointsOfTheGoalAndWhatIsTaken() {
    Corridors corridors = corridors(1, Reach.NEVER);
    int town = grid.at(0, 4);
    double[] few = new double[grid.size()];
    double[] many = new double[grid.size()];
    double[] taken = new double[grid.size()];
    corridors.open(set(town, goal));
    corridors.addWorth(goal, 10, few);
    corridors.addWorth(goal, 20, many);
    corridors.open(set(goal));
    corridors.addWorth(goal, 20, taken);
    assertThat(few[town]).isPositive();
    assertThat(many[town]).isEqualTo(2 * few[town]);
    assertThat(taken[town]).isZero();
    assertThat(taken[goal]).isEqualTo(20);
  }

  @Test
  void whatIsTakenBackIsInTheWayAgain() {
    Corridors corridors = corridors(1, Reach.NEVER);
    int town = grid.at(0, 4);
    double[] first = new double[grid.size()];
    double[] again = new double[grid.size()];
    corridors.open(set(town, goal));
    corridors.addWorth(goal, 10, first);
    corridors.open(set(goal));
    corridors.open(set(town, goal));
    corridors.addWorth(goal, 10, again);
    assertThat(corridors.gates()).containsExactly(town);
    assertThat(corridors.places(town, goal)).containsExactly(town, goal);
    assertThat(again).containsExactly(first);
  }
}
