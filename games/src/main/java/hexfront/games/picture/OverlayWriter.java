package hexfront.games.picture;

import java.util.List;

/** Draws an overlay on a map. */
final class OverlayWriter {
  private static final double LINE = 22;
  private static final double INSET = 26;

  /** How much an arrow bends, as a part of its length. */
  private static final double BEND = 0.12;

  /** The part of the last hex that an arrow leaves free, so that one sees what it is about. */
  private static final double SHORT = 0.35;

  private final MapPicture picture;
  private final Overlay overlay;
  private final Svg svg = new Svg();

  OverlayWriter(MapPicture picture, Overlay overlay) {
    this.picture = picture;
    this.overlay = overlay;
  }

  /** The room that its text takes below the map. */
  double height() {
    return overlay.lines().isEmpty() ? 0 : LINE * overlay.lines().size() + 24;
  }

  String draw() {
    overlay.stacks().forEach(this::stack);
    overlay.arrows().forEach(this::arrow);
    List<String> lines = overlay.lines();
    for (int i = 0; i < lines.size(); i++) {
      Point at = new Point(INSET + 24, picture.height() + 24 + i * LINE);
      svg.text(i == 0 ? "plan first" : "plan", at, lines.get(i));
    }
    return svg.toString();
  }

  private Point centre(int hex) {
    return picture.hexes().get(hex).centre();
  }

  private void stack(Overlay.Stack stack) {
    double size = 0.52 * picture.hexWidth();
    Point at = centre(stack.hex());
    svg.rect("stack " + stack.side().word(), at.x() - size / 2, at.y() - size / 2, size, size);
    svg.text("stack-size", at.plus(new Point(0, 5)), String.valueOf(stack.units()));
  }

  private void arrow(Overlay.Arrow arrow) {
    Point from = centre(arrow.from());
    Point whole = centre(arrow.to()).plus(from.times(-1));
    double length = Math.hypot(whole.x(), whole.y());
    if (length < picture.hexWidth()) {
      return;
    }
    Point ahead = whole.times(1 / length);
    Point aside = new Point(-ahead.y(), ahead.x());
    double width = 2.5 + Math.min(9, 2.0 * arrow.units());
    Point tip = from.plus(ahead.times(length - SHORT * picture.hexWidth()));
    Point bend = from.plus(ahead.times(length / 2)).plus(aside.times(BEND * length));
    Point into = tip.plus(bend.times(-1));
    Point along = into.times(1 / Math.hypot(into.x(), into.y()));
    Point beside = new Point(-along.y(), along.x());
    double head = 7 + width;
    Point neck = tip.plus(along.times(-head));
    svg.path(
        "march " + arrow.side().word(),
        "M" + Curve.text(from) + "Q" + Curve.text(bend) + " " + Curve.text(neck),
        width);
    svg.path(
        "march-head " + arrow.side().word(),
        "M"
            + Curve.text(tip)
            + "L"
            + Curve.text(neck.plus(beside.times(head * 0.6)))
            + "L"
            + Curve.text(neck.plus(beside.times(-head * 0.6)))
            + "Z");
  }
}
