package hexfront.engine;

import java.util.Locale;
import java.util.Optional;

/** One of the two players. */
public enum Side implements Worded {
  AXIS,
  SOVIET;

  private static final Side[] ALL = values();

  public Side enemy() {
    return this == AXIS ? SOVIET : AXIS;
  }

  @Override
  public String word() {
    return this == AXIS ? "axis" : "soviet";
  }

  /** Its name as sentences have it. */
  public String title() {
    return this == AXIS ? "Axis" : "Soviet";
  }

  /** Reads a side's word; games in which the Axis is all German also say {@code german}. */
  public static Optional<Side> of(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "axis", "german" -> Optional.of(AXIS);
      case "soviet" -> Optional.of(SOVIET);
      default -> Optional.empty();
    };
  }

  public static Side at(int ordinal) {
    return ALL[ordinal];
  }
}
