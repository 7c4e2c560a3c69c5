package hexfront.app.lab;

import hexfront.games.table.Tables;
import hexfront.games.table.Words;
import hexfront.lab.study.PlanWorth;
import java.io.PrintWriter;
import java.util.List;
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
    List<PlanWorth.Worth> found =
        study.find(
            tables,
            options.thinking(),
            options.seed(),
            line -> {
              out.println(line);
              out.flush();
            });
    out.println(study.summary(found));
    out.flush();
    return 0;
  }
}
