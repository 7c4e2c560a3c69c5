package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.Withdraw;
import hexfront.games.ags.ZonesOfControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Proposes orders of the game's own: all that are likely to be legal, or one at random. */
final class RostovDrafts {
  private final Board board;
  private final Rostov game;
  private final RostovOrders orders;
  private final HexSet rails;

  RostovDrafts(Board board, Rostov game, RostovOrders orders) {
    this.board = board;
    this.game = game;
    this.orders = orders;
    rails = new HexSet(board.hexes());
    for (int hex = 0; hex < board.hexes(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((board.map().hexside(hex, d) & Terrain.RAILROAD) != 0) {
          rails.add(hex);
        }
      }
    }
  }

  // ---- all

  boolean propose(Position p, AgsStage stage, AgsRules rules, Predicate<Order> each) {
    List<Order> drafts = new ArrayList<>();
    boolean complete = true;
    switch (stage) {
      case AgsStage.Own s -> ownStage(p, s, drafts);
      case AgsStage.InPhase s -> {
        switch (s.phase()) {
          case INITIAL_MOVEMENT, MECHANIZED_MOVEMENT -> {
            movement(p, s.phase(), rules, drafts);
            complete = p.phasing() == Side.AXIS || drafts.isEmpty();
          }
          case AIR_POWER -> air(p, drafts);
          case COMBAT -> frontAttacks(p, drafts);
          case DISRUPTION_REMOVAL -> {}
        }
      }
      default -> {}
    }
    for (Order draft : drafts) {
      if (!each.test(draft)) {
        return false;
      }
    }
    return complete;
  }

  /** Of the orders of the game's own, those that are worth a thought. */
  boolean worthConsidering(Position p, AgsStage stage, AgsRules rules, Predicate<Order> each) {
    List<Order> drafts = new ArrayList<>();
    switch (stage) {
      case AgsStage.Own(SetUp.Of s, Phase phase) -> drafts.add(new EndPhase());
      case AgsStage.Own(RostovOrders.AirSupply s, Phase phase) -> {
        drafts.add(new Pass());
        airSupply(p, rules, drafts);
      }
      case AgsStage.Own s -> ownStage(p, s, drafts);
      case AgsStage.InPhase s -> {
        switch (s.phase()) {
          case INITIAL_MOVEMENT -> {
            if (p.phasing() == Side.AXIS && RostovOrders.isBeforeMovement(p, s.phase())) {
              counters(p).forEach(unit -> drafts.add(new ExpendSupply(new UnitRef(unit))));
              airSupply(p, rules, drafts);
            }
          }
          case AIR_POWER -> overCounters(p, drafts);
          case COMBAT -> frontAttacks(p, drafts);
          default -> {}
        }
      }
      default -> {}
    }
    for (Order draft : drafts) {
      if (!each.test(draft)) {
        return false;
      }
    }
    return true;
  }

  /** Air supply for stacks that have no other. */
  private void airSupply(Position p, AgsRules rules, List<Order> drafts) {
    germanHexes(p)
        .filter(hex -> !rules.isSupplied(p, p.first(hex)))
        .forEach(hex -> drafts.add(new PlaceAir(new Hex(hex), AirMarkers.AIR_SUPPLY)));
  }

  /** The steps by which a Soviet unit could disengage. */
  void disengagements(Position p, int unit, Consumer<Order> each) {
    if (p.phasing() == Side.SOVIET) {
      List<Order> drafts = new ArrayList<>();
      disengage(p, Units.of(unit), drafts);
      drafts.forEach(each);
    }
  }

  private void ownStage(Position p, AgsStage.Own stage, List<Order> drafts) {
    switch (stage.stage()) {
      case SetUp.Of s -> {
        drafts.add(new EndPhase());
        if (s.side() == Side.AXIS) {
          HexSet west = board.map().area("west-of-start-line");
          counters(p)
              .forEach(
                  unit ->
                      west.forEach(
                          hex -> drafts.add(new PlaceSupply(new UnitRef(unit), new Hex(hex)))));
        }
      }
      case RostovOrders.AirSupply s -> {
        drafts.add(new Pass());
        germanHexes(p)
            .forEach(hex -> drafts.add(new PlaceAir(new Hex(hex), AirMarkers.AIR_SUPPLY)));
      }
      case Disengagement.Losing s ->
          s.move().units().stream()
              .forEach(
                  unit ->
                      IntStream.rangeClosed(1, s.due())
                          .forEach(n -> drafts.add(new Lose(new Steps(Map.of(unit, n))))));
      case SecondStep.Choice s ->
          orders.options(p, s).forEach(option -> drafts.add(new Choose(option)));
      case Withdrawal.Shortfall s ->
          IntStream.of(game.withdrawal().nearest(p))
              .forEach(unit -> drafts.add(new Withdraw(Units.of(unit))));
      default -> {}
    }
  }

