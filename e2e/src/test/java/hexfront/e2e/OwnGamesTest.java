package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Games begun with {@code hexfront play}, and what becomes of them. */
@ExtendWith(Backstage.class)
class OwnGamesTest {
  @TempDir private Path folder;

  @Test
  void gamesAreOnTheShelfAfterARestartInAnotherBrowserAndAreLeftOnlyAfterAQuestion(House house) {
    try (PlayProcess first = PlayProcess.start(folder)) {
      Player player = house.player().goTo(first.address());
      assertThat(player.page().url()).doesNotContain("key");
      player.page().locator("article[data-box=kiev] button.soviet").click();
      player.atTheTable().waitsForMyTurn();
    }
    try (PlayProcess second = PlayProcess.start(folder)) {
      try (PlayProcess again = PlayProcess.start(folder)) {
        assertThat(again.address()).as("a second start").isEqualTo(second.address());
      }
      Player other = house.player().goTo(second.address());
      var mine = other.page().locator(".mine li");
      mine.waitFor();
      assertThat(mine.textContent())
          .contains("Kiev")
          .contains("Turn 1 of 13, your move")
          .contains("against “captain”")
          .contains("today");
      other.picture("own-games");
      mine.locator("a").click();
      other.atTheTable().waitsForMyTurn();

      Player phone = house.phone().goTo(second.address());
      phone.page().locator(".mine li").waitFor();
      phone.picture("own-games-phone");
      phone.button("Leave Kiev").click();
      phone.button("Keep it").click();
      assertThat(phone.page().locator(".mine li").count()).isEqualTo(1);
      phone.button("Leave Kiev").click();
      phone.part("leave").click();
      phone.page().waitForCondition(() -> phone.page().locator(".mine li").count() == 0);
      assertThat(other.complaints()).isEmpty();
      assertThat(phone.complaints()).isEmpty();
    }
  }

  @Test
  void aLostLinkIsHadBackOnTheMachineThatOwnsTheGame(House house) {
    try (PlayProcess process = PlayProcess.start(folder)) {
      Player player = house.player().goTo(process.address());
      player.page().locator("article[data-box=kiev] button.soviet").click();
      player.atTheTable().waitsForMyTurn();
      String address = player.page().url();
      player.evaluate(
          "() => { localStorage.removeItem('hexfront.games'); sessionStorage.clear(); }");
      player.page().navigate(address);
      player.atTheTable().waitsForMyTurn();
      assertThat(player.evaluate("() => hexfront.play.session.mine")).isEqualTo("soviet");
      assertThat(player.complaints()).isEmpty();
    }
  }

  @Test
  void aWrongLinkAddsNoGameAndAnUnknownAddressIsSaidInWords(House house) {
    Player player = house.player();
    player.page().navigate(house.server().address() + "/game/0123#token=wrong");
    player.page().getByText("the link is not right").waitFor();
    player.button("To the shelf").click();
    player.page().waitForSelector("article.box");
    assertThat(player.page().locator(".mine").count()).isZero();
    player.page().navigate(house.server().address() + "/no/such/place");
    player.page().getByText("nothing at this address").waitFor();
  }
}
