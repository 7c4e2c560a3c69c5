package hexfront.games.inquiry;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Chart;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Score;
import hexfront.engine.Sheet;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Points;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderTypes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Units;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What somebody asks about a game at one moment. Every answer is worked out on a position that fits
 * what the asker may know: what is hidden from it is drawn at random, the same for all truths that
 * look alike. Once the game is over nothing is hidden. One for each thread.
 */
public final class Inquiry {
  /** So many draws that all hit the truth are no draws. */
  private static final int GUESSES = 16;

  /** So many orders are told one by one. */
  private static final int FEW = 500;

  /** So many are told by the units that they are about. */
  private static final int MANY = 20_000;

  private final Rulebook rulebook;
  private final Position truth;
  private final Optional<Side> asker;
  private @Nullable Position seen;
  private @Nullable Set<String> inSight;

  /**
   * Begins to ask.
   *
   * @param truth the position, which is not changed
   * @param asker the side that asks; nobody's if it is somebody beside the table
   */
  public Inquiry(Rulebook rulebook, Position truth, Optional<Side> asker) {
    this.rulebook = rulebook;
    this.truth = truth;
    this.asker = asker;
  }

  // ---- what the asker knows

  /** A position that could be the truth as far as the asker knows. */
  public Position seen() {
    Position known = seen;
    if (known == null) {
      known = rulebook.isOver(truth) ? truth : imagined(0);
      seen = known;
    }
    return known;
  }

  private Position imagined(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = truth;
    for (Side side : asker.map(List::of).orElse(List.of(Side.values()))) {
      position = rulebook.imagine(position, side, random);
    }
    return position;
  }

  /**
   * Whether the position keeps anything that the asker may not know and the other side may. What
   * nobody knows yet does not count.
   */
  public boolean isKeptInTheDark() {
    if (rulebook.isOpenToAll() || rulebook.isOver(truth)) {
      return false;
    }
    String written = rulebook.written().text(truth);
    return LongStream.range(0, GUESSES)
        .anyMatch(seed -> !rulebook.written().text(imagined(seed)).equals(written));
  }

  /** The position as the asker may see it. */
  public View view() {
    if (asker.isPresent()) {
      return rulebook.view(truth, asker.get());
    }
    View axis = rulebook.view(truth, Side.AXIS);
    return rulebook.isOpenToAll()
        ? axis.seenBy(null)
        : View.common(axis, rulebook.view(truth, Side.SOVIET));
  }

  /** Whether the asker sees who a unit is; where others are drawn to be is nobody's business. */
  private boolean sees(int unit) {
    Set<String> known = inSight;
    if (known == null) {
      known = view().units().stream().map(View.Counter::id).collect(Collectors.toSet());
      inSight = known;
    }
    return known.contains(board().unit(unit).id());
  }

  public Board board() {
    return rulebook.board();
  }

  // ---- orders

  public Verdict check(Order order) {
    return rulebook.check(seen(), order);
  }

  /** What a legal order would cost its side unseen. */
  public List<Verdict.Refusal> warnings(Order order) {
    return rulebook.warnings(seen(), order);
  }

  /**
   * Hands legal orders to {@code each} until it answers false.
   *
   * @return whether all were handed out
   */
  public boolean legal(Predicate<Order> each) {
    return rulebook.legal(seen(), each);
  }

  /**
   * What orders of a type are asked for with. Those of a phase are told in parts, each unit with
   * what it may do: as the game knows them, or the orders themselves if they are few.
   */
  public List<Ask> asks(String order) {
    return asks(order, Sheet.NOBODY);
  }

  /**
   * The same about one unit, where the orders of a phase are too many to be told of all.
   *
   * @param unit {@link Sheet#NOBODY} for all of them
   */
  public List<Ask> asks(String order, int unit) {
    return rulebook.decision(seen()).asks().stream()
        .filter(ask -> ask.order().equals(order))
        .flatMap(ask -> ask instanceof Ask.Phase phase ? parts(phase, unit) : Stream.of(ask))
        .toList();
  }

