package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.Withdraw;
import hexfront.games.ags.ZonesOfControl;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Proposes orders of the game's own: all that are likely to be legal, or one at random. */
final class RostovDrafts {
  private final Board board;
  private final Rostov game;
  private final List<Order> overRails;
  private final HexSet exits;
  private final int[] germans;
  private final int[] headquarters;

  RostovDrafts(Board board, Rostov game) {
    this.board = board;
    this.game = game;
    exits = board.map().area(game.data.withdrawal().area());
    germans = units(unit -> AirMarkers.isGerman(unit) && board.occupies(unit.index()));
    headquarters = units(SovietHeadquarters::is);
    overRails =
        IntStream.range(0, board.hexes())
            .filter(this::isOnARailroad)
            .<Order>mapToObj(hex -> new PlaceAir(new Hex(hex), AirMarkers.RAIL_INTERDICTION))
            .toList();
  }

  private boolean isOnARailroad(int hex) {
    return IntStream.range(0, Direction.COUNT)
        .anyMatch(d -> (board.map().hexside(hex, d) & Terrain.RAILROAD) != 0);
  }

  private int[] units(Predicate<Unit> which) {
    return board.units().stream().filter(which).mapToInt(Unit::index).toArray();
  }

  // ---- all

  /** What the game asks in a phase besides the Standard orders. */
  List<Ask> asks(Position p, Phase phase, AgsRules rules) {
    List<Ask> asks = new ArrayList<>();
    boolean axis = p.phasing() == Side.AXIS;
    boolean before = RostovOrders.isBeforeMovement(p, phase);
    if (phase == Phase.AIR_POWER) {
      asks.add(ask("place-air", () -> air(p)));
    }
    if (before && axis) {
      asks.add(ask("expend-supply", () -> expenses(p)));
      asks.add(ask("place-air", () -> airSupply(p)));
    }
    if (before && !axis) {
      asks.add(ask("evacuate", () -> evacuations(p)));
    }
    if (phase.isMovement() && axis && game.withdrawal.isOpen(p)) {
      asks.add(ask("withdraw", () -> withdrawals(p, rules)));
    }
    if (phase.isMovement() && !axis) {
      asks.add(new Ask.Phase("move", each -> disengage(p, rules, each)));
    }
    if (phase == Phase.COMBAT && !axis) {
      asks.add(ask("attack", () -> frontAttacks(p)));
    }
    return asks;
  }

  private static Ask ask(String order, Supplier<List<Order>> drafts) {
    return new Ask.Phase(
        order,
        each -> drafts.get().stream().allMatch(each),
        () -> List.of(new Ask.OneOf(order, drafts.get())));
  }

  /** Of the orders of the game's own, those that are worth a thought in a phase. */
  List<Order> worthConsidering(Position p, Phase phase, AgsRules rules) {
    return switch (phase) {
      case INITIAL_MOVEMENT ->
          p.phasing() == Side.AXIS && RostovOrders.isBeforeMovement(p, phase)
              ? join(expenses(p), airSupplyForTheUnsupplied(p, rules))
              : List.of();
      case AIR_POWER -> overCounters(p);
      case COMBAT -> frontAttacks(p);
      default -> List.of();
    };
  }

  private static List<Order> join(List<Order> some, List<Order> others) {
    List<Order> all = new ArrayList<>(some.size() + others.size());
    all.addAll(some);
    all.addAll(others);
    return all;
  }

  // ---- supply and air

  private List<Order> expenses(Position p) {
    return counters(p).<Order>mapToObj(unit -> new ExpendSupply(new UnitRef(unit))).toList();
  }

  List<Order> airSupply(Position p) {
    return airSupply(germanHexes(p));
  }

  /** Air supply for stacks that have no other. */
  List<Order> airSupplyForTheUnsupplied(Position p, AgsRules rules) {
    return airSupply(germanHexes(p).filter(hex -> !rules.isSupplied(p, p.first(hex))));
  }

  private static List<Order> airSupply(IntStream hexes) {
    return hexes.<Order>mapToObj(hex -> new PlaceAir(new Hex(hex), AirMarkers.AIR_SUPPLY)).toList();
  }

  private List<Order> air(Position p) {
    return p.phasing() == Side.AXIS ? join(overRails, overCounters(p)) : overCounters(p);
  }

  private List<Order> overCounters(Position p) {
    String purpose =
        p.phasing() == Side.AXIS ? AirMarkers.SUPPLY_PROTECTION : AirMarkers.SUPPLY_INTERDICTION;
    return counters(p)
        .map(p::hex)
        .distinct()
        .<Order>mapToObj(hex -> new PlaceAir(new Hex(hex), purpose))
        .toList();
  }

  private List<Order> evacuations(Position p) {
    return headquarters(p).<Order>mapToObj(unit -> new Evacuate(Units.of(unit))).toList();
  }

