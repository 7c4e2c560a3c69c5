package hexfront.e2e;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Somebody in front of a browser: sees what is on the page, clicks, taps and types. */
final class Player implements AutoCloseable {
  private static final int TRIES = 20;

  /** What the player sits at. */
  enum Screen {
    WIDE(1920, 1080, false),
    DESKTOP(1600, 1000, false),
    LAPTOP(1366, 768, false),
    TABLET(820, 1180, true),
    PHONE(390, 844, true);

    private final int width;
    private final int height;
    private final boolean touch;

    Screen(int width, int height, boolean touch) {
      this.width = width;
      this.height = height;
      this.touch = touch;
    }

    int width() {
      return width;
    }
  }

  /** The whole text and nothing else. */
  static final Locator.GetByTextOptions EXACTLY = new Locator.GetByTextOptions().setExact(true);

  private static final double PATIENCE = 30_000;
  private static final int MOST_TABS = 150;
  private static final int MOST_STEPS = 80;

  /** The key that brings the cursor of the map nearest to a hex; none if it stands there. */
  private static final String TOWARDS =
      """
      hex => {
        const { view, play } = hexfront;
        const keys = {
          ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
          Home: [-0.8, -0.6], PageUp: [0.8, -0.6], End: [-0.8, 0.6], PageDown: [0.8, 0.6],
        };
        const from = play.cursor.value;
        if (from === hex) {
          return '';
        }
        const here = from ?? play.moves.selection.value?.hex;
        if (here === undefined) {
          return 'ArrowUp';
        }
        const to = view.field.centre(hex);
        const far = (key) => {
          const next = view.field.step(here, ...keys[key]);
          const at = next === undefined ? { x: 1e9, y: 1e9 } : view.field.centre(next);
          return Math.hypot(at.x - to.x, at.y - to.y);
        };
        return Object.keys(keys).sort((a, b) => far(a) - far(b))[0];
      }
      """;

  private final BrowserContext context;
  private final Page page;
  private final String address;
  private final Screen screen;
  private final List<String> complaints = new ArrayList<>();

  Player(Browser browser, String address, Screen screen) {
    this(browser, address, screen, ReducedMotion.REDUCE);
  }