  private Stream<Ask> parts(Ask.Phase phase, int unit) {
    List<Ask> parts = phase.parts().get();
    if (!parts.isEmpty()) {
      return parts.stream().map(this::legalOnly);
    }
    OrderTypes types = new OrderTypes(rulebook.orderTypes());
    List<Order> orders = new ArrayList<>();
    phase
        .lister()
        .list(
            order -> {
              if (isAbout(ByUnit.units(types, order), unit) && check(order).isLegal()) {
                orders.add(order);
              }
              return orders.size() <= MANY;
            });
    return Stream.of(
        orders.size() <= FEW
            ? new Ask.OneOf(phase.order(), orders)
            : new ByUnit(types).ask(phase.order(), orders).orElse(phase));
  }

  /** Whether an order that names some units may be meant by who asks about one. */
  private static boolean isAbout(Units named, int unit) {
    return unit == Sheet.NOBODY || named.size() == 0 || named.has(unit);
  }

  /** Where one unit is to be named, what the rules refuse it is left out. */
  private Ask legalOnly(Ask ask) {
    return switch (ask) {
      case Ask.OneOf a ->
          new Ask.OneOf(a.order(), a.of().stream().filter(o -> check(o).isLegal()).toList());
      case Ask.Ways a when a.most() == 1 ->
          new Ask.Ways(
              a.order(),
              a.movers().stream()
                  .map(mover -> legalOnly(a, mover))
                  .filter(mover -> !mover.ways().isEmpty())
                  .toList(),
              a.mayStay(),
              1,
              a.inTurn(),
              a.answer());
      case Ask.Allot a when a.most() == 1 ->
          new Ask.Allot(
              a.order(),
              a.lots().stream()
                  .map(lot -> legalOnly(a, lot))
                  .filter(lot -> lot.targets().size() > 0)
                  .toList(),
              1,
              1,
              a.answer());
      default -> ask;
    };
  }

  private Ask.Mover legalOnly(Ask.Ways ask, Ask.Mover mover) {
    return new Ask.Mover(
        mover.unit(),
        mover.ways().stream()
            .filter(way -> check(ask.answer().apply(Paths.of(mover.unit(), way))).isLegal())
            .toList());
  }

  private Ask.Lot legalOnly(Ask.Allot ask, Ask.Lot lot) {
    return new Ask.Lot(
        lot.unit(),
        Hexes.of(
            lot.targets().stream()
                .filter(hex -> check(ask.answer().apply(Map.of(lot.unit(), hex))).isLegal())
                .toArray()));
  }

  /**
   * What a battle would come to.
   *
   * @param forecast nothing if the order is refused
   * @param expected what it costs on average
   */
  public record Odds(Verdict verdict, @Nullable Forecast forecast, Toll expected) {}

  public Odds odds(Order order) {
    if (!rulebook.battles().contains(order.type())) {
      throw new Malformed(
          "order: " + order.type() + " has no odds, expected one of " + rulebook.battles());
    }
    Verdict verdict = check(order);
    return verdict.isLegal()
        ? new Odds(verdict, rulebook.odds(seen(), order), rulebook.expected(seen(), order))
        : new Odds(verdict, null, Toll.NOTHING);
  }

  /** What could still be done before the phase ends. */
  public List<Todo.Item> todo() {
    return new Todo(this, rulebook.orderTypes()).items();
  }

  // ---- units

  /** Where units that stand together can go. */
  public List<Rulebook.Reached> reach(Units units) {
    return rulebook.reach(seen(), together(units));
  }

  private Units together(Units units) {
    if (units.size() == 0 || units.hasDoubles()) {
      throw new Malformed("units: expected one unit or several different ones");
    }
    for (int i = 0; i < units.size(); i++) {
      String id = board().unit(units.get(i)).id();
      if (!seen().onMap(units.get(i)) || !sees(units.get(i))) {
        throw new Malformed("units: " + id + " is not on the map");
      }
      if (seen().hex(units.get(i)) != seen().hex(units.get(0))) {
        throw new Malformed("units: " + id + " does not stand with the others");
      }
    }
    return units;
  }

  /** Where they can go in a manner of moving that the game has: legal moves, each tried. */
  public List<Rulebook.Reached> reach(Units units, String manner) {
    together(units);
    Map<Integer, Rulebook.Reached> found = new LinkedHashMap<>();
    legal(
        order -> {
          if (order instanceof Move move && move.units().equals(units) && isIn(move, manner)) {
            int hex = move.path().last();
            found.put(hex, new Rulebook.Reached(hex, cost(move), move.path(), move.manner()));
          }
          return true;
        });
    return List.copyOf(found.values());
  }

