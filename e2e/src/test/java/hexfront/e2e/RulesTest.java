package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The rules at hand, made of the same data as the rules themselves. */
@ExtendWith(Backstage.class)
class RulesTest {
  @Test
  void casesAreFoundByWordsAndThoseThatApplyNowAreMarked(House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn().press("4");
    player.part("sequence").waitFor();
    var cases = player.page().locator(".cases li");
    int all = cases.count();
    assertThat(all).isGreaterThan(200);
    assertThat(player.page().locator(".cases li.now").count()).isBetween(1, all - 1);
    player.page().getByLabel("Find a case").fill("retreat river");
    assertThat(cases.count()).isBetween(1, 20);
    player.page().getByLabel("Find a case").fill("9.74");
    assertThat(cases.first().textContent()).contains("AGS-9.74");
    player.page().getByLabel("Find a case").fill("");
    player.page().getByLabel("Only what applies now").check();
    assertThat(cases.count()).isLessThan(all);
    assertThat(player.page().locator(".cases li:not(.now)").count()).isZero();
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void chartsLightThePresentPhaseColumnAndLevelOfVictory(House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn();
    player.lookAt("1519", 1.3).click("1520").part("column").waitFor();
    player.press("4").part("sequence").locator("summary").click();
    assertThat(player.part("sequence").locator("[aria-current=step]").textContent())
        .startsWith("Combat");
    var results = player.part("chart").filter(having("Combat results"));
    assertThat(results.locator("th.lit").textContent()).isEqualTo("3-1");
    assertThat(results.locator("td.lit").count()).isEqualTo(6);
    assertThat(player.part("chart").filter(having("Terrain")).textContent()).contains("swamp");
    var victory = player.part("chart").filter(having("Victory"));
    assertThat(victory.textContent()).contains("still lacking");
    assertThat(victory.locator("tr[aria-current]").count()).isEqualTo(1);

    // What only screen readers hear must not stretch the page into emptiness.
    player.evaluate("() => { document.querySelector('.panel .page').scrollTop = 1e6; }");
    assertThat(player.page().locator(".points tr").last().boundingBox().y).isBetween(100.0, 768.0);

    player.press("1").press("Enter").waitsForStage("lose-or-retreat").press("3");
    player.log().locator("button.case").first().click();
    player.page().locator(".case-text").waitFor();
    assertThat(player.part("case").textContent()).contains("AGS-9.5");
    assertThat(player.complaints()).isEmpty();
  }

  private static com.microsoft.playwright.Locator.FilterOptions having(String words) {
    return new com.microsoft.playwright.Locator.FilterOptions().setHasText(words);
  }
}
