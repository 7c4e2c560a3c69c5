package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A small screen: everything that is needed is in sight, and nothing is asked without a name. */
@ExtendWith(Backstage.class)
class LaptopTest {
  private static double height(Player player) {
    return ((Number) player.evaluate("() => hexfront.view.canvas.getBoundingClientRect().height"))
        .doubleValue();
  }

  @Test
  void anAttackIsRolledAnsweredAndFollowedUpWithoutScrollingOrGuessing(House house) {
    var game = house.caller().open(Situations.attack("person", "person"));
    Player axis = house.laptop().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1519", 1.4);
    double before = height(axis);
    axis.press("e").part("left").waitFor();
    assertThat(axis.part("left").textContent()).contains("an attack on 1520 is possible at 3-1");
    axis.button("Go back").click();
    axis.click("1519").click("1520").part("column").waitFor();
    assertThat(height(axis)).isEqualTo(before);
    var roll = axis.part("roll").boundingBox();
    assertThat(roll.y + roll.height).isLessThanOrEqualTo(768 - 58);
    axis.picture("laptop-attack").part("roll").click();

    Player soviet = house.laptop().sitDown(game.link("soviet")).waitsForMyTurn();
    soviet.part("about").waitFor();
    assertThat(soviet.part("about").textContent())
        .contains("Rifle 24 in 1520")
        .contains("Attack on 1520 by Panzer 3 and Infantry 45: 13 to 4, 3-1: 1/1");
    assertThat(soviet.part("question").textContent()).contains("loses 1 of 2 steps");
    soviet.part("question").getByText("Lose", Player.EXACTLY).hover();
    soviet.page().waitForFunction("() => hexfront.play.intent.value.texts.length === 1");
    soviet.page().waitForFunction("() => hexfront.view.camera.scale >= 0.75");
    soviet.picture("laptop-question");
    soviet.part("question").getByText("Retreat", Player.EXACTLY).click();
    axis.waitsForStage("retreat").click("1521");
    axis.page().waitForFunction("() => hexfront.play.interview.decidedOrder.value");
    axis.press("Enter").waitsForStage("lose-or-retreat");
    axis.part("question").getByText("Lose", Player.EXACTLY).click();
    axis.waitsForStage("lose").part("question").getByText("Panzer 3: 1 step").click();
    axis.waitsForStage("advance").part("confirm").waitFor();
    assertThat(axis.part("confirm").isDisabled()).isTrue();
    axis.click("1520");
    axis.page().waitForFunction("() => hexfront.play.interview.decidedOrder.value");
    axis.press("Enter").waitsUntil("pz", "1520").waitsUntil("in", "1520");
    assertThat(axis.complaints()).isEmpty();
    assertThat(soviet.complaints()).isEmpty();
  }

  @Test
  void aCounterIsDraggedWithoutBeingSelectedAndAPhaseEndedTooSoonIsTakenBack(House house) {
    var game = house.caller().open(Situations.movement("person", "person"));
    Player axis = house.laptop().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1516", 1.2);
    axis.drag("1514", "1614").waitsUntil("in", "1614");
    axis.press("Escape").press("e").waitsForStage("combat");
    axis.part("ended").waitFor();
    assertThat(axis.part("ended").textContent()).contains("1 unit can still move");
    axis.button("Take that back").click();
    axis.waitsForStage("initial-movement");
    assertThat(axis.complaints()).isEmpty();
  }

  @Test
  void theEndOfAGameSaysHowItCameToThatAndWhatToDoNext(House house) {
    var game = house.caller().open(Situations.lastPhase());
    Player axis = house.laptop().sitDown(game.link("axis"));
    Player soviet = house.phone().sitDown(game.link("soviet"));
    String end =
        "() => { const p = hexfront.play; const s = p.session; if (s.myTurn.value)"
            + " p.order({type: 'end-phase'}); return s.over.value; }";
    axis.page().waitForCondition(() -> (boolean) soviet.evaluate(end) | (boolean) axis.evaluate(end));
    axis.part("end").waitFor();
    soviet.part("end").waitFor();
    assertThat(axis.part("end").textContent()).contains("Points").contains("Turning points");
    axis.picture("end");
    soviet.picture("end-phone");
    axis.button("See it again").click();
    axis.page().locator(".reel").waitFor();
    assertThat(axis.complaints()).isEmpty();
  }
}
