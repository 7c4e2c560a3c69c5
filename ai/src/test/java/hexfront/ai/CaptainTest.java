package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.games.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaptainTest {
  @ParameterizedTest
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun", "blitzkrieg57"})
  void captainsPlayLegallyToTheEnd(String game) {
    Setting setting = GamesForTests.open(game);
    Position end = GamesForTests.play(setting, "captain", "captain", 7, 4000);
    assertThat(setting.rulebook().isOver(end)).isTrue();
    assertThat(setting.rulebook().invariants(end)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void aCaptainDoesBetterThanARecruitOnEitherSide(String game) {
    double even = GamesForTests.axisLead(game, "recruit", "recruit", 3);
    assertThat(GamesForTests.axisLead(game, "captain", "recruit", 3)).isGreaterThan(even);
    assertThat(GamesForTests.axisLead(game, "recruit", "captain", 3)).isLessThan(even);
  }

  /** Here a recruit loses as the Axis whoever the enemy is: only the Axis has far to go. */
  @Test
  void anAxisCaptainGetsFartherThanARecruitInKievBlitzkrieg() {
    double recruit = GamesForTests.axisLead("blitzkrieg57", "recruit", "recruit", 3);
    double captain = GamesForTests.axisLead("blitzkrieg57", "captain", "recruit", 3);
    assertThat(captain).isGreaterThan(recruit);
    assertThat(GamesForTests.axisLead("blitzkrieg57", "recruit", "captain", 3)).isNegative();
  }

  /** Chits of one side may come one after the other, without a battle between them. */
  @Test
  void aCaptainPlansAnewForEveryMovementSegment() {
    Setting setting = GamesForTests.open("blitzkrieg57");
    Position p = GamesForTests.play(setting, "captain", "recruit", 2, 200);
    while (!p.stage().word().equals("movement")) {
      p = GamesForTests.play(setting, "captain", "recruit", 2, 1);
    }
    Script script = new Script(setting.rulebook(), Temper.EVEN);
    var random = new java.util.SplittableRandom(1);
    Answer first = script.answer(p, random);
    assertThat(first.order()).isInstanceOf(hexfront.engine.orders.Move.class);
    Position later = p.copy();
    while (script.answer(later, random).order() instanceof hexfront.engine.orders.Move move) {
      setting
          .rulebook()
          .carryOut(
              later,
              move,
              hexfront.engine.dice.Dice.unrecorded(1),
              hexfront.engine.Chronicle.SILENT);
    }
    assertThat(script.answer(p, random).order()).isEqualTo(first.order());
  }

  @ParameterizedTest
  @ValueSource(strings = {"recruit", "captain"})
  void theSameSeedPlaysTheSameGame(String level) {
    assertThat(hash(level, 11)).isEqualTo(hash(level, 11)).isNotEqualTo(hash(level, 12));
  }

  private static long hash(String level, long seed) {
    Setting setting = GamesForTests.open("kiev");
    Position end = GamesForTests.play(setting, level, level, seed, 300);
    return setting.rulebook().written().hash(end);
  }

  /** One who is asked for the first time in the middle of a phase has to find his way. */
  @Test
  void aCaptainAnswersWithoutRememberingAnything() {
    Setting setting = GamesForTests.open("kiev");
    Position p = GamesForTests.play(setting, "captain", "captain", 5, 40);
    Answer answer =
        Commanders.of("captain")
            .answer(
                Question.about(
                    setting.rulebook(), p, new java.util.SplittableRandom(1), Budget.AT_ONCE));
    assertThat(setting.rulebook().check(p, answer.order()).isLegal()).isTrue();
    assertThat(answer.why()).isNotEmpty();
  }
}
