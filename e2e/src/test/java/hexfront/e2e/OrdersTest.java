package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import hexfront.e2e.Backstage.House;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Backstage.class)
class OrdersTest {
  @Test
  void aMoveIsMadeByClickAndByDragAndTakenBackAndGivenAgain(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1516", 1.2);
    player.click("1514").seesReach().click("1614").waitsUntil("in", "1614");
    player.press("u").waitsUntil("in", "1514");
    assertThat(player.log().textContent()).contains("Nothing yet");
    player.press("y").waitsUntil("in", "1614");
    player.button("Undo").click();
    player.waitsUntil("in", "1514");

    player.press("Escape").click("1514").seesReach().drag("1514", "1513");
    player.waitsUntil("in", "1513");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void anIllegalHexSaysWhyWithItsCaseAndTheCaseOpens(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player player = house.player().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1518", 1.2);
    player.click("1516").seesReach().pointAt("1520");
    player.part("why-not").waitFor();
    assertThat(player.part("why-not").textContent()).contains("Why not 1520?").contains("AGS-");
    assertThat(player.page().locator(".tip").textContent()).contains("AGS-");
    player.part("why-not").locator("button.case").first().click();
    player.page().locator(".case-text").waitFor();
    assertThat(player.part("case").textContent()).contains("AGS-");
    assertThat(player.hexOf("pz")).isEqualTo("1516");
  }

  @Test
  void anOverrunIsPlannedRolledAndAnswered(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player axis = house.player().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1617", 1.2);
    Player soviet = house.player().sitDown(game.link("soviet"));
    axis.click("1516").seesReach().click("1717").waitsUntil("pz", "1717");
    axis.page().waitForFunction("() => hexfront.play.moves.reach.value !== undefined");
    axis.click("1718");
    axis.part("attack-panel").waitFor();
    axis.part("column").waitFor();
    assertThat(axis.part("attack-panel").textContent()).contains("Overrun of").contains("AGS-6");
    axis.press("Enter").waitsForStage("lose-or-retreat");

    soviet.waitsForMyTurn().part("question").waitFor();
    soviet.part("question").getByText("Lose", Player.EXACTLY).click();
    axis.waitsForStage("initial-movement").waitsUntil("pz", "1718");
    assertThat(axis.hexOf("weak")).isEmpty();
  }

  @Test
  void anAttackIsPlannedRolledAndSettledQuestionByQuestion(House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player axis = house.player().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1519", 1.4);
    Player soviet = house.player().sitDown(game.link("soviet"));
    axis.click("1520");
    axis.part("column").waitFor();
    assertThat(axis.part("column").textContent()).isEqualTo("3-1");
    assertThat(axis.part("attack-panel").textContent()).contains("33.3%").contains("1/1");
    assertThat(axis.part("expected").textContent())
        .contains("Hex vacated17 – 83%")
        .contains("theirs0.17 – 1.17");

    axis.part("attack-panel").locator("input[type=checkbox]").first().uncheck();
    axis.page()
        .waitForFunction(
            "() => hexfront.play.attacks.plan.value?.forecast?.column !== '3-1'"
                + " && hexfront.play.attacks.plan.value?.forecast");
    axis.part("attack-panel").locator("input[type=checkbox]").first().check();
    axis.page()
        .waitForFunction("() => hexfront.play.attacks.plan.value?.forecast?.column === '3-1'");
    axis.press("Enter").waitsForStage("lose-or-retreat");
    assertThat(axis.button("Undo").isDisabled()).isTrue();

    soviet.waitsForMyTurn().part("question").waitFor();
    assertThat(soviet.part("question").textContent()).contains("Result 1/1");
    soviet.part("question").getByText("Retreat", Player.EXACTLY).click();

    axis.waitsForStage("retreat").part("confirm").waitFor();
    axis.click("1521");
    axis.page().waitForFunction("() => hexfront.play.interview.decidedOrder.value");
    axis.press("Enter").waitsUntil("ri", "1521");

    axis.waitsForStage("lose-or-retreat").part("question").waitFor();
    axis.part("question").getByText("Lose", Player.EXACTLY).click();
    axis.waitsForStage("lose");
    axis.part("question").getByText("Panzer 3: 1 step").click();

    axis.waitsForStage("advance").part("question").waitFor();
    axis.click("1520");
    axis.part("question").locator("select").last().selectOption("stays");
    axis.page().waitForFunction("() => hexfront.play.interview.decidedOrder.value");
    axis.press("Enter").waitsForStage("combat");
    assertThat(List.of(axis.hexOf("pz"), axis.hexOf("in"))).contains("1520", "1519");
    assertThat(axis.log().textContent())
        .contains("retreats")
        .contains("advances")
        .contains("loses a step");
    assertThat(axis.complaints()).isEmpty();
    assertThat(soviet.complaints()).isEmpty();
  }

  @Test
  void everyUnitOfALargeRetreatHasAllItsWays(House house) {
    var game = house.caller().open(Situations.largeRetreat("person", "person"));
    Player axis = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    Player soviet = house.player().sitDown(game.link("soviet"));
    axis.evaluate(Situations.ATTACK_BEFORE_THE_RETREAT);
    soviet.waitsForMyTurn().lookAt("0913", 1.4).part("question").waitFor();
    assertThat(soviet.part("question").textContent()).contains("Rifle 24, Rifle 25 and 4 more");
    soviet.part("question").getByText("Retreat", Player.EXACTLY).click();
    soviet.waitsForStage("retreat").page().waitForSelector("[data-unit=r5]");
    for (int unit = 0; unit < 6; unit++) {
      Locator ways = soviet.page().locator("[data-unit=r" + unit + "] option:not([disabled])");
      assertThat(ways.count()).as("ways of r" + unit).isEqualTo(unit < 3 ? 9 : 7);
    }
    soviet.picture("retreat");

    for (int unit = 0; unit < 6; unit++) {
      soviet.click("1013");
    }
    soviet.part("question").getByText("within the stacking limit").waitFor();
    assertThat(soviet.part("question").textContent()).contains("AGS-9.74");
    assertThat(soviet.part("confirm").isDisabled()).isTrue();

    soviet.click("0812").click("1011");
    soviet.page().locator("[data-unit=r1] select").selectOption("1011 by 0912");
    soviet.page().locator("[data-unit=r2] button").click();
    soviet.click("0711");
    soviet.page().waitForFunction("() => hexfront.play.interview.decidedOrder.value");
    soviet.press("Enter").waitsUntil("r5", "1013");
    assertThat(List.of(soviet.hexOf("r0"), soviet.hexOf("r1"), soviet.hexOf("r2")))
        .containsExactly("1011", "1011", "0711");
    assertThat(soviet.complaints()).isEmpty();
  }

  @Test
  void stepsAreSpreadOverUnits(House house) {
    var game = house.caller().open(Situations.largeRetreat("person", "person"));
    Player axis = house.player().sitDown(game.link("axis")).waitsForMyTurn();
    Player soviet = house.player().sitDown(game.link("soviet"));
    axis.evaluate(Situations.ATTACK_BEFORE_THE_RETREAT);
    soviet.waitsForMyTurn().lookAt("0913", 1.4).part("question").waitFor();
    soviet.part("question").getByText("Lose", Player.EXACTLY).click();
    soviet.waitsForStage("lose").page().getByLabel("Rifle 26: one step more").click();
    assertThat(soviet.part("question").textContent()).contains("2 steps due, 1 left.");
    assertThat(soviet.part("confirm").isDisabled()).isTrue();
    soviet.click("0813");
    soviet.page().waitForFunction("() => hexfront.play.interview.decidedOrder.value");
    soviet.picture("lose").press("Enter");
    axis.waitsForStage("combat");
    assertThat(axis.log().textContent())
        .contains("Rifle 26 loses a step")
        .contains("Rifle 27 loses a step");
    assertThat(soviet.complaints()).isEmpty();
  }
}
