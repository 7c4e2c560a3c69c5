package hexfront.games.stalingrad;

import hexfront.engine.Order;

/** Supply Points pay for more air units. */
public record ExpendSupply(int points) implements Order {}
