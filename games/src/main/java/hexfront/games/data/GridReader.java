package hexfront.games.data;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap.Compass;
import java.util.ArrayList;
import java.util.List;

/** Reads the section {@code grid} of a map: numbering, sheets, how the sheet lies. */
final class GridReader {
  private GridReader() {}

  static HexGrid grid(DataNode node) {
    node.onlyKeys("hexrows", "places", "first", "shifted", "compass", "hex-km", "sheets");
    int hexrows = node.required("hexrows").number(1, 99);
    int places = node.required("places").number(1, 99);
    HexGrid.Shifted shifted =
        node.optional("shifted")
                .map(n -> n.oneOf(List.of("even", "odd")))
                .orElse("even")
                .equals("even")
            ? HexGrid.Shifted.EVEN
            : HexGrid.Shifted.ODD;
    List<HexGrid.Sheet> sheets = new ArrayList<>();
    for (DataNode sheet : node.items("sheets")) {
      sheets.add(sheet(sheet));
    }
    if (sheets.isEmpty()) {
      int[] first = node.optional("first").map(GridReader::pair).orElse(new int[] {1, 1});
      sheets.add(new HexGrid.Sheet("map", "", first[0], first[1], hexrows));
    }
    int sum = sheets.stream().mapToInt(HexGrid.Sheet::hexrows).sum();
    if (sum != hexrows) {
      throw node.required("sheets")
          .problem("the sheets have " + sum + " hexrows together, the grid has " + hexrows);
    }
    return new HexGrid(hexrows, places, shifted, sheets);
  }

  private static HexGrid.Sheet sheet(DataNode node) {
    node.onlyKeys("name", "prefix", "first", "hexrows");
    int[] first = pair(node.required("first"));
    return new HexGrid.Sheet(
        node.required("name").text(),
        node.get("prefix", DataNode::anyText, ""),
        first[0],
        first[1],
        node.required("hexrows").number(1, 99));
  }

  private static int[] pair(DataNode node) {
    String text = node.text();
    if (!text.matches("\\d{4}")) {
      throw node.expected("a hex number such as 0101");
    }
    return new int[] {Integer.parseInt(text.substring(0, 2)), Integer.parseInt(text.substring(2))};
  }

  static Compass compass(DataNode grid) {
    DataNode node = grid.required("compass").onlyKeys("xx", "yy");
    return switch (node.required("xx").text() + " " + node.required("yy").text()) {
      case "east south" -> Compass.EAST_SOUTH;
      case "north east" -> Compass.NORTH_EAST;
      case "south west" -> Compass.SOUTH_WEST;
      case "east north" -> Compass.EAST_NORTH;
      default ->
          throw node.problem(
              "expected xx and yy to rise east and south, north and east, south and west, or east"
                  + " and north");
    };
  }
}
