package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Worded;
import java.util.Arrays;
import java.util.Optional;

/** The phases of a player-turn, in order. */
@Case("AGS-4.2")
public enum Phase implements Worded {
  INITIAL_MOVEMENT("initial-movement"),
  COMBAT("combat"),
  MECHANIZED_MOVEMENT("mechanized-movement"),
  DISRUPTION_REMOVAL("disruption-removal"),
  AIR_POWER("air-power");

  private final String word;

  Phase(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  public boolean isMovement() {
    return this == INITIAL_MOVEMENT || this == MECHANIZED_MOVEMENT;
  }

  public static Optional<Phase> of(String word) {
    return Arrays.stream(values()).filter(p -> p.word.equals(word)).findFirst();
  }
}
