package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.kernels.Reach;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Phases H, J and L: a side moves.
 *
 * @param motorized whether only motorized units of the Axis do
 * @param bought fuel that forces bought and have left
 * @param regrouping the headquarters whose formations could not activate and may regroup
 */
record InMovement(boolean motorized, List<Purchase> bought, Units regrouping)
    implements KesselStage {
  private static final int TRIES = 12;

  InMovement {
    bought = List.copyOf(bought);
  }

  static InMovement begun(boolean motorized, Units regrouping) {
    return new InMovement(motorized, List.of(), regrouping);
  }

  @Override
  public String word() {
    return motorized ? "motorized-movement" : "movement";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return motorized ? "Move motorized units again." : "Move your units.";
  }

  // ---- what is pending

  /** The purchase a unit has a share in, or null. */
  @Nullable Purchase purchase(int unit) {
    for (Purchase each : bought) {
      if (each.units().has(unit)) {
        return each;
      }
    }
    return null;
  }

  /** The purchase that all fuelled units of a force share, or null. */
  @Nullable Purchase purchase(Units units) {
    for (int i = 0; i < units.size(); i++) {
      Purchase known = purchase(units.get(i));
      if (known != null && known.holds(units)) {
        return known;
      }
    }
    return null;
  }

  boolean hasAnyBought(Units units) {
    return units.stream().anyMatch(unit -> purchase(unit) != null);
  }

  InMovement with(Purchase more) {
    List<Purchase> all = new ArrayList<>(bought);
    all.add(more);
    return new InMovement(motorized, all, regrouping);
  }

  InMovement replace(Purchase old, Purchase by) {
    return new InMovement(
        motorized, bought.stream().map(each -> each.equals(old) ? by : each).toList(), regrouping);
  }

  /** Purchases that are used up end the movement of those who shared them. */
  @Case("KS-10.5.2B")
  InMovement settled(Position p) {
    List<Purchase> left = new ArrayList<>();
    for (Purchase each : bought) {
      if (each.left() > 0 && each.units().size() > 0) {
        left.add(each);
      } else {
        each.units().stream().filter(p::onMap).forEach(unit -> p.mark(unit, Flag.MOVED));
      }
    }
    return new InMovement(motorized, left, regrouping);
  }

  /** Whether the die for a bridge ended the movement of this phase. */
  boolean demolished(Position p) {
    return !motorized && p.value(Ledger.GROUND_TRIES + p.phasing().ordinal()) > 0;
  }

  // ---- asking

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    List<Ask> asks = new ArrayList<>();
    asks.add(new Ask.Phase("move", each -> listMoves(rules, p, each)));
    if (!motorized) {
      if (p.phasing() == Side.AXIS) {
        asks.add(new Ask.Phase("enter", each -> rules.reinforcements.list(p, each)));
      }
      asks.add(new Ask.Phase("build-bridge", each -> listBridges(rules, p, each)));
      asks.add(new Ask.Phase("demolish", each -> listDemolitions(rules, p, each)));
    }
    asks.add(new Ask.Phase("set-top", each -> listTops(rules, p, each)));
    asks.add(END);
    return asks;
  }

  /** Moves of single units; forces that move together are for who wants them. */
  private boolean listMoves(KesselRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.ground(p.phasing())) {
      if (!rules.movement.canMove(p, this, unit) || demolished(p)) {
        continue;
      }
      Units one = Units.of(unit);
      Duty duty = rules.marches.duty(p, unit, regrouping);
      if (duty != Duty.NONE) {
        int[] path = march(rules, p, unit, duty);
        if (path.length > 1 && !each.test(new Move(one, Hexes.of(path)))) {
          return false;
        }
        continue;
      }
      Reach reach = KesselScratch.of(p).reach();
      rules.movement.spread(p, this, one, reach);
      List<Hexes> paths = new ArrayList<>();
      for (int i = 1; i < reach.size(); i++) {
        paths.add(Hexes.of(reach.path(reach.hex(i))));
      }
      for (Hexes path : paths) {
        if (!each.test(new Move(one, path))) {
          return false;
        }
      }
      if (!each.test(new Move(one, Hexes.of(p.hex(unit), -1)))) {
        return false;
      }
    }
    return false;
  }

  private int[] march(KesselRules rules, Position p, int unit, Duty duty) {
    return rules.marches.nearerPath(p, unit, duty, rules.movement.allowance(p, this, unit));
  }

  private static boolean listBridges(KesselRules rules, Position p, Predicate<Order> each) {
    for (int i = Bridges.first(p.phasing()); i <= Bridges.last(p.phasing()); i++) {
      int hq = Ledger.unit(p, Ledger.TRAINS + i);
      if (hq >= 0 && p.onMap(hq)) {
        for (int unit : rules.roster.ground(p.phasing())) {
          if (p.onMap(unit)
              && rules.roster.isInfantry(unit)
              && rules.headquarters(p, unit) == hq
              && !listBridges(rules, p, hq, unit, each)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean listBridges(
      KesselRules rules, Position p, int hq, int unit, Predicate<Order> each) {
    int hex = p.hex(unit);
    for (int d = 0; d < 6; d++) {
      int to = rules.board().grid().neighbour(hex, d);
      if (to >= 0 && Terrain.isUnbridgedMajor(p, hex, d)) {
        String bridge = rules.number(Math.min(hex, to)) + "/" + rules.number(Math.max(hex, to));
        if (!each.test(new BuildBridge(new UnitRef(hq), bridge, new UnitRef(unit)))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean listDemolitions(KesselRules rules, Position p, Predicate<Order> each) {
    if (p.value(Ledger.GROUND_TRIES + p.phasing().ordinal()) > 0) {
      return true;
    }
    for (int hexside : rules.bridges.standing(p)) {
      if ((p.holds(p.phasing(), Bridges.near(hexside))
              || p.holds(p.phasing(), rules.bridges.beyond(hexside)))
          && !each.test(new Demolish(rules.bridges.name(hexside)))) {
        return false;
      }
    }
    return true;
  }

  private static boolean listTops(KesselRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.ground(p.phasing())) {
      if (p.onMap(unit) && !each.test(new SetTop(new UnitRef(unit)))) {
        return false;
      }
    }
    return true;
  }

  // ---- answering

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return switch (order) {
      case Move o -> rules.movement.check(p, this, o);
      case SetTop o -> checkTop(rules, p, o.unit().index());
      case EndPhase o -> checkEnd(rules, p);
      case Enter o when !motorized && p.phasing() == Side.AXIS -> rules.reinforcements.check(p, o);
      case BuildBridge o when !motorized -> rules.bridges.checkBuilding(p, p.phasing(), o);
      case Demolish o when !motorized -> rules.bridges.checkDemolition(p, p.phasing(), o);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Case("KS-3.6")
  private static Verdict checkTop(KesselRules rules, Position p, int unit) {
    return p.onMap(unit) && rules.board().side(unit) == p.phasing()
        ? Verdict.legal()
        : Verdict.refused("KS-3.6", rules.name(unit) + " is not in a stack of the moving side");
  }

  /** Reinforcements are not delayed, and who must march marches. */
  @Case({"KS-18.1-R", "KS-8.1.3", "KS-8.2.2", "KS-9.2.2A", "KS-11.3.1"})
  private Verdict checkEnd(KesselRules rules, Position p) {
    if (p.phasing() == Side.AXIS) {
      Enter due = motorized ? null : rules.reinforcements.anyDue(p);
      return due == null
          ? Verdict.legal()
          : Verdict.refused("KS-18.1-R", rules.name(due.units().get(0)) + " is due and can enter");
    }
    int unit = bound(rules, p);
    return unit < 0
        ? Verdict.legal()
        : Verdict.refused(
            rules.marches.duty(p, unit, regrouping).rule(),
            rules.name(unit) + " can still get nearer to where it must go");
  }

  /** A unit that must march and can, or -1. */
  private int bound(KesselRules rules, Position p) {
    if (demolished(p) || p.phasing() == Side.AXIS) {
      return -1;
    }
    for (int unit : rules.roster.ground(Side.SOVIET)) {
      if (p.onMap(unit)
          && (p.flags(unit) & (Flag.ACTIVE | Flag.MOVED)) == Flag.ACTIVE
          && !p.is(unit, Flag.DISRUPTED | Flag.ROUTED)) {
        Duty duty = rules.marches.duty(p, unit, regrouping);
        if (duty.isBinding() && march(rules, p, unit, duty).length > 1) {
          return unit;
        }
      }
    }
    return -1;
  }

  @Override
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Move o -> p.setStage(rules.journeys.carryOut(p, this, o, chronicle));
      case SetTop o -> rules.stacking.setTop(p, o.unit().index());
      case Enter o -> rules.reinforcements.enter(p, o, chronicle);
      case BuildBridge o -> rules.bridges.build(p, o, chronicle);
      case Demolish o -> rules.bridges.demolish(p, p.phasing(), o, dice, chronicle);
      default -> rules.sequence.endMovement(p, this, chronicle);
    }
  }

  // ---- drawing

  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    int[] roster = rules.roster.ground(p.phasing());
    int seen = 0;
    int n = 0;
    int mover = -1;
    for (int i = 0; i < roster.length && !demolished(p); i++) {
      if (rules.movement.canMove(p, this, roster[i])) {
        n++;
        if (random.nextInt(++seen) == 0) {
          mover = roster[i];
        }
      }
    }
    if (random.nextInt(25) == 0) {
      Order other = drawOther(rules, p, random);
      if (other != null) {
        return other;
      }
    }
    boolean end = n == 0 || random.nextInt(n + 1) == 0;
    for (int i = 0; i < TRIES && !end; i++) {
      Order move = drawMove(rules, p, mover, random);
      if (move != null) {
        return move;
      }
      mover = roster[random.nextInt(roster.length)];
      end = !rules.movement.canMove(p, this, mover);
    }
    return drawEnd(rules, p);
  }

  private @Nullable Order drawMove(
      KesselRules rules, Position p, int unit, RandomGenerator random) {
    Duty duty = rules.marches.duty(p, unit, regrouping);
    Order move;
    if (duty != Duty.NONE) {
      int[] path = march(rules, p, unit, duty);
      move = path.length > 1 ? new Move(Units.of(unit), Hexes.of(path)) : null;
    } else {
      Units units = drawCompany(rules, p, unit, random);
      Reach reach = KesselScratch.of(p).reach();
      rules.movement.spread(p, this, units, reach);
      int hex = reach.hex(random.nextInt(reach.size()));
      boolean off = hex == p.hex(unit) && random.nextInt(40) == 0;
      Hexes path = off ? Hexes.of(hex, -1) : Hexes.of(reach.path(hex));
      move =
          path.size() < 2 ? null : new Move(units, path, drawFuel(rules, unit, reach, hex, random));
    }
    return move != null && check(rules, p, move).isLegal() ? move : null;
  }

  /** Now and then a force buys more fuel than its way costs. */
  private hexfront.engine.orders.Manner drawFuel(
      KesselRules rules, int unit, Reach reach, int hex, RandomGenerator random) {
    boolean buys = rules.roster.isFuelled(unit) && purchase(unit) == null && random.nextInt(8) == 0;
    return buys
        ? new Fuelled(
            Math.min(rules.data.mostFuel(), (reach.cost(hex) + 1) / 2 + random.nextInt(1, 4)),
            UnitRef.NONE)
        : hexfront.engine.orders.Manner.PLAIN;
  }

  private Units drawCompany(KesselRules rules, Position p, int unit, RandomGenerator random) {
    if (random.nextInt(3) == 0 || p.stackSize(p.hex(unit)) < 2) {
      return Units.of(unit);
    }
    int[] able =
        java.util.stream.IntStream.of(p.stack(p.hex(unit)))
            .filter(other -> rules.movement.canMove(p, this, other))
            .filter(other -> rules.marches.duty(p, other, regrouping) == Duty.NONE)
            .filter(other -> Objects.equals(purchase(other), purchase(unit)))
            .toArray();
    return Units.of(able);
  }

  private @Nullable Order drawOther(KesselRules rules, Position p, RandomGenerator random) {
    List<Order> found = new ArrayList<>();
    Predicate<Order> take =
        order -> {
          if (check(rules, p, order).isLegal()) {
            found.add(order);
          }
          return found.size() < 20;
        };
    switch (random.nextInt(motorized ? 1 : 3)) {
      case 0 -> listTops(rules, p, take);
      case 1 -> listDemolitions(rules, p, take);
      default -> listBridges(rules, p, take);
    }
    return found.isEmpty() ? null : found.get(random.nextInt(found.size()));
  }

  private Order drawEnd(KesselRules rules, Position p) {
    if (p.phasing() == Side.AXIS) {
      Enter due = motorized ? null : rules.reinforcements.anyDue(p);
      return due == null ? new EndPhase() : due;
    }
    int unit = bound(rules, p);
    return unit < 0
        ? new EndPhase()
        : new Move(
            Units.of(unit),
            Hexes.of(march(rules, p, unit, rules.marches.duty(p, unit, regrouping))));
  }
}