  private static boolean isIn(Move move, String manner) {
    return Field.of(move.manner().getClass()).stream()
        .anyMatch(f -> f.word().equals(manner) && Boolean.TRUE.equals(f.in(move.manner())));
  }

  private Points cost(Move move) {
    int[] halves = {0};
    rulebook.carryOut(
        seen().copy(),
        move,
        Dice.unrecorded(0),
        event -> halves[0] += event instanceof Moved moved ? moved.cost().halves() : 0);
    return new Points(halves[0]);
  }

  // ---- sides

  /** The hexes in a side's zones of control. */
  public HexSet zones(Side side, String purpose) {
    if (!rulebook.zonePurposes().contains(purpose)) {
      throw new Malformed(
          "purpose is "
              + Malformed.quote(purpose)
              + ", expected one of "
              + rulebook.zonePurposes());
    }
    return rulebook.zones(seen(), side, purpose);
  }

  /** The hexsides of a side's zones, by their names; empty in games whose zones have none. */
  public Optional<List<String>> zoneHexsides(Side side, String purpose) {
    int[] packed = rulebook.zoneHexsides(seen(), side, purpose);
    return packed == null
        ? Optional.empty()
        : Optional.of(IntStream.of(packed).mapToObj(this::hexside).toList());
  }

  private String hexside(int packed) {
    HexGrid grid = board().grid();
    int hex = packed / Direction.COUNT;
    int to = grid.neighbour(hex, packed % Direction.COUNT);
    return grid.number(Math.min(hex, to)) + "/" + grid.number(Math.max(hex, to));
  }

  /** How each unit of a side that the asker sees is supplied. */
  public List<Rulebook.SupplyLine> supply(Side side) {
    return rulebook.supply(seen(), side).stream().filter(line -> sees(line.unit())).toList();
  }

  /** The hexes in which each headquarters that the asker sees commands. */
  public List<Rulebook.Commanded> commanded(Side side) {
    return rulebook.commanded(seen(), side).stream()
        .filter(commanded -> sees(commanded.headquarters()))
        .toList();
  }

  /** The hexes of a side that the enemy could attack next turn. */
  public List<Threats.Threat> threats(Side side) {
    return new Threats(rulebook).against(seen(), side);
  }

  /** Who of a side would be cut off from supply if a hex fell, by the hexes likely to fall. */
  public Map<Integer, List<Integer>> cutOff(Side side, List<Threats.Threat> threats) {
    return new Threats(rulebook).cutOff(seen(), side, threats);
  }

  /** The steps that some units have left. */
  public int stepsOf(List<Integer> units) {
    return units.stream().mapToInt(seen()::stepsLeft).sum();
  }

  /** Those of some units that the asker sees. */
  public List<String> named(List<Integer> units) {
    return units.stream().filter(this::sees).map(unit -> board().unit(unit).id()).toList();
  }

  public Score score() {
    return rulebook.score(rulebook.isScoreOpen() ? truth : seen());
  }

  /** What the asker's staff keeps beside the map; beside the table, what both staffs keep alike. */
  public List<Sheet> sheets() {
    List<Sheet> kept = rulebook.sheets(seen(), asker.orElse(Side.AXIS));
    List<Sheet> told =
        asker.isPresent()
            ? kept
            : kept.stream().filter(rulebook.sheets(seen(), Side.SOVIET)::contains).toList();
    return told.stream().map(this::inSight).toList();
  }

  private Sheet inSight(Sheet sheet) {
    return new Sheet(
        sheet.id(),
        sheet.title(),
        sheet.rule(),
        sheet.columns(),
        sheet.rows().stream()
            .filter(row -> row.unit() == Sheet.NOBODY || sees(row.unit()))
            .map(row -> row.with(row.units().those(this::sees)))
            .toList(),
        sheet.field());
  }

  /** What lies on the map beside the counters. */
  public List<Sheet.Sign> signs() {
    return rulebook.signs(seen());
  }

  /** The charts of the rules, as they hold now. */
  public List<Chart> charts() {
    return rulebook.charts(seen());
  }
}
