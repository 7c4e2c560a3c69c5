package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * The hexes of one map: which spots of the honeycomb belong to it, and the numbers printed on them.
 */
final class Sheets {
  /** Where a number grows. */
  enum Way {
    NORTH,
    EAST,
    SOUTH,
    WEST;

    static Way of(String word) {
      return valueOf(word.toUpperCase(java.util.Locale.ROOT));
    }

    Way opposite() {
      return values()[(ordinal() + 2) % 4];
    }
  }

  private final Description.Grid grid;
  private final int hexrows;
  private final Map<String, Spot> byNumber = new TreeMap<>();
  private final SequencedMap<Spot, String> numbers = new LinkedHashMap<>();

  Sheets(Description.Grid grid) {
    this.grid = grid;
    int row = 0;
    for (Description.Sheet sheet : grid.sheets()) {
      int x0 = Integer.parseInt(sheet.first().substring(0, 2));
      int y0 = Integer.parseInt(sheet.first().substring(2));
      for (int x = 0; x < sheet.hexrows(); x++, row++) {
        for (int y = 0; y < grid.places(); y++) {
          String number = "%s%02d%02d".formatted(sheet.prefix(), x0 + x, y0 + y);
          Spot spot = at(row, y);
          byNumber.put(number, spot);
          numbers.put(spot, number);
        }
      }
    }
    hexrows = row;
  }

  Description.Grid grid() {
    return grid;
  }

  int hexrows() {
    return hexrows;
  }

  int places() {
    return grid.places();
  }

  /** The hex of a hexrow and a place in it, both counted from 0 and not bounded by the map. */
  Spot at(int hexrow, int place) {
    int printed = Integer.parseInt(grid.sheets().getFirst().first().substring(0, 2)) + hexrow;
    boolean shifted = (Math.floorMod(printed, 2) == 0) == grid.shifted().equals("even");
    return new Spot(3 * hexrow, 2 * place + (shifted ? 1 : 0));
  }

  boolean contains(Spot hex) {
    return numbers.containsKey(hex);
  }

  boolean contains(Hexside side) {
    return contains(side.first()) && contains(side.second());
  }

  List<Spot> hexes() {
    return List.copyOf(numbers.keySet());
  }

  Spot hex(String number) {
    Spot spot = byNumber.get(number);
    if (spot == null) {
      throw new MapProblem("hex " + number + " is not on the map");
    }
    return spot;
  }

  List<Spot> hexes(List<String> list) {
    return list.stream().map(this::hex).toList();
  }

  Hexside hexside(String pair) {
    String[] two = pair.split("[/|]");
    if (two.length != 2 || !Honeycomb.adjacent(hex(two[0]), hex(two[1]))) {
      throw new MapProblem(
          pair + " is not a hexside: expected two adjacent hexes such as 2302/2401");
    }
    return Hexside.between(hex(two[0]), hex(two[1]));
  }

  String number(Spot hex) {
    String number = numbers.get(hex);
    if (number == null) {
      throw new IllegalArgumentException(hex + " lies off the map");
    }
    return number;
  }

  String number(Hexside side) {
    return number(side.first()) + "/" + number(side.second());
  }

  int hexrow(Spot hex) {
    return Math.floorDiv(hex.a(), 3);
  }

  /** The hexrow as its number shows it. */
  int printedHexrow(Spot hex) {
    String number = number(hex);
    return Integer.parseInt(number.substring(number.length() - 4, number.length() - 2));
  }

  /** The place in the hexrow as the number shows it. */
  int printedPlace(Spot hex) {
    String number = number(hex);
    return Integer.parseInt(number.substring(number.length() - 2));
  }

  int place(Spot hex) {
    return Math.floorDiv(hex.b(), 2);
  }

  List<Spot> neighbours(Spot hex) {
    return Honeycomb.neighbours(hex).stream().filter(this::contains).toList();
  }

  /** The hex whose centre is nearest to a point of the plane, on the map or off it. */
  Spot nearest(double u, double v) {
    int row = (int) Math.floor(u / (3 * Spot.STEP));
    List<Spot> candidates = new ArrayList<>();
    for (int r = row - 1; r <= row + 2; r++) {
      int place = (int) Math.floor(v - at(r, 0).v());
      for (int p = place - 1; p <= place + 2; p++) {
        candidates.add(at(r, p));
      }
    }
    Spot best = candidates.getFirst();
    for (Spot spot : candidates) {
      if (spot.distance(u, v) < best.distance(u, v) - 1e-9) {
        best = spot;
      }
    }
    return best;
  }

  /** The hexes of one side of the map, in the order of their numbers. */
  List<Spot> edge(Way way) {
    Way xx = Way.of(grid.compass().xx());
    Way yy = Way.of(grid.compass().yy());
    List<Spot> edge = new ArrayList<>();
    for (Spot hex : numbers.keySet()) {
      boolean on =
          way == xx && hexrow(hex) == hexrows - 1
              || way == xx.opposite() && hexrow(hex) == 0
              || way == yy && place(hex) == places() - 1
              || way == yy.opposite() && place(hex) == 0;
      if (on) {
        edge.add(hex);
      }
    }
    return edge;
  }

  /** The border hexes once round the map. */
  List<Spot> ring() {
    List<Spot> ring = new ArrayList<>();
    for (int x = 0; x < hexrows; x++) {
      ring.add(at(x, 0));
    }
    for (int y = 1; y < places(); y++) {
      ring.add(at(hexrows - 1, y));
    }
    for (int x = hexrows - 2; x >= 0; x--) {
      ring.add(at(x, places() - 1));
    }
    for (int y = places() - 2; y > 0; y--) {
      ring.add(at(0, y));
    }
    return ring;
  }

  /** The border hexes from one to another, the shorter way round. */
  List<Spot> border(Spot from, Spot to) {
    List<Spot> ring = ring();
    int start = ring.indexOf(from);
    int end = ring.indexOf(to);
    if (start < 0 || end < 0) {
      throw new MapProblem(number(start < 0 ? from : to) + " does not lie on the map edge");
    }
    int n = ring.size();
    int ahead = Math.floorMod(end - start, n);
    int step = ahead <= n - ahead ? 1 : -1;
    List<Spot> result = new ArrayList<>();
    for (int i = start; ; i = Math.floorMod(i + step, n)) {
      result.add(ring.get(i));
      if (i == end) {
        return result;
      }
    }
  }
}
