package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Side;

/** The steps of a player turn, in order. */
enum Step {
  ARRIVALS,
  AIR_MOBILITY,
  DEFENSIVE_AIR,
  OFFENSIVE_AIR,
  AXIS_AIR_COMBAT,
  SOVIET_AIR_COMBAT,
  MOVEMENT,
  GROUND_SUPPORT,
  INTERCEPTION,
  COMBAT,
  SUPPLY;

  /** The stage of the step as it begins. */
  @Case({"CTS-SEQ-II.B.1", "CTS-SEQ-II.B.2", "CTS-SEQ-II.B.3", "CTS-SEQ-II.B.4"})
  Part part() {
    return switch (this) {
      case ARRIVALS -> new Arriving();
      case AIR_MOBILITY -> new AirMobility();
      case DEFENSIVE_AIR -> new DefensiveAir();
      case OFFENSIVE_AIR -> new OffensiveAir();
      case AXIS_AIR_COMBAT -> AirFighting.of(Side.AXIS);
      case SOVIET_AIR_COMBAT -> AirFighting.of(Side.SOVIET);
      case MOVEMENT -> InMovement.BEGUN;
      case GROUND_SUPPORT -> new GroundSupporting();
      case INTERCEPTION -> new Intercepting();
      case COMBAT -> new InCombat();
      case SUPPLY -> InSupply.BEGUN;
    };
  }
}
