package hexfront.games.picture;

import java.util.Locale;

/** Writes the elements of an SVG file. */
final class Svg {
  private final StringBuilder out = new StringBuilder();

  Svg raw(String text) {
    out.append(text).append('\n');
    return this;
  }

  Svg open(String group) {
    return raw("<g class=\"" + group + "\">");
  }

  Svg close() {
    return raw("</g>");
  }

  Svg path(String classes, String data) {
    return raw("<path class=\"" + classes + "\" d=\"" + data + "\"/>");
  }

  Svg path(String classes, String data, double width) {
    return raw(
        "<path class=\""
            + classes
            + "\" stroke-width=\""
            + Curve.text(width)
            + "\" d=\""
            + data
            + "\"/>");
  }

  Svg circle(String classes, Point at, double radius) {
    return raw(
        "<circle class=\"" + classes + "\" " + centre(at) + " r=\"" + Curve.text(radius) + "\"/>");
  }

  private static String centre(Point at) {
    return "cx=\"" + Curve.text(at.x()) + "\" cy=\"" + Curve.text(at.y()) + "\"";
  }

  Svg rect(String classes, double x, double y, double width, double height) {
    return raw(
        "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>"
            .formatted(
                classes, Curve.text(x), Curve.text(y), Curve.text(width), Curve.text(height)));
  }

  /** A symbol of the defs, upright or turned. */
  Svg use(String id, Point at, double scale, double degrees) {
    String turn = degrees == 0 ? "" : " rotate(" + Curve.text(degrees) + ")";
    String size = scale == 1 ? "" : String.format(Locale.ROOT, " scale(%.2f)", scale);
    return raw(
        "<use href=\"#"
            + id
            + "\" transform=\"translate("
            + Curve.text(at)
            + ")"
            + turn
            + size
            + "\"/>");
  }

  Svg text(String classes, Point at, String text) {
    return raw(
        "<text class=\""
            + classes
            + "\" x=\""
            + Curve.text(at.x())
            + "\" y=\""
            + Curve.text(at.y())
            + "\">"
            + escape(text)
            + "</text>");
  }

  Svg turnedText(String classes, Point at, double degrees, String text) {
    return raw(
        "<text class=\""
            + classes
            + "\" transform=\"translate("
            + Curve.text(at)
            + ") rotate("
            + Curve.text(degrees)
            + ")\">"
            + escape(text)
            + "</text>");
  }

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
