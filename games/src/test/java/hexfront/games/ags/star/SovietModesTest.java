package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Declared;
import hexfront.games.ags.Play;
import org.junit.jupiter.api.Test;

/** Case 21.0: when a unit that headquarters of both modes command takes which. */
class SovietModesTest {
  /** A headquarters in defensive mode and one in offensive mode, both commanding 0404. */
  private static Sketch both() {
    return Sketch.clear(8, 9).hq("h", 4, "0402", "defensive").hq("o", 4, "0407");
  }

  private static Play begin(Sketch sketch, String phase) {
    return sketch.begin(Side.SOVIET, phase);
  }

  @Test
  @Case("STAR-21.0")
  void aUnitThatHasAttackedKeepsItsMode() {
    Play table =
        begin(
            both()
                .soviet("x", "20-4-6", "0404")
                .soviet("y", "6-4-6", "0404")
                .german("a", "1-1-7", "0305"),
            "combat");
    table.fights("attack attackers=x hexes=0305", "-/E").plays("pass");
    table.refuses("STAR-21.0", "set-mode unit=x mode=defensive");
    table.plays("set-mode unit=y mode=defensive");
    assertThat(table.last(Declared.class).rule()).isEqualTo("STAR-21.0");
    assertThat(table.last(Declared.class).what()).contains("y");
  }

  @Test
  @Case("STAR-21.0")
  void aChoiceHoldsForItsPhaseOnly() {
    Play table =
        begin(both().soviet("x", "6-4-6", "0404").german("a", "1-2-7", "0305"), "initial-movement");
    table.plays("set-mode unit=x mode=defensive").plays("end-phase");
    assertThat(table.attackOf("attack attackers=x hexes=0305")).isEqualTo(6);
  }

  @Test
  @Case("STAR-21.0")
  void afterTheFirstMoveOfAPhaseNobodyChooses() {
    Play table =
        begin(both().soviet("x", "6-4-6", "0404").soviet("y", "1-1-6", "0505"), "initial-movement");
    table.allows("set-mode unit=x mode=defensive");
    table.plays("move units=y path=0505,0506");
    table.refuses("STAR-21.0", "set-mode unit=x mode=defensive");
    table.plays("end-phase").plays("end-phase");
    assertThat(table.question()).isEqualTo("mechanized-movement");
    table.allows("set-mode unit=x mode=defensive");
  }

  @Test
  @Case("STAR-21.0")
  void whoeverIsCommandedInOneModeHasNoChoice() {
    Sketch defensive =
        Sketch.clear(8, 9).hq("h", 4, "0402", "defensive").soviet("x", "6-4-6", "0404");
    begin(defensive, "initial-movement")
        .refuses("STAR-21.0", "set-mode unit=x mode=defensive")
        .refuses("STAR-21.0", "set-mode unit=x mode=offensive");
    Sketch offensive = Sketch.clear(8, 9).hq("o", 4, "0402").soviet("x", "6-4-6", "0404");
    begin(offensive, "initial-movement").refuses("STAR-21.0", "set-mode unit=x mode=defensive");
  }

  @Test
  @Case({"STAR-21.0", "AGS-11.31"})
  void aHeadquartersThatIsNearButCutOffOffersNoChoice() {
    Sketch sketch = both().soviet("x", "6-4-6", "0405");
    for (String hex : new String[] {"0203", "0403", "0603", "0803"}) {
      sketch.german("g" + hex, "1-1-7", hex);
    }
    begin(sketch, "combat").refuses("STAR-21.0", "set-mode unit=x mode=defensive");
  }

  @Test
  @Case("STAR-21.0")
  void onlySovietUnitsOnTheMapHaveModes() {
    Play table =
        begin(
            both().soviet("off", "1-1-6", "off").german("a", "1-2-7", "0808", "unsupplied"),
            "initial-movement");
    table.refuses("STAR-21.0", "set-mode unit=a mode=defensive");
    table.refuses("STAR-21.0", "set-mode unit=off mode=defensive");
    assertThat(table.is("a", StarFlag.DEFENSIVE)).isFalse();
  }

  @Test
  @Case({"STAR-21.11", "STAR-21.2"})
  void attackersOutOfSupplyAreNotBoundToStay() {
    Play table =
        begin(
            Sketch.clear(8, 9)
                .hq("o", 4, "0402")
                .soviet("x", "8-2-6|2-2-6", "0404", "unsupplied")
                .german("a", "5-7-7", "0405"),
            "combat");
    table.fights("attack attackers=x hexes=0405", "1/-");
    assertThat(table.question()).isEqualTo("lose-or-retreat");
    table.plays("choose option=lose");
    assertThat(table.stepsLeft("x")).isEqualTo(1);
  }

  @Test
  @Case({"STAR-21.0", "STAR-25.1", "AGS-4.2"})
  void modesAndLeavingAreAmongTheOrdersOfTheirPhases() {
    Play table = begin(both().soviet("x", "6-4-6", "0404"), "initial-movement");
    assertThat(table.answers()).contains("set-mode", "withdraw");
    table.plays("end-phase");
    assertThat(table.answers()).contains("set-mode").doesNotContain("withdraw");
    Play germans = both().german("a", "1-1-7", "0808").begin(Side.AXIS, "initial-movement");
    assertThat(germans.answers()).doesNotContain("set-mode", "withdraw");
  }

  @Test
  @Case({"STAR-21.11", "STAR-21.23"})
  void whatTheModesDoIsToldByTheirCases() {
    Play offensive =
        begin(
            Sketch.clear(8, 9)
                .hq("o", 4, "0402")
                .soviet("x", "2-2-6", "0404")
                .soviet("y", "2-2-6", "0404")
                .german("a", "5-7-7", "0405"),
            "combat");
    offensive.fights("attack attackers=x,y hexes=0405", "1/-");
    offensive.refuses("STAR-21.11", "retreat paths=x:0404,0403;y:0404,0403");
    Play defensive =
        begin(
            Sketch.clear(8, 9)
                .hq("h", 4, "0402", "defensive")
                .soviet("x", "6-2-6", "0404")
                .german("a", "5-7-7", "0405"),
            "combat");
    assertThat(defensive.odds("attack attackers=x hexes=0405").steps())
        .anyMatch(step -> step.rule().equals("STAR-21.23"));
  }

  @Test
  @Case("STAR-21.0")
  void aHeadquartersThatIsFarOffOrOffTheMapCommandsNobody() {
    Sketch far = Sketch.clear(8, 12).hq("h", 2, "0402", "defensive").hq("o", 4, "0408");
    begin(far.soviet("x", "6-4-6", "0405"), "initial-movement")
        .refuses("STAR-21.14", "move units=x path=0405,0404")
        .refuses("STAR-21.0", "set-mode unit=x mode=defensive");
    Sketch off = Sketch.clear(8, 12).hq("h", 4, "off", "defensive").hq("o", 4, "0408");
    begin(off.soviet("x", "6-4-6", "0405"), "initial-movement")
        .refuses("STAR-21.0", "set-mode unit=x mode=defensive");
  }
}
