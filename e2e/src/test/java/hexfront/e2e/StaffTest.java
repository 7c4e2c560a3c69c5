package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What helps with many counters: groups that move together, sheets, walls, a plan of one's own. */
@ExtendWith(Backstage.class)
class StaffTest {
  private static final String ARMY =
      """
      {"game":"stalingrad","seed":5,"seats":{"axis":"person","soviet":"person"},"position":{
        "turn":5,"side":"axis","phase":"movement","lenient":true,
        "state":{"scenario":"fall-blau","weather":"clear","supply-points":{"axis":6,"soviet":4}},"units":[
        {"id":"hq-6","side":"axis","arm":"headquarters","size":"army","designation":"6A","steps":["1-1-6"],"hex":"1845","flags":["active"]},
        {"id":"inf-79","side":"axis","arm":"infantry","size":"division","designation":"79","steps":["8-8-3"],"hex":"1744"},
        {"id":"inf-113","side":"axis","arm":"infantry","size":"division","designation":"113","steps":["8-8-3"],"hex":"1944"},
        {"id":"rifle-1","side":"soviet","arm":"rifle","size":"division","designation":"169","steps":["4-5-3","2-3-3","1-1-3"],"hex":"1738"},
        {"id":"rifle-2","side":"soviet","arm":"rifle","size":"division","designation":"226","steps":["4-5-3","2-3-3","1-1-3"],"hex":"1938"}]}}
      """;

  private static final String AIR =
      """
      {"game":"stalingrad","seed":5,"seats":{"axis":"person","soviet":"person"},"position":{
        "turn":5,"side":"axis","phase":"offensive-air","lenient":true,
        "state":{"scenario":"fall-blau","weather":"clear","supply-points":{"axis":6,"soviet":4}},"units":[
        {"id":"air-4","side":"axis","arm":"air-headquarters","size":"air-army","designation":"4","steps":["0-1-6"],"support":4,"support-mobile":2,"hex":"1845"},
        {"id":"fighter-3","side":"axis","arm":"fighter","size":"air","designation":"3","steps":["4-3-0"],"range":9,"bombing":0,"box":"ready"},
        {"id":"rifle-1","side":"soviet","arm":"rifle","size":"division","designation":"169","steps":["4-5-3"],"hex":"1738"}]}}
      """;

  private static Player atTheTable(House house, String request) {
    var game = house.caller().open(request);
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn();
    player.page().waitForFunction("() => hexfront.play.staff.sheets.value.length > 0");
    return player.lookAt("1842", 1.1);
  }

  @Test
  void anArmyMovesAsOneAndComesBackAsOne(House house) {
    Player player = atTheTable(house, ARMY);
    player.press("6").part("sheet-armies").getByText("Move together").click();
    player.page().waitForFunction("() => hexfront.play.group.members.value.length === 3");
    player.click("1843").waitsUntil("hq-6", "1843");
    player.waitsUntil("inf-79", "1742").waitsUntil("inf-113", "1942");
    player.press("1").part("marched").waitFor();
    player.button("Take the whole march back").click();
    player.waitsUntil("hq-6", "1845");
    player.waitsUntil("inf-79", "1744").waitsUntil("inf-113", "1944");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void bondsAreWallsAndAPlanOfOnesOwnIsKept(House house) {
    Player player = atTheTable(house, ARMY);
    player.press("z");
    player
        .page()
        .waitForFunction(
            "() => hexfront.play.overlays.layers.value.get('zones-enemy')?.signs"
                + ".some(sign => sign.look === 'wall')");
    player.press("n").click("1843").click("1840");
    assertThat(player.part("plan").textContent()).contains("1843").contains("1840");
    player.reload();
    assertThat(player.evaluate("() => hexfront.play.plan.drawing.value.arrows.length"))
        .isEqualTo(1);
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void anAirUnitGoesFromTheTrayToTheMap(House house) {
    Player player = atTheTable(house, AIR);
    player.page().waitForFunction("() => hexfront.play.interview.form.value !== undefined");
    player.press("6").part("sheet-air").locator(".chits button").first().click();
    player.page().waitForFunction("() => hexfront.play.interview.form.value?.type === 'place-air'");
    player.page().waitForFunction("() => hexfront.play.interview.decidedOrder.value");
    player.part("confirm").click();
    player.waitsUntil("fighter-3", "1738");
    assertThat(player.complaints()).isEmpty();
  }
}
