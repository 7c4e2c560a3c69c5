package hexfront.games.ags.rostov;

import hexfront.engine.Order;
import hexfront.engine.orders.Hex;

/**
 * An air marker is put on a hex.
 *
 * @param purpose one of the purposes of {@link AirMarkers}
 */
public record PlaceAir(Hex hex, String purpose) implements Order {}
