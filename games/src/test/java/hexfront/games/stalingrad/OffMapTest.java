package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 17, 19, 20, 33 and 34: leaving and entering the map, arrivals, withdrawals, boxes. */
class OffMapTest {
  private static final String INFANTRY = "8-8-3|6-6-3";

  // ---- leaving and entering

  @Test
  @Case({"CTS-17.0", "CTS-17.1a", "CTS-17.1b", "CTS-17.3"})
  void unitsLeaveByFriendlyEdgesAndReturnByTheSameOneAfterwards() {
    Play play =
        Sketch.clear(9, 9)
            .german("a", "0409")
            .german("b", "0401")
            .rifle("x", "0802")
            .state("scenario", "fall-blau")
            .begin(Side.AXIS, "movement");
    play.refuses("CTS-17.3", "move units=b path=0401,off")
        .plays("move units=a path=0409,off")
        .refuses("CTS-17.1a", "enter units=a hex=0409");
    assertThat(play.at("a")).isEqualTo("off-west");
    play.plays("end-phase").until("movement").plays("end-phase").until("movement");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.refuses("CTS-17.1b", "enter units=a hex=0401").plays("enter units=a hex=0509");
    assertThat(play.at("a")).isEqualTo("0509");
    play.allows("move units=a path=0509,0508,0507")
        .refuses("CTS-4.2a", "move units=a path=0509,0508,0507,0506");
  }

  @Test
  @Case({"CTS-17.2", "CTS-19.1d", "CTS-8.1a", "CTS-8.1b"})
  void nobodyFightsHisWayOntoTheMapAndBondsBarIt() {
    Sketch.clear(9, 9)
        .german("a", "0408")
        .german("b", "0301")
        .german("c", "0701")
        .rifle("x", "off-east")
        .german("d", "0901")
        .state("scenario", "fall-blau")
        .begin(Side.SOVIET, "movement")
        .refuses("CTS-19.1d", "enter units=x hex=0301")
        .allows("enter units=x hex=0501");
    Sketch.clear(9, 9)
        .source(Side.SOVIET, "0102", "0103", "0104")
        .german("a", "0102")
        .german("b", "0104")
        .rifle("x", "off-north")
        .state("scenario", "fall-blau")
        .begin(Side.SOVIET, "movement")
        .refuses("CTS-17.2", "enter units=x hex=0103");
  }

  @Test
  @Case({"CTS-19.1a", "CTS-19.1b", "CTS-19.0", "CTS-19.2", "CTS-19.3"})
  void reinforcementsEnterByTheirEdgeAndMoveOn() {
    Play play =
        Sketch.map()
            .axis("a", INFANTRY, "arriving")
            .rifle("x", "arriving")
            .rifle("y", "1702")
            .begin(Side.AXIS, "movement");
    play.refuses("CTS-19.3", "enter units=a hex=1010")
        .plays("enter units=a hex=2652")
        .allows("move units=a path=2652,2651,2650");
    assertThat(play.is("a", Flag.ARRIVED)).isTrue();
    Play soviet =
        Sketch.map().rifle("x", "arriving").german("g", "2652").begin(Side.SOVIET, "movement");
    soviet.allows("enter units=x hex=1020").refuses("CTS-19.3", "enter units=x hex=1050");
  }

  /** CTS-EX-263. */
  @Test
  @Case("CTS-35.6d")
  void reserveArmiesEnterEastOf1032() {
    Sketch.map()
        .rifle("x", "arriving", "of 1st-reserve-army")
        .german("g", "2652")
        .begin(Side.SOVIET, "movement")
        .allows("enter units=x hex=1031")
        .refuses("CTS-35.6d", "enter units=x hex=1033");
  }

  @Test
  @Case({"CTS-19.4a", "CTS-19.4b", "CTS-35.6e"})
  void frozenArmiesAreReleasedWhenTheEnemyComesNear() {
    Play play =
        Sketch.clear(9, 20)
            .rifle("x", "0405", "frozen", "of 51st-army")
            .rifle("y", "0803", "frozen", "of 51st-army")
            .rifle("k", "0305", "frozen", "of kuban-garrison")
            .german("g", "0415")
            .begin(Side.AXIS, "movement");
    play.plays("move units=g path=0415,0414");
    assertThat(play.is("x", Flag.FROZEN)).isTrue();
    play.plays("move units=g path=0414,0413");
    assertThat(play.is("x", Flag.FROZEN)).isFalse();
    assertThat(play.is("y", Flag.FROZEN)).isFalse();
    assertThat(play.is("k", Flag.FROZEN)).isTrue();
  }

