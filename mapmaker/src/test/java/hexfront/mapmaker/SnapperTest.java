package hexfront.mapmaker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

class SnapperTest {
  private static final Spot START = new Spot(-1, -1);
  private static final Spot GOAL = new Spot(61, 19);

  /** A meandering line from the start to the goal. */
  private static List<Coordinate> meanders(Random random) {
    List<Coordinate> points = new ArrayList<>();
    points.add(new Coordinate(START.u(), START.v()));
    for (int i = 1; i < 60; i++) {
      double t = i / 60.0;
      points.add(
          new Coordinate(
              START.u() + t * (GOAL.u() - START.u()) + random.nextGaussian() * 0.4,
              START.v()
                  + t * (GOAL.v() - START.v())
                  + Math.sin(6 * t) * 2
                  + random.nextGaussian() * 0.4));
    }
    points.add(new Coordinate(GOAL.u(), GOAL.v()));
    return points;
  }

  @Test
  void aMeanderingLineBecomesOneChainWithoutLoops() {
    for (long seed = 1; seed <= 40; seed++) {
      Snapper snapper = new Snapper(meanders(new Random(seed)), Set.of(), Set.of());
      List<Spot> path = snapper.follow(START, List.of(), Set.of(GOAL), s -> 0);
      assertThat(path).as("seed " + seed).startsWith(START).endsWith(GOAL).doesNotHaveDuplicates();
      for (int i = 1; i < path.size(); i++) {
        assertThat(Honeycomb.nextCorners(path.get(i - 1))).as("seed " + seed).contains(path.get(i));
        assertThat(snapper.distance(path.get(i).u(), path.get(i).v()))
            .as("seed " + seed)
            .isLessThan(1.2);
      }
    }
  }

  @Test
  void theChainGoesThroughTheHexsidesItMust() {
    List<Coordinate> straight =
        List.of(new Coordinate(START.u(), START.v()), new Coordinate(GOAL.u(), GOAL.v()));
    Hexside must = Hexside.between(new Spot(30, 12), new Spot(30, 14));
    List<Spot> path =
        new Snapper(straight, Set.of(), Set.of())
            .follow(START, List.of(must), Set.of(GOAL), s -> 0);
    assertThat(new Draft.River("x", "minor-river", path).hexsides())
        .contains(must)
        .doesNotHaveDuplicates();
  }

  @Test
  void closedCornersAndForbiddenHexsidesAreLeftOut() {
    List<Coordinate> line =
        List.of(new Coordinate(START.u(), START.v()), new Coordinate(GOAL.u(), GOAL.v()));
    List<Spot> free =
        new Snapper(line, Set.of(), Set.of()).follow(START, List.of(), Set.of(GOAL), s -> 0);
    Spot closed = free.get(5);
    Hexside forbidden = Hexside.joining(free.get(9), free.get(10));
    List<Spot> path =
        new Snapper(line, Set.of(closed), Set.of(forbidden))
            .follow(START, List.of(), Set.of(GOAL), s -> 0);
    assertThat(path).isNotEmpty().doesNotContain(closed);
    assertThat(new Draft.River("x", "minor-river", path).hexsides()).doesNotContain(forbidden);
  }
}
