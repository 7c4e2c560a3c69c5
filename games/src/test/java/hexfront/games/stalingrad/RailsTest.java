package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 15: railroads. */
class RailsTest {
  private static final String LINE = "0409-0408-0407-0406-0405-0404-0403-0402-0401";

  /** A line from the Axis edge in the west to the Soviet edge in the east. */
  private static Sketch line() {
    return Sketch.clear(9, 9).rail(LINE);
  }

  private static Map<String, String> axis(String... hexes) {
    Map<String, String> control = new java.util.HashMap<>();
    for (String hex : hexes) {
      control.put(hex, "axis");
    }
    return control;
  }

  private static Map<String, String> allAxis() {
    return axis(LINE.split("-"));
  }

  private static boolean connects(Play play, Side side, String hex) {
    return play.rules().rails.isConnecting(play.position(), side, play.hex(hex));
  }

  @Test
  @Case({"CTS-15.1a", "CTS-15.2.2", "CTS-15.2.4"})
  void unitsGoAnyDistanceAlongTheTrackAndNoFurther() {
    Play play = line().state("control", allAxis()).german("a", "0409").begin(Side.AXIS, "movement");
    play.refuses("CTS-15.2.2", "rail unit=a path=0409,0407")
        .refuses("CTS-15.2.2", "rail unit=a path=0409,0408,0508")
        .plays("rail unit=a path=0409,0408,0407,0406,0405,0404");
    assertThat(play.at("a")).isEqualTo("0404");
    play.refuses("CTS-4.2d", "move units=a path=0404,0504");
  }

  @Test
  @Case({"CTS-15.0", "CTS-15.6a", "CTS-15.5c"})
  void railsThatAreNotControlledAndRepairedAreOfNoUse() {
    Play play =
        line()
            .state("control", allAxis())
            .state("repaired", Map.of("axis", List.of("0409", "0408")))
            .german("a", "0409")
            .begin(Side.AXIS, "movement");
    play.allows("rail unit=a path=0409,0408")
        .refuses("CTS-15.1a", "rail unit=a path=0409,0408,0407");
  }

  @Test
  @Case("CTS-15.2.1")
  void onlyAUnitThatBeginsOnARailHexGoesByRail() {
    Play play = line().state("control", allAxis()).german("a", "0508").begin(Side.AXIS, "movement");
    play.refuses("CTS-15.1a", "rail unit=a path=0508,0408");
  }

  @Test
  @Case("CTS-15.2.4")
  void aUnitThatHasMovedOnFootDoesNotBoardATrain() {
    Play play = line().state("control", allAxis()).german("a", "0508").begin(Side.AXIS, "movement");
    play.plays("move units=a path=0508,0408").refuses("CTS-15.2.4", "rail unit=a path=0408,0407");
  }

  @Test
  @Case("CTS-15.2.3")
  void noTrainEntersOrLeavesAHexNextToTheEnemy() {
    Play play =
        line()
            .state("control", allAxis())
            .german("a", "0409")
            .rifle("x", "0505")
            .begin(Side.AXIS, "movement");
    play.allows("rail unit=a path=0409,0408,0407")
        .refuses("CTS-15.2.3", "rail unit=a path=0409,0408,0407,0406,0405");
  }

  @Test
  @Case({"CTS-15.2.5", "CTS-15.1b"})
  void supplyDoesNotMatterButArtilleryHasToBeMobile() {
    Play play =
        line()
            .soviet("a", "8-2-0", "0401", "arm artillery", "deployed")
            .rifle("b", "0401", "out-of-supply")
            .state("control", Map.of("0402", "soviet", "0401", "soviet"))
            .begin(Side.SOVIET, "movement");
    play.refuses("CTS-28.1a", "rail unit=a path=0401,0402").plays("rail unit=b path=0401,0402");
  }

  @Test
  @Case({"CTS-15.3a", "CTS-15.3c"})
  void theAxisRailsTwoDivisionsATurnAndOneMotorized() {
    Play play =
        line()
            .state("control", allAxis())
            .panzer("p", "9-9-6", "0409")
            .hq("h", Side.AXIS, "0408", "active")
            .german("a", "0409")
            .german("b", "0409")
            .begin(Side.AXIS, "movement");
    play.plays("rail unit=p path=0409,0408,0407")
        .refuses("CTS-15.3c", "rail unit=h path=0408,0407")
        .plays("rail unit=a path=0409,0408,0407")
        .refuses("CTS-15.3c", "rail unit=b path=0409,0408");
  }

