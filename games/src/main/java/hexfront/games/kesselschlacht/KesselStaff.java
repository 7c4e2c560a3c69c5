package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.kernels.Familiar;
import hexfront.engine.kernels.Range;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Intent;
import hexfront.engine.staff.Nature;
import hexfront.engine.staff.PlainStaff;
import hexfront.engine.staff.Prospect;
import hexfront.games.kesselschlacht.Formations.Group;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What commanders ask about Kesselschlacht: the pocket goes west, fuel decides who goes. */
final class KesselStaff extends PlainStaff {
  /** By how much each column of terrain is taken to multiply the defence. */
  private static final double PER_SHIFT = 0.2;

  /** What a disorder of the defenders is worth, in steps. */
  private static final double DISORDER = 0.35;

  /** Orders of a stage of the game's own that are weighed. */
  private static final int MOST_SPECIALS = 16;

  private static final int FAR_AWAY = 30_000;

  /** So many places to bar the pocket's way are looked for, so many hexes apart. */
  private static final int BARRIERS = 6;

  private static final int APART = 3;

  /** The part of the points on their way that barring it is taken to be worth. */
  private static final double BARRING = 0.3;

  /** Points that a unit without an allowance of its own goes in a turn, more or less. */
  private static final int FUELLED = 6;

  private final KesselRules rules;
  private final Reach reach;
  private final Familiar familiar;
  private final Field field;
  private final short[] far;
  private final HexSet none;
  private final HexSet[] supplied;
  private final Assault ordered = new Assault();
  private final int[] homes;
  private final int needed;
  private final Breakout breakout;
  private final Crossings crossings;
  private final AirStaff air;
  private final FrontAims aims;
  private final Parties parties;
  private final FrontStaff front;
  private final Map<Integer, int[]> known = new HashMap<>();
  private @Nullable Going knownOn;
  private Intent followed = Intent.USUAL;

  KesselStaff(KesselRules rules) {
    super(rules);
    this.rules = rules;
    reach = new Reach(grid);
    familiar = new Familiar(grid, (from, into) -> addBeside(from, (hex, d, to) -> true, into));
    field = new Field(grid);
    far = Field.none(grid.size());
    none = new HexSet(grid.size());
    breakout = new Breakout(rules);
    crossings = new Crossings(rules, breakout);
    air = new AirStaff(rules, breakout, crossings);
    Wall wall = new Wall(rules, breakout);
    Severance severance = new Severance(rules, breakout);
    aims = new FrontAims(rules, this, breakout, wall, severance);
    parties = new Parties(rules, this, breakout);
    Pursuit pursuit = new Pursuit(rules, this, aims, wall, severance, parties);
    front = new FrontStaff(rules, aims, pursuit, parties);
    supplied = new HexSet[] {new HexSet(grid.size()), new HexSet(grid.size())};
    homes =
        rules.data.points().homes().stream()
            .flatMapToInt(name -> rules.terrain.named(name).stream())
            .toArray();
    needed =
        rules.data.levels().stream()
            .filter(level -> level.level().startsWith(Side.AXIS.title()))
            .mapToInt(KesselData.Level::from)
            .min()
            .orElse(0);
  }

  // ---- who is who

  @Override
  public Role role(int unit) {
    if (rules.roster.isAir(unit)) {
      return Role.MARKER;
    }
    return rules.roster.isHeadquarters(unit) ? Role.HEADQUARTERS : Role.COMBAT;
  }

  @Override
  public int mobility(int unit) {
    return rules.roster.mobility(unit);
  }

  @Override
  public boolean together(int unit, int other) {
    return rules.roster.printed(unit) == rules.roster.printed(other);
  }

  // ---- what things are worth

  @Override
  public void worth(Position p, Side side, double[] into) {
    if (rules.ending().worth(into)) {
      return;
    }
    Arrays.fill(into, 0);
    for (Map.Entry<Integer, Integer> objective : rules.objectives().entrySet()) {
      into[objective.getKey()] += objective.getValue();
    }
    if (side == Side.SOVIET) {
      barriers(breakout.flow(p), into);
    }
  }

