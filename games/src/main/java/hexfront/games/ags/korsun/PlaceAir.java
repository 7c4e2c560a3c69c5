package hexfront.games.ags.korsun;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Omittable;

/**
 * The German player spends an air point on a town.
 *
 * @param purpose {@code air-supply}, the only one there is; may be left out
 */
public record PlaceAir(Hex hex, @Omittable String purpose) implements Order {
  public PlaceAir {
    purpose = purpose.isEmpty() ? AirSupply.PURPOSE : purpose;
  }
}
