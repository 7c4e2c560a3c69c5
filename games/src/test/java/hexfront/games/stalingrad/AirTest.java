package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 23: the air game. */
class AirTest {
  private static Sketch sky() {
    return Sketch.clear(5, 30).state("supply-points", Map.of("axis", 3, "soviet", 3));
  }

  private static Sketch airHq(Sketch sketch, String id, Side side, String hex, String... more) {
    String[] all = new String[more.length + 3];
    System.arraycopy(more, 0, all, 3, more.length);
    all[0] = "size air-army";
    all[1] = "support 4";
    all[2] = "support-mobile 2";
    return sketch.unit(id, side, "air-headquarters", "0-1-6", hex, all);
  }

  private static Sketch air(Sketch sketch, String id, Side side, String arm, String hex) {
    int bombing = arm.equals("fighter") ? 0 : arm.equals("bomber") ? 5 : 3;
    return sketch.unit(id, side, arm, "4-3-0", hex, "range 9", "bombing " + bombing, "size air");
  }

  private static Play offensive(Sketch sketch, int fighters) {
    for (int i = 1; i <= fighters; i++) {
      air(sketch, "f" + i, Side.AXIS, "fighter", "ready");
    }
    return sketch.rifle("x", "0310").begin(Side.AXIS, "offensive-air");
  }

  // ---- placing

  @Test
  @Case({"CTS-23.1a", "CTS-23.5", "CTS-23.6a"})
  void airUnitsFlyAsFarFromTheirSupportAsTheirRange() {
    Play play = offensive(airHq(sky(), "h", Side.AXIS, "0320"), 1);
    play.refuses("CTS-23.6a", "place-air units=f1 hex=0310").plays("place-air units=f1 hex=0311");
    assertThat(play.at("f1")).isEqualTo("0311");
  }

  /** CTS-EX-294 by another range. */
  @Test
  @Case({"CTS-23.4", "CTS-23.6a"})
  void inTheEnemysTurnTheyFlyHalfAsFar() {
    Sketch sketch = airHq(sky(), "h", Side.SOVIET, "0310").german("a", "0320");
    Play play =
        air(sketch, "f1", Side.SOVIET, "fighter", "ready").begin(Side.SOVIET, "defensive-air");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("CTS-23.6a", "place-air units=f1 hex=0315").plays("place-air units=f1 hex=0314");
  }

  @Test
  @Case({"CTS-23.6b", "CTS-23.7b", "CTS-23.7e"})
  void anAirHqSupportsNoMoreThanItsFactor() {
    Play play =
        offensive(airHq(sky(), "h", Side.AXIS, "0320").state("activations", Map.of("axis", 3)), 3);
    play.refuses("CTS-23.6a", "place-air units=f1,f2,f3 hex=0315")
        .plays("place-air units=f1,f2 hex=0315")
        .refuses("CTS-23.6a", "place-air units=f3 hex=0320");
  }

  @Test
  @Case("CTS-23.7b")
  void aDisruptedAirHqSupportsNothing() {
    Sketch sketch = sky().terrain("major-city", "0325").german("a", "0325");
    Play play = offensive(airHq(sketch, "h", Side.AXIS, "0320", "disrupted"), 1);
    play.refuses("CTS-23.6a", "place-air units=f1 hex=0311");
  }

  @Test
  @Case("CTS-23.8")
  void aMajorCitySupportsOneAirUnit() {
    Sketch sketch = sky().terrain("major-city", "0320").german("a", "0320");
    Play play = offensive(sketch.state("activations", Map.of("axis", 3)), 2);
    play.plays("place-air units=f1 hex=0312").refuses("CTS-23.6a", "place-air units=f2 hex=0312");
  }

  /** CTS-EX-288 to CTS-EX-292. */
  @Test
  @Case({"CTS-23.15a", "CTS-23.15b"})
  void activatedHqsSayHowManyAirUnitsFly() {
    assertThat(AirLimits.free(0)).isEqualTo(1);
    assertThat(AirLimits.free(1)).isEqualTo(4);
    assertThat(AirLimits.free(2)).isEqualTo(7);
    assertThat(AirLimits.free(3)).isGreaterThan(100);
    assertThat(AirLimits.free(5)).isGreaterThan(100);
    Play play = offensive(airHq(sky(), "h", Side.AXIS, "0320"), 2);
    play.refuses("CTS-23.15a", "place-air units=f1,f2 hex=0315")
        .plays("expend-supply points=1")
        .plays("place-air units=f1,f2 hex=0315");
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isEqualTo(2);
    play.refuses("CTS-23.15b", "expend-supply points=3");
    assertThat(play.legal("expend-supply"))
        .containsExactly("expend-supply points=1", "expend-supply points=2");
  }

