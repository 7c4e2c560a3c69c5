package hexfront.app.lab;

import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.games.openings.KeptOpening;
import hexfront.games.openings.KeptOpenings;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.study.OpeningSearch;
import java.util.Optional;
import picocli.CommandLine.Command;

/** The command {@code hexfront lab openings}. */
@Command(
    name = "openings",
    mixinStandardHelpOptions = true,
    description = {
      "Looks for a first player turn that is better than the captain's own, and keeps "
          + "it if it is, beside the game's other data (in a checkout) or under --out.",
      "Captains begin with it then.",
      "The same command with the same seed finds the same, whatever the number of workers."
    })
final class OpeningsCommand extends SearchTask {
  @Override
  String name() {
    return "openings";
  }

  @Override
  Optional<Found> found(Tables tables, Ground played, Side one, Search search, RunOptions options)
      throws InterruptedException {
    OpeningSearch.Found found =
        new OpeningSearch(tables, played, one, options.seed(), options.workers(), this::say)
            .search(search.candidates(), search.games(), search.proof(), search.command());
    return found.opening().map(opening -> kept(tables, played, opening, found.better()));
  }

  private static Found kept(Tables tables, Ground played, KeptOpening opening, boolean better) {
    Rulebook rulebook =
        tables.box(played.game()).open(played.scenario(), played.options()).rulebook();
    return new Found(
        opening.proof(), better, opening.fileName(), KeptOpenings.write(opening, rulebook));
  }
}
