package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** A unit shows its mobile or its deployed side. */
public record SetMode(UnitRef unit, String mode) implements Order {
  static final String MOBILE = "mobile";
  static final String DEPLOYED = "deployed";

  boolean isDeployed() {
    return mode.equals(DEPLOYED);
  }

  boolean isKnown() {
    return isDeployed() || mode.equals(MOBILE);
  }
}
