package hexfront.engine;

import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The orders that answer the asks of a decision, for all games alike: listed lazily, factor by
 * factor; drawn at random; counted. The rulebook checks every order before it is handed out.
 */
public final class Choices {
  private static final int DRAFTS = 12;

  private final Rulebook rulebook;
  private final Position position;
  private final List<Ask> asks;

  public Choices(Rulebook rulebook, Position position, List<Ask> asks) {
    this.rulebook = rulebook;
    this.position = position;
    this.asks = asks;
  }

  // ---- listing

  /**
   * Hands legal orders to {@code each} until it answers false.
   *
   * @return whether all were handed out
   */
  public boolean list(Predicate<Order> each) {
    Predicate<Order> legal = order -> !isLegal(order) || each.test(order);
    boolean complete = true;
    boolean[] stopped = new boolean[1];
    for (Ask ask : asks) {
      complete &=
          list(
              ask,
              order -> {
                stopped[0] = !legal.test(order);
                return !stopped[0];
              });
      if (stopped[0]) {
        return false;
      }
    }
    return complete;
  }

  /** The first legal orders, no more than so many. */
  public List<Order> first(int most) {
    List<Order> found = new ArrayList<>();
    list(
        order -> {
          found.add(order);
          return found.size() < most;
        });
    return found;
  }

  /**
   * Whether there is a legal order at all.
   *
   * @param tries how many combinations are looked at before it is taken that there is none
   */
  public boolean isAnswerable(int tries) {
    int[] left = {tries};
    boolean[] found = new boolean[1];
    for (Ask ask : asks) {
      list(
          ask,
          order -> {
            found[0] = isLegal(order);
            return !found[0] && --left[0] > 0;
          });
      if (found[0]) {
        return true;
      }
    }
    return false;
  }

  private boolean isLegal(Order order) {
    return rulebook.check(position, order).isLegal();
  }

  /** Hands out all combinations of an ask's factors, legal or not. */
  static boolean list(Ask ask, Predicate<Order> each) {
    return switch (ask) {
      case Ask.OneOf a -> a.of().stream().allMatch(each);
      case Ask.Spread a -> spread(a, 0, a.due(), new HashMap<>(), each);
      case Ask.Ways a ->
          ways(a, 0, new TreeMap<>(), each) && (!a.inTurn() || a.movers().size() < 2);
      case Ask.Some a -> some(a, 0, 0, 0, new int[0], each);
      case Ask.Allot a -> allot(a, 0, new HashMap<>(), each);
      case Ask.Phase a -> a.lister().list(each);
    };
  }

  private static boolean spread(
      Ask.Spread ask, int at, int left, Map<Integer, Integer> chosen, Predicate<Order> each) {
    if (left == 0) {
      return each.test(ask.answer().apply(new Steps(chosen)));
    }
    if (at == ask.among().size()) {
      return true;
    }
    Ask.Share share = ask.among().get(at);
    boolean more = spread(ask, at + 1, left, chosen, each);
    for (int n = 1; more && n <= Math.min(left, share.most()); n++) {
      chosen.put(share.unit(), n);
      more = spread(ask, at + 1, left - n, chosen, each);
    }
    chosen.remove(share.unit());
    return more;
  }

  private static boolean ways(
      Ask.Ways ask, int at, Map<Integer, Hexes> chosen, Predicate<Order> each) {
    if (at == ask.movers().size()) {
      return chosen.isEmpty() || each.test(ask.answer().apply(new Paths(chosen)));
    }
    Ask.Mover mover = ask.movers().get(at);
    boolean more = !ask.mayStay() || ways(ask, at + 1, chosen, each);
    int ways = chosen.size() < ask.most() ? mover.ways().size() : 0;
    for (int i = 0; more && i < ways; i++) {
      chosen.put(mover.unit(), mover.ways().get(i));
      more = ways(ask, at + 1, chosen, each);
    }
    chosen.remove(mover.unit());
    return more;
  }

  private static boolean some(
      Ask.Some ask, int group, int at, int begun, int[] chosen, Predicate<Order> each) {
    if (group == ask.groups().size()) {
      return each.test(ask.answer().apply(Units.of(chosen)));
    }
    Ask.Group of = ask.groups().get(group);
    int n = chosen.length - begun;
    boolean more = n < of.least() || some(ask, group + 1, 0, chosen.length, chosen, each);
    for (int i = at; more && n < of.most() && i < of.among().size(); i++) {
      int[] longer = Arrays.copyOf(chosen, chosen.length + 1);
      longer[chosen.length] = of.among().get(i);
      more = some(ask, group, i + 1, begun, longer, each);
    }
    return more;
  }

