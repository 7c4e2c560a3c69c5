package hexfront.lab.study;

import static hexfront.lab.report.Numbers.count;
import static hexfront.lab.report.Numbers.decimal;
import static hexfront.lab.report.Numbers.percent;
import static hexfront.lab.report.Numbers.percents;
import static hexfront.lab.report.Numbers.range;
import static hexfront.lab.report.Numbers.whole;

import hexfront.engine.Side;
import hexfront.lab.GameResult;
import hexfront.lab.report.Charts;
import hexfront.lab.report.Report;
import hexfront.lab.statistics.Interval;
import hexfront.lab.statistics.PairedTest;
import hexfront.lab.statistics.SequentialTest;
import hexfront.lab.statistics.SequentialTest.Verdict;
import hexfront.lab.statistics.Sprt;
import hexfront.lab.study.Comparison.Measure;
import hexfront.lab.study.Comparison.Seats;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a comparison found, in clear words. */
final class ComparisonReport {
  private final Comparison study;

  ComparisonReport(Comparison study) {
    this.study = study;
  }

  Report write(Course course) {
    Report report =
        new Report(
            study.ground().words() + ": is " + study.fresh() + " better than " + study.old());
    report.paragraph(question());
    report.heading("Verdict");
    report.paragraph(verdict(course.test()));
    report.paragraph(evidence(course));
    report.picture(
        "How far the test was after each round; it ends at one of the broken lines.",
        Charts.walk("The test's way", course.progress(), -1, 1));
    report.heading("By pairing");
    report.table(
        List.of("pairing", "games", "axis wins", "draws", "soviet wins", "axis lead, mean"),
        pairings(course.games()));
    Sections.troubles(report, course.games());
    Sections.games(report, course.games());
    return report;
  }

  private String question() {
    String seats =
        switch (study.seats()) {
          case AXIS -> "as the Axis";
          case SOVIET -> "as the Soviets";
          case BOTH -> "on both sides, one game each with the same seed";
        };
    String asked =
        switch (study.measure()) {
          case Measure.Wins(Sprt.Design design) ->
              study.fresh()
                  + " plays "
                  + study.old()
                  + " "
                  + seats
                  + ". Is its score at most "
                  + percent(design.low())
                  + " or at least "
                  + percent(design.high())
                  + "? The answer is a wrong yes at most "
                  + percent(design.alpha())
                  + " and a wrong no at most "
                  + percent(design.beta())
                  + " of the time.";
          case Measure.Points(PairedTest.Design design, Optional<String> _) ->
              (study.seats() == Seats.BOTH
                      ? study.fresh() + " plays " + study.old() + " " + seats
                      : study.fresh()
                          + " and "
                          + study.old()
                          + " play "
                          + study.opponent()
                          + " "
                          + seats
                          + ", each with the same seeds")
                  + ". Is the new commander's lead in victory points larger? Wrong at most "
                  + percent(design.alpha())
                  + " of the time.";
        };
    return asked + " Thinking: " + study.thinking().words() + "; seed " + study.seed() + ".";
  }

  private String verdict(SequentialTest test) {
    return switch (study.measure()) {
      case Measure.Wins(Sprt.Design design) ->
          switch (test.verdict()) {
            case BETTER -> "Yes: " + scores(" more than ", design.low(), design.high(), " or more");
            case NOT_BETTER ->
                "No: " + scores(" less than ", design.high(), design.low(), " or less");
            case UNDECIDED -> "Not known yet: more games are needed.";
          };
      case Measure.Points(PairedTest.Design design, Optional<String> _) ->
          switch (test.verdict()) {
            case BETTER -> "Yes: " + study.fresh() + " gets more victory points.";
            case NOT_BETTER ->
                test.interval().high() < 0
                    ? "No: " + study.fresh() + " gets fewer victory points."
                    : "No: a difference, if there is one, is smaller than "
                        + decimal(design.indifference())
                        + " victory points.";
            case UNDECIDED -> "Not known yet: more games are needed.";
          };
    };
  }

  private String scores(String how, double other, double likely, String orWhat) {
    return study.fresh()
        + " scores"
        + how
        + percent(other)
        + "; "
        + percent(likely)
        + orWhat
        + " is likelier by far.";
  }

  private String evidence(Course course) {
    SequentialTest test = course.test();
    boolean wins = study.measure() instanceof Measure.Wins;
    Interval interval = test.interval();
    String mean =
        wins
            ? "mean score " + percent(test.mean()) + " (" + percents(interval) + ")"
            : "mean difference "
                + decimal(test.mean())
                + " victory points ("
                + range(interval)
                + ")";
    String played =
        count(course.games().size(), "game")
            + " in "
            + count(course.progress().size(), "round")
            + (test.verdict() == Verdict.UNDECIDED ? " so far" : "");
    return played
        + ", "
        + mean
        + "; "
        + test.state()
        + ". The interval holds at whatever moment the games are stopped.";
  }

  private static List<List<String>> pairings(List<GameResult> games) {
    Map<String, List<GameResult>> byPairing = new LinkedHashMap<>();
    for (GameResult game : games) {
      String pairing = game.fixture().axis() + " (axis), " + game.fixture().soviet() + " (soviet)";
      byPairing.computeIfAbsent(pairing, p -> new ArrayList<>()).add(game);
    }
    List<List<String>> rows = new ArrayList<>();
    byPairing.forEach(
        (pairing, results) -> {
          Digest digest = new Digest(results);
          rows.add(
              List.of(
                  pairing,
                  whole(digest.games()),
                  whole(digest.wins(Side.AXIS)),
                  whole(digest.draws()),
                  whole(digest.wins(Side.SOVIET)),
                  decimal(digest.sample(r -> r.margin(Side.AXIS)).mean())));
        });
    return rows;
  }
}
