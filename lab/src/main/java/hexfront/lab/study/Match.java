package hexfront.lab.study;

import static hexfront.lab.report.Numbers.count;

import hexfront.engine.Side;
import hexfront.games.wire.Json;
import hexfront.lab.Fixture;
import hexfront.lab.GameResult;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.Thinking;
import hexfront.lab.report.Report;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/** Many games between the same two commanders. */
public record Match(
    Ground ground, String axis, String soviet, int games, long seed, Thinking thinking)
    implements Study {

  @Override
  public ObjectNode describe() {
    ObjectNode node = Json.object().put("study", "match").put("ground", ground.words());
    node.set("options", Json.node(ground.options()));
    return node.put("axis", axis)
        .put("soviet", soviet)
        .put("games", games)
        .put("seed", seed)
        .put("thinking", thinking.words());
  }

  @Override
  public List<Fixture> fixtures() {
    return IntStream.rangeClosed(1, games)
        .mapToObj(n -> new Fixture(n, ground, axis, soviet, Seeds.of(seed, n), thinking))
        .toList();
  }

  @Override
  public Report report(List<GameResult> results) {
    Report report =
        new Report(ground.words() + ": " + axis + " (axis) against " + soviet + " (soviet)");
    report.paragraph(
        count(results.size(), "game")
            + " of "
            + games
            + ", seed "
            + seed
            + ", "
            + thinking.words()
            + ".");
    Sections.match(
        report, new Digest(results), Map.of(Side.AXIS, axis, Side.SOVIET, soviet), thinking);
    Sections.troubles(report, results);
    Sections.games(report, results);
    return report;
  }
}
