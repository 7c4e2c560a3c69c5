package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Stacks that run over somebody on their way: no commander ever did. */
class OverrunsTest {
  private static Setting arranged(String phase, String units) {
    Tables tables = new Tables(Shelf.boxes());
    var table =
        tables.arrange(
            tables.box("kiev"),
            Json.read(
                """
                {"turn":3,"side":"axis","phase":"%s","lenient":true,
                 "map":{"columns":12,"rows":12,"edges":{"east":["soviet-supply"],"west":["german-supply"]}},
                 "units":[%s]}
                """
                    .formatted(phase, units)),
            Optional.of(1L));
    return new Setting(table.game().rulebook(), table.game().position());
  }

  /** The captain's orders until the phase is over. */
  private static List<Order> phase(Setting setting) {
    Rulebook rulebook = setting.rulebook();
    Position p = setting.position();
    Commander[] captains = {Commanders.of("captain"), Commanders.of("captain")};
    List<Order> orders = new ArrayList<>();
    Dice dice = Dice.unrecorded(3);
    while (orders.isEmpty() || !(orders.getLast() instanceof EndPhase)) {
      Question question = Question.about(rulebook, p, new SplittableRandom(1), Budget.AT_ONCE);
      Order order = captains[rulebook.decides(p).ordinal()].answer(question).order();
      assertThat(rulebook.check(p, order).isLegal()).isTrue();
      orders.add(order);
      rulebook.carryOut(p, order, dice, Chronicle.SILENT);
    }
    return orders;
  }

  private static final String PANZERS =
      """
      {"id":"a","side":"german","arm":"panzer","mechanized":true,"steps":["6-2-10","3-1-10"],"formation":"9","hex":"0305"},
      {"id":"b","side":"german","arm":"motorized","mechanized":true,"steps":["3-3-10","1-2-10"],"formation":"9","hex":"0305"},
      """;

  /** He cannot get away if they come from the right side. */
  private static final String WEAK =
      """
      {"id":"behind","side":"german","arm":"infantry","steps":["5-7-7"],"hex":"0805"},
      {"id":"r","side":"soviet","arm":"rifle","steps":["1-1-6"],"hex":"0705"}
      """;

  @Test
  void panzersGoUpToSomebodyWeakAndRunOverHim() {
    for (String phase : List.of("initial-movement", "mechanized-movement")) {
      Setting setting = arranged(phase, PANZERS + WEAK);
      List<Order> orders = phase(setting);
      assertThat(orders.get(0)).as(phase).isInstanceOf(Move.class);
      assertThat(orders.get(1))
          .as(phase)
          .isInstanceOfSatisfying(
              Overrun.class, order -> assertThat(order.units().size()).isEqualTo(2));
    }
  }

  @Test
  void nobodyRunsIntoWhoIsTooStrong() {
    Setting setting = arranged("mechanized-movement", PANZERS + WEAK.replace("1-1-6", "8-8-6"));
    assertThat(phase(setting)).noneMatch(Overrun.class::isInstance);
  }

  @Test
  void infantryOverrunsNobodyInKiev() {
    Setting setting =
        arranged(
            "initial-movement",
            """
            {"id":"i","side":"german","arm":"infantry","steps":["8-10-7"],"hex":"0505"},
            """
                + WEAK);
    assertThat(setting.rulebook().staff().wayToOverrun(setting.position(), 0)).isNegative();
    assertThat(phase(setting)).noneMatch(Overrun.class::isInstance);
  }

  /** Three points are kept for the overrun itself. */
  @Test
  void theWayToAnOverrunLeavesEnoughForIt() {
    Setting setting = arranged("mechanized-movement", PANZERS + WEAK);
    assertThat(setting.rulebook().staff().wayToOverrun(setting.position(), 0)).isEqualTo(2 * 7);
  }

  /** Simulations are to be played as games are. */
  @Test
  void whoPlaysForwardOverrunsToo() {
    Setting setting = arranged("mechanized-movement", PANZERS + WEAK);
    Order first = hurried(setting).answer(setting.position(), new SplittableRandom(1)).order();
    assertThat(first).isInstanceOf(Move.class);
    setting.rulebook().carryOut(setting.position(), first, Dice.unrecorded(3), Chronicle.SILENT);
    assertThat(hurried(setting).answer(setting.position(), new SplittableRandom(1)).order())
        .isInstanceOf(Overrun.class);
  }

  @Test
  void nobodyWhoPlaysForwardRunsIntoWhoIsTooStrong() {
    Setting setting = arranged("mechanized-movement", PANZERS + WEAK.replace("1-1-6", "8-8-6"));
    Overruns overruns = new Overruns(setting.rulebook(), survey(setting), gains(setting));
    overruns.hurry();
    assertThat(overruns.next(setting.position(), Temper.EVEN)).isNull();
  }

  /** Where the moves of a phase are settled, overruns were thought of before. */
  @Test
  void nothingComesBeforeAPlanThatIsSettled() {
    Setting setting = arranged("mechanized-movement", PANZERS + WEAK);
    Script script = hurried(setting);
    script.setPlanner(
        new Planner() {
          @Override
          public List<Leg> legs(Position p) {
            return List.of();
          }

          @Override
          public boolean isSettled() {
            return true;
          }
        });
    assertThat(script.answer(setting.position(), new SplittableRandom(1)).order())
        .isInstanceOf(EndPhase.class);
  }

  private static Script hurried(Setting setting) {
    Script script = new Script(setting.rulebook(), Temper.EVEN);
    script.hurry();
    return script;
  }

  private static Survey survey(Setting setting) {
    Rulebook rulebook = setting.rulebook();
    Survey survey = new Survey(rulebook.board(), rulebook.staff());
    survey.take(setting.position(), setting.position().phasing());
    return survey;
  }

  private static Gains gains(Setting setting) {
    Survey survey = survey(setting);
    return new Gains(survey, new Objectives(survey));
  }
}
