package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import hexfront.e2e.Player.Screen;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every page on every size of screen: nothing hangs over the edge, no button is cut off or too
 * small for a finger, no words are wrong for their number. Pictures of all of them are kept.
 */
@ExtendWith(Backstage.class)
class SizesTest {
  private static final String FAULTS =
      """
      ([width, touch]) => {
        const found = [];
        if (document.documentElement.scrollWidth > width) {
          found.push(`the page is ${document.documentElement.scrollWidth} wide`);
        }
        for (const each of document.querySelectorAll('button, a, select, input, label.file')) {
          const box = each.getBoundingClientRect();
          const hidden = box.width === 0 || each.closest('.sr, .file input') || each.matches('.file input');
          const rolls = each.closest('.overlays, .tools, .chart-table');
          const name = each.getAttribute('aria-label') ?? (each.textContent || each.outerHTML).trim().slice(0, 40);
          const frame = each.closest('.dialog')?.getBoundingClientRect();
          if (hidden) {
            continue;
          }
          if (!rolls && (box.right > (frame?.right ?? width) + 1 || box.left < -1)) {
            found.push(`over the edge: ${name}`);
          }
          const presses = each.matches('button:not(.case):not(.link), select, label.file');
          if (touch && presses && (box.height < 36 || box.width < 32)) {
            found.push(`too small for a finger: ${name}`);
          }
        }
        const wrong = /\\b1 (units|steps|hexes|turns|orders|attacks|rolls|throws|others|are)\\b|undefined|NaN/g;
        found.push(...[...document.body.innerText.matchAll(wrong)].map((each) => `wrong words: ${each[0]}`));
        return found;
      }
      """;

  private static void looks(Player player, Screen screen, String name) {
    player.picture("size-" + name + "-" + screen.name().toLowerCase(java.util.Locale.ROOT));
    assertThat(
            player
                .page()
                .evaluate(FAULTS, List.of(screen.width(), screen.width() < 1000))
                .toString())
        .as(name)
        .isEqualTo("[]");
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void theShelfItsDialogsAndTheDice(Screen screen, House house) {
    Player player = house.player(screen).toTheShelf();
    looks(player, screen, "shelf");
    player.page().locator("article[data-box=blitzkrieg57] .short").click();
    player.part("brief").waitFor();
    looks(player, screen, "short");
    player
        .press("Escape")
        .page()
        .locator("article[data-box=kesselschlacht]")
        .getByText("More …")
        .click();
    looks(player, screen, "more");
    player.press("Escape").button("Check dice").click();
    player
        .page()
        .locator("input[type=file]")
        .setInputFiles(Path.of("..", "web", "test", "fair.hxf"));
    player.page().locator("[data-verdict]").waitFor();
    looks(player, screen, "dice");
    assertThat(player.complaints()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void theTableABattleAndTheReplay(Screen screen, House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.player(screen).atBothSeats(game).waitsForMyTurn();
    looks(player.lookAt("1519", 1.3), screen, "table");
    player.click("1520").part("column").waitFor();
    looks(player, screen, "attack");
    player.part("roll").click();
    player.waitsForStage("lose-or-retreat").waitsForMyTurn().part("question").waitFor();
    looks(player, screen, "question");
    for (String tab : List.of("2", "3", "4", "5")) {
      player.press(tab).settled();
      looks(player, screen, "tab-" + tab);
    }
    player.press("b").part("write-letter").waitFor();
    looks(player, screen, "by-letter");
    player.press("Escape").press("p").part("moment").waitFor();
    player.press("b").press("n").part("note-words").fill("the first battle");
    player.press("Enter").press("l").part("notes").waitFor();
    looks(player.settled(), screen, "replay");
    assertThat(player.complaints()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Screen.class)
  void aLessonReinforcementsAndAStaff(Screen screen, House house) {
    Player player = house.player(screen).toTheShelf();
    player.page().locator("article[data-box=kiev] .learn").click();
    player.atTheTable().part("lesson").waitFor();
    looks(player, screen, "lesson");
    assertThat(player.page().locator("[data-order=enter]").count())
        .as("nobody comes in this lesson")
        .isZero();

    var kiev =
        house
            .caller()
            .open(
                "{\"game\":\"kiev\",\"seed\":3,\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    player.sitDown(kiev.link("soviet")).waitsForMyTurn();
    player.page().locator("[data-order=enter]").click();
    player.part("tray").waitFor();
    looks(player.settled(), screen, "tray");

    var uranus =
        house
            .caller()
            .open(
                "{\"game\":\"stalingrad\",\"scenario\":\"uranus\",\"seed\":5,"
                    + "\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    player.sitDown(uranus.link("soviet")).waitsForMyTurn();
    player.page().waitForFunction("() => hexfront.play.staff.sheets.value.length > 0");
    player.press("6").part("sheet-armies").waitFor();
    looks(player.settled(), screen, "staff");
    assertThat(player.complaints()).isEmpty();
  }
}
