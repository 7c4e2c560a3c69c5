package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.kernels.Distances;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Range;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Nature;
import hexfront.engine.staff.PlainStaff;
import hexfront.engine.staff.Prospect;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What commanders ask about Campaign to Stalingrad. All is counted in Victory Points. */
final class StalingradStaff extends PlainStaff {
  /** Points are kept in quarters. */
  private static final double QUARTERS = 4;

  /** What a lead of a scenario has to be for its attacker. */
  private static final double FALL_BLAU = 20;

  private static final double URANUS = 10;

  /** What an Army HQ is worth to the army that has its supply from it, in points. */
  static final double COMMAND = 5;

  /** By how much a column is taken to multiply the defence. */
  private static final double COLUMN = 1.35;

  /** What a step of an attacker is worth, in points, when a Maximum Effort is weighed. */
  private static final double AXIS_STEP = 0.7;

  private static final double SOVIET_STEP = 0.4;

  private static final int MOST_EFFORT = 2;

  /** What a unit loses that is cut off: its points count double at the end. */
  private static final double CUT_OFF = 0.6;

  /** How far behind the front Air HQs keep. */
  private static final int AIR_RANGE = 6;

  /** The hexes by which an HQ is taken to follow those who go to attack. */
  private static final int FOLLOWS = 2;

  /** Orders of a stage of the game's own that are weighed. */
  private static final int MOST_SPECIALS = 24;

  private final StalingradRules rules;
  private final StalingradExpectations expectations;
  private final StalingradAims aims;
  private final StalingradAdvice advice;
  private final CaucasusAdvice caucasus;
  private final CommandAdvice command;
  private final PocketAdvice pocket;
  private final OverrunAdvice overruns;
  private final Escorts escorts;
  private final Garrisons garrisons;
  private final RefitAdvice refit;
  private final Vanguard vanguard;
  private final Prospect tried = new Prospect();
  private final Distances distances = new Distances(grid);
  private final Reach reach = new Reach(grid);
  private final Reach striking = new Reach(grid);
  private final HexSet[] supplied = {new HexSet(grid.size()), new HexSet(grid.size())};
  private final HexSet free = new HexSet(grid.size());
  private final Flood flood = new Flood(grid);
  private final Flood.Passages around = flood.passages(grid, new byte[grid.size()]);

  StalingradStaff(StalingradRules rules) {
    super(rules);
    this.rules = rules;
    expectations = new StalingradExpectations(rules);
    aims = new StalingradAims(rules);
    caucasus = new CaucasusAdvice(rules, expectations);
    command = new CommandAdvice(rules);
    pocket = new PocketAdvice(rules);
    escorts = new Escorts(rules);
    garrisons = new Garrisons(rules, this);
    refit = new RefitAdvice(rules);
    vanguard = new Vanguard(rules, caucasus, command);
    advice =
        new StalingradAdvice(
            rules, expectations, aims, caucasus, command, escorts, refit, vanguard);
    overruns = new OverrunAdvice(rules);
  }

  // ---- who is who

  @Override
  public Role role(int unit) {
    if (!rules.roster.fights(unit)) {
      return rules.roster.isAirHq(unit) ? Role.HEADQUARTERS : Role.MARKER;
    }
    return rules.roster.isArmyHq(unit) ? Role.HEADQUARTERS : Role.COMBAT;
  }

  @Override
  public int mobility(int unit) {
    return rules.roster.isMotorized(unit) ? 1 : 0;
  }

  @Override
  public boolean together(int unit, int other) {
    return false;
  }

  // ---- what things are worth

  @Override
  public void worth(Position p, Side side, double[] into) {
    if (!rules.ending().worth(into)) {
      aims.worth(p, side, into);
    }
  }

  @Override
  public double points(Position p, int unit, int steps) {
    double command = rules.roster.isArmyHq(unit) ? COMMAND : 0;
    double printed =
        steps >= p.stepsLeft(unit) ? rules.victory.worth(unit) / QUARTERS + command : 0;
    return rules.ending().pointsLost(board.side(unit), steps, printed);
  }

