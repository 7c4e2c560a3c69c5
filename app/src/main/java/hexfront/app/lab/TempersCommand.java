package hexfront.app.lab;

import hexfront.engine.Side;
import hexfront.games.common.kept.KeptTempers;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.study.TemperSearch;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab tempers}. */
@Command(
    name = "tempers",
    mixinStandardHelpOptions = true,
    description = {
      "Looks for the temper with which a side does best against an even captain: what gains and"
          + " dangers count for, all game long or up to a turn and from it on. Keeps it if it is"
          + " better than the even one, beside the game's other data (in a checkout) or under"
          + " --out.",
      "Captains and marshals have it then.",
      "The same command with the same seed finds the same, whatever the number of workers."
    })
final class TempersCommand extends SearchTask {
  @Option(
      names = "--against-kept",
      description = "the enemy has the temper that is kept for it, instead of an even one")
  private boolean againstKept;

  @Override
  String more() {
    return againstKept ? "--against-kept" : "";
  }

  @Override
  String name() {
    return "tempers";
  }

  @Override
  Optional<Found> found(Tables tables, Ground played, Side one, Search search, RunOptions options)
      throws InterruptedException {
    TemperSearch.Found found =
        new TemperSearch(
                tables, played, one, againstKept, options.seed(), options.workers(), this::say)
            .search(search.candidates(), search.games(), search.proof(), search.command());
    return Optional.of(
        new Found(
            found.temper().proof(),
            found.better(),
            KeptTempers.fileName(played.game(), played.scenario(), one),
            KeptTempers.write(found.temper())));
  }
}
