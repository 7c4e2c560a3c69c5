package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Distances;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Nature;
import hexfront.engine.staff.PlainStaff;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff.Role;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What commanders ask about Blitzfront. Who holds the cities wins: all else is counted in them. */
final class BlitzfrontStaff extends PlainStaff {
  /** What a city that decides is worth; with several of them, each. */
  private static final double CITY = 24;

  private static final double ONE_OF_SEVERAL = 8;

  /** What a town is worth, as a place to stand in. */
  private static final double TOWN = 0.3;

  /** By how much a column is taken to multiply the defence. */
  private static final double COLUMN = 1.3;

  /** By how much one infantry unit's additional factor does, in a stack of the usual size. */
  private static final double ONE_MORE = 1.2;

  /** Units without supply are disrupted and then eliminated. */
  private static final double CUT_OFF = 0.7;

  /** Odds below which units wait for others to come up instead of attacking before movement. */
  private static final double WORTHWHILE_AT_ONCE = 4;

  /** The turn from which armies follow: in the first they open the front. */
  private static final int FOLLOW_FROM = 2;

  private final BlitzfrontRules rules;
  private final BlitzfrontExpectations expectations;
  private final Garrison garrison;
  private final Advice advice;
  private final Distances distances = new Distances(grid);
  private final Ways reachable;
  private final Ways striking;
  private final HexSet[] supplied = {new HexSet(grid.size()), new HexSet(grid.size())};

  BlitzfrontStaff(BlitzfrontRules rules) {
    super(rules);
    this.rules = rules;
    expectations = new BlitzfrontExpectations(rules);
    garrison = new Garrison(rules);
    advice = new Advice(rules, expectations, garrison);
    reachable = new Ways(rules, rules.empty());
    striking = new Ways(rules, rules.empty());
  }

  // ---- who is who

  @Override
  public Role role(int unit) {
    return rules.roster.is(unit, BlitzfrontRoster.AIR) ? Role.MARKER : Role.COMBAT;
  }

  /** On foot, large and small motorized units. */
  @Override
  public int mobility(int unit) {
    if (!rules.roster.is(unit, BlitzfrontRoster.MOBILE)) {
      return 0;
    }
    return rules.roster.is(unit, BlitzfrontRoster.ARMY | BlitzfrontRoster.CORPS) ? 1 : 2;
  }

  @Override
  public boolean together(int unit, int other) {
    return false;
  }

  // ---- what things are worth

  @Override
  public double points(Position p, int unit, int steps) {
    return rules.ending().pointsLost(board.side(unit), steps, super.points(p, unit, steps));
  }

  @Override
  public void worth(Position p, Side side, double[] into) {
    if (rules.ending().worth(into)) {
      return;
    }
    Arrays.fill(into, 0);
    rules.terrain.places.forEach(hex -> into[hex] = rules.terrain.isOutOfPlay(hex) ? 0 : TOWN);
    int[] cities = rules.victory.cities();
    for (int hex : cities) {
      if (hex >= 0) {
        into[hex] = worthOfCity(cities.length);
      }
    }
  }

  static double worthOfCity(int cities) {
    return cities == 1 ? CITY : ONE_OF_SEVERAL;
  }

  @Override
  public boolean uncounted(Position p, Side side, double[] into) {
    worth(p, side, into);
    for (int hex : rules.victory.cities()) {
      if (hex >= 0) {
        into[hex] = 0;
      }
    }
    return true;
  }

