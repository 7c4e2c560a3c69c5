package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hexfront.e2e.Backstage.House;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Orders of a phase that have a form: each unit is offered all it may do, and the map shows it. */
@ExtendWith(Backstage.class)
class PhaseOrdersTest {
  private static final String KIEV =
      "{\"game\":\"kiev\",\"seed\":3,\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}";

  /** How many units an order is asked for with, as the server says. */
  private static int units(Player player, String order, String field) {
    return (int)
        player
            .page()
            .evaluate(
                "async ([order, field]) => Object.keys((await"
                    + " hexfront.play.session.seat.asks(order))[0][field]).length",
                List.of(order, field));
  }

  private static Locator rows(Player player) {
    return player.page().locator("[data-unit]");
  }

  private static boolean isInSight(Player player, String hex) {
    return (boolean)
        player
            .page()
            .evaluate(
                """
                hex => {
                  const at = hexfront.view.screenOf(hex);
                  const box = hexfront.view.canvas.getBoundingClientRect();
                  return at.x > 0 && at.y > 0 && at.x < box.width && at.y < box.height;
                }
                """,
                hex);
  }

  @Test
  void byRailEveryUnitHasAllItsWays(House house) {
    var game = house.caller().open(KIEV);
    Player soviet = house.player().sitDown(game.link("soviet")).waitsForMyTurn();
    soviet.button("^Move by rail").click();
    rows(soviet).first().waitFor();
    assertThat(rows(soviet).count()).isEqualTo(units(soviet, "rail", "ways")).isGreaterThan(5);

    rows(soviet).nth(1).locator("button.row").click();
    String unit = rows(soviet).nth(1).getAttribute("data-unit");
    Locator ways = rows(soviet).nth(1).locator("select");
    assertThat(ways.locator("option").count()).isGreaterThan(1);
    ways.selectOption("0");
    String there =
        (String)
            soviet
                .page()
                .evaluate(
                    "() => hexfront.play.interview.form.value.ask.ways['%s'][0].at(-1)"
                        .formatted(unit));
    soviet.page().waitForFunction("() => hexfront.play.interview.decidedOrder.value");
    soviet.part("confirm").click();
    soviet.waitsUntil(unit, there);
    assertThat(soviet.complaints()).isEmpty();
  }

  @Test
  void byRailAUnitGoesToTheHexThatIsClicked(House house) {
    var game = house.caller().open(KIEV);
    Player soviet = house.laptop().sitDown(game.link("soviet")).waitsForMyTurn();
    soviet.button("^Move by rail").click();
    rows(soviet).first().waitFor();
    String unit = (String) soviet.evaluate("() => hexfront.play.interview.form.value.unit");
    String there =
        (String)
            soviet.evaluate(
                "() => hexfront.play.interview.form.value.ask.ways['%s'][3].at(-1)"
                    .formatted(unit));
    soviet.lookAt(there, 0.9).click(there);
    soviet.page().waitForFunction("() => hexfront.play.interview.decidedOrder.value");
    soviet.press("Enter").waitsUntil(unit, there);
    assertThat(soviet.complaints()).isEmpty();
  }

  @Test
  void reinforcementsAreDraggedFromTheTrayAndStayOnTheList(House house) {
    var game = house.caller().open(KIEV);
    Player soviet =
        house.laptop().sitDown(game.link("soviet")).waitsForMyTurn().lookAt("0510", 1.4);
    soviet.button("^Bring in|^Enter").click();
    soviet.part("tray").waitFor();
    String unit = (String) soviet.evaluate("() => hexfront.play.interview.form.value.units[0]");
    String hex =
        (String)
            soviet.evaluate(
                "() => hexfront.play.interview.form.value.ask.among['%s'][0]".formatted(unit));
    soviet.settled();
    @SuppressWarnings("unchecked")
    java.util.Map<String, Object> at =
        (java.util.Map<String, Object>)
            soviet.page().evaluate("hex => hexfront.view.screenOf(hex)", hex);
    soviet
        .part("tray")
        .locator(".chits button")
        .first()
        .dragTo(
            soviet.page().locator(".map canvas[role]"),
            new Locator.DragToOptions()
                .setTargetPosition(
                    ((Number) at.get("x")).doubleValue(), ((Number) at.get("y")).doubleValue()));
    soviet.waitsUntil(unit, hex).seesReach();
    soviet
        .page()
        .waitForFunction(
            "unit => hexfront.play.todo.value.some(item =>"
                + " item.what === 'move' && item.units.includes(unit))",
            unit);
    assertThat(soviet.complaints()).isEmpty();
  }

  @Test
  void reinforcementsEnterWhereTheMapShowsIt(House house) {
    var game = house.caller().open(KIEV);
    Player soviet =
        house.player().sitDown(game.link("soviet")).waitsForMyTurn().lookAt("0510", 1.4);
    soviet.button("^Bring in|^Enter").click();
    soviet.part("tray").waitFor();
    Locator counters = soviet.part("tray").locator(".chits button");
    assertThat(counters.count()).isEqualTo(units(soviet, "enter", "among"));
    counters.nth(1).click();
    String chosen = "() => hexfront.play.interview.form.value.units[%d]";
    String first = (String) soviet.evaluate(chosen.formatted(0));
    String second = (String) soviet.evaluate(chosen.formatted(1));
    String hex =
        (String)
            soviet
                .page()
                .evaluate(
                    "() => hexfront.play.interview.form.value.ask.among['%s'][0]".formatted(first));
    soviet.settled().picture("reinforcements");
    assertThat(isInSight(soviet, hex)).isTrue();
    soviet.click(hex).waitsUntil(first, hex).waitsUntil(second, hex).seesReach();

    soviet.button("^Bring in|^Enter").click();
    soviet.part("tray").getByText("may still move on").waitFor();
    soviet.button("Move on first").click();
    soviet.seesReach();
    assertThat(soviet.complaints()).isEmpty();
  }

  @Test
  void theMapGoesWhereTheQuestionIs(House house) {
    var game = house.caller().open(Situations.largeRetreat("person", "person"));
    Player axis = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    Player soviet = house.player().sitDown(game.link("soviet")).lookAt("2530", 1.4);
    assertThat(isInSight(soviet, "0812")).isFalse();
    axis.evaluate(Situations.ATTACK_BEFORE_THE_RETREAT);
    soviet.waitsForMyTurn().part("question").waitFor();
    soviet.settled();
    assertThat(isInSight(soviet, "0812")).isTrue();
    assertThat(isInSight(soviet, "0813")).isTrue();
    assertThat(soviet.complaints()).isEmpty();
  }
}
