package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import java.util.stream.IntStream;

/**
 * Uranus for the Axis commander: motorized units about Stalingrad that do not stand in the city go
 * back to the Don bridge at Kalach before the ring closes there. Units that are isolated at the end
 * count double; those on foot deny the city to the Soviets.
 */
final class PocketAdvice {
  private static final String BRIDGE = "Kalach";

  /** How far from the city those stand who are called back. */
  private static final int AROUND = 9;

  /** Who is so near the bridge fights there. */
  private static final int AT_THE_BRIDGE = 2;

  /** How near the bridge an enemy has to be for it to be in danger. */
  private static final int DANGER = 6;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final int bridge;
  private final int[] city;

  PocketAdvice(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    bridge =
        rules.board().map().places().stream()
            .filter(place -> place.name().startsWith(BRIDGE))
            .mapToInt(HexMap.Place::hex)
            .findFirst()
            .orElse(-1);
    city =
        rules.board().map().places().stream()
            .filter(place -> place.kind().equals("major-city"))
            .filter(place -> place.name().startsWith(Victory.STALINGRAD))
            .mapToInt(HexMap.Place::hex)
            .toArray();
  }

  /** Where a unit has to go: back to the bridge while there is a way, or -1. */
  int errand(Position p, int unit) {
    boolean concerned =
        bridge >= 0
            && city.length > 0
            && Ledger.scenario(p) == Ledger.URANUS
            && p.onMap(unit)
            && rules.board().side(unit) == Side.AXIS
            && rules.roster.fights(unit)
            && rules.roster.isMotorized(unit)
            && !rules.roster.isHq(unit);
    if (!concerned) {
      return -1;
    }
    int hex = p.hex(unit);
    boolean inCity = IntStream.of(city).anyMatch(place -> place == hex);
    boolean leaves =
        !inCity
            && grid.distance(hex, bridge) > AT_THE_BRIDGE
            && IntStream.of(city).anyMatch(place -> grid.distance(hex, place) <= AROUND)
            && isInDanger(p)
            && rules.communications.isConnected(p, Side.AXIS, hex);
    return leaves ? bridge : -1;
  }

  private boolean isInDanger(Position p) {
    for (int enemy : p.occupied(Side.SOVIET).toArray()) {
      if (grid.distance(enemy, bridge) <= DANGER) {
        return true;
      }
    }
    return false;
  }
}
