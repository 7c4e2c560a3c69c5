package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.games.common.Losses;

/** Losing steps and being eliminated, with what the game makes of it. */
public final class AgsLosses extends Losses {
  private final ExclusiveRules game;

  AgsLosses(ExclusiveRules game) {
    this.game = game;
  }

  @Override
  protected boolean hasStep(Position p, int unit, int lost) {
    return game.hasStep(p, unit, lost);
  }

  @Override
  protected void eliminating(Position p, int unit) {
    game.eliminating(p, unit);
  }

  @Override
  @Case("AGS-9.65")
  protected int keptFlags() {
    return game.flagsOfTheDead();
  }

  @Override
  protected void eliminated(Position p, int unit, String rule, Chronicle chronicle) {
    game.eliminated(p, unit);
  }
}
