package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Backstage.class)
class FirstMinuteTest {
  @Test
  void twoClicksFromTheShelfToAMoveAgainstACommander(House house) {
    Player player = house.player().toTheShelf();
    assertThat(player.page().locator("article.box").count()).isGreaterThanOrEqualTo(4);
    player.page().locator("article[data-box=kiev] button.soviet").click();
    player.atTheTable().waitsForMyTurn();
    assertThat(player.part("prompt").textContent()).contains("Soviet movement, turn 1");

    player.lookAt("0512", 1.2).click("0411").seesReach().click("0511");
    player.waitsUntil("kiev-su-34td", "0511");
    assertThat(player.log().textContent()).contains("34th Tank Division");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void theCommanderAnswersAndItsTurnIsShown(House house) {
    var game = house.caller().open(Situations.movement("person", "recruit"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    Phases.endUntilTurn(player, 4);
    assertThat(Phases.turn(player)).isEqualTo(4);
    player.press("3");
    assertThat(player.log().textContent()).contains("Turn 4").contains("Soviet: ");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void aFirstGameOffersAGuidedTurnThatGoesAway(House house) {
    Player player = house.player().toTheShelf();
    player.page().locator("article[data-box=star] button.axis").click();
    player.atTheTable().waitsForMyTurn();
    player.page().locator(".coach").waitFor();
    assertThat(player.page().locator(".coach").textContent()).contains("1 of 4");
    player.button("I know the way").click();
    assertThat(player.page().locator(".coach").count()).isZero();
  }
}
