package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.blitzkrieg57.BlitzkriegStage.InCombat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** Draws a legal order without listing all of them. */
final class RandomOrders {
  private static final int TRIES = 20;
  private static final int END = 30;

  private final BlitzkriegRules rules;

  RandomOrders(BlitzkriegRules rules) {
    this.rules = rules;
  }

  Order draw(Position p, RandomGenerator random) {
    return switch (BlitzkriegRules.stage(p)) {
      case BlitzkriegStage.Bidding s -> bid(s, random);
      case BlitzkriegStage.SettingUp s -> place(p, s.side(), random);
      case BlitzkriegStage.ChitSelection s -> select(p, s.side(), random);
      case BlitzkriegStage.OrderExecution s -> new Draw();
      case BlitzkriegStage.InMovement s -> move(p, random);
      case BlitzkriegStage.Excess s -> anyListed(p, random);
      case BlitzkriegStage.InCombat s -> attack(p, s, random);
      case BlitzkriegStage.Holding s -> new Choose(pick(Results.OPTIONS, random));
      case BlitzkriegStage.Losing s -> lose(p, s, random);
      case BlitzkriegStage.Retreating s -> retreat(p, s.battle(), random);
      case BlitzkriegStage.Advancing s -> advance(p, s.battle(), random);
      case BlitzkriegStage.Transferring s -> transfer(p, random);
      case BlitzkriegStage.Fortifying s -> anyListed(p, random);
      case BlitzkriegStage.Reinforcing s -> enter(p, s, random);
      case BlitzkriegStage.Reserving s -> activate(p, s, random);
      case BlitzkriegStage.Over s -> throw new IllegalStateException("the game is over");
    };
  }

  private static <T> T pick(List<T> from, RandomGenerator random) {
    return from.get(random.nextInt(from.size()));
  }

  private Order anyListed(Position p, RandomGenerator random) {
    List<Order> all = new ArrayList<>();
    rules.legal(
        p,
        order -> {
          all.add(order);
          return all.size() < 1000;
        });
    return pick(all, random);
  }

  private Order bid(BlitzkriegStage.Bidding stage, RandomGenerator random) {
    int least = stage.highest() + 1;
    boolean pass = stage.highest() >= 0 && random.nextBoolean();
    return pass
        ? new Pass()
        : new Bid(random.nextInt(least, rules.data().points().highestBid() + 1));
  }

  private Order place(Position p, Side side, RandomGenerator random) {
    boolean mayEnd = rules.setUp().checkEnd(p, side).isLegal();
    if (mayEnd && random.nextInt(END) == 0) {
      return new EndPhase();
    }
    int[] roster = rules.roster(side);
    for (int i = 0; i < TRIES; i++) {
      int unit = roster.length == 0 ? -1 : roster[random.nextInt(roster.length)];
      HexSet hexes = unit < 0 ? null : rules.setUp().hexes(p, unit);
      if (hexes != null && !hexes.isEmpty()) {
        int[] all = hexes.toArray();
        Place order = new Place(new UnitRef(unit), new Hex(all[random.nextInt(all.length)]));
        if (rules.setUp().check(p, side, order).isLegal() && keepsOrder(p, side, order, mayEnd)) {
          return order;
        }
      }
    }
    return mayEnd ? new EndPhase() : anyListed(p, random);
  }

  /** Whether a set-up that could end could still end after an order. */
  private boolean keepsOrder(Position p, Side side, Place order, boolean mayEnd) {
    if (!mayEnd) {
      return true;
    }
    Position after = p.copy();
    rules.setUp().carryOut(after, order);
    return rules.setUp().checkEnd(after, side).isLegal();
  }

  private Order select(Position p, Side side, RandomGenerator random) {
    List<String> names = new ArrayList<>();
    for (String group : Chits.groups(side)) {
      List<Chit> pool = new ArrayList<>(rules.chits().available(group, p.turn()));
      for (int i = rules.chits().number(group, p.turn()); i > 0; i--) {
        names.add(pool.remove(random.nextInt(pool.size())).name());
      }
    }
    return new SelectChits(names);
  }

  // ---- movement

  private Order move(Position p, RandomGenerator random) {
    int[] roster = rules.roster(p.phasing());
    int[] able = new int[roster.length];
    int n = 0;
    for (int unit : roster) {
      if (rules.movement().canStillMove(p, unit)) {
        able[n++] = unit;
      }
    }
    boolean end = n == 0 || random.nextInt(n + 1) == 0;
    if (!end) {
      for (int i = 0; i < TRIES; i++) {
        int unit = able[random.nextInt(n)];
        boolean march = random.nextInt(4) == 0 && rules.movement().mayMarch(p, unit);
        Reach reach = march ? rules.movement().march(p, unit) : rules.movement().reach(p, unit);
        int hex = reach.hex(random.nextInt(reach.size()));
        if (hex != p.hex(unit) && rules.stacking().hasRoom(p, hex)) {
          Hexes path = Hexes.of(reach.path(hex));
          return new Move(Units.of(unit), path, new OnRoads(march));
        }
      }
    }
    return rules.sequence().checkEndOfMovement(p).isLegal() ? new EndPhase() : anyListed(p, random);
  }