  /** CTS-EX-224: HQ, Replacement, regiment and division make two and a half. */
  @Test
  @Case({"CTS-15.3a", "CTS-15.3c"})
  void smallUnitsCountHalfOfADivision() {
    Play play =
        line()
            .state("control", allAxis())
            .hq("h", Side.AXIS, "0409", "active")
            .counter("german-infantry-1", "0409")
            .counter("GE-IR-A", "0409")
            .german("a", "0409")
            .begin(Side.AXIS, "movement");
    play.plays("rail unit=h path=0409,0408")
        .plays("rail unit=german-infantry-1 path=0409,0408")
        .plays("rail unit=GE-IR-A path=0409,0408")
        .refuses("CTS-15.3c", "rail unit=a path=0409,0408");
  }

  /** CTS-EX-222: two tank corps and an HQ are too many motorized units for the Soviets. */
  @Test
  @Case({"CTS-15.3a", "CTS-15.3b"})
  void theSovietsRailFourDivisionsATurnAndTwoMotorized() {
    Sketch sketch = line().hq("h", Side.SOVIET, "0401", "active");
    for (String id : List.of("t", "u")) {
      sketch.tank(id, "6-4-6", "0401", "size corps");
    }
    sketch.rifle("a", "0402").rifle("b", "0402").rifle("c", "0402");
    sketch.state("control", Map.of("0401", "soviet", "0402", "soviet", "0403", "soviet"));
    Play play = sketch.begin(Side.SOVIET, "movement");
    play.plays("rail unit=t path=0401,0402,0403")
        .plays("rail unit=u path=0401,0402,0403")
        .refuses("CTS-15.3b", "rail unit=h path=0401,0402,0403")
        .plays("rail unit=a path=0402,0401")
        .plays("rail unit=b path=0402,0401")
        .refuses("CTS-15.3b", "rail unit=c path=0402,0401");
  }

  /** CTS-EX-225. */
  @Test
  @Case({"CTS-15.4a", "CTS-15.4b"})
  void aSecondaryLineCarriesOneAxisDivision() {
    Play play =
        Sketch.clear(9, 9)
            .way("secondary-railroad", LINE)
            .state("control", allAxis())
            .german("a", "0409")
            .counter("GE-IR-A", "0409")
            .begin(Side.AXIS, "movement");
    play.plays("rail unit=a path=0409,0408,0407")
        .refuses("CTS-15.4a", "rail unit=GE-IR-A path=0409,0408");
  }

  @Test
  @Case({"CTS-15.4b"})
  void aPrimaryLineHasNoLimitOfItsOwn() {
    Play play =
        line()
            .state("control", allAxis())
            .german("a", "0409")
            .german("b", "0409")
            .begin(Side.AXIS, "movement");
    play.plays("rail unit=a path=0409,0408,0407").plays("rail unit=b path=0409,0408,0407");
  }

  @Test
  @Case({"CTS-15.5a", "CTS-15.5b"})
  void aRailHexConnectsAsLongAsTheLineToTheEdgeIsWhole() {
    Play play =
        line()
            .state("control", axis("0409", "0408", "0407", "0405"))
            .german("a", "0909")
            .begin(Side.AXIS, "movement");
    assertThat(connects(play, Side.AXIS, "0407")).isTrue();
    assertThat(connects(play, Side.AXIS, "0406")).isFalse();
    assertThat(connects(play, Side.AXIS, "0405")).isFalse();
  }

  @Test
  @Case({"CTS-15.5a", "CTS-15.5c"})
  void enemyUnitsAndBondsBlockALine() {
    Play play =
        line()
            .state("control", allAxis())
            .german("a", "0909")
            .rifle("x", "0307")
            .rifle("y", "0507")
            .begin(Side.AXIS, "movement");
    assertThat(connects(play, Side.AXIS, "0408")).isTrue();
    assertThat(connects(play, Side.AXIS, "0405")).isFalse();
    Play blocked =
        line()
            .state("control", axis("0409", "0408", "0406", "0405"))
            .rifle("x", "0407")
            .begin(Side.AXIS, "movement");
    assertThat(connects(blocked, Side.AXIS, "0408")).isTrue();
    assertThat(connects(blocked, Side.AXIS, "0406")).isFalse();
  }

