package hexfront.engine;

import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * One of the things that a decision asks for, as data: what may be answered with orders of one
 * type. Most asks span a product of small factors (so many steps of each unit, one way for each
 * unit), which is never written out; {@link Rulebook#check} has the last word on combinations.
 * {@link Choices} lists, draws and counts the answers.
 */
public sealed interface Ask {
  /** The end of a phase. */
  Ask END = new OneOf(new EndPhase());

  /** Nothing is done. */
  Ask PASS = new OneOf(new Pass());

  /** The word of the type of order that answers it. */
  String order();

  /** One of a few orders: choose, roll, pass, bid. */
  record OneOf(String order, List<Order> of) implements Ask {
    public OneOf {
      of = List.copyOf(of);
    }

    public OneOf(Order only) {
      this(only.type(), List.of(only));
    }

    /** One of these options. */
    public static OneOf choose(List<String> options) {
      return new OneOf("choose", options.stream().<Order>map(Choose::new).toList());
    }
  }

  /** So many steps or points, spread over some units. */
  record Spread(String order, List<Share> among, int due, Function<Steps, Order> answer)
      implements Ask {
    public Spread {
      among = List.copyOf(among);
    }

    /** So many steps to be lost by some units, each of which has some. */
    public static Spread lose(int[] units, IntUnaryOperator stepsLeft, int due) {
      return new Spread(
          "lose",
          IntStream.of(units).mapToObj(u -> new Share(u, stepsLeft.applyAsInt(u))).toList(),
          due,
          Lose::new);
    }
  }

  /** What one unit may take of it at most. */
  record Share(int unit, int most) {}

  /**
   * A way for each of some units.
   *
   * @param mayStay whether units may be left out, as long as one goes
   * @param most how many may go at most; {@link #ALL} if there is no limit
   * @param inTurn whether it matters in which order they go; only one is listed
   */
  record Ways(
      String order,
      List<Mover> movers,
      boolean mayStay,
      int most,
      boolean inTurn,
      Function<Paths, Order> answer)
      implements Ask {
    /** No limit to how many may go. */
    public static final int ALL = Integer.MAX_VALUE;

    public Ways {
      movers = List.copyOf(movers);
    }

    /** Ways of units that go all at once. */
    public Ways(String order, List<Mover> movers, boolean mayStay, Function<Paths, Order> answer) {
      this(order, movers, mayStay, false, answer);
    }

    /** Ways of units that all may go, perhaps one after the other. */
    public Ways(
        String order,
        List<Mover> movers,
        boolean mayStay,
        boolean inTurn,
        Function<Paths, Order> answer) {
      this(order, movers, mayStay, ALL, inTurn, answer);
    }

    /** A way for one of some units. */
    public static Ways ofOne(
        String order, List<Mover> movers, BiFunction<Integer, Hexes, Order> answer) {
      return new Ways(
          order,
          movers,
          true,
          1,
          false,
          paths -> {
            Map.Entry<Integer, Hexes> only = paths.byUnit().entrySet().iterator().next();
            return answer.apply(only.getKey(), only.getValue());
          });
    }

    /** A way for those of some units that have any. */
    public static Ways of(
        String order,
        int[] units,
        IntFunction<List<int[]>> ways,
        boolean mayStay,
        Function<Paths, Order> answer) {
      List<Mover> movers =
          IntStream.of(units)
              .mapToObj(unit -> Mover.of(unit, ways.apply(unit)))
              .filter(mover -> !mover.ways().isEmpty())
              .toList();
      return new Ways(order, movers, mayStay, answer);
    }

    /** How an order is made of the ways is no part of the question. */
    @Override
    public boolean equals(Object o) {
      return o instanceof Ways w
          && order.equals(w.order)
          && movers.equals(w.movers)
          && mayStay == w.mayStay
          && most == w.most
          && inTurn == w.inTurn;
    }

    @Override
    public int hashCode() {
      return Objects.hash(order, movers, mayStay, most, inTurn);
    }
  }

  /** The ways one unit may go; each begins with the hex where the unit stands. */
  record Mover(int unit, List<Hexes> ways) {
    public Mover {
      ways = List.copyOf(ways);
    }

    public static Mover of(int unit, List<int[]> ways) {
      return new Mover(unit, ways.stream().map(Hexes::of).toList());
    }
  }

  /** Some units of each of these groups. */
  record Some(String order, List<Group> groups, Function<Units, Order> answer) implements Ask {
    public Some {
      groups = List.copyOf(groups);
    }

    public Some(String order, Units among, int least, int most, Function<Units, Order> answer) {
      this(order, List.of(new Group(among, least, most)), answer);
    }
  }

  /** Units of which from {@code least} to {@code most} are to be named. */
  record Group(Units among, int least, int most) {}

  /** A target for some of these units, from {@code least} to {@code most} of them. */
  record Allot(
      String order,
      List<Lot> lots,
      int least,
      int most,
      Function<Map<Integer, Integer>, Order> answer)
      implements Ask {
    public Allot {
      lots = List.copyOf(lots);
    }

    /** A target for one of these units. */
    public static Allot ofOne(
        String order, List<Lot> lots, BiFunction<Integer, Integer, Order> answer) {
      return new Allot(
          order,
          lots,
          1,
          1,
          targets -> {
            Map.Entry<Integer, Integer> only = targets.entrySet().iterator().next();
            return answer.apply(only.getKey(), only.getValue());
          });
    }

    /** How an order is made of the targets is no part of the question. */
    @Override
    public boolean equals(Object o) {
      return o instanceof Allot a
          && order.equals(a.order)
          && lots.equals(a.lots)
          && least == a.least
          && most == a.most;
    }

    @Override
    public int hashCode() {
      return Objects.hash(order, lots, least, most);
    }
  }

  /** The hexes that one unit may be allotted to. */
  record Lot(int unit, Hexes targets) {}

  /**
   * An order type of a phase that has too many answers to be spelt out each time: it lists its own.
   *
   * @param parts the same in other asks, made when somebody wants them; none if it has none
   */
  record Phase(String order, Lister lister, Supplier<List<Ask>> parts) implements Ask {
    public Phase(String order, Lister lister) {
      this(order, lister, List::of);
    }

    /** What another ask for the same orders says, which is made when somebody wants to know it. */
    public static Phase of(String order, Supplier<Ask> ask) {
      return new Phase(order, each -> Choices.list(ask.get(), each), () -> List.of(ask.get()));
    }

    /** The same where a form of units and hexes does not say all that its orders need. */
    public static Phase listing(String order, Supplier<Ask> ask) {
      return new Phase(order, each -> Choices.list(ask.get(), each));
    }

    /** How an order type lists its orders is no part of the question. */
    @Override
    public boolean equals(Object o) {
      return o instanceof Phase p && order.equals(p.order);
    }

    @Override
    public int hashCode() {
      return order.hashCode();
    }
  }

  /** Proposes orders, of which some may not be legal. */
  interface Lister {
    /**
     * Hands out orders until {@code each} answers false.
     *
     * @return whether all that could be legal were handed out
     */
    boolean list(Predicate<Order> each);
  }
}
