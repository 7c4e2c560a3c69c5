package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Side;
import hexfront.lab.Fixture;
import hexfront.lab.GameResult;
import hexfront.lab.Games;
import hexfront.lab.report.HtmlReport;
import hexfront.lab.report.TextReport;
import hexfront.lab.statistics.PairedTest;
import hexfront.lab.statistics.SequentialTest.Verdict;
import hexfront.lab.statistics.Sprt;
import hexfront.lab.study.Comparison.Measure;
import hexfront.lab.study.Comparison.Seats;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class StudiesTest {
  private static final Measure WINS = new Measure.Wins(new Sprt.Design(0.5, 0.65, 0.05, 0.05));
  private static final Measure POINTS =
      new Measure.Points(new PairedTest.Design(0.05, 0), Optional.of("random"));

  private static Comparison comparison(Seats seats, Measure measure) {
    return new Comparison(Games.KIEV, "old", "new", seats, measure, 40, 1, Games.SHORT);
  }

  private static List<GameResult> results(Study study, Function<Fixture, Side> winner) {
    return study.fixtures().stream()
        .map(f -> Games.result(f, winner.apply(f), 10 + f.number() % 5, 5))
        .toList();
  }

  private static Side sideOf(Fixture fixture, String commander) {
    return fixture.axis().equals(commander) ? Side.AXIS : Side.SOVIET;
  }

  @Test
  void pairsHaveTheSameSeedAndSwapSides() {
    List<Fixture> fixtures = comparison(Seats.BOTH, WINS).fixtures();
    Fixture first = fixtures.get(0);
    Fixture second = fixtures.get(1);
    assertThat(first.seed()).isEqualTo(second.seed()).isNotEqualTo(fixtures.get(2).seed());
    assertThat(List.of(first.axis(), first.soviet())).containsExactly("new", "old");
    assertThat(List.of(second.axis(), second.soviet())).containsExactly("old", "new");
  }

  @Test
  void byPointsBothTakeTheSameSideAgainstTheSameOpponent() {
    List<Fixture> fixtures = comparison(Seats.SOVIET, POINTS).fixtures();
    assertThat(fixtures.subList(0, 2)).extracting(Fixture::axis).containsOnly("random");
    assertThat(fixtures.subList(0, 2)).extracting(Fixture::soviet).containsExactly("new", "old");
    assertThat(fixtures.get(0).seed()).isEqualTo(fixtures.get(1).seed());
  }

  @Test
  void whoWinsAllIsFoundToBeBetterBeforeTheEnd() {
    Comparison study = comparison(Seats.BOTH, WINS);
    List<GameResult> results = results(study, f -> sideOf(f, "new"));
    assertThat(study.verdict(results)).isEqualTo(Verdict.BETTER);
    int told = study.course(results).games().size();
    assertThat(told).isLessThan(40);
    assertThat(study.isAnswered(results.subList(0, told))).isTrue();
    assertThat(study.isAnswered(results.subList(0, told - 2))).isFalse();
    assertThat(TextReport.write(study.report(results)))
        .contains(
            "Yes: new scores more than 50.0 %; 65.0 % or more is",
            told + " games in " + told / 2 + " rounds");
  }

  @Test
  void inALopsidedGameWinsSayNothingAndThePairsSaySo() {
    Comparison study = comparison(Seats.BOTH, WINS);
    assertThat(study.verdict(results(study, f -> Side.SOVIET))).isEqualTo(Verdict.NOT_BETTER);
  }

  @Test
  void pointsTellCommandersApartInALopsidedGame() {
    Comparison study = comparison(Seats.AXIS, POINTS);
    List<GameResult> results =
        study.fixtures().stream()
            .map(
                f ->
                    Games.result(
                        f, Side.SOVIET, f.axis().equals("new") ? 20 + f.number() % 3 : 10, 90))
            .toList();
    assertThat(study.verdict(results)).isEqualTo(Verdict.BETTER);
  }

  @Test
  void aMissingGameEndsWhatTheTestIsTold() {
    Comparison study = comparison(Seats.BOTH, WINS);
    List<GameResult> results = results(study, f -> sideOf(f, "new"));
    List<GameResult> withGap = results.stream().filter(r -> r.fixture().number() != 5).toList();
    assertThat(study.course(withGap).games()).hasSize(4);
  }

  @Test
  void aRoundWithTroubleIsNotTold() {
    Comparison study = comparison(Seats.BOTH, WINS);
    List<GameResult> results = results(study, f -> sideOf(f, "new"));
    assertThat(study.number(List.of(results.get(0), Games.troubled(results.get(1))))).isEmpty();
    assertThat(study.number(results.subList(0, 2))).contains(1.0);
  }

  @Test
  void theReportOfAMatchTellsItAll() {
    Match match = new Match(Games.KIEV, "captain", "marshal", 20, 1, Games.SHORT);
    List<GameResult> results = results(match, f -> f.number() % 4 == 0 ? Side.AXIS : Side.SOVIET);
    String text = TextReport.write(match.report(results));
    assertThat(text)
        .contains("captain (axis) against marshal (soviet)")
        .containsPattern("soviet marshal +15 +0 +75.0 % +53.1 to 88.8 %")
        .containsPattern("soviet: Tactical +15 +75.0 %")
        .containsPattern("axis captain, decisions +20 +1.5 ms")
        .contains("Of 20 player turns of the axis commander, 0 took more");
    String page = HtmlReport.write(match.report(results));
    assertThat(page).contains("<svg", "games/0001.hxf", "<title>kiev campaign");
    assertThat(page.replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http:")
        .doesNotContain("https:")
        .doesNotContain("<script");
  }

  @Test
  void troubleIsToldAndNotCounted() {
    Match match = new Match(Games.KIEV, "captain", "marshal", 2, 1, Games.SHORT);
    List<GameResult> results = results(match, f -> Side.AXIS);
    String text =
        TextReport.write(match.report(List.of(results.get(0), Games.troubled(results.get(1)))));
    assertThat(text).contains("Game 2, order 100: the commander fell off his horse");
    assertThat(text).containsPattern("axis captain +1 +0 +100.0 %");
  }

  @Test
  void theStrongestStandsFirstInTheTableOfRatings() {
    Ratings ratings = new Ratings(List.of(Games.KIEV), List.of("a", "b", "c"), 6, 1, Games.SHORT);
    assertThat(ratings.fixtures()).hasSize(36);
    List<GameResult> results =
        results(ratings, f -> f.axis().compareTo(f.soviet()) > 0 ? Side.AXIS : Side.SOVIET);
    String text = TextReport.write(ratings.report(results));
    assertThat(text.indexOf("\n  c ")).isPositive().isLessThan(text.indexOf("\n  b "));
    assertThat(text.indexOf("\n  b ")).isLessThan(text.indexOf("\n  a "));
  }
}