  /** Where the pocket is to be met: some hexes that most of it has yet to pass. */
  private void barriers(double[] flow, double[] into) {
    int[] passed = IntStream.range(0, flow.length).filter(hex -> flow[hex] > 0).toArray();
    for (int n = 0; n < BARRIERS; n++) {
      int best = most(flow, passed);
      if (best < 0) {
        return;
      }
      into[best] += BARRING * flow[best];
      for (int hex : passed) {
        if (grid.distance(hex, best) <= APART) {
          flow[hex] = 0;
        }
      }
    }
  }

  /** The first of some hexes with the greatest flow; below 0 if it is nothing everywhere. */
  private static int most(double[] flow, int[] among) {
    int best = -1;
    for (int hex : among) {
      if (flow[hex] > (best < 0 ? 0 : flow[best])) {
        best = hex;
      }
    }
    return best;
  }

  @Override
  public double points(Position p, int unit, int steps) {
    return rules.ending().pointsLost(board.side(unit), steps, printedPoints(p, unit));
  }

  /** Points for a unit eliminated; one of First Panzer Army can then no longer be saved. */
  private double printedPoints(Position p, int unit) {
    KesselData.Points points = rules.data.points();
    if (rules.roster.isAir(unit)) {
      return 0;
    }
    if (board.side(unit) == Side.SOVIET) {
      return points.sovietUnit();
    }
    if (rules.roster.isHungarian(unit)) {
      return points.hungarian();
    }
    boolean motorized = rules.roster.isMotorized(unit) && !rules.roster.isHeadquarters(unit);
    boolean pocket = rules.group(p, unit) == Group.FIRST_PANZER;
    return motorized
        ? points.germanMotorized() + (pocket ? points.savedMotorized() : 0)
        : points.germanOther() + (pocket ? points.savedOther() : 0);
  }

