package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Section 23: air units over the map, what they hinder and bombard, and their coming and going. */
final class Air {
  private final StalingradRules rules;
  private final HexGrid grid;
  private final HexSet none;

  Air(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    none = new HexSet(rules.board().hexes());
  }

  // ---- coming back

  /** Whether a side may return an eliminated air unit this turn. */
  @Case({"CTS-23.13", "CTS-SEQ-I.3"})
  boolean mayReturn(Position p, Side side) {
    int first = rules.data.start(Ledger.scenario(p)).first();
    return p.turn() % 2 == 1
        && p.turn() != first
        && !rules.abstractAir
        && hasAny(p, side, Boxes.AIR_LOST);
  }

  private boolean hasAny(Position p, Side side, int place) {
    for (int unit : rules.roster.air(side)) {
      if (p.hex(unit) == place) {
        return true;
      }
    }
    return false;
  }

  @Case("CTS-23.13")
  Verdict check(Position p, Side side, ReturnAir order) {
    int unit = order.unit().index();
    return rules.board().side(unit) == side
            && rules.roster.isAir(unit)
            && p.hex(unit) == Boxes.AIR_LOST
        ? Verdict.legal()
        : Verdict.refused("CTS-23.13", rules.name(unit) + " is no eliminated air unit of the side");
  }

  @Case("CTS-23.13")
  void carryOut(Position p, ReturnAir order, Chronicle chronicle) {
    p.takeOff(order.unit().index(), Boxes.READY);
    chronicle.tell(new Placed(order.unit(), p.place(order.unit().index()), "CTS-23.13"));
  }

  boolean listReturns(Position p, Side side, Predicate<Order> each) {
    for (int unit : rules.roster.air(side)) {
      if (p.hex(unit) == Boxes.AIR_LOST && !each.test(new ReturnAir(new UnitRef(unit)))) {
        return false;
      }
    }
    return true;
  }

  // ---- Air HQs

  /** Whether the moving side has an Air HQ whose side it may choose. */
  @Case({"CTS-23.2", "CTS-23.7e"})
  boolean hasAirHq(Position p) {
    for (int hq : rules.roster.airHqs(p.phasing())) {
      if (p.onMap(hq) && !rules.abstractAir) {
        return true;
      }
    }
    return false;
  }

  /** Sides are chosen in the Air Segment; without supply an Air HQ stays mobile. */
  @Case({"CTS-23.7e", "CTS-23.7g"})
  Verdict check(Position p, SetMode order) {
    int hq = order.unit().index();
    if (!rules.roster.isAirHq(hq) || rules.board().side(hq) != p.phasing() || !p.onMap(hq)) {
      return Verdict.refused("CTS-23.7e", rules.name(hq) + " is no Air HQ of the moving side");
    }
    if (!order.isKnown()) {
      return Verdict.refused("CTS-23.7e", "an Air HQ is mobile or deployed");
    }
    if (order.isDeployed() == p.is(hq, Flag.DEPLOYED)) {
      return Verdict.refused("CTS-23.7e", rules.name(hq) + " shows that side already");
    }
    return !order.isDeployed() || rules.airBases.mayDeploy(p, hq)
        ? Verdict.legal()
        : Verdict.refused("CTS-23.7g", rules.name(hq) + " has no rail link of its own");
  }

  boolean listModes(Position p, Predicate<Order> each) {
    for (int hq : rules.roster.airHqs(p.phasing())) {
      String mode = p.is(hq, Flag.DEPLOYED) ? SetMode.MOBILE : SetMode.DEPLOYED;
      if (p.onMap(hq) && !each.test(new SetMode(new UnitRef(hq), mode))) {
        return false;
      }
    }
    return true;
  }

  // ---- what they hinder

  /** The hexes that enemy air units interdict for a side; empty if there are none. */
  @Case("CTS-23.10a")
  HexSet interdicted(Position p, Side side) {
    if (side != p.phasing() || rules.abstractAir) {
      return none;
    }
    boolean any = false;
    for (int unit : rules.roster.air(side.enemy())) {
      any |= p.onMap(unit);
    }
    return any
        ? StalingradScratch.of(p).supply.interdicted.at(p, set -> interdict(p, side, set))
        : none;
  }

  private void interdict(Position p, Side side, HexSet set) {
    set.clear();
    for (int unit : rules.roster.air(side.enemy())) {
      if (p.onMap(unit)) {
        set.add(p.hex(unit));
      }
    }
  }

  /** What fighters over a pocket add to the die of its transports. */
  @Case("CTS-23.16a")
  int overPocket(Position p, Side side, HexSet region) {
    int sum = 0;
    for (Side each : Side.values()) {
      boolean over = false;
      for (int unit : rules.roster.air(each)) {
        over |= p.onMap(unit) && region.has(p.hex(unit)) && rules.airFights.isFighter(unit);
      }
      sum += !over ? 0 : each == side ? -1 : 1;
    }
    return sum;
  }

  // ---- bombardment

