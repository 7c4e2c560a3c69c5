package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Whom the Soviet fronts set in motion, and where the Axis digs in. */
final class FrontStaff {
  /** Hexes from the enemy at which a unit counts half as much. */
  private static final double NEAR = 4;

  /** Infantry digs in if an enemy is so near. */
  private static final int CONTACT = 2;

  /** So many hexes a unit marches at most. */
  private static final int MARCH = 20;

  private final KesselRules rules;
  private final Breakout breakout;
  private final Reach reach;

  FrontStaff(KesselRules rules, Breakout breakout) {
    this.rules = rules;
    reach = new Reach(rules.board().grid());
    this.breakout = breakout;
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
        double now = chance(p, hq) * weight(p, hq);
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

  /** The strength of a formation, what is near the enemy counting most. */
  private double weight(Position p, int hq) {
    double sum = 0;
    for (int unit : rules.unitsOf(p, rules.roster.printed(hq))) {
      sum += rules.roster.attack(p, unit) / (1 + fromEnemy(p, unit) / NEAR);
    }
    return sum;
  }

  /** How many hexes a unit is from the nearest enemy; those of the pocket seem nearer. */
  private int fromEnemy(Position p, int unit) {
    int least = rules.board().hexes();
    for (int enemy : rules.roster.ground(rules.board().side(unit).enemy())) {
      if (p.onMap(enemy)) {
        int far = rules.board().grid().distance(p.hex(unit), p.hex(enemy));
        boolean pocket = breakout.isOurs(p, enemy) && !breakout.isHome(p, enemy);
        least = Math.min(least, pocket ? far : 2 * far);
      }
    }
    return least;
  }

  /** The directive goes to the corps that is missed least. */
  private @Nullable Order direct(Position p) {
    int best = -1;
    double least = Double.MAX_VALUE;
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      double now = rules.activation.isCorpsOfFront(p, hq) ? weight(p, hq) : Double.MAX_VALUE;
      if (now < least) {
        least = now;
        best = hq;
      }
    }
    return best < 0 ? null : new Directive(new UnitRef(best));
  }

  /** Who is bound to march, or regroups, goes his way before all others; then places are taken. */
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
    return occupy(p, stage);
  }

  /**
   * Whether a Soviet unit would stay with its formation in a hex: one that is too far from its
   * headquarters keeps all of it from acting.
   */
  boolean keepsTogether(Position p, int unit, int hex) {
    int hq = rules.board().side(unit) == Side.SOVIET ? rules.headquarters(p, unit) : -1;
    return hq < 0
        || hq == unit
        || rules.supply.toHeadquarters(p, hq, rules.roster.isMotorized(unit))[hex] != Field.FAR;
  }

  // ---- places

  /** Whether a unit holds a place alone that counts only while somebody stands there. */
  boolean isGarrison(Position p, int unit) {
    return rules.roster.isCombat(unit)
        && rules.objectives().containsKey(p.hex(unit))
        && rules.stacking.count(p, Side.SOVIET, p.hex(unit)) == 1;
  }

  /** The weakest of those who can occupies a place that nobody holds. */
  private @Nullable Order occupy(Position p, InMovement stage) {
    for (int hex : rules.objectives().keySet()) {
      if (!p.holds(Side.SOVIET, hex) && !p.holds(Side.AXIS, hex)) {
        Order best = null;
        int least = Integer.MAX_VALUE;
        for (int unit : rules.roster.ground(Side.SOVIET)) {
          if (rules.roster.isCombat(unit)
              && rules.movement.canMove(p, stage, unit)
              && rules.roster.attack(p, unit) < least
              && rules.board().grid().distance(p.hex(unit), hex) <= MARCH
              && !isGarrison(p, unit)) {
            Order move = move(p, stage, unit, hex);
            least = move == null ? least : rules.roster.attack(p, unit);
            best = move == null ? best : move;
          }
        }
        if (best != null) {
          return best;
        }
      }
    }
    return null;
  }

  private @Nullable Order move(Position p, InMovement stage, int unit, int hex) {
    rules.movement.spread(p, stage, Units.of(unit), reach);
    if (!reach.reaches(hex)) {
      return null;
    }
    Move move = new Move(Units.of(unit), Hexes.of(reach.path(hex)));
    return rules.movement.check(p, stage, move).isLegal() ? move : null;
  }

  private @Nullable Move march(Position p, InMovement stage, int unit) {
    Duty duty = rules.marches.duty(p, unit, stage.regrouping());
    if (duty == Duty.NONE) {
      return null;
    }
    int[] path =
        rules.marches.nearerPath(p, unit, duty, rules.movement.allowance(p, stage, unit));
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
      if (p.onMap(enemy)
          && rules.board().grid().distance(p.hex(unit), p.hex(enemy)) <= CONTACT) {
        return true;
      }
    }
    return false;
  }
}
