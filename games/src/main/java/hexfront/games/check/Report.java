package hexfront.games.check;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the check of a map found. */
public record Report(String map, List<Finding> findings, List<Residual> residuals) {

  /**
   * How far the geography puts a place from the hex that the rules name.
   *
   * @param hexes the distance in hexes, before the map was bent to fit
   */
  public record Residual(String what, String hex, double hexes, String strength) {}

  public Report {
    findings = List.copyOf(findings);
    residuals = List.copyOf(residuals);
  }

  public boolean passed() {
    return failures().isEmpty();
  }

  public List<Finding> failures() {
    return findings.stream().filter(finding -> !finding.holds()).toList();
  }

  /** How many points were tested, by topic. */
  public Map<String, Integer> counts() {
    Map<String, Integer> counts = new TreeMap<>();
    findings.forEach(finding -> counts.merge(finding.topic(), 1, Integer::sum));
    return counts;
  }

  /** The root mean square of the residuals of one strength; 0 if there are none. */
  public double rms(String strength) {
    return Math.sqrt(
        residuals.stream()
            .filter(residual -> residual.strength().equals(strength))
            .mapToDouble(residual -> residual.hexes() * residual.hexes())
            .average()
            .orElse(0));
  }
}
