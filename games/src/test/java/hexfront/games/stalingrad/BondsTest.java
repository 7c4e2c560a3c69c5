package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 6: zones of control and Bonds; section 8: map edges. */
class BondsTest {
  private static Play begin(Sketch sketch) {
    return sketch.begin(Side.AXIS, "movement");
  }

  private static boolean bonds(Play play, Side side, String hex) {
    return play.position().bondOver(side, ZonesOfControl.ZONE, play.hex(hex));
  }

  private static boolean bonds(Play play, Side side, String a, String b) {
    int d = play.rules().board().grid().direction(play.hex(a), play.hex(b));
    return play.position().bondAcross(side, ZonesOfControl.ZONE, play.hex(a), d);
  }

  private static boolean hasZone(Play play, String hex) {
    return play.position().exerted(Side.SOVIET, ZonesOfControl.ZONE, play.hex(hex)) != 0;
  }

  private static Play alone(String print, String... more) {
    return begin(Sketch.clear(9, 9).soviet("x", print, "0404", more));
  }

  /** CTS-EX-087, CTS-EX-091, CTS-EX-092, CTS-EX-094. */
  @Test
  @Case({"CTS-6.0", "CTS-6.1a", "CTS-6.1b", "CTS-13.0b", "CTS-28.1b", "CTS-16.7b"})
  void divisionsHaveAZoneUntilTheirLastStep() {
    assertThat(hasZone(alone("5-5-3|3-3-3|1-1-3"), "0404")).isTrue();
    assertThat(hasZone(alone("5-5-3|3-3-3|1-1-3", "lost 2"), "0404")).isFalse();
    assertThat(hasZone(alone("5-5-3|3-3-3|1-1-3", "disrupted"), "0404")).isFalse();
    assertThat(hasZone(alone("2-2-3|1-1-3", "size brigade"), "0404")).isFalse();
    assertThat(hasZone(alone("5-5-3|3-3-3", "size corps"), "0404")).isTrue();
    Sketch hq = Sketch.clear(9, 9).hq("h", Side.SOVIET, "0404");
    assertThat(hasZone(begin(hq), "0404")).isFalse();
    Sketch guns = Sketch.clear(9, 9).unit("g", Side.SOVIET, "artillery", "12-1-0", "0404");
    assertThat(hasZone(begin(guns), "0404")).isFalse();
  }

  /** CTS-EX-096. */
  @Test
  @Case("CTS-6.2.1c")
  void threeUnitsWithoutAZoneHaveOneTogether() {
    Sketch two =
        Sketch.clear(9, 9)
            .soviet("a", "2-2-3", "0404", "size brigade")
            .rifle("b", "0404", "lost 2");
    assertThat(hasZone(begin(two), "0404")).isFalse();
    assertThat(hasZone(begin(two.hq("h", Side.SOVIET, "0404")), "0404")).isTrue();
    Sketch fronts =
        Sketch.clear(9, 9)
            .soviet("a", "2-2-3", "0404", "size brigade")
            .rifle("b", "0404", "lost 2")
            .unit("f", Side.SOVIET, "headquarters", "0-1-6", "0404", "size front");
    assertThat(hasZone(begin(fronts), "0404")).isFalse();
  }

  /** CTS-EX-099 to CTS-EX-101. */
  @Test
  @Case({"CTS-6.3a", "CTS-6.3b", "CTS-6.3c", "CTS-6.2", "CTS-DN-1"})
  void twoHexesApartFormABondOverAHexOrOnAHexside() {
    Play line = begin(Sketch.clear(9, 9).rifle("a", "0403").rifle("b", "0405"));
    assertThat(bonds(line, Side.SOVIET, "0404")).isTrue();
    Play offset = begin(Sketch.clear(9, 9).rifle("a", "0304").rifle("b", "0504"));
    assertThat(bonds(offset, Side.SOVIET, "0403", "0404")).isTrue();
    assertThat(bonds(offset, Side.SOVIET, "0404")).isFalse();
    Play beside = begin(Sketch.clear(9, 9).rifle("a", "0403").rifle("b", "0404"));
    assertThat(ZonesOfControl.hexes(beside.position(), Side.SOVIET, "movement").isEmpty()).isTrue();
    Play far = begin(Sketch.clear(9, 9).rifle("a", "0403").rifle("b", "0406"));
    assertThat(ZonesOfControl.hexes(far.position(), Side.SOVIET, "movement").isEmpty()).isTrue();
    Play weak = begin(Sketch.clear(9, 9).rifle("a", "0403").rifle("b", "0405", "lost 2"));
    assertThat(bonds(weak, Side.SOVIET, "0404")).isFalse();
  }

