package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Chronicle;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Choose;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarshalTest {
  static Stream<String> games() {
    return Shelf.boxes().stream().map(Box::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMarshalPlaysLegally(String game) {
    Table table = new Table(game, 3);
    for (int orders = 0; orders < 25 && !table.isOver(); orders++) {
      table.play(table.captain, Budget.ofSimulations(2));
    }
    assertThat(table.rulebook.invariants(table.position)).isEmpty();
  }

  @Test
  void aPlayerTurnTakesNoMoreTimeThanItsBudget() {
    Duration turn = Duration.ofMillis(400);
    Table table = new Table("kiev", 5);
    Commander captain = table.captain;
    for (int warmUp = 0; warmUp < 60; warmUp++) {
      table.play(captain, Budget.ofSimulations(60));
    }
    Map<String, Long> spent = new HashMap<>();
    long longest = 0;
    for (int decisions = 0; decisions < 200 && !table.isOver(); ) {
      String playerTurn = table.position.turn() + table.position.phasing().word();
      boolean own = table.rulebook.decides(table.position) == Side.AXIS;
      boolean enemys = table.position.phasing() != Side.AXIS;
      long began = cpu();
      table.play(captain, Budget.ofTurn(turn));
      if (own) {
        decisions++;
        long whole = spent.merge(playerTurn, cpu() - began, Long::sum);
        longest = enemys ? Math.max(longest, whole) : longest;
      }
    }
    assertThat(spent.values())
        .as("nanoseconds a player turn")
        .allMatch(nanos -> nanos <= 1.05 * turn.toNanos());
    assertThat(spent.values().stream().mapToLong(Long::longValue).max().orElse(0))
        .as("the budget is used")
        .isGreaterThan((long) (0.92 * turn.toNanos()));
    assertThat(longest)
        .as("in the enemy's player turn less than half of it is")
        .isLessThan(turn.toNanos() / 2);
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  @Test
  void aMarshalWhoIsStoppedAnswersAtOnce() {
    Table table = new Table("kiev", 1);
    AtomicInteger asked = new AtomicInteger();
    Budget hours =
        Budget.ofTurn(Duration.ofHours(9)).stoppedBy(() -> asked.incrementAndGet() > 2000);
    while (asked.get() <= 2000) {
      table.play(table.captain, hours);
    }
    assertThat(asked.get()).as("stopped while thinking, and soon done").isBetween(2001, 2100);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void theSameSimulationsGiveTheSameOrders(int threads) {
    Table once = new Table("kiev", 8, threads);
    Table again = new Table("kiev", 8, threads);
    for (int orders = 0; orders < 80; orders++) {
      once.play(once.captain, Budget.ofSimulations(24));
      again.play(again.captain, Budget.ofSimulations(24));
    }
    assertThat(again.hash()).isEqualTo(once.hash());
  }

  @Test
  void searchingChangesWhatIsPlayed() {
    Table scripted = new Table("kiev", 8);
    Table searched = new Table("kiev", 8);
    int orders = 0;
    while (orders < 600 && searched.hash() == scripted.hash()) {
      scripted.play(scripted.captain, Budget.AT_ONCE);
      searched.play(searched.captain, Budget.ofSimulations(100));
      orders++;
    }
    assertThat(searched.hash()).isNotEqualTo(scripted.hash());
  }

  @Test
  void aMarshalTellsOfItsPlanOnce() {
    Table table = new Table("kiev", 8);
    int turn = table.position.turn();
    int told = 0;
    while (table.position.turn() == turn) {
      Answer answer = table.play(table.captain, Budget.ofSimulations(150));
      told += answer.why().contains("the plan is expected to lead to") ? 1 : 0;
    }
    assertThat(told).as("plans told of: one for each movement phase at most").isBetween(1, 3);
  }

  /** The garrison of a fortress may hold or retreat; the ask says so, no other order is offered. */
  @Test
  void aMarshalWeighsHoldingAgainstRetreating() {
    Game game = siege();
    AtomicInteger asked = new AtomicInteger();
    Budget budget =
        Budget.ofSimulations(40)
            .stoppedBy(
                () -> {
                  asked.incrementAndGet();
                  return false;
                });
    Answer answer =
        Commanders.marshal(1)
            .answer(
                Question.about(game.rulebook(), game.position(), new SplittableRandom(1), budget));
    assertThat(game.decision().options()).containsExactly("hold", "retreat");
    assertThat(answer.order()).isIn(new Choose("hold"), new Choose("retreat"));
    assertThat(asked.get()).as("looks at the clock while simulating").isGreaterThan(10);
  }

  /** A staff has its standing order for which headquarters tries; the marshal asks what if not. */
  @Test
  void aMarshalTriesOutWhatLeavesFewWays() {
    Table table = new Table("kesselschlacht", 4);
    while (!table.rulebook.decision(table.position).takes("activate") || !table.leavesFewWays()) {
      table.carryOut(table.scripted());
    }
    AtomicInteger asked = new AtomicInteger();
    Budget budget =
        Budget.ofSimulations(8)
            .stoppedBy(
                () -> {
                  asked.incrementAndGet();
                  return false;
                });
    Answer answer =
        table.marshal.answer(
            Question.about(table.rulebook, table.position, new SplittableRandom(1), budget));
    assertThat(table.rulebook.check(table.position, answer.order()).isLegal()).isTrue();
    assertThat(asked.get()).as("looks at the clock while simulating").isGreaterThan(100);
  }

  /** Chance alone may have made a plan look better: on other dice it is found out. */
  @Test
  void aPlanThatIsWorseOnOtherDiceIsNotMade() {
    Table table = new Table("kiev", 8);
    while (!table.rulebook.decision(table.position).takes("move")
        || table.position.phasing() != Side.AXIS) {
      table.carryOut(table.scripted());
    }
    Rulebook rulebook = table.rulebook;
    Simulations simulations = new Simulations(rulebook, Side.AXIS, 1);
    Clock clock = new Clock();
    clock.begin(Budget.ofSimulations(200), 1);
    clock.take(1);
    HexSet spared = new HexSet(rulebook.board().hexes());
    Opening march =
        new Opening(
            null, new Script(rulebook, Temper.EVEN).draft(table.position), Temper.EVEN, spared);
    Opening stay = march.with(List.of());
    double ahead = 0;
    for (int seed = 0; seed < 20; seed++) {
      Account[] played =
          simulations.play(
              table.position,
              List.of(
                  Simulations.Task.ofBattle(march, seed), Simulations.Task.ofBattle(stay, seed)),
              clock);
      ahead += played[0].value() - played[1].value();
    }
    Opening better = ahead > 0 ? march : stay;
    Opening worse = ahead > 0 ? stay : march;
    PlanSearch search =
        new PlanSearch(
            new Changes(rulebook.board().grid()),
            new Script(rulebook, Temper.EVEN),
            simulations,
            clock,
            spared,
            table.position,
            new SplittableRandom(8));
    assertThat(search.proved(found(worse), better).opening()).isEqualTo(better);
    assertThat(search.proved(found(better), worse).opening()).isEqualTo(better);
  }

  private static PlanSearch.Found found(Opening opening) {
    return new PlanSearch.Found(opening, 0, 9, 1, 1);
  }

  private static final String SIEGE =
      """
      {"turn":5,"side":"axis","phase":"combat","map":"blitzkrieg57",
       "state":{"fortresses":{"4312":2},"control":{"4312":"soviet"}},
       "units":[
        {"id":"a","side":"axis","arm":"infantry","size":"division","steps":["60-9-5","30-5-5"],"hex":"4311"},
        {"id":"x","side":"soviet","arm":"rifle","size":"division","steps":["3-4-4","1-2-4"],"hex":"4312"},
        {"id":"y","side":"soviet","arm":"rifle","size":"division","steps":["3-4-4","1-2-4"],"hex":"4312"}]}
      """;

  /** A game in which the garrison of a fortress has to choose. */
  private static Game siege() {
    Tables tables = new Tables(Shelf.boxes());
    for (int die = 1; die <= 6; die++) {
      var table = tables.arrange(tables.box("blitzkrieg57"), Json.read(SIEGE), Optional.of(1L));
      table.game().play(table.orderText().read("attack attackers=a hexes=4312"), List.of(die));
      if (table.game().decision().options().contains("hold")) {
        return table.game();
      }
    }
    throw new AssertionError("no result makes the garrison choose");
  }

  /** A game in which a marshal leads the Axis. */
  private static final class Table {
    final Rulebook rulebook;
    final Position position;
    final Commander marshal;
    final Commander captain = Commanders.of("captain");
    final RandomGenerator random;
    final RandomGenerator others;
    final Dice dice;

    Table(String game, long seed) {
      this(game, seed, 1);
    }

    Table(String game, long seed, int threads) {
      Box box = Shelf.box(game).orElseThrow();
      Map<String, Boolean> options = new HashMap<>();
      box.options().forEach(option -> options.put(option.id(), option.byDefault()));
      Setting setting = box.open(box.scenarios().getFirst().id(), options);
      rulebook = setting.rulebook();
      position = setting.position().copy();
      marshal = Commanders.marshal(threads);
      random = new SplittableRandom(seed);
      others = new SplittableRandom(~seed);
      dice = Dice.unrecorded(seed);
    }

    /** What the other side's captain would do in anybody's place. */
    Order scripted() {
      return captain.answer(Question.about(rulebook, position, others, Budget.AT_ONCE)).order();
    }

    boolean leavesFewWays() {
      AtomicInteger ways = new AtomicInteger();
      rulebook.legal(position, order -> ways.incrementAndGet() <= 6);
      return ways.get() > 1 && ways.get() <= 6;
    }

    long hash() {
      return rulebook.written().hash(position);
    }

    boolean isOver() {
      return rulebook.isOver(position);
    }

    /** One order: the marshal's for the Axis, his opponent's otherwise. */
    Answer play(Commander opponent, Budget budget) {
      boolean own = rulebook.decides(position) == Side.AXIS;
      Answer answer =
          own
              ? marshal.answer(Question.about(rulebook, position, random, budget))
              : opponent.answer(Question.about(rulebook, position, others, Budget.AT_ONCE));
      assertThat(rulebook.check(position, answer.order()).isLegal()).isTrue();
      carryOut(answer.order());
      return answer;
    }

    void carryOut(Order order) {
      rulebook.carryOut(position, order, dice, Chronicle.SILENT);
    }
  }
}
