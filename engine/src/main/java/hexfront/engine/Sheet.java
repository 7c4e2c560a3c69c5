package hexfront.engine;

import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.List;

/**
 * What a staff keeps beside the map, as it stands now: who is led by whom, what is in store, what
 * flies where. A table draws it without knowing the game.
 *
 * @param id a word of its own within the game
 * @param rule the case that it is about
 * @param columns the heads of the columns after the first
 * @param field the field of orders that names a line by its value, so that the line's places answer
 *     it; empty if there is none
 */
public record Sheet(
    String id, String title, String rule, List<String> columns, List<Row> rows, String field) {
  /** In the place of a unit where a row is about none. */
  public static final int NOBODY = -1;

  /**
   * A line of a sheet.
   *
   * @param head what it is about, in words; empty where it is about a unit
   * @param unit whom it is about, or {@link #NOBODY}
   * @param units those who belong to it, and move together on request
   * @param hexes where it holds on the map
   * @param value what orders call it in the sheet's field; empty if there is none
   */
  public record Row(
      String head, int unit, List<String> cells, Units units, Hexes hexes, String value) {
    public Row {
      cells = List.copyOf(cells);
    }

    public Row(String head, int unit, List<String> cells, Units units, Hexes hexes) {
      this(head, unit, cells, units, hexes, "");
    }

    public static Row of(String head, List<String> cells) {
      return new Row(head, NOBODY, cells, Units.NONE, Hexes.of());
    }

    /** The same with those who belong to it. */
    public Row with(Units those) {
      return new Row(head, unit, cells, those, hexes, value);
    }

    /** The same with where it holds. */
    public Row in(Hexes there) {
      return new Row(head, unit, cells, units, there, value);
    }

    /** The same with what orders call it. */
    public Row called(String word) {
      return new Row(head, unit, cells, units, hexes, word);
    }
  }

  /** How something that lies on the map beside the counters is drawn. */
  public enum Look {
    /** A way across a hexside that was not printed. */
    CROSSING,
    /** A printed way across a hexside that is no more. */
    BROKEN,
    /** Works in a hex. */
    WORKS,
    /** Stronger works in a hex. */
    STRONG_WORKS,
    /** A few letters in a hex. */
    NOTE
  }

  /**
   * Something on the map that is neither printed nor a counter.
   *
   * @param to the hex across the hexside, or the hex itself
   * @param words what it is, for who cannot see it; of a note, what is written
   */
  public record Sign(int hex, int to, Look look, String words) {}

  /** A sheet whose lines no order names. */
  public Sheet(String id, String title, String rule, List<String> columns, List<Row> rows) {
    this(id, title, rule, columns, rows, "");
  }

  public Sheet {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    for (Row row : rows) {
      if (row.cells().size() != columns.size()) {
        throw new IllegalArgumentException(
            title + ": expected " + columns.size() + " cells in the row " + row.head());
      }
    }
  }
}
