package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import hexfront.e2e.Backstage.House;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@ExtendWith(Backstage.class)
class ReplayTest {
  private static final String BEGUN = "() => hexfront.play.session.sequence > 0";

  @Test
  void aGameIsReplayedBySliderButtonsAndPlay(House house) {
    var game = house.caller().open(Situations.attack("person", "recruit"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1519", 1.2);
    player.click("1520");
    player.part("column").waitFor();
    player.press("Enter").waitsForMyTurn();
    player.press("p");
    player.part("moment").waitFor();
    assertThat(player.part("moment").textContent()).startsWith("0 / ");
    player.page().getByLabel("Next combat").click();
    assertThat(player.part("moment").textContent()).startsWith("1 / ");
    assertThat(player.page().locator(".told").textContent()).contains("Attack on");
    player.page().getByLabel("To the start").click();
    player.page().getByLabel("Moment of the game").fill("1");
    assertThat(player.part("moment").textContent()).startsWith("1 / ");
    player.page().getByLabel("To the start").click();
    player.page().getByLabel("Play", exact()).click();
    player
        .page()
        .waitForFunction("() => /^[1-9]/.test(document.querySelector('.moment').textContent)");
    player.press("Escape");
    player.page().locator(".panel").waitFor();

    player.press("p").part("moment").waitFor();
    player.button("Play on from here").click();
    player.part("play-on").click();
    player.page().locator(".origin").getByText("From a saved game").waitFor();
    player.waitsForStage("combat");
    assertThat(player.log().textContent()).contains("Nothing yet");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void notesAndBookmarksAreJumpedToListedAndSavedWithTheGame(House house) throws IOException {
    var game = house.caller().open(Situations.attack("person", "recruit"));
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1519", 1.2);
    player.click("1520").part("column").waitFor();
    player.press("Enter").page().waitForFunction(BEGUN);
    player.waitsForMyTurn();
    player.press("p").part("moment").waitFor();
    player.press("b").press("n").part("note-words").fill("the first battle");
    player.press("Enter").part("note").waitFor();
    assertThat(player.part("note").textContent()).contains("the first battle");
    player.press(",").part("moment").getByText("0 / ").waitFor();
    player.press("n").part("note-words").press("Enter");
    player.part("note").getByText("Bookmark").waitFor();
    player.press("k");
    assertThat(player.part("moment").textContent()).startsWith("1 / ");
    player.press("Shift+K").press("l").part("notes").waitFor();
    assertThat(player.part("moment").textContent()).startsWith("0 / ");
    assertThat(player.part("notes").textContent()).contains("Turn 3, order 1: the first battle");
    player.settled().picture("notes");

    player.press("Escape").page().locator(".panel").waitFor();
    player.page().getByText("The game", new Page.GetByTextOptions().setExact(true)).click();
    var saved = player.page().waitForDownload(() -> player.button("Save the game").click());
    assertThat(Files.readString(saved.path())).endsWith("# 0\n# 1 the first battle\n");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void theMarshalIsAskedAtTheTableAndOnAReplay(House house) {
    var game = house.caller().open(Situations.attack("person", "recruit"));
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1519", 1.2);
    String now = "() => hexfront.play.advice.answerNow()";
    player.press("h").part("advice").waitFor();
    player.evaluate(now);
    player.part("hint").waitFor();
    assertThat(player.part("hint").textContent()).contains("Axis:");
    player.picture("marshal").click("1520").part("column").waitFor();
    player.press("Enter").page().waitForFunction(BEGUN);
    player.waitsForMyTurn();
    player.press("p").part("moment").waitFor();
    player.press("h").part("advice").waitFor();
    player.button("^Cancel$|^Close$").click();
    assertThat(player.part("advice").count()).isZero();
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void aReplayIsOneFileThatNeedsNoServer(House house, @TempDir Path folder) throws IOException {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1519", 1.2);
    player.click("1520");
    player.part("column").waitFor();
    player.press("Enter").waitsForStage("lose-or-retreat");
    String journal =
        house.caller().text("/api/games/" + game.id() + "/journal", game.token("axis"));
    Path saved = Files.writeString(folder.resolve("game.hxf"), journal + "# 1 the first battle\n");
    assertThat(
            new CommandLine(new hexfront.app.Main()).execute("replay", saved.toString(), "--html"))
        .isZero();

    Player friend = house.player();
    friend.page().context().setOffline(true);
    friend.page().navigate(folder.resolve("game.html").toUri().toString());
    friend.part("moment").waitFor();
    assertThat(friend.part("moment").textContent()).isEqualTo("0 / 1");
    friend.page().getByLabel("Next combat").click();
    assertThat(friend.page().locator(".told").textContent()).contains("Attack on");
    assertThat(friend.part("note").textContent()).contains("the first battle");
    friend.settled().picture("replay-file");
    assertThat(friend.complaints()).isEmpty();
  }

  @Test
  void theReplayOfAShortScenarioHasItsOwnTurnsAndIsSavedAsAPage(House house, @TempDir Path folder) {
    var game =
        house
            .caller()
            .open(
                "{\"game\":\"kiev\",\"scenario\":\"konotop\",\"seed\":3,"
                    + "\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn();
    player.press("p").part("moment").waitFor();
    assertThat(player.page().locator("ol.track li").allTextContents())
        .containsExactly("1", "2", "3");
    player.press("n").part("note-words").fill("where it began");
    player.press("Enter").part("note").waitFor();
    var page = player.page().waitForDownload(() -> player.button("Save as a page").click());
    assertThat(page.suggestedFilename()).isEqualTo("kiev.html");
    page.saveAs(folder.resolve("kiev.html"));

    Player friend = house.player();
    friend.page().context().setOffline(true);
    friend.page().navigate(folder.resolve("kiev.html").toUri().toString());
    friend.part("moment").waitFor();
    assertThat(friend.part("note").textContent()).contains("where it began");
    assertThat(friend.page().locator("ol.track li").allTextContents())
        .containsExactly("1", "2", "3");
    assertThat(friend.complaints()).isEmpty();
    assertThat(player.complaints()).isEmpty();
  }

  private static com.microsoft.playwright.Page.GetByLabelOptions exact() {
    return new com.microsoft.playwright.Page.GetByLabelOptions().setExact(true);
  }
}