  // ---- combat

  private Order attack(Position p, InCombat stage, RandomGenerator random) {
    int[] roster = rules.roster(p.phasing());
    for (int i = 0; i < TRIES && roster.length > 0; i++) {
      int unit = roster[random.nextInt(roster.length)];
      if (rules.combat().mayAttack(p, unit)) {
        int hex = rules.board().grid().neighbour(p.hex(unit), random.nextInt(6));
        if (hex >= 0 && p.holds(p.phasing().enemy(), hex)) {
          int[] able = rules.combat().able(p, hex);
          if (able.length > 0) {
            int some = random.nextBoolean() ? ~0 : random.nextInt(1, 1 << able.length);
            boolean air = random.nextInt(4) == 0 && rules.air().check(p).isLegal();
            Units units = LegalOrders.pick(able, some);
            Attack order = new Attack(units, Hexes.of(hex), new AirPoint(air));
            if (rules.combat().check(p, stage, order).isLegal()) {
              return order;
            }
          }
        }
      }
    }
    return new EndPhase();
  }

  private Order lose(Position p, BlitzkriegStage.Losing stage, RandomGenerator random) {
    int[] units = rules.results().suffering(p, stage.battle(), stage.attacker());
    Map<Integer, Integer> chosen = new TreeMap<>();
    for (int left = stage.battle().steps(); left > 0; ) {
      int unit = units[random.nextInt(units.length)];
      if (chosen.getOrDefault(unit, 0) < p.stepsLeft(unit)) {
        chosen.merge(unit, 1, Integer::sum);
        left--;
      }
    }
    return new Lose(new Steps(chosen));
  }

  private Order retreat(Position p, Battle battle, RandomGenerator random) {
    int[] due = rules.retreats().due(p, battle);
    int unit = due[random.nextInt(due.length)];
    int[] way = pick(rules.retreats().ways(p, battle, unit), random);
    return new Retreat(Paths.of(unit, Hexes.of(way)));
  }

  private Order advance(Position p, Battle battle, RandomGenerator random) {
    Map<Integer, Hexes> chosen = new TreeMap<>();
    for (int unit : rules.advances().attackers(p, battle)) {
      if (random.nextInt(4) > 0) {
        chosen.put(unit, Hexes.of(pick(rules.advances().open(p, battle, unit), random)));
        if (!rules.advances().fits(p, chosen)) {
          chosen.remove(unit);
        }
      }
    }
    return chosen.isEmpty() ? new Pass() : new Advance(new Paths(chosen));
  }

  // ---- supply, reinforcements, reserve

  private Order transfer(Position p, RandomGenerator random) {
    int[] roster = rules.roster(Side.AXIS);
    int unit = roster[random.nextInt(roster.length)];
    return random.nextInt(END) == 0 && rules.supplyOrder().mayTransfer(p, unit)
        ? new Transfer(new UnitRef(unit))
        : new EndPhase();
  }

  private Order enter(Position p, BlitzkriegStage.Reinforcing stage, RandomGenerator random) {
    int[] hexes = rules.reinforcements().places(p, stage.side()).toArray();
    int[] roster = rules.roster(stage.side());
    for (int i = 0; i < 10 * TRIES; i++) {
      int unit = roster[random.nextInt(roster.length)];
      int hex = hexes[random.nextInt(hexes.length)];
      if (rules.reinforcements().isBoxed(p, unit) && rules.stacking().hasRoom(p, hex)) {
        return new Enter(Units.of(unit), new Hex(hex));
      }
    }
    return new EndPhase();
  }

  private Order activate(Position p, BlitzkriegStage.Reserving stage, RandomGenerator random) {
    int[] pool =
        Arrays.stream(rules.roster(p.phasing()))
            .filter(unit -> rules.reserve().mayBeActivated(p, unit))
            .toArray();
    int n = Math.min(stage.units(), pool.length);
    for (int i = 0; i < n; i++) {
      int other = random.nextInt(i, pool.length);
      int unit = pool[other];
      pool[other] = pool[i];
      pool[i] = unit;
    }
    return n == 0 ? new Pass() : new Activate(Units.of(Arrays.copyOf(pool, n)));
  }
}
