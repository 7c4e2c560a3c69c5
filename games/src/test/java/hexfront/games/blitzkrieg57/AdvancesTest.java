package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Advanced;
import org.junit.jupiter.api.Test;

/** Section 10.7. */
class AdvancesTest {
  private static Sketch won() {
    return Sketch.clear(9, 9)
        .panzer("p", "9-6-10", "0403")
        .panzer("q", "9-6-10", "0403")
        .axis("i", "9-5-5", "0304")
        .tank("x", "1-1-4", "0404");
  }

  private static Play advance(Sketch sketch) {
    return sketch.begin(Side.AXIS, "combat").fights("attack attackers=i,p,q hexes=0404", "2RR");
  }

  @Test
  @Case({"GJ-10.7.1", "GJ-10.7.3"})
  void infantryAdvancesOneHexMechanizedUnitsTwo() {
    advance(won())
        .allows("advance paths=i:0304,0404")
        .refuses("GJ-10.7.1", "advance paths=i:0304,0404,0405")
        .allows("advance paths=p:0403,0404,0405")
        .allows("advance paths=p:0403,0404,0405;q:0403,0404,0505;i:0304,0404")
        .refuses("GJ-10.7.3", "advance paths=p:0403,0503")
        .refuses("GJ-10.7.3", "advance paths=p:0403,0504,0404");
  }

  @Test
  @Case("GJ-10.7.2")
  void nobodyHasToAdvanceAndZonesDoNotMatter() {
    assertThat(advance(won()).plays("pass").question()).isEqualTo("combat");
    Play play =
        advance(won().soviet("y", "3-3-4", "0406"))
            .plays("advance paths=p:0403,0404,0405;q:0403,0404,0405");
    assertThat(play.at("q")).isEqualTo("0405");
  }

  @Test
  @Case("GJ-10.7.1")
  void onlyAttackersAdvance() {
    advance(won().axis("idle", "5-5-5", "0504"))
        .refuses("GJ-10.7.1", "advance paths=idle:0504,0404");
  }

  @Test
  @Case("GJ-10.7.5")
  void theSecondHexNeedsClearHexesAndNoRiver() {
    advance(
            won()
                .terrain("town", "0405")
                .terrain("swamp", "0505")
                .hexside("minor-river", "0404/0305"))
        .refuses("GJ-10.7.5", "advance paths=p:0403,0404,0405")
        .refuses("GJ-10.7.5", "advance paths=p:0403,0404,0505")
        .refuses("GJ-10.7.5", "advance paths=p:0403,0404,0305")
        .allows("advance paths=p:0403,0404,0504");
    advance(won().terrain("town", "0404")).refuses("GJ-10.7.5", "advance paths=p:0403,0404,0405");
    advance(won().hexside("minor-river", "0403/0404"))
        .refuses("GJ-10.7.5", "advance paths=p:0403,0404,0405")
        .allows("advance paths=p:0403,0404");
  }

  @Test
  @Case({"GJ-10.7.6", "GJ-10.7.3"})
  void noAdvanceIntoWaterAcrossSeaOrIntoAnOverfullHex() {
    advance(won().terrain("water", "0405").hexside("sea", "0404/0505").soviet("y", "3-3-4", "0305"))
        .refuses("GJ-10.7.5", "advance paths=p:0403,0404,0405")
        .refuses("GJ-10.7.5", "advance paths=p:0403,0404,0505")
        .refuses("GJ-10.7.5", "advance paths=p:0403,0404,0305")
        .refuses("GJ-10.7.6", "advance paths=p:0403,0404;q:0403,0404;i:0304,0404")
        .refuses("GJ-10.7.2", "advance");
  }

  @Test
  @Case({"GJ-10.7.1", "GJ-3.1.3"})
  void theAttackedHexMustBeEmpty() {
    Play play =
        Sketch.clear(9, 9)
            .axis("i", "9-5-5", "0403")
            .tank("x", "3-3-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=i hexes=0404", "-");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case({"GJ-10.7.1", "GJ-3.4.2"})
  void anAdvanceIsToldAndTakesThePlacesOnItsWay() {
    Play play =
        advance(won().terrain("town", "0505")).plays("advance paths=i:0304,0404;p:0403,0404,0504");
    assertThat(play.events())
        .anyMatch(e -> e instanceof Advanced a && a.rule().equals("GJ-10.7.1"));
    Sketch city = won().terrain("town", "0404");
    Play taken = advance(city).plays("advance paths=i:0304,0404");
    assertThat(taken.position().controls(Side.AXIS, taken.hex("0404"))).isTrue();
    assertThat(taken.question()).isEqualTo("combat");
  }

  @Test
  @Case({"GJ-10.7.1", "GJ-10.5"})
  void whoFellInTheAttackDoesNotAdvance() {
    Play play =
        Sketch.clear(9, 9)
            .axis("i", "1-5-5", "0403")
            .tank("x", "1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=i hexes=0404", "A1");
    assertThat(play.question()).isEqualTo("combat");
    assertThat(play.at("i")).isEqualTo("gone");
  }
}
