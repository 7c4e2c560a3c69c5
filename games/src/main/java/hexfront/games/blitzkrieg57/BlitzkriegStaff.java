package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
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
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Corridors;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Nature;
import hexfront.engine.staff.PlainStaff;
import hexfront.engine.staff.Prospect;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What commanders ask about Kiev Blitzkrieg. */
final class BlitzkriegStaff extends PlainStaff {
  /** By how much each column of terrain is taken to multiply the defence. */
  private static final double PER_SHIFT = 0.4;

  /** Half points beyond the terrain's that crossing a major river is taken to cost. */
  private static final int CROSSING = 8;

  /** What a town is worth for the lines that it opens or closes: on a railroad, elsewhere. */
  private static final double RAIL_TOWN = 1.5;

  private static final double TOWN = 0.3;

  /** Half points that a place on the way of a line is taken to delay it. */
  private static final int PLACE = 6;

  /** What an Axis unit without a line is taken to lose, more than itself; and at the very end. */
  private static final double CUT_OFF = 3;

  private static final double LAST_CUT_OFF = 0.5;

  /** The chance that a unit without a line finds none until the lines are looked at again. */
  private static final double STAYS_CUT_OFF = 0.75;

  /** So many enemy player turns show what a move leads to: about a turn's worth of chits. */
  private static final int ROUND = 4;

  private static final int MOST_CHITS = Integer.SIZE;

  private final BlitzkriegRules rules;
  private final Ways ways;
  private final Distances distances = new Distances(grid);
  private final byte[][] costs;
  private final Corridors corridors;
  private final HexSet closed = new HexSet(grid.size());
  private final Expectations expectations;
  private final Commands commands;
  private final Lifelines lifelines;
  private final HexSet[] supplied = {new HexSet(grid.size()), new HexSet(grid.size())};
  private final HexSet zone = new HexSet(grid.size());

  /** The hexsides that are not closed. */
  private final Flood.Passages open;

  private final Assault ordered = new Assault();

  BlitzkriegStaff(BlitzkriegRules rules) {
    super(rules);
    this.rules = rules;
    ways = new Ways(rules);
    open = new Flood(grid).passages(grid, Flood.blocked(grid, this::isOpen));
    Terrain on = rules.terrain;
    costs = new byte[][] {on.withCrossings(false, CROSSING), on.withCrossings(true, CROSSING)};
    corridors =
        new Corridors(
            grid,
            Reach.costs(
                grid,
                (hex, d) -> carries(Side.AXIS, hex, d) ? Math.max(1, costs[1][hex * 6 + d]) : -1),
            PLACE,
            rules.communications.sources(Side.AXIS));
    expectations = new Expectations(rules);
    commands = new Commands(rules);
    lifelines = new Lifelines(rules);
  }

  // ---- who is who

  @Override
  public Role role(int unit) {
    return rules.roster.isHeadquarters(unit) ? Role.HEADQUARTERS : Role.COMBAT;
  }

  /** Units move one at a time, and an army is no stack. */
  @Override
  public boolean together(int unit, int other) {
    return false;
  }

  // ---- what things are worth

  @Override
  public void worth(Position p, Side side, double[] into) {
    if (rules.ending().worth(into)) {
      return;
    }
    Arrays.fill(into, 0);
    BlitzkriegData.Points points = rules.data.points();
    rules.terrain.places.forEach(
        hex -> into[hex] = rules.terrain.railHexes.has(hex) ? RAIL_TOWN : TOWN);
    findCorridors(p);
    rules.terrain.majorCities.forEach(hex -> corridors.addWorth(hex, 2 * points.city(), into));
    addSource(p, points.sovietSource(), into);
  }

  @Override
  public void guard(Position p, Side side, double[] worth) {
    if (side == Side.AXIS && rules.ending().goal() == null) {
      lifelines.addWorth(p, worth);
    }
  }

  private void findCorridors(Position p) {
    closed.copyFrom(rules.terrain.places);
    closed.addAll(rules.communications.sources(Side.SOVIET));
    rules.terrain.places.stream()
        .filter(hex -> !p.controls(Side.SOVIET, hex))
        .forEach(closed::remove);
    corridors.open(closed);
  }

  /** Axis armies go from place to place, so that their lines follow. */
  @Override
  public int[] onTheWay(Position p, int unit, int goal) {
    findCorridors(p);
    return board.side(unit) == Side.SOVIET
        ? super.onTheWay(p, unit, goal)
        : corridors.way(goal, gate -> distances(p, Side.AXIS, mobility(unit), gate)[p.hex(unit)]);
  }

