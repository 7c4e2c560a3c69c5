package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Lessons are begun on the shelf, done by hand or shown, and come to an end. */
@ExtendWith(Backstage.class)
class LessonsTest {
  private static Player begins(Player player, String box) {
    player.toTheShelf().page().locator("article[data-box=" + box + "] .learn").click();
    player.atTheTable().part("lesson").waitFor();
    return player;
  }

  private static String step(Player player) {
    return player.part("lesson").locator("h2").textContent();
  }

  /** Waits until the lesson has gone on, and tells whether it is over. */
  private static boolean isLearnt(Player player, String before, int sequence) {
    return (boolean)
        player
            .page()
            .waitForFunction(
                """
                ([title, sequence]) => {
                  const card = document.querySelector('.lesson');
                  const learnt = card.querySelector('[data-testid=learnt]') !== null;
                  const wentOn = hexfront.play.session.sequence > sequence
                    || card.querySelector('h2').textContent !== title;
                  const mayGoOn = card.querySelector('button:enabled')?.textContent === 'Show me';
                  return learnt || wentOn && mayGoOn ? { learnt } : null;
                }
                """,
                java.util.List.of(before, sequence))
            .evaluate("({ learnt }) => learnt");
  }

  /** Has every step shown that is left; a step may need it several times. */
  private static void isShownTheRest(Player player) {
    String before = "";
    int sequence = -1;
    for (int i = 0; i < 40 && !isLearnt(player, before, sequence); i++) {
      before = step(player);
      sequence = ((Number) player.evaluate("() => hexfront.play.session.sequence")).intValue();
      player.button("Show me").click();
    }
    assertThat(player.part("learnt").count()).as(step(player)).isEqualTo(1);
  }

  @Test
  void aFirstAttackInKievIsLearntByDoingIt(House house) {
    Player player = begins(house.laptop(), "kiev");
    assertThat(step(player)).contains("1 of 12");
    player.settled().picture("lesson").click("1516");
    player.part("lesson").getByText("2 of 12").waitFor();
    player.seesReach().click("1521");
    player.part("lesson").getByText("3 of 12").waitFor();
    player.press("z");
    player.part("lesson").getByText("4 of 12").waitFor();
    isShownTheRest(player);
    player.part("lesson").getByText("Play Short: over the Desna to Konotop").click();
    player
        .page()
        .waitForFunction("() => window.hexfront?.play?.session.state.scenario === 'konotop'");
    player.atTheTable().waitsForMyTurn().picture("short-table");
    assertThat(player.page().locator("ol.track li").allTextContents())
        .containsExactly("1", "2", "3");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void aShortScenarioIsBegunOnTheShelfAndItsChitsArePickedAsPictures(House house) {
    Player player = house.laptop().toTheShelf();
    var box = player.page().locator("article[data-box=blitzkrieg57]");
    assertThat(box.locator(".short .ours").textContent()).isEqualTo("ours");
    box.locator(".short").scrollIntoViewIfNeeded();
    player.picture("short-shelf");
    box.locator(".short").click();
    player.part("brief").waitFor();
    player.picture("short-dialog").button("Open the box").click();
    player.atTheTable().waitsForMyTurn();
    var chits = player.page().locator("button.token");
    chits.first().waitFor();
    assertThat(player.part("confirm").isDisabled()).isTrue();
    for (int picked = 1; picked <= 5; picked++) {
      player.page().locator("button.token[aria-pressed=false]:enabled").first().click();
      player.page().getByText("Choose 5. " + picked + " chosen.").waitFor();
    }
    player.page().waitForSelector("[data-testid=confirm]:enabled");
    player.picture("chits").part("confirm").click();
    player.page().waitForFunction("() => hexfront.play.session.sequence > 0");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void anActivationInKievBlitzkriegIsLearntOnAPhone(House house) {
    Player player = begins(house.phone(), "blitzkrieg57");
    player.settled().picture("lesson-phone");
    isShownTheRest(player);
    assertThat(player.complaints()).isEmpty();
  }
}