  @Test
  @Case("CTS-23.15c")
  void theSovietsPledgePointsForWhatTheyFlyInTheAxisTurn() {
    Sketch sketch = airHq(sky(), "h", Side.SOVIET, "0310").german("a", "0320");
    air(sketch, "f1", Side.SOVIET, "fighter", "ready");
    air(sketch, "f2", Side.SOVIET, "fighter", "ready");
    sketch.hq("q", Side.SOVIET, "0302").rail("0301-0302").rifle("r", "0301");
    Play play =
        sketch.state("supply-points", Map.of("soviet", 1)).begin(Side.SOVIET, "defensive-air");
    play.plays("place-air units=f1,f2 hex=0312");
    assertThat(play.value(Ledger.RESERVED)).isEqualTo(1);
    play.refuses("CTS-23.15b", "expend-supply points=1");
  }

  @Test
  @Case("CTS-23.15c")
  void anActivationReleasesThePledgeAndWhatIsLeftIsPaid() {
    Sketch sketch =
        sky()
            .state("supply-points", Map.of("soviet", 1))
            .state("reserved", Map.of("soviet", 1))
            .rail("0301-0302")
            .rifle("r", "0301")
            .hq("q", Side.SOVIET, "0302");
    Play play = sketch.begin(Side.SOVIET, "movement");
    play.plays("activate units=q");
    assertThat(play.value(Ledger.RESERVED)).isZero();
    Play pays =
        sky()
            .state("supply-points", Map.of("soviet", 2))
            .state("reserved", Map.of("soviet", 1))
            .rifle("r", "0301")
            .begin(Side.SOVIET, "supply");
    pays.plays("end-phase", 1, 1);
    assertThat(Ledger.supply(pays.position(), Side.SOVIET)).isEqualTo(1);
    assertThat(pays.value(Ledger.RESERVED)).isZero();
  }

  @Test
  @Case("CTS-23.16b")
  void bombersDoNotFlyWhileMoreThanTenDivisionsAreIsolated() {
    Sketch sketch = Sketch.adrift(5, 30).state("activations", Map.of("axis", 3));
    airHq(sketch, "h", Side.AXIS, "0320");
    air(sketch, "b", Side.AXIS, "bomber", "ready");
    air(sketch, "g", Side.AXIS, "ground-support", "ready");
    for (int i = 0; i < 11; i++) {
      sketch.german("a" + i, "0" + (1 + i % 5) + "25");
    }
    Play play = sketch.rifle("x", "0310").begin(Side.AXIS, "offensive-air");
    play.refuses("CTS-23.16b", "place-air units=b hex=0315").plays("place-air units=g hex=0315");
  }

  @Test
  @Case({"CTS-23.17", "CTS-23.2", "CTS-23.3a"})
  void nobodyFliesUnlessTheSkyIsClear() {
    Sketch clear = airHq(sky(), "h", Side.AXIS, "0320").rifle("x", "0310");
    Play flies = air(clear, "f", Side.AXIS, "fighter", "ready").begin(Side.AXIS, "air-mobility");
    assertThat(flies.plays("end-phase").question()).isEqualTo("offensive-air");
    Sketch grey = airHq(sky(), "h", Side.AXIS, "0320").rifle("x", "0310");
    Play stays =
        air(grey, "f", Side.AXIS, "fighter", "ready")
            .state("weather", "overcast")
            .begin(Side.AXIS, "air-mobility");
    assertThat(stays.plays("end-phase").question()).isEqualTo("movement");
  }

  // ---- Air HQs

  @Test
  @Case({"CTS-23.7a", "CTS-23.7e", "CTS-23.7g"})
  void anAirHqDeploysOnARailLinkOfItsOwn() {
    Sketch sketch = sky().rail("0330-0329-0328").state("control", rails());
    airHq(sketch, "h", Side.AXIS, "0328");
    airHq(sketch, "i", Side.AXIS, "0329");
    airHq(sketch, "j", Side.AXIS, "0320");
    Play play = sketch.begin(Side.AXIS, "air-mobility");
    play.refuses("CTS-23.7g", "set-mode unit=j mode=deployed")
        .plays("set-mode unit=h mode=deployed")
        .refuses("CTS-23.7g", "set-mode unit=i mode=deployed");
    assertThat(play.rules().airBases.factor(play.position(), play.unit("h"))).isEqualTo(4);
    assertThat(play.rules().airBases.factor(play.position(), play.unit("i"))).isEqualTo(2);
    play.plays("end-phase");
    play.refuses("CTS-23.7e", "move units=h path=0328,0327");
  }

