package hexfront.engine.events;

import hexfront.engine.Event;
import hexfront.engine.Side;
import java.util.List;

/** Dice were thrown. */
public record Rolled(List<Integer> dice, String purpose, Side who, String rule) implements Event {}
