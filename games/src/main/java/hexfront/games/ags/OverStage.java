package hexfront.games.ags;

import hexfront.engine.GameOver;

/** The game is over. */
public record OverStage(Phase phase) implements AgsStage, GameOver<AgsRules> {
  @Override
  public String rule() {
    return "AGS-4.1";
  }
}