  /** Whether air units may bombard a hex. */
  @Case("CTS-23.12a")
  Verdict check(Position p, Bombard order) {
    Side side = p.phasing();
    int hex = order.hex().index();
    Units units = order.units();
    if (units.size() == 0 || units.hasDoubles() || hex < 0) {
      return Verdict.refused("CTS-23.12a", "name air units, each once, and a hex");
    }
    for (int unit : units.toArray()) {
      if (rules.board().side(unit) != side
          || !rules.roster.isAir(unit)
          || p.hex(unit) != hex
          || p.is(unit, Flag.USED)
          || bombing(unit) == 0) {
        return Verdict.refused("CTS-23.12a", rules.name(unit) + " does not bombard there");
      }
    }
    if (!p.holds(side.enemy(), hex)) {
      return Verdict.refused("CTS-23.12a", "there is nobody in " + rules.number(hex));
    }
    if (rules.terrain.is(hex, Terrain.FOREST | Terrain.MAJOR_CITY)) {
      return Verdict.refused("CTS-23.12a", "nobody bombards a forest or a Major City");
    }
    return isNearFriends(p, side, hex)
        ? Verdict.refused("CTS-23.12a", "one's own units are next to " + rules.number(hex))
        : Verdict.legal();
  }

  private int bombing(int unit) {
    return rules.abstractAir ? 0 : rules.roster.value(unit, StalingradRoster.BOMBING);
  }

  private boolean isNearFriends(Position p, Side side, int hex) {
    boolean near = p.holds(side, hex);
    for (int d = 0; d < Direction.COUNT; d++) {
      int beside = grid.neighbour(hex, d);
      near |= beside != HexGrid.OFF && p.holds(side, beside);
    }
    return near;
  }

  /** Air units bombard a hex: disrupts all, and the steps that its owner has to take off. */
  @Case({"CTS-23.12b", "CTS-13.0a"})
  int bombard(Position p, Bombard order, Dice dice, Chronicle chronicle) {
    int factors = 0;
    for (int unit : order.units().toArray()) {
      factors += bombing(unit);
      p.mark(unit, Flag.USED);
    }
    int die = dice.roll();
    StalingradTables.Rolled<String> table = rules.tables.bombardment();
    String result = table.dice().get(die - 1).get(table.column(factors));
    chronicle.tell(new Rolled(List.of(die), "bombardment", p.phasing(), "CTS-23.12b"));
    chronicle.tell(new Bombarded(order.units(), order.hex(), die, result, "CTS-23.12b"));
    if (!result.startsWith("D")) {
      return 0;
    }
    Side enemy = p.phasing().enemy();
    int hex = order.hex().index();
    for (int unit = p.first(hex, enemy); unit >= 0; unit = p.next(unit, enemy)) {
      if (!p.is(unit, Flag.DISRUPTED)) {
        p.mark(unit, Flag.DISRUPTED);
        chronicle.tell(new Disrupted(new UnitRef(unit), "CTS-23.12b"));
      }
    }
    return result.length() > 1 ? Integer.parseInt(result.substring(1)) : 0;
  }

  /** Hands out bombardments that could be made now: by all that are over a hex. */
  boolean listBombardments(Position p, Predicate<Order> each) {
    int[] air = rules.roster.air(p.phasing());
    HexSet seen = new HexSet(grid.size());
    for (int first : air) {
      if (p.onMap(first) && !seen.has(p.hex(first))) {
        seen.add(p.hex(first));
        int[] units = new int[air.length];
        int n = 0;
        for (int unit : air) {
          if (p.hex(unit) == p.hex(first) && !p.is(unit, Flag.USED) && bombing(unit) > 0) {
            units[n++] = unit;
          }
        }
        Units all = Units.of(Arrays.copyOf(units, n));
        if (n > 0 && !each.test(new Bombard(all, new Hex(p.hex(first))))) {
          return false;
        }
      }
    }
    return false;
  }

  // ---- going home

  /** The player turn ends: air units leave the map; the schedule of the next turn is kept. */
  @Case({"CTS-23.3b", "CTS-23.14", "CTS-38.0a", "CTS-38.0b"})
  void goHome(Position p) {
    boolean plain = rules.abstractAir;
    boolean turnEnds = p.phasing() == Side.SOVIET;
    for (Side side : Side.values()) {
      for (int unit : rules.roster.air(side)) {
        boolean flew = p.onMap(unit);
        if (flew) {
          p.takeOff(unit, Boxes.READY);
        }
        boolean used = plain && !turnEnds && (flew || p.is(unit, Flag.USED));
        p.mark(unit, Flag.USED, used);
      }
      if (!(side == Side.SOVIET && !turnEnds)) {
        p.setValue(Ledger.AIR_PLACED + side.ordinal(), 0);
        p.setValue(Ledger.AIR_BOUGHT + side.ordinal(), 0);
      }
    }
    if (turnEnds) {
      keepSchedule(p, p.turn() + 1, plain);
    } else {
      rules.airLimits.pledge(p);
    }
  }

  private void keepSchedule(Position p, int turn, boolean plain) {
    for (StalingradData.AirRemoval removal : rules.data.airRemovals()) {
      for (String name : removal.turn() == turn ? removal.units() : List.<String>of()) {
        rules
            .board()
            .unit(name)
            .ifPresent(
                unit -> {
                  if (p.hex(unit) == Boxes.READY || p.hex(unit) == Boxes.AIR_LOST) {
                    p.takeOff(unit, Boxes.WITHDRAWN);
                  }
                });
      }
    }
    String scenario = Ledger.SCENARIOS.get(Ledger.scenario(p));
    Map<String, Integer> turns = rules.data.abstractAir().getOrDefault(scenario, Map.of());
    for (Side side : Side.values()) {
      for (int unit : plain ? rules.roster.air(side) : new int[0]) {
        Integer due = turns.get(rules.name(unit));
        if (due != null && due == turn && p.hex(unit) == Position.WAITING) {
          p.takeOff(unit, Boxes.READY);
        }
      }
    }
  }
}
