package hexfront.games.ags.korsun;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;

/**
 * The German player spends an air point on a town.
 *
 * @param purpose {@code air-supply}, the only one there is
 */
public record PlaceAir(Hex hex, String purpose) implements Order {
  public PlaceAir {
    purpose = purpose.isEmpty() ? AirSupply.PURPOSE : purpose;
  }
}