  /** Half of a city's worth to whoever has it; several are counted from a draw on. */
  @Override
  public double lead(Position p, Side side) {
    int[] cities = rules.victory.cities();
    double worth = worthOfCity(cities.length);
    double lead = 0;
    if (cities.length == 1) {
      lead = cities[0] < 0 ? 0 : p.controls(Side.AXIS, cities[0]) ? worth / 2 : -worth / 2;
    } else {
      double held = 0;
      for (int hex : cities) {
        held += p.controls(Side.AXIS, hex) ? 1 : 0;
      }
      lead = worth * (held - (rules.play.aim().axis() + rules.play.aim().draw()) / 2.0);
    }
    return rules.ending().lead(p, side, lead);
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
  public double comfortable() {
    return CITY / 2;
  }

  @Override
  public int turnsLeft(Position p, Side side) {
    if (p.stage() instanceof Over) {
      return 0;
    }
    int later = side == Side.AXIS && p.phasing() == Side.SOVIET ? 0 : 1;
    return rules.turns() - p.turn() + later;
  }

  // ---- movement

  @Override
  public @Nullable Range reach(Position p, int unit) {
    return p.stage() instanceof Allocating stage
            && stage.step().moves()
            && board.side(unit) == p.phasing()
            && role(unit) == Role.COMBAT
            && rules.movement.canMove(p, stage, unit)
        ? reachable.toAttack(p, unit, stage.step())
        : null;
  }

  @Override
  public boolean hasRoom(Position p, int unit, int hex) {
    return !p.holds(board.side(unit).enemy(), hex)
        && rules.terrain.open(rules.isFrozen(p)).has(hex)
        && rules.stacking.hasRoom(p, hex, unit);
  }

  @Override
  public int[] entries(Position p, int unit) {
    return p.stage() instanceof Reinforcing ? advice.entries(p, unit) : new int[0];
  }

  @Override
  public int[] distances(Position p, Side side, int mobility, int target) {
    int kinds =
        switch (mobility) {
          case 0 -> 0;
          case 1 -> BlitzfrontRoster.MOBILE | BlitzfrontRoster.CORPS;
          default -> BlitzfrontRoster.MOBILE;
        };
    return distances.to(target, rules.terrain.costs(kinds, rules.weather(p)));
  }

  @Override
  public int allowance(Position p, int unit) {
    return Math.max(Terrain.POINT, rules.movement.factors(p, unit, Step.OPERATIONAL));
  }

  @Override
  public void strikes(Position p, int unit, HexSet into) {
    into.clear();
    if (!p.onMap(unit) || role(unit) != Role.COMBAT || staysDisrupted(p, unit)) {
      return;
    }
    Range range = striking.toAttack(p, unit, Step.OPERATIONAL);
    for (int i = 0; i < range.size(); i++) {
      addBeside(range.hex(i), (from, d, to) -> !rules.terrain.isClosed(from, d), into);
    }
  }

  /** Whether a unit is disrupted and will be when its side moves next. */
  private boolean staysDisrupted(Position p, int unit) {
    boolean recovers =
        rules.disruption.recoversInEnemyTurn(unit)
            && p.phasing() != board.side(unit)
            && p.stage() instanceof Allocating stage
            && stage.step() != Step.BREAKTHROUGH;
    return p.is(unit, Flag.DISRUPTED) && !recovers;
  }

  // ---- combat

  @Override
  public double attack(Position p, int unit) {
    return rules.roster.attack(p, unit);
  }

  @Override
  public double defence(Position p, int unit) {
    double printed = rules.roster.defence(p, unit);
    if (p.is(unit, Flag.ENTRENCHED)) {
      return printed * COLUMN;
    }
    return p.is(unit, Flag.DISRUPTED) ? printed / COLUMN : printed;
  }

  @Override
  public double ground(Position p, int hex, int from) {
    int terrain = rules.terrain.at(hex);
    double ground = 1;
    if ((terrain & (Terrain.VICTORY_CITY | Terrain.HILL | Terrain.MOUNTAIN)) != 0) {
      ground = 2;
    } else if ((terrain & Terrain.FORTRESS_CITY) != 0) {
      ground = 1.6;
    } else if ((terrain & (Terrain.FOREST | Terrain.SWAMP | Terrain.MAJOR_CITY)) != 0) {
      ground = ONE_MORE;
    }
    int d = from < 0 ? -1 : grid.direction(from, hex);
    return d >= 0 && rules.terrain.isRiverOrLine(from, d, rules.isFrozen(p))
        ? COLUMN * ground
        : ground;
  }

  @Override
  public boolean mayAttack(Position p, int unit) {
    return role(unit) == Role.COMBAT
        && rules.roster.attack(p, unit) > 0
        && switch (p.stage()) {
          case Allocating stage -> rules.attacks.mayAttack(p, unit);
          case BlitzStage stage -> rules.attacks.mayAttack(p, unit);
          default -> !p.is(unit, Flag.DISRUPTED);
        };
  }

  @Override
  public boolean passes(Position p, int from, int to) {
    return rules.attacks.reaches(from, to);
  }

  @Override
  public boolean weigh(Position p, hexfront.engine.staff.Assault plan, Prospect into) {
    for (int i = 0; i < plan.size(); i++) {
      if (p.hex(plan.unit(i)) != plan.from(i)) {
        return super.weigh(p, plan, into);
      }
    }
    return weigh(p, able(p, plan.units(), plan.target()), plan.target(), into);
  }

  private boolean weigh(Position p, Units attackers, int hex, Prospect into) {
    return switch (p.stage()) {
      case Allocating stage -> {
        boolean possible =
            stage.attackOn(hex) == null
                && expectations.of(p, attackers, hex, advice.idleAir(p, stage, hex), false, into);
        yield possible && (stage.step().moves() || into.odds >= WORTHWHILE_AT_ONCE);
      }
      case BlitzStage stage -> {
        Units all = Assault.joined(stage.attackOn(hex), attackers);
        yield attackers.size() > 0
            && expectations.of(p, all, hex, stage.inRange(rules, p, hex), false, into);
      }
      default -> expectations.of(p, attackers, hex, Units.NONE, false, into);
    };
  }

  /** Those of some units who can pay for the rivers between them and a hex. */
  private Units able(Position p, Units units, int hex) {
    if (!(p.stage() instanceof Allocating)) {
      return units;
    }
    Units able = Units.of(rules.attacks.able(p, hex));
    return units.those(able::has);
  }

  @Override
  public void weigh(Position p, double attack, double defence, boolean trapped, Prospect into) {
    expectations.of(p, attack, defence, trapped, into);
  }

  @Override
  public void weigh(Position p, Order order, Prospect into) {
    into.clear();
    switch (order) {
      case Attack o -> weigh(p, o.attackers(), o.hexes().first(), into);
      case Resolve o when p.stage() instanceof Fighting stage -> advice.weigh(p, stage, o, into);
      default -> {}
    }
  }

  @Override
  public void orders(Position p, hexfront.engine.staff.Assault plan, Consumer<Order> each) {
    Hexes target = Hexes.of(plan.target());
    if (plan.overrun()) {
      each.accept(new Overrun(plan.units(), new Hex(plan.target())));
      return;
    }
    Units able = able(p, plan.units(), plan.target());
    if (p.stage() instanceof BlitzStage stage
        && stage.inRange(rules, p, plan.target()).size() > 0) {
      each.accept(new Attack(able, target, new Means(true, false)));
    }
    each.accept(new Attack(able, target));
  }

  // ---- supply

  /** Lines, and the hexes beside them that a unit opens by standing in an enemy zone. */
  @Override
  public HexSet supplied(Position p, Side side) {
    HexSet into = supplied[side.ordinal()];
    HexSet lines = rules.supply.lines(p, side);
    boolean frozen = rules.isFrozen(p);
    into.copyFrom(lines);
    lines.forEach(
        from ->
            addBeside(
                from,
                (hex, d, to) ->
                    p.inZone(side.enemy(), Board.SUPPLY_ZONE, to)
                        && !p.holds(side.enemy(), to)
                        && !rules.terrain.isBarred(hex, d, frozen),
                into));
    if (side == Side.AXIS && frozen) {
      for (int hex : into.toArray()) {
        if (!rules.supply.armyWithin(p, hex)) {
          into.remove(hex);
        }
      }
    }
    return into;
  }

  @Override
  public double cutOff(Position p, Side side) {
    return CUT_OFF;
  }

  @Override
  public HexSet sources(Position p, Side side) {
    return rules.supply.sources(side);
  }

  // ---- what only this game has

  @Override
  public boolean specials(Position p, Predicate<Order> each) {
    Order order = advice.on(p);
    return order == null || each.test(order);
  }

  /** Whoever is to hold the city goes there, and armies follow the spearheads before the snow. */
  @Override
  public int errand(Position p, int unit) {
    return garrison.has(p, unit) ? rules.control.victoryCity() : pursuit(p, unit);
  }

  /** Snow cuts off whoever is far from an army. */
  private int pursuit(Position p, int unit) {
    int city = rules.control.victoryCity();
    boolean follows =
        city >= 0
            && p.turn() >= FOLLOW_FROM
            && snowComes(p)
            && rules.roster.all(unit, BlitzfrontRoster.GERMAN | BlitzfrontRoster.ARMY)
            && p.onMap(unit)
            && grid.distance(p.hex(unit), city) > 2
            && !isAtTheFront(p, unit);
    return follows ? city : -1;
  }

  private boolean snowComes(Position p) {
    return rules.play.weather().stream()
        .skip(Math.max(0, p.turn() - 1))
        .anyMatch(dice -> dice.contains(Weather.SNOW));
  }

  /** Whether a unit stands beside an enemy whom its side should not leave alone. */
  private boolean isAtTheFront(Position p, int unit) {
    return p.inZone(board.side(unit).enemy(), Board.MOVEMENT_ZONE, p.hex(unit));
  }

  @Override
  public @Nullable Order mend(Position p) {
    if (p.stage() instanceof Allocating stage) {
      Attacks.Duty duty = rules.attacks.unmet(p, stage.attacks());
      return duty == null ? null : new Cancel(new Hex(duty.of().hex()));
    }
    return null;
  }

  /** What is advised is advised for good reasons; there is never more than one such order. */
  @Override
  public double inclination(Position p, Order order) {
    return order instanceof EndPhase || order instanceof Enter ? 0 : URGENT;
  }
}
