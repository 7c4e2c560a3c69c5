package hexfront.app.terminal;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws a part of the map as text. A hex is two lines: its number with terrain, and the stack in
 * it, as side, number of units and strengths ({@code A2 10-14}). Every second hexrow hangs one line
 * lower.
 */
final class MapPainter {
  private static final int CELL = 9;
  private static final Map<String, String> GLYPHS =
      Map.ofEntries(
          Map.entry("clear", ""),
          Map.entry("woods", "♣"),
          Map.entry("light-woods", "♣"),
          Map.entry("deep-woods", "♣♣"),
          Map.entry("swamp", "≈"),
          Map.entry("rough", "^"),
          Map.entry("mountain", "▲"),
          Map.entry("city", "■"),
          Map.entry("major-city", "■■"),
          Map.entry("town", "●"),
          Map.entry("sea", "~~~"),
          Map.entry("water", "~~~"),
          Map.entry("river", "~~~"));

  private final Board board;
  private final Ink ink;
  private final int width;
  private final int height;

  MapPainter(Board board, Ink ink, int width, int height) {
    this.board = board;
    this.ink = ink;
    this.width = width;
    this.height = height;
  }

  /** The part of the map around a hex, as one side sees it. */
  String paint(View view, int centre) {
    HexGrid grid = board.grid();
    int columns = Math.clamp(width / CELL, 1, grid.hexrows());
    int places = Math.clamp((height - 1) / 2, 1, grid.places());
    int firstColumn = Math.clamp(grid.column(centre) - columns / 2, 0, grid.hexrows() - columns);
    int firstPlace = Math.clamp(grid.place(centre) - places / 2, 0, grid.places() - places);
    Map<String, List<View.Counter>> stacks = stacks(view);
    StringBuilder text = new StringBuilder();
    for (int line = 0; line < 2 * places + 1; line++) {
      StringBuilder row = new StringBuilder();
      for (int column = firstColumn; column < firstColumn + columns; column++) {
        int shift = grid.halfPlaces(grid.at(column, 0));
        int half = 2 * firstPlace + line - shift;
        int hex = grid.at(column, Math.floorDiv(half, 2));
        boolean shown =
            hex >= 0 && grid.place(hex) >= firstPlace && grid.place(hex) < firstPlace + places;
        row.append(shown ? cell(hex, half % 2 == 0, stacks) : " ".repeat(CELL));
      }
      text.append(row.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static Map<String, List<View.Counter>> stacks(View view) {
    Map<String, List<View.Counter>> stacks = new HashMap<>();
    for (View.Counter counter : view.units()) {
      if (counter.hex() != null) {
        stacks.computeIfAbsent(counter.hex(), hex -> new ArrayList<>()).add(counter);
      }
    }
    return stacks;
  }

  private String cell(int hex, boolean upper, Map<String, List<View.Counter>> stacks) {
    String number = board.grid().number(hex);
    if (upper) {
      String ground = glyphs(hex);
      return ink.faint(number) + tint(ground) + pad(number.length() + ground.length());
    }
    List<View.Counter> stack = stacks.get(number);
    if (stack == null) {
      return ink.faint("·") + pad(1);
    }
    Side side = stack.getFirst().side();
    String shown = (side == Side.AXIS ? "A" : "S") + stack.size() + " " + strengths(stack);
    String fits = shown.length() < CELL ? shown : shown.substring(0, CELL - 1);
    return ink.side(side, fits) + pad(fits.length());
  }

  private static String pad(int used) {
    return " ".repeat(Math.max(0, CELL - used));
  }

  private String glyphs(int hex) {
    StringBuilder glyphs = new StringBuilder();
    for (String kind : board.map().hexKinds().in(board.map().terrain(hex))) {
      glyphs.append(GLYPHS.getOrDefault(kind, kind.substring(0, 1)));
    }
    return glyphs.length() > 4 ? glyphs.substring(0, 4) : glyphs.toString();
  }

  private String tint(String ground) {
    if (ground.contains("■") || ground.contains("●")) {
      return ink.town(ground);
    }
    return ground.contains("~") || ground.contains("≈") ? ink.water(ground) : ink.woods(ground);
  }

  /** Attack and defence of a stack; a question mark where the viewer may not know. */
  private static String strengths(List<View.Counter> stack) {
    int attack = 0;
    int defence = 0;
    boolean unknown = false;
    for (View.Counter counter : stack) {
      String[] parts = counter.strengths() == null ? new String[0] : counter.strengths().split("-");
      if (parts.length == 3 && parts[0].matches("\\d+") && parts[1].matches("\\d+")) {
        attack += Integer.parseInt(parts[0]);
        defence += Integer.parseInt(parts[1]);
      } else {
        unknown = true;
      }
    }
    String known = attack + "-" + defence;
    return !unknown ? known : attack + defence == 0 ? "?" : known + "?";
  }
}
