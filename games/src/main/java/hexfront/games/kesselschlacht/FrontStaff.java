package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.common.Place;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Whom the Soviet fronts set in motion, and where the Axis digs in. */
final class FrontStaff {
  /** Infantry digs in if an enemy is so near. */
  private static final int CONTACT = 2;

  /** More than any formation promises. */
  private static final double MUCH = 1e6;

  private final KesselRules rules;
  private final FrontAims aims;
  private final Pursuit pursuit;
  private final Parties parties;

  FrontStaff(KesselRules rules, FrontAims aims, Pursuit pursuit, Parties parties) {
    this.rules = rules;
    this.aims = aims;
    this.pursuit = pursuit;
    this.parties = parties;
  }

  /** What is to be done, or null if that is for the commander to weigh. */
  @Nullable Order next(Position p) {
    return switch (p.stage()) {
      case SettingUp stage when p.phasing() == Side.SOVIET -> part(p, stage);
      case Activating stage -> activate(p);
      case Directing stage when stage.due() == 0 -> direct(p);
      case Reassigning stage when rules.board().side(stage.hq()) == Side.SOVIET ->
          reassign(p, stage);
      case DefensivePositions stage -> digIn(p, stage);
      case InMovement stage when p.phasing() == Side.SOVIET -> march(p, stage);
      default -> null;
    };
  }

  // ---- set-up

  /** No two headquarters stand where one bomb would keep both from acting. */
  private @Nullable Order part(Position p, SettingUp stage) {
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      if (rules.roster.isHeadquarters(hq) && p.onMap(hq) && isShared(p, hq, p.hex(hq))) {
        HexSet hexes = rules.setUp.hexes(p, hq);
        for (int hex : hexes == null ? new int[0] : hexes.toArray()) {
          Place order = new Place(new UnitRef(hq), new Hex(hex));
          if (rules.activation.isNearRoad(hex)
              && !isShared(p, hq, hex)
              && stage.check(rules, p, order).isLegal()) {
            return order;
          }
        }
      }
    }
    return null;
  }

  private boolean isShared(Position p, int hq, int hex) {
    for (int unit = p.first(hex, Side.SOVIET); unit >= 0; unit = p.next(unit, Side.SOVIET)) {
      if (unit != hq && rules.roster.isHeadquarters(unit)) {
        return true;
      }
    }
    return false;
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
        double now = chance(p, hq) * aims.promise(p, hq);
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

  /**
   * The directive goes to the corps that is soonest across, because it costs an attempt a turn
   * until then; where no bridge is left, to the one that is missed least.
   */
  private @Nullable Order direct(Position p) {
    short[] far = Field.none(rules.board().hexes());
    byte[] back = Going.of(rules.terrain, p).back(KesselRoster.MOTORIZED, rules.ledger.weather(p));
    new Field(rules.board().grid())
        .from(rules.terrain.south, Field.FAR - 1, back, p.occupied(Side.AXIS), far);
    int best = -1;
    double least = Double.MAX_VALUE;
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      if (rules.activation.isCorpsOfFront(p, hq)) {
        double now = far[p.hex(hq)] + aims.promise(p, hq) / MUCH;
        if (now < least) {
          least = now;
          best = hq;
        }
      }
    }
    return best < 0 ? null : new Directive(new UnitRef(best));
  }

  /**
   * Units without a headquarters go to the army that is farthest from the pocket: they keep any
   * army that is not near them from acting.
   */
  private @Nullable Order reassign(Position p, Reassigning stage) {
    Order best = null;
    int most = -1;
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      Order order = new Choose(rules.roster.formations.code(rules.roster.printed(hq)));
      if (rules.roster.isHeadquarters(hq) && stage.check(rules, p, order).isLegal()) {
        int far = p.onMap(hq) ? aims.fromPocket(p, hq) : 0;
        if (far > most) {
          most = far;
          best = order;
        }
      }
    }
    return best;
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
    Order party = parties.next(p, stage);
    return party == null ? pursuit.next(p, stage) : party;
  }

  private @Nullable Move march(Position p, InMovement stage, int unit) {
    Duty duty = rules.marches.duty(p, unit, stage.regrouping());
    if (duty == Duty.NONE || duty == Duty.REGROUP && parties.holds(p, unit)) {
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
