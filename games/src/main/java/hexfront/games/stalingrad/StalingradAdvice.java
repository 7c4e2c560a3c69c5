package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Prospect;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** The orders that only this game has: of all that could be given now, the one to give. */
final class StalingradAdvice {
  /** The Supply Points from which on a depot is made rather than that points are lost. */
  private static final int PLENTY = 16;

  /** How far from the enemy HQs are placed. */
  private static final int BEHIND = 4;

  /** How near an enemy is who could walk into a city that is left empty. */
  private static final int WITHIN_REACH = 3;

  /** What a unit counts that has no other HQ near, where an HQ is placed. */
  private static final double COMPANY = 0.1;

  /** What it counts that an HQ is rebuilt, against a unit's attack strength. */
  private static final double HQ_FIRST = 100;

  private static final int MOST_TANKS = 2;
  private static final int MOST_ADVANCES = 80;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final StalingradExpectations expectations;
  private final StalingradAims aims;
  private final CaucasusAdvice caucasus;
  private final CommandAdvice command;
  private final Escorts escorts;
  private final RefitAdvice refit;
  private final Vanguard vanguard;
  private final double[] worth;
  private final Prospect prospect = new Prospect();

  StalingradAdvice(
      StalingradRules rules,
      StalingradExpectations expectations,
      StalingradAims aims,
      CaucasusAdvice caucasus,
      CommandAdvice command,
      Escorts escorts,
      RefitAdvice refit,
      Vanguard vanguard) {
    this.vanguard = vanguard;
    this.escorts = escorts;
    this.refit = refit;
    this.rules = rules;
    this.command = command;
    this.expectations = expectations;
    this.aims = aims;
    this.caucasus = caucasus;
    grid = rules.board().grid();
    worth = new double[grid.size()];
  }

  /** The order to give now, or null if none of the game's own is. */
  @Nullable Order on(Position p) {
    return switch (p.stage()) {
      case Arriving stage -> arriving(p);
      case AirMobility stage -> mobility(p);
      case OffensiveAir stage -> air(p, each -> rules.airPlacement.list(p, p.phasing(), each));
      case GroundSupporting stage ->
          air(
              p,
              each ->
                  rules.airPlacement.listAbstract(
                      p, p.phasing(), AirPlacement.GROUND_SUPPORT, each));
      case Intercepting stage ->
          orPass(
              first(
                  p,
                  each ->
                      rules.airPlacement.listAbstract(
                          p, Side.AXIS, AirPlacement.INTERCEPTION, each)));
      case AirFighting stage ->
          orPass(first(p, each -> rules.airFights.list(p, stage.side(), stage.fought(), each)));
      case Admin stage -> orPass(first(p, each -> rules.air.listReturns(p, stage.side(), each)));
      case InMovement stage -> moving(p);
      case InCombat stage -> combat(p);
      case InSupply stage -> supplying(p, stage);
      case Advancing stage -> advance(p);
      default -> null;
    };
  }

  private static Order orPass(@Nullable Order order) {
    return order == null ? new Pass() : order;
  }

  private boolean isLegal(Position p, Order order) {
    return rules.check(p, order).isLegal();
  }

  /** Somebody who hands out orders. */
  @FunctionalInterface
  private interface Lister {
    boolean list(Predicate<Order> each);
  }

  private @Nullable Order first(Position p, Lister lister) {
    return best(p, lister, order -> 1, 0);
  }

  /** The legal order that has most of something, if it has more than so much. */
  private @Nullable Order best(
      Position p, Lister lister, ToDoubleFunction<Order> much, double atLeast) {
    Order[] found = new Order[1];
    double[] most = {atLeast};
    lister.list(
        order -> {
          double now = much.applyAsDouble(order);
          if (now > most[0] && isLegal(p, order)) {
            most[0] = now;
            found[0] = order;
          }
          return true;
        });
    return found[0];
  }

  // ---- before movement

