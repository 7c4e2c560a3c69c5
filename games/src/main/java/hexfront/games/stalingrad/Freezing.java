package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;

/** Case 19.4: armies that may not move until the enemy comes near or their turn comes. */
final class Freezing {
  private final StalingradRules rules;
  private final HexGrid grid;

  /** The hexes of the south sheet in which an Axis unit releases the garrison. */
  private final HexSet alarms;

  Freezing(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    alarms = alarms(rules.board().map());
  }

  /** Hexes of the south sheet next to the city, to the river or to its marshes. */
  @Case("CTS-35.6e")
  private HexSet alarms(HexMap map) {
    HexSet near = new HexSet(grid.size());
    for (HexMap.Place place : map.places()) {
      if (place.name().equals(rules.data.garrison().city())) {
        near.add(place.hex());
      }
    }
    for (HexMap.Line line : map.lines()) {
      if (line.name().equals(rules.data.garrison().river())) {
        for (int hexside : line.hexsides()) {
          int hex = hexside / Direction.COUNT;
          near.add(hex);
          near.add(grid.neighbour(hex, hexside % Direction.COUNT));
        }
      }
    }
    HexSet alarms = new HexSet(grid.size());
    for (int hex : near.toArray()) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int beside = grid.neighbour(hex, d);
        if (beside != HexGrid.OFF && rules.terrain.isSouth(beside)) {
          alarms.add(beside);
        }
      }
    }
    return alarms;
  }

  /** An Axis unit came into a hex. */
  @Case({"CTS-19.4a", "CTS-19.4b", "CTS-35.6e"})
  void approached(Position p, int hex, Chronicle chronicle) {
    String garrison = rules.data.garrison().formation();
    if (alarms.has(hex)) {
      release(p, garrison, chronicle);
    }
    int near = rules.data.freezeDistance();
    for (int unit : rules.roster.ground(Side.SOVIET)) {
      if (p.is(unit, Flag.FROZEN)
          && p.onMap(unit)
          && grid.distance(hex, p.hex(unit)) <= near
          && !rules.roster.formation(unit).equals(garrison)) {
        release(p, rules.roster.formation(unit), chronicle);
      }
    }
  }

  /** All units of an army may move. */
  void release(Position p, String formation, Chronicle chronicle) {
    boolean any = false;
    for (int unit : rules.roster.ground(Side.SOVIET)) {
      if (p.is(unit, Flag.FROZEN) && rules.roster.formation(unit).equals(formation)) {
        p.unmark(unit, Flag.FROZEN);
        any = true;
      }
    }
    if (any) {
      chronicle.tell(new Released(formation, "CTS-19.4b"));
    }
  }
}
