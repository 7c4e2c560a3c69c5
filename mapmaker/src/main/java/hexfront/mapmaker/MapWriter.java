package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes a draft as {@code map.yaml}: text that a person can read and edit, the same for the same
 * map.
 */
final class MapWriter {
  private static final int WIDTH = 140;

  private final Description description;
  private final Draft draft;
  private final Sheets sheets;
  private final StringBuilder out = new StringBuilder();

  MapWriter(Description description, Draft draft) {
    this.description = description;
    this.draft = draft;
    this.sheets = draft.sheets;
  }

  String write() {
    line("map: " + description.map());
    line("title: " + quoted(description.title()));
    grid();
    provenance();
    line("credits: " + texts(description.credits()));
    terrain();
    rivers();
    hexsides();
    routes("roads", draft.roads);
    routes("railroads", draft.railroads);
    places();
    areas();
    lines();
    return out.toString();
  }

  private void grid() {
    Description.Grid grid = sheets.grid();
    line("grid:");
    line("  hexrows: " + sheets.hexrows());
    line("  places: " + grid.places());
    line("  first: " + quoted(grid.first()));
    line("  shifted: " + grid.shifted());
    line("  compass: {xx: %s, yy: %s}".formatted(grid.compass().xx(), grid.compass().yy()));
    line("  hex-km: " + String.format(Locale.ROOT, "%s", grid.hexKm()));
    if (grid.sheets().size() > 1) {
      line("  sheets:");
      for (Description.Sheet s : grid.sheets()) {
        line(
            "    - {name: %s, prefix: %s, first: %s, hexrows: %d}"
                .formatted(s.name(), quoted(s.prefix()), quoted(s.first()), s.hexrows()));
      }
    }
  }

  private void provenance() {
    Description.Provenance provenance = description.provenance();
    if (provenance == null) {
      return;
    }
    line("provenance:");
    line("  given:");
    provenance.given().forEach(text -> line("    - " + quoted(text)));
    line("  reconstructed:");
    provenance.reconstructed().forEach(text -> line("    - " + quoted(text)));
  }

  /** The ground as the map lies on the table: north on top, west on the left. */
  private void terrain() {
    Map<String, Character> letters = new LinkedHashMap<>();
    description.letters().forEach((letter, kind) -> letters.put(kind, letter.charAt(0)));
    line(
        "letters: {"
            + description.letters().entrySet().stream()
                .map(e -> quoted(e.getKey()) + ": " + e.getValue())
                .collect(Collectors.joining(", "))
            + "}");
    line("terrain:");
    boolean upright = Sheets.Way.of(sheets.grid().compass().xx()) == Sheets.Way.EAST;
    boolean lines = upright || Sheets.Way.of(sheets.grid().compass().xx()) == Sheets.Way.SOUTH;
    int count = upright ? sheets.places() : sheets.hexrows();
    for (int i = 0; i < count; i++) {
      int at = lines ? i : count - 1 - i;
      StringBuilder row = new StringBuilder();
      int across = upright ? sheets.hexrows() : sheets.places();
      for (int j = 0; j < across; j++) {
        int along =
            upright || Sheets.Way.of(sheets.grid().compass().yy()) == Sheets.Way.EAST
                ? j
                : across - 1 - j;
        Spot hex = upright ? sheets.at(along, at) : sheets.at(at, along);
        String kind = Objects.requireNonNull(draft.terrain.get(hex));
        Character letter = letters.get(kind);
        if (letter == null) {
          throw new MapProblem("letters: no letter is given for terrain " + kind);
        }
        row.append(letter);
      }
      String number = sheets.number(upright ? sheets.at(0, at) : sheets.at(at, 0));
      String label =
          upright
              ? number.substring(number.length() - 2)
              : number.substring(0, number.length() - 2);
      line("  - " + quoted(label + " " + row));
    }
  }

  private void rivers() {
    line("rivers:" + (draft.rivers.isEmpty() ? " []" : ""));
    for (Draft.River river : draft.rivers) {
      item(
          "name: %s, kind: %s, hexsides".formatted(quoted(river.name()), river.kind()),
          sides(river.hexsides()));
    }
  }

