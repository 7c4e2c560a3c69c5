package hexfront.lab.study;

import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.lab.Ground;
import hexfront.lab.statistics.Interval;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What the designers of the games say about balance. */
public final class Designers {
  /**
   * What is said about a game or one of its scenarios.
   *
   * @param says in our own words; empty where nothing is said
   * @param where the place in the rulebook
   * @param axisScore the scores of the Axis that fit, as we read it
   * @param evenLead the lead of the Axis that the schedule of victory takes as even
   * @param bearing how the reconstructed parts bear on it
   */
  public record Statement(
      Optional<String> says,
      String where,
      Optional<Interval> axisScore,
      OptionalInt evenLead,
      String bearing) {}

  private static final Statement NOTHING =
      new Statement(
          Optional.empty(),
          "no rulebook has been searched for it",
          Optional.empty(),
          OptionalInt.empty(),
          "");

  private final Map<String, Statement> games = new LinkedHashMap<>();
  private final Map<String, Map<String, Statement>> scenarios = new LinkedHashMap<>();

  private Designers() {}

  /** The statements that come with the lab. */
  public static Designers ours() {
    return read(DataFile.resource("lab/balance.yaml"));
  }

  static Designers read(DataNode file) {
    Designers designers = new Designers();
    file.map()
        .forEach(
            (game, node) -> {
              node.onlyKeys("says", "where", "axis-score", "even-lead", "bearing", "scenarios");
              Statement whole = statement(node, NOTHING);
              designers.games.put(game, whole);
              Map<String, Statement> single = new LinkedHashMap<>();
              node.optional("scenarios")
                  .ifPresent(
                      list ->
                          list.map().forEach((id, part) -> single.put(id, statement(part, whole))));
              designers.scenarios.put(game, single);
            });
    return designers;
  }

  private static Statement statement(DataNode node, Statement otherwise) {
    return new Statement(
        node.optional("says").map(DataNode::text),
        node.required("where").text(),
        node.optional("axis-score").map(Designers::score),
        node.optional("even-lead")
            .map(lead -> OptionalInt.of(lead.number()))
            .orElse(otherwise.evenLead),
        node.optional("bearing").map(DataNode::text).orElse(otherwise.bearing));
  }

  private static Interval score(DataNode node) {
    node.onlyKeys("from", "to");
    Interval band = new Interval(node.required("from").decimal(), node.required("to").decimal());
    if (!(0 <= band.low() && band.low() < band.high() && band.high() <= 1)) {
      throw node.expected("from and to between 0 and 1, from being smaller");
    }
    return band;
  }

  /** The scenarios of a game about which something is said apart. */
  Set<String> scenarios(String game) {
    return scenarios.getOrDefault(game, Map.of()).keySet();
  }

  public Statement about(Ground ground) {
    Statement whole = games.getOrDefault(ground.game(), NOTHING);
    return scenarios.getOrDefault(ground.game(), Map.of()).getOrDefault(ground.scenario(), whole);
  }
}