  private @Nullable Order arriving(Position p) {
    if (rules.withdrawals.isAnyDue(p)) {
      return first(p, each -> rules.withdrawals.list(p, each));
    }
    int[] enemies = p.occupied(p.phasing().enemy()).toArray();
    return best(
        p,
        each -> rules.arrivals.list(p, each),
        order ->
            order instanceof Place(UnitRef unit, Hex hex, String box) && hex.index() >= 0
                ? 1.0 / (1 + Math.abs(BEHIND - nearest(hex.index(), enemies)))
                    + wanted(p, unit.index(), hex.index())
                : 0.001,
        0);
  }

  /** Replacements by whom they bring back, HQs by how many they would be alone with. */
  private double wanted(Position p, int unit, int hex) {
    if (rules.roster.isReplacement(unit)) {
      return refit.atFrontHq(p, unit);
    }
    return rules.roster.isHq(unit) ? COMPANY * escorts.without(p, unit, hex) : 0;
  }

  private int nearest(int hex, int[] others) {
    int nearest = grid.size();
    for (int other : others) {
      nearest = Math.min(nearest, grid.distance(hex, other));
    }
    return nearest;
  }

  /** Air HQs deploy where they can; HQs are activated that move with their armies. */
  private @Nullable Order mobility(Position p) {
    Order deploy =
        first(
            p,
            each ->
                rules.air.listModes(
                    p,
                    order -> !(order instanceof SetMode o && o.isDeployed()) || each.test(order)));
    Order ahead = deploy == null ? vanguard.activation(p) : deploy;
    return ahead != null ? ahead : command.beforeMovement(p);
  }

  /** Aircraft go where the strongest attack can be made. */
  private @Nullable Order air(Position p, Lister lister) {
    double[] over = new double[grid.size()];
    for (int hex : p.occupied(p.phasing().enemy()).toArray()) {
      over[hex] = command.promise(p, hex, null);
    }
    return best(
        p,
        lister,
        order ->
            order instanceof PlaceAir(Units units, Hex hex, String purpose)
                ? over[hex.index()]
                    * rules.combat.support.factor(units.get(0))
                    / (1 + flying(p, hex.index()))
                : 0,
        0);
  }

  private int flying(Position p, int hex) {
    int factors = 0;
    for (int unit : rules.roster.air(p.phasing())) {
      factors += p.hex(unit) == hex ? 1 + rules.combat.support.factor(unit) : 0;
    }
    return factors;
  }

  // ---- movement and combat

  private @Nullable Order moving(Position p) {
    Order leaves = caucasus.leaving(p);
    Order drafted = leaves == null ? refit.moving(p) : leaves;
    return drafted == null ? command.beforeMovement(p) : drafted;
  }

  private @Nullable Order combat(Position p) {
    Order beyond = caucasus.fighting(p);
    return beyond == null ? command.inCombat(p) : beyond;
  }

  /** Of some attackers those who may attack together: few tank units from a hex. */
  Units abreast(Position p, Units units) {
    if (p.phasing() == Side.AXIS) {
      return units;
    }
    int[] kept = new int[units.size()];
    int n = 0;
    for (int unit : units.toArray()) {
      int tanks = isTank(unit) ? 1 : 0;
      int corps = isCorps(unit) ? 1 : 0;
      for (int i = 0; i < n && tanks > 0; i++) {
        boolean beside = p.hex(kept[i]) == p.hex(unit);
        tanks += beside && isTank(kept[i]) ? 1 : 0;
        corps += beside && isCorps(kept[i]) ? 1 : 0;
      }
      int hex = p.hex(unit);
      for (int other = hex < 0 ? -1 : p.first(hex); other >= 0; other = p.next(other)) {
        boolean fought = p.is(other, Flag.ATTACKED);
        tanks += fought && isTank(other) && tanks > 0 ? 1 : 0;
        corps += fought && isCorps(other) && corps > 0 ? 1 : 0;
      }
      if (tanks <= MOST_TANKS && corps <= 1) {
        kept[n++] = unit;
      }
    }
    return Units.of(java.util.Arrays.copyOf(kept, n));
  }

  private boolean isTank(int unit) {
    return rules.roster.isArmor(unit) && !rules.roster.isGuards(unit);
  }

