package hexfront.app.serve;

import hexfront.server.Server;
import hexfront.server.hall.Rules;
import hexfront.server.http.Settings;
import hexfront.server.store.StoreProblem;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;

/** Runs a server until the program is told to end. */
final class Running {
  private Running() {}

  static int untilStopped(
      CommandSpec spec, String database, Settings settings, Rules rules, Consumer<Server> started)
      throws InterruptedException {
    try (Server server = Server.start(database, settings, rules)) {
      Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
      started.accept(server);
      new CountDownLatch(1).await();
      return 0;
    } catch (StoreProblem | Server.Unreachable e) {
      spec.commandLine().getErr().println(e.getMessage());
      return 1;
    }
  }
}
