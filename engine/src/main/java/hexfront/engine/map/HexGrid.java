package hexfront.engine.map;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * Numbering and neighbourhood of the hexes of a map. Hexes are ints from 0; their printed numbers
 * are {@code XXYY}, hexrow and place in the hexrow. Every second hexrow lies half a hex towards the
 * higher places.
 */
public final class HexGrid {
  /** The hex beyond the edge of the map. */
  public static final int OFF = -1;

  /** Which hexrows, by their printed number, lie half a hex towards the higher places. */
  public enum Shifted {
    EVEN,
    ODD
  }

  /** A part of the map with its own numbers; most maps are one sheet. */
  public record Sheet(String name, String prefix, int firstHexrow, int firstPlace, int hexrows) {}

  private final int hexrows;
  private final int places;
  private final Shifted shifted;
  private final List<Sheet> sheets;
  private final int[] neighbours;
  private final String[] numbers;
  private final int[] q;
  private final int[] r;

  public HexGrid(int hexrows, int places) {
    this(hexrows, places, Shifted.EVEN, List.of(new Sheet("map", "", 1, 1, hexrows)));
  }

  public HexGrid(int hexrows, int places, Shifted shifted, List<Sheet> sheets) {
    if (hexrows < 1
        || places < 1
        || places > 99
        || sheets.stream().mapToInt(Sheet::hexrows).sum() != hexrows) {
      throw new IllegalArgumentException(
          "a grid of " + hexrows + " hexrows by " + places + " places on sheets " + sheets);
    }
    this.hexrows = hexrows;
    this.places = places;
    this.shifted = shifted;
    this.sheets = List.copyOf(sheets);
    this.numbers = new String[size()];
    this.neighbours = new int[size() * Direction.COUNT];
    this.q = new int[size()];
    this.r = new int[size()];
    number();
    connect();
  }

  private void number() {
    int column = 0;
    for (Sheet sheet : sheets) {
      for (int x = 0; x < sheet.hexrows(); x++, column++) {
        for (int y = 0; y < places; y++) {
          numbers[column * places + y] =
              sheet.prefix()
                  + twoDigits(sheet.firstHexrow() + x)
                  + twoDigits(sheet.firstPlace() + y);
        }
      }
    }
  }

  private static String twoDigits(int n) {
    return n < 10 ? "0" + n : Integer.toString(n);
  }

  private void connect() {
    for (int hex = 0; hex < size(); hex++) {
      int x = column(hex);
      int y = place(hex);
      int up = isShifted(x) ? y : y - 1;
      int[] around = {
        at(x, y - 1),
        at(x + 1, up),
        at(x + 1, up + 1),
        at(x, y + 1),
        at(x - 1, up + 1),
        at(x - 1, up)
      };
      System.arraycopy(around, 0, neighbours, hex * Direction.COUNT, Direction.COUNT);
      q[hex] = x;
      r[hex] = y - Math.floorDiv(x + (isShifted(0) ? 1 : 0), 2);
    }
  }

  private boolean isShifted(int column) {
    boolean even = (column + sheets.getFirst().firstHexrow()) % 2 == 0;
    return even == (shifted == Shifted.EVEN);
  }

  public int size() {
    return hexrows * places;
  }

  public int hexrows() {
    return hexrows;
  }

  public int places() {
    return places;
  }

  public Shifted shifted() {
    return shifted;
  }

  public List<Sheet> sheets() {
    return sheets;
  }

  /** The hexrow of a hex, counted from 0 across all sheets. */
  public int column(int hex) {
    return hex / places;
  }

  /** The place of a hex in its hexrow, counted from 0. */
  public int place(int hex) {
    return hex % places;
  }

  /**
   * How far the hex lies along its hexrow, in half hexes; hexes of neighbouring hexrows differ by
   * one.
   */
  public int halfPlaces(int hex) {
    return 2 * place(hex) + (isShifted(column(hex)) ? 1 : 0);
  }

  /** The hex at a hexrow and a place, both counted from 0, or {@link #OFF}. */
  public int at(int column, int place) {
    boolean inside = column >= 0 && column < hexrows && place >= 0 && place < places;
    return inside ? column * places + place : OFF;
  }

  public int neighbour(int hex, int direction) {
    return neighbours[hex * Direction.COUNT + direction];
  }

  /**
   * The neighbour table itself, indexed {@code hex * 6 + direction}; for kernels, which must not
   * change it.
   */
  public int[] neighbourTable() {
    return neighbours;
  }

  /** The direction from a hex to its neighbour, or -1 if they are not adjacent. */
  public int direction(int from, int to) {
    int base = from * Direction.COUNT;
    for (int d = 0; d < Direction.COUNT; d++) {
      if (neighbours[base + d] == to) {
        return d;
      }
    }
    return -1;
  }

  public boolean adjacent(int a, int b) {
    return direction(a, b) >= 0;
  }

  public int distance(int a, int b) {
    int dq = q[a] - q[b];
    int dr = r[a] - r[b];
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
  }

  /** How far the nearest hex of a set is from a hex; {@link Integer#MAX_VALUE} if it is empty. */
  public int distance(int hex, HexSet set) {
    int nearest = Integer.MAX_VALUE;
    int words = set.words().length;
    for (int away = 0; away < words && hexrowsWithin(away) < nearest; away++) {
      nearest = Math.min(nearest, distance(hex, set, (hex >>> 6) + away));
      nearest = Math.min(nearest, distance(hex, set, (hex >>> 6) - away));
    }
    return nearest;
  }

  /** How many hexrows lie at least between hexes whose words in a set are so far apart. */
  private int hexrowsWithin(int words) {
    return Math.max(0, (words - 1) * Long.SIZE / places);
  }

  /** The same among the hexes of one word of the set, if it has it. */
  private int distance(int hex, HexSet set, int word) {
    int nearest = Integer.MAX_VALUE;
    long bits = word < 0 || word >= set.words().length ? 0 : set.words()[word];
    for (; bits != 0; bits &= bits - 1) {
      int other = (word << 6) + Long.numberOfTrailingZeros(bits);
      nearest = Math.min(nearest, distance(hex, other));
    }
    return nearest;
  }

  public boolean onEdge(int hex) {
    int base = hex * Direction.COUNT;
    for (int d = 0; d < Direction.COUNT; d++) {
      if (neighbours[base + d] == OFF) {
        return true;
      }
    }
    return false;
  }

  /** The printed number of a hex. */
  public String number(int hex) {
    return numbers[hex];
  }

  /** The hex with a printed number, if the map has it. */
  public OptionalInt hex(String number) {
    int column = 0;
    for (Sheet sheet : sheets) {
      String p = sheet.prefix();
      if (number.length() == p.length() + 4
          && number.startsWith(p)
          && isDigits(number, p.length())) {
        int x =
            Integer.parseInt(number.substring(p.length(), p.length() + 2)) - sheet.firstHexrow();
        int y = Integer.parseInt(number.substring(p.length() + 2)) - sheet.firstPlace();
        if (x >= 0 && x < sheet.hexrows() && y >= 0 && y < places) {
          return OptionalInt.of(at(column + x, y));
        }
      }
      column += sheet.hexrows();
    }
    return OptionalInt.empty();
  }

  private static boolean isDigits(String s, int from) {
    return s.chars().skip(from).allMatch(c -> c >= '0' && c <= '9');
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof HexGrid g && Arrays.equals(numbers, g.numbers) && shifted == g.shifted;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers);
  }
}
