package hexfront.lab.study;

import static hexfront.lab.report.Numbers.count;
import static hexfront.lab.report.Numbers.decimal;
import static hexfront.lab.report.Numbers.percent;
import static hexfront.lab.report.Numbers.range;
import static hexfront.lab.report.Numbers.whole;

import hexfront.engine.Side;
import hexfront.games.wire.Json;
import hexfront.lab.Fixture;
import hexfront.lab.GameResult;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.Thinking;
import hexfront.lab.report.Charts;
import hexfront.lab.report.Report;
import hexfront.lab.statistics.BradleyTerry;
import hexfront.lab.statistics.BradleyTerry.Bout;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/**
 * A table of ratings: everybody against everybody on every ground, both sides, and one number for
 * each commander at the end.
 *
 * @param games how many games each pairing plays on each ground with each choice of sides
 */
public record Ratings(
    List<Ground> grounds, List<String> commanders, int games, long seed, Thinking thinking)
    implements Study {

  @Override
  public ObjectNode describe() {
    ObjectNode node = Json.object().put("study", "ratings");
    node.set("grounds", Json.texts(grounds.stream().map(Ground::words).toList()));
    node.set("commanders", Json.texts(commanders));
    return node.put("games", games).put("seed", seed).put("thinking", thinking.words());
  }

  /** The games of a round have the same seed, so that luck with the dice is shared. */
  @Override
  public List<Fixture> fixtures() {
    List<Fixture> fixtures = new ArrayList<>();
    for (int round = 1; round <= games; round++) {
      for (Ground ground : grounds) {
        for (String axis : commanders) {
          for (String soviet : commanders) {
            if (!axis.equals(soviet)) {
              fixtures.add(
                  new Fixture(
                      fixtures.size() + 1, ground, axis, soviet, Seeds.of(seed, round), thinking));
            }
          }
        }
      }
    }
    return fixtures;
  }

  @Override
  public Report report(List<GameResult> results) {
    Report report = new Report("Ratings of " + String.join(", ", commanders));
    report.paragraph(
        count(results.size(), "game")
            + ", seed "
            + seed
            + ", "
            + thinking.words()
            + ". Ratings after Bradley and Terry in Elo points, 0 being the average; what a side is"
            + " worth on each ground is measured along with them.");
    BradleyTerry.Table table = BradleyTerry.of(bouts(results));
    ratings(report, table);
    crossTable(report, results);
    advantages(report, table);
    Sections.troubles(report, results);
    Sections.games(report, results);
    return report;
  }

  private static List<Bout> bouts(List<GameResult> results) {
    return results.stream()
        .filter(GameResult::counts)
        .map(
            r ->
                new Bout(
                    r.fixture().axis(),
                    r.fixture().soviet(),
                    r.fixture().ground().words(),
                    r.score(Side.AXIS)))
        .toList();
  }

  private static void ratings(Report report, BradleyTerry.Table table) {
    report.heading("Ratings");
    report.table(
        List.of("commander", "rating", "95 % interval", "games", "points", "score"),
        table.ratings().stream()
            .map(
                r ->
                    List.of(
                        r.name(),
                        whole(r.elo()),
                        range(r.interval()),
                        whole(r.games()),
                        decimal(r.points()),
                        percent(r.points() / Math.max(1, r.games()))))
            .toList());
    report.picture(
        "Ratings with their 95 % intervals.",
        Charts.intervals(
            "Ratings",
            table.ratings().stream()
                .map(r -> new Charts.Bar(r.name(), "bar", r.elo(), r.interval()))
                .toList(),
            0));
  }

  private void crossTable(Report report, List<GameResult> results) {
    report.heading("Who beats whom");
    report.paragraph("Score of the commander of the row as the Axis against that of the column.");
    List<String> head = new ArrayList<>(commanders);
    head.addFirst("axis, soviet");
    List<List<String>> rows = new ArrayList<>();
    for (String axis : commanders) {
      List<String> row = new ArrayList<>(List.of(axis));
      for (String soviet : commanders) {
        Digest digest =
            new Digest(
                results.stream()
                    .filter(r -> r.fixture().axis().equals(axis))
                    .filter(r -> r.fixture().soviet().equals(soviet))
                    .toList());
        row.add(digest.games() == 0 ? "-" : percent(digest.rate(Side.AXIS)));
      }
      rows.add(row);
    }
    report.table(head, rows);
  }

  private static void advantages(Report report, BradleyTerry.Table table) {
    report.heading("What the Axis side is worth");
    report.table(
        List.of("ground", "Elo points", "95 % interval"),
        table.advantages().stream()
            .map(a -> List.of(a.ground(), whole(a.elo()), range(a.interval())))
            .toList());
  }
}
