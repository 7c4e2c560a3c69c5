package hexfront.lab.report;

import java.util.Locale;

/** Draws an SVG element by element. The page's style gives the colours. */
final class Drawing {
  private final StringBuilder svg = new StringBuilder();

  Drawing(double width, double height, String title) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"%.0f\" height=\"%.0f\""
                + " viewBox=\"0 0 %.0f %.0f\">%n<title>%s</title>%n",
            width,
            height,
            width,
            height,
            HtmlReport.escape(title)));
  }

  Drawing box(String look, double x, double y, double width, double height) {
    return put(
        "rect",
        look,
        place("x", x) + place("y", y) + place("width", width) + place("height", height));
  }

  Drawing line(String look, double x1, double y1, double x2, double y2) {
    return put("line", look, place("x1", x1) + place("y1", y1) + place("x2", x2) + place("y2", y2));
  }

  Drawing dot(String look, double x, double y) {
    return put("circle", look, place("cx", x) + place("cy", y) + place("r", 4));
  }

  Drawing path(String look, String points) {
    return put("polyline", look, " points=\"" + points + "\"");
  }

  /** Text that begins at a point, ends there or has it in the middle. */
  Drawing text(String look, String anchor, double x, double y, String text) {
    svg.append("<text class=\"" + look + "\" text-anchor=\"" + anchor + "\"")
        .append(place("x", x) + place("y", y))
        .append(">" + HtmlReport.escape(text) + "</text>\n");
    return this;
  }

  private Drawing put(String element, String look, String places) {
    svg.append("<" + element + " class=\"" + look + "\"" + places + "/>\n");
    return this;
  }

  private static String place(String name, double value) {
    return String.format(Locale.ROOT, " %s=\"%.1f\"", name, value);
  }

  String done() {
    return svg + "</svg>";
  }
}
