package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Fog of war: covered counters that are alike may be any of each other. */
final class Imagination {
  private final StalingradRules rules;
  private final StalingradViews views;

  Imagination(StalingradRules rules, StalingradViews views) {
    this.rules = rules;
    this.views = views;
  }

  @Case("CTS-42.0")
  void draw(Position p, Side viewer, RandomGenerator random) {
    int[] covered =
        IntStream.of(rules.roster.ground(viewer.enemy()))
            .filter(unit -> views.isCovered(p, viewer, unit))
            .toArray();
    boolean[] drawn = new boolean[covered.length];
    for (int i = 0; i < covered.length; i++) {
      if (!drawn[i]) {
        deal(p, covered, i, drawn, random);
      }
    }
  }

  /** Deals the hexes of a counter and all like it out anew, the same for truths that look alike. */
  private void deal(Position p, int[] covered, int first, boolean[] drawn, RandomGenerator random) {
    int[] group = new int[covered.length];
    int n = 0;
    for (int i = first; i < covered.length; i++) {
      if (!drawn[i] && (i == first || isAlike(p, covered[first], covered[i]))) {
        drawn[i] = true;
        group[n++] = covered[i];
      }
    }
    int[] hexes = IntStream.of(group).limit(n).map(p::hex).sorted().toArray();
    for (int i = n - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int hex = hexes[i];
      hexes[i] = hexes[other];
      hexes[other] = hex;
    }
    for (int i = 0; i < n; i++) {
      p.place(group[i], hexes[i]);
    }
  }

  /** Whether two counters can change places without anybody noticing. */
  private boolean isAlike(Position p, int a, int b) {
    return p.lost(a) == p.lost(b)
        && p.flags(a) == p.flags(b)
        && rules.roster.halves(a) == rules.roster.halves(b)
        && rules.roster.isLarge(a) == rules.roster.isLarge(b)
        && !rules.roster.isHq(a)
        && !rules.roster.isHq(b)
        && rules.roster.isArtillery(a) == rules.roster.isArtillery(b)
        && rules.roster.isHungarian(a) == rules.roster.isHungarian(b)
        && rules.roster.isRumanian(a) == rules.roster.isRumanian(b)
        && rules.board().steps(a) == rules.board().steps(b);
  }
}