  /** One Soviet source counts: the one that was taken, or the one that is nearest to the Axis. */
  private void addSource(Position p, double points, double[] into) {
    HexSet axis = new HexSet(grid.size());
    rules.terrain.places.stream().filter(hex -> p.controls(Side.AXIS, hex)).forEach(axis::add);
    rules.communications.sources(Side.SOVIET).stream()
        .boxed()
        .min(
            Comparator.comparingInt(
                source -> p.controls(Side.AXIS, source) ? -1 : grid.distance(source, axis)))
        .ifPresent(source -> corridors.addWorth(source, points, into));
  }

  /** Towns count for nothing but the lines that go through them. */
  @Override
  public boolean uncounted(Position p, Side side, double[] into) {
    worth(p, side, into);
    rules.terrain.majorCities.forEach(hex -> into[hex] = 0);
    rules.communications.sources(Side.SOVIET).forEach(hex -> into[hex] = 0);
    return true;
  }

  /** Who has no line loses a step whenever the lines are looked at. */
  @Override
  public double atRisk(Position p, int unit) {
    int steps = p.stepsLeft(unit);
    if (board.side(unit) == Side.SOVIET
        || !p.onMap(unit)
        || supplyChecks(p) < steps
        || rules.communications.hasLine(p, unit)) {
      return 0;
    }
    return Math.pow(STAYS_CUT_OFF, steps) * points(p, unit, steps);
  }

  /** Chits of a side that are drawn one after the other are one player turn. */
  @Override
  public int playerTurn(Position p, Side side) {
    long before = rules.chits.played(p).stream().filter(c -> c.belongsTo(side.enemy())).count();
    return MOST_CHITS * (2 * p.turn() + (p.phasing() == side ? 0 : 1)) + (int) before;
  }

  @Override
  public int playerTurnsInARound(Position p) {
    return ROUND;
  }

  @Override
  public double points(Position p, int unit, int steps) {
    return rules.ending().pointsLost(board.side(unit), steps, printedPoints(p, unit, steps));
  }

  private double printedPoints(Position p, int unit, int steps) {
    if (board.side(unit) == Side.SOVIET || steps < p.stepsLeft(unit)) {
      return 0;
    }
    return rules.data.points().of(board.unit(unit));
  }

  @Override
  public double lead(Position p, Side side) {
    Score score = rules.score(p);
    int against = rules.has(Bidding.OPTION) ? p.value(BlitzkriegRules.BID) - 1 : score.soviet();
    return rules.ending().lead(p, side, score.axis() - against);
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
    return p.stage() instanceof Over ? 0 : rules.lastTurn() - p.turn() + 1;
  }

  // ---- movement

  @Override
  public @Nullable Range reach(Position p, int unit) {
    return p.stage() instanceof InMovement
            && board.side(unit) == p.phasing()
            && rules.movement.canStillMove(p, unit)
        ? ways.of(p, unit).range()
        : null;
  }

  @Override
  public Order move(Position p, Units units, Hexes path) {
    boolean march = !rules.movement.isNormal(p, units.get(0), path);
    return new Move(units, path, new OnRoads(march));
  }

  @Override
  public boolean hasRoom(Position p, int unit, int hex) {
    return rules.stacking.tooMany(p, hex) < (p.hex(unit) == hex ? 1 : 0)
        && !p.holds(board.side(unit).enemy(), hex)
        && rules.terrain.land.has(hex);
  }

  /** Nobody comes on while others move: that takes a chit of its own. */
  @Override
  public int[] entries(Position p, int unit) {
    return new int[0];
  }

  @Override
  public int[] distances(Position p, Side side, int mobility, int target) {
    return distances.to(target, costs[mobility]);
  }

  @Override
  public int allowance(Position p, int unit) {
    return rules.movement.allowance(p, unit);
  }

  /** Units that no headquarters leads stay where they are and attack nobody. */
  @Override
  public void strikes(Position p, int unit, HexSet into) {
    into.clear();
    if (!p.onMap(unit)
        || rules.roster.isFortress(unit)
        || !rules.activation.led(p, board.side(unit)).has(p.hex(unit))) {
      return;
    }
    Reach reach = BlitzkriegScratch.of(p).reach();
    rules.movement.spread(p, unit, false, reach);
    for (int i = 0; i < reach.size(); i++) {
      addBeside(reach.hex(i), this::isOpen, into);
    }
  }

  private boolean isOpen(int hex, int direction, int to) {
    return !rules.terrain.isClosed(hex, direction);
  }

  // ---- combat

  @Override
  public double attack(Position p, int unit) {
    return rules.roster.attack(p, unit);
  }

  @Override
  public double defence(Position p, int unit) {
    return rules.strength.defenceOf(p, unit);
  }

  @Override
  public double ground(Position p, int hex, int from) {
    double ground = 1 + PER_SHIFT * rules.terrain.shifts(hex);
    return from >= 0 && !InCombat.of(p).first() && rules.terrain.acrossRiver(from, hex)
        ? 2 * ground
        : ground;
  }

