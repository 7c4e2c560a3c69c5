package hexfront.games.stalingrad;

import hexfront.engine.Board;
import java.util.List;

/** The places beside the map. */
final class Boxes {
  static final List<String> NAMES =
      List.of(
          "cadre",
          "lost",
          "arriving",
          "ready",
          "air-lost",
          "replacement-pool",
          "guard-pool",
          "depots",
          "regiments",
          "withdrawn",
          "exited",
          "off-north",
          "off-east",
          "off-south",
          "off-west",
          "axis-box",
          "soviet-box",
          "trans-volga",
          "astrakhan",
          "caspian",
          "caucasus",
          "black-sea-coast");

  static final int CADRE = of("cadre");
  static final int LOST = of("lost");
  static final int ARRIVING = of("arriving");
  static final int READY = of("ready");
  static final int AIR_LOST = of("air-lost");
  static final int POOL = of("replacement-pool");
  static final int GUARD_POOL = of("guard-pool");
  static final int DEPOTS = of("depots");
  static final int REGIMENTS = of("regiments");
  static final int WITHDRAWN = of("withdrawn");
  static final int EXITED = of("exited");
  static final int OFF_NORTH = of("off-north");
  static final int OFF_EAST = of("off-east");
  static final int OFF_SOUTH = of("off-south");
  static final int OFF_WEST = of("off-west");
  static final int AXIS_BOX = of("axis-box");
  static final int SOVIET_BOX = of("soviet-box");
  static final int TRANS_VOLGA = of("trans-volga");
  static final int ASTRAKHAN = of("astrakhan");
  static final int CASPIAN = of("caspian");
  static final int CAUCASUS = of("caucasus");
  static final int COAST = of("black-sea-coast");

  private Boxes() {}

  private static int of(String name) {
    return Board.place(NAMES.indexOf(name));
  }

  /** The place of a box by its name; 0 if there is none of that name. */
  static int named(String name) {
    int i = NAMES.indexOf(name);
    return i < 0 ? 0 : Board.place(i);
  }

  static String name(int place) {
    return NAMES.get(-place - 3);
  }

  /** Whether a unit at a place is off the map but in play: beyond an edge or in an Off Map Box. */
  static boolean isOffMap(int place) {
    return place <= OFF_NORTH && place >= COAST;
  }
}
