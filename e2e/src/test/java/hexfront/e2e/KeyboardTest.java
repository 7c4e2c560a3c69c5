package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Backstage.class)
class KeyboardTest {
  @Test
  void aUnitIsFoundMovedAndTakenBackWithoutAMouse(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    player.page().waitForFunction("() => hexfront.play.todo.value.length > 0");
    player.press("g").press(" ").seesReach();
    String unit = (String) player.evaluate("() => hexfront.play.moves.selection.value.units[0]");
    String from = player.hexOf(unit);
    player.press("ArrowUp").press("ArrowUp");
    String to = (String) player.evaluate("() => hexfront.play.cursor.value");
    assertThat(to).isNotEqualTo(from);
    assertThat(player.page().locator(".sr[aria-live]").textContent())
        .contains("Hex " + to)
        .contains("in reach for");
    player.press("Enter").waitsUntil(unit, to);
    player.press("u").waitsUntil(unit, from);
    player.press("?");
    assertThat(player.page().locator(".dialog").textContent()).contains("end the phase");
    player.press("Escape");
    assertThat(player.page().locator(".dialog").count()).isZero();
    player.press("+").press("-").press("0").press("2");
    assertThat(player.page().locator("[role=tab][aria-selected=true]").textContent())
        .isEqualTo("Forces");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void keysOfASingleLetterCanBeSwitchedOffAndStayOff(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    player.press("?").page().getByLabel("Keys of a single letter, digit or sign").uncheck();
    player.press("Escape").press("g").press("2").press("z");
    assertThat(player.page().locator("[role=tab][aria-selected=true]").textContent())
        .isEqualTo("Orders");
    assertThat(player.evaluate("() => hexfront.play.overlays.on.value.length")).isEqualTo(0);

    player.reload().waitsForMyTurn().press("3").press("?");
    assertThat(player.page().locator("[role=tab][aria-selected=true]").textContent())
        .isEqualTo("Orders");
    assertThat(player.page().locator(".dialog").count()).isZero();
    player.lookAt("1516", 1.2).click("1514").seesReach().click("1614").waitsUntil("in", "1614");
    player.press("u").press("Control+z").waitsUntil("in", "1514");
    player.page().getByLabel("Help").click();
    player.page().getByLabel("Keys of a single letter, digit or sign").check();
    player.press("Escape").press("3");
    assertThat(player.page().locator("[role=tab][aria-selected=true]").textContent())
        .isEqualTo("Log");
  }

  @Test
  void anAttackIsPlannedAndRolledWithoutAMouse(House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    player.page().waitForFunction("() => hexfront.play.todo.value.length > 0");
    player.press("g").press(" ").part("column").waitFor();
    player.press("Enter").waitsForStage("lose-or-retreat");
    assertThat(player.log().textContent()).contains("Attack on");
  }

  private static final String DECIDED = "() => hexfront.play.interview.decidedOrder.value";

  private static void answer(Player player, String words) {
    player.tabTo(player.part("question").getByText(words, Player.EXACTLY)).press("Enter");
  }

  @Test
  void unitsGoByRailAndReinforcementsComeWithoutAMouse(House house) {
    var game =
        house
            .caller()
            .open(
                "{\"game\":\"kiev\",\"seed\":3,"
                    + "\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    Player player = house.laptop().atBothSeats(game).waitsForMyTurn();
    player.tabTo(player.button("^Move by rail")).press("Enter");
    Locator ways = player.page().locator("[data-unit] select").first();
    player.tabTo(ways).press("ArrowDown");
    player.page().waitForFunction(DECIDED);
    player.tabTo(player.part("confirm")).press("Enter");
    player.page().waitForFunction("() => hexfront.play.session.sequence === 1");

    player.tabTo(player.button("^Bring in|^Enter")).press("Enter").part("tray").waitFor();
    String unit = (String) player.evaluate("() => hexfront.play.interview.form.value.units[0]");
    String entry =
        (String)
            player.evaluate(
                "() => hexfront.play.interview.form.value.ask.among['%s'][0]".formatted(unit));
    player.steerTo(entry).press("Enter").waitsUntil(unit, entry);

    player.press("Escape").press("e");
    player.page().getByText("must enter in this phase").waitFor();
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void aBattleIsFoughtToItsEndWithoutAMouse(House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.laptop().atBothSeats(game).waitsForMyTurn();
    player.steerTo("1520").press("Enter").part("column").waitFor();
    player.press("Enter").waitsForStage("lose-or-retreat").waitsForMyTurn();
    answer(player, "Retreat");
    player.waitsForStage("retreat").waitsForMyTurn().steerTo("1521").press("Enter");
    player.page().waitForFunction(DECIDED);
    player.press("Escape").press("Enter").waitsForStage("lose-or-retreat").waitsForMyTurn();
    answer(player, "Lose");
    player.waitsForStage("lose").waitsForMyTurn();
    answer(player, "Panzer 3: 1 step");
    player.waitsForStage("advance").waitsForMyTurn().steerTo("1520").press("Enter");
    player.page().waitForFunction(DECIDED);
    player.press("Escape").press("Enter").waitsUntil("pz", "1520");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void anOverrunIsDrivenAndThePhaseEndedWithoutAMouse(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player player = house.laptop().atBothSeats(game).waitsForMyTurn();
    player.steerTo("1516").press("Enter").seesReach();
    player.steerTo("1717").press("Enter").waitsUntil("pz", "1717");
    player.page().waitForFunction("() => hexfront.play.moves.reach.value !== undefined");
    player.steerTo("1718").press("Enter").part("column").waitFor();
    player.press("Enter").waitsForStage("lose-or-retreat").waitsForMyTurn();
    answer(player, "Lose");
    player.waitsForStage("initial-movement").waitsForMyTurn().waitsUntil("pz", "1718");
    player.press("Escape").press("e").waitsForStage("combat");
    assertThat(player.complaints()).isEmpty();
  }
}
