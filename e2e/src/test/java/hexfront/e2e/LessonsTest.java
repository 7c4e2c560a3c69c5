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

  /** Has every step shown that is left; a step may need it several times. */
  private static void isShownTheRest(Player player) {
    for (int i = 0; i < 40 && player.part("learnt").count() == 0; i++) {
      String before = step(player);
      int sequence =
          ((Number) player.evaluate("() => hexfront.play.session.sequence")).intValue();
      player.waitsForMyTurn().button("Show me").click();
      player
          .page()
          .waitForFunction(
              "([title, sequence]) => hexfront.play.session.myTurn.value"
                  + " && (hexfront.play.session.sequence > sequence"
                  + " || document.querySelector('.lesson h2').textContent !== title)",
              java.util.List.of(before, sequence));
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
