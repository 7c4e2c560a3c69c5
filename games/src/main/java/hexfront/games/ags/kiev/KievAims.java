package hexfront.games.ags.kiev;

import hexfront.games.ags.Aims;
import hexfront.games.ags.GameAims;

/** What commanders want to know of Kiev. */
final class KievAims extends GameAims {
  KievAims(Kiev kiev, Aims aims) {
    super(kiev, aims, kiev.victory);
  }

  @Override
  public double comfortableLead() {
    return 60;
  }
}
