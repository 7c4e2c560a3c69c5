package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a screen reader finds: everything that can be used has a name. */
@ExtendWith(Backstage.class)
class NamesTest {
  /** A line of an aria snapshot about something one can use, with nothing said of what it is. */
  private static final Pattern UNNAMED =
      Pattern.compile(
          "^\\s*- (button|link|checkbox|radio|combobox|textbox|searchbox|slider|tab|application"
              + "|spinbutton|menuitem|switch|img)(?! \")\\b.*$",
          Pattern.MULTILINE);

  @Test
  void theShelfHasNames(House house) {
    Player player = house.player().toTheShelf();
    assertNamed(player, "body");
    player.button("^More").first().click();
    assertNamed(player, "body");
  }

  @Test
  void theTableHasNamesInEveryTab(House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    player.page().waitForFunction("() => hexfront.play.todo.value.length > 0");
    for (String tab : List.of("1", "2", "3", "4", "5")) {
      player.press(tab);
      assertNamed(player, "body");
    }
    player.press("2");
    assertThat(said(player, "aside")).contains("Rifle 24").contains("1520");

    player.press("1").lookAt("1519", 1.3).click("1520").part("column").waitFor();
    assertNamed(player, "body");
    assertThat(said(player, "[data-testid=attack-panel]"))
        .contains("checkbox \"Panzer 3")
        .contains("Hex vacated")
        .contains("Expected losses in steps, ours");
    player.press("Enter").waitsForStage("lose-or-retreat");
    player.press("3");
    assertThat(said(player, "aside")).contains("Attack on 1520").contains("AGS-9.5");
    player.press("?");
    assertNamed(player, "body");
    player.press("Escape").press("p").part("moment").waitFor();
    assertNamed(player, "body");
  }

  @Test
  void questionsHaveNames(House house) {
    var game = house.caller().open(Situations.largeRetreat("person", "person"));
    Player axis = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    Player soviet = house.player().sitDown(game.link("soviet"));
    axis.evaluate(Situations.ATTACK_BEFORE_THE_RETREAT);
    soviet.waitsForMyTurn().part("question").waitFor();
    assertThat(said(soviet, "[data-testid=question]"))
        .contains("button \"Lose\"")
        .contains("button \"Retreat\"");
    soviet.part("question").getByText("Lose", Player.EXACTLY).click();
    soviet.waitsForStage("lose").part("confirm").waitFor();
    assertNamed(soviet, "body");
    assertThat(said(soviet, "[data-testid=question]"))
        .contains("2 steps due, 2 left.")
        .contains("button \"Rifle 24: one step more\"");
    soviet.press("u").waitsForStage("lose-or-retreat");
    soviet.part("question").getByText("Retreat", Player.EXACTLY).click();
    soviet.waitsForStage("retreat").part("confirm").waitFor();
    assertNamed(soviet, "body");
    assertThat(said(soviet, "[data-testid=question]")).contains("combobox \"Way of Rifle 24\"");
  }

  @Test
  void hexesUnitsAndReachAreSaid(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    player.lookAt("1516", 1.2).click("1516").seesReach();
    player.press("g").press("ArrowDown");
    String hex = (String) player.evaluate("() => hexfront.play.cursor.value");
    assertThat(player.page().locator(".sr[aria-live]").textContent())
        .contains("Hex " + hex)
        .contains("in reach for");
    player.press("ArrowUp");
    assertThat(player.page().locator(".sr[aria-live]").textContent())
        .contains("Hex 1516")
        .contains("Panzer 3");
  }

  private static String said(Player player, String part) {
    return player.page().locator(part).first().ariaSnapshot();
  }

  private static void assertNamed(Player player, String part) {
    String said = said(player, part);
    assertThat(UNNAMED.matcher(said).results().map(each -> each.group().strip()).toList())
        .as("what can be used and has no name, in%n%s", said)
        .isEmpty();
  }
}
