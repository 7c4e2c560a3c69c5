package hexfront.games.blitzkrieg57;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Trace;
import java.util.Arrays;

/**
 * What the Axis would lose with a place on its railroads: all that is fed over it starves without
 * it, and so it is worth as much as a guard there can save.
 */
final class Lifelines {
  private final BlitzkriegRules rules;

  Lifelines(BlitzkriegRules rules) {
    this.rules = rules;
  }

  /** Raises the worth of every place to the points of the units whose lines lead through it. */
  void addWorth(Position p, double[] into) {
    double[] fed = BlitzkriegScratch.of(p).fed.standing(p, points -> find(p, points));
    rules.terrain.places.forEach(hex -> into[hex] = Math.max(into[hex], fed[hex]));
  }

  private void find(Position p, double[] fed) {
    Trace trace = rules.communications.trace(p, Side.AXIS);
    Arrays.fill(fed, 0);
    for (int unit : rules.roster.units(Side.AXIS)) {
      if (p.onMap(unit) && trace.reaches(p.hex(unit))) {
        int points = rules.data.points().of(rules.board().unit(unit));
        for (int hex : trace.line(p.hex(unit))) {
          fed[hex] += points;
        }
      }
    }
  }
}
