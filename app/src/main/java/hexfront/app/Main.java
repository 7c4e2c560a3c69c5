package hexfront.app;

import hexfront.app.cases.CasesCommand;
import hexfront.app.maps.MapCommand;
import hexfront.app.referee.RefereeCommand;
import hexfront.app.soak.SoakCommand;
import hexfront.app.terminal.GamesCommand;
import hexfront.app.terminal.PlayCommand;
import hexfront.app.terminal.ReplayCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code hexfront}. Its subcommands are listed here and nowhere else. */
@Command(
    name = "hexfront",
    description = "Plays operational Eastern-Front board wargames with every rule enforced.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    subcommands = {
      PlayCommand.class,
      GamesCommand.class,
      ReplayCommand.class,
      RefereeCommand.class,
      CasesCommand.class,
      MapCommand.class,
      SoakCommand.class
    })
public final class Main implements Runnable {

  @Spec private CommandSpec spec;

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main());
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which command?");
  }

  /** The version the build wrote into the jar. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      var version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"hexfront " + (version == null ? "(unpacked)" : version)};
    }
  }
}
