package hexfront.games.data;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.ArrayList;
import java.util.List;

/** Reads a set-up in which units begin in hexes, in boxes or on later turns. */
public final class PlacesFile {
  private static final List<String> COLUMNS =
      List.of("scenario", "unit", "army", "where", "lost", "flags", "notes", "provenance");

  /**
   * Where a unit begins a scenario.
   *
   * @param army the formation it has there, or empty
   * @param where a hex, a box, or a turn with the box in which the unit arrives
   */
  public record Entry(
      String scenario,
      String unit,
      String army,
      String where,
      int lost,
      String flags,
      String notes) {}

  private PlacesFile() {}

  public static List<Entry> load(String name) {
    DataText source = DataText.resource(name);
    List<Entry> entries = new ArrayList<>();
    for (NamedCsvRecord line : Csv.read(source, COLUMNS)) {
      Row row = new Row(source.name(), line);
      entries.add(
          new Entry(
              row.text("scenario"),
              row.text("unit"),
              row.get("army"),
              row.text("where"),
              row.get("lost").isEmpty() ? 0 : Integer.parseInt(row.get("lost")),
              row.get("flags"),
              row.get("notes")));
    }
    return entries;
  }
}