  private void hexsides() {
    List<Map.Entry<String, List<String>>> kinds = new ArrayList<>();
    draft.hexsides.forEach(
        (kind, set) -> {
          if (!set.isEmpty()) {
            kinds.add(Map.entry(kind, sides(set)));
          }
        });
    line("hexsides:" + (kinds.isEmpty() ? " []" : ""));
    kinds.forEach(e -> item("kind: %s, hexsides".formatted(e.getKey()), e.getValue()));
  }

  private void routes(String title, List<Draft.Route> routes) {
    line(title + ":" + (routes.isEmpty() ? " []" : ""));
    for (Draft.Route route : routes) {
      List<String> words = new ArrayList<>();
      if (route.fromOff()) {
        words.add(quoted("off"));
      }
      words.addAll(numbers(route.hexes()));
      if (route.toOff()) {
        words.add(quoted("off"));
      }
      String surface = route.surface() == null ? "" : ", surface: " + route.surface();
      item("name: %s%s, hexes".formatted(quoted(route.name()), surface), words);
    }
  }

  private void places() {
    line("places:" + (draft.places.isEmpty() ? " []" : ""));
    for (Draft.Place place : draft.places) {
      StringBuilder text =
          new StringBuilder("  - {hex: ").append(quoted(sheets.number(place.hex())));
      text.append(", name: ").append(quoted(place.name())).append(", kind: ").append(place.kind());
      if (place.points() != null) {
        text.append(", points: ").append(place.points());
      }
      if (place.given()) {
        text.append(", given: true");
      }
      if (place.note() != null) {
        text.append(", note: ").append(quoted(place.note()));
      }
      line(text.append("}").toString());
    }
  }

  private void areas() {
    line("areas:" + (draft.areas.isEmpty() ? " {}" : ""));
    draft.areas.forEach(
        (name, area) -> {
          line("  " + name + ":");
          field("side", area.side());
          line("    kind: " + area.kind());
          if (area.label() != null) {
            line("    label: " + quoted(area.label()));
          }
          line("    provenance: " + area.provenance());
          why(area.why());
          wrapped("    hexes: ", numbers(area.hexes()), "");
        });
  }

  private void lines() {
    line("lines:" + (draft.lines.isEmpty() ? " {}" : ""));
    draft.lines.forEach(
        (name, chain) -> {
          line("  " + name + ":");
          line("    kind: " + chain.kind());
          field("provenance", chain.provenance());
          why(chain.why());
          wrapped("    hexsides: ", sides(chain.hexsides()), "");
        });
  }

  private void field(String key, @Nullable String value) {
    if (value != null) {
      line("    " + key + ": " + value);
    }
  }

  private void why(@Nullable String why) {
    if (why != null) {
      line("    why: " + quoted(why));
    }
  }

  private List<String> numbers(Collection<Spot> hexes) {
    return hexes.stream().map(hex -> quoted(sheets.number(hex))).toList();
  }

  private List<String> sides(Collection<Hexside> sides) {
    return sides.stream().map(side -> quoted(sheets.number(side))).toList();
  }

  private void item(String head, List<String> words) {
    wrapped("  - {" + head + ": ", words, "}");
  }

  /** A flow list, broken over lines that stay readable. */
  private void wrapped(String head, List<String> words, String tail) {
    StringBuilder text = new StringBuilder(head).append("[");
    int start = 0;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i) + (i + 1 < words.size() ? ", " : "");
      if (text.length() - start + word.length() > WIDTH) {
        if (i > 0) {
          text.setLength(text.length() - 1);
        }
        text.append("\n      ");
        start = text.length() - 6;
      }
      text.append(word);
    }
    line(text.append("]").append(tail).toString());
  }

  private static String texts(List<String> texts) {
    return texts.stream().map(MapWriter::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private void line(String text) {
    out.append(text).append('\n');
  }
}