  private static Map<String, String> rails() {
    return Map.of(
        "0330", "axis", "0329", "axis", "0328", "axis", "0327", "axis", "0229", "axis", "0230",
        "axis", "0228", "axis");
  }

  @Test
  @Case("CTS-23.7g")
  void linksGiveWayToOneAnother() {
    Sketch sketch =
        sky().rail("0330-0329-0328-0327").rail("0230-0229-0228-0328").state("control", rails());
    airHq(sketch, "h", Side.AXIS, "0328", "deployed");
    airHq(sketch, "i", Side.AXIS, "0329");
    Play play = sketch.begin(Side.AXIS, "air-mobility");
    play.plays("set-mode unit=i mode=deployed");
    assertThat(play.rules().airBases.factor(play.position(), play.unit("h"))).isEqualTo(4);
    assertThat(play.rules().airBases.factor(play.position(), play.unit("i"))).isEqualTo(4);
  }

  @Test
  @Case("CTS-23.7g")
  void anAirHqThatLosesItsLinkTurnsMobile() {
    Sketch sketch = airHq(sky(), "h", Side.AXIS, "0320", "deployed");
    Play play = sketch.begin(Side.AXIS, "air-mobility");
    play.plays("end-phase");
    assertThat(play.is("h", Flag.DEPLOYED)).isFalse();
  }

  // ---- fighting

  private static Sketch dogfight() {
    Sketch sketch = sky();
    air(sketch, "f", Side.AXIS, "fighter", "0310");
    air(sketch, "g", Side.SOVIET, "fighter", "0310");
    air(sketch, "b", Side.SOVIET, "bomber", "0310");
    return air(sketch, "far", Side.SOVIET, "ground-support", "0312");
  }

  private static Play fight(Side phasing) {
    Play play = dogfight().begin(Side.AXIS, "air-combat");
    play.position().setPhasing(phasing);
    return play;
  }

  @Test
  @Case({"CTS-23.9a", "CTS-23.9.1a", "CTS-23.9.1b", "CTS-23.9.1d", "CTS-23.9.1e", "CTS-23.9.1f"})
  void theMovingSideAttacksInItsOwnHexAndFightersFirst() {
    Play play = fight(Side.AXIS);
    play.refuses("CTS-23.9.1b", "air-attack unit=f target=far")
        .refuses("CTS-23.9.1d", "air-attack unit=f target=b")
        .refuses("CTS-23.9.1a", "air-attack unit=b target=f")
        .plays("air-attack unit=f target=g", 3, 3)
        .refuses("CTS-23.9.1f", "air-attack unit=f target=g")
        .allows("air-attack unit=f target=b");
  }

  @Test
  @Case({"CTS-23.9.1b", "CTS-23.9.1c"})
  void theOtherSideReachesThreeHexesAfterTheFightersInItsOwn() {
    Play play = fight(Side.SOVIET);
    play.refuses("CTS-23.9.1c", "air-attack unit=f target=far")
        .plays("air-attack unit=f target=g", 3, 3)
        .allows("air-attack unit=f target=far");
  }

  @Test
  @Case({"CTS-23.9.2", "CTS-23.9b"})
  void theDifferenceAndTwoDiceSayWhoGoesHome() {
    Play lost = fight(Side.AXIS);
    lost.plays("air-attack unit=f target=g", 1, 1);
    assertThat(lost.at("f")).isEqualTo("air-lost");
    Play won = fight(Side.AXIS);
    won.plays("air-attack unit=f target=g", 6, 6);
    assertThat(won.at("g")).isEqualTo("air-lost");
    Play driven = fight(Side.AXIS);
    driven.plays("air-attack unit=f target=g", 4, 4);
    assertThat(driven.at("g")).isEqualTo("ready");
    assertThat(driven.is("g", Flag.USED)).isTrue();
  }

  // ---- over the ground

  @Test
  @Case({"CTS-23.10a", "CTS-23.0"})
  void airUnitsOfTheOtherSideInterdictTheirHex() {
    Sketch sketch = air(sky(), "f", Side.SOVIET, "fighter", "0310").german("a", "0312");
    Play play = sketch.begin(Side.AXIS, "movement");
    Air air = play.rules().air;
    assertThat(air.interdicted(play.position(), Side.AXIS).has(play.hex("0310"))).isTrue();
    assertThat(air.interdicted(play.position(), Side.SOVIET).isEmpty()).isTrue();
  }

