package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Backstage.class)
class TogetherTest {
  @Test
  void whatOneBrowserOrdersTheOthersSeeWithoutReloading(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player axis = house.player().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1516", 1.2);
    Player soviet = house.player().sitDown(game.link("soviet"));
    Player watcher = house.player().sitDown(game.link("spectator"));
    assertThat(soviet.part("prompt").textContent()).contains("Waiting for the Axis player");

    axis.click("1514").seesReach().click("1614").waitsUntil("in", "1614");
    soviet.waitsUntil("in", "1614");
    watcher.waitsUntil("in", "1614");
    soviet.click("1614").press("e");
    watcher.press("e");
    assertThat(soviet.hexOf("in")).isEqualTo("1614");
    assertThat(axis.part("prompt").textContent()).isNotEmpty();
    assertThat(soviet.page().locator(".bottom .end").count()).isZero();

    axis.press("u").waitsUntil("in", "1514");
    soviet.waitsUntil("in", "1514");
    watcher.waitsUntil("in", "1514");
    assertThat(soviet.complaints()).isEmpty();
    assertThat(watcher.complaints()).isEmpty();
  }

  @Test
  void twoAtOneScreenHaveACurtainBetweenThem(House house) {
    Player player = house.player().toTheShelf();
    player.evaluate("() => localStorage.setItem('hexfront.guided', 'true')");
    player.page().locator("article[data-box=star]").getByText("More …").click();
    player
        .page()
        .getByLabel("Soviet", new com.microsoft.playwright.Page.GetByLabelOptions().setExact(true))
        .selectOption("person");
    player.button("Open the box").click();
    player.atTheTable().waitsForMyTurn();
    assertThat(player.page().locator(".curtain").count()).isZero();
    for (int i = 0; i < 12 && player.page().locator(".curtain").count() == 0; i++) {
      String before =
          (String)
              player.evaluate(
                  "() => hexfront.play.session.sequence +"
                      + " hexfront.play.session.decision.value.stage");
      player.press("e");
      player
          .page()
          .waitForFunction(
              "before => hexfront.play.session.sequence"
                  + " + hexfront.play.session.decision.value.stage !== before"
                  + " || document.querySelector('.dialog, .curtain, .card.notice')",
              before);
      if (player.page().locator(".dialog").count() > 0) {
        player.button("End it all the same").click();
      }
    }
    player.page().locator(".curtain").waitFor();
    player.button("I am the Soviet player").click();
    player.page().waitForFunction("() => hexfront.play.session.mine === 'soviet'");
    player.waitsForMyTurn();
    assertThat(player.complaints()).isEmpty();
  }
}
