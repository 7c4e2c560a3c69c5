package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Nature;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import hexfront.games.common.kept.Temperament;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The nature that a game's staff tells is that of all who play it by script. */
class NatureTest {
  private static final Nature RASH = new Nature(2.5, 0.4);

  private final Setting kiev = GamesForTests.open("kiev");
  private final Rulebook even = kiev.rulebook();
  private final Rulebook rash = told(even, Side.AXIS, RASH);
  private final Position begun = marching(kiev);

  /** The first movement phase of the Axis. */
  private static Position marching(Setting setting) {
    Position p = setting.position();
    while (p.phasing() != Side.AXIS || !setting.rulebook().decision(p).takes("move")) {
      GamesForTests.play(setting, "recruit", "recruit", 1, 1);
    }
    return p;
  }

  /** The rules of a game whose staff tells another nature of a side. */
  private static Rulebook told(Rulebook rulebook, Side of, Nature nature) {
    Staff staff = rulebook.staff();
    Staff other =
        (Staff)
            Proxy.newProxyInstance(
                NatureTest.class.getClassLoader(),
                new Class<?>[] {Staff.class},
                (proxy, method, args) ->
                    method.getName().equals("nature") && of.equals(args[1])
                        ? nature
                        : call(method, staff, args));
    return (Rulebook)
        Proxy.newProxyInstance(
            NatureTest.class.getClassLoader(),
            new Class<?>[] {Rulebook.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "staff" -> other;
                  case "equals" -> proxy == args[0];
                  default -> call(method, rulebook, args);
                });
  }

  private static Object call(Method method, Object of, Object[] args) throws Throwable {
    try {
      return method.invoke(of, args);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private List<Leg> draft(Rulebook rulebook, Temper temper) {
    return new Script(rulebook, temper).draft(begun);
  }

  private Order order(Commander commander, Rulebook rulebook) {
    return commander
        .answer(Question.about(rulebook, begun, new SplittableRandom(1), Budget.AT_ONCE))
        .order();
  }

  /** The first orders of a commander from where the Axis begins to march. */
  private List<Order> orders(Commander commander, Rulebook rulebook) {
    Position p = begun.copy();
    SplittableRandom random = new SplittableRandom(1);
    return IntStream.range(0, 40)
        .mapToObj(
            i -> {
              Order order =
                  commander.answer(Question.about(rulebook, p, random, Budget.AT_ONCE)).order();
              even.carryOut(p, order, Dice.unrecorded(1), Chronicle.SILENT);
              return order;
            })
        .toList();
  }

  @Test
  void aTemperIsATasteOnTopOfTheNatureOfTheSide() {
    List<Leg> plan = draft(rash, Temper.EVEN);
    assertThat(plan).isEqualTo(draft(even, new Temper(2.5, 0.4)));
    assertThat(plan).isNotEqualTo(draft(even, Temper.EVEN));
    assertThat(draft(rash, new Temper(0.4, 2.5))).isEqualTo(draft(even, Temper.EVEN));
  }

  @Test
  void aCaptainPlaysWithTheTemperThatIsKept() {
    List<Order> played = orders(Commanders.of("captain"), rash);
    assertThat(played).isEqualTo(orders(Openers.captain(Temperament.of(RASH)), even));
    assertThat(played)
        .isNotEqualTo(orders(Commanders.of("captain"), told(even, Side.AXIS, Nature.EVEN)));
  }

  @Test
  void theEnemysNatureIsNotOnesOwn() {
    Rulebook other = told(even, Side.SOVIET, RASH);
    assertThat(draft(other, Temper.EVEN)).isEqualTo(draft(even, Temper.EVEN));
  }

  @Test
  void aRecruitKnowsNothingOfIt() {
    assertThat(order(new Recruit(), rash)).isEqualTo(order(new Recruit(), even));
  }

  /** What a marshal tries forward is played by scripts of that nature, its own and the enemy's. */
  @Test
  void simulationsAreOfThatNatureToo() {
    Opening nothing = new Opening(null, null, Temper.EVEN, new HexSet(begun.board().hexes()));
    double plain = new Simulation(even, Side.AXIS).play(begun, nothing, 1, 1, () -> false).value();
    assertThat(new Simulation(rash, Side.AXIS).play(begun, nothing, 1, 1, () -> false).value())
        .isNotEqualTo(plain);
    Rulebook enemy = told(even, Side.SOVIET, RASH);
    assertThat(new Simulation(enemy, Side.AXIS).play(begun, nothing, 1, 1, () -> false).value())
        .isNotEqualTo(plain);
  }
}
