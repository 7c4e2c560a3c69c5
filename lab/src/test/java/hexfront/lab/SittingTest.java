package hexfront.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.ai.Answer;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.ai.program.GaveUp;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.orders.Choose;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class SittingTest {
  private static final Fixture FIXTURE =
      new Fixture(1, Games.KIEV, "random", "other", 11, Games.SHORT);

  private static GameResult play(Commander other) {
    return play(FIXTURE, other);
  }

  private static GameResult play(Fixture fixture, Commander other) {
    Function<String, Commander> levels =
        level -> level.equals("other") ? other : Commanders.of(level);
    return Sitting.play(Games.TABLES, fixture, levels, () -> false).orElseThrow().result();
  }

  private static Order any(Question question) {
    return question.rulebook().anyOrder(question.seen(), question.random());
  }

  @Test
  void aGameTellsWhatCameOfIt() {
    GameResult result = play(question -> new Answer(any(question), ""));
    assertThat(result.counts()).isTrue();
    assertThat(result.orders()).isPositive();
    assertThat(result.axis().decisions().count() + result.soviet().decisions().count())
        .isEqualTo(result.orders());
    assertThat(result.side(Side.AXIS).stepsLost())
        .isGreaterThanOrEqualTo(result.side(Side.AXIS).unitsLost())
        .isPositive();
    assertThat(GameResult.read(result.write()).write()).isEqualTo(result.write());
  }

  @Test
  void anIllegalOrderEndsTheGameAndIsNamed() {
    GameResult result = play(question -> new Answer(new Choose("a pony"), ""));
    assertThat(result.counts()).isFalse();
    assertThat(result.trouble()).startsWith("soviet other gave an illegal order: choose");
  }

  @Test
  void aProgramThatGivesUpHasLostAndThatIsNoTrouble() {
    GameResult result =
        play(
            question -> {
              throw new GaveUp("it has ended");
            });
    assertThat(result.counts()).isTrue();
    assertThat(result.winner()).isEqualTo(Side.AXIS);
    assertThat(result.level()).isEqualTo(Sitting.FORFEIT + "it has ended");
  }

  @Test
  void aCrashEndsTheGameAndIsNamed() {
    GameResult result =
        play(
            question -> {
              throw new IllegalStateException("no idea");
            });
    assertThat(result.trouble()).startsWith("crash: ").contains("no idea", "SittingTest");
  }

  @Test
  void theBudgetReachesTheCommander() {
    play(
        question -> {
          assertThat(question.budget().turn()).isEqualTo(Games.SHORT.turn());
          assertThat(question.side()).isEqualTo(Side.SOVIET);
          return new Answer(any(question), "");
        });
    assertThat(Thinking.ofSimulations(7).budget(() -> true).countsSimulations()).isTrue();
  }

  @Test
  void aCommanderMayHaveATimeOfItsOwn() {
    Fixture timed = new Fixture(1, Games.KIEV, "random", "other:0.25", 11, Games.SHORT);
    GameResult result =
        play(
            timed,
            question -> {
              assertThat(question.budget().turn()).hasMillis(250);
              return new Answer(any(question), "");
            });
    assertThat(result.counts()).isTrue();
  }
}
