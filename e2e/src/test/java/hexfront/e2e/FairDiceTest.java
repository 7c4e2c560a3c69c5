package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import hexfront.e2e.Backstage.House;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A seat that is handed over by an invitation, and dice that are checked in the browser. */
@ExtendWith(Backstage.class)
class FairDiceTest {
  private static final Path GAME = Path.of("..", "web", "test", "fair.hxf");

  @Test
  void aFriendTakesTheOtherSeatOnceAndTheDiceWaitForBoth(House house) {
    Player opener = house.player().toTheShelf();
    opener.evaluate("() => localStorage.setItem('hexfront.guided', 'true')");
    opener.page().locator("article[data-box=star]").getByText("More …").click();
    opener
        .page()
        .getByLabel("Soviet", new com.microsoft.playwright.Page.GetByLabelOptions().setExact(true))
        .selectOption("person");
    opener.page().getByText("Send the Soviet seat to a friend as a link").click();
    opener.button("Open the box").click();
    String link = opener.page().locator("input[aria-label='Soviet seat']").inputValue();
    assertThat(link).contains("#invitation=");
    opener.button("Take the Axis seat").click();
    opener.atTheTable();
    opener.page().waitForFunction("() => hexfront.play.session.waits.value !== ''");

    Player friend = house.player().sitDown(link);
    assertThat(friend.evaluate("() => hexfront.play.session.mine")).isEqualTo("soviet");
    opener.page().waitForFunction("() => hexfront.play.session.waits.value === ''");
    friend.page().waitForFunction("() => hexfront.play.session.waits.value === ''");

    Player late = house.player();
    late.page().navigate(URI.create(link).toString());
    assertThat(late.page().getByRole(AriaRole.ALERT).textContent())
        .contains("used this invitation already");
    assertThat(friend.complaints()).isEmpty();
    assertThat(opener.complaints()).isEmpty();
  }

  @Test
  void thePageChecksTheDiceOfASavedGame(House house) {
    Player player = house.player().toTheShelf();
    player.button("Check dice").click();
    player.page().locator("input[type=file]").setInputFiles(GAME);
    var verdict = player.page().locator("[data-verdict]");
    verdict.waitFor();
    assertThat(verdict.getAttribute("data-verdict")).isEqualTo("good");
    assertThat(verdict.textContent()).contains("6 throws, all as promised");
    assertThat(player.complaints()).isEmpty();
  }
}
