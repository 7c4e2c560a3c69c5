package hexfront.engine.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
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

  @Test
  void hexesAddedToTheRingGrowWithItFromThenOn() {
    HexGrid grid = new HexGrid(9, 9);
    Flood flood = new Flood(grid);
    Flood.Passages passages = flood.passages(grid, new byte[grid.size()]);
    HexSet open = all(grid);
    HexSet reached = new HexSet(grid.size());
    flood.beginRings();
    flood.addToRing(hex(grid, "0505"), reached);
    flood.nextRing(reached, open, passages);
    flood.addToRing(hex(grid, "0901"), reached);
    flood.nextRing(reached, open, passages);
    for (int hex = 0; hex < grid.size(); hex++) {
      boolean near =
          grid.distance(hex, hex(grid, "0505")) <= 2 || grid.distance(hex, hex(grid, "0901")) <= 1;
      assertThat(reached.has(hex)).as(grid.number(hex)).isEqualTo(near);
    }
    HexSet again = new HexSet(grid.size());
    flood.beginRings();
    flood.nextRing(again, open, passages);
    assertThat(again.isEmpty()).as("nothing is left of the rings before").isTrue();
  }

  @Test
  void halfRingsBeginAnewToo() {
    HexGrid grid = new HexGrid(9, 9);
    Flood flood = new Flood(grid);
    Flood.Passages passages = flood.passages(grid, new byte[grid.size()]);
    Flood.Passages none = flood.passages(grid);
    HexSet first = new HexSet(grid.size());
    first.add(hex(grid, "0505"));
    HexSet reached = first.copy();
    flood.beginRings(first);
    flood.nextHalfRing(reached, all(grid), all(grid), passages, none);
    assertThat(reached).as("half a step leads nowhere").isEqualTo(first);
    HexSet nobody = new HexSet(grid.size());
    flood.beginRings(nobody);
    flood.nextHalfRing(nobody, all(grid), all(grid), passages, none);
    assertThat(nobody.isEmpty()).isTrue();
    flood.beginRings();
    flood.nextHalfRing(nobody, all(grid), all(grid), passages, none);
    assertThat(nobody.isEmpty()).isTrue();
  }

  @Test
  void copiedPassagesAreOpenedForThemselves() {
    HexGrid grid = new HexGrid(3, 3);
    byte[] blocked = new byte[grid.size()];
    java.util.Arrays.fill(blocked, (byte) 63);
    blocked[hex(grid, "0102")] = (byte) ~(1 << 3);
    Flood flood = new Flood(grid);
    Flood.Passages printed = flood.passages(grid, blocked);
    Flood.Passages now = flood.passages(grid);
    now.copyFrom(printed);
    now.open(hex(grid, "0102"), 0);
    assertThat(from(flood, grid, "0102", printed)).containsExactly("0102", "0103");
    assertThat(from(flood, grid, "0102", now)).containsExactly("0101", "0102", "0103");
  }

  private static java.util.List<String> from(
      Flood flood, HexGrid grid, String hex, Flood.Passages passages) {
    HexSet reached = new HexSet(grid.size());
    reached.add(hex(grid, hex));
    flood.fill(reached, all(grid), all(grid), passages);
    return reached.stream().mapToObj(grid::number).sorted().toList();
  }

  @Test
  void aHexrowHasAtMostSixtyTwoPlaces() {
    assertThat(new Flood(new HexGrid(2, 62))).isNotNull();
    assertThatThrownBy(() -> new Flood(new HexGrid(2, 63)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aLineIsTracedAsFarAsItsSourceReachesAndNotOverABlockedHexside() {
    HexGrid grid = new HexGrid(1, 9);
    byte[] blocked = new byte[grid.size()];
    blocked[hex(grid, "0104")] = 1 << 0;
    Trace trace = new Trace(grid);
    trace.begin();
    trace.source(hex(grid, "0106"), 2);
    trace.source(hex(grid, "0101"), 1);
    trace.run(all(grid), blocked, new HexSet(grid.size()));
    assertThat(java.util.stream.IntStream.range(0, 9).filter(trace::reaches).mapToObj(grid::number))
        .containsExactly("0101", "0102", "0104", "0105", "0106", "0107", "0108");
    assertThat(trace.line(hex(grid, "0108")))
        .containsExactly(hex(grid, "0108"), hex(grid, "0107"), hex(grid, "0106"));
    trace.begin();
    trace.source(0, 1);
    assertThatThrownBy(() -> trace.source(1, 2)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSourceThatReachesFartherTakesOver() {
    HexGrid grid = new HexGrid(1, 9);
    Trace trace = new Trace(grid);
    trace.begin();
    trace.source(hex(grid, "0101"), 4);
    trace.source(hex(grid, "0103"), 3);
    trace.run(all(grid), new byte[9], new HexSet(9));
    assertThat(trace.reaches(hex(grid, "0106"))).isTrue();
    assertThat(trace.reaches(hex(grid, "0107"))).isFalse();
  }

  private static int hex(HexGrid grid, String number) {
    return grid.hex(number).orElseThrow();
  }

  private static HexSet all(HexGrid grid) {
    HexSet all = new HexSet(grid.size());
    for (int hex = 0; hex < grid.size(); hex++) {
      all.add(hex);
    }
    return all;
  }
}
