package hexfront.app.soak;

import hexfront.games.Box;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * On what the games of a long run are played: one scenario or all in turn, with options as chosen
 * or drawn. The seed alone decides, so that a game can be had again by its number.
 */
public final class SoakGrounds {
  private static final String ALL = "all";
  private static final String RANDOM = "random";
  private static final String DEFAULT = "default";

  private final Tables tables;
  private final Box box;
  private final List<String> scenarios;
  private final boolean drawn;
  private final Map<String, Boolean> chosen;

  /**
   * The grounds of a run.
   *
   * @param scenario a scenario of the game, or {@code all}; by default its first
   * @param options {@code default}, {@code random}, or choices such as {@code fog=true,mud=false}
   * @throws Malformed when the game has no such scenario or option
   */
  public SoakGrounds(Tables tables, Box box, Optional<String> scenario, String options) {
    this.tables = tables;
    this.box = box;
    drawn = options.equals(RANDOM);
    chosen =
        OptionWords.complete(
            box, drawn || options.equals(DEFAULT) ? Map.of() : OptionWords.read(options));
    scenarios =
        scenario.filter(ALL::equals).isPresent()
            ? box.scenarios().stream().map(Box.Scenario::id).toList()
            : List.of(Ground.of(tables, box.id(), scenario, chosen).scenario());
  }

  /** The ground of a seed's game. */
  public Ground of(long seed) {
    String scenario = scenarios.get((int) Math.floorMod(seed, (long) scenarios.size()));
    return Ground.of(
        tables, box.id(), Optional.of(scenario), drawn ? draw(scenario, seed) : chosen);
  }

  private Map<String, Boolean> draw(String scenario, long seed) {
    // not the numbers by which the orders are drawn
    SplittableRandom random = new SplittableRandom(~seed);
    Map<String, Boolean> options = new LinkedHashMap<>();
    for (Box.Option option : box.options(scenario)) {
      options.put(option.id(), random.nextBoolean());
    }
    return options;
  }

  /** What to add to the command to have the game of a seed again. */
  String words(long seed) {
    Ground ground = of(seed);
    Map<String, Boolean> unusual = new LinkedHashMap<>(ground.options());
    box.options().forEach(option -> unusual.remove(option.id(), option.byDefault()));
    return "--seed "
        + seed
        + (box.scenarios().size() > 1 ? " --scenario " + ground.scenario() : "")
        + (unusual.isEmpty() ? "" : " --options " + OptionWords.write(unusual));
  }
}
