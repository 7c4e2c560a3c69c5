package hexfront.e2e;

import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests what they ask for: the {@link House}, with one browser and one server for all tests
 * of a run. What a test opened is closed after it; a picture is taken if it failed.
 */
final class Backstage implements ParameterResolver, AfterEachCallback {
  private static final Namespace HERE = Namespace.create(Backstage.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == House.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return house(context);
  }

  private static House house(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(HERE)
        .computeIfAbsent(House.class, key -> new House(), House.class);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    House house = house(context);
    house.sweep(context.getExecutionException().map(e -> context.getDisplayName()).orElse(""));
  }

  /** The server and the browser. */
  static final class House implements AutoCloseable {
    private final Chromium chromium = new Chromium();
    private final ServerProcess server;
    private final List<Player> players = new ArrayList<>();

    House() {
      try {
        server = ServerProcess.start(Files.createTempDirectory("hexfront-e2e"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    ServerProcess server() {
      return server;
    }

    Caller caller() {
      return new Caller(server.address());
    }

    /** Somebody at a screen of the usual size. */
    Player player() {
      return player(Player.Screen.DESKTOP);
    }

    /** Somebody at a screen. */
    Player player(Player.Screen screen) {
      return add(new Player(chromium.browser(), server.address(), screen));
    }

    /** Somebody with a small laptop. */
    Player laptop() {
      return player(Player.Screen.LAPTOP);
    }

    /** Somebody with a phone. */
    Player phone() {
      return player(Player.Screen.PHONE);
    }

    /** Somebody who has not asked the system for less motion. */
    Player lively() {
      return add(
          new Player(
              chromium.browser(),
              server.address(),
              Player.Screen.DESKTOP,
              ReducedMotion.NO_PREFERENCE));
    }

    private Player add(Player player) {
      players.add(player);
      return player;
    }

    private void sweep(String failed) {
      for (int i = 0; i < players.size(); i++) {
        if (!failed.isEmpty()) {
          players.get(i).picture("failed-" + failed.replaceAll("\\W.*", "") + "-" + (i + 1));
        }
        players.get(i).close();
      }
      players.clear();
    }

    static Path pictures() {
      return Path.of(System.getProperty("hexfront.screenshots", "target/screenshots"));
    }

    @Override
    public void close() {
      server.close();
      chromium.close();
    }
  }
}