  @Override
  public double lead(Position p, Side side) {
    Score score = rules.score(p);
    double axis = (score.axis() - score.soviet()) / QUARTERS;
    axis +=
        switch (Ledger.scenario(p)) {
          case Ledger.FALL_BLAU -> -FALL_BLAU;
          case Ledger.URANUS -> URANUS;
          default -> 0;
        };
    return rules.ending().lead(p, side, axis);
  }

  @Override
  public Experience experience(Position p, Side side) {
    return rules.experience(p, side);
  }

  @Override
  public Nature nature(Position p, Side side) {
    return rules.nature(p, side);
  }

  @Override
  public int turnsLeft(Position p, Side side) {
    if (p.stage() instanceof Over) {
      return 0;
    }
    int later = side == Side.AXIS && p.phasing() == Side.SOVIET ? 0 : 1;
    return rules.lastTurn(p) - p.turn() + later;
  }

  // ---- movement

  @Override
  public @Nullable Range reach(Position p, int unit) {
    boolean able =
        p.stage() instanceof InMovement
            && board.side(unit) == p.phasing()
            && rules.movement.canMove(p, unit)
            && !holdsQuarters(p, unit)
            && !vanguard.goesAhead(p, unit)
            && (errand(p, unit) >= 0 || !stays(p, unit));
    boolean held =
        able
            && rules.movement.isHeldBack(p, unit)
            && !p.is(unit, Flag.ARRIVED)
            && p.spent(unit) == 0;
    if (!able || held && Ledger.at(p, Ledger.OVERRUN_HEX) < 0) {
      return null;
    }
    rules.movement.spread(p, unit, false, reach);
    if (held) {
      return PartOfRange.throughOverruns(p, reach);
    }
    return board.side(unit) == Side.AXIS && caucasus.isExit(errand(p, unit))
        ? PartOfRange.toTheSouth(
            reach, rules.supply.supplied(p, Side.AXIS), rules.terrain.roadExits)
        : reach;
  }

  private boolean stays(Position p, int unit) {
    return garrisons.keeps(p, unit) || escorts.stays(p, unit) || refit.rests(p, unit);
  }

  /** Whether a unit fights for a city from inside: whoever walks out gives his quarters away. */
  private boolean holdsQuarters(Position p, int unit) {
    return p.onMap(unit)
        && rules.roster.fights(unit)
        && Ledger.isContested(p, rules.terrain.citySlot(p.hex(unit)));
  }

  /** By rail, for those who have just come and whoever is held. */
  @Override
  public void otherMoves(Position p, int unit, Consumer<Order> each) {
    if (p.stage() instanceof InMovement && rules.roster.isUnit(unit)) {
      rules.rails.list(
          p,
          unit,
          order -> {
            each.accept(order);
            return true;
          });
    }
  }

  @Override
  public boolean hasRoom(Position p, int unit, int hex) {
    return !p.holds(board.side(unit).enemy(), hex)
        && !rules.stacking.clashes(p, unit, hex)
        && rules.stacking.hasRoom(p, unit, hex);
  }

  @Override
  public boolean waits(Position p, int unit) {
    return p.stage() instanceof InMovement
        && !p.onMap(unit)
        && !CaucasusAdvice.stays(p, unit)
        && rules.offMap.mayEnter(p, unit);
  }

  @Override
  public int[] entries(Position p, int unit) {
    if (!waits(p, unit)) {
      return new int[0];
    }
    return Arrays.stream(rules.offMap.gates())
        .filter(hex -> rules.offMap.isEntry(p, unit, hex))
        .filter(hex -> rules.offMap.check(p, new Enter(Units.of(unit), new Hex(hex))).isLegal())
        .toArray();
  }

  @Override
  public int[] distances(Position p, Side side, int mobility, int target) {
    return distances.to(target, rules.going.printed(p, side, mobility == 1));
  }

  @Override
  public int allowance(Position p, int unit) {
    return rules.movement.allowance(p, unit);
  }

