package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 24: battles for Major Cities. */
class CityBattlesTest {
  /** A city in 0505 that a rifle division holds, panzers in the west of it. */
  private static Sketch city() {
    return Sketch.clear(9, 10)
        .state("scenario", "uranus")
        .terrain("major-city", "0505")
        .hq("h", Side.AXIS, "0507", "active")
        .axis("a", "80-8-3|6-6-3|4-4-3", "0506")
        .soviet("x", "5-5-3|4-4-3|3-3-3|3-3-3|2-2-3|1-1-3", "0505");
  }

  private static final String ATTACK = "attack attackers=a hexes=0505";

  /** An attack at 7-1 with an advance of so many. */
  private static Play fought(Sketch sketch, int advance) {
    int[] black = {0, 1, 2, 3, 4, 6};
    Play play = sketch.begin(Side.AXIS, "combat");
    play = advance == 1 ? play.plays(ATTACK, 2, 1, 1) : play.plays(ATTACK, 2, black[advance]);
    assertThat(play.last(Combat.class).advance()).isEqualTo(advance);
    return play.plays("choose option=none");
  }

  private static int quarters(Play play) {
    int slot = play.rules().terrain.citySlot(play.hex("0505"));
    return Ledger.axisQuarters(play.position(), slot);
  }

  private static boolean contested(Play play) {
    int slot = play.rules().terrain.citySlot(play.hex("0505"));
    return Ledger.isContested(play.position(), slot);
  }

  private static int sections(Play play, Side side) {
    int slot = play.rules().terrain.citySlot(play.hex("0505"));
    return Integer.bitCount(Ledger.access(play.position(), slot, side));
  }

