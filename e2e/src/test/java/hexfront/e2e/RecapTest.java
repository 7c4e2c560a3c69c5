package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the commander did is shown moving, and whoever has seen enough skips it. */
@ExtendWith(Backstage.class)
class RecapTest {
  private static final String MINE =
      "() => hexfront.play.session.decision.value.side === hexfront.play.session.mine";

  @Test
  void theCommandersTurnIsShownMovingAndCanBeSkipped(House house) {
    var game = house.caller().open(Situations.line("person", "recruit"));
    Player player = house.lively().sitDown(game.link("axis")).waitsForMyTurn();
    endMyTurn(player);

    Locator recap = player.page().locator(".recap");
    recap.waitFor();
    player.page().waitForFunction("() => hexfront.view.scene.marches.length > 0");
    player.picture("recap");
    assertThat(player.evaluate("() => hexfront.play.session.myTurn.value")).isEqualTo(false);

    // From here on nothing moves any more: counters are put where they belong, up to my own turn.
    recap.getByRole(AriaRole.BUTTON).click();
    player.page().waitForFunction("() => hexfront.view.scene.marches.length === 0");
    player.evaluate(
        """
        () => {
          const march = hexfront.view.march.bind(hexfront.view);
          window.marched = 0;
          hexfront.view.march = each => { window.marched += each.length; march(each); };
        }
        """);
    player.waitsForMyTurn();
    assertThat(player.evaluate("() => window.marched")).isEqualTo(0);
    recap.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void thoseWhoWantLessMotionSeeNone(House house) {
    var game = house.caller().open(Situations.line("person", "recruit"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    player.evaluate(
        "() => { window.marched = 0; hexfront.view.march = each => window.marched += each.length;"
            + " }");
    endMyTurn(player);
    player.waitsForMyTurn();
    assertThat(player.evaluate("() => window.marched")).isEqualTo(0);
  }

  @Test
  void aCommanderWhoThinksSaysForHowLongAndAnswersWhenAsked(House house) {
    var game = house.caller().open(Situations.line("person", "marshal"));
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn();
    endMyTurn(player);
    player.part("clock").waitFor();
    assertThat(player.part("clock").textContent()).matches("\\(\\d+ s, at most \\d+ s more\\)");
    assertThat(player.part("prompt").textContent())
        .contains("The Soviet commander (marshal) is thinking");
    player.picture("thinking");
    for (int i = 0; i < 60 && !(boolean) player.evaluate(MINE); i++) {
      var now = player.button("Answer now");
      if (now.count() > 0 && now.isEnabled()) {
        now.click();
      }
      player.page().waitForTimeout(500);
    }
    player.waitsForMyTurn();
    assertThat(player.complaints()).isEmpty();
  }

  private static void endMyTurn(Player player) {
    for (int i = 0; i < 8 && (boolean) player.evaluate(MINE); i++) {
      Object before = player.evaluate("() => hexfront.play.session.sequence");
      player.press("e");
      player
          .page()
          .waitForFunction(
              "before => hexfront.play.session.sequence > before ||"
                  + " document.querySelector('.dialog')",
              before);
      if (player.page().locator(".dialog").count() > 0) {
        player.button("End it all the same").click();
        player.page().waitForFunction("before => hexfront.play.session.sequence > before", before);
      }
    }
  }
}
