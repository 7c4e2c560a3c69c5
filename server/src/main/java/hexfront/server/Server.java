package hexfront.server;

import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.server.hall.Reception;
import hexfront.server.hall.Rules;
import hexfront.server.http.Api;
import hexfront.server.http.Settings;
import hexfront.server.store.DatabaseFile;
import hexfront.server.store.Store;
import io.javalin.Javalin;
import io.javalin.util.JavalinException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: storage, games and HTTP put together. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /** Nobody asked the server to end. */
  private static final int EXIT = 70;

  private final DatabaseFile file;
  private final Store store;
  private final Reception reception;
  private final Javalin http;
  private final Settings settings;

  private final AtomicBoolean closed = new AtomicBoolean();

  /** Nobody can listen at this address. */
  public static final class Unreachable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unreachable(Settings settings, Throwable cause) {
      super(
          "cannot listen at "
              + settings.host()
              + ":"
              + settings.port()
              + "; is another server running there?",
          cause);
    }
  }

  private Server(
      DatabaseFile file, Store store, Reception reception, Javalin http, Settings settings) {
    this.file = file;
    this.store = store;
    this.reception = reception;
    this.http = http;
    this.settings = settings;
  }

  /**
   * Starts a server.
   *
   * @param database {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql://...}
   */
  public static Server start(String database, Settings settings, Rules rules) {
    return start(database, settings, rules, new Tables(Shelf.boxes()));
  }

  /** Starts a server for the games of other tables than those of the shelf. */
  public static Server start(String database, Settings settings, Rules rules, Tables tables) {
    DatabaseFile file = DatabaseFile.take(database);
    try {
      return start(file, Store.open(database, Server::die), settings, rules, tables);
    } catch (RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /** Without its writer a server only pretends to be one. Whoever keeps it starts it again. */
  private static void die(Throwable problem) {
    LOG.error("nothing can be written any more, the server ends", problem);
    Runtime.getRuntime().halt(EXIT);
  }

  private static Server start(
      DatabaseFile file, Store store, Settings settings, Rules rules, Tables tables) {
    Reception reception = new Reception(store, tables, rules);
    try {
      Javalin http = new Api(settings, reception, tables).start();
      reception.start();
      return new Server(file, store, reception, http, settings);
    } catch (JavalinException e) {
      reception.close();
      store.close();
      throw new Unreachable(settings, e);
    }
  }

  public int port() {
    return http.port();
  }

  /** Clears away the games that the operator's rule says; how many that were. */
  public int clear() {
    return reception.clear();
  }

  /** Where a browser on this machine finds it. */
  public String address() {
    String host = settings.host().equals("0.0.0.0") ? "127.0.0.1" : settings.host();
    return "http://" + host + ":" + port() + settings.base() + "/";
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      reception.close();
      http.stop();
      store.close();
      file.close();
    }
  }
}
