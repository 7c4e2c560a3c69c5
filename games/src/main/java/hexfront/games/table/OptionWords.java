package hexfront.games.table;

import hexfront.games.Box;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Malformed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The options of a game as people and journals write them: {@code fog=true,mud=false}. */
public final class OptionWords {
  private OptionWords() {}

  /** Every option of the game, as chosen or by default. */
  public static Map<String, Boolean> complete(Box box, Map<String, Boolean> chosen) {
    List<String> known = box.options().stream().map(Box.Option::id).toList();
    List<String> former = box.formerOptions().stream().map(Box.Former::id).toList();
    for (String name : chosen.keySet()) {
      if (!known.contains(name) && !former.contains(name)) {
        throw new Malformed(
            "unknown option " + Malformed.quote(name) + ", expected one of " + known);
      }
    }
    Map<String, Boolean> all = new LinkedHashMap<>();
    for (Box.Option option : box.options()) {
      all.put(option.id(), chosen.getOrDefault(option.id(), option.byDefault()));
    }
    former.stream()
        .filter(name -> chosen.getOrDefault(name, false))
        .forEach(name -> all.put(name, true));
    return all;
  }

  public static String write(Map<String, Boolean> options) {
    return String.join(
        ",", options.entrySet().stream().map(o -> o.getKey() + "=" + o.getValue()).toList());
  }

  public static Map<String, Boolean> read(String text) {
    Map<String, Boolean> options = new LinkedHashMap<>();
    for (String part : text.isBlank() ? new String[0] : text.split(",")) {
      int eq = part.indexOf('=');
      String value = eq < 0 ? "true" : part.substring(eq + 1).strip();
      if (!value.equals("true") && !value.equals("false")) {
        throw new Malformed(
            "options: expected name=true or name=false, found " + Malformed.quote(part));
      }
      options.put(eq < 0 ? part.strip() : part.substring(0, eq).strip(), value.equals("true"));
    }
    return options;
  }

  /** The options of a request. */
  public static Map<String, Boolean> read(Fields fields) {
    Map<String, Boolean> options = new LinkedHashMap<>();
    fields.entries().keySet().forEach(name -> options.put(name, fields.needFlag(name)));
    return options;
  }
}
