package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is told about an attack before it is rolled, and about those of the enemy. */
@ExtendWith(Backstage.class)
class OddsTest {
  private static final String UNTRIED =
      """
      {"game":"kiev","seed":1,"seats":{"axis":"person","soviet":"person"},"position":{
        "turn":3,"side":"axis","phase":"combat","lenient":true,"units":[
        {"id":"pz-3","side":"axis","arm":"panzer","designation":"3","steps":["8-6-10","4-3-10"],"hex":"1519","supplied":true},
        {"id":"pz-4","side":"axis","arm":"panzer","designation":"4","steps":["8-6-10","4-3-10"],"hex":"1519","supplied":true},
        {"id":"un-1","unit":"kiev-su-19td","flags":["untried"],"hex":"1520"},
        {"id":"un-2","unit":"kiev-su-41td","flags":["untried"],"hex":"1520"}]}}
      """;

  private static final String BLITZKRIEG =
      """
      {"game":"blitzkrieg57","seed":1,"seats":{"axis":"person","soviet":"person"},"position":{
        "turn":2,"side":"axis","phase":"combat","lenient":true,"state":{"active-hq":"hq-1"},"units":[
        {"id":"hq-1","unit":"bk57-ge-hq-1pzg","hex":"1211"},
        {"id":"pz-9","unit":"bk57-ge-9pz","hex":"1411","flags":["active"]},
        {"id":"inf-44","unit":"bk57-ge-44id","hex":"1411","flags":["active"]},
        {"id":"rifle-45","unit":"bk57-su-45rd","hex":"1511"},
        {"id":"rifle-62","unit":"bk57-su-62rd","hex":"1511"}]}}
      """;

  /** A division in a ring of tanks, and another that holds the only way out of it. */
  private static final String GATE =
      """
      {"game":"kiev","seed":1,"seats":{"axis":"person","soviet":"person"},"position":{
        "turn":3,"side":"axis","phase":"initial-movement","lenient":true,"units":[
        {"id":"deep-1","side":"axis","arm":"infantry","designation":"1","steps":["5-7-7","2-3-7"],"hex":"1114"},
        {"id":"gate-1","side":"axis","arm":"infantry","designation":"2","steps":["1-1-7"],"hex":"1113"},
        {"id":"ta-1","side":"soviet","arm":"tank","designation":"20","steps":["9-6-10"],"hex":"1013","supplied":true},
        {"id":"ta-2","side":"soviet","arm":"tank","designation":"21","steps":["9-6-10"],"hex":"1213","supplied":true},
        {"id":"ta-3","side":"soviet","arm":"tank","designation":"22","steps":["9-6-10"],"hex":"1014","supplied":true},
        {"id":"ta-4","side":"soviet","arm":"tank","designation":"23","steps":["9-6-10"],"hex":"1115","supplied":true},
        {"id":"ta-5","side":"soviet","arm":"tank","designation":"24","steps":["9-6-10"],"hex":"1214","supplied":true}]}}
      """;

  @Test
  void againstUntriedUnitsTheHeadlineIsARangeAndTheWorstIsSaidInWords(House house) {
    var game = house.caller().open(UNTRIED);
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1519", 1.3);
    player.click("1520").part("worst").waitFor();
    assertThat(player.part("column").textContent()).matches("\\d+-\\d+ to \\d+-\\d+");
    assertThat(player.part("worst").textContent())
        .contains("Units of unknown strength: at worst you attack at")
        .contains("with a chance of");
    assertThat(player.page().getByLabel("Columns that may come").locator("li").count())
        .isGreaterThan(1);
    assertThat(player.part("attack-panel").textContent()).contains("16 : ?");
    player.picture("untried");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void theBarsOfKievBlitzkriegSayWhomTheyHurtAndTheResultsAreExplained(House house) {
    var game = house.caller().open(BLITZKRIEG);
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn().lookAt("1411", 1.3);
    player.click("1511").part("column").waitFor();
    var panel = player.part("attack-panel");
    assertThat(panel.locator(".bar.defender").count()).isPositive();
    assertThat(panel.locator(".bar.attacker").count()).isPositive();
    panel.getByText("What the results mean").click();
    assertThat(panel.locator(".legend li").allTextContents())
        .anyMatch(words -> words.matches("RR the defender retreats 2 hexes"))
        .anyMatch(words -> words.matches("A1 the attacker loses 1 step"));
    player.picture("blitzkrieg-odds");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void twoHexesAreAttackedAtOnceWithoutTheShiftKey(House house) {
    var game = house.caller().open(Situations.largeRetreat("person", "person"));
    Player player = house.phone().sitDown(game.link("axis")).waitsForMyTurn().lookAt("0812", 1.2);
    player.click("0812").part("column").waitFor();
    player.page().getByLabel("Attack at the same time").getByText("0813").click();
    player
        .page()
        .waitForFunction(
            "() => hexfront.play.attacks.plan.value?.targets.length === 2"
                + " && hexfront.play.attacks.plan.value.forecast");
    player.part("roll").tap();
    player.waitsForStage("lose-or-retreat");
    assertThat(player.complaints()).isEmpty();
  }

  @Test
  void aThreatSaysByWhomAtWhichOddsAndWhoWouldBeCutOff(House house) {
    var game = house.caller().open(GATE);
    Player player = house.laptop().sitDown(game.link("axis")).waitsForMyTurn();
    player.lookAt("1114", 1.1).press("t");
    player.page().waitForFunction("() => hexfront.play.overlays.layers.value.has('threats')");
    player.click("1113").part("threat").waitFor();
    assertThat(player.part("threat").textContent())
        .contains("18 could come against 1")
        .contains("of 100 such attacks")
        .contains("Tank 20 and Tank 21");
    assertThat(player.part("cut-off").textContent())
        .contains("Infantry 1 would be cut off from supply: 2 steps");
    player.press("Escape").click("1114").part("cutting").waitFor();
    assertThat(player.part("cutting").textContent()).contains("if 1113 falls");
    player.settled().picture("cut-off");
    assertThat(
            player
                .page()
                .evaluate(
                    "() =>"
                        + " [...hexfront.play.overlays.layers.value.get('threats').marked[1].hexes]"))
        .isEqualTo(List.of("1114"));
    assertThat(player.complaints()).isEmpty();
  }
}