  @Override
  public boolean mayAttack(Position p, int unit) {
    return !rules.roster.isFortress(unit) && rules.combat.mayAttack(p, unit);
  }

  @Override
  public boolean passes(Position p, int from, int to) {
    return rules.combat.reaches(from, to) && !rules.terrain.water.has(to);
  }

  @Override
  public boolean weigh(Position p, Assault plan, Prospect into) {
    return weigh(p, plan, false, into);
  }

  private boolean weigh(Position p, Assault plan, boolean air, Prospect into) {
    int attack =
        rules.strength.attack(
            p, plan::unit, plan::from, plan.size(), plan.target(), InCombat.of(p).first());
    int steps = 0;
    for (int i = 0; i < plan.size(); i++) {
      steps += p.stepsLeft(plan.unit(i));
    }
    return attack > 0
        && (!(p.stage() instanceof InCombat) || rules.combat.isTarget(p, plan.target()))
        && expectations.of(p, plan, attack, air, steps, into);
  }

  @Override
  public void weigh(Position p, double attack, double defence, boolean trapped, Prospect into) {
    expectations.of(attack, Math.max(0.5, defence), trapped, into);
  }

  @Override
  public void weigh(Position p, Order order, Prospect into) {
    into.clear();
    if (order instanceof Attack attack) {
      weigh(p, ordered.as(p, attack), AirPoint.helps(attack), into);
    }
  }

  @Override
  public void orders(Position p, Assault plan, Consumer<Order> each) {
    Hexes target = Hexes.of(plan.target());
    each.accept(new Attack(plan.units(), target));
    if (rules.combat.checkAir(p).isLegal()) {
      each.accept(new Attack(plan.units(), target, AirPoint.SPENT));
    }
  }

  // ---- supply and command

  /**
   * The hexes that have a line, and those beside them: a unit that stands in an enemy zone opens
   * its hex to the line.
   */
  @Override
  public HexSet supplied(Position p, Side side) {
    if (side == rules.data.exemptSide() && rules.data.exemptTurns().contains(p.turn())) {
      return everywhere;
    }
    HexSet into = supplied[side.ordinal()];
    into.copyFrom(rules.communications.lines(p, side));
    zone.copyFrom(p.zoneCounts(), p.zoneBase(side.enemy(), Board.MOVEMENT_ZONE), grid.size());
    Flood flood = BlitzkriegScratch.of(p).flood();
    flood.beginRings(into);
    flood.nextRing(into, zone, open);
    return into;
  }

  /** An Axis unit without a line loses half of itself and then all, and points with it. */
  @Override
  public double cutOff(Position p, Side side) {
    int checks = supplyChecks(p);
    double lost = checks == 0 ? 0 : checks == 1 ? LAST_CUT_OFF : CUT_OFF;
    return side == Side.AXIS ? lost : super.cutOff(p, side);
  }

  /** How often the lines of Axis units will still be looked at. */
  private int supplyChecks(Position p) {
    boolean drawn =
        rules.chits.played(p).stream().anyMatch(chit -> chit.kind() == Chit.Kind.SUPPLY);
    return (int)
        IntStream.rangeClosed(drawn ? p.turn() + 1 : p.turn(), rules.lastTurn())
            .filter(turn -> !rules.data.exemptTurns().contains(turn))
            .count();
  }

  /** Axis lines follow railroads. */
  @Override
  public boolean carries(Side side, int hex, int direction) {
    return side == Side.AXIS && (rules.terrain.hexside(hex, direction) & Terrain.RAILROAD) != 0;
  }

  @Override
  public HexSet sources(Position p, Side side) {
    return rules.communications.sources(side);
  }

  @Override
  public int commandRange(Position p, int unit) {
    return rules.roster.range(unit);
  }

  @Override
  public boolean movesOnlyLed() {
    return true;
  }

  @Override
  public boolean leads(int headquarters, int unit) {
    return rules.activation.mayLead(headquarters, unit);
  }

  // ---- after combat

  /** Of a fortress that may be held, the garrison. */
  @Override
  public int[] concerned(Position p) {
    return p.stage() instanceof Holding(Battle battle) ? p.stack(battle.hex()) : super.concerned(p);
  }

  // ---- what only this game has

  @Override
  public boolean specials(Position p, Predicate<Order> each) {
    return commands.offer(p, each);
  }

  @Override
  public double inclination(Position p, Order order) {
    return switch (order) {
      case Fortify o -> commands.fortifying(p, o.hex().index());
      case Choose o when p.stage() instanceof Holding s -> commands.holding(p, s.battle(), o);
      default -> 0;
    };
  }
}
