package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.ai.CommonDice;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.EndPhase;
import hexfront.games.openings.KeptOpening.Line;
import hexfront.games.wire.Malformed;
import hexfront.lab.Games;
import hexfront.lab.Ground;
import hexfront.lab.study.FirstTurns.FirstTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OpeningSearchTest {
  private static final Ground KORSUN =
      Ground.of(Games.TABLES, "korsun", Optional.empty(), Map.of());

  private final List<String> told = new ArrayList<>();

  /** The Soviet turn goes from the choice of headquarters to the first attack. */
  @Test
  void aFirstTurnEndsWithItsFirstDie() {
    List<FirstTurn> turns =
        new FirstTurns(Games.TABLES, KORSUN, Side.SOVIET, 1).different(1, told::add);
    List<Order> orders = turns.getFirst().lines().stream().map(Line::order).toList();
    assertThat(orders.getFirst()).isEqualTo(new EndPhase());
    assertThat(orders.get(1).type()).isEqualTo("activate");
    assertThat(orders.getLast().type()).isEqualTo("attack");
    assertThat(orders.stream().filter(order -> order.type().equals("attack"))).hasSize(1);
  }

  /** The order in which units move makes no other first turn. */
  @Test
  void whatLeadsToTheSamePositionAndOrderIsAlike() {
    Line end = new Line(Side.AXIS, new EndPhase());
    FirstTurn one = new FirstTurn("one", List.of(end, end), 5);
    assertThat(one.isLike(new FirstTurn("other", List.of(end), 5))).isTrue();
    assertThat(one.isLike(new FirstTurn("other", List.of(end, end), 6))).isFalse();
  }

  @Test
  void aTurnThatComesAfterBattlesOfTheEnemyCannotBeFixed() {
    FirstTurns turns = new FirstTurns(Games.TABLES, Games.KIEV, Side.AXIS, 1);
    assertThatThrownBy(() -> turns.different(1, told::add))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("kiev campaign: the first turn of the axis side comes after battles");
  }

  @Test
  void commonDiceFallTheSameForTheSameBattlesAndNeverRepeatThemselves() {
    Position p = Games.TABLES.box("korsun").open(KORSUN.scenario(), KORSUN.options()).position();
    Order order = new EndPhase();
    CommonDice one = new CommonDice(5);
    CommonDice other = new CommonDice(5);
    one.about(p, order);
    other.about(p, order);
    List<Integer> first = IntStream.range(0, 20).mapToObj(one::roll).toList();
    assertThat(IntStream.range(100, 120).mapToObj(other::roll)).isEqualTo(first);
    one.about(p, order);
    assertThat(IntStream.range(0, 20).mapToObj(one::roll)).isNotEqualTo(first);
  }
}
