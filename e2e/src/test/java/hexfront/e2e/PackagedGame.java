package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * A turn of Kiev on a server that somebody else has started, at the address in the property {@code
 * hexfront.address}. Run by {@code hexfront test package} only, so its name is not that of a test.
 */
class PackagedGame {
  private static final double TURN = 300_000;

  @Test
  void aTurnOfKievAgainstTheCaptain() {
    String address = System.getProperty("hexfront.address");
    try (Chromium chromium = new Chromium();
        Player player = new Player(chromium.browser(), address, Player.Screen.DESKTOP)) {
      player.page().setDefaultTimeout(TURN);
      player.toTheShelf();
      player.page().locator("article[data-box=kiev] button.soviet").click();
      player.atTheTable().waitsForMyTurn();
      assertThat(player.evaluate("() => hexfront.play.session.seats.axis")).isEqualTo("captain");

      player.lookAt("0512", 1.2).click("0411").seesReach().click("0511");
      player.waitsUntil("kiev-su-34td", "0511");
      Phases.endUntilTurn(player, 2);

      player.press("3");
      assertThat(player.log().textContent()).contains("Turn 2").contains("German: ");
      assertThat(player.complaints()).isEmpty();
      player.picture("package");
    }
  }
}
