package hexfront.games.data;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.ArrayList;
import java.util.List;

/** Reads a set-up by types: which hex gets how many units of which type. */
public final class SetupFile {
  private static final List<String> COLUMNS =
      List.of("hex", "unit_type", "count", "state", "sector", "unit_id", "provenance", "rationale");

  /**
   * Some units of one type in one hex.
   *
   * @param state tried, untried, supported, or empty
   * @param unitId the unit, where it is fixed, otherwise empty
   */
  public record Entry(
      String hex,
      String unitType,
      int count,
      String state,
      String sector,
      String unitId,
      String provenance,
      String rationale,
      int line) {}

  private SetupFile() {}

  public static List<Entry> resource(String name) {
    return read(DataText.resource(name));
  }

  public static List<Entry> read(DataText source) {
    List<Entry> entries = new ArrayList<>();
    for (NamedCsvRecord line : Csv.read(source, COLUMNS)) {
      Row row = new Row(source.name(), line);
      if (!row.get("hex").matches("[A-Z]?\\d{4}")) {
        throw row.expected("hex", "a hex number such as 0319");
      }
      int count = row.number("count");
      if (count < 1) {
        throw row.expected("count", "at least 1");
      }
      entries.add(
          new Entry(
              row.get("hex"),
              row.text("unit_type"),
              count,
              row.get("state"),
              row.get("sector"),
              row.get("unit_id"),
              row.text("provenance"),
              row.get("rationale"),
              row.line()));
    }
    return List.copyOf(entries);
  }
}