  private List<Order> withdrawals(Position p, AgsRules rules) {
    return IntStream.of(rules.roster().units(Side.AXIS))
        .filter(unit -> p.onMap(unit) && exits.has(p.hex(unit)))
        .<Order>mapToObj(unit -> new Withdraw(Units.of(unit)))
        .toList();
  }

  // ---- leaving enemy zones

  /** The steps by which a Soviet unit could disengage. */
  void disengagements(Position p, int unit, Consumer<Order> each) {
    if (p.phasing() == Side.SOVIET) {
      List<Order> drafts = new ArrayList<>();
      disengage(p, Units.of(unit), drafts);
      drafts.forEach(each);
    }
  }

  /** First steps out of enemy zones; units may go on at once, which is not listed. */
  private boolean disengage(Position p, AgsRules rules, Predicate<Order> each) {
    List<Order> drafts = new ArrayList<>();
    for (int unit : rules.roster().units(Side.SOVIET)) {
      if (p.onMap(unit) && ZonesOfControl.stops(p, Side.SOVIET, p.hex(unit))) {
        disengage(p, Units.of(unit), drafts);
        if (p.first(p.hex(unit)) == unit && p.stackSize(p.hex(unit)) > 1) {
          disengage(p, Units.of(p.stack(p.hex(unit))), drafts);
        }
      }
    }
    return drafts.stream().allMatch(each) && drafts.isEmpty();
  }

  private void disengage(Position p, Units units, List<Order> drafts) {
    int from = p.hex(units.get(0));
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = board.grid().neighbour(from, d);
      if (to != HexGrid.OFF) {
        drafts.add(disengage(units, from, to));
      }
    }
  }

  private static Move disengage(Units units, int... path) {
    return new Move(units, Hexes.of(path), Disengaging.YES);
  }

  /** Attacks of the units stacked with SW Front, with its shift. */
  private List<Order> frontAttacks(Position p) {
    List<Order> drafts = new ArrayList<>();
    int front = game.headquarters.front();
    if (p.phasing() != Side.SOVIET || front < 0 || !p.onMap(front)) {
      return drafts;
    }
    int hex = p.hex(front);
    int[] units = IntStream.of(p.stack(hex)).filter(u -> u != front).toArray();
    for (int d = 0; d < Direction.COUNT && units.length > 0; d++) {
      int target = board.grid().neighbour(hex, d);
      if (target != HexGrid.OFF && p.holds(Side.AXIS, target)) {
        for (boolean bonus : new boolean[] {false, true}) {
          drafts.add(
              new Attack(Units.of(units), Hexes.of(target), new RostovSupport(false, bonus, true)));
        }
      }
    }
    return drafts;
  }

  private IntStream counters(Position p) {
    return IntStream.of(game.counters.all()).filter(p::onMap);
  }

  private IntStream germanHexes(Position p) {
    return IntStream.of(germans).filter(p::onMap).map(p::hex).distinct().sorted();
  }

  private IntStream headquarters(Position p) {
    return IntStream.of(headquarters).filter(p::onMap);
  }

  // ---- one at random

  @Nullable Order draft(Position p, Phase phase, AgsRules rules, RandomGenerator random) {
    return switch (phase) {
      case INITIAL_MOVEMENT, MECHANIZED_MOVEMENT -> draftMovement(p, phase, rules, random);
      case AIR_POWER -> random.nextInt(4) == 0 ? null : any(random, air(p));
      case COMBAT -> random.nextInt(6) == 0 ? any(random, frontAttacks(p)) : null;
      case DISRUPTION_REMOVAL -> null;
    };
  }

  private @Nullable Order draftMovement(
      Position p, Phase phase, AgsRules rules, RandomGenerator random) {
    if (p.phasing() == Side.AXIS) {
      boolean leaving = game.withdrawal.left(p) > 0 && random.nextInt(3) == 0;
      return leaving || random.nextInt(30) == 0
          ? any(random, beforeMovement(p, phase, rules))
          : null;
    }
    if (random.nextInt(60) == 0 && phase == Phase.INITIAL_MOVEMENT) {
      return any(random, evacuations(p));
    }
    int[] units = rules.roster().units(Side.SOVIET);
    if (random.nextInt(6) > 0 || units.length == 0) {
      return null;
    }
    int unit = units[random.nextInt(units.length)];
    if (!p.onMap(unit) || !ZonesOfControl.stops(p, Side.SOVIET, p.hex(unit))) {
      return null;
    }
    List<Order> drafts = new ArrayList<>();
    disengage(p, random.nextBoolean() ? Units.of(unit) : Units.of(p.stack(p.hex(unit))), drafts);
    return any(random, drafts);
  }

  private List<Order> beforeMovement(Position p, Phase phase, AgsRules rules) {
    List<Order> withdrawals = withdrawals(p, rules);
    return RostovOrders.isBeforeMovement(p, phase)
        ? join(join(expenses(p), airSupply(p)), withdrawals)
        : withdrawals;
  }

  private static @Nullable Order any(RandomGenerator random, List<Order> list) {
    return list.isEmpty() ? null : list.get(random.nextInt(list.size()));
  }
}
