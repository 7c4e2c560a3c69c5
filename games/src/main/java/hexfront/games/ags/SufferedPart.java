package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a result demands of a side, the defender's first: steps, or a retreat instead. */
final class SufferedPart implements BattlePart {
  private final AgsRules rules;
  private final BattleLosses losses;

  SufferedPart(AgsRules rules, BattleLosses losses) {
    this.rules = rules;
    this.losses = losses;
  }

  @Override
  @Case({"AGS-9.65", "AGS-9.66", "AGS-9.69", "AGS-9.71"})
  public @Nullable Battle settle(Position p, Battle battle, Chronicle chronicle) {
    Side side = battle.side();
    int due = battle.due(side);
    if (due == 0 || !anyLeft(p, battle)) {
      return next(battle);
    }
    if (due == Result.ALL) {
      return suffered(losses.wipeOut(p, battle, side, "AGS-9.65", chronicle));
    }
    if (!battle.result().engaged()) {
      if (battle.isBoundToRetreat(side)) {
        return driveBack(p, battle, chronicle);
      }
      if (!battle.isBoundToLose(side) && rules.retreating().isPossible(p, battle, side)) {
        p.setStage(new AnswerStage(battle));
        return null;
      }
    }
    return lose(p, battle, chronicle);
  }

  private @Nullable Battle driveBack(Position p, Battle battle, Chronicle chronicle) {
    Battle left = rules.retreating().loseTheTrapped(p, battle, battle.side(), chronicle);
    if (!anyLeft(p, left)) {
      return suffered(left);
    }
    p.setStage(new RetreatStage(left));
    return null;
  }

  /** The side loses steps; it is asked which where it could name different ones. */
  @Case({"AGS-9.67", "AGS-9.62"})
  @Nullable Battle lose(Position p, Battle battle, Chronicle chronicle) {
    Side side = battle.side();
    int[] alive = battle.units(side).stream().filter(p::onMap).toArray();
    int due = battle.due(side);
    if (losses.stepsLeft(p, alive) <= due) {
      return suffered(losses.wipeOut(p, battle, side, "AGS-9.66", chronicle));
    }
    if (alive.length == 1) {
      return suffered(losses.take(p, battle, side, Map.of(alive[0], due), chronicle));
    }
    p.setStage(new LoseStage(battle));
    return null;
  }

  private static boolean anyLeft(Position p, Battle battle) {
    return battle.units(battle.side()).stream().anyMatch(p::onMap);
  }

  /** The battle after the part of a side that suffered something. */
  static Battle suffered(Battle battle) {
    return next(battle.side() == battle.attacker() ? battle.withHurt() : battle);
  }

  private static Battle next(Battle battle) {
    return battle.to(
        battle.part() == Battle.Part.DEFENDER ? Battle.Part.ATTACKER : Battle.Part.FOLLOW_UP);
  }
}
