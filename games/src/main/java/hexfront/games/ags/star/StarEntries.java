package hexfront.games.ags.star;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Enter;
import hexfront.games.ags.ReinforcementQuestions;
import hexfront.games.ags.UntriedQuestions;
import org.jspecify.annotations.Nullable;

/** Sections 23 and 24: who enters, as a reinforcement or as one that left the map and returns. */
record StarEntries(Star game) implements ReinforcementQuestions, UntriedQuestions {
  @Override
  public boolean isDue(Position p, int unit) {
    return game.offMap.isOff(p, unit)
        ? game.offMap.isDue(p, unit)
        : !p.is(unit, StarFlag.EXITED) && game.reinforcements.isDue(p, unit);
  }

  @Override
  public HexSet entryHexes(Position p, int unit) {
    return game.offMap.isOff(p, unit)
        ? game.offMap.entryHexes()
        : game.reinforcements.entryHexes(unit);
  }

  @Override
  public @Nullable Refusal barredEntry(Position p, int unit, int hex) {
    return game.offMap.isOff(p, unit)
        ? game.offMap.barredEntry(p, unit, hex)
        : game.reinforcements.barredEntry(p, unit, hex);
  }

  @Override
  public void entered(Position p, Enter order) {
    for (int unit : order.units().toArray()) {
      StarFlag.clearOffMap(p, unit);
      p.setCameFrom(unit, -1);
      game.doctrine.judge(game.standard(), p, unit);
    }
  }

  @Override
  public String reinforcementCase(int unit) {
    return game.board.side(unit) == Side.SOVIET ? "STAR-23.1" : "STAR-23.2";
  }

  @Override
  @Case("STAR-23.0")
  public String entryCase() {
    return "STAR-23.0";
  }

  @Override
  public int[] drawPool(Position p, int unit) {
    return game.reinforcements.drawPool(p, unit);
  }
}
