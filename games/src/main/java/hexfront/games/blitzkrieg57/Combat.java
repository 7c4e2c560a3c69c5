package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Forecast;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Support;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.common.HexAttacks;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Sections 10.0 to 10.4: declaring attacks and resolving them. */
final class Combat extends HexAttacks {
  /** The option of case 10.2.3, which calls for air power where no case says what it does. */
  static final String AIR_POWER = "air-power";

  private final BlitzkriegRules rules;
  private final boolean loneHeadquartersSafe;

  Combat(BlitzkriegRules rules) {
    super(rules, rules.roster);
    this.rules = rules;
    loneHeadquartersSafe = rules.has("lone-headquarters-safe");
  }

  // ---- who may attack whom

  /** Whether a unit may still take part in an attack of this segment. */
  @Override
  @Case({"GJ-10.0", "GJ-10.1.1", "GJ-16.2-2"})
  public boolean mayAttack(Position p, int unit) {
    return p.onMap(unit)
        && rules.board().side(unit) == p.phasing()
        && (p.flags(unit) & (Flag.ACTIVE | Flag.ATTACKED | Flag.UNLED)) == Flag.ACTIVE;
  }

  @Override
  @Case("GJ-10.1.6")
  protected boolean isOpen(int from, int direction) {
    return !rules.terrain.isClosed(from, direction);
  }

  @Override
  protected boolean isTarget(Position p, int hex) {
    return mayBeAttacked(p, hex).isLegal();
  }

  /** Why a hex may not be attacked; legal if it may. */
  @Case({"GJ-10.0", "GJ-10.1.4"})
  Verdict mayBeAttacked(Position p, int hex) {
    if (hex < 0 || !p.holds(p.phasing().enemy(), hex)) {
      return Verdict.refused("GJ-10.0", "no enemy stands in " + rules.number(hex));
    }
    if (InCombat.of(p).attacked().has(hex)) {
      return Verdict.refused(
          "GJ-10.1.4", rules.number(hex) + " was attacked in this segment already");
    }
    if (loneHeadquartersSafe && onlyHeadquarters(p, hex)) {
      return Verdict.refused("GJ-10.0", "a headquarters alone in its hex is not attacked");
    }
    return Verdict.legal();
  }

  private boolean onlyHeadquarters(Position p, int hex) {
    return IntStream.of(p.stack(hex)).allMatch(rules.roster::isHeadquarters);
  }

  @Case({"GJ-10.1.1", "GJ-10.1.2", "GJ-10.1.3", "GJ-10.1.4", "GJ-10.2.1", "GJ-10.3.4", "GJ-14.3.1"})
  Verdict check(Position p, InCombat stage, Attack order) {
    Refusals no = new Refusals();
    Units attackers = order.attackers();
    if (order.hexes().size() != 1) {
      return Verdict.refused("GJ-10.1.3", "an attack goes into one hex");
    }
    if (attackers.size() == 0 || attackers.hasDoubles()) {
      return Verdict.refused("GJ-10.2.1", "an attack names its units, each once");
    }
    int hex = order.hexes().first();
    no.addAll(mayBeAttacked(p, hex));
    for (int unit : attackers.toArray()) {
      checkAttacker(p, unit, hex, no);
    }
    if (AirPoint.helps(order)) {
      no.addAll(checkAir(p));
    }
    if (!no.any() && ratio(p, stage, order).column() == Ratios.NONE) {
      no.add("GJ-10.3.4", "the ratio is below 1-1 once terrain is counted");
    }
    return no.verdict();
  }

  @Case({"GJ-10.1.1", "GJ-10.1.6", "GJ-13.0", "GJ-14.3.1", "GJ-16.2-2"})
  private void checkAttacker(Position p, int unit, int hex, Refusals no) {
    if (rules.board().side(unit) != p.phasing() || !p.onMap(unit)) {
      no.add("GJ-10.0", rules.name(unit) + " is not a unit of the active side on the map");
    } else if (rules.roster.isFortress(unit)) {
      no.add("GJ-14.3.1", "a fortress does not attack");
    } else if (!p.is(unit, Flag.ACTIVE)) {
      no.add("GJ-10.1.1", rules.name(unit) + " is not activated");
    } else if (p.is(unit, Flag.UNLED)) {
      no.add("GJ-16.2-2", rules.name(unit) + " is out of all command ranges and may not attack");
    } else if (p.is(unit, Flag.ATTACKED)) {
      no.add("GJ-10.1.1", rules.name(unit) + " has attacked in this segment");
    } else if (hex >= 0 && !grid.adjacent(p.hex(unit), hex)) {
      no.add("GJ-10.0", rules.name(unit) + " is not adjacent to " + rules.number(hex));
    } else if (hex >= 0 && !reaches(p.hex(unit), hex)) {
      no.add("GJ-10.1.6", rules.name(unit) + " would attack across an impassable hexside");
    }
  }

