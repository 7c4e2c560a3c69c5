package hexfront.app;

import hexfront.app.cases.CasesCommand;
import hexfront.app.lab.LabCommand;
import hexfront.app.maps.MapCommand;
import hexfront.app.mutate.MutateCommand;
import hexfront.app.referee.RefereeCommand;
import hexfront.app.serve.BackupCommand;
import hexfront.app.serve.DoctorCommand;
import hexfront.app.serve.PlayCommand;
import hexfront.app.serve.RestoreCommand;
import hexfront.app.serve.ServeCommand;
import hexfront.app.soak.SoakCommand;
import hexfront.app.terminal.GamesCommand;
import hexfront.app.terminal.ReplayCommand;
import hexfront.app.terminal.TerminalCommand;
import hexfront.app.terminal.VerifyCommand;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.data.DataProblem;
import java.util.ArrayList;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** The command {@code hexfront}. Its subcommands are listed here and nowhere else. */
@Command(
    name = "hexfront",
    description = "Plays operational Eastern-Front board wargames with every rule enforced.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    subcommands = {
      PlayCommand.class,
      ServeCommand.class,
      TerminalCommand.class,
      GamesCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      DoctorCommand.class,
      ReplayCommand.class,
      VerifyCommand.class,
      RefereeCommand.class,
      CasesCommand.class,
      MapCommand.class,
      LabCommand.class,
      SoakCommand.class,
      MutateCommand.class
    })
public final class Main implements Runnable {

  @Spec private CommandSpec spec;

  public static void main(String[] args) {
    // To read the games takes longest: it begins while everything else gets ready.
    Thread.ofPlatform().daemon().name("shelf").start(Shelf::boxes);
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main()).setExecutionExceptionHandler(Main::complain);
  }

  /** Bad data is the user's to mend; anything else is ours. */
  private static int complain(Exception mistake, CommandLine command, ParseResult parsed) {
    if (mistake instanceof DataProblem) {
      command.getErr().println(mistake.getMessage());
      return command.getCommandSpec().exitCodeOnInvalidInput();
    }
    command
        .getErr()
        .println("hexfront: a mistake in Hexfront itself, please report it: " + mistake);
    for (StackTraceElement line : mistake.getStackTrace()) {
      if (line.getClassName().startsWith("hexfront.")) {
        command.getErr().println("  at " + line);
        break;
      }
    }
    return command.getCommandSpec().exitCodeOnExecutionException();
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which command?");
  }

  /** The version the build wrote into the jar, the commit, and the versions of the rules. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      var version = Main.class.getPackage().getImplementationVersion();
      var lines = new ArrayList<String>();
      lines.add("hexfront " + (version == null ? "(unpacked)" : version));
      lines.add("commit " + System.getProperty("hexfront.commit", "unknown"));
      for (Box box : Shelf.boxes()) {
        lines.add(
            "%s: rules %d (%s)"
                .formatted(box.id(), rules(box), String.join(", ", box.rulebooks())));
      }
      return lines.toArray(String[]::new);
    }

    private static int rules(Box box) {
      String scenario = box.scenarios().getFirst().id();
      Map<String, Boolean> options =
          box.options(scenario).stream()
              .collect(Collectors.toMap(Box.Option::id, Box.Option::byDefault));
      return box.open(scenario, options).rulebook().version();
    }
  }
}
