package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines that are kept from one country to the next, against a plain search; drawn by lot. */
class ConnectionsTest {
  private final HexGrid grid = new HexGrid(14, 11);
  private final Connections connections = new Connections(grid);
  private final HexSet edge = new HexSet(grid.size());
  private final HexSet open = HexSet.all(grid.size());
  private final byte[] ways = new byte[grid.size()];

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 60);
  }

  private void openAll() {
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        ways[hex] |= (byte) (grid.neighbour(hex, d) == HexGrid.OFF ? 0 : 1 << d);
      }
    }
  }

  /** Something is opened or closed: a hex, a way out of one, a hex of the edge. */
  private void change(SplittableRandom random) {
    int hex = random.nextInt(grid.size());
    int d = random.nextInt(Direction.COUNT);
    switch (random.nextInt(5)) {
      case 0 -> {
        if (edge.has(hex)) {
          edge.remove(hex);
        } else if (edge.size() < 4) {
          edge.add(hex);
        }
      }
      case 1 -> open.add(hex);
      case 2 -> open.remove(hex);
      default -> ways[hex] ^= (byte) (grid.neighbour(hex, d) == HexGrid.OFF ? 0 : 1 << d);
    }
  }

  private HexSet reached() {
    HexSet reached = edge.copy();
    reached.retainAll(open);
    boolean more = true;
    while (more) {
      more = false;
      for (int from : reached.toArray()) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int to = (ways[from] & 1 << d) == 0 ? HexGrid.OFF : grid.neighbour(from, d);
          if (to != HexGrid.OFF && open.has(to) && !reached.has(to)) {
            reached.add(to);
            more = true;
          }
        }
      }
    }
    return reached;
  }

  @ParameterizedTest
  @MethodSource("seeds")
  @Case("CTS-9.1")
  void aLineLeadsFromAHexWhereverAPlainSearchFindsOne(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    openAll();
    edge.add(random.nextInt(grid.size()));
    int changes = 1 + random.nextInt(40);
    for (int country = 0; country < 60; country++) {
      for (int i = random.nextInt(changes); i >= 0; i--) {
        change(random);
      }
      connections.open.copyFrom(open);
      connections.begin(edge, ways);
      HexSet reached = reached();
      for (int asked = random.nextInt(2 * grid.size()); asked >= 0; asked--) {
        int hex = random.nextInt(grid.size());
        assertThat(connections.has(hex))
            .as("country %d, hex %d", country, hex)
            .isEqualTo(reached.has(hex));
      }
    }
  }
}