  /** CTS-EX-230. */
  @Test
  @Case("CTS-15.7")
  void aMajorCityHeldByOneStepStopsTheTrainsOfTheAxis() {
    Sketch weak = line().terrain("major-city", "0407").state("control", allAxis());
    Play one = weak.axis("a", "8-8-3|6-6-3", "0407", "lost 1").begin(Side.AXIS, "movement");
    assertThat(connects(one, Side.AXIS, "0408")).isTrue();
    assertThat(connects(one, Side.AXIS, "0407")).isFalse();
    assertThat(connects(one, Side.AXIS, "0406")).isFalse();
    Sketch strong = line().terrain("major-city", "0407").state("control", allAxis());
    Play two = strong.axis("a", "8-8-3|6-6-3", "0407").begin(Side.AXIS, "movement");
    assertThat(connects(two, Side.AXIS, "0406")).isTrue();
  }

  // ---- repair

  private static Play damaged(String... repaired) {
    return line()
        .state("control", allAxis())
        .state("repaired", Map.of("axis", List.of(repaired)))
        .german("a", "0909")
        .begin(Side.AXIS, "supply");
  }

  @Test
  @Case({"CTS-15.6b", "CTS-15.6c"})
  void aRailheadGoesOnByOneHexInASupplyPhase() {
    Play play = damaged("0409", "0408");
    play.refuses("CTS-15.6b", "repair hexes=0406")
        .refuses("CTS-15.6b", "repair hexes=0407,0406")
        .refuses("CTS-15.6a", "repair hexes=0408")
        .plays("repair hexes=0407");
    assertThat(connects(play, Side.AXIS, "0407")).isTrue();
    play.refuses("CTS-15.6b", "repair hexes=0406");
  }

  /** CTS-EX-228. */
  @Test
  @Case("CTS-15.6b")
  void threeRailheadsGoOnAtOnceButNotFour() {
    Sketch sketch = Sketch.clear(9, 9);
    Map<String, String> control = new java.util.HashMap<>();
    for (String row : List.of("02", "04", "06", "08")) {
      sketch.rail(row + "09-" + row + "08-" + row + "07");
      control.putAll(axis(row + "09", row + "08", row + "07"));
    }
    Play play =
        sketch
            .state("control", control)
            .state("repaired", Map.of("axis", List.of("0209", "0409", "0609", "0809")))
            .german("a", "0909")
            .begin(Side.AXIS, "supply");
    play.refuses("CTS-15.6b", "repair hexes=0208,0408,0608,0808")
        .plays("repair hexes=0208,0408,0608")
        .refuses("CTS-15.6b", "repair hexes=0808");
  }

  @Test
  @Case({"CTS-15.6d", "CTS-15.6e"})
  void aSectionWhoseEndsAreRepairedIsRepairedWithThem() {
    Play play =
        line()
            .terrain("town", "0407", "0404")
            .state("control", allAxis())
            .state("repaired", Map.of("axis", List.of("0409", "0408", "0407", "0404")))
            .german("a", "0909")
            .begin(Side.AXIS, "supply");
    assertThat(connects(play, Side.AXIS, "0404")).isFalse();
    play.plays("end-phase");
    assertThat(connects(play, Side.AXIS, "0404")).isTrue();
    assertThat(connects(play, Side.AXIS, "0403")).isFalse();
  }

  /** CTS-EX-020: from Kupyansk to the junction. */
  @Test
  @Case("CTS-15.6e")
  void theSectionsOfTheMapEndAtTownsAndJunctions() {
    Play play = Play.open("fall-blau");
    int junction = play.hex("3141");
    assertThat(play.rules().repairs.sections())
        .anyMatch(section -> section.from() == junction || section.to() == junction);
    int first = play.hex("2148");
    assertThat(play.rules().repairs.sections())
        .anyMatch(
            section -> java.util.Arrays.stream(section.between()).anyMatch(hex -> hex == first));
  }

  @Test
  @Case("CTS-23.10.1b")
  void anInterdictedTrainStopsFiveHexesBeyond() {
    Play play =
        line()
            .state("control", allAxis())
            .german("a", "0409")
            .unit("f", Side.SOVIET, "fighter", "3-3-0", "0408", "range 9", "bombing 0", "size air")
            .begin(Side.AXIS, "movement");
    play.allows("rail unit=a path=0409,0408,0407,0406,0405,0404,0403")
        .refuses("CTS-23.10.1b", "rail unit=a path=0409,0408,0407,0406,0405,0404,0403,0402");
  }

  @Test
  @Case("CTS-15.1a")
  void aTrainMayLeaveTheMapWhereTheEdgeIsFriendly() {
    Play play = line().state("control", allAxis()).german("a", "0407").begin(Side.AXIS, "movement");
    play.plays("rail unit=a path=0407,0408,0409,off");
    assertThat(play.position().onMap(play.unit("a"))).isFalse();
  }
}
