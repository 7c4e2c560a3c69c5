package hexfront.games.picture;

import hexfront.engine.map.HexMap;
import java.util.ArrayList;
import java.util.List;

/** Scatters trees, tufts and hills over the hexes that have them. */
final class Textures {
  private final Layout layout;
  private final List<Point> keepClear;

  Textures(Layout layout, List<Point> keepClear) {
    this.layout = layout;
    this.keepClear = keepClear;
  }

  List<MapPicture.Symbol> scatter(HexMap map) {
    List<MapPicture.Symbol> symbols = new ArrayList<>();
    Clearance clearance = new Clearance(keepClear, layout.hexWidth() * 0.11);
    for (int hex = 0; hex < map.grid().size(); hex++) {
      for (String kind : map.hexKinds().in(map.terrain(hex))) {
        int count = count(kind);
        for (int i = 0; i < count; i++) {
          Point at = spot(hex, i, count);
          if (clearance.isClear(at)) {
            symbols.add(new MapPicture.Symbol(kind, at, 0.9 + 0.2 * Wobble.at(hex, 50L + i)));
          }
        }
      }
    }
    symbols.sort((a, b) -> Double.compare(a.at().y(), b.at().y()));
    return symbols;
  }

  private static int count(String kind) {
    return switch (kind) {
      case "deep-woods" -> 13;
      case "woods", "forest" -> 9;
      case "light-woods" -> 5;
      case "swamp", "marsh" -> 7;
      case "rough", "hill", "hills" -> 6;
      case "mountain", "mountains", "mountainous" -> 5;
      default -> 0;
    };
  }

  /** Spots in two rings around the middle, shaken a little. */
  private Point spot(int hex, int i, int count) {
    int inner = count / 3;
    boolean inside = i < inner;
    double radius = layout.hexWidth() * (inside ? 0.15 : 0.365);
    int members = inside ? inner : count - inner;
    double angle =
        2 * Math.PI * (i + 0.35 * Wobble.at(hex, i)) / members + Wobble.at(hex, 99) * Math.PI;
    double reach = radius * (1 + 0.16 * Wobble.at(hex, 20L + i));
    return layout.centre(hex).plus(new Point(Math.cos(angle) * reach, Math.sin(angle) * reach));
  }
}
