package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.FixedZones;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import java.util.function.Predicate;

/**
 * Section 8: zones of control. The position counts them; this section says how far they reach and
 * what cancels them.
 */
public final class ZonesOfControl {
  private ZonesOfControl() {}

  /**
   * The layout of zones in the family.
   *
   * @param exerts who has a zone at all
   * @param blocksSupply whose zone matters to supply, communications and retreats as well
   */
  public static ZoneRule.Layout layout(Predicate<Unit> exerts, Predicate<Unit> blocksSupply) {
    return layout(exerts, blocksSupply, unit -> true);
  }

  /**
   * The layout of zones in a game with counters that are no units.
   *
   * @param occupies who is a unit at all
   */
  @Case({"AGS-8.0", "AGS-8.11", "AGS-8.12", "AGS-11.35"})
  public static ZoneRule.Layout layout(
      Predicate<Unit> exerts, Predicate<Unit> blocksSupply, Predicate<Unit> occupies) {
    return FixedZones.layout(
        ZonesOfControl::extend,
        (unit, purpose) ->
            exerts.test(unit) && (purpose == Board.MOVEMENT_ZONE || blocksSupply.test(unit)),
        occupies);
  }

  /** Whether a zone reaches across a hexside to the hex beyond. */
  @Case({"AGS-8.0", "AGS-8.12", "AGS-11.35"})
  public static boolean extend(HexMap map, int hex, int direction) {
    int to = map.grid().neighbour(hex, direction);
    return (map.hexside(hex, direction) & (Terrain.MAJOR_RIVER | Terrain.NO_PASSAGE)) == 0
        && (map.terrain(to) & Terrain.NO_LAND) == 0;
  }

  /** Whether a moving unit must stop in the hex; nothing cancels a zone for movement. */
  @Case({"AGS-8.25", "AGS-8.24", "AGS-5.23"})
  public static boolean stops(Position p, Side mover, int hex) {
    return p.inZone(mover.enemy(), Board.MOVEMENT_ZONE, hex);
  }

  /**
   * Whether an enemy zone closes the hex to supply, communications and retreats; a friendly unit in
   * it cancels the zone.
   */
  @Case("AGS-8.25")
  public static boolean closes(Position p, Side side, int hex) {
    return p.inZone(side.enemy(), Board.SUPPLY_ZONE, hex) && !p.holds(side, hex);
  }

  /** The hexes in a side's zones for a purpose. */
  static HexSet hexes(Position p, Side side, String purpose) {
    int layer = purpose.equals("movement") ? Board.MOVEMENT_ZONE : Board.SUPPLY_ZONE;
    HexSet set = new HexSet(p.board().hexes());
    for (int hex = 0; hex < p.board().hexes(); hex++) {
      if (p.inZone(side, layer, hex)) {
        set.add(hex);
      }
    }
    return set;
  }
}
