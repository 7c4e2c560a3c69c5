package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Retreated;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Section 9.6: carrying out a result. The defender's part comes first, then the attacker's, then
 * the victors follow up. Each part asks its side only what it can really decide.
 */
public final class Results {
  static final String LOSE = "lose";
  static final String RETREAT = "retreat";

  private final AgsRules rules;

  Results(AgsRules rules) {
    this.rules = rules;
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
            false);
    if (result.defender() > 0) {
      lostStragglers(p, battle, chronicle);
    }
    proceed(p, battle, chronicle);
  }

  /** The defenders have no strength at all: they are gone without a die. */
  @Case({"AGS-13.3", "AGS-9.76"})
  void walkover(Position p, Battle battle, Chronicle chronicle) {
    lostStragglers(p, battle, chronicle);
    Battle after =
        wipeOut(p, battle, battle.attacker().enemy(), rules.exclusive().noDefenceCase(), chronicle);
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
    Battle at = battle;
    while (at.part() != Battle.Part.FOLLOW_UP) {
      Side side = at.side();
      int due = at.due(side);
      if (due == 0 || !anyLeft(p, at, side)) {
        at = next(at);
      } else if (due == Result.ALL) {
        at = next(hurt(wipeOut(p, at, side, "AGS-9.65", chronicle), side));
      } else {
        Battle decided = decide(p, at, side, chronicle);
        if (decided == null) {
          return;
        }
        at = decided;
      }
    }
    followUp(p, at, chronicle);
  }

  private static Battle next(Battle battle) {
    return battle.to(
        battle.part() == Battle.Part.DEFENDER ? Battle.Part.ATTACKER : Battle.Part.FOLLOW_UP);
  }

  private static Battle hurt(Battle battle, Side side) {
    return side == battle.attacker() ? battle.withHurt() : battle;
  }

  private static boolean anyLeft(Position p, Battle battle, Side side) {
    Units units = battle.units(side);
    for (int i = 0; i < units.size(); i++) {
      if (p.onMap(units.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Settles a side's part if there is nothing to choose; otherwise asks.
   *
   * @return the battle after this part, or null if the side was asked
   */
  @Case({"AGS-9.66", "AGS-9.69", "AGS-9.71"})
  private @Nullable Battle decide(Position p, Battle battle, Side side, Chronicle chronicle) {
    if (!battle.result().engaged()) {
      if (battle.isBoundToRetreat(side)) {
        Battle left = rules.retreating().loseTheTrapped(p, battle, side, chronicle);
        if (!anyLeft(p, left, side)) {
          return next(hurt(left, side));
        }
        p.setStage(new AgsStage.Retreat(left));
        return null;
      }
      if (!battle.isBoundToLose(side) && rules.retreating().isPossible(p, battle, side)) {
        p.setStage(new AgsStage.Answer(battle));
        return null;
      }
    }
    return loseOrAsk(p, battle, side, chronicle);
  }

  @Case({"AGS-9.67", "AGS-9.62"})
  private @Nullable Battle loseOrAsk(Position p, Battle battle, Side side, Chronicle chronicle) {
    int[] alive = battle.units(side).stream().filter(p::onMap).toArray();
    int steps = stepsLeft(p, alive);
    int due = battle.due(side);
    if (steps <= due) {
      return next(hurt(wipeOut(p, battle, side, "AGS-9.66", chronicle), side));
    }
    if (alive.length == 1) {
      return next(hurt(afterLosses(p, battle, side, Map.of(alive[0], due), chronicle), side));
    }
    p.setStage(new AgsStage.Losing(battle));
    return null;
  }

  private int stepsLeft(Position p, int[] units) {
    int steps = 0;
    for (int unit : units) {
      steps += rules.exclusive().stepsLeft(p, unit);
    }
    return steps;
  }

  // ---- losses

  @Case({"AGS-9.61", "AGS-9.62", "AGS-9.63", "AGS-9.64", "AGS-9.6"})
  private Battle afterLosses(
      Position p, Battle battle, Side side, Map<Integer, Integer> losses, Chronicle chronicle) {
    Battle after = battle;
    for (Map.Entry<Integer, Integer> loss : losses.entrySet()) {
      int by = rules.exclusive().substitute(p, loss.getKey(), loss.getValue(), chronicle);
      if (by >= 0) {
        after = after.replacing(loss.getKey(), by);
      } else {
        lose(p, battle, loss.getKey(), loss.getValue(), chronicle);
      }
    }
    return noteWiped(p, after, side);
  }

  private void lose(Position p, Battle battle, int unit, int steps, Chronicle chronicle) {
    rules.losses().lose(p, unit, steps, battle.result().toString(), "AGS-9.66", chronicle);
  }

  private Battle wipeOut(Position p, Battle battle, Side side, String rule, Chronicle chronicle) {
    Battle noted = battle;
    for (int unit : battle.units(side).toArray()) {
      if (p.onMap(unit)) {
        rules.eliminate(p, unit, "combat", rule, chronicle);
      }
    }
    return noteWiped(p, noted, side);
  }

  /** Notes the hexes of a side whose units were all eliminated; nobody retreated from them. */
  @Case("AGS-9.84")
  private Battle noteWiped(Position p, Battle battle, Side side) {
    Battle noted = battle;
    Hexes hexes = side == battle.attacker() ? battle.from() : battle.targets();
    for (int hex : hexes.stream().distinct().toArray()) {
      boolean left = noted.trails().stream().anyMatch(trail -> trail.first() == hex);
      if (p.isEmpty(hex) && !left && !noted.wiped().contains(hex)) {
        noted = noted.withWiped(hex);
      }
    }
    return noted;
  }

  /** Units that fell back into an attacked hex die if it suffers anything. */
  @Case("AGS-9.76")
  private void lostStragglers(Position p, Battle battle, Chronicle chronicle) {
    if (!battle.overrun()) {
      for (int hex : battle.targets().toArray()) {
        for (int unit : p.stack(hex)) {
          if (p.is(unit, Flag.FELL_BACK) && !battle.defenders().has(unit)) {
            rules.eliminate(
                p, unit, "had fallen back into " + rules.number(hex), "AGS-9.76", chronicle);
          }
        }
      }
    }
  }

  // ---- orders

  @Case("AGS-9.66")
  Verdict check(Position p, AgsStage.Answer stage, Choose order) {
    return order.option().equals(LOSE) || order.option().equals(RETREAT)
        ? Verdict.legal()
        : Verdict.refused("AGS-9.66", "choose '" + LOSE + "' or '" + RETREAT + "'");
  }

  void carryOut(Position p, AgsStage.Answer stage, Choose order, Chronicle chronicle) {
    Battle battle = stage.battle();
    if (order.option().equals(RETREAT)) {
      p.setStage(new AgsStage.Retreat(battle));
      return;
    }
    Battle decided = loseOrAsk(p, battle, battle.side(), chronicle);
    if (decided != null) {
      proceed(p, decided, chronicle);
    }
  }

  /**
   * A side loses exactly the steps demanded, from any of its units in the battle, or all it has;
   * then it may also name the demand itself for its last unit.
   */
  @Case({"AGS-9.66", "AGS-9.67", "AGS-11.36"})
  Verdict check(Position p, Battle battle, Lose order) {
    Side side = battle.side();
    Refusals no = new Refusals();
    Units units = battle.units(side);
    int all = stepsLeft(p, units.stream().filter(p::onMap).toArray());
    int due = Math.min(battle.due(side), all);
    boolean allDie = due == all;
    order
        .steps()
        .byUnit()
        .forEach(
            (unit, steps) -> {
              boolean involved = units.has(unit) && p.onMap(unit);
              int left = involved ? rules.exclusive().stepsLeft(p, unit) : 0;
              no.addIf(
                  !involved,
                  "AGS-9.67",
                  () -> rules.name(unit) + " is no unit of yours in this battle");
              no.addIf(
                  involved && (steps < 1 || steps > left && !allDie),
                  "AGS-9.67",
                  () -> rules.name(unit) + " has " + left + " steps to lose, not " + steps);
            });
    int named =
        order.steps().byUnit().entrySet().stream()
            .mapToInt(
                e ->
                    Math.min(
                        e.getValue(),
                        p.onMap(e.getKey()) ? rules.exclusive().stepsLeft(p, e.getKey()) : 0))
            .sum();
    no.addIf(named != due, "AGS-9.66", () -> "the result takes " + due + " steps, not " + named);
    return no.verdict();
  }

  void carryOut(Position p, Battle battle, Lose order, Chronicle chronicle) {
    Side side = battle.side();
    proceed(
        p,
        next(hurt(afterLosses(p, battle, side, order.steps().byUnit(), chronicle), side)),
        chronicle);
  }

  /** A retreat was carried out. */
  void retreated(Position p, Battle battle, Chronicle chronicle) {
    Side side = battle.side();
    proceed(p, next(hurt(noteWiped(p, battle, side), side)), chronicle);
  }

  // ---- afterwards

  @Case({"AGS-9.68", "AGS-9.69", "AGS-6.31", "AGS-9.86"})
  private void followUp(Position p, Battle battle, Chronicle chronicle) {
    if (battle.overrun()) {
      disrupt(p, battle, chronicle);
      p.setStage(new AgsStage.InPhase(battle.phase()));
      rules.overrunning().conclude(p, battle, chronicle);
      return;
    }
    for (Side side : new Side[] {battle.attacker(), battle.attacker().enemy()}) {
      if (rules.advancing().isPossible(p, battle, side)) {
        p.setStage(new AgsStage.Advance(battle, side));
        return;
      }
    }
    p.setStage(new AgsStage.InPhase(battle.phase()));
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