  @Test
  @Case({"CTS-6.4a", "CTS-6.2.1a"})
  void nobodyEntersOrCrossesAnEnemyBond() {
    Sketch wall =
        Sketch.clear(9, 9)
            .german("g", "0305")
            .rifle("a", "0403")
            .rifle("b", "0405")
            .tank("t", "7-7-6|5-5-6", "0504");
    begin(wall).refuses("CTS-6.4a", "move units=g path=0305,0404");
    wall.begin(Side.SOVIET, "movement").allows("move units=t path=0504,0404");
  }

  /** CTS-EX-102 to CTS-EX-104. */
  @Test
  @Case({"CTS-6.5a", "CTS-6.5b"})
  void enemiesInTheWayCancelABond() {
    Sketch line = Sketch.clear(9, 9).rifle("a", "0403").rifle("b", "0405").german("g", "0404");
    assertThat(bonds(begin(line), Side.SOVIET, "0404")).isFalse();
    Sketch one = Sketch.clear(9, 9).rifle("a", "0304").rifle("b", "0504").german("g", "0404");
    assertThat(bonds(begin(one), Side.SOVIET, "0403", "0404")).isTrue();
    Sketch both = one.german("h", "0403");
    assertThat(bonds(begin(both), Side.SOVIET, "0403", "0404")).isFalse();
  }

  @Test
  @Case({"CTS-6.5a", "CTS-6.5b"})
  void bondsAreJudgedFromWhereTheMoverStandsByThen() {
    Sketch wall = Sketch.clear(9, 9).rifle("a", "0304").rifle("b", "0504").german("h", "0403");
    Play one = begin(wall.panzer("g", "12-12-6|9-9-6", "0406"));
    one.refuses("CTS-6.4a", "move units=h path=0403,0404");
    assertThat(one.cost("g", "0403")).contains(5.0);
    one.allows("move units=g path=0406,0405,0404,0403");
    one.plays("move units=g path=0406,0405,0404").allows("move units=g path=0404,0403");
    Sketch hole = Sketch.clear(9, 9).rifle("a", "0403").rifle("b", "0405");
    Play left = begin(hole.panzer("g", "12-12-6|9-9-6", "0404"));
    left.refuses("CTS-6.4a", "move units=g path=0404,0504,0404");
    begin(hole.german("h", "0404")).allows("move units=g path=0404,0504,0404");
  }

  /** CTS-EX-106. */
  @Test
  @Case({"CTS-6.6", "CTS-6.2.1b"})
  void inARiverLoopThereIsNoHexBondUntilTheRiverFreezes() {
    Sketch one =
        Sketch.clear(9, 9)
            .rifle("a", "0403")
            .rifle("b", "0405")
            .hexside("major-river", "0403/0404");
    assertThat(bonds(begin(one), Side.SOVIET, "0404")).isTrue();
    Sketch loop = one.hexside("major-river", "0404/0405");
    assertThat(bonds(begin(loop), Side.SOVIET, "0404")).isFalse();
    assertThat(bonds(begin(loop.turn(52)), Side.SOVIET, "0404")).isTrue();
  }

