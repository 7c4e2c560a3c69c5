package hexfront.lab.study;

import static hexfront.lab.report.Numbers.count;
import static hexfront.lab.report.Numbers.decimal;
import static hexfront.lab.report.Numbers.percent;
import static hexfront.lab.report.Numbers.percents;
import static hexfront.lab.report.Numbers.time;
import static hexfront.lab.report.Numbers.whole;

import hexfront.engine.Side;
import hexfront.lab.GameResult;
import hexfront.lab.Leader;
import hexfront.lab.Thinking;
import hexfront.lab.Times;
import hexfront.lab.report.Charts;
import hexfront.lab.report.Report;
import hexfront.lab.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The sections that reports have in common. */
final class Sections {
  private static final int MOST_TROUBLES = 20;

  private Sections() {}

  /** Who won how often, by how much, at what cost and in what time. */
  static void match(Report report, Digest digest, Map<Side, String> names, Thinking thinking) {
    wins(report, digest, names);
    levels(report, digest);
    points(report, digest);
    losses(report, digest);
    times(report, digest, names, thinking);
  }

  private static void wins(Report report, Digest digest, Map<Side, String> names) {
    report.heading("Who wins");
    List<List<String>> rows = new ArrayList<>();
    List<Charts.Bar> bars = new ArrayList<>();
    for (Side side : Side.values()) {
      String name = side.word() + " " + names.get(side);
      rows.add(
          List.of(
              name,
              whole(digest.wins(side)),
              whole(digest.draws()),
              percent(digest.rate(side)),
              percents(digest.interval(side))));
      bars.add(new Charts.Bar(name, side.word(), digest.rate(side), digest.interval(side)));
    }
    report.table(List.of("side", "wins", "draws", "score", "95 % interval (Wilson)"), rows);
    report.picture(
        "Score with its 95 % interval; the broken line is an even match.",
        Charts.intervals("Who wins", bars, 0.5));
  }

  private static void levels(Report report, Digest digest) {
    report.heading("Levels of victory");
    List<List<String>> rows = new ArrayList<>();
    digest
        .outcomes()
        .forEach(
            (outcome, n) ->
                rows.add(
                    List.of(outcome, whole(n), percent((double) n / Math.max(1, digest.games())))));
    report.table(List.of("result", "games", "share"), rows);
    report.picture("Games by result.", Charts.counts("Levels of victory", digest.outcomes()));
  }

  private static void points(Report report, Digest digest) {
    report.heading("Victory points");
    Sample margin = digest.sample(r -> r.margin(Side.AXIS));
    report.table(
        spread("points"),
        List.of(
            spread("axis", digest.sample(r -> r.axis().points())),
            spread("soviet", digest.sample(r -> r.soviet().points())),
            spread("axis lead", margin)));
    if (margin.size() > 1) {
      report.picture(
          "Lead of the Axis in victory points, games by size of the lead; the broken line is the"
              + " mean.",
          Charts.histogram("Victory points", margin));
    }
  }

  private static void losses(Report report, Digest digest) {
    report.heading("Losses");
    report.table(
        spread("lost"),
        List.of(
            spread("axis units", digest.sample(r -> r.axis().unitsLost())),
            spread("axis steps", digest.sample(r -> r.axis().stepsLost())),
            spread("soviet units", digest.sample(r -> r.soviet().unitsLost())),
            spread("soviet steps", digest.sample(r -> r.soviet().stepsLost()))));
  }

  private static List<String> spread(String what) {
    return List.of(
        what, "mean", "deviation", "least", "quarter", "median", "three quarters", "most");
  }

  private static List<String> spread(String name, Sample sample) {
    return List.of(
        name,
        decimal(sample.mean()),
        decimal(sample.deviation()),
        whole(sample.least()),
        decimal(sample.quantile(0.25)),
        decimal(sample.quantile(0.5)),
        decimal(sample.quantile(0.75)),
        whole(sample.most()));
  }

  private static void times(
      Report report, Digest digest, Map<Side, String> names, Thinking thinking) {
    report.heading("Decision times");
    List<List<String>> rows = new ArrayList<>();
    for (Side side : Side.values()) {
      String name = side.word() + " " + names.get(side);
      rows.add(times(name + ", decisions", digest.decisions(side)));
      rows.add(times(name + ", player turns", digest.turns(side)));
    }
    report.table(List.of("CPU time", "number", "mean", "p95", "longest"), rows);
    for (Side side : Side.values()) {
      Thinking own = Leader.of(names.getOrDefault(side, "")).thinking(thinking);
      if (own.isTimed() && !own.turn().isZero()) {
        report.paragraph(
            "Of "
                + count(digest.turns(side).count(), "player turn")
                + " of the "
                + side.word()
                + " commander, "
                + digest.turnsOverTime(side, own)
                + " took more than its time and 5 %.");
      }
    }
  }

  private static List<String> times(String name, Times times) {
    return List.of(
        name,
        Long.toString(times.count()),
        time(times.mean()),
        time(times.quantile(0.95)),
        time((double) times.longest()));
  }

  /** Games that did not run their course; nothing if there are none. */
  static void troubles(Report report, List<GameResult> results) {
    List<GameResult> troubled = results.stream().filter(r -> !r.counts()).toList();
    if (troubled.isEmpty()) {
      return;
    }
    report.heading("Trouble");
    report.paragraph(
        count(troubled.size(), "game") + " did not run its course and is not counted above.");
    troubled.stream()
        .limit(MOST_TROUBLES)
        .forEach(
            r ->
                report.paragraph(
                    "Game " + r.fixture().number() + ", order " + r.orders() + ": " + r.trouble()));
  }

  /** Every game, with the way to its journal. */
  static void games(Report report, List<GameResult> results) {
    report.heading("The games");
    report.paragraph(
        "Each can be opened: hexfront replay games/0001.hxf, or in the browser. Equal hashes are"
            + " equal games.");
    List<Report.Line> lines = new ArrayList<>();
    for (GameResult r : results) {
      lines.add(
          new Report.Line(
              List.of(
                  whole(r.fixture().number()),
                  r.fixture().ground().words(),
                  r.fixture().axis(),
                  r.fixture().soviet(),
                  Long.toString(r.fixture().seed()),
                  whole(r.orders()),
                  r.counts() ? r.outcome() : "trouble",
                  whole(r.axis().points()),
                  whole(r.soviet().points()),
                  r.hash()),
              "games/" + r.fixture().fileName()));
    }
    report.add(
        new Report.Ledger(
            List.of(
                "game",
                "played",
                "axis",
                "soviet",
                "seed",
                "orders",
                "result",
                "axis VP",
                "soviet VP",
                "hash"),
            lines));
  }
}
