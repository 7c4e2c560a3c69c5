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
        "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
        look, x, y, Math.max(0, width), Math.max(0, height));
  }

  Drawing line(String look, double x1, double y1, double x2, double y2) {
    return put(
        "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
        look, x1, y1, x2, y2);
  }

  Drawing dot(String look, double x, double y) {
    return put("<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"4\"/>", look, x, y);
  }

  Drawing path(String look, String points) {
    return put("<polyline class=\"%s\" points=\"%s\"/>", look, points);
  }

  /** Text that begins at a point, ends there or has it in the middle. */
  Drawing text(String look, String anchor, double x, double y, String text) {
    return put(
        "<text class=\"%s\" text-anchor=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>",
        look, anchor, x, y, HtmlReport.escape(text));
  }

  private Drawing put(String form, Object... values) {
    svg.append(String.format(Locale.ROOT, form, values)).append('\n');
    return this;
  }

  String done() {
    return svg + "</svg>";
  }
}
