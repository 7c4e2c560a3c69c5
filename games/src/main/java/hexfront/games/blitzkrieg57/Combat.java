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
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.blitzkrieg57.BlitzkriegStage.InCombat;
import java.util.ArrayList;
import java.util.List;

/** Sections 10.0 to 10.4: declaring attacks and resolving them. */
final class Combat {
  private final BlitzkriegRules rules;
  private final HexGrid grid;

  Combat(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- who may attack whom

  /** Whether a unit may still take part in an attack of this segment. */
  @Case({"GJ-10.0", "GJ-10.1.1", "GJ-16.2-2"})
  boolean mayAttack(Position p, int unit) {
    return p.onMap(unit)
        && rules.board().side(unit) == p.phasing()
        && (p.flags(unit) & (Flag.ACTIVE | Flag.ATTACKED | Flag.UNLED)) == Flag.ACTIVE;
  }

  /** Whether a unit in one hex could attack into another, adjacent one. */
  @Case("GJ-10.1.6")
  boolean reaches(int from, int target) {
    int d = grid.direction(from, target);
    return d >= 0 && !rules.terrain().isClosed(from, d);
  }

  /** Why a hex may not be attacked; legal if it may. */
  @Case({"GJ-10.0", "GJ-10.1.4"})
  Verdict mayBeAttacked(Position p, InCombat stage, int hex) {
    if (hex < 0 || !p.holds(p.phasing().enemy(), hex)) {
      return Verdict.refused("GJ-10.0", "no enemy stands in " + rules.number(hex));
    }
    if (stage.attacked().has(hex)) {
      return Verdict.refused(
          "GJ-10.1.4", rules.number(hex) + " was attacked in this segment already");
    }
    if (rules.has("lone-headquarters-safe") && onlyHeadquarters(p, hex)) {
      return Verdict.refused("GJ-10.0", "a headquarters alone in its hex is not attacked");
    }
    return Verdict.legal();
  }

  private boolean onlyHeadquarters(Position p, int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!rules.activation().isHeadquarters(unit)) {
        return false;
      }
    }
    return true;
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
    no.addAll(mayBeAttacked(p, stage, hex));
    for (int i = 0; i < attackers.size(); i++) {
      checkAttacker(p, attackers.get(i), hex, no);
    }
    if (AirPoint.helps(order)) {
      no.addAll(rules.air().check(p));
    }
    if (!no.any() && column(p, stage, order, false) == Ratios.NONE) {
      no.add("GJ-10.3.4", "the ratio is below 1-1 once terrain is counted");
    }
    return no.verdict();
  }

  @Case({"GJ-10.1.1", "GJ-10.1.6", "GJ-13.0", "GJ-14.3.1", "GJ-16.2-2"})
  private void checkAttacker(Position p, int unit, int hex, Refusals no) {
    if (rules.board().side(unit) != p.phasing() || !p.onMap(unit)) {
      no.add("GJ-10.0", rules.name(unit) + " is not a unit of the active side on the map");
    } else if (rules.fortresses().isMarker(unit)) {
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

  // ---- the ratio

  /** The column of an attack, with or without the air point it spends. */
  @Case({"GJ-10.2.2", "GJ-10.3.3"})
  int column(Position p, InCombat stage, Attack order, boolean withAir) {
    int hex = order.hexes().first();
    int attack = rules.strength().attack(p, order.attackers(), hex, stage.first());
    int defence = rules.strength().defence(p, hex);
    int column = rules.table().column(attack, defence, rules.terrain().shifts(hex));
    return withAir && AirPoint.helps(order) && column != Ratios.NONE
        ? rules.table().better(column)
        : column;
  }

  /** What an attack would come to. */
  Forecast forecast(Position p, InCombat stage, Attack order) {
    int hex = order.hexes().first();
    int shifts = rules.terrain().shifts(hex);
    int defence = rules.strength().defence(p, hex);
    List<Modifier> steps = new ArrayList<>();
    rules.strength().explain(p, order.attackers(), hex, stage.first(), steps);
    if (defence <= 0) {
      steps.add(new Modifier("no defence", "GJ-10.3.5", "10-1+"));
      shifts = 0;
    } else if (shifts > 0) {
      steps.add(new Modifier("terrain of " + rules.number(hex), "GJ-10.3.3", "-" + shifts));
    }
    if (AirPoint.helps(order)) {
      steps.add(new Modifier("air power", "GJ-10.2.3", "+1"));
    }
    int column = column(p, stage, order, true);
    return new Forecast(
        rules.strength().attack(p, order.attackers(), hex, stage.first()),
        defence,
        rules.table().name(column),
        (AirPoint.helps(order) ? 1 : 0) - shifts,
        steps,
        column == Ratios.NONE ? List.of() : rules.table().chances(column));
  }

  // ---- resolving

  @Case({"GJ-10.2", "GJ-10.2.1", "GJ-10.2.2", "GJ-10.2.3", "GJ-10.2.4", "GJ-10.4.1"})
  void carryOut(Position p, InCombat stage, Attack order, Dice dice, Chronicle chronicle) {
    int hex = order.hexes().first();
    int column = column(p, stage, order, true);
    int attack = rules.strength().attack(p, order.attackers(), hex, stage.first());
    int defence = rules.strength().defence(p, hex);
    if (AirPoint.helps(order)) {
      rules.air().spend(p);
    }
    for (int i = 0; i < order.attackers().size(); i++) {
      p.mark(order.attackers().get(i), Flag.ATTACKED);
    }
    int die = dice.roll();
    Result result = rules.table().result(column, die);
    chronicle.tell(
        new hexfront.engine.events.Combat(
            order.attackers(),
            Units.of(p.stack(hex)),
            Hexes.of(hex),
            false,
            attack,
            defence,
            rules.table().name(column),
            (AirPoint.helps(order) ? 1 : 0) - (defence <= 0 ? 0 : rules.terrain().shifts(hex)),
            List.of(die),
            result.word(),
            "GJ-10.4.1"));
    rules.results().begin(p, stage.with(hex), order.attackers(), hex, result, chronicle);
  }

  // ---- whether there is anything to attack

  /** Whether a unit of the active side that may attack stands beside an enemy it could attack. */
  boolean anyTarget(Position p, InCombat stage) {
    Side side = p.phasing();
    for (int unit : rules.roster(side)) {
      if (mayAttack(p, unit)) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int hex = grid.neighbour(p.hex(unit), d);
          if (hex != HexGrid.OFF
              && p.holds(side.enemy(), hex)
              && !rules.terrain().isClosed(p.hex(unit), d)
              && mayBeAttacked(p, stage, hex).isLegal()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The units that could attack a hex now, in rising order. */
  int[] able(Position p, int hex) {
    int[] able = new int[Direction.COUNT * (rules.stacking().most() + 1)];
    int n = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int from = grid.neighbour(hex, d);
      if (from != HexGrid.OFF && p.holds(p.phasing(), from) && reaches(from, hex)) {
        for (int unit = p.first(from); unit >= 0; unit = p.next(unit)) {
          if (mayAttack(p, unit) && n < able.length) {
            able[n++] = unit;
          }
        }
      }
    }
    int[] found = java.util.Arrays.copyOf(able, n);
    java.util.Arrays.sort(found);
    return found;
  }
}
