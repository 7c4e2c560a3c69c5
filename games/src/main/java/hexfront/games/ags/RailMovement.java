package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.events.Railed;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;

/** Section 5.3: movement by rail. Each game says who has it, how many units a turn and how far. */
public final class RailMovement {
  /** What one game allows. */
  public record Capacity(
      Side side, int units, int hexes, String rule, String unitsRule, String hexesRule) {
    /** A game that says all of it in one case. */
    public Capacity(Side side, int units, int hexes, String rule) {
      this(side, units, hexes, rule, rule, rule);
    }
  }

  private final AgsRules rules;

  RailMovement(AgsRules rules) {
    this.rules = rules;
  }

  /** Whether a side has rail movement. */
  boolean isOpenTo(Side side) {
    Capacity capacity = rules.exclusive().rail();
    return capacity != null && capacity.side() == side;
  }

  @Case({"AGS-5.3", "AGS-5.32", "AGS-5.34"})
  Verdict check(Position p, Phase phase, Rail order) {
    Refusals no = new Refusals();
    int unit = order.unit().index();
    Capacity capacity = rules.exclusive().rail();
    if (capacity == null || capacity.side() != p.phasing()) {
      no.add(
          capacity == null ? "AGS-5.3" : capacity.rule(),
          "the " + p.phasing().title() + " side has no rail movement");
      return no.verdict();
    }
    no.addIf(
        phase != Phase.INITIAL_MOVEMENT,
        "AGS-5.34",
        () -> "units go by rail only in the initial movement phase");
    Refusal immobile = rules.movement().immobile(p, phase, unit);
    if (immobile != null) {
      no.add(immobile.rule(), immobile.why());
      return no.verdict();
    }
    no.addIf(
        (p.spent(unit) > 0 || p.is(unit, Flag.MOVING))
            && !rules.reinforcements().hasJustEntered(p, unit),
        "AGS-5.33",
        () -> rules.name(unit) + " has spent movement points in this phase");
    no.addIf(
        !rules.roster().isHeadquarters(unit)
            && rules.exclusive().railUsed(p)
                    + rules.exclusive().railPoints(rules.board().unit(unit))
                > capacity.units(),
        capacity.unitsRule(),
        () -> "the railroads carry " + capacity.units() + " units a turn");
    checkPath(p, unit, order.path(), capacity, no);
    if (!no.any()) {
      no.addAll(rules.exclusive().checkRail(p, order));
    }
    return no.verdict();
  }

  @Case({"AGS-5.31", "AGS-5.33", "AGS-10.22"})
  private void checkPath(Position p, int unit, Hexes path, Capacity capacity, Refusals no) {
    if (path.size() < 2 || path.first() != p.hex(unit)) {
      no.add("AGS-5.31", "the path begins in " + rules.number(p.hex(unit)) + " and goes on");
      return;
    }
    no.addIf(
        p.is(unit, Flag.BEGAN_IN_ZONE),
        "AGS-5.33",
        () -> rules.name(unit) + " began the player-turn in an enemy zone");
    int hexes =
        rules.reinforcements().hasJustEntered(p, unit)
            ? rules.exclusive().railHexCost(p, path.first())
            : 0;
    for (int i = 0; i < path.size(); i++) {
      int hex = path.get(i);
      int d = i == 0 ? 0 : hex < 0 ? -1 : rules.board().grid().direction(path.get(i - 1), hex);
      if (d < 0 || i > 0 && !rules.terrain().joined(path.get(i - 1), d, Terrain.RAILROAD)) {
        no.add(
            "AGS-5.31",
            "no railroad joins " + rules.number(path.get(i - 1)) + " and " + rules.number(hex));
        return;
      }
      if (p.holds(p.phasing().enemy(), hex)) {
        no.add("AGS-5.22", rules.number(hex) + " holds an enemy unit");
      }
      if (ZonesOfControl.stops(p, p.phasing(), hex)) {
        no.add("AGS-5.33", rules.number(hex) + " is in an enemy zone of control");
      }
      hexes += i == 0 ? 0 : rules.exclusive().railHexCost(p, hex);
    }
    int far = hexes;
    no.addIf(
        far > capacity.hexes(),
        capacity.hexesRule(),
        () -> far + " rail hexes are more than " + capacity.hexes());
  }

  @Case({"AGS-5.33", "AGS-5.11", "AGS-11.21"})
  void carryOut(Position p, Rail order, Chronicle chronicle) {
    int unit = order.unit().index();
    rules.movement().takeUp(p, Units.of(unit));
    if (!rules.roster().isHeadquarters(unit)) {
      rules.exclusive().useRail(p, rules.exclusive().railPoints(rules.board().unit(unit)));
    }
    p.setSpent(unit, 0);
    p.setCameFrom(unit, -1);
    p.place(unit, order.path().last());
    p.unmark(unit, Flag.MOVING);
    p.mark(unit, Flag.DONE);
    order.path().stream()
        .skip(1)
        .forEach(hex -> rules.control().occupied(p, p.phasing(), hex, chronicle));
    chronicle.tell(new Railed(new UnitRef(unit), order.path(), "AGS-5.3"));
    rules.exclusive().railed(p, order);
  }
}