  private static boolean allot(
      Ask.Allot ask, int at, Map<Integer, Integer> chosen, Predicate<Order> each) {
    boolean more = chosen.size() < ask.least() || each.test(ask.answer().apply(Map.copyOf(chosen)));
    for (int i = at; more && chosen.size() < ask.most() && i < ask.lots().size(); i++) {
      Ask.Lot lot = ask.lots().get(i);
      for (int t = 0; more && t < lot.targets().size(); t++) {
        chosen.put(lot.unit(), lot.targets().get(t));
        more = allot(ask, i + 1, chosen, each);
      }
      chosen.remove(lot.unit());
    }
    return more;
  }

  // ---- drawing

  /**
   * A legal order drawn at random: an ask, then each of its factors; tried again when the rulebook
   * refuses the combination, and searched for when it refuses too often.
   */
  public Order draw(RandomGenerator random) {
    return draw(random, this::draft);
  }

  /**
   * As {@link #draw}, but of the orders of a phase only those are checked that are drawn: quicker
   * where a check takes its time and much is legal.
   */
  public Order drawSparingly(RandomGenerator random) {
    return draw(random, this::draftSparingly);
  }

  /** Drafts an order of a phase; null if it has none. */
  private interface Drafting {
    @Nullable Order draft(Ask.Phase ask, RandomGenerator random);
  }

  private Order draw(RandomGenerator random, Drafting drafting) {
    if (asks.size() == 1 && asks.getFirst() instanceof Ask.OneOf one && one.of().size() == 1) {
      return one.of().getFirst();
    }
    for (int i = 0; i < DRAFTS; i++) {
      Ask ask = asks.get(random.nextInt(asks.size()));
      Order draft = ask instanceof Ask.Phase a ? drafting.draft(a, random) : draft(ask, random);
      if (draft != null && isLegal(draft)) {
        return draft;
      }
    }
    return any();
  }

  private Order any() {
    Order[] found = new Order[1];
    list(
        order -> {
          found[0] = order;
          return false;
        });
    if (found[0] == null) {
      throw new IllegalStateException("no legal order in " + position.stage());
    }
    return found[0];
  }

  private @Nullable Order draft(Ask ask, RandomGenerator random) {
    return switch (ask) {
      case Ask.OneOf a -> a.of().isEmpty() ? null : pick(a.of(), random);
      case Ask.Spread a -> draft(a, random);
      case Ask.Ways a -> draft(a, random);
      case Ask.Some a -> draft(a, random);
      case Ask.Allot a -> draft(a, random);
      case Ask.Phase a -> draft(a, random);
    };
  }

  private static <T> T pick(List<T> from, RandomGenerator random) {
    return from.get(random.nextInt(from.size()));
  }

  private static @Nullable Order draft(Ask.Spread ask, RandomGenerator random) {
    int room = ask.among().stream().mapToInt(Ask.Share::most).sum();
    if (room < ask.due()) {
      return null;
    }
    Map<Integer, Integer> chosen = new HashMap<>();
    for (int left = ask.due(); left > 0; ) {
      Ask.Share share = pick(ask.among(), random);
      if (chosen.getOrDefault(share.unit(), 0) < share.most()) {
        chosen.merge(share.unit(), 1, Integer::sum);
        left--;
      }
    }
    return ask.answer().apply(new Steps(chosen));
  }

  private static @Nullable Order draft(Ask.Ways ask, RandomGenerator random) {
    if (ask.most() < ask.movers().size()) {
      Ask.Mover mover = pick(ask.movers(), random);
      return mover.ways().isEmpty()
          ? null
          : ask.answer().apply(new Paths(Map.of(mover.unit(), pick(mover.ways(), random))));
    }
    Map<Integer, Hexes> chosen = new TreeMap<>();
    for (Ask.Mover mover : ask.movers()) {
      if (mover.ways().isEmpty() && !ask.mayStay()) {
        return null;
      }
      if (!mover.ways().isEmpty() && !(ask.mayStay() && random.nextBoolean())) {
        chosen.put(mover.unit(), pick(mover.ways(), random));
      }
    }
    return chosen.isEmpty() ? null : ask.answer().apply(new Paths(chosen));
  }

  private static @Nullable Order draft(Ask.Some ask, RandomGenerator random) {
    IntStream.Builder chosen = IntStream.builder();
    for (Ask.Group group : ask.groups()) {
      int[] pool = group.among().toArray();
      int n = number(group.least(), Math.min(group.most(), pool.length), random);
      if (n < 0) {
        return null;
      }
      for (int i = 0; i < n; i++) {
        int other = random.nextInt(i, pool.length);
        chosen.add(pool[other]);
        pool[other] = pool[i];
      }
    }
    return ask.answer().apply(Units.of(chosen.build().toArray()));
  }

