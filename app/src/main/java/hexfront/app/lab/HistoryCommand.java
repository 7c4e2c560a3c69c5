package hexfront.app.lab;

import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.study.History;
import hexfront.lab.study.History.Played;
import hexfront.lab.study.Yardstick;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code hexfront lab history}. */
@Command(
    name = "history",
    mixinStandardHelpOptions = true,
    description = {
      "Plays games between quick commanders, one after another, and counts how often "
          + "they go as history went: the yardsticks of lab/yardsticks.yaml.",
      "The games are those of a match with the same seed; nothing is kept of them."
    })
final class HistoryCommand extends LabTask {
  @Mixin private GroundOptions ground;

  @Option(
      names = "--axis",
      defaultValue = "captain",
      paramLabel = "LEVEL",
      description = "who leads the Axis (default: ${DEFAULT-VALUE})")
  private String axis = "";

  @Option(
      names = "--soviet",
      defaultValue = "captain",
      paramLabel = "LEVEL",
      description = "who leads the Soviets (default: ${DEFAULT-VALUE})")
  private String soviet = "";

  @Option(
      names = "--games",
      defaultValue = "24",
      paramLabel = "NUMBER",
      description = "how many games (default: ${DEFAULT-VALUE})")
  private int games;

  @Override
  int work(Tables tables, RunOptions options) {
    Ground played = ground.ground(tables);
    History history =
        new History(
            tables,
            played,
            RunOptions.level("--axis", axis),
            RunOptions.level("--soviet", soviet),
            Yardstick.of(played.game(), played.scenario()));
    PrintWriter out = spec().commandLine().getOut();
    List<Played> all = history.play(RunOptions.atLeastOne("--games", games), options.seed());
    history.words(all).forEach(out::println);
    out.flush();
    return 0;
  }
}