  private static Sketch raid(String terrain, String friend) {
    Sketch sketch = sky().terrain(terrain, "0310").rifle("x", "0310").german("a", friend);
    return air(sketch, "b", Side.AXIS, "bomber", "0310");
  }

  /** CTS-EX-304 and CTS-EX-305. */
  @Test
  @Case("CTS-23.12a")
  void nobodyBombardsForestsCitiesOrNextToFriends() {
    raid("forest", "0320")
        .begin(Side.AXIS, "combat")
        .refuses("CTS-23.12a", "bombard units=b hex=0310");
    raid("major-city", "0320")
        .begin(Side.AXIS, "combat")
        .refuses("CTS-23.12a", "bombard units=b hex=0310");
    raid("hill", "0311")
        .begin(Side.AXIS, "combat")
        .refuses("CTS-23.12a", "bombard units=b hex=0310");
  }

  @Test
  @Case({"CTS-23.12a", "CTS-23.12b", "CTS-13.0a"})
  void bombsDisruptAndDestroySteps() {
    Play miss = raid("hill", "0320").begin(Side.AXIS, "combat");
    miss.plays("bombard units=b hex=0310", 1);
    assertThat(miss.is("x", Flag.DISRUPTED)).isFalse();
    miss.refuses("CTS-23.12a", "bombard units=b hex=0310");
    Play hit = raid("hill", "0320").begin(Side.AXIS, "combat");
    hit.plays("bombard units=b hex=0310", 6);
    assertThat(hit.is("x", Flag.DISRUPTED)).isTrue();
    assertThat(hit.stepsLeft("x")).isEqualTo(2);
  }

  @Test
  @Case({"CTS-23.3b", "CTS-23.14"})
  void airUnitsLeaveTheMapAsThePlayerTurnEnds() {
    Sketch sketch = air(sky(), "f", Side.AXIS, "fighter", "0310").german("a", "0320");
    Play play = air(sketch, "g", Side.SOVIET, "fighter", "0312").begin(Side.AXIS, "supply");
    play.plays("end-phase", 1);
    assertThat(play.at("f")).isEqualTo("ready");
    assertThat(play.at("g")).isEqualTo("ready");
  }

  /** CTS-EX-306, CTS-EX-307 and CTS-EX-308. */
  @Test
  @Case({"CTS-23.13", "CTS-SEQ-I.3"})
  void anEliminatedAirUnitReturnsOnOddTurnsButTheFirst() {
    assertThat(returns("uranus", 49)).isFalse();
    assertThat(returns("uranus", 51)).isTrue();
    assertThat(returns("fall-blau", 4)).isFalse();
    Play play = air(sky(), "f", Side.AXIS, "fighter", "air-lost").turn(7).begin(Side.AXIS, "admin");
    play.plays("return-air unit=f");
    assertThat(play.at("f")).isEqualTo("ready");
  }

  private static boolean returns(String scenario, int turn) {
    Play play =
        air(sky(), "f", Side.AXIS, "fighter", "air-lost")
            .turn(turn)
            .state("scenario", scenario)
            .begin(Side.AXIS, "movement");
    return play.rules().air.mayReturn(play.position(), Side.AXIS);
  }

  // ---- the abstract air game

  private static Sketch plain() {
    Sketch sketch = sky().option("abstract-air").german("a", "0312").rifle("x", "0310");
    sketch.rifle("y", "0308");
    for (Side side : Side.values()) {
      for (int i = 1; i <= 2; i++) {
        sketch.unit(side.word() + i, side, "air", "0-0-0", "ready", "size air");
      }
    }
    return sketch;
  }

  /** CTS-EX-375. */
  @Test
  @Case({"CTS-38.0a", "CTS-38.0b"})
  void oneAbstractAirUnitSupportsACombat() {
    Play play = plain().begin(Side.AXIS, "ground-support");
    play.refuses("CTS-38.0b", "place-air units=axis1,axis2 hex=0310 purpose=ground-support")
        .plays("place-air units=axis1 hex=0310 purpose=ground-support")
        .refuses("CTS-38.0b", "place-air units=axis2 hex=0310 purpose=ground-support")
        .refuses("CTS-38.0b", "place-air units=axis2 hex=0320 purpose=ground-support")
        .plays("place-air units=axis2 hex=0308 purpose=ground-support");
  }

