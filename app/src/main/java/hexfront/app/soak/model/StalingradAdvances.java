package hexfront.app.soak.model;

import java.util.List;
import java.util.Map;

/** Section 12.4. */
final class StalingradAdvances implements Model.Advancing {
  StalingradAdvances(StalingradModel model, Fight fight) {}

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
