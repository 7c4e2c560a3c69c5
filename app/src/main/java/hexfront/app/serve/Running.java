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
  /** Nobody asked the server to end. */
  private static final int EXIT = 70;

  private Running() {}

  /** Nothing of the server may be missing while it runs: whoever keeps it starts it again. */
  private static void end(Thread thread, Throwable problem) {
    if (problem instanceof Error) {
      System.err.println("hexfront: the server ends, " + thread.getName() + " failed: " + problem);
      Runtime.getRuntime().halt(EXIT);
    }
  }

  static int untilStopped(
      CommandSpec spec, String database, Settings settings, Rules rules, Consumer<Server> started)
      throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler(Running::end);
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
