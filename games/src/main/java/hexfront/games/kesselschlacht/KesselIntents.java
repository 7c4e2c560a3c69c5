package hexfront.games.kesselschlacht;

import hexfront.engine.Side;
import hexfront.engine.staff.Intent;
import java.util.List;
import java.util.Map;

/**
 * What standing orders may be meant to achieve other than usual. None is the best in all games;
 * what each gains was counted in whole games, played as simulations are, in which one side followed
 * it from the first turn on.
 */
final class KesselIntents {
  private static final String STRAIGHT = "straight";
  private static final String TOWNS = "towns";
  private static final String CHASE = "chase";

  /** By intent what changes. */
  private static final Map<String, Route> ROUTES = Map.of(STRAIGHT, Route.STRAIGHT);

  private static final Map<String, Emphasis> EMPHASES =
      Map.of(TOWNS, Emphasis.TOWNS, CHASE, Emphasis.CHASE);

  private KesselIntents() {}

  /** Those of a side in a scenario, the usual one first. */
  static List<Intent> of(String scenario, Side side) {
    boolean west = "solution-west".equals(scenario);
    Intent other =
        side == Side.AXIS
            ? new Intent(
                STRAIGHT, "to go home past the enemy and far from the front", west ? 22 : 14)
            : west
                ? new Intent(CHASE, "to chase the pocket and to take early what it leaves", 10)
                : new Intent(TOWNS, "to bar the towns where the roads home end", 20);
    return List.of(Intent.USUAL, other);
  }

  static Route route(Intent intent) {
    return ROUTES.getOrDefault(intent.name(), Route.USUAL);
  }

  static Emphasis emphasis(Intent intent) {
    return EMPHASES.getOrDefault(intent.name(), Emphasis.USUAL);
  }
}
