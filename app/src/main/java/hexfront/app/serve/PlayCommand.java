package hexfront.app.serve;

import hexfront.server.hall.Rules;
import hexfront.server.http.Settings;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code hexfront play}. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = {
      "Opens the table in the browser, for you alone: against a commander, or two at one screen.",
      "Stop it with Ctrl-C; the games are kept."
    })
public final class PlayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private ServerOptions options;

  @Option(
      names = "--port",
      defaultValue = "0",
      paramLabel = "NUMBER",
      description = "the local port (default: any that is free)")
  private int port;

  @Option(names = "--no-browser", description = "only print the address")
  private boolean noBrowser;

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    return Running.untilStopped(
        spec,
        options.database(),
        options.settings(spec, "127.0.0.1", port, "").named(Settings.LOCAL_NAMES),
        options.rules(spec, Rules.Clearing.NEVER),
        server -> {
          boolean shown = !noBrowser && Browser.open(server.address());
          out.println(
              (shown ? "The table is open in your browser: " : "Open this in your browser: ")
                  + server.address());
          out.println("Ctrl-C ends it; your games are kept.");
          out.flush();
        });
  }
}
