package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.engine.Side;
import hexfront.engine.dice.Seeded;
import hexfront.engine.orders.EndPhase;
import hexfront.games.Setting;
import hexfront.games.openings.KeptOpening;
import hexfront.games.openings.KeptOpening.Line;
import hexfront.games.openings.KeptOpenings;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The opening is that of toy/openings/tiny-soviet.yaml, played with the rules of Korsun. */
class PreparedTest {
  private static final String TANKS = "activate units=korsun-su-hq-2ta,korsun-su-hq-5gta";

  private final Game game = game("tiny", "fog=false");

  private static Game game(String scenario, String options) {
    Setting setting = GamesForTests.open("korsun");
    return new Game(
        setting.rulebook(),
        setting.position(),
        new Seeded(1),
        Map.of("game", "toy", "scenario", scenario, "options", options));
  }

  private static Question question(Game game) {
    return Question.about(game, new SplittableRandom(1), Budget.AT_ONCE);
  }

  private static Answer answer(Game game, String level) {
    return Commanders.of(level).answer(question(game));
  }

  private static String written(Game game, Answer answer) {
    return game.orderText().write(answer.order());
  }

  @Test
  void aCaptainPlaysTheOpeningOfItsSideAndSaysSo() {
    game.play(new EndPhase());
    Answer first = answer(game, "captain");
    assertThat(written(game, first)).isEqualTo(TANKS);
    assertThat(first.why()).contains("order 2 of 3 of the opening", "+10.0 points", "8 games");

    game.play(first.order());
    assertThat(answer(game, "captain").order()).isEqualTo(new EndPhase());
    game.play(new EndPhase());
    assertThat(answer(game, "captain").why()).doesNotContain("opening");
  }

  @Test
  void anotherScenarioOrOtherOptionsHaveNotThisOpening() {
    for (Game other : List.of(game("large", "fog=false"), game("tiny", "fog=true"))) {
      other.play(new EndPhase());
      Answer answer = answer(other, "captain");
      assertThat(answer.why()).doesNotContain("opening");
      assertThat(written(other, answer)).isNotEqualTo(TANKS);
    }
  }

  @Test
  void whoHasLeftTheOpeningThinks() {
    game.play(new EndPhase());
    game.play(game.orderText().read(TANKS + ",korsun-su-hq-4ga"));
    assertThat(game.journal().entries()).hasSize(2);
    assertThat(answer(game, "captain").why()).doesNotContain("opening");
  }

  @Test
  void aRecruitAndWhoDoesNotKnowTheCourseHaveNoOpening() {
    game.play(new EndPhase());
    assertThat(answer(game, "recruit").why()).doesNotContain("opening");
    Question question =
        Question.about(game.rulebook(), game.position(), new SplittableRandom(1), Budget.AT_ONCE);
    assertThat(Commanders.of("captain").answer(question).why()).doesNotContain("opening");
  }

  /** As after a change of the rules: what cannot be played to its end is not begun. */
  @Test
  void anOpeningThatDoesNotFitAnyMoreIsIgnored() {
    KeptOpening kept = KeptOpenings.find("toy", "tiny", Side.SOVIET, game.rulebook()).orElseThrow();
    List<Line> lines =
        List.of(kept.lines().get(0), kept.lines().get(1), new Line(Side.AXIS, new EndPhase()));
    KeptOpening unfit =
        new KeptOpening(
            "toy", "tiny", Side.SOVIET, Map.of(), 3, "by hand", "", kept.proof(), lines);
    game.play(new EndPhase());
    assertThat(Openers.captain(kept).answer(question(game)).why()).contains("opening");
    assertThat(Openers.captain(unfit).answer(question(game)).why()).doesNotContain("opening");
    assertThat(Openers.captain().answer(question(game)).why()).doesNotContain("opening");
  }

  @Test
  void theMovesOfAnOpeningAreAPlanForTheMarshal() {
    Prepared prepared = Prepared.kept();
    game.play(new EndPhase());
    assertThat(prepared.legs(question(game))).isEmpty();
    game.play(game.orderText().read(TANKS));
    assertThat(prepared.legs(question(game))).isEmpty();
    KeptOpening marching = withAMove();
    Leg leg = Prepared.with(marching).legs(question(game)).getFirst();
    assertThat(game.rulebook().board().grid().number(leg.to())).isEqualTo("0710");
  }

  private KeptOpening withAMove() {
    KeptOpening kept = KeptOpenings.find("toy", "tiny", Side.SOVIET, game.rulebook()).orElseThrow();
    Line move =
        new Line(Side.SOVIET, game.orderText().read("move units=korsun-su-3gtc path=0709,0710"));
    return new KeptOpening(
        "toy",
        "tiny",
        Side.SOVIET,
        Map.of(),
        3,
        "by hand",
        "",
        kept.proof(),
        List.of(kept.lines().get(0), kept.lines().get(1), move));
  }

  @Test
  void effortsElsewhereMakeAnotherFirstTurn() {
    game.play(new EndPhase());
    game.play(Openers.captain().answer(question(game)).order());
    List<Leg> usual = draft(null);
    assertThat(draft(new Leaning(1, 3))).isNotEqualTo(usual);
    assertThat(draft(new Leaning(0, 3))).isEqualTo(usual);
  }

  private List<Leg> draft(@Nullable Leaning leaning) {
    Script script = new Script(game.rulebook(), Temper.EVEN);
    if (leaning != null) {
      script.lean(leaning);
    }
    return script.draft(game.position());
  }
}
