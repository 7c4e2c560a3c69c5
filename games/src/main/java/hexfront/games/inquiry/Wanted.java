package hexfront.games.inquiry;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Which legal orders somebody wants to hear of: all, or those of a type, of a unit, about a hex.
 */
public record Wanted(Optional<String> type, Optional<String> unit, Optional<String> hex) {
  public static final Wanted ALL = new Wanted(Optional.empty(), Optional.empty(), Optional.empty());

  boolean fitsType(String word) {
    return type.map(word::equals).orElse(true);
  }

  boolean fits(JsonNode order) {
    return unit.map(id -> names(order, id)).orElse(true)
        && hex.map(number -> names(order, number)).orElse(true);
  }

  /** Whether a unit or hex stands anywhere in an order. */
  private static boolean names(JsonNode node, String word) {
    if (node.isString()) {
      return node.stringValue().equals(word);
    }
    if (node.has(word)) {
      return true;
    }
    for (JsonNode part : node) {
      if (names(part, word)) {
        return true;
      }
    }
    return false;
  }
}
