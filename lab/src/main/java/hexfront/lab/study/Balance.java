package hexfront.lab.study;

import static hexfront.lab.report.Numbers.count;
import static hexfront.lab.report.Numbers.decimal;
import static hexfront.lab.report.Numbers.percent;
import static hexfront.lab.report.Numbers.percents;
import static hexfront.lab.report.Numbers.whole;

import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.lab.Fixture;
import hexfront.lab.GameResult;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.Thinking;
import hexfront.lab.report.Charts;
import hexfront.lab.report.Report;
import hexfront.lab.statistics.Interval;
import hexfront.lab.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * Equal commanders on all grounds, against what the designers say about balance.
 *
 * @param games how many games on each ground
 */
public record Balance(
    Tables tables,
    Designers designers,
    List<Ground> grounds,
    String commander,
    int games,
    long seed,
    Thinking thinking)
    implements Study {

  /** Every scenario of some games that is theirs; nobody has designed ours to be balanced. */
  public static List<Ground> allGrounds(Tables tables, List<String> games) {
    List<Ground> grounds = new ArrayList<>();
    for (String game : games) {
      for (Box.Scenario scenario : tables.box(game).scenarios()) {
        if (scenario.brief() == null) {
          grounds.add(Ground.of(tables, game, Optional.of(scenario.id()), Map.of()));
        }
      }
    }
    return grounds;
  }

  @Override
  public ObjectNode describe() {
    ObjectNode node = Json.object().put("study", "balance");
    node.set("grounds", Json.texts(grounds.stream().map(Ground::words).toList()));
    return node.put("commander", commander)
        .put("games", games)
        .put("seed", seed)
        .put("thinking", thinking.words());
  }

  /** Round by round, so that a run that is stopped has about as many games of each ground. */
  @Override
  public List<Fixture> fixtures() {
    List<Fixture> fixtures = new ArrayList<>();
    for (int round = 1; round <= games; round++) {
      for (Ground ground : grounds) {
        int number = fixtures.size() + 1;
        fixtures.add(
            new Fixture(number, ground, commander, commander, Seeds.of(seed, number), thinking));
      }
    }
    return fixtures;
  }

  @Override
  public Report report(List<GameResult> results) {
    Report report = new Report("Balance of the games, " + commander + " on both sides");
    report.paragraph(
        count(results.size(), "game")
            + ", seed "
            + seed
            + ", "
            + thinking.words()
            + ". What equal commanders do says something about a game, and something about the"
            + " commanders: read it with the level of play in mind.");
    overview(report, results);
    for (Ground ground : grounds) {
      ground(report, ground, of(ground, results));
    }
    Sections.troubles(report, results);
    Sections.games(report, results);
    return report;
  }

  private static Digest of(Ground ground, List<GameResult> results) {
    return new Digest(results.stream().filter(r -> r.fixture().ground().equals(ground)).toList());
  }

  private void overview(Report report, List<GameResult> results) {
    List<List<String>> rows = new ArrayList<>();
    List<Charts.Bar> bars = new ArrayList<>();
    for (Ground ground : grounds) {
      Digest digest = of(ground, results);
      Designers.Statement statement = designers.about(ground);
      rows.add(
          List.of(
              ground.words(),
              whole(digest.games()),
              percent(digest.rate(Side.AXIS)),
              percents(digest.interval(Side.AXIS)),
              decimal(digest.sample(r -> r.margin(Side.AXIS)).mean()),
              statement.evenLead().isPresent() ? "" + statement.evenLead().getAsInt() : "-",
              Finding.of(digest, statement).word()));
      bars.add(
          new Charts.Bar(
              ground.words(), "axis", digest.rate(Side.AXIS), digest.interval(Side.AXIS)));
    }
    report.heading("Overview");
    report.table(
        List.of(
            "ground", "games", "axis score", "95 % interval", "axis lead", "even at", "designers"),
        rows);
    report.picture(
        "Score of the Axis with its 95 % interval; the broken line is an even match.",
        Charts.intervals("Balance", bars, 0.5));
  }

  private void ground(Report report, Ground ground, Digest digest) {
    Box box = tables.box(ground.game());
    Designers.Statement statement = designers.about(ground);
    Sample lead = digest.sample(r -> r.margin(Side.AXIS));
    report.heading(box.title() + " (" + ground.scenario() + ")");
    report.paragraph(
        statement
            .says()
            .map(says -> "The designers say (" + statement.where() + "): " + says)
            .orElse("The designers say nothing about balance: " + statement.where() + "."));
    statement
        .axisScore()
        .ifPresent(
            band ->
                report.paragraph(
                    "We read this as a score of the Axis from " + percents(band) + "."));
    report.paragraph(new BalanceParagraph(box, statement, digest).write());
    if (lead.size() > 1) {
      report.picture(
          "Lead of the Axis in victory points, games by size of the lead; the broken line is the"
              + " mean.",
          Charts.histogram("Lead of the Axis", lead));
      report.picture("Games by result.", Charts.counts("Levels of victory", digest.outcomes()));
    }
  }

  /** How the measured balance fits what the designers say. */
  enum Finding {
    NOTHING_SAID("say nothing"),
    AS_DESCRIBED("as described"),
    POSSIBLE("possible"),
    OTHERWISE("otherwise"),
    NOT_MEASURED("not measured");

    private final String word;

    Finding(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }

    static Finding of(Digest digest, Designers.Statement statement) {
      if (digest.games() == 0) {
        return NOT_MEASURED;
      }
      if (statement.axisScore().isEmpty()) {
        return NOTHING_SAID;
      }
      Interval band = statement.axisScore().get();
      Interval measured = digest.interval(Side.AXIS);
      if (measured.within(band)) {
        return AS_DESCRIBED;
      }
      return measured.meets(band) ? POSSIBLE : OTHERWISE;
    }
  }
}
