package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Whom the Soviet fronts set in motion, and where the Axis digs in. */
final class FrontStaff {
  /** Infantry digs in if an enemy is so near. */
  private static final int CONTACT = 2;

  private final KesselRules rules;
  private final Pursuit pursuit;

  FrontStaff(KesselRules rules, Pursuit pursuit) {
    this.rules = rules;
    this.pursuit = pursuit;
  }

  /** What is to be done, or null if that is for the commander to weigh. */
  @Nullable Order next(Position p) {
    return switch (p.stage()) {
      case Activating stage -> activate(p);
      case Directing stage when stage.due() == 0 -> direct(p);
      case DefensivePositions stage -> digIn(p, stage);
      case InMovement stage when p.phasing() == Side.SOVIET -> march(p, stage);
      default -> null;
    };
  }

  // ---- activation

  /** The headquarters that promises most among those that can try. */
  private @Nullable Order activate(Position p) {
    int best = -1;
    double most = 0;
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      if (rules.roster.isHeadquarters(hq)
          && p.onMap(hq)
          && rules.activation.check(p, new Activate(Units.of(hq))).isLegal()) {
        double now = chance(p, hq) * pursuit.promise(p, hq);
        if (now > most) {
          most = now;
          best = hq;
        }
      }
    }
    return best < 0 ? null : new Activate(Units.of(best));
  }

  private double chance(Position p, int hq) {
    return rules.tables.activation().roll(rules.supply.roadLength(p, p.hex(hq)))
        / (double) CombatTable.FACES;
  }

  /** The directive goes to the corps that is missed least. */
  private @Nullable Order direct(Position p) {
    int best = -1;
    double least = Double.MAX_VALUE;
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      double now =
          rules.activation.isCorpsOfFront(p, hq) ? pursuit.promise(p, hq) : Double.MAX_VALUE;
      if (now < least) {
        least = now;
        best = hq;
      }
    }
    return best < 0 ? null : new Directive(new UnitRef(best));
  }

  /** Who is bound to march, or regroups, goes his way before all others. */
  private @Nullable Order march(Position p, InMovement stage) {
    for (boolean headquarters : new boolean[] {true, false}) {
      for (int unit : rules.roster.ground(Side.SOVIET)) {
        if (rules.roster.isHeadquarters(unit) == headquarters
            && rules.movement.canMove(p, stage, unit)) {
          Move move = march(p, stage, unit);
          if (move != null && rules.movement.check(p, stage, move).isLegal()) {
            return move;
          }
        }
      }
    }
    return pursuit.next(p, stage);
  }

  private @Nullable Move march(Position p, InMovement stage, int unit) {
    Duty duty = rules.marches.duty(p, unit, stage.regrouping());
    if (duty == Duty.NONE) {
      return null;
    }
    int[] path = rules.marches.nearerPath(p, unit, duty, rules.movement.allowance(p, stage, unit));
    return path.length < 2 ? null : new Move(Units.of(unit), Hexes.of(path));
  }

  // ---- positions

  /** Prepared positions where there are hasty ones, hasty ones where the enemy is near. */
  private @Nullable Order digIn(Position p, DefensivePositions stage) {
    int[] able =
        IntStream.of(rules.roster.ground(Side.AXIS))
            .filter(unit -> rules.positions.isAble(p, unit) && inContact(p, unit))
            .toArray();
    for (String kind : new String[] {Positions.PREPARED, Positions.HASTY}) {
      for (int unit : able) {
        DigIn order = new DigIn(new UnitRef(unit), kind);
        if (rules.positions.check(p, order, stage.fresh()).isLegal()) {
          return order;
        }
      }
    }
    return null;
  }

  private boolean inContact(Position p, int unit) {
    for (int enemy : rules.roster.ground(Side.SOVIET)) {
      if (p.onMap(enemy) && rules.board().grid().distance(p.hex(unit), p.hex(enemy)) <= CONTACT) {
        return true;
      }
    }
    return false;
  }
}
