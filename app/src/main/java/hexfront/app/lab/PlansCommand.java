package hexfront.app.lab;

import hexfront.games.table.Tables;
import hexfront.games.table.Words;
import hexfront.lab.study.Plans;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab plans}. */
@Command(
    name = "plans",
    mixinStandardHelpOptions = true,
    description = {
      "Lets captains play the first game of a match up to where a side moves on a turn, "
          + "and tells the operations it has in mind there.",
      "With --svg they are drawn as well."
    })
final class PlansCommand extends LabTask {
  @Mixin private GroundOptions ground;

  @Option(
      names = "--side",
      required = true,
      paramLabel = "SIDE",
      description = "whose plans: axis or soviet")
  private String side = "";

  @Option(
      names = "--turn",
      defaultValue = "1",
      paramLabel = "NUMBER",
      description = "on which turn (default: ${DEFAULT-VALUE})")
  private int turn;

  @Option(names = "--svg", paramLabel = "FILE", description = "draws them on the map")
  private @Nullable Path svg;

  @Override
  int work(Tables tables, RunOptions options) throws IOException {
    Plans plans = Plans.of(tables, ground.ground(tables), Words.side(side), turn, options.seed());
    PrintWriter out = spec().commandLine().getOut();
    plans.words().forEach(out::println);
    if (svg != null) {
      Files.writeString(svg, plans.svg());
      spec().commandLine().getErr().println(svg + " written");
    }
    out.flush();
    return 0;
  }
}
