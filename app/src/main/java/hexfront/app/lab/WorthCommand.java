package hexfront.app.lab;

import hexfront.games.table.Tables;
import hexfront.games.table.Words;
import hexfront.lab.study.PlanWorth;
import java.io.PrintWriter;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab worth}. */
@Command(
    name = "worth",
    mixinStandardHelpOptions = true,
    description = {
      "Tells what a marshal's plans are worth: searches for some of a side's marches in a game "
          + "between captains, and plays what was found and the captain's own on new dice, as in "
          + "simulations and between captains.",
      "--turn-seconds or --turn-iterations is what each search may take."
    })
final class WorthCommand extends LabTask {
  @Mixin private GroundOptions ground;

  @Option(
      names = "--side",
      required = true,
      paramLabel = "SIDE",
      description = "whose plans: axis or soviet")
  private String side = "";

  @Option(
      names = "--positions",
      defaultValue = "6",
      paramLabel = "NUMBER",
      description = "at how many player turns, spread over the game (default: ${DEFAULT-VALUE})")
  private int positions;

  @Option(
      names = "--trials",
      defaultValue = "60",
      paramLabel = "NUMBER",
      description = "on how many new dice each plan is played (default: ${DEFAULT-VALUE})")
  private int trials;

  @Option(
      names = "--replies",
      defaultValue = "4",
      paramLabel = "NUMBER",
      description = "through how many enemy player turns (default: ${DEFAULT-VALUE})")
  private int replies;

  @Option(
      names = "--drawn",
      defaultValue = "0",
      paramLabel = "NUMBER",
      description = {
        "instead of searching, draw so many plans at each of these player turns at random, and "
            + "tell how far simulations foretell what they gain between captains"
      })
  private int drawn;

  @Override
  int work(Tables tables, RunOptions options) {
    PlanWorth study =
        new PlanWorth(
            ground.ground(tables),
            Words.side(side),
            RunOptions.atLeastOne("--positions", positions),
            RunOptions.atLeastOne("--trials", trials),
            RunOptions.atLeastOne("--replies", replies));
    PrintWriter out = spec().commandLine().getOut();
    Consumer<String> progress =
        line -> {
          out.println(line);
          out.flush();
        };
    progress.accept(
        drawn > 0
            ? study.foretold(study.draw(tables, drawn, options.seed(), progress))
            : study.summary(study.find(tables, options.thinking(), options.seed(), progress)));
    return 0;
  }
}
