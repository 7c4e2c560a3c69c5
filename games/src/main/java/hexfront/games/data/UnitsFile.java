package hexfront.games.data;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@code units.csv}: one line a counter. */
public final class UnitsFile {
  private static final List<String> COLUMNS =
      List.of(
          "id",
          "game",
          "side",
          "nationality",
          "designation",
          "name",
          "formation",
          "size",
          "arm",
          "mechanized",
          "steps",
          "untried",
          "asterisk",
          "leadership",
          "setup",
          "provenance",
          "notes");

  /** The columns that only some files have: more numbers, and further facts of counters. */
  private static final String VALUES = "values";

  private static final String TRAITS = "traits";

  private static final Pattern STRENGTHS = Pattern.compile("(\\d{1,4})-(\\d{1,4})-(\\d{1,4})");
  private static final Pattern RATING = Pattern.compile("\\((\\d{1,4})\\)-(\\d{1,4})");
  private static final Pattern VALUE = Pattern.compile("([a-z][a-z-]*):(\\d{1,4})");

  private final String file;
  private final Map<String, Integer> lines = new HashMap<>();
  private final List<CounterRow> rows = new ArrayList<>();

  private UnitsFile(String file) {
    this.file = file;
  }

  /** The counters of a game, for example of {@code kiev/units.csv}; indices run from 0. */
  public static List<CounterRow> resource(String name) {
    return read(DataText.resource(name));
  }

  public static List<CounterRow> read(DataText source) {
    UnitsFile reader = new UnitsFile(source.name());
    for (NamedCsvRecord line : Csv.read(source, COLUMNS, VALUES, TRAITS)) {
      reader.row(line);
    }
    return List.copyOf(reader.rows);
  }

  public static List<Unit> units(List<CounterRow> rows) {
    return rows.stream().map(CounterRow::unit).toList();
  }

  private void row(NamedCsvRecord line) {
    Row row = new Row(file, line);
    String id = row.text("id");
    Integer earlier = lines.put(id, row.line());
    if (earlier != null) {
      throw row.problem("id " + id + " stands already in line " + earlier);
    }
    boolean untried = row.truth("untried");
    boolean asterisk = row.truth("asterisk");
    Strength strength = strength(row);
    Set<String> traits = new HashSet<>();
    if (untried) {
      traits.add("untried");
    }
    if (asterisk) {
      traits.add("asterisk");
    }
    if (row.has(TRAITS) && !row.get(TRAITS).isEmpty()) {
      traits.addAll(List.of(row.get(TRAITS).split("\\|", -1)));
    }
    Unit unit =
        new Unit(
            rows.size(),
            id,
            Side.of(row.text("side")).orElseThrow(() -> row.expected("side", "axis or soviet")),
            row.text("nationality"),
            row.text("designation"),
            row.text("name"),
            row.get("formation"),
            row.text("size"),
            row.text("arm"),
            row.truth("mechanized"),
            strength.steps,
            values(row, strength.leadership),
            traits);
    rows.add(
        new CounterRow(
            unit,
            row.get("setup"),
            untried,
            asterisk,
            row.text("provenance"),
            row.get("notes"),
            row.line()));
  }

  private record Strength(List<Unit.Step> steps, int leadership) {}

  private static Strength strength(Row row) {
    List<Unit.Step> steps = new ArrayList<>();
    int leadership = 0;
    for (String text : row.text("steps").split("\\|", -1)) {
      Matcher strengths = STRENGTHS.matcher(text);
      Matcher rating = RATING.matcher(text);
      if (strengths.matches()) {
        steps.add(new Unit.Step(n(strengths, 1), n(strengths, 2), n(strengths, 3)));
      } else if (rating.matches()) {
        leadership = n(rating, 1);
        steps.add(new Unit.Step(0, 0, n(rating, 2)));
      } else {
        throw row.expected(
            "steps", "steps such as 5-7-7|3-4-7, or a rating and a movement such as (8)-10");
      }
    }
    String printed = row.get("leadership");
    if (!printed.isEmpty() && !printed.equals(Integer.toString(leadership))) {
      throw row.expected("leadership", leadership == 0 ? "nothing" : Integer.toString(leadership));
    }
    return new Strength(steps, leadership);
  }

  /** What is printed beside the strengths: {@code command-range:5|quality:2}. */
  private static Values values(Row row, int leadership) {
    Values values = leadership == 0 ? Values.NONE : Values.of("leadership", leadership);
    String printed = row.has(VALUES) ? row.get(VALUES) : "";
    if (!printed.isEmpty()) {
      for (String text : printed.split("\\|", -1)) {
        Matcher value = VALUE.matcher(text);
        if (!value.matches()) {
          throw row.expected(VALUES, "values such as command-range:5|quality:2");
        }
        values = values.with(value.group(1), n(value, 2));
      }
    }
    return values;
  }

  private static int n(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }
}
