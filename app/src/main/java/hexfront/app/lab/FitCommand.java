package hexfront.app.lab;

import hexfront.games.table.Tables;
import hexfront.lab.study.OutlookFit;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab fit}. */
@Command(
    name = "fit",
    mixinStandardHelpOptions = true,
    description = {
      "Compares what commanders reckon with at the start of each turn with the lead at "
          + "the end, fits a line for each turn and tells its error on games that it has not "
          + "seen.",
      "Writes outlook.yaml; put beside the game's aims.yaml it is used."
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

  @Override
  int work(Tables tables, RunOptions options) throws IOException {
    List<OutlookFit.Seen> seen =
        OutlookFit.play(
            tables,
            ground.ground(tables),
            RunOptions.level("--commander", commander),
            RunOptions.atLeastOne("--games", games),
            options.seed());
    String text = OutlookFit.write(OutlookFit.fit(seen));
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
