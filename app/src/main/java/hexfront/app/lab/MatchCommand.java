package hexfront.app.lab;

import hexfront.games.table.Tables;
import hexfront.lab.study.Match;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab match}. */
@Command(
    name = "match",
    mixinStandardHelpOptions = true,
    description = "Lets two commanders play each other and reports wins, points, losses and times.")
final class MatchCommand extends LabTask {
  @Mixin private GroundOptions ground;

  @Option(
      names = "--axis",
      required = true,
      paramLabel = "LEVEL",
      description = "who commands the Axis")
  private String axis = "";

  @Option(
      names = "--soviet",
      required = true,
      paramLabel = "LEVEL",
      description = "who commands the Soviets")
  private String soviet = "";

  @Option(
      names = "--games",
      defaultValue = "100",
      paramLabel = "NUMBER",
      description = "how many games (default: ${DEFAULT-VALUE})")
  private int games;

  @Override
  int work(Tables tables, RunOptions options) throws IOException, InterruptedException {
    Match match =
        new Match(
            ground.ground(tables),
            RunOptions.level("--axis", axis),
            RunOptions.level("--soviet", soviet),
            RunOptions.atLeastOne("--games", games),
            options.seed(),
            options.thinking());
    String name = "match-" + ground.game() + "-" + axis + "-" + soviet;
    return new StudyRun(match, options.folder(name), spec().commandLine().getOut())
        .carryOut(tables, options.workers());
  }
}
