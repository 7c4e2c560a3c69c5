package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Recovered;
import hexfront.engine.orders.UnitRef;

/** Section 13.3 and module 14: disorganized, disrupted, routed, and recovery. */
final class Status {
  static final int GOOD = 0;
  static final int DISORGANIZED = 1;
  static final int DISRUPTED = 2;
  static final int ROUTED = 3;
  static final int ELIMINATED = 4;

  private static final int[] FLAGS = {0, Flag.DISORGANIZED, Flag.DISRUPTED, Flag.ROUTED};

  private final KesselRules rules;

  Status(KesselRules rules) {
    this.rules = rules;
  }

  static int of(Position p, int unit) {
    int flags = p.flags(unit);
    return (flags & Flag.ROUTED) != 0
        ? ROUTED
        : (flags & Flag.DISRUPTED) != 0
            ? DISRUPTED
            : (flags & Flag.DISORGANIZED) != 0 ? DISORGANIZED : GOOD;
  }

  /** What a unit in a state becomes that suffers another. */
  @Case({"KS-13.3", "KS-13.3.1", "KS-13.3.2", "KS-13.3.3"})
  static int suffer(int now, int result) {
    return switch (result) {
      case DISORGANIZED -> now == DISORGANIZED ? DISRUPTED : Math.max(now, DISORGANIZED);
      case DISRUPTED -> now == DISRUPTED ? ROUTED : Math.max(now, DISRUPTED);
      case ROUTED -> now == ROUTED ? ELIMINATED : ROUTED;
      default -> now;
    };
  }

  /** What a retreat through so many enemy zones makes of German units. */
  @Case("KS-13.2.3")
  static int afterZones(int zones) {
    return Math.min(zones, ELIMINATED);
  }

  /** What crossing an unbridged major river makes of a leg unit in a state. */
  @Case("KS-13.2.2")
  static int afterRiver(int now) {
    return suffer(now, DISRUPTED) == now ? ELIMINATED : suffer(now, DISRUPTED);
  }

  /** A unit takes on a state; pontoons may lose their guard. */
  void set(Position p, int unit, int status, String rule, Chronicle chronicle) {
    if (of(p, unit) == status || !p.onMap(unit)) {
      return;
    }
    p.unmark(unit, Flag.DISORDER);
    if (status != GOOD) {
      p.mark(unit, FLAGS[status]);
    }
    UnitRef ref = new UnitRef(unit);
    switch (status) {
      case DISORGANIZED -> chronicle.tell(new Disorganized(ref, rule));
      case DISRUPTED -> chronicle.tell(new Disrupted(ref, rule));
      case ROUTED -> chronicle.tell(new Routed(ref, rule));
      default -> chronicle.tell(new Recovered(ref, rule));
    }
    if (status != GOOD) {
      rules.bridges.guardFails(p, unit, chronicle);
    }
  }

  /** All units of a side in a hex suffer a result; then the worst state holds for all. */
  void sufferAll(Position p, Side side, int hex, int result, String rule, Chronicle chronicle) {
    for (int unit : p.stack(hex)) {
      if (rules.board().side(unit) == side) {
        set(p, unit, suffer(of(p, unit), result), rule, chronicle);
      }
    }
    spread(p, side, hex, chronicle);
  }

  /** All units of a force take on the worst state of any of them. */
  @Case({"KS-13.3", "KS-13.2.3A"})
  void spread(Position p, Side side, int hex, Chronicle chronicle) {
    int worst = GOOD;
    boolean mixed = false;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      int status = of(p, unit);
      mixed |= unit != p.first(hex, side) && status != worst;
      worst = Math.max(worst, status);
    }
    for (int unit = mixed ? p.first(hex, side) : -1; unit >= 0; unit = p.next(unit, side)) {
      set(p, unit, worst, "KS-13.3", chronicle);
    }
  }

  /** The worst state in a hex. */
  static int worst(Position p, Side side, int hex) {
    int worst = GOOD;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      worst = Math.max(worst, of(p, unit));
    }
    return worst;
  }

  // ---- recovery

  /** Both sides remove what they can; a stack recovers only if every unit in it can. */
  @Case({"KS-4.M", "KS-14.0", "KS-14.0.1", "KS-14.0.2", "KS-14.0.3"})
  void recover(Position p, Chronicle chronicle) {
    for (Side side : Side.values()) {
      for (int hex : p.occupied(side).toArray()) {
        int worst = worst(p, side, hex);
        if (worst != GOOD && canRecover(p, side, hex, worst)) {
          for (int unit : p.stack(hex)) {
            set(p, unit, GOOD, "KS-14.0." + worst, chronicle);
          }
        }
      }
    }
  }

  private boolean canRecover(Position p, Side side, int hex, int status) {
    if (status == DISORGANIZED) {
      return true;
    }
    int range =
        status == DISRUPTED ? rules.data.ranges().disrupted() : rules.data.ranges().routed();
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      int hq = rules.headquarters(p, unit);
      if (hq < 0 || !rules.supply.isWithin(p, side, hex, p.hex(hq), range)) {
        return false;
      }
    }
    return true;
  }
}
