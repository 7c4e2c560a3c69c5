package hexfront.app.soak.model;

import hexfront.engine.Side;
import java.util.List;
import java.util.Map;

/** Section 12.1. */
final class StalingradRetreats implements Model.Retreating {
  StalingradRetreats(StalingradModel model, Fight fight, Side side) {}

  @Override
  public boolean isPossible() {
    return true;
  }

  @Override
  public boolean isSmall() {
    return false;
  }

  @Override
  public List<Piece> units() {
    return List.of();
  }

  @Override
  public List<List<Integer>> ways(Piece unit) {
    return List.of();
  }

  @Override
  public String objection(Map<String, List<Integer>> paths) {
    return "";
  }
}
