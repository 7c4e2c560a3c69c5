package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Backstage.class)
class RecoveryTest {
  @Test
  void aReloadInTheMiddleOfABattleComesBackToTheSameQuestion(House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player axis = house.player().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1519", 1.4);
    Player soviet = house.player().sitDown(game.link("soviet"));
    axis.click("1520");
    axis.part("column").waitFor();
    axis.press("Enter");
    soviet.waitsForMyTurn().part("question").waitFor();
    soviet.reload().waitsForMyTurn().part("question").waitFor();
    assertThat(soviet.part("question").textContent()).contains("Result 1/1");
    soviet.part("question").getByText("Retreat", Player.EXACTLY).click();
    axis.waitsForStage("retreat");
    axis.reload().waitsForMyTurn().part("question").waitFor();
    assertThat(axis.part("question").textContent()).contains("retreat the Soviet units");
    assertThat(axis.log().textContent()).contains("Attack on");
  }

  @Test
  void aServerKilledInTheMiddleOfATurnLosesNothing(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player axis = house.player().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1516", 1.2);
    Player soviet = house.player().sitDown(game.link("soviet"));
    axis.click("1514").seesReach().click("1614").waitsUntil("in", "1614");
    house.server().kill();
    axis.page().locator(".offline").waitFor();
    house.server().restart();
    axis.page().waitForFunction("() => hexfront.play.session.connection.value === 'live'");
    assertThat(axis.hexOf("in")).isEqualTo("1614");
    axis.press("Escape").click("1516").seesReach().click("1616").waitsUntil("pz", "1616");
    soviet.waitsUntil("pz", "1616");
    assertThat(soviet.hexOf("in")).isEqualTo("1614");
    assertThat(axis.complaints()).isEmpty();
  }
}
