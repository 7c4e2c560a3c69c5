package hexfront.app.lab;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code hexfront lab}. */
@Command(
    name = "lab",
    mixinStandardHelpOptions = true,
    description = {
      "Lets commanders play many games and says what they prove.",
      "Ctrl-C stops a run; the same command with the same --out goes on with it."
    },
    subcommands = {
      MatchCommand.class,
      FitCommand.class,
      RateCommand.class,
      CompareCommand.class,
      BalanceCommand.class,
      HistoryCommand.class,
      OpeningsCommand.class,
      TempersCommand.class,
      PlansCommand.class,
      WorthCommand.class
    })
public final class LabCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "Which study: match, rate, compare, balance, fit, history, openings, tempers, plans or"
            + " worth?");
  }
}
