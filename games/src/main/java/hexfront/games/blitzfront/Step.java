package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Worded;

/** The steps of the sequence in which attacks are allocated and fought. */
enum Step implements Worded {
  PRELIMINARY("preliminary-attack", "preliminary-combat", "BF-SEQ-A2", "BF-SEQ-B2"),
  OPERATIONAL("movement", "combat", "BF-SEQ-A3", "BF-SEQ-B3"),
  BREAKTHROUGH("breakthrough", "breakthrough-combat", "BF-SEQ-A6", "BF-SEQ-A6");

  private final String phase;
  private final String combat;
  private final String axisCase;
  private final String sovietCase;

  Step(String phase, String combat, String axisCase, String sovietCase) {
    this.phase = phase;
    this.combat = combat;
    this.axisCase = axisCase;
    this.sovietCase = sovietCase;
  }

  @Override
  public String word() {
    return phase;
  }

  /** The word of the combat phase that follows. */
  String combat() {
    return combat;
  }

  /** The case of the sequence by which attacks are allocated. */
  String rule(Side side) {
    return side == Side.AXIS ? axisCase : sovietCase;
  }

  /** The case of the sequence by which they are fought. */
  @Case({"BF-SEQ-A5", "BF-SEQ-B5"})
  String combatRule(Side side) {
    return this == OPERATIONAL ? side == Side.AXIS ? "BF-SEQ-A5" : "BF-SEQ-B5" : rule(side);
  }

  boolean moves() {
    return this != PRELIMINARY;
  }
}
