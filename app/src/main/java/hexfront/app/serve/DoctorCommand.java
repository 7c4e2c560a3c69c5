package hexfront.app.serve;

import hexfront.server.Server;
import hexfront.server.hall.Rules;
import hexfront.server.http.Settings;
import hexfront.server.store.DatabaseFile;
import hexfront.server.store.Store;
import hexfront.server.store.StoreProblem;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code hexfront doctor}. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = "Tells what the program uses here, and whether it works.")
public final class DoctorCommand implements Callable<Integer> {
  private static final int SERVE_PORT = 8080;

  @Spec private CommandSpec spec;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "as for serve; by default the file games.db in your data folder")
  private @Nullable String database;

  private int problems;

  @Override
  public Integer call() {
    tell(
        "program",
        System.getProperty("hexfront.package") == null
            ? "from a checkout, " + System.getProperty("hexfront.home", "here")
            : "a package for " + System.getProperty("hexfront.package"));
    tell(
        "runtime",
        "Java %s, %s, at most %d MB of memory for games"
            .formatted(
                Runtime.version(),
                System.getProperty("os.name") + " " + System.getProperty("os.arch"),
                Runtime.getRuntime().maxMemory() >> 20));
    port();
    games();
    table();
    tell(
        "browser",
        Browser.isThere()
            ? "play opens the table in it"
            : "none can be opened from here: play prints an address to open");
    PrintWriter out = spec.commandLine().getOut();
    out.println(problems == 0 ? "all is well" : problems + " things do not work");
    out.flush();
    return problems == 0 ? 0 : 1;
  }

  private void tell(String what, String fact) {
    spec.commandLine().getOut().printf("%-10s %s%n", what, fact);
  }

  private void complain(String what, String problem) {
    problems++;
    tell(what, "DOES NOT WORK: " + problem);
  }

  private void port() {
    try (ServerSocket _ = new ServerSocket(SERVE_PORT, 1, InetAddress.getLoopbackAddress())) {
      tell(
          "ports",
          "serve uses "
              + SERVE_PORT
              + ", which is free; play "
              + PlayCommand.USUAL_PORT
              + " or another");
    } catch (IOException e) {
      tell("ports", "serve uses " + SERVE_PORT + ", which is taken: name another with --port");
    }
  }

  /** The database takes a row, and whether a server has it. */
  private void games() {
    String url;
    try {
      url = ServerOptions.database(database);
      tell("database", url.replaceAll("[?].*", ""));
      try (Store store = Store.open(url)) {
        store.check();
        tell("", "it can be written; " + store.countGames() + " games");
      }
    } catch (StoreProblem e) {
      complain("database", String.valueOf(e.getMessage()));
      return;
    }
    try (DatabaseFile _ = DatabaseFile.take(url)) {
      tell("", "no server has it open");
    } catch (StoreProblem e) {
      tell("", "a server has it open");
    }
  }

  /** A server of its own, on a free port and a database that is gone afterwards. */
  private void table() {
    try {
      Path folder = Files.createTempDirectory("hexfront-doctor");
      Path file = folder.resolve("games.db");
      try (Server server =
          Server.start(
              "jdbc:sqlite:" + file,
              new Settings("127.0.0.1", 0, "", 1_000_000, 100),
              Rules.USUAL)) {
        boolean page = WebPage.isServedBy(server.address());
        if (page) {
          tell("table", "it is served to this machine");
        } else {
          complain("table", "the page is not served");
        }
      }
      for (String ending : new String[] {"", "-wal", "-shm", ".lock"}) {
        Files.deleteIfExists(Path.of(file + ending));
      }
      Files.delete(folder);
    } catch (IOException | StoreProblem | Server.Unreachable e) {
      complain("table", String.valueOf(e.getMessage()));
    }
  }
}