  @Test
  @Case({"CTS-24.0a", "CTS-24.0b", "CTS-24.1a", "CTS-24.1b", "CTS-24.2a", "CTS-24.4b"})
  void eachHexOfAnAdvanceTakesAQuarterAndBothSidesStandInTheHex() {
    Play play = fought(city(), 1);
    assertThat(play.question()).isEqualTo("retreat");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.is("x", Flag.DISRUPTED)).isTrue();
    play.plays("pass");
    assertThat(play.question()).isEqualTo("advance");
    play.refuses("CTS-12.4d", "advance paths=a:0506,0505,0504");
    play.plays("advance paths=a:0506,0505");
    assertThat(play.at("a")).isEqualTo("0505");
    assertThat(play.at("x")).isEqualTo("0505");
    assertThat(quarters(play)).isEqualTo(1);
    assertThat(play.last(City.class).axis()).isEqualTo(1);
  }

  @Test
  @Case({"CTS-24.2b", "CTS-24.3a", "CTS-24.3b", "CTS-24.5"})
  void sectionsAreChosenInTurnEachBesideTheLast() {
    Play play = fought(city(), 1).plays("pass").plays("advance paths=a:0506,0505");
    assertThat(play.question()).isEqualTo("sections");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("CTS-24.3b", "choose option=0506");
    play.plays("choose option=0504");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.refuses("CTS-24.3b", "choose option=0604");
    play.plays("choose option=0605");
    assertThat(play.question()).isEqualTo("combat");
    assertThat(sections(play, Side.AXIS)).isEqualTo(2);
    assertThat(sections(play, Side.SOVIET)).isEqualTo(4);
  }

  /** CTS-EX-314, CTS-EX-029. */
  @Test
  @Case({"CTS-24.2b", "CTS-24.4a"})
  void quartersGiveTwoThreeOrFourSections() {
    assertThat(CityBattles.sections(1)).isEqualTo(2);
    assertThat(CityBattles.sections(2)).isEqualTo(3);
    assertThat(CityBattles.sections(3)).isEqualTo(4);
  }

  /** CTS-EX-312. */
  @Test
  @Case({"CTS-24.0a", "CTS-24.7a"})
  void anAdvanceOfFourTakesTheWholeCity() {
    Play play = fought(city(), 4);
    play.plays("retreat paths=x:0505,0504,0503");
    assertThat(play.at("x")).isEqualTo("0503");
    play.plays("advance paths=a:0506,0505");
    assertThat(contested(play)).isFalse();
    assertThat(play.position().controls(Side.AXIS, play.hex("0505"))).isTrue();
  }

  @Test
  @Case("CTS-24.7b")
  void theDefendersMayGiveTheCityUp() {
    Play play = fought(city(), 1).plays("retreat paths=x:0505,0504,0503");
    assertThat(play.at("x")).isEqualTo("0503");
    play.plays("advance paths=a:0506,0505");
    assertThat(contested(play)).isFalse();
  }

  @Test
  @Case({"CTS-24.1b", "CTS-12.4b"})
  void whoDoesNotMoveInGainsNothing() {
    Play play = fought(city(), 2).plays("pass").plays("pass");
    assertThat(contested(play)).isFalse();
    assertThat(play.is("x", Flag.DISRUPTED)).isTrue();
  }

  /** Both in the city: the Axis holds a quarter by its two western sections. */
  private static Sketch shared() {
    return Sketch.clear(9, 10)
        .state("scenario", "uranus")
        .state(
            "city-battles",
            Map.of(
                "0505",
                Map.of(
                    "axis",
                    1,
                    "sections",
                    Map.of(
                        "axis",
                        List.of("0506", "0605"),
                        "soviet",
                        List.of("0405", "0404", "0504", "0604")))))
        .terrain("major-city", "0505")
        .hq("h", Side.AXIS, "0507", "active")
        .axis("a", "80-8-3|6-6-3|4-4-3", "0505")
        .soviet("x", "5-5-3|4-4-3|3-3-3|3-3-3|2-2-3|1-1-3", "0505");
  }

  /** CTS-EX-029. */
  @Test
  @Case({"CTS-24.4a", "CTS-24.6.1", "CTS-24.6.6"})
  void whoIsInsideGainsSectionsBesideHisOwn() {
    Play play = fought(shared(), 2).plays("pass");
    assertThat(quarters(play)).isEqualTo(3);
    assertThat(play.question()).isEqualTo("sections");
    play.refuses("CTS-24.3b", "choose option=0504");
    play.plays("choose option=0604").plays("choose option=0504");
    assertThat(sections(play, Side.AXIS)).isEqualTo(4);
    assertThat(sections(play, Side.SOVIET)).isEqualTo(2);
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case({"CTS-24.7a", "CTS-24.5", "CTS-24.6.3"})
  void onCompleteCaptureTheDefendersLeaveByTheirOwnHexsides() {
    Play play = fought(shared(), 3);
    assertThat(play.question()).isEqualTo("retreat");
    play.refuses("CTS-12.1c", "retreat paths=x:0505,0605,0705");
    play.plays("retreat paths=x:0505,0504,0503");
    assertThat(contested(play)).isFalse();
  }

  @Test
  @Case({"CTS-24.6.5", "CTS-24.6.2"})
  void unitsInsideAttackOutOnlyByTheirOwnHexsides() {
    Sketch sketch = shared().rifle("y", "0504").rifle("z", "0605");
    Play play = sketch.begin(Side.AXIS, "combat");
    play.allows("attack attackers=a hexes=0605");
    play.refuses("CTS-24.6.5", "attack attackers=a hexes=0504");
    play.allows(ATTACK);
  }

  /** Or the Combat Phase could neither be fought out nor ended. */
  @Test
  @Case({"CTS-24.6.5", "CTS-4.7a"})
  void unitsInsideOverrunOutOnlyByTheirOwnHexsides() {
    Sketch sketch = shared().soviet("y", "1-1-3", "0504").soviet("z", "1-1-3", "0605");
    Play play = sketch.begin(Side.AXIS, "movement");
    play.refuses("CTS-24.6.5", "overrun units=a hex=0504");
    play.plays("overrun units=a hex=0605").until("combat");
    play.refuses("CTS-4.7c", "end-phase");
    play.allows("attack attackers=a hexes=0605");
  }

  @Test
  @Case({"CTS-24.6.6", "CTS-11.1c"})
  void friendsOutsideJoinTheFightAndTheCityDoublesItsDefenders() {
    Sketch sketch = shared().german("b", "0506").hexside("major-river", "0505/0506");
    Play play = sketch.begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b hexes=0505").defence()).isEqualTo(10);
    assertThat(play.odds("attack attackers=b hexes=0505").defence()).isEqualTo(10);
  }

  @Test
  @Case({"CTS-24.0b", "CTS-24.7a"})
  void aCityInWhichOneSideIsGoneBelongsToTheOther() {
    Sketch sketch =
        Sketch.clear(9, 10)
            .state("scenario", "uranus")
            .state(
                "city-battles",
                Map.of(
                    "0505",
                    Map.of(
                        "axis",
                        1,
                        "sections",
                        Map.of(
                            "axis",
                            List.of("0506", "0605"),
                            "soviet",
                            List.of("0405", "0404", "0504", "0604")))))
            .terrain("major-city", "0505")
            .hq("h", Side.AXIS, "0507", "active")
            .axis("a", "80-8-3|6-6-3|4-4-3", "0505")
            .soviet("x", "5-5-3", "0505");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 2, 2);
    assertThat(contested(play)).isFalse();
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("CTS-SECT-1")
  void inTheBasicGameACityFallsAsAnyHex() {
    Play play = fought(city().option("basic-game"), 1);
    play.plays("retreat paths=x:0505,0504,0503");
    play.plays("advance paths=a:0506,0505");
    assertThat(contested(play)).isFalse();
  }

  /** CTS-EX-315. */
  @Test
  @Case("CTS-24.6.1")
  void eachSideStacksInAContestedCityAsAlways() {
    Play play =
        shared()
            .german("b", "0505")
            .german("c", "0505")
            .rifle("y", "0505")
            .rifle("z", "0505")
            .begin(Side.AXIS, "combat");
    assertThat(play.rules().invariants(play.position())).isEmpty();
    assertThat(play.position().stackSize(play.hex("0505"))).isEqualTo(6);
  }
}
