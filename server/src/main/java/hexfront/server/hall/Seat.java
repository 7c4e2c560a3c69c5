package hexfront.server.hall;

import hexfront.engine.Side;
import java.util.Optional;

/** Where somebody sits: at one of the sides, or beside the table. */
public enum Seat {
  AXIS,
  SOVIET,
  SPECTATOR;

  public String word() {
    return switch (this) {
      case AXIS -> "axis";
      case SOVIET -> "soviet";
      case SPECTATOR -> "spectator";
    };
  }

  public static Seat of(Side side) {
    return side == Side.AXIS ? AXIS : SOVIET;
  }

  /** The side led from this seat; spectators lead none. */
  public Optional<Side> side() {
    return switch (this) {
      case AXIS -> Optional.of(Side.AXIS);
      case SOVIET -> Optional.of(Side.SOVIET);
      case SPECTATOR -> Optional.empty();
    };
  }

  public boolean leads(Side side) {
    return this == of(side);
  }
}
