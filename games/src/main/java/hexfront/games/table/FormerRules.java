package hexfront.games.table;

import hexfront.engine.journal.Journal;
import hexfront.games.Box;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/** Gives a game that began under earlier rules the options with which it goes on as it began. */
final class FormerRules {
  private static final String OPTIONS = "options";
  private static final String POSITION = "position";

  private FormerRules() {}

  /** The header of a game as today's rules take it. */
  static Map<String, String> header(Box box, Map<String, String> header) {
    String rules = header.get(Journal.RULES);
    if (rules == null) {
      return header;
    }
    int version = version(rules);
    List<String> former =
        box.formerOptions().stream()
            .filter(option -> version < option.before())
            .map(Box.Former::id)
            .toList();
    return former.isEmpty() ? header : with(former, header);
  }

  private static int version(String rules) {
    try {
      return Integer.parseInt(rules);
    } catch (NumberFormatException e) {
      throw new Malformed("rules: expected a whole number, found " + Malformed.quote(rules));
    }
  }

  private static Map<String, String> with(List<String> former, Map<String, String> header) {
    Map<String, String> now = new LinkedHashMap<>(header);
    String position = header.get(POSITION);
    if (position == null) {
      Map<String, Boolean> options =
          new LinkedHashMap<>(OptionWords.read(header.getOrDefault(OPTIONS, "")));
      former.forEach(option -> options.put(option, true));
      now.put(OPTIONS, OptionWords.write(options));
    } else {
      ObjectNode described = Json.read(position);
      ObjectNode options = described.withObject("/" + OPTIONS);
      former.forEach(option -> options.put(option, true));
      now.put(POSITION, Json.write(described));
    }
    return now;
  }
}
