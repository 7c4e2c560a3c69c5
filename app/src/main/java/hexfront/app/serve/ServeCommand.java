package hexfront.app.serve;

import hexfront.server.hall.Rules;
import hexfront.server.http.Addresses;
import hexfront.server.http.Settings;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
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

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS",
      split = ",",
      description = {
        "a proxy whose X-Forwarded-For is believed: an address, or a net such as 10.0.0.0/8;",
        "may be given several times"
      })
  private List<String> proxies = List.of();

  @Option(
      names = "--name",
      paramLabel = "HOST",
      split = ",",
      description = "the names under which the server may be called (default: any)")
  private List<String> names = List.of();

  @Option(
      names = "--clear-untaken",
      paramLabel = "DAYS",
      defaultValue = "14",
      description =
          "after how long a game without any order is cleared away, 0 for never (default:"
              + " ${DEFAULT-VALUE})")
  private int clearUntaken = 14;

  @Option(
      names = "--clear-idle",
      paramLabel = "DAYS",
      defaultValue = "0",
      description =
          "after how long a game that nobody goes on with is cleared away, 0 for never (default:"
              + " ${DEFAULT-VALUE})")
  private int clearIdle;

  @Option(
      names = "--clear-over",
      paramLabel = "DAYS",
      defaultValue = "0",
      description = "how long a game is kept after its end, 0 for ever (default: ${DEFAULT-VALUE})")
  private int clearOver;

  private Rules.Clearing clearing() {
    return new Rules.Clearing(
        days("--clear-untaken", clearUntaken),
        days("--clear-idle", clearIdle),
        days("--clear-over", clearOver));
  }

  private Duration days(String option, int days) {
    return Duration.ofDays(ServerOptions.atLeast(spec, option, days, 0));
  }

  private Settings settings() {
    try {
      var _ = new Addresses(proxies);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--trusted-proxy: " + e.getMessage());
    }
    return options.settings(spec, host, port, base).behind(proxies).named(names);
  }

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
        settings(),
        options.rules(spec, clearing()),
        server -> {
          out.println(server.address());
          out.flush();
        });
  }
}
