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
    for (int i = covered.length - 1; i > 0; i--) {
      int other = covered[random.nextInt(i + 1)];
      if (isAlike(p, covered[i], other)) {
        int hex = p.hex(covered[i]);
        p.place(covered[i], p.hex(other));
        p.place(other, hex);
      }
    }
  }

  /** Whether two counters can change places without anybody noticing. */
  private boolean isAlike(Position p, int a, int b) {
    return p.hex(a) != p.hex(b)
        && p.lost(a) == p.lost(b)
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
