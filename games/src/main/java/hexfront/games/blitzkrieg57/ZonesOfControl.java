package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.FixedZones;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.HexSet;

/** Section 3.2: zones of control. */
final class ZonesOfControl {
  /** Every unit has a zone; it enters no water and crosses no impassable hexside. */
  @Case({"GJ-3.2", "GJ-3.2.1", "GJ-3.2.2", "GJ-13.0", "GJ-14.0"})
  static final ZoneRule.Layout LAYOUT =
      FixedZones.layout(
          (map, hex, direction) ->
              (map.terrain(map.grid().neighbour(hex, direction)) & Terrain.WATER) == 0
                  && (map.hexside(hex, direction) & Terrain.CLOSED) == 0,
          (unit, purpose) -> true);

  private final BlitzkriegRules rules;

  ZonesOfControl(BlitzkriegRules rules) {
    this.rules = rules;
  }

  /** Whether enemy zones matter to a side in a hex; a fortress keeps them out of its own. */
  @Case({"GJ-3.2.3", "GJ-3.2.4", "GJ-14.2.2"})
  boolean inEnemyZone(Position p, Side side, int hex) {
    return p.inZone(side.enemy(), Board.MOVEMENT_ZONE, hex)
        && !rules.fortresses.stands(p, side, hex);
  }

  /** The hexes in a side's zones, as far as they matter to its enemy. */
  HexSet hexes(Position p, Side side) {
    return BlitzkriegScratch.of(p).enemyZone(p, side.enemy(), rules.roster.fortresses()).copy();
  }
}
