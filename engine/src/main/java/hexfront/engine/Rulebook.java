package hexfront.engine;

import hexfront.engine.dice.Dice;
import hexfront.engine.events.Points;
import hexfront.engine.events.StandardEvents;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.PlainStaff;
import hexfront.engine.staff.Staff;
import hexfront.engine.written.Written;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game's rules as code. A rulebook has no state of its own: everything that changes is in the
 * position, all chance in the dice. One rulebook may serve many positions and threads; a position
 * belongs to one thread at a time.
 */
public interface Rulebook {
  /**
   * A hex in reach, and the manner of moving by which one gets there.
   *
   * @param remarks what else is true of getting there, in the game's words
   */
  record Reached(int hex, Points cost, Hexes path, Manner manner, List<String> remarks) {
    public Reached {
      remarks = List.copyOf(remarks);
    }

    public Reached(int hex, Points cost, Hexes path, Manner manner) {
      this(hex, cost, path, manner, List.of());
    }

    public Reached(int hex, Points cost, Hexes path) {
      this(hex, cost, path, Manner.PLAIN);
    }

    /** A hex of a range. */
    public static Reached of(Range range, int hex, Manner manner) {
      return new Reached(hex, new Points(range.cost(hex)), Hexes.of(range.path(hex)), manner);
    }

    /** The order that takes units there. */
    public Move move(Units units) {
      return new Move(units, path, manner);
    }
  }

  /**
   * How a unit is supplied.
   *
   * @param path the line to what supplies it, the unit's hex first; empty if there is none
   * @param level how well, in the game's words, where there is more than in and out; else empty
   * @param facts what else the game says of its supply, by word; mostly nothing
   */
  record SupplyLine(
      int unit, boolean in, Hexes path, String rule, String level, Map<String, Boolean> facts) {
    public SupplyLine(int unit, boolean in, Hexes path, String rule, String level) {
      this(unit, in, path, rule, level, Map.of());
    }

    public SupplyLine(int unit, boolean in, Hexes path, String rule) {
      this(unit, in, path, rule, "");
    }
  }

  /** The hexes in which a headquarters commands. */
  record Commanded(int headquarters, HexSet hexes) {}

  Board board();

  /** The types of order this game has. */
  List<OrderType> orderTypes();

  /** The types of event this game has, as record classes; more where a game adds its own. */
  default List<Class<? extends Event>> eventTypes() {
    return StandardEvents.TYPES;
  }

  /**
   * The version of these rules. It is raised by whoever changes what an order may do or does, so
   * that saved games know under which rules they were played.
   */
  default int version() {
    return 1;
  }

  /** Positions of this game as text, and their hashes. */
  Written written();

  /** The question the game now puts to one side. */
  Decision decision(Position position);

  /** The side that decides now; quicker than the whole question. */
  default Side decides(Position position) {
    return decision(position).side();
  }

  /** Says whether an order is legal now. Changes nothing. */
  Verdict check(Position position, Order order);

  /**
   * What a legal order would cost its side that a player might not see coming, such as units
   * destroyed because their hex is overfull; empty if nothing.
   */
  default List<Verdict.Refusal> warnings(Position position, Order order) {
    return List.of();
  }

  /** Carries out an order that {@link #check} found legal. */
  void carryOut(Position position, Order order, Dice dice, Chronicle chronicle);

  /**
   * Hands legal orders to {@code each} until it answers false. Of the ways to say the same thing
   * (paths to the same hex) one is enough.
   *
   * @return whether all were handed out
   */
  default boolean legal(Position position, Predicate<Order> each) {
    return new Choices(this, position, decision(position).asks()).list(each);
  }

  /**
   * A legal order drawn at random, without listing all of them. Every decision has one as long as
   * the game is not over.
   */
  default Order anyOrder(Position position, RandomGenerator random) {
    return new Choices(this, position, decision(position).asks()).draw(random);
  }

  /** Whether the pending decision has a legal order; so many combinations are looked at. */
  default boolean isAnswerable(Position position, int tries) {
    return new Choices(this, position, decision(position).asks()).isAnswerable(tries);
  }

  /** Where some units that stand together can go now, with cost and path. */
  List<Reached> reach(Position position, Units units);

  /**
   * The hexes in a side's zones of control, for a purpose: {@code movement}, {@code supply}, {@code
   * retreat} or another of {@link #zonePurposes}.
   */
  HexSet zones(Position position, Side side, String purpose);

  /**
   * The hexsides that belong to a side's zones for a purpose, packed {@code hex * 6 + direction};
   * null in games whose zones have none.
   */
  default int @Nullable [] zoneHexsides(Position position, Side side, String purpose) {
    return null;
  }

  /** The purposes for which zones can be asked for. */
  default List<String> zonePurposes() {
    return List.of("movement", "supply", "retreat");
  }

  /** How each unit of a side on the map is supplied at this moment. */
  List<SupplyLine> supply(Position position, Side side);

  /** Where each headquarters of a side commands now; empty in games without headquarters. */
  default List<Commanded> commanded(Position position, Side side) {
    return List.of();
  }

  /** What an attack or overrun would come to. */
  Forecast odds(Position position, Order order);

  /** The types of order that have odds. */
  default List<String> battles() {
    return List.of("attack", "overrun");
  }

  /** What each side would pay for a result of an attack or overrun, as the units are known. */
  Toll toll(Position position, Order order, String result);

  /** What an attack or overrun is to be expected to cost, over all results of its forecast. */
  default Toll expected(Position position, Order order) {
    Toll sum = Toll.NOTHING;
    for (Forecast.Chance chance : odds(position, order).outcomes()) {
      sum = sum.plus(chance.p(), toll(position, order, chance.result()));
    }
    return sum;
  }

  View view(Position position, Side side);

  /** Whether both sides always see the same, so that one view serves everybody. */
  default boolean isOpenToAll() {
    return false;
  }

  /**
   * What one side keeps from the other, in half a sentence for a player; empty where both always
   * see the same.
   */
  default String secrets() {
    return isOpenToAll() ? "" : "each side keeps something from the other";
  }

  /** The units that their enemy cannot see because they lie under others. */
  default Units covered(Position position) {
    return Units.of();
  }

  /**
   * A position that could be the truth as far as a side knows: equal to this one in all the side
   * may see, and drawn anew in all it may not. Commanders are shown such positions, never the
   * truth.
   */
  default Position imagine(Position position, Side side, RandomGenerator random) {
    return position.copy();
  }

  Score score(Position position);

  /** Whether the points follow from what everybody may see, so that all count the same. */
  default boolean isScoreOpen() {
    return false;
  }

  /** The charts a player has beside the map, as they hold now: results, terrain, victory. */
  default List<Chart> charts(Position position) {
    return List.of();
  }

  /** What a side's staff keeps beside the map; nothing in games that need none. */
  default List<Sheet> sheets(Position position, Side viewer) {
    return List.of();
  }

  /** What lies on the map beside the counters, for everybody to see. */
  default List<Sheet.Sign> signs(Position position) {
    return List.of();
  }

  /** A new staff for a commander: what this game is about, in quick answers. */
  default Staff staff() {
    return new PlainStaff(this);
  }

  /**
   * What is wrong with a position that rules alone could have brought about; empty if nothing is.
   */
  List<String> invariants(Position position);

  default boolean isOver(Position position) {
    return decision(position).isOver();
  }
}
