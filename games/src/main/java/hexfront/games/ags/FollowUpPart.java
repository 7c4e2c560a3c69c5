package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Disrupted;
import hexfront.engine.orders.UnitRef;
import org.jspecify.annotations.Nullable;

/** The victors of a battle follow up, or an overrun goes on. */
final class FollowUpPart implements BattlePart {
  private final AgsRules rules;

  FollowUpPart(AgsRules rules) {
    this.rules = rules;
  }

  @Override
  @Case({"AGS-9.68", "AGS-9.69", "AGS-6.31", "AGS-9.86"})
  public @Nullable Battle settle(Position p, Battle battle, Chronicle chronicle) {
    if (battle.overrun()) {
      disrupt(p, battle, chronicle);
      p.setStage(new PhaseStage(battle.phase()));
      rules.overrunning().conclude(p, battle, chronicle);
      return null;
    }
    for (Side side : new Side[] {battle.attacker(), battle.attacker().enemy()}) {
      if (rules.advancing().isPossible(p, battle, side)) {
        p.setStage(new AdvanceStage(battle, side));
        return null;
      }
    }
    p.setStage(new PhaseStage(battle.phase()));
    return null;
  }

  /** Defenders that an overrun made lose a step or retreat are disrupted, all of them. */
  @Case("AGS-6.31")
  private void disrupt(Position p, Battle battle, Chronicle chronicle) {
    if (rules.exclusive().overrunDisrupts()
        && battle.attackers().size() > 0
        && battle.result().defender() > 0
        && !battle.result().engaged()) {
      for (int unit : battle.defenders().toArray()) {
        if (p.onMap(unit) && !p.is(unit, Flag.DISRUPTED)) {
          p.mark(unit, Flag.DISRUPTED);
          chronicle.tell(new Disrupted(new UnitRef(unit), "AGS-6.31"));
        }
      }
    }
  }
}