  @Override
  public double lead(Position p, Side side) {
    Score score = rules.score(p);
    return rules.ending().lead(p, side, score.axis() - score.soviet() - needed);
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

  /** First Panzer Army has to come home. */
  @Override
  public int errand(Position p, int unit) {
    if (!breakout.isOurs(p, unit) || breakout.isHome(p, unit)) {
      return -1;
    }
    int nearest = -1;
    for (int home : homes) {
      boolean nearer =
          nearest < 0 || grid.distance(p.hex(unit), home) < grid.distance(p.hex(unit), nearest);
      nearest = nearer ? home : nearest;
    }
    return nearest;
  }

  // ---- movement

  @Override
  public @Nullable Range reach(Position p, int unit) {
    if (!(p.stage() instanceof InMovement stage)
        || board.side(unit) != p.phasing()
        || rules.roster.isAir(unit)
        || !rules.movement.canMove(p, stage, unit)) {
      return null;
    }
    rules.movement.spread(p, stage, Units.of(unit), reach);
    return reach;
  }

  @Override
  public boolean hasRoom(Position p, int unit, int hex) {
    return !p.holds(board.side(unit).enemy(), hex)
        && (p.hex(unit) == hex || rules.movement.mayEnd(p, unit, hex));
  }

  @Override
  public int[] entries(Position p, int unit) {
    if (!(p.stage() instanceof InMovement) || !rules.reinforcements.isDue(p, unit)) {
      return new int[0];
    }
    Set<Integer> hexes = new TreeSet<>();
    rules.reinforcements.list(
        p,
        order -> {
          if (order instanceof Enter enter && enter.units().has(unit)) {
            hexes.add(enter.hex().index());
          }
          return true;
        });
    return hexes.stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public int[] distances(Position p, Side side, int mobility, int target) {
    Going going = Going.of(rules.terrain, p);
    if (!going.equals(knownOn)) {
      known.clear();
      knownOn = going;
    }
    int weather = rules.ledger.weather(p);
    int key = (target * KesselRoster.CLASSES + mobility) * Weather.COUNT + weather;
    return known.computeIfAbsent(key, k -> distances(going.back(mobility, weather), target));
  }

  private int[] distances(byte[] back, int target) {
    field.from(target, FAR_AWAY, back, none, far);
    int[] all = new int[far.length];
    for (int hex = 0; hex < all.length; hex++) {
      all[hex] = far[hex] == Field.FAR ? Integer.MAX_VALUE : far[hex];
    }
    return all;
  }

  @Override
  public int allowance(Position p, int unit) {
    int points = rules.roster.isFuelled(unit) ? FUELLED : rules.roster.movement(p, unit);
    return points * Terrain.POINT;
  }

  @Override
  public void strikes(Position p, int unit, HexSet into) {
    into.clear();
    if (!p.onMap(unit) || !rules.roster.isCombat(unit)) {
      return;
    }
    Side enemy = board.side(unit).enemy();
    into.copyFrom(
        familiar.struck(
            p.hex(unit),
            Math.clamp(allowance(p, unit), 0, Reach.MOST),
            Going.of(rules.terrain, p).costs(mobility(unit), rules.ledger.weather(p)),
            p.occupied(enemy),
            p.zoneCounts(),
            p.zoneBase(enemy, Board.MOVEMENT_ZONE),
            false));
  }

  // ---- combat

  @Override
  public double attack(Position p, int unit) {
    return rules.roster.isAir(unit) ? 0 : rules.strength.printedAttack(p, unit);
  }

  @Override
  public double defence(Position p, int unit) {
    return rules.roster.isAir(unit) ? 0 : rules.strength.defence(p, unit);
  }

  @Override
  public double ground(Position p, int hex, int from) {
    int d = from < 0 ? -1 : grid.direction(from, hex);
    boolean river = d >= 0 && (p.hexside(from, d) & Terrain.MAJOR_RIVER) != 0;
    double ground = Math.max(0.5, 1 - PER_SHIFT * shifts(p, hex));
    return river ? 2 * ground : ground;
  }

  private int shifts(Position p, int hex) {
    return rules.terrain.shift(hex, false) + rules.positions.shift(p, hex);
  }

  @Override
  public boolean mayAttack(Position p, int unit) {
    if (p.stage() instanceof InCombat) {
      return rules.combat.mayAttack(p, unit).isLegal();
    }
    return p.onMap(unit)
        && rules.roster.isCombat(unit)
        && !p.is(unit, Flag.DISRUPTED | Flag.ROUTED)
        && attack(p, unit) > 0;
  }

  @Override
  public boolean weigh(Position p, Assault plan, Prospect into) {
    Side enemy = plan.size() == 0 ? p.phasing().enemy() : board.side(plan.unit(0)).enemy();
    int attack = 0;
    for (int i = 0; i < plan.size(); i++) {
      attack += attack(p, plan.unit(i), plan.from(i), plan.target());
    }
    int defence = rules.strength.defence(p, enemy, plan.target());
    if (attack == 0
        || defence == 0
        || p.stage() instanceof InCombat
            && !rules.combat.mayBeAttacked(p, plan.target()).isLegal()) {
      return false;
    }
    int quality =
        rules.strength.attackRating(plan.units())
            - rules.strength.defenceRating(p, enemy, plan.target());
    int worst = Status.worst(p, enemy, plan.target());
    int shifts = quality + shifts(p, plan.target());
    shifts += worst == Status.DISRUPTED ? rules.tables.disruptedShift() : 0;
    if (p.stage() instanceof InCombat) {
      shifts += rules.combat.combinedArms(p, plan.units(), plan.target());
    }
    weigh(attack, defence, shifts, worst == Status.DISORGANIZED, false, into);
    return true;
  }

  private int attack(Position p, int unit, int from, int target) {
    int d = grid.direction(from, target);
    int side = d < 0 ? 0 : p.hexside(from, d);
    boolean river = (side & Terrain.MAJOR_RIVER) != 0 || Terrain.isUnbridgedMinor(side);
    boolean halved = river && !rules.roster.isGun(unit);
    return Strength.halved(rules.strength.printedAttack(p, unit), halved ? 1 : 0);
  }

  @Override
  public void weigh(Position p, double attack, double defence, boolean trapped, Prospect into) {
    weigh((int) attack, Math.max(1, (int) defence), 0, false, trapped, into);
  }

  private void weigh(
      int attack, int defence, int shifts, boolean disorganized, boolean trapped, Prospect into) {
    into.clear();
    into.odds = attack / (double) defence;
    CombatTable table = rules.tables.combat();
    int column = table.column(attack, defence, 0, shifts);
    double chance = 1.0 / CombatTable.FACES;
    for (int die = 1; die <= CombatTable.FACES; die++) {
      switch (table.result(column, die, disorganized)) {
        case AE1 -> {
          into.attackerSteps += chance;
          into.repelled += chance;
        }
        case ADIS, ADO -> into.repelled += chance;
        case BR1 -> {
          into.repelled += chance;
          into.taken += trapped ? 0 : chance / 2;
        }
        case DDO, DDIS -> into.defenderSteps += DISORDER * chance;
        case DR1, DR2, DR3 -> {
          into.taken += chance;
          into.defenderSteps += trapped ? chance : 0;
          into.destroyed += trapped ? chance : 0;
        }
        case DRT -> {
          into.taken += chance;
          into.defenderSteps += (trapped ? 1 : 2 * DISORDER) * chance;
          into.destroyed += trapped ? chance : 0;
        }
        case DE1 -> {
          into.defenderSteps += chance;
          into.taken += chance / 2;
          into.destroyed += chance / 3;
        }
      }
    }
  }

  @Override
  public void weigh(Position p, Order order, Prospect into) {
    into.clear();
    if (order instanceof Attack attack) {
      weigh(p, ordered.as(p, attack), into);
    }
  }

  // ---- supply and command

  /** What lies within reach of a corps, or for the Soviets of an army. */
  @Override
  public HexSet supplied(Position p, Side side) {
    HexSet into = supplied[side.ordinal()];
    into.clear();
    if (side == Side.SOVIET && rules.terrain.sources(Side.SOVIET).isEmpty()) {
      return everywhere;
    }
    for (int hq : rules.roster.ground(side)) {
      if (rules.roster.isHeadquarters(hq) && p.onMap(hq)) {
        short[] near = rules.supply.toHeadquarters(p, hq, false);
        for (int hex = 0; hex < near.length; hex++) {
          if (near[hex] != Field.FAR) {
            into.add(hex);
          }
        }
      }
    }
    return into;
  }

  @Override
  public int commandRange(Position p, int unit) {
    KesselData.Ranges ranges = rules.data.ranges();
    return board.side(unit) == Side.AXIS ? ranges.axis() / 2 : ranges.soviet() / 2;
  }

  @Override
  public boolean leads(int headquarters, int unit) {
    return together(headquarters, unit);
  }

  // ---- what only this game has

  /** Few of the orders of the game's own are left to be weighed. */
  @Override
  public boolean specials(Position p, Predicate<Order> each) {
    if (p.stage() instanceof InMovement || p.stage() instanceof InCombat) {
      return true;
    }
    int[] seen = new int[1];
    return rules.legal(p, order -> each.test(order) && ++seen[0] < MOST_SPECIALS);
  }

  /** First Panzer Army marches, air units fly, fronts are set in motion. */
  @Override
  public @Nullable Order standingOrder(Position p) {
    Order order = air.next(p);
    if (order == null) {
      order = front.next(p);
    }
    return order == null && p.stage() instanceof InMovement stage && p.phasing() == Side.AXIS
        ? march(p, stage)
        : order;
  }

  @Override
  public List<Intent> intents(Position p, Side side) {
    return rules.ending().goal() == null
        ? KesselIntents.of(rules.scenario(), side)
        : super.intents(p, side);
  }

  @Override
  public void follow(Intent intent) {
    if (intent.equals(followed)) {
      return;
    }
    followed = intent;
    breakout.follow(KesselIntents.route(intent));
    crossings.forget();
    aims.follow(KesselIntents.emphasis(intent));
    parties.follow(KesselIntents.emphasis(intent));
  }

  private @Nullable Order march(Position p, InMovement stage) {
    Order order = stage.motorized() ? null : crossings.build(p);
    return order == null ? breakout.next(p, stage) : order;
  }
}
