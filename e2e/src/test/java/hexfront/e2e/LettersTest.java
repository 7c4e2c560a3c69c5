package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hexfront.e2e.Backstage.House;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Play by mail at the table. */
@ExtendWith(Backstage.class)
class LettersTest {
  private static final Page.GetByLabelOptions EXACTLY = new Page.GetByLabelOptions().setExact(true);

  private static void lines(Player player, int count) {
    player
        .page()
        .waitForFunction("n => hexfront.play.writing.letter.value.lines.length === n", count);
  }

  @Test
  void ordersGivenOnTheMapBecomeALetterThatTheReceiverPlaysWithPublishedFigures(House house)
      throws IOException {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.laptop().atBothSeats(game).waitsForMyTurn();

    player.opens("b", "write-letter").click();
    player.page().waitForFunction("() => window.hexfront.play?.writing.on");
    player.atTheTable().waitsForMyTurn().lookAt("1519", 1.3);
    player.click("1520").part("column").waitFor();
    player.press("Enter");
    lines(player, 1);
    assertThat(player.part("letter-line").textContent())
        .contains("Attack")
        .contains("Panzer 3")
        .contains("on 1520");

    player.button("Only if, for line 1").click();
    player.page().getByLabel("Condition", EXACTLY).selectOption("held");
    player.click("1520").button("^Add$").click();
    assertThat(player.part("letter-line").textContent()).contains("if 1520 is Soviet");

    player.button("Or instead").click();
    player.click("1520").part("column").waitFor();
    player.press("Enter");
    lines(player, 2);
    player.button("Check it").click();
    player.part("fates").waitFor();
    assertThat(player.part("fates").textContent()).contains("played").contains("skipped");
    player.picture("letter");
    player.button("Last line").click();
    lines(player, 1);
    player.press("e");
    player.page().getByRole(AriaRole.ALERT).waitFor();

    var file = player.page().waitForDownload(() -> player.button("Save the letter").click());
    assertThat(file.suggestedFilename()).isEqualTo("kiev-axis-3-combat.letter.txt");
    String letter = Files.readString(file.path());
    assertThat(letter).startsWith("letter axis 3 combat\nif held 1520 soviet: attack attackers=");
    player.button("^Done$").click();
    player.page().waitForFunction("() => window.hexfront.play && !hexfront.play.writing.on");
    player.atTheTable().waitsForStage("combat");

    player.opens("b", "letter-paste").fill("letter axis 4 combat");
    player.button("Check it").click();
    player.page().getByText("the game waits for 'letter axis 3 combat'").waitFor();
    player.part("letter-paste").fill(letter);
    player.page().getByLabel("Published figures", EXACTLY).fill("17 604 250 400 401 402");
    player.picture("letter-came").part("play-letter").click();

    player.waitsForStage("lose-or-retreat").waitsForMyTurn().part("letter-under-way").waitFor();
    assertThat(player.part("letter-under-way").textContent()).contains("This is yours to decide");
    assertThat(player.part("question").textContent()).contains("Result 1/1");
    player.settled().picture("letter-asks");
    player.page().setViewportSize(390, 844);
    player.settled().picture("letter-asks-phone");
    assertThat(player.evaluate("() => document.documentElement.scrollWidth")).isEqualTo(390);
    player.page().setViewportSize(1366, 768);
    player.reload().waitsForStage("lose-or-retreat").waitsForMyTurn();
    player.part("letter-under-way").waitFor();
    player.part("question").getByText("Lose", Player.EXACTLY).click();
    player.page().getByText("The writer left this out").waitFor();
    player.waitsForMyTurn().page().getByText("So far, and other ways to go on").click();
    player.settled().picture("letter-left-out");
    player.button("Let a captain decide the rest").click();
    player.part("reply").waitFor();
    assertThat(player.part("reply").textContent())
        .contains("played")
        .contains("decided by the receiver")
        .contains("The writer left it out.");
    player.waitsForStage("mechanized-movement");
    assertThat(player.evaluate("() => hexfront.play.session.frames.value[0].why"))
        .isEqualTo("By letter, with published figures.");
    player.settled().picture("letter-reply");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void aGameWithSecretsSaysWhyItCannotBePlayedByLetter(House house) {
    var game =
        house
            .caller()
            .open(
                "{\"game\":\"kesselschlacht\",\"scenario\":\"solution-west\","
                    + "\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    Player player = house.laptop().atBothSeats(game);
    player.opens("b", "no-letters").waitFor();
    assertThat(player.part("no-letters").textContent())
        .contains("Kesselschlacht, March to April 1944 cannot be played by letter: ")
        .contains("each of the two who write has the whole game in his copy");
    assertThat(player.part("write-letter").count()).isZero();
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void aLetterIsWrittenOnAPhoneToo(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player player = house.phone().atBothSeats(game).waitsForMyTurn();
    player.page().getByText("The game", new Page.GetByTextOptions().setExact(true)).click();
    player.button("By letter").click();
    player.part("write-letter").waitFor();
    assertThat(
            player.evaluate(
                "() => { const d = document.querySelector('.dialog');"
                    + " return d.scrollWidth <= d.clientWidth; }"))
        .isEqualTo(true);
    player.picture("letter-phone").part("write-letter").click();
    player.page().waitForFunction("() => window.hexfront.play?.writing.on");
    player.atTheTable().waitsForMyTurn().lookAt("1514", 1.2);
    player.click("1514").seesReach().click("1614").waitsUntil("in", "1614");
    lines(player, 1);
    assertThat(player.part("letter-text").textContent()).contains("move units=in path=1514,");
    player.button("Last line").click();
    player.waitsUntil("in", "1514");
    lines(player, 0);
    assertThat(player.evaluate("() => document.documentElement.scrollWidth")).isEqualTo(390);
    player.picture("letter-phone-written");
    assertThat(player.complaints()).isEmpty();
  }
}
