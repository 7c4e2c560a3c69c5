package hexfront.app.soak;

import hexfront.games.wire.Json;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Requests that are large or come with wrong tokens, all at once. */
final class Flood {
  private static final int LARGE = 40;
  private static final int STRANGERS = 50;
  private static final int TOKENS = 40;
  private static final int MEGABYTES = 7;

  private Flood() {}

  static void on(int port) {
    String journal = "hexfront-journal 2\nevil " + "x".repeat(MEGABYTES * 1_000_000) + "\n\n";
    String large = Json.write(Json.object().put("journal", journal));
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < LARGE; i++) {
        threads.execute(() -> send(port, large));
      }
      for (int i = 0; i < STRANGERS; i++) {
        int stranger = i;
        threads.execute(() -> guess(port, stranger));
      }
    }
  }

  private static void send(int port, String large) {
    try (Wire wire = new Wire(port, 20_000)) {
      wire.post("/api/games", "", large);
    } catch (IOException e) {
      // refused by the connection; that is an answer too
    }
  }

  private static void guess(int port, int stranger) {
    try (Wire wire = new Wire(port, 20_000)) {
      for (int i = 0; i < TOKENS; i++) {
        wire.get("/api/games/0123", stranger + "-" + i + "x".repeat(6000));
      }
    } catch (IOException e) {
      // as above
    }
  }
}
