package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Stacks: what lies in them, who of them can still do something, and what their names hide. */
@ExtendWith(Backstage.class)
class StacksTest {
  private static final String STACK =
      """
      {"game":"kiev","seed":1,"seats":{"axis":"person","soviet":"person"},"position":{
        "turn":3,"side":"axis","phase":"initial-movement","lenient":true,"units":[
        {"id":"in-1","side":"axis","arm":"infantry","designation":"1","steps":["5-7-7"],"hex":"1513"},
        {"id":"in-2","side":"axis","arm":"infantry","designation":"2","steps":["5-7-7"],"hex":"1514"},
        {"id":"pz-3","side":"axis","arm":"panzer","designation":"3","steps":["16-9-10","4-3-10"],"hex":"1717"},
        {"id":"weak-1","side":"soviet","arm":"rifle","designation":"24","steps":["1-1-6"],"hex":"1718"},
        {"id":"wall-1","side":"soviet","arm":"rifle","designation":"87","steps":["2-3-6"],"hex":"1618"},
        {"id":"wall-2","side":"soviet","arm":"rifle","designation":"88","steps":["2-3-6"],"hex":"1818"}]}}
      """;

  @Test
  void ofAStackThoseAreTakenThatHaveNotMovedAndTheFanCoversNoNeighbour(House house) {
    var game = house.caller().open(STACK);
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1514", 1.2);
    player.click("1513").seesReach().click("1514").waitsUntil("in-1", "1514");
    player.press("Escape").click("1514").seesReach();
    assertThat(player.evaluate("() => hexfront.play.moves.selection.value.units.join()"))
        .isEqualTo("in-2");
    player.page().locator(".fan").waitFor();
    assertThat(
            player.evaluate(
                """
                () => {
                  const fan = document.querySelector('.fan').getBoundingClientRect();
                  const map = hexfront.view.canvas.getBoundingClientRect();
                  return hexfront.view.field.neighbours('1514').concat('1514').some(hex => {
                    const at = hexfront.view.screenOf(hex);
                    const [x, y] = [at.x + map.left, at.y + map.top];
                    return x > fan.left && x < fan.right && y > fan.top && y < fan.bottom;
                  });
                }
                """))
        .isEqualTo(false);
    player.click("1614").waitsUntil("in-2", "1614");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void whoCanStillOverrunIsToldSo(House house) {
    var game = house.caller().open(STACK);
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1717", 1.2);
    player.click("1717").page().getByText("an overrun is possible").waitFor();
    assertThat(player.part("prompt").textContent()).doesNotContain("nowhere to go");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void namesAreReadOverCountersAtEverySize(House house) {
    var game =
        house
            .caller()
            .open("{\"game\":\"kiev\",\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    Player player = house.laptop().sitDown(game.link("soviet")).waitsForMyTurn();
    for (double scale : new double[] {0.3, 0.5, 0.65}) {
      assertThat(player.lookAt("0419", scale).page().evaluate(WRITTEN).toString())
          .as("names written over counters at " + scale)
          .contains("Kiev");
    }
    assertThat(player.lookAt("0822", 1.2).page().evaluate(WRITTEN).toString())
        .contains("Pereyaslav");
  }

  /** The names that the next frame writes onto the map, beside those that are printed on it. */
  private static final String WRITTEN =
      """
      async () => {
        const pen = hexfront.view.pen;
        const written = [];
        const write = pen.fillText;
        pen.fillText = function (text, ...at) { written.push(text); write.call(this, text, ...at); };
        hexfront.view.draw();
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        pen.fillText = write;
        return written;
      }
      """;

  @Test
  void aMapHigherThanWideIsBegunWithTheWholeWidthOfTheScreen(House house) {
    var game =
        house
            .caller()
            .open("{\"game\":\"kiev\",\"seats\":{\"axis\":\"person\",\"soviet\":\"person\"}}");
    for (Player player : java.util.List.of(house.laptop(), house.phone())) {
      player.sitDown(game.link("soviet")).waitsForMyTurn();
      assertThat(
              ((Number)
                      player.evaluate(
                          "() => hexfront.view.camera.scale * hexfront.view.picture.width"
                              + " / hexfront.view.screen.width"))
                  .doubleValue())
          .isBetween(0.95, 1.05);
    }
  }
}