  // ---- air power

  /** The Axis has some points a turn; one, spent on an attack, shifts it one column up. */
  @Case("GJ-10.2.3")
  Verdict checkAir(Position p) {
    if (!rules.has(AIR_POWER)) {
      return Verdict.refused("GJ-10.2.3", "there is no air power without the option " + AIR_POWER);
    } else if (p.phasing() != Side.AXIS) {
      return Verdict.refused("GJ-10.2.3", "only the Axis has air power");
    }
    return p.value(BlitzkriegRules.AIR) > 0
        ? Verdict.legal()
        : Verdict.refused("GJ-10.2.3", "no air point is left this turn");
  }

  @Override
  protected List<Support> supports(Position p) {
    return rules.has(AIR_POWER) ? List.of(Support.NONE, AirPoint.SPENT) : List.of(Support.NONE);
  }

  @Override
  protected Support drawSupport(Position p, RandomGenerator random) {
    return new AirPoint(random.nextInt(4) == 0 && checkAir(p).isLegal());
  }

  void beginAir(Position p) {
    p.setValue(BlitzkriegRules.AIR, rules.has(AIR_POWER) ? rules.data.track(p.turn()).air() : 0);
  }

  // ---- the ratio

  /** Strengths, what terrain and air power shift, and the column that comes of it. */
  private record Ratio(int attack, int defence, int shifts, int column) {}

  /** What an attack comes to; a defence of nothing knows no terrain. */
  @Case({"GJ-10.2.2", "GJ-10.3.3"})
  private Ratio ratio(Position p, InCombat stage, Attack order) {
    int hex = order.hexes().first();
    int attack = rules.strength.attack(p, order.attackers(), hex, stage.first());
    int defence = rules.strength.defence(p, hex);
    int terrain = defence <= 0 ? 0 : rules.terrain.shifts(hex);
    int column = rules.table.column(attack, defence, terrain);
    boolean air = AirPoint.helps(order);
    return new Ratio(
        attack,
        defence,
        (air ? 1 : 0) - terrain,
        air && column != Ratios.NONE ? rules.table.better(column) : column);
  }

  /** What an attack would come to, step by step. */
  Forecast forecast(Position p, InCombat stage, Attack order) {
    int hex = order.hexes().first();
    int shifts = rules.terrain.shifts(hex);
    Ratio ratio = ratio(p, stage, order);
    List<Modifier> steps = rules.strength.modifiers(p, order.attackers(), hex, stage.first());
    if (ratio.defence <= 0) {
      steps.add(new Modifier("no defence", "GJ-10.3.5", "10-1+"));
    } else if (shifts > 0) {
      steps.add(new Modifier("terrain of " + rules.number(hex), "GJ-10.3.3", "-" + shifts));
    }
    if (AirPoint.helps(order)) {
      steps.add(new Modifier("air power", "GJ-10.2.3", "+1"));
    }
    return new Forecast(
        ratio.attack,
        ratio.defence,
        rules.table.name(ratio.column),
        ratio.shifts,
        steps,
        ratio.column == Ratios.NONE ? List.of() : rules.table.chances(ratio.column));
  }

  // ---- resolving

  @Case({"GJ-10.2", "GJ-10.2.1", "GJ-10.2.2", "GJ-10.2.3", "GJ-10.2.4", "GJ-10.4.1"})
  void carryOut(Position p, InCombat stage, Attack order, Dice dice, Chronicle chronicle) {
    Units attackers = order.attackers();
    int hex = order.hexes().first();
    Ratio ratio = ratio(p, stage, order);
    if (AirPoint.helps(order)) {
      p.setValue(BlitzkriegRules.AIR, p.value(BlitzkriegRules.AIR) - 1);
    }
    for (int unit : attackers.toArray()) {
      p.mark(unit, Flag.ATTACKED);
    }
    int die = dice.roll();
    Result result = rules.table.result(ratio.column, die);
    chronicle.tell(
        new hexfront.engine.events.Combat(
            attackers,
            Units.of(p.stack(hex)),
            Hexes.of(hex),
            false,
            ratio.attack,
            ratio.defence,
            rules.table.name(ratio.column),
            ratio.shifts,
            List.of(die),
            result.word(),
            "GJ-10.4.1"));
    Battle.begin(rules, p, stage.with(hex), attackers, hex, result, chronicle);
  }
}
