package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Backstage.class)
class PhoneTest {
  @Test
  void aPhoneMovesAttacksAndAnswersByTouch(House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player axis = house.phone().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1520", 1.2);
    Player soviet = house.phone().sitDown(game.link("soviet"));
    axis.click("1520");
    axis.part("roll").waitFor();
    axis.part("roll").tap();
    soviet.waitsForMyTurn().part("question").waitFor();
    soviet.part("question").getByText("Retreat", Player.EXACTLY).tap();
    axis.waitsForStage("retreat").part("confirm").waitFor();
    axis.lookAt("1521", 1.2).click("1521");
    axis.part("confirm").tap();
    axis.waitsUntil("ri", "1521");
    assertThat(fits(axis)).isTrue();
    axis.picture("phone");
    assertThat(axis.complaints()).isEmpty();
  }

  @Test
  void aPhoneTakesAUnitFromTheFanAndPinches(House house) {
    var game =
        house
            .caller()
            .open("{\"game\":\"kiev\",\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    Player player = house.phone().sitDown(game.link("soviet")).waitsForMyTurn().lookAt("0411", 1.2);
    player.click("0411").seesReach();
    player.page().locator(".fan button").first().tap();
    player.page().waitForFunction("() => hexfront.play.moves.selection.value?.units.length === 1");
    player.seesReach().click("0511");
    player.page().waitForFunction("() => hexfront.play.session.sequence === 1");
    assertThat(fits(player)).isTrue();
    double before = scale(player);
    player.pinch(195, 250, 40, 70);
    player.page().waitForFunction("before => hexfront.view.camera.scale > before * 1.5", before);
    before = scale(player);
    player.page().getByLabel("Zoom in").tap();
    assertThat(scale(player)).isGreaterThan(before);
  }

  private static double scale(Player player) {
    return ((Number) player.evaluate("() => hexfront.view.camera.scale")).doubleValue();
  }

  /** Nothing hangs over the edge of the screen. */
  private static boolean fits(Player player) {
    return (Boolean)
        player.evaluate(
            "() => document.documentElement.scrollWidth <= window.innerWidth"
                + " && document.documentElement.scrollHeight <= window.innerHeight + 1");
  }
}