  private boolean isCorps(int unit) {
    return isTank(unit) && rules.board().unit(unit).size().equals("corps");
  }

  /** The advance that brings units nearest to what is to be taken. */
  private Order advance(Position p) {
    Side side = p.phasing();
    aims.worth(p, side, worth);
    int[] work = aims.work(p, side, worth).toArray();
    Order[] found = {new Pass()};
    double[] most = {0};
    int[] seen = new int[1];
    rules.legal(
        p,
        order -> {
          double now =
              switch (order) {
                case Advance o -> progress(p, side, o, work);
                case Overrun o -> push(p, o);
                default -> 0;
              };
          if (now > most[0]) {
            most[0] = now;
            found[0] = order;
          }
          return ++seen[0] < MOST_ADVANCES;
        });
    return found[0];
  }

  private double progress(Position p, Side side, Advance order, int[] work) {
    double sum = 0;
    HexSet supplied = rules.supply.supplied(p, side);
    for (Hexes path : order.paths().byUnit().values()) {
      int end = path.last();
      if (end >= 0) {
        int nearer = nearest(path.first(), work) - nearest(end, work);
        sum += 0.2 + nearer + (p.controls(side, end) ? 0 : 0.5 + worth[end]);
        sum -= supplied.has(end) ? 0 : 0.3;
        sum -= isLeftOpen(p, side, order, path.first()) ? leaves(p, side, path.first()) : 0;
      }
    }
    return sum;
  }

  /** Whether those who advance leave nobody behind in a hex into which the enemy could come. */
  private boolean isLeftOpen(Position p, Side side, Advance order, int hex) {
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      if (rules.roster.fights(unit)
          && !rules.roster.isHq(unit)
          && !order.paths().byUnit().containsKey(unit)) {
        return false;
      }
    }
    return leaves(p, side, hex) != 0
        && nearest(hex, p.occupied(side.enemy()).toArray()) <= WITHIN_REACH;
  }

  /** What is lost with a hex that everybody leaves: a city, an HQ. */
  private double leaves(Position p, Side side, int hex) {
    double sum = worth[hex] + (escorts.uncovers(p, side, hex) ? StalingradStaff.COMMAND : 0);
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      sum += rules.roster.isArmyHq(unit) ? StalingradStaff.COMMAND : 0;
    }
    return sum;
  }

  private double push(Position p, Overrun order) {
    boolean possible = expectations.of(p, Assault.of(order, true), prospect);
    return possible ? 3 * prospect.taken + prospect.defenderSteps - 2 * prospect.attackerSteps : 0;
  }

  // ---- supply

  private @Nullable Order supplying(Position p, InSupply stage) {
    Side side = p.phasing();
    Order replace = best(p, each -> rules.replacements.list(p, each), this::rebuilt, 0);
    if (replace != null) {
      return replace;
    }
    int[] enemies = p.occupied(side.enemy()).toArray();
    Order repair =
        best(
            p,
            each -> rules.repairs.list(p, stage.repaired(), each),
            order ->
                order instanceof Repair(Hexes hexes)
                    ? 1.0 / (1 + nearest(hexes.first(), enemies))
                    : 0,
            0);
    Order waits = repair == null ? command.depot(p) : repair;
    if (waits != null || Ledger.supply(p, side) < PLENTY) {
      return waits;
    }
    return best(
        p,
        each -> rules.depots.listCreations(p, each),
        order ->
            order instanceof CreateDepot(Hex hex, String box) && hex.index() >= 0
                ? 1.0 / (1 + Math.abs(BEHIND - nearest(hex.index(), enemies)))
                : 0,
        0);
  }

  /** HQs are rebuilt first, then the strongest units. */
  private double rebuilt(Order order) {
    if (!(order instanceof Replace(UnitRef unit, UnitRef with))) {
      return 0;
    }
    double attack = rules.board().unit(unit.index()).steps().getFirst().attack();
    return rules.roster.isArmyHq(unit.index()) ? HQ_FIRST : attack + 1;
  }
}