  @Override
  public void strikes(Position p, int unit, HexSet into) {
    into.clear();
    if (!p.onMap(unit) || !rules.roster.fights(unit) || p.is(unit, Flag.FROZEN)) {
      return;
    }
    rules.movement.spread(p, unit, false, striking);
    for (int i = 0; i < striking.size(); i++) {
      addBeside(striking.hex(i), (hex, d, to) -> true, into);
    }
  }

  // ---- combat

  @Override
  public double attack(Position p, int unit) {
    return rules.roster.fights(unit) ? rules.roster.attackNow(p, unit) : 0;
  }

  @Override
  public double defence(Position p, int unit) {
    if (!rules.roster.fights(unit)) {
      return 0;
    }
    double printed = rules.roster.defence(p, unit);
    return p.is(unit, Flag.DISRUPTED | Flag.OUT_OF_SUPPLY) ? printed / 2 : printed;
  }

  @Override
  public double ground(Position p, int hex, int from) {
    double ground = 1;
    if (rules.terrain.is(hex, Terrain.CITY)) {
      ground = 2;
    } else if (rules.terrain.is(hex, Terrain.HILL | Terrain.FOREST)) {
      ground = COLUMN;
    }
    int d = from < 0 ? -1 : grid.direction(from, hex);
    int river = d < 0 ? 0 : rules.terrain.riverBesideMarsh(p, from, d);
    double across =
        (river & (Terrain.MAJOR_RIVER | Terrain.VOLGA)) != 0
            ? 2
            : (river & Terrain.MINOR_RIVER) != 0 ? COLUMN : 1;
    return Math.max(ground, across);
  }

  @Override
  public boolean mayAttack(Position p, int unit) {
    if (p.stage() instanceof InCombat && board.side(unit) == p.phasing()) {
      return rules.combat.attacks.mayAttack(p, unit);
    }
    return p.onMap(unit) && attack(p, unit) > 0 && !p.is(unit, Flag.DISRUPTED);
  }

  @Override
  public boolean passes(Position p, int from, int to) {
    int d = grid.direction(from, to);
    return d >= 0
        && (rules.terrain.hexside(from, d) & (Terrain.LAKE | Terrain.IMPASSABLE)) == 0
        && !rules.terrain.sea.has(to);
  }

  @Override
  public boolean weigh(Position p, hexfront.engine.staff.Assault plan, Prospect into) {
    boolean inPlace = p.stage() instanceof InCombat && plan.size() > 0;
    for (int i = 0; i < plan.size(); i++) {
      inPlace &= p.hex(plan.unit(i)) == plan.from(i);
    }
    if (inPlace) {
      return rules.combat.attacks.isTarget(p, plan.target())
          && expectations.of(p, Assault.of(order(p, plan)), into);
    }
    double attack = 0;
    for (int i = 0; i < plan.size(); i++) {
      attack +=
          attack(p, plan.unit(i))
              / ground(p, plan.target(), plan.from(i))
              / (command.hasAttackSupply(p, p.phasing(), plan.from(i), FOLLOWS) ? 1 : 2);
    }
    double defence = 0;
    for (int unit = p.first(plan.target()); unit >= 0; unit = p.next(unit)) {
      defence += defence(p, unit);
    }
    weigh(p, attack, defence, false, into);
    return attack > 0;
  }

  @Override
  public void weigh(Position p, double attack, double defence, boolean trapped, Prospect into) {
    expectations.of(p, attack, defence, trapped, into);
  }

  @Override
  public void weigh(Position p, Order order, Prospect into) {
    into.clear();
    switch (order) {
      case Attack o -> expectations.of(p, Assault.of(o), into);
      case Overrun o -> expectations.of(p, Assault.of(o, p.stage() instanceof Advancing), into);
      default -> {}
    }
  }

  @Override
  public void orders(Position p, hexfront.engine.staff.Assault plan, Consumer<Order> each) {
    each.accept(order(p, plan));
  }