  @Test
  @Case({"CTS-38.0b", "CTS-38.0c"})
  void anAxisAirUnitThatDidNotFlyInterceptsASovietOne() {
    Play play = plain().begin(Side.SOVIET, "ground-support");
    play.plays("place-air units=soviet1 hex=0312 purpose=ground-support").plays("end-phase");
    assertThat(play.question()).isEqualTo("interception");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.plays("place-air units=axis1 hex=0312 purpose=interception");
    assertThat(play.at("soviet1")).isEqualTo("ready");
    assertThat(play.is("axis1", Flag.USED)).isTrue();
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("CTS-38.0c")
  void anAxisAirUnitThatFlewDoesNotIntercept() {
    Play play = plain().begin(Side.AXIS, "ground-support");
    play.plays("place-air units=axis1 hex=0310 purpose=ground-support");
    play.rules().air.goHome(play.position());
    assertThat(play.is("axis1", Flag.USED)).isTrue();
    assertThat(play.is("axis2", Flag.USED)).isFalse();
    play.position().setPhasing(Side.SOVIET);
    play.rules().air.goHome(play.position());
    assertThat(play.is("axis1", Flag.USED)).isFalse();
  }

  @Test
  @Case({"CTS-38.0a", "CTS-38.1"})
  void everyScenarioHasItsAbstractAirUnits() {
    assertThat(ready("fall-blau", Side.AXIS)).isEqualTo(2);
    assertThat(ready("fall-blau", Side.SOVIET)).isEqualTo(1);
    assertThat(ready("uranus", Side.AXIS)).isEqualTo(2);
    assertThat(ready("uranus", Side.SOVIET)).isEqualTo(2);
  }

  private static int ready(String scenario, Side side) {
    Play play = Play.open(scenario, "abstract-air");
    int ready = 0;
    for (int unit : play.rules().roster.air(side)) {
      ready += play.position().hex(unit) == Boxes.READY ? 1 : 0;
    }
    return ready;
  }

  @Test
  @Case("CTS-38.0a")
  void theThirdAbstractAirUnitOfTheAxisComesOnTurnThree() {
    Play play = Play.open("fall-blau", "abstract-air");
    play.position().setTurn(2);
    play.position().setPhasing(Side.SOVIET);
    play.rules().air.goHome(play.position());
    int ready = 0;
    for (int unit : play.rules().roster.air(Side.AXIS)) {
      ready += play.position().hex(unit) == Boxes.READY ? 1 : 0;
    }
    assertThat(ready).isEqualTo(3);
  }

  /** CTS-EX-310. */
  @Test
  @Case({"CTS-23.10.1a", "CTS-23.10.1d"})
  void leavingAnInterdictedHexCostsAPointAndItsRoadsAreIgnored() {
    Sketch free = sky().road("0312-0311-0310-0309").panzer("p", "9-9-6", "0312");
    assertThat(free.begin(Side.AXIS, "movement").cost("p", "0311")).contains(0.5);
    Sketch bombed = sky().road("0312-0311-0310-0309").panzer("p", "9-9-6", "0312");
    Play play = air(bombed, "f", Side.SOVIET, "fighter", "0312").begin(Side.AXIS, "movement");
    assertThat(play.cost("p", "0311")).contains(2.0);
  }

  @Test
  @Case({"CTS-23.1b", "CTS-23.9.1a"})
  void fightersAndFighterBombersFight() {
    Sketch sketch = sky();
    for (String arm : new String[] {"fighter", "fighter-bomber", "bomber", "ground-support"}) {
      air(sketch, arm, Side.AXIS, arm, "ready");
    }
    Play play = sketch.begin(Side.AXIS, "movement");
    AirFights fights = play.rules().airFights;
    assertThat(fights.isFighter(play.unit("fighter"))).isTrue();
    assertThat(fights.isFighter(play.unit("fighter-bomber"))).isTrue();
    assertThat(fights.isFighter(play.unit("bomber"))).isFalse();
    assertThat(fights.isFighter(play.unit("ground-support"))).isFalse();
  }

  /** CTS-EX-294. */
  @Test
  @Case("CTS-23.4")
  void halfOfARangeOfFifteenIsSeven() {
    Sketch sketch =
        sky().unit("f", Side.SOVIET, "fighter", "3-3-0", "ready", "range 15", "bombing 0");
    Play play = sketch.begin(Side.AXIS, "movement");
    assertThat(play.rules().airBases.range(play.position(), play.unit("f"))).isEqualTo(7);
  }
}