  /** Somebody who wants to see things move, or not. */
  Player(Browser browser, String address, Screen screen, ReducedMotion motion) {
    this.address = address;
    this.screen = screen;
    context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(screen.width, screen.height)
                .setHasTouch(screen.touch)
                .setIsMobile(screen.touch)
                .setReducedMotion(motion));
    context.setDefaultTimeout(PATIENCE);
    page = context.newPage();
    page.onPageError(complaints::add);
    page.onConsoleMessage(this::listen);
  }

  private void listen(ConsoleMessage message) {
    boolean refusal = message.text().contains("Failed to load resource");
    if (message.type().equals("error") && !refusal && !message.text().contains("ERR_")) {
      complaints.add(message.text());
    }
  }

  /** What went wrong in the page itself. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }

  Page page() {
    return page;
  }

  // ---- going places

  Player toTheShelf() {
    page.navigate(address + "/");
    page.waitForSelector("article.box");
    return this;
  }

  /** Opens an address and waits for the shelf. */
  Player goTo(String whole) {
    page.navigate(whole);
    page.waitForSelector("article.box");
    return this;
  }

  /** Sits down by the link of a seat, knowing the way already. */
  Player sitDown(String link) {
    context.addInitScript("localStorage.setItem('hexfront.guided', 'true')");
    page.navigate(URI.create(address + "/").resolve(link).toString());
    return atTheTable();
  }

  /** Sits down at both seats of a game, as two at one screen do, without a curtain. */
  Player atBothSeats(Caller.Opened game) {
    context.addInitScript(
        """
        localStorage.setItem('hexfront.guided', 'true');
        localStorage.setItem('hexfront.curtain', '"never"');
        if (!localStorage.getItem('hexfront.games')) {
          const tokens = { axis: '%s', soviet: '%s' };
          const game = { id: '%s', game: '', title: '', tokens, opened: 1 };
          localStorage.setItem('hexfront.games', JSON.stringify([game]));
        }
        """
            .formatted(game.token("axis"), game.token("soviet"), game.id()));
    page.navigate(address + "/game/" + game.id());
    return atTheTable();
  }

  Player atTheTable() {
    page.waitForFunction("() => window.hexfront?.play && window.hexfront.view");
    return settled();
  }

  Player reload() {
    page.reload();
    return atTheTable();
  }

  /** Waits until the map is painted and nothing moves. */
  Player settled() {
    page.waitForFunction("() => window.hexfront.view.settled");
    return this;
  }

  // ---- the map

  /** Brings a hex to the middle of the screen. */
  Player lookAt(String hex, double scale) {
    page.evaluate(
        "([hex, scale]) => hexfront.view.look({...hexfront.view.field.centre(hex), scale})",
        List.of(hex, scale));
    return settled();
  }

  private Map<?, ?> place(String hex) {
    return (Map<?, ?>)
        page.evaluate(
            """
            hex => {
              const at = hexfront.view.screenOf(hex);
              const box = hexfront.view.canvas.getBoundingClientRect();
              return {x: at.x + box.left, y: at.y + box.top};
            }
            """,
            hex);
  }

  private static double number(Object value) {
    return ((Number) value).doubleValue();
  }

  Player click(String hex) {
    Map<?, ?> at = place(hex);
    if (screen.touch) {
      page.touchscreen().tap(number(at.get("x")), number(at.get("y")));
    } else {
      page.mouse().click(number(at.get("x")), number(at.get("y")));
    }
    return this;
  }

  Player pointAt(String hex) {
    Map<?, ?> at = place(hex);
    page.mouse().move(number(at.get("x")), number(at.get("y")));
    return this;
  }

  Player drag(String from, String to) {
    pointAt(from);
    page.mouse().down();
    Map<?, ?> at = place(to);
    page.mouse()
        .move(
            number(at.get("x")),
            number(at.get("y")),
            new com.microsoft.playwright.Mouse.MoveOptions().setSteps(6));
    page.mouse().up();
    return this;
  }

  /** Puts two fingers on the screen and spreads them, from and to a distance from the middle. */
  Player pinch(double x, double y, double from, double to) {
    CDPSession fingers = context.newCDPSession(page);
    touch(fingers, "touchStart", x, y, from);
    for (int i = 1; i <= 6; i++) {
      touch(fingers, "touchMove", x, y, from + (to - from) * i / 6);
    }
    JsonObject end = new JsonObject();
    end.addProperty("type", "touchEnd");
    end.add("touchPoints", new JsonArray());
    fingers.send("Input.dispatchTouchEvent", end);
    fingers.detach();
    return this;
  }

  private static void touch(CDPSession fingers, String type, double x, double y, double apart) {
    JsonArray points = new JsonArray();
    for (int side : new int[] {-1, 1}) {
      JsonObject point = new JsonObject();
      point.addProperty("x", x + side * apart);
      point.addProperty("y", y);
      point.addProperty("id", side + 1);
      points.add(point);
    }
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    fingers.send("Input.dispatchTouchEvent", event);
  }

  /** Waits until the hexes in reach are marked. */
  Player seesReach() {
    page.waitForFunction("() => Object.keys(hexfront.play.moves.reach.value ?? {}).length > 0");
    return this;
  }

  String hexOf(String unit) {
    Object hex =
        page.evaluate("unit => hexfront.play.session.table.value.units.get(unit)?.hex ?? ''", unit);
    return String.valueOf(hex);
  }

  Player waitsUntil(String unit, String hex) {
    page.waitForFunction(
        "([unit, hex]) => (hexfront.play.session.table.value.units.get(unit)?.hex ?? '') === hex",
        List.of(unit, hex));
    return this;
  }

  Player waitsForStage(String stage) {
    page.waitForFunction(
        "stage => hexfront.play.session.decision.value.stage === stage"
            + " && hexfront.play.session.waiting.value.length === 0",
        stage);
    return this;
  }

  Player waitsForMyTurn() {
    page.waitForFunction("() => hexfront.play.session.myTurn.value");
    return this;
  }

  // ---- the page

  Player press(String key) {
    page.keyboard().press(key);
    return this;
  }

  /** Presses a key until the part that it opens is there: a page just built may not listen yet. */
  Locator opens(String key, String testId) {
    for (int i = 0; i < TRIES && part(testId).count() == 0; i++) {
      press(key);
      page.waitForTimeout(300);
    }
    return part(testId);
  }

  /** Goes from one thing to the next with the Tab key until it stands on this one. */
  Player tabTo(Locator wanted) {
    wanted.waitFor();
    for (int i = 0; i < MOST_TABS; i++) {
      if ((boolean) wanted.evaluate("each => each === document.activeElement")) {
        return this;
      }
      page.keyboard().press("Tab");
    }
    throw new AssertionError("the Tab key does not lead to " + wanted);
  }

  /** Takes the cursor of the map to a hex with the arrow keys. */
  Player steerTo(String hex) {
    press("g");
    for (int i = 0; i < MOST_STEPS; i++) {
      String key = (String) page.evaluate(TOWARDS, hex);
      if (key.isEmpty()) {
        return this;
      }
      press(key);
    }
    throw new AssertionError("the arrow keys do not lead to " + hex);
  }

  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile(name)));
  }

  Locator part(String testId) {
    return page.getByTestId(testId);
  }

  Locator log() {
    return page.locator(".log").last();
  }

  Object evaluate(String script) {
    return page.evaluate(script);
  }

  Player picture(String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Backstage.House.pictures().resolve(name + ".png")));
    return this;
  }

  @Override
  public void close() {
    context.close();
  }
}
