package hexfront.games.ags.korsun;

import hexfront.engine.Case;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The start line with its lettered stretches, and the German side of it. */
final class StartLine {
  private static final String STRETCH = "start-line-";

  /**
   * A lettered stretch of the line.
   *
   * @param bordering the hexes that have a hexside on it, on both sides
   * @param front those of them on the German side
   * @param area where its units are set up: the front and the hexes next to it
   */
  record Stretch(String letter, HexSet bordering, HexSet front, HexSet area) {}

  private final HexGrid grid;
  private final HexSet germanSide;
  private final Map<String, Stretch> stretches = new LinkedHashMap<>();

  StartLine(HexMap map) {
    grid = map.grid();
    germanSide = map.area("german-side");
    for (HexMap.Line line : map.lines()) {
      if (line.name().startsWith(STRETCH)) {
        String letter = line.name().substring(STRETCH.length()).toUpperCase(Locale.ROOT);
        stretches.put(letter, stretch(letter, line));
      }
    }
  }

  @Case({"KORSUN-18.22", "KORSUN-18.23"})
  private Stretch stretch(String letter, HexMap.Line line) {
    HexSet bordering = new HexSet(grid.size());
    for (int hexside : line.hexsides()) {
      bordering.add(hexside / Direction.COUNT);
      bordering.add(grid.neighbour(hexside / Direction.COUNT, hexside % Direction.COUNT));
    }
    HexSet front = new HexSet(grid.size());
    HexSet area = new HexSet(grid.size());
    bordering.stream()
        .filter(germanSide::has)
        .forEach(
            hex -> {
              front.add(hex);
              area.add(hex);
              for (int d = 0; d < Direction.COUNT; d++) {
                int next = grid.neighbour(hex, d);
                if (next != HexGrid.OFF && germanSide.has(next)) {
                  area.add(next);
                }
              }
            });
    return new Stretch(letter, bordering, front, area);
  }

  Map<String, Stretch> stretches() {
    return stretches;
  }

  @Nullable Stretch stretch(String letter) {
    return stretches.get(letter);
  }

  IntStream germanSide() {
    return germanSide.stream();
  }

  boolean isGermanSide(int hex) {
    return germanSide.has(hex);
  }
}
