package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

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
}
