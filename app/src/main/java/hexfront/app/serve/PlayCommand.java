package hexfront.app.serve;

import hexfront.server.hall.Rules;
import hexfront.server.http.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
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
      "Stop it with Ctrl-C; the games are kept and stand on the shelf the next time."
    })
public final class PlayCommand implements Callable<Integer> {
  static final int USUAL_PORT = 19411;

  private static final String HOST = "127.0.0.1";

  @Spec private CommandSpec spec;

  @Mixin private ServerOptions options;

  @Option(
      names = "--port",
      paramLabel = "NUMBER",
      description = {
        "the local port, 0 for any that is free",
        "(default: " + PlayCommand.USUAL_PORT + ", or another if that is taken)"
      })
  private @Nullable Integer port;

  @Option(names = "--no-browser", description = "only print the address")
  private boolean noBrowser;

  @Override
  public Integer call() throws InterruptedException {
    String key = OwnerKey.in(DataFolder.folder());
    if (port == null && !options.namesDatabase() && isOurs(key)) {
      show("http://" + HOST + ":" + USUAL_PORT, key);
      return 0;
    }
    return Running.untilStopped(
        spec,
        options.database(),
        options.settings(spec, HOST, port(), "").named(Settings.LOCAL_NAMES),
        options.rules(spec, Rules.Clearing.NEVER).ownedBy(key),
        server -> {
          show(server.address(), key);
          out().println("Ctrl-C ends it; your games are kept.");
          out().flush();
        });
  }

  /** The usual port, so that the browser finds what it keeps; another only if that is taken. */
  private int port() {
    if (port != null) {
      return port;
    }
    try (ServerSocket free = new ServerSocket(USUAL_PORT, 1, InetAddress.getByName(HOST))) {
      return free.getLocalPort();
    } catch (IOException e) {
      return 0;
    }
  }

  /** Whether the table stands at the usual port already, with the games of the same owner. */
  private static boolean isOurs(String key) throws InterruptedException {
    URI games = URI.create("http://" + HOST + ":" + USUAL_PORT + "/api/own/games");
    HttpRequest request =
        HttpRequest.newBuilder(games)
            .timeout(Duration.ofSeconds(2))
            .header("Authorization", "Bearer " + key)
            .build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  /** The key stands where it is not sent or logged. */
  private void show(String address, String key) {
    String whole = address.replaceFirst("/$", "") + "/#key=" + key;
    boolean shown = !noBrowser && Browser.open(whole);
    out()
        .println(
            (shown ? "The table is open in your browser: " : "Open this in your browser: ")
                + whole);
    out().flush();
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
