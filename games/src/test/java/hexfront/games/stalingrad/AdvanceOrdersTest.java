package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Case 12.4: advances of several units in one order, and where an advance ends. */
class AdvanceOrdersTest {
  private static Sketch field() {
    return Sketch.clear(9, 12)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0507", "active")
        .soviet("x", "1-1-3", "0505");
  }

  /** Three panzer divisions in 0506 and one in 0605. */
  private static Sketch four() {
    return field()
        .panzer("a", "20-8-6|6-6-6", "0506")
        .panzer("b", "20-8-6|6-6-6", "0506")
        .panzer("c", "20-8-6|6-6-6", "0506")
        .panzer("d", "20-8-6|6-6-6", "0605");
  }

  private static Play won(Sketch sketch, String attackers, int black) {
    return sketch
        .begin(Side.AXIS, "combat")
        .plays("attack attackers=" + attackers + " hexes=0505", 4, black);
  }

  @Test
  @Case({"CTS-5.0a", "CTS-12.4c"})
  void whoGoesOnMakesRoomForTheNext() {
    Play play =
        won(four(), "a,b,c,d", 4).plays("advance paths=a:0506,0505;b:0506,0505;c:0506,0505");
    play.refuses("CTS-5.0a", "advance paths=d:0605,0505");
    play.refuses("CTS-5.0a", "advance paths=d:0605,0505;a:0505,0504");
    play.plays("advance paths=a:0505,0504;d:0605,0505");
    assertThat(play.at("a")).isEqualTo("0504");
    assertThat(play.at("d")).isEqualTo("0505");
  }

  @Test
  @Case({"CTS-5.0a", "CTS-12.4k"})
  void whoMayFailToCrossARiverMakesNoRoom() {
    Play play =
        won(four().hexside("minor-river", "0504/0505"), "a,b,c,d", 4)
            .plays("advance paths=a:0506,0505;b:0506,0505;c:0506,0505");
    play.refuses("CTS-5.0a", "advance paths=a:0505,0504;d:0605,0505");
    play.allows("advance paths=a:0505,0504");
  }

  /** The first hex of an advance is entered without a die, so nobody is stopped before it. */
  @Test
  @Case({"CTS-5.0a", "CTS-12.4k"})
  void theRiverBeforeTheAttackedHexStopsNobody() {
    Play play =
        won(four().hexside("minor-river", "0505/0506", "0505/0605"), "a,b,c,d", 4)
            .plays("advance paths=a:0506,0505;b:0506,0505");
    play.refuses("CTS-5.0a", "advance paths=c:0506,0505;d:0605,0505");
    play.allows("advance paths=c:0506,0505,0504;d:0605,0505");
  }

  @Test
  @Case({"CTS-5.2", "CTS-12.4f"})
  void rivalsDoNotAdvanceIntoOneHex() {
    Play play =
        won(
            field()
                .axis("u", "40-8-3|6-6-3", "0506", "nation hungarian")
                .axis("r", "40-8-3|6-6-3", "0605", "nation rumanian"),
            "u,r",
            2);
    play.refuses("CTS-12.4f", "advance paths=u:0506,0505;r:0605,0505");
    play.allows("advance paths=u:0506,0505").allows("advance paths=r:0605,0505");
  }

  @Test
  @Case("CTS-12.4f")
  void anAdvanceBeginsWhereItsUnitStands() {
    won(four(), "a,b", 4).refuses("CTS-12.4f", "advance paths=a:0505,0504");
  }

  @Test
  @Case("CTS-12.4k")
  void whoCrossesARiverWithDifficultyStopsBehindIt() {
    Play stops =
        won(field().panzer("a", "40-8-6|6-6-6", "0506").hexside("minor-river", "0504/0505"), "a", 6)
            .plays("advance paths=a:0506,0505,0504", 2);
    assertThat(stops.at("a")).isEqualTo("0504");
    assertThat(stops.question()).isEqualTo("combat");
    Play goes =
        won(field().panzer("a", "40-8-6|6-6-6", "0506").hexside("minor-river", "0504/0505"), "a", 6)
            .plays("advance paths=a:0506,0505,0504", 6);
    assertThat(goes.at("a")).isEqualTo("0504");
    assertThat(goes.question()).isEqualTo("advance");
  }

  /** The hex behind is full, the river may not be crossed back, the rest is closed. */
  @Test
  @Case({"CTS-12.4b", "CTS-5.0a"})
  void theAdvanceIsOverWhenNobodyHasRoomToGoOn() {
    Sketch sketch =
        field()
            .panzer("a", "80-8-6|6-6-6", "0506")
            .hexside("major-river", "0505/0506")
            .hexside("impassable", "0505/0405", "0505/0404", "0505/0604", "0505/0605");
    assertThat(won(sketch, "a", 4).plays("advance paths=a:0506,0505").question())
        .isEqualTo("advance");
    Sketch full = sketch.german("f", "0504").german("g", "0504").german("i", "0504");
    assertThat(won(full, "a", 4).plays("advance paths=a:0506,0505").question()).isEqualTo("combat");
  }
}
