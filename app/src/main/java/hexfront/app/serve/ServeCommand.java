package hexfront.app.serve;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code hexfront serve}. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = {
      "Serves games to a group, until it is stopped with Ctrl-C. Prints its address.",
      "GET /health tells whether it is well, GET /metrics what it measures of itself."
    })
public final class ServeCommand implements Callable<Integer> {
  private static final Pattern BASE = Pattern.compile("(/[A-Za-z0-9._~-]+)*");

  @Spec private CommandSpec spec;

  @Mixin private ServerOptions options;

  @Option(
      names = "--host",
      defaultValue = "127.0.0.1",
      paramLabel = "ADDRESS",
      description = "the address to listen at, 0.0.0.0 for all (default: ${DEFAULT-VALUE})")
  private String host = "127.0.0.1";

  @Option(
      names = "--port",
      defaultValue = "8080",
      paramLabel = "NUMBER",
      description = "the port, 0 for any that is free (default: ${DEFAULT-VALUE})")
  private int port = 8080;

  @Option(
      names = "--base",
      defaultValue = "",
      paramLabel = "PATH",
      description = "the path below which everything lies, for example /hexfront")
  private String base = "";

  @Override
  public Integer call() throws InterruptedException {
    if (!BASE.matcher(base).matches()) {
      throw new ParameterException(
          spec.commandLine(), "--base is '" + base + "', expected a path such as /hexfront");
    }
    if (port < 0 || port > 65_535) {
      throw new ParameterException(
          spec.commandLine(), "--port is " + port + ", expected 0 to 65535");
    }
    PrintWriter out = spec.commandLine().getOut();
    return Running.untilStopped(
        spec,
        options.database(),
        options.settings(spec, host, port, base),
        options.rules(spec),
        server -> {
          out.println(server.address());
          out.flush();
        });
  }
}
