package hexfront.app.lab;

import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import hexfront.lab.study.OutlookFit;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab fit}. */
@Command(
    name = "fit",
    mixinStandardHelpOptions = true,
    description = {
      "Compares what commanders reckon with at the start of each player turn with the lead at "
          + "the end, fits the weights of its parts by side and turn and tells the error on "
          + "games that were not seen.",
      "Writes outlook.yaml; put beside the game's data it is used. A file may have several "
          + "scenarios."
    })
final class FitCommand extends LabTask {
  @Mixin private GroundOptions ground;

  @Option(
      names = "--commander",
      defaultValue = "captain",
      paramLabel = "LEVEL",
      description = "who plays both sides (default: ${DEFAULT-VALUE})")
  private String commander = "";

  @Option(
      names = "--games",
      defaultValue = "450",
      paramLabel = "NUMBER",
      description = "how many games (default: ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--doubt",
      defaultValue = "0.4",
      paramLabel = "NUMBER",
      description =
          "how far the weights may well be from 1: near 0 only the sum is set right (default: "
              + "${DEFAULT-VALUE})")
  private double doubt;

  @Override
  int work(Tables tables, RunOptions options) throws IOException {
    Ground played = ground.ground(tables);
    String level = RunOptions.level("--commander", commander);
    RunOptions.atLeastOne("--games", games);
    if (!(doubt > 0)) {
      throw new Malformed("--doubt is " + doubt + ", expected more than 0");
    }
    List<OutlookFit.Seen> seen;
    try (ProgressBar bar =
        new ProgressBarBuilder().setTaskName("games").setInitialMax(games).build()) {
      seen = OutlookFit.play(tables, played, level, games, options.seed(), bar::step);
    }
    String command =
        String.format(
            Locale.ROOT,
            "hexfront lab fit --game %s --scenario %s --games %d --seed %d --doubt %s",
            played.game(),
            played.scenario(),
            games,
            options.seed(),
            doubt);
    String text = OutlookFit.write(played.scenario(), command, OutlookFit.fit(seen, doubt));
    Path folder = options.folder("fit-" + ground.game());
    Files.createDirectories(folder);
    Path file = Files.writeString(folder.resolve("outlook.yaml"), text);
    PrintWriter out = spec().commandLine().getOut();
    out.print(text);
    out.println(file);
    out.flush();
    return 0;
  }
}
