package hexfront.app.lab;

import hexfront.ai.Commanders;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.study.Balance;
import hexfront.lab.study.Ratings;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab rate}. */
@Command(
    name = "rate",
    mixinStandardHelpOptions = true,
    description = "Lets everybody play everybody on both sides and makes a table of ratings.")
final class RateCommand extends LabTask {
  @Option(
      names = "--game",
      split = ",",
      paramLabel = "GAME",
      description = "which games (default: all)")
  private List<String> games = List.of();

  @Option(
      names = "--commanders",
      split = ",",
      paramLabel = "LEVEL",
      description = "who takes part (default: all)")
  private List<String> commanders = List.of();

  @Option(
      names = "--games",
      defaultValue = "10",
      paramLabel = "NUMBER",
      description = {
        "how many games each pairing plays on each ground with each choice of sides",
        "(default: ${DEFAULT-VALUE})"
      })
  private int rounds;

  @Override
  int work(Tables tables, RunOptions options) throws IOException, InterruptedException {
    List<String> boxes =
        games.isEmpty() ? tables.boxes().stream().map(Box::id).toList() : List.copyOf(games);
    List<String> levels =
        RunOptions.levels("--commanders", commanders.isEmpty() ? Commanders.LEVELS : commanders);
    if (levels.size() < 2) {
      throw new Malformed("--commanders: expected at least two, found " + levels);
    }
    Ratings ratings =
        new Ratings(
            Balance.allGrounds(tables, boxes),
            levels,
            RunOptions.atLeastOne("--games", rounds),
            options.seed(),
            options.thinking());
    return new StudyRun(ratings, options.folder("rate"), spec().commandLine().getOut())
        .carryOut(tables, options.workers());
  }
}
