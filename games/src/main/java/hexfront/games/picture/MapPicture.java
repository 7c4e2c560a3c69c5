package hexfront.games.picture;

import java.util.List;

/**
 * A map as geometry: everything a table needs to draw it, and nothing that needs to know hexes.
 * Shapes are path data as SVG and canvas understand it; the unit is the pixel at 100 %.
 *
 * @param hexWidth from side to side
 * @param corners of a hex, from its centre
 * @param outline of the whole map
 * @param gridLines every hexside once
 */
public record MapPicture(
    String name,
    String title,
    double width,
    double height,
    double hexWidth,
    double hexKm,
    List<Point> corners,
    String outline,
    String gridLines,
    List<Hex> hexes,
    List<Ground> grounds,
    List<Symbol> symbols,
    List<Stream> rivers,
    List<Barrier> barriers,
    List<Route> routes,
    List<Bridge> bridges,
    List<Border> borders,
    List<Edge> edges,
    List<Zone> zones,
    List<Mark> marks,
    List<Town> towns,
    List<Label> labels,
    List<Lettering> letterings) {

  /** A hex: its number, where that is printed, and its centre. */
  public record Hex(String number, Point centre, Point label, boolean water) {}

  /** All hexes of one kind of ground, as one shape. */
  public record Ground(String kind, String shape) {}

  /** A tree, a tuft, a hill. */
  public record Symbol(String kind, Point at, double scale) {}

  /** A stretch of a river. */
  public record Stream(String name, String kind, double width, String shape) {}

  /** A hexside that stops movement: sea, impassable. */
  public record Barrier(String kind, String shape) {}

  /** A stretch of road or railroad between two junctions. */
  public record Route(String kind, String shape) {}

  public record Bridge(Point at, double degrees) {}

  /** A line that matters to the rules: where the armies start, where the weather changes. */
  public record Border(String name, String kind, String shape) {}

  /**
   * An area on the edge of the map.
   *
   * @param side axis, soviet or empty
   * @param band along the edge
   * @param badge where the label stands
   * @param upright whether the edge runs up and down, so that a long label is turned
   */
  public record Edge(
      String label,
      String kind,
      String side,
      boolean given,
      List<String> band,
      Point badge,
      boolean upright) {}

  /** An area inside the map: where an army sets up, what lies out of play. */
  public record Zone(String label, String kind, String side, String shape, Point at) {}

  /** A sign in a hex, for example an airfield. */
  public record Mark(String kind, Point at) {}

  public record Town(String name, String hex, String kind, int points, Point at) {}

  /** A name; {@code at} is the middle of its base line. */
  public record Label(String text, String kind, Point at, double size, Frame box) {}

  /** A name along a river, letter by letter. */
  public record Lettering(String text, String kind, double size, List<Glyph> glyphs) {}

  public record Glyph(String letter, Point at, double degrees) {}
}
