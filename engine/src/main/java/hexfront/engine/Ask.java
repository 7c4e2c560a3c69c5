package hexfront.engine;

import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One of the things that a decision asks for, as data: what may be answered with orders of one
 * type. Most asks span a product of small factors (so many steps of each unit, one way for each
 * unit), which is never written out; {@link Rulebook#check} has the last word on combinations.
 * {@link Choices} lists, draws and counts the answers.
 */
public sealed interface Ask {
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
  }

  /** So many steps or points, spread over some units. */
  record Spread(String order, List<Share> among, int due, Function<Steps, Order> answer)
      implements Ask {
    public Spread {
      among = List.copyOf(among);
    }
  }

  /** What one unit may take of it at most. */
  record Share(int unit, int most) {}

  /**
   * A way for each of some units.
   *
   * @param mayStay whether units may be left out, as long as one goes
   * @param inTurn whether it matters in which order they go; only one is listed
   */
  record Ways(
      String order,
      List<Mover> movers,
      boolean mayStay,
      boolean inTurn,
      Function<Paths, Order> answer)
      implements Ask {
    public Ways {
      movers = List.copyOf(movers);
    }

    /** Ways of units that go all at once. */
    public Ways(String order, List<Mover> movers, boolean mayStay, Function<Paths, Order> answer) {
      this(order, movers, mayStay, false, answer);
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
  }

  /** The hexes that one unit may be allotted to. */
  record Lot(int unit, Hexes targets) {}

  /** An order type of a phase that has too many answers to be spelt out: it lists its own. */
  record Phase(String order, Lister lister) implements Ask {
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
