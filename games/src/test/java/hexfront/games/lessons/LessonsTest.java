package hexfront.games.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataProblem;
import hexfront.games.data.DataText;
import hexfront.games.inquiry.Inquiry;
import hexfront.games.lessons.Lesson.Sign;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.node.ObjectNode;

/** Every lesson can be played to its end, by the answers that it shows. */
class LessonsTest {
  private static final int MOST_ORDERS = 200;
  private static final List<String> PHASE = List.of("move", "attack", "end-phase");

  @TestFactory
  Stream<DynamicTest> everyLessonIsPlayedToItsEnd() {
    return Shelf.boxes().stream()
        .flatMap(
            box ->
                Lessons.of(box.id()).stream()
                    .map(
                        lesson ->
                            DynamicTest.dynamicTest(
                                box.id() + " " + lesson.id(),
                                () -> new Learner(box, lesson).learn())));
  }

  @Test
  void everyGameHasALessonOfTenToFifteenSteps() {
    assertThat(Shelf.boxes())
        .allSatisfy(
            box ->
                assertThat(Lessons.of(box.id()))
                    .as(box.id())
                    .isNotEmpty()
                    .allSatisfy(lesson -> assertThat(lesson.steps()).hasSizeBetween(10, 15)));
  }

  @Test
  void everyLessonLeadsToTheShortScenarioOfItsGame() {
    assertThat(Shelf.boxes())
        .allSatisfy(
            box ->
                assertThat(Lessons.of(box.id()))
                    .extracting(Lesson::next)
                    .isSubsetOf(
                        box.scenarios().stream()
                            .filter(scenario -> scenario.brief() != null)
                            .map(Box.Scenario::id)
                            .toList()));
  }

  @Test
  void aMistakeIsToldWithItsFileAndLine() {
    DataText text =
        new DataText(
            "x.yaml",
            """
            lessons:
              - id: a
                title: b
                minutes: 5
                side: axis
                seed: 1
                text: c
                position: '{}'
                after: d
                steps:
                  - title: e
                    text: f
                    ask: g
                    done: {seen: h}
                    answer: settle
            """);
    assertThatThrownBy(() -> Lessons.read(DataFile.read(text)))
        .isInstanceOf(DataProblem.class)
        .hasMessageContaining("x.yaml")
        .hasMessageContaining("unknown sign 'seen'");
  }

  /** Does what the lesson shows, and answers for the other side as the table does. */
  private static final class Learner {
    private final Lesson lesson;
    private final Table table;

    Learner(Box box, Lesson lesson) {
      this.lesson = lesson;
      this.table =
          new Tables(Shelf.boxes())
              .arrange(box, lesson.position().deepCopy(), Optional.of(lesson.seed()));
    }

    void learn() {
      for (Lesson.Step step : lesson.steps()) {
        int before = table.game().journal().entries().size();
        switch (step.answer()) {
          case Lesson.Look look -> assertThat(step.done()).containsEntry(look.at(), look.what());
          case Lesson.Give give -> play(table.orders().read(give.order()));
          case Lesson.Settle _ -> settle();
        }
        reply();
        check(step, before);
      }
    }

    private void play(Order order) {
      var verdict = table.game().play(order).verdict();
      assertThat(verdict.refusals()).as(order.toString()).isEmpty();
    }

    private void settle() {
      while (side() == lesson.side() && isQuestion()) {
        play(legal().getFirst());
        reply();
      }
    }

    private boolean isQuestion() {
      return table.game().decision().orders().stream().noneMatch(PHASE::contains);
    }

    private Side side() {
      return table.game().decision().side();
    }

    private List<Order> legal() {
      return legal(MOST_ORDERS, _ -> true);
    }

    private List<Order> legal(int most, Predicate<Order> wanted) {
      List<Order> orders = new ArrayList<>();
      var game = table.game();
      new Inquiry(game.rulebook(), game.position(), Optional.of(side()))
          .legal(
              order -> {
                if (wanted.test(order)) {
                  orders.add(order);
                }
                return orders.size() < most;
              });
      return orders;
    }

    private void reply() {
      while (side() != lesson.side() && !table.game().decision().isOver()) {
        List<Order> legal = legal();
        play(
            lesson.replies().stream()
                .flatMap(reply -> legal.stream().filter(order -> fits(reply, order)))
                .findFirst()
                .or(() -> legal(1, o -> o.type().equals("end-phase")).stream().findFirst())
                .orElseGet(legal::getFirst));
      }
    }

    private boolean fits(ObjectNode reply, Order order) {
      ObjectNode json = table.orders().write(order);
      return reply.properties().stream().allMatch(e -> e.getValue().equals(json.get(e.getKey())));
    }

    private void check(Lesson.Step step, int before) {
      String stage = step.done().get(Sign.STAGE);
      if (stage != null) {
        assertThat(table.game().decision().stage()).as(step.title()).isEqualTo(stage);
        assertThat(side()).isEqualTo(lesson.side());
      }
      String at = step.done().get(Sign.AT);
      if (at != null) {
        var position = table.game().position();
        int unit = position.board().unit(step.done().getOrDefault(Sign.UNIT, "")).orElseThrow();
        assertThat(position.place(unit)).as(step.title()).isEqualTo(at);
      }
      String event = step.done().get(Sign.EVENT);
      if (event != null) {
        var entries = table.game().journal().entries();
        assertThat(entries.subList(before, entries.size()))
            .as(step.title())
            .flatExtracting(entry -> entry.events())
            .extracting(told -> table.facts().event(told).get("type").stringValue())
            .contains(event);
      }
    }
  }
}
