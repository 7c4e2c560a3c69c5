package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Seen;
import hexfront.games.Setting;
import hexfront.games.wire.FactJson;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a side may not know: covered counters, allotments of air units, loads, bridge trains. */
class KesselSecretsTest {
  private interface Watcher {
    void see(KesselRules rules, Position p);
  }

  /** Plays a random game and hands some of its positions to a watcher. */
  private static void watch(String scenario, long seed, Watcher watcher) {
    Setting setting = Sketch.BOX.open(scenario, Map.of());
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    int n = 0;
    while (!game.decision().isOver()) {
      Order order = game.rulebook().anyOrder(game.position(), random);
      game.play(order);
      if (n++ % 5 == 0) {
        watcher.see((KesselRules) game.rulebook(), game.position());
      }
    }
  }

  @Test
  @Case({"KS-3.6", "KS-15.2.3"})
  void noViewShowsACounterBeneathAnEnemyStacksTop() {
    watch(
        "solution-west",
        4,
        (rules, p) -> {
          for (Side side : Side.values()) {
            View view = rules.view(p, side);
            Set<String> seen =
                view.units().stream().map(View.Counter::id).collect(Collectors.toSet());
            ((Map<?, ?>) view.state().get("pontoons"))
                .values()
                .forEach(guard -> seen.add(guard.toString()));
            for (int unit : rules.roster.ground(side.enemy())) {
              if (KesselViews.isCovered(p, side, unit)) {
                assertThat(seen).doesNotContain(rules.name(unit));
              }
            }
          }
        });
  }

  @Test
  @Case({"KS-3.6", "KS-6.3.2", "KS-6.7.1A", "KS-15.2.1"})
  void positionsThatDifferOnlyInWhatIsHiddenLookTheSame() {
    SplittableRandom random = new SplittableRandom(7);
    boolean[] differed = new boolean[1];
    watch(
        "solution-west",
        5,
        (rules, p) -> {
          for (Side side : Side.values()) {
            Position other = rules.imagine(p, side, random);
            differed[0] |= !other.equals(p);
            assertThat(rules.view(other, side)).isEqualTo(rules.view(p, side));
            assertThat(rules.decides(other)).isEqualTo(rules.decides(p));
            assertThat(rules.invariants(other)).isEmpty();
          }
        });
    assertThat(differed[0]).isTrue();
  }

  // ---- each secret by itself

  /** Changes one secret of a side; tells whether there was one to change. */
  private interface Change {
    boolean make(KesselRules rules, Position p, Side owner, RandomGenerator random);
  }

  /** Somebody else lies beneath two stacks. */
  private static boolean changeStacks(
      KesselRules rules, Position p, Side owner, RandomGenerator random) {
    int[] covered =
        IntStream.of(rules.roster.ground(owner))
            .filter(unit -> KesselViews.isCovered(p, owner.enemy(), unit))
            .filter(unit -> !p.is(unit, Flag.SUPPLIED_BY_AIR | Flag.TOP))
            .toArray();
    for (int i = 0; i + 1 < covered.length; i++) {
      int a = covered[i];
      int b = covered[i + 1 + random.nextInt(covered.length - i - 1)];
      int first = p.hex(a);
      int second = p.hex(b);
      int tops = Stacking.top(p, owner, first) + Stacking.top(p, owner, second);
      if (first != second && Status.of(p, a) == Status.of(p, b)) {
        p.place(a, second);
        p.place(b, first);
        if (Stacking.top(p, owner, first) + Stacking.top(p, owner, second) == tops) {
          return true;
        }
        p.place(a, first);
        p.place(b, second);
      }
    }
    return false;
  }

  /** Before both have shown where their air units are, one of them is elsewhere. */
  private static boolean changeSectors(
      KesselRules rules, Position p, Side owner, RandomGenerator random) {
    if (!(p.stage() instanceof AirAllocation)) {
      return false;
    }
    int[] units =
        IntStream.of(rules.roster.air(owner)).filter(unit -> rules.air.isReady(p, unit)).toArray();
    if (units.length == 0) {
      return false;
    }
    int unit = units[random.nextInt(units.length)];
    int sector = rules.ledger.sector(p, unit);
    rules.ledger.setSector(p, unit, (sector + 1 + random.nextInt(23)) % 25);
    return true;
  }

  private static boolean changeLoads(
      KesselRules rules, Position p, Side owner, RandomGenerator random) {
    boolean changed = false;
    for (int unit : rules.roster.air(owner)) {
      if (rules.air.isTransport(unit) && rules.air.isReady(p, unit)) {
        int ammo = rules.ledger.loadAmmo(p, unit);
        rules.ledger.setLoad(p, unit, (ammo + 1 + random.nextInt(9)) % 11, random.nextInt(3));
        changed = true;
      }
    }
    return changed;
  }

  private static boolean changeTrains(
      KesselRules rules, Position p, Side owner, RandomGenerator random) {
    int[] able =
        IntStream.of(rules.roster.ground(owner))
            .filter(hq -> rules.setUp.mayCarry(p, owner, hq))
            .toArray();
    for (int i = Bridges.first(owner); i <= Bridges.last(owner); i++) {
      int hq = Ledger.unit(p, Ledger.TRAINS + i);
      int other = able.length == 0 ? -1 : able[random.nextInt(able.length)];
      if (hq >= 0 && other >= 0 && other != hq) {
        Ledger.setUnit(p, Ledger.TRAINS + i, other);
        return true;
      }
    }
    return false;
  }

