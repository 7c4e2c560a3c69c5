package hexfront.lab;

import hexfront.engine.Game;
import hexfront.games.Box;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/** What is played on: a scenario of a game, with every option chosen. */
public record Ground(String game, String scenario, Map<String, Boolean> options) {
  public Ground {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /** A scenario of a game, by default its first; options left out have their default. */
  public static Ground of(
      Tables tables, String game, Optional<String> scenario, Map<String, Boolean> options) {
    Box box = tables.box(game);
    List<String> known = box.scenarios().stream().map(Box.Scenario::id).toList();
    String chosen = scenario.orElse(known.getFirst());
    if (!known.contains(chosen)) {
      throw new Malformed(
          "unknown scenario " + Malformed.quote(chosen) + ", expected one of " + known);
    }
    return new Ground(game, chosen, OptionWords.complete(box, options));
  }

  /** A new game on it, with dice and lots that follow from a seed. */
  public Game open(Tables tables, long seed) {
    return tables
        .open(tables.box(game), Optional.of(scenario), options, Optional.of(Seeds.of(seed, 0)))
        .game();
  }

  /** The game and its scenario, for people. */
  public String words() {
    return game + " " + scenario;
  }

  ObjectNode write() {
    ObjectNode node = Json.object().put("game", game).put("scenario", scenario);
    ObjectNode chosen = node.putObject("options");
    options.forEach(chosen::put);
    return node;
  }

  static Ground read(Fields fields) {
    return new Ground(
        fields.text("game"), fields.text("scenario"), OptionWords.read(fields.object("options")));
  }
}
