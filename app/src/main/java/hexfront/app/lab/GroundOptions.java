package hexfront.app.lab;

import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say on which ground a study is played: the game, its scenario, its choices. */
final class GroundOptions {
  @Option(names = "--game", required = true, paramLabel = "GAME", description = "which game")
  private String game = "";

  @Option(names = "--scenario", paramLabel = "NAME", description = "which scenario of it")
  private @Nullable String scenario;

  @Option(
      names = "--options",
      paramLabel = "NAME=TRUE,...",
      defaultValue = "",
      description = "choices about the rules, for example mud=true,fog=false")
  private String choices = "";

  String game() {
    return game;
  }

  Ground ground(Tables tables) {
    return Ground.of(tables, game, Optional.ofNullable(scenario), OptionWords.read(choices));
  }
}
