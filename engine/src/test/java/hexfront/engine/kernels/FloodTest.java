package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Floods over countries drawn by lot, against a plain breadth-first search. */
class FloodTest {
  private static final int FAR = 1000;

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 150);
  }

  /** What a flood is asked in one test. */
  private record Question(
      Country land, HexSet sources, HexSet open, HexSet through, byte[] slow, byte[] fast) {
    static Question of(long seed) {
      Country land = Country.of(seed);
      SplittableRandom random = new SplittableRandom(seed);
      HexSet sources = land.someHexes(random, 1 + random.nextInt(40));
      HexSet open = land.someHexes(random, 1);
      open.removeAll(land.closed);
      sources.retainAll(open);
      HexSet through = open.copy();
      through.removeAll(land.someHexes(random, 2 + random.nextInt(8)));
      byte[] fast = new byte[land.grid.size()];
      for (int hex = 0; hex < fast.length; hex++) {
        fast[hex] = (byte) (land.blocked[hex] | random.nextInt(64));
      }
      return new Question(land, sources, open, through, land.blocked, fast);
    }

    /** Steps to every hex; {@code half} counts a fast step as one and any other as two. */
    int[] plain(boolean half) {
      HexGrid grid = land.grid;
      int[] far = new int[grid.size()];
      java.util.Arrays.fill(far, FAR);
      Deque<Integer> queue = new ArrayDeque<>();
      sources.forEach(
          hex -> {
            far[hex] = 0;
            queue.add(hex);
          });
      while (!queue.isEmpty()) {
        int hex = queue.remove();
        for (int d = 0; d < Direction.COUNT; d++) {
          int to = grid.neighbour(hex, d);
          int step = half ? (fast[hex] & (1 << d)) == 0 ? 1 : 2 : 1;
          if (to != HexGrid.OFF
              && (slow[hex] & (1 << d)) == 0
              && open.has(to)
              && (far[hex] == 0 || through.has(hex))
              && far[hex] + step < far[to]) {
            far[to] = far[hex] + step;
            queue.add(to);
          }
        }
      }
      return far;
    }

    HexSet within(int steps, boolean half) {
      int[] far = plain(half);
      HexSet hexes = new HexSet(far.length);
      for (int hex = 0; hex < far.length; hex++) {
        if (far[hex] <= steps) {
          hexes.add(hex);
        }
      }
      return hexes;
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aFloodReachesWhatASearchReaches(long seed) {
    Question q = Question.of(seed);
    Flood flood = new Flood(q.land().grid);
    HexSet reached = q.sources().copy();
    HexSet through = q.through().copy();
    through.addAll(q.sources());
    flood.fill(reached, q.open(), through, flood.passages(q.land().grid, q.slow()));
    assertThat(reached).isEqualTo(q.within(FAR - 1, false));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void ringsGrowOneStepAtATime(long seed) {
    Question q = Question.of(seed);
    Flood flood = new Flood(q.land().grid);
    Flood.Passages passages = flood.passages(q.land().grid, q.slow());
    HexSet reached = q.sources().copy();
    flood.beginRings(reached);
    for (int steps = 1; steps <= 8; steps++) {
      flood.nextRing(reached, q.open(), q.through(), passages);
      assertThat(reached).as("within %d", steps).isEqualTo(q.within(steps, false));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void halfRingsTakeTwoForAStepThatIsNotFast(long seed) {
    Question q = Question.of(seed);
    Flood flood = new Flood(q.land().grid);
    Flood.Passages passages = flood.passages(q.land().grid, q.slow());
    Flood.Passages fast = flood.passages(q.land().grid, q.fast());
    HexSet reached = q.sources().copy();
    flood.beginRings(reached);
    for (int half = 1; half <= 14; half++) {
      flood.nextHalfRing(reached, q.open(), q.through(), passages, fast);
      assertThat(reached).as("within %d halves", half).isEqualTo(q.within(half, true));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void inTheMirroredCountryTheFloodIsMirrored(long seed) {
    Question q = Question.of(seed);
    Country land = q.land();
    Flood flood = new Flood(land.grid);
    HexSet reached = q.sources().copy();
    flood.fill(reached, q.open(), q.open(), flood.passages(land.grid, q.slow()));
    HexSet image = land.mirrored(q.sources());
    HexSet open = land.mirrored(q.open());
    flood.fill(image, open, open, flood.passages(land.grid, land.mirrored().blocked));
    assertThat(image).isEqualTo(land.mirrored(reached));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aTraceReachesWhatAFloodReachesAndItsLinesAreOpen(long seed) {
    Question q = Question.of(seed);
    HexGrid grid = q.land().grid;
    byte[] bothWays = new byte[grid.size()];
    HexSet barred = q.open().copy();
    barred.removeAll(q.through());
    Trace trace = new Trace(grid);
    trace.begin();
    q.sources().forEach(hex -> trace.source(hex, 6));
    trace.run(q.open(), bothWays, barred);
    HexSet reached = q.sources().copy();
    Flood flood = new Flood(grid);
    flood.beginRings(reached);
    for (int i = 0; i < 6; i++) {
      flood.nextRing(reached, q.open(), q.through(), flood.passages(grid, bothWays));
    }
    for (int hex = 0; hex < grid.size(); hex++) {
      assertThat(trace.reaches(hex)).isEqualTo(reached.has(hex));
      if (trace.reaches(hex)) {
        int[] line = trace.line(hex);
        assertThat(line.length).isLessThanOrEqualTo(7);
        assertThat(q.sources().has(line[line.length - 1])).isTrue();
        for (int i = 1; i < line.length; i++) {
          assertThat(grid.adjacent(line[i - 1], line[i])).isTrue();
          assertThat(q.open().has(line[i])).isTrue();
        }
      }
    }
  }
}
