package hexfront.games.ags.rostov;

import hexfront.engine.Order;
import hexfront.engine.orders.UnitRef;

/** A supply counter is used up to supply units for one player-turn. */
public record ExpendSupply(UnitRef unit) implements Order {}