  /** CTS-EX-108. */
  @Test
  @Case({"CTS-6.7", "CTS-6.8"})
  void aBondThatMetOnesOwnMayBeEnteredForAWholeMove() {
    Sketch crossing =
        Sketch.clear(9, 9)
            .rifle("a", "0403")
            .rifle("b", "0405")
            .panzer("p", "12-12-6|9-9-6", "0304")
            .german("h", "0505");
    Play play = begin(crossing);
    assertThat(bonds(play, Side.SOVIET, "0404")).isTrue();
    assertThat(bonds(play, Side.AXIS, "0404")).isTrue();
    assertThat(play.cost("p", "0404")).contains(6.0);
    play.refuses("CTS-6.8", "move units=p path=0304,0404,0504");
    Play alone = begin(crossing.german("q", "0705"));
    alone.plays("move units=h path=0505,0605").allows("move units=p path=0304,0404");
    begin(Sketch.clear(9, 9).rifle("a", "0403").rifle("b", "0405").german("p", "0304"))
        .refuses("CTS-6.4a", "move units=p path=0304,0404");
  }

  @Test
  @Case("CTS-6.8H")
  void hungariansAndRumaniansFormNoBond() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .axis("h", "3-4-3|2-3-3", "0403", "nation hungarian")
            .axis("r", "3-4-3|2-3-3", "0405", "nation rumanian")
            .axis("i", "3-4-3|2-3-3", "0407", "nation italian");
    Play play = begin(sketch);
    assertThat(bonds(play, Side.AXIS, "0404")).isFalse();
    assertThat(bonds(play, Side.AXIS, "0406")).isTrue();
    Play small = begin(sketch.axis("s", "1-1-3", "0403", "nation italian"));
    assertThat(bonds(small, Side.AXIS, "0404")).as("who has no zone forms none").isFalse();
  }

  @Test
  @Case({"CTS-6.9", "CTS-8.0a", "CTS-8.0b", "CTS-8.0c"})
  void aUnitBondsWithItsFriendlyEdge() {
    Play play = begin(Sketch.clear(9, 9).german("g", "0408").rifle("x", "0502"));
    boolean any = false;
    for (String pair : List.of("0309/0409", "0409/0509", "0409/0510")) {
      String[] hexes = pair.split("/");
      any |=
          play.rules().board().grid().hex(hexes[1]).isPresent()
              && bonds(play, Side.AXIS, hexes[0], hexes[1]);
    }
    assertThat(any).isTrue();
    assertThat(ZonesOfControl.hexsides(play.position(), Side.AXIS)).isNotEmpty();
  }

  @Test
  @Case({"CTS-24.6.2", "CTS-24.6.3"})
  void aZoneLeavesAContestedCityByItsOwnHexsidesOnly() {
    Map<String, Object> battle =
        Map.of("axis", 2, "sections", Map.of("axis", List.of("0405"), "soviet", List.of("0403")));
    Play play =
        begin(
            Sketch.clear(9, 9)
                .terrain("major-city", "0404")
                .german("g", "0404")
                .rifle("x", "0404")
                .german("h", "0406")
                .rifle("y", "0402")
                .german("k", "0403")
                .state("city-battles", Map.of("0404", battle)));
    assertThat(bonds(play, Side.AXIS, "0405")).isTrue();
    play.allows("move units=h path=0406,0405,0404")
        .refuses("CTS-24.6.3", "move units=k path=0403,0404")
        .allows("move units=g path=0404,0405")
        .refuses("CTS-24.6.3", "move units=g path=0404,0504");
  }

  // ---- edges

  /** CTS-EX-114. */
  @Test
  @Case({"CTS-8.2a", "CTS-8.2b", "CTS-8.2c", "CTS-8.2d"})
  void anAxisUnitOnTheNorthEdgeMovesTheLimitToTenHexesWestOfIt() {
    Play play =
        Sketch.map()
            .german("g", "1035", "supplied")
            .rifle("x", "1702")
            .begin(Side.SOVIET, "supply");
    play.rules().edges.adjust(play.rules(), play.position());
    assertThat(play.view(Side.AXIS).state()).containsEntry("north-limit", "1045");
    assertThat(play.rules().edges.isFriendly(play.position(), Side.AXIS, play.hex("1045")))
        .isTrue();
    assertThat(play.rules().edges.isFriendly(play.position(), Side.SOVIET, play.hex("1044")))
        .isTrue();
  }
}
