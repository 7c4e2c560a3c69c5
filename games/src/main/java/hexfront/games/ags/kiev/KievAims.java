package hexfront.games.ags.kiev;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.ags.Aims;
import hexfront.games.ags.GameAims;

/** What commanders want to know of Kiev. */
final class KievAims extends GameAims {
  private final Kiev kiev;

  KievAims(Kiev kiev, Aims aims) {
    super(kiev, aims);
    this.kiev = kiev;
  }

  @Override
  public void addWorth(Position p, Side side, double[] worth) {
    kiev.victory.addWorth(worth);
    super.addWorth(p, side, worth);
  }

  @Override
  public double pointsLost(Position p, int unit, int steps) {
    return kiev.victory.pointsLost(p, unit, steps);
  }

  @Override
  public double axisLead(Position p) {
    return kiev.victory.axisLead(p, kiev.standard());
  }

  @Override
  public double comfortableLead() {
    return 60;
  }
}
