package hexfront.app.serve;

import hexfront.server.Server;
import hexfront.server.hall.Rules;
import hexfront.server.http.Settings;
import hexfront.server.store.StoreProblem;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code hexfront serve}. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Serves games to a group, until it is stopped with Ctrl-C.")
public final class ServeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--host", defaultValue = "127.0.0.1", paramLabel = "ADDRESS")
  private String host = "127.0.0.1";

  @Option(names = "--port", defaultValue = "8080", paramLabel = "NUMBER")
  private int port = 8080;

  @Option(names = "--base", defaultValue = "", paramLabel = "PATH")
  private String base = "";

  @Option(names = "--database", defaultValue = "jdbc:sqlite:hexfront.db", paramLabel = "URL")
  private String database = "jdbc:sqlite:hexfront.db";

  @Override
  public Integer call() throws InterruptedException {
    Settings settings =
        new Settings(host, port, base, Settings.USUAL.mostBytes(), Settings.USUAL.perSecond());
    try (Server server = Server.start(database, settings, Rules.USUAL)) {
      CountDownLatch stopped = new CountDownLatch(1);
      Runtime.getRuntime().addShutdownHook(new Thread(server::close));
      spec.commandLine().getOut().println(server.address());
      spec.commandLine().getOut().flush();
      stopped.await();
      return 0;
    } catch (StoreProblem e) {
      spec.commandLine().getErr().println(e.getMessage());
      return 1;
    }
  }
}
