package hexfront.app.cases;

import java.util.List;

/**
 * A numbered case of a rulebook.
 *
 * @param notApplicable why no code can or need enforce it, or empty
 * @param open why it is not enforced yet, or empty
 */
public record RuleCase(
    String id, String kind, String topic, String summary, String notApplicable, String open) {
  static final List<String> KINDS =
      List.of("rule", "definition", "table", "setup", "optional", "info");

  /** Whether the case only explains. */
  boolean isInfo() {
    return kind.equals("info");
  }
}
