package hexfront.games.ags;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Draws a legal order of a phase at random without listing all of them: a unit, then a walk or an
 * attack from where it stands. It knows the common reasons why an order is refused, so that few
 * drafts are thrown away; {@link AgsRules#check} has the last word on every draft.
 */
final class RandomOrders {
  private static final int MOVES_A_PHASE = 40;
  private static final int ATTACKS_A_PHASE = 10;
  private static final int DRAFTS = 12;
  private static final int LONGEST_WALK = 6;

  private final AgsRules rules;
  private final HexGrid grid;

  RandomOrders(AgsRules rules) {
    this.rules = rules;
    this.grid = rules.board().grid();
  }

  Order draw(Position p, Phase phase, RandomGenerator random) {
    Order own = rules.exclusive().ownOrders().draft(p, phase, random);
    if (own != null && rules.check(p, own).isLegal()) {
      return own;
    }
    boolean combat = phase == Phase.COMBAT;
    if (!combat && !phase.isMovement()) {
      return new EndPhase();
    }
    if (random.nextInt(combat ? ATTACKS_A_PHASE : MOVES_A_PHASE) > 0) {
      int[] units = rules.roster().units(p.phasing());
      for (int i = 0; i < DRAFTS && units.length > 0; i++) {
        int unit = units[random.nextInt(units.length)];
        Order draft = combat ? attack(p, unit, random) : movement(p, phase, unit, random);
        if (draft != null && rules.check(p, draft).isLegal()) {
          return draft;
        }
      }
    }
    int overdue =
        phase == Phase.INITIAL_MOVEMENT ? rules.reinforcements().overdue(p, p.phasing()) : -1;
    Order enter = overdue >= 0 ? enter(p, overdue, random) : null;
    return enter == null ? new EndPhase() : enter;
  }

  // ---- movement

  private @Nullable Order movement(Position p, Phase phase, int unit, RandomGenerator random) {
    if (!p.onMap(unit)) {
      boolean enters = phase == Phase.INITIAL_MOVEMENT && rules.reinforcements().isDue(p, unit);
      return enters ? enter(p, unit, random) : null;
    }
    if (p.is(unit, Flag.DONE | Flag.DISRUPTED)
        || phase == Phase.MECHANIZED_MOVEMENT
            && rules.roster().movementClass(unit) == AgsRoster.INFANTRY) {
      return null;
    }
    if (ZonesOfControl.stops(p, p.phasing(), p.hex(unit))) {
      return random.nextInt(3) == 0 && rules.exclusive().mayDisengage(p, unit)
          ? walk(p, unit, true, random)
          : overrun(p, unit, random);
    }
    if (rules.rail().isOpenTo(p.phasing())
        && phase == Phase.INITIAL_MOVEMENT
        && random.nextInt(8) == 0
        && rules.terrain().isOn(p.hex(unit), Terrain.RAILROAD)) {
      return railMove(p, unit, random);
    }
    return walk(p, unit, false, random);
  }

  private @Nullable Order enter(Position p, int unit, RandomGenerator random) {
    int[] hexes = rules.reinforcements().entries(p, unit);
    return hexes.length == 0
        ? null
        : new Enter(Units.of(unit), new Hex(hexes[random.nextInt(hexes.length)]));
  }

  private @Nullable Order walk(Position p, int unit, boolean disengaging, RandomGenerator random) {
    byte[] costs = rules.terrain().costs(p, unit, false);
    Units alone = Units.of(unit);
    int left =
        rules.movement().left(p, unit)
            - (disengaging
                ? rules.exclusive().extraCost(Movement.disengaging(alone, Hexes.of()))
                : 0);
    boolean restricted = rules.exclusive().restrictsSteps(p, unit);
    int[] path = new int[LONGEST_WALK + 1];
    path[0] = p.hex(unit);
    int length = 1;
    int wanted = 1 + random.nextInt(LONGEST_WALK);
    for (int tries = 0; length <= wanted && tries < 2 * DRAFTS; tries++) {
      int from = path[length - 1];
      int d = random.nextInt(Direction.COUNT);
      int step = costs[from * Direction.COUNT + d];
      int to = grid.neighbour(from, d);
      if (step < 0 || left < (step & ~Reach.ASK) || p.holds(p.phasing().enemy(), to)) {
        break;
      }
      if (restricted && rules.exclusive().barredStep(p, unit, from, d, to) != null) {
        continue;
      }
      left -= step & ~Reach.ASK;
      path[length++] = to;
      if (ZonesOfControl.stops(p, p.phasing(), to)) {
        break;
      }
    }
    if (length == 1) {
      return null;
    }
    Hexes way = Hexes.of(Arrays.copyOf(path, length));
    if (disengaging) {
      return Movement.disengaging(alone, way);
    }
    Units units = alone;
    if (p.stackSize(path[0]) > 1 && random.nextInt(4) == 0) {
      Units stack = Units.of(p.stack(path[0]));
      if (rules.check(p, new Move(stack, way)).isLegal()) {
        units = stack;
      }
    }
    return new Move(units, way);
  }

  private @Nullable Order overrun(Position p, int unit, RandomGenerator random) {
    if (p.is(unit, Flag.OUT_OF_SUPPLY)
        || rules.movement().left(p, unit) < Overrunning.COST
        || !rules.exclusive().mayOverrun(p, rules.board().unit(unit)).isLegal()) {
      return null;
    }
    int target = adjacentEnemy(p, p.hex(unit), random);
    if (target < 0) {
      return null;
    }
    return new Overrun(
        Units.of(p.stack(p.hex(unit))),
        new Hex(target),
        new AgsSupport.Standard(false, random.nextBoolean()));
  }

  private @Nullable Order railMove(Position p, int unit, RandomGenerator random) {
    int[] path = new int[9];
    path[0] = p.hex(unit);
    int length = 1;
    int wanted = 1 + random.nextInt(path.length - 1);
    int ahead = random.nextInt(Direction.COUNT);
    while (length <= wanted) {
      int from = path[length - 1];
      int before = length;
      for (int turn = 0; turn < 5 && length == before; turn++) {
        int d = (ahead + (turn % 2 == 0 ? turn / 2 : 6 - (turn + 1) / 2)) % Direction.COUNT;
        if (rules.terrain().joined(from, d, Terrain.RAILROAD)) {
          path[length++] = grid.neighbour(from, d);
          ahead = d;
        }
      }
      if (length == before) {
        break;
      }
    }
    return length == 1 ? null : new Rail(new UnitRef(unit), Hexes.of(Arrays.copyOf(path, length)));
  }

  private int adjacentEnemy(Position p, int hex, RandomGenerator random) {
    int first = random.nextInt(Direction.COUNT);
    for (int i = 0; i < Direction.COUNT; i++) {
      int to = grid.neighbour(hex, (first + i) % Direction.COUNT);
      if (to != HexGrid.OFF && p.holds(p.phasing().enemy(), to)) {
        return to;
      }
    }
    return -1;
  }

  // ---- combat

  private @Nullable Order attack(Position p, int unit, RandomGenerator random) {
    if (!p.onMap(unit) || !canAttack(p, unit)) {
      return null;
    }
    int target = adjacentEnemy(p, p.hex(unit), random);
    if (target < 0 || p.is(p.first(target), Flag.FOUGHT | Flag.ADVANCED)) {
      return null;
    }
    int[] attackers = new int[24];
    int n = 0;
    attackers[n++] = unit;
    for (int d = 0; d < Direction.COUNT; d++) {
      int hex = grid.neighbour(target, d);
      if (hex != HexGrid.OFF && p.holds(p.phasing(), hex)) {
        for (int u = p.first(hex); u >= 0; u = p.next(u)) {
          if (u != unit && n < attackers.length && canAttack(p, u) && random.nextInt(4) > 0) {
            attackers[n++] = u;
          }
        }
      }
    }
    return new Attack(
        Units.of(Arrays.copyOf(attackers, n)),
        Hexes.of(target),
        rules
            .exclusive()
            .support(
                rules.air().available(p, p.phasing()) && random.nextBoolean(),
                random.nextBoolean() && anyLends(p, attackers, n)));
  }

  private boolean anyLends(Position p, int[] attackers, int n) {
    return Arrays.stream(attackers, 0, n)
        .anyMatch(unit -> rules.headquarters().supporting(p, p.hex(unit)) >= 0);
  }

  private boolean canAttack(Position p, int unit) {
    Side side = p.phasing();
    return rules.roster().isCombatUnit(unit)
        && !p.is(unit, Flag.ATTACKED | Flag.ADVANCED | Flag.DISRUPTED)
        && (!rules.exclusive().needsHeadquarters(side)
            || rules.exclusive().attacksWithoutCommand(p, unit)
            || rules.supply().isCommanded(p, unit));
  }
}
