package hexfront.app.lab;

import hexfront.ai.Commanders;
import hexfront.app.Home;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import hexfront.lab.study.Balance;
import hexfront.lab.study.Designers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab balance}. */
@Command(
    name = "balance",
    mixinStandardHelpOptions = true,
    description = {
      "Lets equal commanders play every scenario of every game and compares the "
          + "results with the balance the designers describe.",
      "Without --out the report is kept under lab/target/balance."
    })
final class BalanceCommand extends LabTask {
  @Option(
      names = "--game",
      split = ",",
      paramLabel = "GAME",
      description = "which games (default: all)")
  private List<String> games = List.of();

  @Option(
      names = "--commander",
      paramLabel = "LEVEL",
      description = "who commands both sides (default: the best there is)")
  private @Nullable String commander;

  @Option(
      names = "--games",
      defaultValue = "50",
      paramLabel = "NUMBER",
      description = "how many games on each ground (default: ${DEFAULT-VALUE})")
  private int rounds;

  @Override
  int work(Tables tables, RunOptions options) throws IOException, InterruptedException {
    List<String> boxes =
        games.isEmpty() ? tables.boxes().stream().map(Box::id).toList() : List.copyOf(games);
    String level =
        RunOptions.level(
            "--commander", commander == null ? Commanders.LEVELS.getLast() : commander);
    Balance balance =
        new Balance(
            tables,
            Designers.ours(),
            Balance.allGrounds(tables, boxes),
            level,
            RunOptions.atLeastOne("--games", rounds),
            options.seed(),
            options.thinking());
    Path kept =
        Home.find()
            .map(home -> home.resolve(Path.of("lab", "target", "balance", level)))
            .orElse(options.folder("balance"));
    return new StudyRun(balance, options.folderOr(kept), spec().commandLine().getOut())
        .carryOut(tables, options.workers());
  }
}