  @Test
  @Case({"CTS-35.6e", "CTS-19.4a"})
  void theGarrisonWaitsForTheEnemyOnTheDon() {
    Play play =
        Sketch.map()
            .rifle("k", "S4336", "frozen", "of kuban-garrison")
            .german("g", "S3638")
            .begin(Side.SOVIET, "movement");
    play.refuses("CTS-35.6e", "move units=k path=S4336,S4335");
    play.rules().control.entered(play.position(), Side.AXIS, play.hex("S3634"), Chronicle.SILENT);
    assertThat(play.is("k", Flag.FROZEN)).isFalse();
  }

  // ---- arrivals and withdrawals

  @Test
  @Case({"CTS-19.1c", "CTS-2.4Ha", "CTS-2.4Hb"})
  void anArrivingHqIsPlacedOnTheRailsOrWithAnotherHq() {
    Play play =
        Sketch.map()
            .hq("h", Side.AXIS, "arriving")
            .hq("o", Side.AXIS, "2750")
            .german("g", "2651")
            .rifle("x", "1702")
            .state("control", Map.of("2652", "axis", "2651", "axis", "2650", "axis"))
            .begin(Side.AXIS, "arrivals");
    play.allows("place unit=h hex=2652")
        .allows("place unit=h hex=2750")
        .refuses("CTS-19.1c", "place unit=h hex=2751")
        .plays("place unit=h hex=2750");
    assertThat(play.at("h")).isEqualTo("2750");
    assertThat(play.is("h", Flag.ACTIVE)).isFalse();
  }

  @Test
  @Case("CTS-ERR-2")
  void theFirstReinforcementOfUranusBeginsOnAQuietRailHex() {
    Play play = Play.open("uranus").until("arrivals");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.allows("place unit=SU-MC-1G hex=3015")
        .refuses("CTS-ERR-2", "place unit=SU-MC-1G hex=3016")
        .refuses("CTS-ERR-2", "place unit=SU-MC-1G hex=3812")
        .refuses("CTS-ERR-2", "place unit=SU-MC-1G hex=4143")
        .plays("place unit=SU-MC-1G hex=3015");
    assertThat(play.at("SU-MC-1G")).isEqualTo("3015");
  }