  private static int number(int least, int most, RandomGenerator random) {
    return most < least ? -1 : random.nextInt(least, most + 1);
  }

  private static @Nullable Order draft(Ask.Allot ask, RandomGenerator random) {
    List<Ask.Lot> pool = new ArrayList<>(ask.lots());
    int n = number(ask.least(), Math.min(ask.most(), pool.size()), random);
    Map<Integer, Integer> chosen = new HashMap<>();
    while (chosen.size() < n) {
      Ask.Lot lot = pool.remove(random.nextInt(pool.size()));
      chosen.put(lot.unit(), lot.targets().get(random.nextInt(lot.targets().size())));
    }
    return n < 0 ? null : ask.answer().apply(chosen);
  }

  /** Any of the legal orders of a phase; the list is gone through once. */
  private @Nullable Order draft(Ask.Phase ask, RandomGenerator random) {
    Order[] drawn = new Order[1];
    int[] seen = new int[1];
    ask.lister()
        .list(
            order -> {
              if (isLegal(order) && random.nextInt(++seen[0]) == 0) {
                drawn[0] = order;
              }
              return true;
            });
    return drawn[0];
  }

  /** The same, by drawing from the list until a legal one comes up. */
  private @Nullable Order draftSparingly(Ask.Phase ask, RandomGenerator random) {
    List<Order> listed = new ArrayList<>();
    ask.lister().list(listed::add);
    for (int left = listed.size(); left > 0; left--) {
      int drawn = random.nextInt(left);
      if (isLegal(listed.get(drawn))) {
        return listed.get(drawn);
      }
      listed.set(drawn, listed.get(left - 1));
    }
    return null;
  }

  // ---- counting

  /**
   * How many combinations the asks span, before the rulebook refuses any; no more than {@link
   * Long#MAX_VALUE}. Orders of phases are counted one by one.
   */
  public long count() {
    long sum = 0;
    for (Ask ask : asks) {
      sum = plus(sum, count(ask));
    }
    return sum;
  }

  private static long count(Ask ask) {
    return switch (ask) {
      case Ask.OneOf a -> a.of().size();
      case Ask.Spread a -> count(a);
      case Ask.Ways a -> count(a);
      case Ask.Some a -> {
        long product = 1;
        for (Ask.Group group : a.groups()) {
          long[] ones = new long[group.among().size()];
          Arrays.fill(ones, 1);
          product = times(product, groups(ones, group.least(), group.most()));
        }
        yield product;
      }
      case Ask.Allot a ->
          groups(
              a.lots().stream().mapToLong(lot -> lot.targets().size()).toArray(),
              a.least(),
              a.most());
      case Ask.Phase a -> {
        long[] n = new long[1];
        a.lister()
            .list(
                order -> {
                  n[0]++;
                  return true;
                });
        yield n[0];
      }
    };
  }

  private static long count(Ask.Spread ask) {
    long[] waysTo = new long[ask.due() + 1];
    waysTo[0] = 1;
    for (Ask.Share share : ask.among()) {
      for (int sum = ask.due(); sum > 0; sum--) {
        for (int n = 1; n <= Math.min(sum, share.most()); n++) {
          waysTo[sum] = plus(waysTo[sum], waysTo[sum - n]);
        }
      }
    }
    return waysTo[ask.due()];
  }

  private static long count(Ask.Ways ask) {
    if (ask.most() < ask.movers().size()) {
      return groups(
          ask.movers().stream().mapToLong(mover -> mover.ways().size()).toArray(), 1, ask.most());
    }
    long product = 1;
    for (Ask.Mover mover : ask.movers()) {
      product = times(product, mover.ways().size() + (ask.mayStay() ? 1 : 0));
    }
    return ask.mayStay() || ask.movers().isEmpty() ? product - 1 : product;
  }

  /** In how many ways from {@code least} to {@code most} of some things can be had. */
  private static long groups(long[] each, int least, int most) {
    long[] bySize = new long[each.length + 1];
    bySize[0] = 1;
    for (long ways : each) {
      for (int size = each.length; size > 0; size--) {
        bySize[size] = plus(bySize[size], times(bySize[size - 1], ways));
      }
    }
    long sum = 0;
    for (int size = least; size <= Math.min(most, each.length); size++) {
      sum = plus(sum, bySize[size]);
    }
    return sum;
  }

  private static long plus(long a, long b) {
    return a + b < 0 ? Long.MAX_VALUE : a + b;
  }

  private static long times(long a, long b) {
    return Math.multiplyHigh(a, b) != 0 || a * b < 0 ? Long.MAX_VALUE : a * b;
  }
}
