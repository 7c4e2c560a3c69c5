package hexfront.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A Chromium: the one of the system where there is one, otherwise Playwright's own. */
final class Chromium implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private final Playwright playwright;
  private final Browser browser;

  Chromium() {
    Optional<Path> installed = installed();
    Map<String, String> env = new HashMap<>(System.getenv());
    installed.ifPresent(path -> env.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(env));
    BrowserType.LaunchOptions options =
        new BrowserType.LaunchOptions()
            .setArgs(
                List.of("--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb"));
    installed.ifPresent(options::setExecutablePath);
    browser = playwright.chromium().launch(options);
  }

  private static Optional<Path> installed() {
    String named = System.getenv("HEXFRONT_CHROMIUM");
    Stream<Path> onPath =
        Arrays.stream(System.getenv().getOrDefault("PATH", "").split(":"))
            .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
    return Stream.concat(Stream.ofNullable(named).map(Path::of), onPath)
        .filter(Files::isExecutable)
        .findFirst();
  }

  Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