  /** CTS-EX-266, CTS-EX-267. */
  @Test
  @Case({"CTS-20.1", "CTS-20.2", "CTS-20.3"})
  void aWithdrawnUnitMayBeReplacedByOneAsStrongAsItWas() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .panzer("p", "9-9-6|6-6-6|3-3-6", "0405", "lost 1")
            .panzer("q", "8-8-6|6-6-6", "0406")
            .panzer("r", "12-12-6|9-9-6", "0407")
            .rifle("x", "0802")
            .state("withdrawals", List.of(Map.of("unit", "p", "steps", 3)));
    Play play = sketch.begin(Side.AXIS, "arrivals");
    play.refuses("CTS-20.1", "end-phase")
        .refuses("CTS-20.3", "withdraw unit=q for=p")
        .allows("withdraw unit=r for=p")
        .plays("withdraw unit=p");
    assertThat(play.at("p")).isEqualTo("withdrawn");
    play.allows("end-phase");
  }

  // ---- boxes

  /** CTS-EX-338, CTS-EX-339. */
  @Test
  @Case({"CTS-33.0", "CTS-33.1a", "CTS-33.1.1b", "CTS-33.1.1c", "CTS-33.2"})
  void sovietUnitsGoFromBoxToBoxTwoDivisionsATurn() {
    Sketch.map()
        .rifle("a", "astrakhan")
        .rifle("b", "caspian")
        .rifle("c", "caspian")
        .rifle("d", "caspian")
        .german("g", "2652")
        .turn(30)
        .begin(Side.SOVIET, "movement")
        .refuses("CTS-33.1.1c", "transfer units=a box=caucasus")
        .plays("transfer units=b,c box=caucasus")
        .refuses("CTS-33.1.1b", "transfer units=d box=caucasus")
        .refuses("CTS-33.1a", "transfer units=b box=black-sea-coast");
  }

  /** CTS-EX-340, CTS-EX-341. */
  @Test
  @Case({"CTS-33.1.1a", "CTS-33.3e", "CTS-34.3a", "CTS-34.0"})
  void theAxisFirstEntersTheCaucasusInTheMiddleOfTheSouthEdge() {
    Play play =
        Sketch.map()
            .german("a", "S4738")
            .german("b", "S4730")
            .rifle("x", "1702")
            .begin(Side.AXIS, "movement");
    play.refuses("CTS-17.3", "move units=a path=S4738,off").plays("move units=b path=S4730,off");
    assertThat(play.at("b")).isEqualTo("caucasus");
    assertThat(play.view(Side.AXIS).state())
        .containsEntry("axis-marker", Map.of("caucasus", "kuban-steppes"));
  }

  @Test
  @Case({"CTS-34.3b", "CTS-34.3c", "CTS-ERR-1b"})
  void theMarkerSaysWhereTheAxisEntersAndLeaves() {
    Sketch sketch =
        Sketch.map().german("a", "caucasus").rifle("x", "caucasus").german("g", "2652").turn(30);
    Sketch maykop = sketch.state("axis-marker", Map.of("caucasus", "maykop"));
    maykop
        .begin(Side.AXIS, "movement")
        .allows("enter units=a hex=S4725")
        .refuses("CTS-17.1b", "enter units=a hex=S4724");
    maykop
        .begin(Side.SOVIET, "movement")
        .allows("enter units=x hex=S4724")
        .refuses("CTS-17.1b", "enter units=x hex=S4725");
    sketch
        .state("axis-marker", Map.of("caucasus", "pyatigorsk"))
        .begin(Side.SOVIET, "movement")
        .refuses("CTS-17.1b", "enter units=x hex=S4710");
  }

  /** CTS-EX-342, CTS-EX-343. */
  @Test
  @Case({"CTS-34.7", "CTS-ERR-1a"})
  void sovietUnitsDoNotLeaveTheCaucasusBeforeTurn21() {
    Sketch sketch = Sketch.map().rifle("x", "caucasus").german("g", "2652");
    sketch
        .turn(20)
        .begin(Side.SOVIET, "movement")
        .refuses("CTS-34.7", "enter units=x hex=S4710")
        .refuses("CTS-34.7", "transfer units=x box=caspian")
        .allows("transfer units=x box=black-sea-coast");
    sketch.turn(21).begin(Side.SOVIET, "movement").allows("enter units=x hex=S4710");
  }

  /** CTS-EX-347. */
  @Test
  @Case({"CTS-34.3d", "CTS-34.3e", "CTS-34.4"})
  void theCoastIsOpenToTheAxisOnceItHoldsKrasnodar() {
    Sketch sketch =
        Sketch.map()
            .german("a", "caucasus")
            .german("b", "caucasus")
            .german("c", "caucasus")
            .panzer("p", "12-12-6|9-9-6", "caucasus")
            .rifle("x", "1702");
    sketch
        .state("axis-marker", Map.of("caucasus", "armavir"))
        .begin(Side.AXIS, "movement")
        .refuses("CTS-34.3d", "transfer units=a box=black-sea-coast");
    Play play =
        sketch.state("axis-marker", Map.of("caucasus", "krasnodar")).begin(Side.AXIS, "movement");
    play.plays("transfer units=a,b box=black-sea-coast")
        .refuses("CTS-34.4", "transfer units=c box=black-sea-coast")
        .allows("transfer units=p box=black-sea-coast");
    assertThat(play.value(Ledger.MARKERS + 1)).isEqualTo(1);
  }

  /** CTS-EX-345. */
  @Test
  @Case({"CTS-34.9", "CTS-34.1a", "CTS-34.1b", "CTS-34.8", "CTS-34.5a"})
  void withoutOppositionTheMarkerMovesFourSpaces() {
    Play play =
        Sketch.map()
            .german("a", "caucasus")
            .rifle("x", "1702")
            .state("axis-marker", Map.of("caucasus", "kuban-steppes"))
            .begin(Side.AXIS, "movement");
    Caucasus caucasus = play.rules().caucasus;
    assertThat(caucasus.check(play.position(), new Push("caucasus", 5)).isLegal()).isFalse();
    assertThat(caucasus.check(play.position(), new Push("caucasus", 4)).isLegal()).isTrue();
    caucasus.carryOut(play.position(), new Push("caucasus", 4), Chronicle.SILENT);
    assertThat(play.view(Side.AXIS).state())
        .containsEntry("axis-marker", Map.of("caucasus", "stavropol"));
    assertThat(caucasus.check(play.position(), new Push("caucasus", 1)).isLegal()).isFalse();
    assertThat(caucasus.terrain(play.position(), Side.AXIS, 0)).isEqualTo(1);
    assertThat(caucasus.terrain(play.position(), Side.SOVIET, 0)).isZero();
    caucasus.succeed(play.position(), Side.SOVIET, 0, Chronicle.SILENT);
    assertThat(play.view(Side.AXIS).state())
        .containsEntry("axis-marker", Map.of("caucasus", "maykop"));
  }

  @Test
  @Case("CTS-34.5b")
  void whoLosesTheWholeCoastGoesBackOrIsOutOfPlay() {
    Sketch sketch = Sketch.map().german("a", "black-sea-coast").rifle("x", "1702");
    Play back =
        sketch.state("axis-marker", Map.of("caucasus", "maykop")).begin(Side.SOVIET, "combat");
    back.rules().caucasus.clearCoast(back.position(), Chronicle.SILENT);
    assertThat(back.at("a")).isEqualTo("caucasus");
    Play out =
        sketch.state("axis-marker", Map.of("caucasus", "armavir")).begin(Side.SOVIET, "combat");
    out.rules().caucasus.clearCoast(out.position(), Chronicle.SILENT);
    assertThat(out.at("a")).isEqualTo("gone");
  }

  @Test
  @Case("CTS-34.5c")
  void whoLosesTheWholeCaucasusGoesBackTwoHexesAndLeavesTheEdgeToTheSoviets() {
    Play play =
        Sketch.map()
            .german("a", "caucasus")
            .german("b", "S4732")
            .german("c", "S4738")
            .rifle("x", "caucasus")
            .state("axis-marker", Map.of("caucasus", "kuban-steppes"))
            .turn(30)
            .begin(Side.SOVIET, "combat");
    play.rules().caucasus.succeed(play.position(), Side.SOVIET, 0, Chronicle.SILENT);
    assertThat(play.view(Side.AXIS).state().get("axis-marker")).isEqualTo(Map.of());
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.refuses("CTS-34.5c", "retreat paths=a:S4732")
        .refuses("CTS-34.5c", "retreat paths=a:S4738,S4638")
        .refuses("CTS-34.5c", "retreat paths=c:S4738,S4638,S4538")
        .refuses("CTS-34.5c", "retreat paths=b:S4732,S4632")
        .plays("retreat paths=a:S4732,S4632");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.plays("retreat paths=b:S4732,S4632,S4532");
    assertThat(play.at("a")).isEqualTo("S4632");
    assertThat(play.at("b")).isEqualTo("S4532");
    assertThat(play.at("c")).isEqualTo("S4738");
    assertThat(play.is("a", Flag.DISRUPTED)).isTrue();
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("CTS-34.5c", "advance paths=x:S4738")
        .allows("advance paths=x:S4728")
        .plays("advance paths=x:S4737");
    assertThat(play.at("x")).isEqualTo("S4737");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("CTS-34.5d")
  void theAxisComesBackToTheKubanSteppesByTheMiddleOfTheEdge() {
    Play play =
        Sketch.map()
            .panzer("a", "12-12-6|9-9-6", "S4629")
            .panzer("b", "12-12-6|9-9-6", "S4638")
            .rifle("x", "caucasus")
            .state("axis-marker", Map.of("caucasus", "kuban-steppes"))
            .begin(Side.SOVIET, "combat");
    play.rules().caucasus.succeed(play.position(), Side.SOVIET, 0, Chronicle.SILENT);
    play.until("supply").until("movement");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.refuses("CTS-17.3", "move units=b path=S4638,S4738,off")
        .plays("move units=a path=S4629,S4729,off");
    assertThat(play.at("a")).isEqualTo("caucasus");
    assertThat(play.view(Side.AXIS).state())
        .containsEntry("axis-marker", Map.of("caucasus", "kuban-steppes"));
  }

  // ---- the edges of the boxes

  /** Where a unit of the campaign gets to that leaves the map at a hex. */
  private static String beyond(Side side, String hex) {
    Sketch sketch =
        side == Side.AXIS
            ? Sketch.map().german("u", hex).rifle("x", "2020")
            : Sketch.map().rifle("u", hex).german("g", "2640");
    Play play = sketch.turn(30).begin(side, "movement");
    return play.plays("move units=u path=" + hex + ",off").at("u");
  }

  /** The campaign with a unit in a box, which is about to come back. */
  private static Play in(String box, Side side) {
    Sketch sketch =
        side == Side.AXIS
            ? Sketch.map().german("u", box).rifle("x", "2020")
            : Sketch.map().rifle("u", box).german("g", "2640");
    return sketch.turn(30).begin(side, "movement");
  }

  @Test
  @Case("CTS-33.3a")
  void theWestEdgesOfBothMapsLeadToTheAxisBox() {
    assertThat(beyond(Side.AXIS, "1152")).isEqualTo("axis-box");
    assertThat(beyond(Side.AXIS, "S3352")).isEqualTo("axis-box");
    in("axis-box", Side.AXIS)
        .allows("enter units=u hex=4052")
        .allows("enter units=u hex=S3352")
        .refuses("CTS-17.1b", "enter units=u hex=1050");
  }

  @Test
  @Case("CTS-33.3b")
  void theNorthEdgeFrom1045EastwardLeadsToTheSovietBox() {
    assertThat(beyond(Side.SOVIET, "1045")).isEqualTo("soviet-box");
    assertThat(beyond(Side.SOVIET, "1010")).isEqualTo("soviet-box");
    in("soviet-box", Side.SOVIET)
        .allows("enter units=u hex=1044")
        .allows("enter units=u hex=1002")
        .refuses("CTS-17.1b", "enter units=u hex=1046")
        .refuses("CTS-17.1b", "enter units=u hex=1501");
  }

  @Test
  @Case("CTS-33.3c")
  void theEastEdgesLeadToTransVolgaAndAstrakhan() {
    assertThat(beyond(Side.SOVIET, "2001")).isEqualTo("trans-volga");
    assertThat(beyond(Side.SOVIET, "S3501")).isEqualTo("astrakhan");
    in("trans-volga", Side.SOVIET)
        .allows("enter units=u hex=4901")
        .refuses("CTS-17.1b", "enter units=u hex=S3001");
    in("astrakhan", Side.SOVIET)
        .allows("enter units=u hex=S3001")
        .refuses("CTS-17.1b", "enter units=u hex=4901");
  }

  @Test
  @Case("CTS-33.3d")
  void theCaspianAndTheCoastHaveNoEdge() {
    in("caspian", Side.SOVIET)
        .refuses("CTS-17.1a", "enter units=u hex=S4501")
        .refuses("CTS-33.1.1c", "transfer units=u box=trans-volga")
        .refuses("CTS-33.1.1c", "transfer units=u box=black-sea-coast")
        .allows("transfer units=u box=astrakhan")
        .allows("transfer units=u box=caucasus");
    in("black-sea-coast", Side.SOVIET)
        .refuses("CTS-17.1a", "enter units=u hex=S4740")
        .refuses("CTS-33.1.1c", "transfer units=u box=caspian")
        .allows("transfer units=u box=caucasus");
  }

  // ---- regiments

  /** CTS-EX-331, CTS-EX-332. */
  @Test
  @Case({"CTS-30.0a", "CTS-30.0b", "CTS-30.1.1", "CTS-30.1.2"})
  void aGermanInfantryDivisionGivesRegimentsThatMoveIfItHasNot() {
    Play play =
        Sketch.clear(9, 9)
            .german("a", "0405")
            .german("b", "0505")
            .rifle("x", "0802")
            .begin(Side.AXIS, "movement");
    play.plays("detach unit=a").plays("move units=b path=0505,0504").plays("detach unit=b");
    assertThat(play.stepsLeft("a")).isEqualTo(3);
    assertThat(play.at("GE-IR-A")).isEqualTo("0405");
    play.allows("move units=GE-IR-A path=0405,0404")
        .refuses("CTS-4.2d", "move units=GE-IR-B path=0504,0503")
        .plays("detach unit=a")
        .refuses("CTS-30.1.2", "detach unit=b");
  }
}
