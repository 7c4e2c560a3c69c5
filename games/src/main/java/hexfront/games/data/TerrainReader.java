package hexfront.games.data;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap.Compass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Reads the picture of letters: north on top, west on the left, each line begins with the number
 * its hexes share.
 */
final class TerrainReader {
  private final HexGrid grid;
  private final Compass compass;
  private final Map<Character, String> letters = new HashMap<>();

  TerrainReader(HexGrid grid, Compass compass, DataNode letters, List<String> kinds) {
    this.grid = grid;
    this.compass = compass;
    for (var letter : letters.map().entrySet()) {
      if (letter.getKey().length() != 1) {
        throw new DataProblem(
            new Problem(
                letters.file(),
                letters.keyLine(letter.getKey()),
                "expected one letter, found '" + letter.getKey() + "'"));
      }
      this.letters.put(letter.getKey().charAt(0), letter.getValue().oneOf(kinds));
    }
  }

  void read(DataNode terrain, BiConsumer<Integer, String> hexIs) {
    List<int[]> rows = rows();
    List<DataNode> lines = terrain.list();
    for (int i = 0; i < Math.min(lines.size(), rows.size()); i++) {
      line(lines.get(i), rows.get(i), hexIs);
    }
    if (lines.size() != rows.size()) {
      throw terrain.problem("expected " + rows.size() + " lines of terrain, found " + lines.size());
    }
  }

  /** The hexes of each line of the picture, in its order. */
  private List<int[]> rows() {
    boolean byPlace = compass == Compass.EAST_SOUTH || compass == Compass.EAST_NORTH;
    boolean downwards = compass == Compass.EAST_SOUTH || compass == Compass.SOUTH_WEST;
    boolean rightwards = compass != Compass.SOUTH_WEST;
    int height = byPlace ? grid.places() : grid.hexrows();
    int width = byPlace ? grid.hexrows() : grid.places();
    List<int[]> rows = new ArrayList<>();
    for (int i = 0; i < height; i++) {
      int row = downwards ? i : height - 1 - i;
      int[] hexes = new int[width];
      for (int j = 0; j < width; j++) {
        int along = rightwards ? j : width - 1 - j;
        hexes[j] = byPlace ? grid.at(along, row) : grid.at(row, along);
      }
      rows.add(hexes);
    }
    return rows;
  }

  private String label(int hex) {
    String number = grid.number(hex);
    int cut = number.length() - 2;
    boolean byPlace = compass == Compass.EAST_SOUTH || compass == Compass.EAST_NORTH;
    return byPlace ? number.substring(cut) : number.substring(0, cut);
  }

  private void line(DataNode node, int[] hexes, BiConsumer<Integer, String> hexIs) {
    String text = node.text();
    String label = label(hexes[0]) + " ";
    if (!text.startsWith(label)) {
      throw node.expected("the line that begins with " + label.strip());
    }
    String row = text.substring(label.length());
    if (row.length() != hexes.length) {
      throw node.problem(
          "expected "
              + hexes.length
              + " letters after "
              + label.strip()
              + ", found "
              + row.length());
    }
    for (int i = 0; i < hexes.length; i++) {
      String kind = letters.get(row.charAt(i));
      if (kind == null) {
        throw node.problem(
            "unknown letter '" + row.charAt(i) + "' for hex " + grid.number(hexes[i]));
      }
      hexIs.accept(hexes[i], kind);
    }
  }
}
