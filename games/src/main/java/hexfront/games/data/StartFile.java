package hexfront.games.data;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@code setup.csv}: the hex of every unit that begins a scenario on the map. */
public final class StartFile {
  private static final List<String> COLUMNS = List.of("scenario", "unit", "hex", "provenance");

  private StartFile() {}

  /** Hexes by unit, by scenario. */
  public static Map<String, Map<String, String>> load(String name) {
    DataText source = DataText.resource(name);
    Map<String, Map<String, String>> starts = new LinkedHashMap<>();
    for (NamedCsvRecord line : Csv.read(source, COLUMNS)) {
      Row row = new Row(source.name(), line);
      starts
          .computeIfAbsent(row.text("scenario"), scenario -> new LinkedHashMap<>())
          .put(row.text("unit"), row.text("hex"));
    }
    return starts;
  }
}