  private static final Map<String, Change> SECRETS =
      Map.of(
          "stacks", KesselSecretsTest::changeStacks,
          "sectors", KesselSecretsTest::changeSectors,
          "loads", KesselSecretsTest::changeLoads,
          "trains", KesselSecretsTest::changeTrains);

  /** How often a secret was changed in a random game; its owner sees it and nobody else does. */
  private static Map<String, Integer> timesHidden(String scenario, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Map<String, Integer> times = new HashMap<>();
    watch(
        scenario,
        seed,
        (rules, p) -> {
          for (Side owner : Side.values()) {
            Side enemy = owner.enemy();
            View ours = rules.view(p, owner);
            View theirs = rules.view(p, enemy);
            SECRETS.forEach(
                (name, change) -> {
                  Position other = p.copy();
                  if (change.make(rules, other, owner, random)) {
                    View seen = rules.view(other, owner);
                    assertThat(seen).as(name).isNotEqualTo(ours);
                    assertThat(rules.view(other, enemy)).as(name).isEqualTo(theirs);
                    assertThat(View.common(seen, theirs))
                        .as(name)
                        .isEqualTo(View.common(ours, theirs));
                    times.merge(name, 1, Integer::sum);
                  }
                });
          }
        });
    return times;
  }

  @Test
  @Case({"KS-3.6", "KS-6.3.2", "KS-6.7.1A", "KS-15.2.1"})
  void whatIsSecretIsSeenByItsOwnerAlone() {
    for (String scenario : List.of("solution-west", "campaign")) {
      Map<String, Integer> times = timesHidden(scenario, 8);
      assertThat(times).as(scenario).containsOnlyKeys(SECRETS.keySet());
      assertThat(times.values()).as("%s %s", scenario, times).allMatch(n -> n > 5);
    }
  }

  /** Allotments, loads and trains are ordered in secret: of the order nothing at all is told. */
  @Test
  @Case({"KS-6.3.2", "KS-6.7.1A", "KS-15.2.1"})
  void nobodyElseIsToldOfSecretOrders() {
    Set<Class<?>> secret = new HashSet<>();
    for (int seed = 1; seed <= 20 && secret.size() < 3; seed++) {
      secret.addAll(secretOrders(seed));
    }
    assertThat(secret).containsExactlyInAnyOrder(Load.class, PlaceAir.class, BridgeTrain.class);
  }

  /** Plays a random game and tells which kinds of secret orders were given in it. */
  private static Set<Class<?>> secretOrders(long seed) {
    Setting setting = Sketch.BOX.open("solution-west", Map.of());
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
    KesselRules rules = (KesselRules) game.rulebook();
    SplittableRandom random = new SplittableRandom(seed);
    Set<Class<?>> secret = new HashSet<>();
    for (int n = 0; n < 2500 && !game.decision().isOver(); n++) {
      Order order =
          n == 0
              ? game.orderText().read("bridge-train unit=ks-ge-hq-iii")
              : rules.anyOrder(game.position(), random);
      game.play(order);
      if (order instanceof Load || order instanceof PlaceAir || order instanceof BridgeTrain) {
        secret.add(order.getClass());
        Journal.Entry entry = game.journal().entries().getLast();
        for (Side viewer : new Side[] {entry.side().enemy(), null}) {
          Seen seen = entry.seenBy(viewer, rules.board());
          assertThat(seen.order()).isNull();
          assertThat(seen.events()).isEmpty();
        }
        assertThat(entry.seenBy(entry.side(), rules.board()).order()).isEqualTo(order);
      }
    }
    return secret;
  }

  /** What is told of orders names no counter that stays covered: neither order nor events do. */
  @Test
  @Case("KS-3.6")
  void nothingThatIsToldNamesACounterThatStaysCovered() {
    Setting setting = Sketch.BOX.open("solution-west", Map.of());
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(1), Map.of());
    KesselRules rules = (KesselRules) game.rulebook();
    FactJson facts = new FactJson(rules.board());
    SplittableRandom random = new SplittableRandom(1);
    int veiled = 0;
    for (int n = 0; n < 1500 && !game.decision().isOver(); n++) {
      Position before = game.position();
      game.play(rules.anyOrder(before, random));
      Journal.Entry entry = game.journal().entries().getLast();
      for (Side viewer : Side.values()) {
        Seen seen = entry.seenBy(viewer, rules.board());
        veiled += entry.side() != viewer && seen.order() == null ? 1 : 0;
        String told = facts.events(seen.events()) + text(game, seen.order());
        Set<String> words = Set.copyOf(List.of(told.split("[^a-z0-9-]+")));
        for (int unit : rules.roster.ground(viewer.enemy())) {
          if (KesselViews.isCovered(before, viewer, unit)
              && KesselViews.isCovered(game.position(), viewer, unit)) {
            assertThat(words).doesNotContain(rules.name(unit));
          }
        }
      }
    }
    assertThat(veiled).isPositive();
  }

  private static String text(Game game, @Nullable Order order) {
    return order == null ? "" : game.orderText().write(order);
  }

  @Test
  @Case("KS-17.0")
  void pointsAreTheSameWhateverWasCountedBefore() {
    AtomicInteger looks = new AtomicInteger();
    watch(
        "solution-west",
        6,
        (rules, p) -> {
          if (looks.getAndIncrement() % 25 != 0) {
            return;
          }
          for (Side side : Side.values()) {
            rules.score(rules.imagine(p, side, new SplittableRandom(3)));
          }
          KesselRules fresh = (KesselRules) Sketch.BOX.open("solution-west", Map.of()).rulebook();
          Position again = fresh.written().read(rules.written().text(p));
          assertThat(rules.score(p)).isEqualTo(fresh.score(again));
        });
  }
}