  /**
   * An attack by those who may attack together, with the aircraft that are there; for a city with
   * as much effort as pays.
   */
  private Attack order(Position p, hexfront.engine.staff.Assault plan) {
    Hexes target = Hexes.of(plan.target());
    Units units = advice.abreast(p, plan.units());
    Units air =
        rules.combat.support.able(p, p.phasing(), new Assault(units, target, 0, Means.NONE, false));
    Units some = rules.abstractAir && air.size() > 1 ? Units.of(air.get(0)) : air;
    Attack best = order(units, target, some, 0);
    double prize = aims.prize(plan.target());
    double most = prize > 0 ? hope(p, best, prize) : 0;
    for (int effort = 1; effort <= MOST_EFFORT && prize > 0; effort++) {
      Attack order = order(units, target, some, effort);
      double now = hope(p, order, prize);
      if (now > most) {
        best = order;
        most = now;
      }
    }
    return best;
  }

  private static Attack order(Units units, Hexes target, Units air, int effort) {
    return effort == 0 && air.size() == 0
        ? new Attack(units, target)
        : new Attack(units, target, new Means(effort, air, false, false, UnitRef.NONE, false));
  }

  /** What an attack on a prize brings. */
  private double hope(Position p, Attack order, double prize) {
    expectations.of(p, Assault.of(order), tried);
    double step = p.phasing() == Side.AXIS ? AXIS_STEP : SOVIET_STEP;
    double enemy = p.phasing() == Side.AXIS ? SOVIET_STEP : AXIS_STEP;
    return prize * tried.taken + enemy * tried.defenderSteps - step * tried.attackerSteps;
  }

  // ---- supply and command

  /** The hexes that a Line of Supply reaches, and those beside them. */
  @Override
  public HexSet supplied(Position p, Side side) {
    HexSet into = supplied[side.ordinal()];
    into.copyFrom(rules.supply.supplied(p, side));
    free.copyFrom(everywhere);
    free.removeAll(p.occupied(side.enemy()));
    flood.beginRings(into);
    flood.nextRing(into, free, around);
    return into;
  }

  @Override
  public double cutOff(Position p, Side side) {
    return CUT_OFF;
  }

  @Override
  public HexSet sources(Position p, Side side) {
    return rules.edges.friendly(p, side);
  }

  @Override
  public boolean carries(Side side, int hex, int direction) {
    return (rules.rails.track(hex) & 1 << direction) != 0;
  }

  @Override
  public int commandRange(Position p, int unit) {
    return rules.roster.isArmyHq(unit) ? rules.supplyLines.range(unit) : AIR_RANGE;
  }

  // ---- what only this game has

  @Override
  public boolean specials(Position p, Predicate<Order> each) {
    Order order = advice.on(p);
    if (order != null) {
      return each.test(order);
    }
    if (p.stage() instanceof Part) {
      return true;
    }
    int[] seen = new int[1];
    return rules.legal(p, other -> each.test(other) && ++seen[0] < MOST_SPECIALS);
  }

  @Override
  public int errand(Position p, int unit) {
    int back = pocket.errand(p, unit);
    if (back >= 0 || garrisons.keeps(p, unit)) {
      return back;
    }
    int south =
        caucasus.errand(p, unit, (mobility, hex) -> distances(p, board.side(unit), mobility, hex));
    return south >= 0 ? south : escorts.errand(p, unit);
  }

  /**
   * Whoever has come to the south edge leaves at once; overruns in movement as soon as they are
   * possible, and then they are fought first.
   */
  @Override
  public @Nullable Order standingOrder(Position p) {
    return switch (p.stage()) {
      case InMovement stage -> {
        Order leaves = caucasus.leaving(p);
        Order ahead = leaves == null ? vanguard.move(p) : leaves;
        yield ahead == null ? overruns.on(p) : ahead;
      }
      case InCombat stage -> {
        int number = rules.combat.attacks.pending(p);
        yield number > 0 ? InCombat.bound(rules, p, number) : null;
      }
      default -> null;
    };
  }

  /** What is advised is advised for good reasons. */
  @Override
  public double inclination(Position p, Order order) {
    boolean own = p.stage() instanceof Part || p.stage() instanceof Advancing;
    return own && !(order instanceof EndPhase) ? URGENT : 0;
  }
}