  private void movement(Position p, Phase phase, AgsRules rules, List<Order> drafts) {
    if (p.phasing() == Side.SOVIET) {
      headquarters(p).forEach(unit -> drafts.add(new Evacuate(Units.of(unit))));
      for (int unit : rules.roster().units(Side.SOVIET)) {
        if (p.onMap(unit) && ZonesOfControl.stops(p, Side.SOVIET, p.hex(unit))) {
          disengage(p, Units.of(unit), drafts);
          if (p.first(p.hex(unit)) == unit && p.stackSize(p.hex(unit)) > 1) {
            disengage(p, Units.of(p.stack(p.hex(unit))), drafts);
          }
        }
      }
      return;
    }
    if (RostovOrders.isBeforeMovement(p, phase)) {
      counters(p).forEach(unit -> drafts.add(new ExpendSupply(new UnitRef(unit))));
      germanHexes(p).forEach(hex -> drafts.add(new PlaceAir(new Hex(hex), AirMarkers.AIR_SUPPLY)));
    }
    for (int unit : rules.roster().units(Side.AXIS)) {
      if (p.onMap(unit) && board.map().area("C").has(p.hex(unit))) {
        drafts.add(new Withdraw(Units.of(unit)));
      }
    }
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

  private void air(Position p, List<Order> drafts) {
    if (p.phasing() == Side.AXIS) {
      rails.forEach(hex -> drafts.add(new PlaceAir(new Hex(hex), AirMarkers.RAIL_INTERDICTION)));
    }
    overCounters(p, drafts);
  }

  private void overCounters(Position p, List<Order> drafts) {
    String purpose =
        p.phasing() == Side.AXIS ? AirMarkers.SUPPLY_PROTECTION : AirMarkers.SUPPLY_INTERDICTION;
    counters(p)
        .map(p::hex)
        .distinct()
        .forEach(hex -> drafts.add(new PlaceAir(new Hex(hex), purpose)));
  }

  /** Attacks of the units stacked with SW Front, with its shift. */
  private void frontAttacks(Position p, List<Order> drafts) {
    int front = game.headquarters().front();
    if (p.phasing() != Side.SOVIET || front < 0 || !p.onMap(front)) {
      return;
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
  }

  private IntStream counters(Position p) {
    return IntStream.of(game.counters().all()).filter(p::onMap);
  }

  private IntStream germanHexes(Position p) {
    return board.units().stream()
        .filter(u -> AirMarkers.isGerman(u) && board.occupies(u.index()) && p.onMap(u.index()))
        .mapToInt(u -> p.hex(u.index()))
        .distinct()
        .sorted();
  }

  private IntStream headquarters(Position p) {
    return board.units().stream()
        .filter(u -> SovietHeadquarters.is(u) && p.onMap(u.index()))
        .mapToInt(u -> u.index());
  }

  // ---- one at random

  @Nullable Order draft(Position p, AgsStage stage, AgsRules rules, RandomGenerator random) {
    return switch (stage) {
      case AgsStage.Own s -> draftOwn(p, s, random);
      case AgsStage.InPhase s ->
          switch (s.phase()) {
            case INITIAL_MOVEMENT, MECHANIZED_MOVEMENT ->
                draftMovement(p, s.phase(), rules, random);
            case AIR_POWER -> random.nextInt(4) == 0 ? null : any(random, list -> air(p, list));
            case COMBAT ->
                random.nextInt(6) == 0 ? any(random, list -> frontAttacks(p, list)) : null;
            case DISRUPTION_REMOVAL -> null;
          };
      default -> null;
    };
  }

  private @Nullable Order draftOwn(Position p, AgsStage.Own stage, RandomGenerator random) {
    if (stage.stage() instanceof SetUp.Of s) {
      if (s.side() == Side.AXIS && random.nextInt(3) == 0) {
        int[] west = board.map().area("west-of-start-line").stream().toArray();
        int[] counters = counters(p).toArray();
        PlaceSupply draft =
            new PlaceSupply(
                new UnitRef(counters[random.nextInt(counters.length)]),
                new Hex(west[random.nextInt(west.length)]));
        if (game.setUp().check(p, draft).isLegal()) {
          return draft;
        }
      }
      return new EndPhase();
    }
    return any(random, list -> ownStage(p, stage, list));
  }

  private @Nullable Order draftMovement(
      Position p, Phase phase, AgsRules rules, RandomGenerator random) {
    if (p.phasing() == Side.AXIS) {
      boolean leaving = game.withdrawal().left(p) > 0 && random.nextInt(3) == 0;
      return leaving || random.nextInt(30) == 0
          ? any(random, list -> movement(p, phase, rules, list))
          : null;
    }
    if (random.nextInt(60) == 0 && phase == Phase.INITIAL_MOVEMENT) {
      return any(
          random, list -> headquarters(p).forEach(unit -> list.add(new Evacuate(Units.of(unit)))));
    }
    int[] units = rules.roster().units(Side.SOVIET);
    if (random.nextInt(6) > 0 || units.length == 0) {
      return null;
    }
    int unit = units[random.nextInt(units.length)];
    if (!p.onMap(unit) || !ZonesOfControl.stops(p, Side.SOVIET, p.hex(unit))) {
      return null;
    }
    Units movers = random.nextBoolean() ? Units.of(unit) : Units.of(p.stack(p.hex(unit)));
    return any(random, list -> disengage(p, movers, list));
  }

  private interface Listing {
    void into(List<Order> list);
  }

  private static @Nullable Order any(RandomGenerator random, Listing listing) {
    List<Order> list = new ArrayList<>();
    listing.into(list);
    return list.isEmpty() ? null : list.get(random.nextInt(list.size()));
  }
}
