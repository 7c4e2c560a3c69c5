package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;

/** Where units may be set up. */
final class SetUp {
  private static final String NEXT_TO_ELEVENTH = "next-to-11a";
  private static final String EITHER = "11a-or-behind-dnepr";
  private static final String BEHIND_DNEPR = "behind-dnepr";
  private static final String AXIS_SIDE = "axis-side";

  private final BlitzfrontRules rules;

  SetUp(BlitzfrontRules rules) {
    this.rules = rules;
  }

  /** The hexes in which a unit may be set up; empty if it stands where it is printed. */
  @Case({"BF-ROS-1", "BF-ROS-2"})
  HexSet hexes(Position p, int unit) {
    HexMap map = rules.board().map();
    HexSet hexes = new HexSet(rules.board().hexes());
    String area = rules.play.areas().getOrDefault(rules.board().unit(unit).id(), "");
    switch (area) {
      case "" -> {}
      case NEXT_TO_ELEVENTH -> addAround(p, hexes);
      case EITHER -> {
        addAround(p, hexes);
        int army = rules.roster.eleventhArmy();
        if (army >= 0 && p.onMap(army)) {
          hexes.add(p.hex(army));
        }
        hexes.addAll(map.area(BEHIND_DNEPR));
      }
      default -> hexes.addAll(map.area(area));
    }
    hexes.retainAll(rules.terrain.open(false));
    return hexes;
  }

  @Case("BF-ROS-2")
  private void addAround(Position p, HexSet hexes) {
    int army = rules.roster.eleventhArmy();
    HexSet side = rules.board().map().area(AXIS_SIDE);
    for (int d = 0; d < Direction.COUNT && army >= 0 && p.onMap(army); d++) {
      int hex = rules.board().grid().neighbour(p.hex(army), d);
      if (hex != HexGrid.OFF && side.has(hex)) {
        hexes.add(hex);
      }
    }
  }

  @Case({"BF-ROS-1", "BF-ROS-2"})
  Verdict check(Position p, Side side, int unit, int hex) {
    if (rules.board().side(unit) != side || !p.onMap(unit)) {
      return Verdict.refused(
          "BF-ROS-1", rules.name(unit) + " is no unit that the " + side.title() + " sets up");
    }
    HexSet hexes = hexes(p, unit);
    if (hexes.isEmpty()) {
      return Verdict.refused("BF-ROS-1", rules.name(unit) + " stands in its printed hex");
    }
    return hex >= 0 && hexes.has(hex) && !p.holds(side.enemy(), hex)
        ? Verdict.legal()
        : Verdict.refused(
            side == Side.AXIS ? "BF-ROS-2" : "BF-ROS-1",
            rules.number(hex) + " is not in the area of " + rules.name(unit));
  }
}
