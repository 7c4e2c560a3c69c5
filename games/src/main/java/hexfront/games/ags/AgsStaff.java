package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Distances;
import hexfront.engine.kernels.Familiar;
import hexfront.engine.kernels.Range;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Nature;
import hexfront.engine.staff.PlainStaff;
import hexfront.engine.staff.Prospect;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What commanders ask about a game of the family. */
final class AgsStaff extends PlainStaff {
  private final AgsRules rules;
  private final ExclusiveRules game;
  private final GameAims aims;
  private final Familiar familiar;
  private final Distances distances;
  private final BattleExpectations battles;
  private final HexSet ahead;
  private final Estimates estimates;

  /** By unit: itself alone. */
  private final Units[] alone;

  /** By hex: the directions in which something passes, one bit each. */
  private final byte[] passable;

  AgsStaff(AgsRules rules) {
    super(rules);
    this.rules = rules;
    game = rules.exclusive();
    aims = game.aims();
    familiar = new Familiar(grid, this::addAround);
    distances = new Distances(grid);
    ahead = new HexSet(grid.size());
    estimates = new Estimates(rules);
    battles = new BattleExpectations(rules, aims, estimates);
    alone = new Units[board.unitCount()];
    Arrays.setAll(alone, Units::of);
    passable = new byte[grid.size()];
    for (int hex = 0; hex < passable.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        passable[hex] |= (byte) (rules.terrain().isClosed(hex, d) ? 0 : 1 << d);
      }
    }
  }

  // ---- who is who

  @Override
  public Role role(int unit) {
    return !board.occupies(unit)
        ? board.unit(unit).arm().startsWith("supply") ? Role.SUPPLY : Role.MARKER
        : rules.roster().isHeadquarters(unit) ? Role.HEADQUARTERS : Role.COMBAT;
  }

  @Override
  public int mobility(int unit) {
    return rules.roster().movementClass(unit);
  }

  // ---- what things are worth

  @Override
  public void worth(Position p, Side side, double[] into) {
    if (!rules.ending().worth(into)) {
      Arrays.fill(into, 0);
      aims.addWorth(p, side, into);
    }
  }

  @Override
  public double points(Position p, int unit, int steps) {
    double printed = aims.pointsLost(p, unit, steps);
    return rules.ending().pointsLost(board.side(unit), steps, printed);
  }

  @Override
  public boolean countsSteps() {
    return aims.countsSteps();
  }

  @Override
  public double lead(Position p, Side side) {
    return rules.ending().lead(p, side, aims.axisLead(p));
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
    return aims.comfortableLead();
  }

  @Override
  public int turnsLeft(Position p, Side side) {
    boolean passed =
        side != p.phasing() && side == game.sequence().firstPlayer() || rules.isOver(p);
    return rules.lastTurn() - p.turn() + (passed ? 0 : 1);
  }

  // ---- movement

  @Override
  public @Nullable Range reach(Position p, int unit) {
    return rules.spread(p, unit);
  }

  @Override
  public int @Nullable [] way(Position p, int unit, int to) {
    return rules.way(p, unit, to, distances);
  }

  @Override
  public void otherMoves(Position p, int unit, Consumer<Order> each) {
    AgsStage stage = AgsRules.stage(p);
    if (rules.rail().isOpenTo(p.phasing()) && stage.phase() == Phase.INITIAL_MOVEMENT) {
      rules
          .legalOrders()
          .railPaths(p, unit)
          .values()
          .forEach(path -> each.accept(new Rail(new UnitRef(unit), path)));
    }
    if (stage instanceof PhaseStage && ZonesOfControl.stops(p, board.side(unit), p.hex(unit))) {
      aims.disengagements(p, unit, each);
    }
    if (rules.movement().mayDisengage(p, unit)) {
      Units alone = Units.of(unit);
      new StackReach(rules, p, stage.phase(), alone, true)
          .spread()
          .values()
          .forEach(label -> each.accept(Movement.disengaging(alone, label.path())));
    }
  }

  @Override
  public boolean hasRoom(Position p, int unit, int hex) {
    return rules.stacking().hasRoom(p, unit, hex);
  }

  @Override
  public int[] entries(Position p, int unit) {
    return rules.reinforcements().isDue(p, unit)
        ? rules.reinforcements().entries(p, unit)
        : new int[0];
  }

  @Override
  public int[] distances(Position p, Side side, int mobility, int target) {
    int state = game.terrainState(p, target);
    byte[] costs = rules.terrain().costs(side, mobility, state);
    return distances.to(target, costs);
  }

  @Override
  public int allowance(Position p, int unit) {
    return rules.movement().allowance(p, unit);
  }

  @Override
  public void strikes(Position p, int unit, HexSet into) {
    into.clear();
    if (!p.onMap(unit) || rules.roster().isHeadquarters(unit) || !board.occupies(unit)) {
      return;
    }
    Side side = board.side(unit);
    int from = p.hex(unit);
    addAround(from, into);
    if (ZonesOfControl.stops(p, side, from)) {
      return;
    }
    into.copyFrom(
        familiar.struck(
            from,
            Math.clamp(rules.movement().allowance(p, unit), 0, Reach.MOST),
            rules.terrain().costs(side, mobility(unit), game.terrainState(p, from)),
            p.occupied(side.enemy()),
            p.zoneCounts(),
            p.zoneBase(side.enemy(), Board.MOVEMENT_ZONE),
            true));
  }

  private void addAround(int hex, HexSet into) {
    for (int open = passable[hex]; open != 0; open &= open - 1) {
      into.add(grid.neighbour(hex, Integer.numberOfTrailingZeros(open)));
    }
  }

  // ---- combat

  @Override
  public double attack(Position p, int unit) {
    if (rules.roster().isHeadquarters(unit)) {
      return 0;
    }
    double printed = estimates.attack(p, unit);
    if (!p.onMap(unit)) {
      return printed;
    }
    double multiplied = printed * game.attackMultiplier(p, unit, stack(p, unit));
    return rules.supply().isIn(p, unit) && !game.halvesAttack(p, unit)
        ? multiplied
        : multiplied / 2;
  }

  /** The units that stand with one, itself included. */
  private Units stack(Position p, int unit) {
    boolean isAlone = p.first(p.hex(unit)) == unit && p.next(unit) < 0;
    return isAlone ? alone[unit] : Units.of(p.stack(p.hex(unit)));
  }

  @Override
  public double defence(Position p, int unit) {
    if (rules.roster().isHeadquarters(unit)) {
      return 0.5 * game.headquartersDefence(board.unit(unit));
    }
    double printed = estimates.defence(p, unit);
    if (!p.onMap(unit)) {
      return printed;
    }
    double multiplied = printed * game.defenceMultiplier(p, unit);
    return rules.supply().isIn(p, unit) ? multiplied : multiplied / 2;
  }

  private static final int[] NOWHERE = new int[0];
  private final int[] one = new int[1];

  @Override
  public double ground(Position p, int hex, int from) {
    one[0] = from;
    int chart = rules.terrain().defenceMultiplier(p, from < 0 ? NOWHERE : one, hex);
    return game.terrainMultiplier(hex, true, chart);
  }

  @Override
  public boolean mayAttack(Position p, int unit) {
    return p.onMap(unit)
        && board.occupies(unit)
        && rules.roster().isCombatUnit(unit)
        && !p.is(unit, Flag.DISRUPTED)
        && !(p.is(unit, Flag.ATTACKED | Flag.ADVANCED)
            && AgsRules.stage(p).phase() == Phase.COMBAT);
  }

  @Override
  public boolean fightsNext(Position p) {
    List<Phase> phases = game.sequence().phases(p.turn(), p.phasing());
    return phases.indexOf(Phase.COMBAT) > phases.indexOf(AgsRules.stage(p).phase());
  }

  @Override
  public boolean passes(Position p, int from, int to) {
    int d = grid.direction(from, to);
    return d >= 0 && (passable[from] & 1 << d) != 0;
  }

  @Override
  public boolean weigh(Position p, Assault plan, Prospect into) {
    return battles.of(p, plan, into);
  }

  @Override
  public void weigh(Position p, double attack, double defence, boolean trapped, Prospect into) {
    battles.of(attack, defence, trapped, into);
  }

  @Override
  public void weigh(Position p, Order order, Prospect into) {
    battles.of(p, order, into);
  }

  @Override
  public void orders(Position p, Assault plan, Consumer<Order> each) {
    battles.orders(p, plan, each);
  }

  @Override
  public int wayToOverrun(Position p, int unit) {
    return AgsRules.stage(p) instanceof PhaseStage stage
            && stage.phase().isMovement()
            && rules.overrunning().mayOverrun(p, stage.phase(), unit)
        ? rules.movement().left(p, unit) - Overrunning.COST
        : -1;
  }

  // ---- supply and command

  @Override
  public HexSet supplied(Position p, Side side) {
    return game.alwaysSupplied(p, side) ? everywhere : rules.supply().prospects(p, side).supplied;
  }

  @Override
  public HexSet suppliedAhead(Position p, Side side, int turns) {
    return aims.suppliedAhead(p, side, turns, ahead) ? ahead : supplied(p, side);
  }

  @Override
  public boolean encircles(Position p, Side side) {
    return aims.encircles(p, side);
  }

  @Override
  public HexSet sources(Position p, Side side) {
    return game.sources(p, side);
  }

  @Override
  public HexSet commanded(Position p, Side side) {
    if (!game.needsHeadquarters(side)) {
      return everywhere;
    }
    HexSet special = aims.attackCommand(p, side);
    return special == null ? rules.supply().prospects(p, side).commanded : special;
  }

  @Override
  public int commandRange(Position p, int unit) {
    return rules.roster().isHeadquarters(unit) ? rules.headquarters().commandRadius(unit) : 0;
  }

  // ---- after combat

  @Override
  public int toll(Position p, int unit, Hexes way) {
    if (!game.retreatsIntoZones(board.side(unit))) {
      return 0;
    }
    return switch (AgsRules.stage(p)) {
      case AnswerStage(Battle battle) -> rules.retreating().price(p, battle, way);
      case RetreatStage(Battle battle) -> rules.retreating().price(p, battle, way);
      default -> 0;
    };
  }

  // ---- what only this game has

  @Override
  public int errand(Position p, int unit) {
    return aims.errand(p, unit);
  }

  @Override
  public boolean specials(Position p, Predicate<Order> each) {
    AgsStage stage = AgsRules.stage(p);
    return stage instanceof PhaseStage
        ? aims.worthConsidering(p, stage.phase(), each)
        : stage.worthConsidering(rules, p, each);
  }

  @Override
  public double inclination(Position p, Order order) {
    return aims.inclination(p, order);
  }
}
