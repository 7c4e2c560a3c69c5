package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Retreated;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.UnitRef;
import org.jspecify.annotations.Nullable;

/**
 * Section 9.6: carrying out a result. The defender's part comes first, then the attacker's, then
 * the victors follow up. Each part asks its side only what it can really decide.
 */
public final class Results {
  private final AgsRules rules;
  private final BattleLosses losses;
  private final SufferedPart suffered;
  private final FollowUpPart followUp;

  Results(AgsRules rules) {
    this.rules = rules;
    losses = new BattleLosses(rules);
    suffered = new SufferedPart(rules, losses);
    followUp = new FollowUpPart(rules);
  }

  BattleLosses losses() {
    return losses;
  }

  /** The die is cast. */
  @Case({"AGS-9.65", "AGS-9.68"})
  void begin(Position p, Battle undecided, Result result, Chronicle chronicle) {
    Battle battle =
        new Battle(
            undecided.overrun(),
            undecided.phase(),
            undecided.attacker(),
            undecided.attackers(),
            undecided.from(),
            undecided.defenders(),
            undecided.targets(),
            result,
            undecided.bound(),
            Battle.Part.DEFENDER,
            undecided.trails(),
            undecided.wiped(),
            false,
            result.isSplit() ? undecided.unzoned() : Hexes.of());
    if (result.defender() > 0) {
      losses.loseStragglers(p, battle, chronicle);
    }
    proceed(p, battle, chronicle);
  }

  /** The defenders have no strength at all: they are gone without a die. */
  @Case({"AGS-13.3", "AGS-9.76"})
  void walkover(Position p, Battle battle, Chronicle chronicle) {
    losses.loseStragglers(p, battle, chronicle);
    Battle after =
        losses.wipeOut(
            p,
            battle,
            battle.attacker().enemy(),
            rules.exclusive().untried().noDefenceCase(),
            chronicle);
    for (int hex : battle.targets().toArray()) {
      if (p.isEmpty(hex) && !after.wiped().contains(hex)) {
        after = after.withWiped(hex);
      }
    }
    proceed(p, after.to(Battle.Part.FOLLOW_UP), chronicle);
  }

  /** Goes on until somebody has to decide something or the battle is over. */
  @Case({"AGS-9.65", "AGS-9.66", "AGS-9.68", "AGS-9.69"})
  public void proceed(Position p, Battle battle, Chronicle chronicle) {
    for (Battle at = battle; at != null; ) {
      at = part(at).settle(p, at, chronicle);
    }
  }

  private BattlePart part(Battle battle) {
    return battle.part() == Battle.Part.FOLLOW_UP ? followUp : suffered;
  }

  // ---- answers

  /** The side of an answer prefers to lose steps. */
  void chooseLosses(Position p, Battle battle, Chronicle chronicle) {
    @Nullable Battle decided = suffered.lose(p, battle, chronicle);
    if (decided != null) {
      proceed(p, decided, chronicle);
    }
  }

  /** A side has named the steps it loses. */
  void lost(Position p, Battle battle, Lose order, Chronicle chronicle) {
    Battle after = losses.take(p, battle, battle.side(), order.steps().byUnit(), chronicle);
    proceed(p, SufferedPart.suffered(after), chronicle);
  }

  /** A retreat was carried out. */
  void retreated(Position p, Battle battle, Chronicle chronicle) {
    Battle after = losses.noteWiped(p, battle, battle.side());
    proceed(p, SufferedPart.suffered(after), chronicle);
  }

  // ---- afterwards

  /**
   * An HQ whose companion turned out to have no strength goes back to where it entered the zone
   * from, or is lost.
   */
  @Case("AGS-11.23")
  void leaveHeadquarters(Position p, Side side, int hex, Chronicle chronicle) {
    for (int unit : p.stack(hex)) {
      int back = p.cameFrom(unit);
      boolean enteredZone = back >= 0 && ZonesOfControl.stops(p, side, hex);
      if (rules.roster().isHeadquarters(unit) && enteredZone && p.stackSize(hex) == 1) {
        boolean can =
            rules.board().grid().adjacent(hex, back)
                && !p.holds(side.enemy(), back)
                && !ZonesOfControl.closes(p, side, back)
                && rules.stacking().hasRoom(p, unit, back);
        if (can) {
          p.place(unit, back);
          p.mark(unit, Flag.DONE);
          chronicle.tell(new Retreated(new UnitRef(unit), Hexes.of(hex, back), "AGS-11.23"));
        } else {
          rules.eliminate(p, unit, "left alone in an enemy zone", "AGS-11.23", chronicle);
        }
      }
    }
  }
}
