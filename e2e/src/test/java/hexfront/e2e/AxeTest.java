package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What axe finds against the guidelines for people who see, hear or move differently: nothing. */
@ExtendWith(Backstage.class)
class AxeTest {
  private static final Path AXE =
      Path.of(System.getProperty("hexfront.home", ".."), "web/node_modules/axe-core/axe.min.js");

  private static void assertClean(Player player) throws IOException {
    player.evaluate(Files.readString(AXE));
    assertThat(
            player.evaluate(
                """
                async () => {
                  const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
                  const { violations } = await axe.run(document, { runOnly: levels });
                  return violations
                    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
                    .join('\\n');
                }
                """))
        .isEqualTo("");
  }

  @Test
  void theShelfAndALesson(House house) throws IOException {
    Player player = house.laptop().toTheShelf();
    assertClean(player);
    player.page().locator("article[data-box=kiev] button.learn").first().click();
    player.atTheTable().waitsForMyTurn().part("lesson").waitFor();
    assertClean(player);
  }

  @Test
  void theTableAndTheReplay(House house) throws IOException {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn();
    player.lookAt("1519", 1.3).click("1520").part("column").waitFor();
    assertClean(player);
    player.press("Escape").press("p").part("moment").waitFor();
    assertClean(player);
  }

  @Test
  void lettersAndTheLegendOfTheMap(House house) throws IOException {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.laptop().atBothSeats(game).waitsForMyTurn();
    player.page().getByLabel("Legend of the map").first().click();
    player.part("map-legend").waitFor();
    assertClean(player);
    player.settled().picture("legend");
    player.page().getByLabel("Close the legend").click();
    player.press("b").part("write-letter").waitFor();
    assertClean(player);
    player.part("write-letter").click();
    player.page().waitForFunction("() => window.hexfront.play?.writing.on");
    player.atTheTable().waitsForMyTurn().lookAt("1519", 1.3).click("1520");
    player.part("column").waitFor();
    player.press("Enter").button("Only if, for line 1").click();
    assertClean(player);
  }

  @Test
  void theStaffOfALargeGame(House house) throws IOException {
    var game =
        house
            .caller()
            .open(
                "{\"game\":\"stalingrad\",\"scenario\":\"uranus\",\"seed\":5,"
                    + "\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    Player player = house.laptop().sitDown(game.link("soviet")).waitsForMyTurn();
    player.page().waitForFunction("() => hexfront.play.staff.sheets.value.length > 0");
    player.press("6").part("sheet-armies").waitFor();
    assertClean(player);
  }
}
