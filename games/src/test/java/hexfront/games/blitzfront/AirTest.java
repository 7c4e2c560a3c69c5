package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Air missions, interception, close air support; rockets. */
class AirTest {
  private static Sketch map() {
    return Sketch.clear(12, 12)
        .axis("fk", "corps air 0-0-0", "0402")
        .soviet("x", "division rifle 1-2-3", "0406");
  }

  @Test
  @Case({"BF-AIR-3", "BF-AIR-9"})
  void everyAirUnitRollsForEveryGroundUnitOfTheHex() {
    Play play =
        map()
            .soviet("y", "brigade tank 2-1-5", "0406")
            .begin(Side.AXIS, "combat")
            .plays("air-strike units=fk hex=0406", 4, 4);
    assertThat(play.isDisrupted("x")).isTrue();
    assertThat(play.isDisrupted("y")).isFalse();
  }

  @Test
  @Case("BF-AIR-4")
  void anAirUnitFliesOnceInAGameTurnAndBombsDriveNobodyBack() {
    Play play = map().begin(Side.AXIS, "combat").plays("air-strike units=fk hex=0406", 1);
    assertThat(play.at("x")).isEqualTo("0406");
    assertThat(play.question()).isEqualTo("combat");
    play.refuses("BF-AIR-4", "air-strike units=fk hex=0406");
  }

  @Test
  @Case("BF-AIR-7")
  void germanAirUnitsReachSevenHexesAndSovietOnesFive() {
    map()
        .soviet("far", "division rifle 1-2-3", "0410")
        .soviet("near", "division rifle 1-2-3", "0409")
        .begin(Side.AXIS, "combat")
        .refuses("BF-AIR-7", "air-strike units=fk hex=0410")
        .allows("air-strike units=fk hex=0409");
    Sketch.clear(12, 12)
        .soviet("va", "corps air 0-0-0", "0401")
        .axis("g", "division infantry 2-2-4", "0407")
        .begin(Side.SOVIET, "combat")
        .refuses("BF-AIR-7", "air-strike units=va hex=0407");
  }

  @Test
  @Case({"BF-AIR-1", "BF-SEQ-A5"})
  void missionsAreFlownBeforeTheFirstBattleAndMayBeSavedForTheBreakthrough() {
    map()
        .axis("a", "corps infantry 5-6-4", "0405")
        .attack("0406", "a")
        .begin(Side.AXIS, "combat")
        .plays("resolve hex=0406")
        .plays("pass", 5)
        .plays("pass")
        .refuses("BF-AIR-1", "air-strike units=fk hex=0406");
    map().begin(Side.AXIS, "breakthrough-combat").allows("air-strike units=fk hex=0406");
  }

  @Test
  @Case("BF-AIR-2")
  void aFliegerkorpsRaisesTheOddsOfTheAttackUnderItsBombs() {
    Sketch sketch =
        map()
            .axis("a", "corps infantry 4-6-4", "0405")
            .axis("viii", "corps air 0-0-0", "0404", "trait viii")
            .attack("0406", "a");
    assertThat(sketch.begin(Side.AXIS, "combat").odds("resolve hex=0406").column())
        .isEqualTo("2:1");
    Play far = sketch.begin(Side.AXIS, "combat").plays("air-strike units=fk hex=0406", 5);
    assertThat(far.odds("resolve hex=0406").column()).isEqualTo("3:1");
    Play near = sketch.begin(Side.AXIS, "combat").plays("air-strike units=viii hex=0406", 5);
    assertThat(near.odds("resolve hex=0406").column()).isEqualTo("4:1");
    assertThat(near.odds("resolve hex=0406").shifts()).isEqualTo(2);
  }

  @Test
  @Case("BF-AIR-2")
  void airUnitsAccompanyOneBlitzkriegAttack() {
    Play play =
        Sketch.clear(12, 12)
            .axis("fk", "corps air 0-0-0", "0404")
            .axis("a", "corps infantry 9-6-4", "0405")
            .soviet("x", "division rifle 1-1-3", "0406")
            .soviet("y", "division rifle 1-3-3", "0407")
            .attack("0406", "a")
            .begin(Side.AXIS, "combat")
            .plays("air-strike units=fk hex=0406", 5)
            .fights("0406", 1)
            .plays("advance paths=a:0405,0406");
    assertThat(play.odds("attack attackers=a hexes=0407").column()).isEqualTo("3:1");
    assertThat(play.odds("attack attackers=a hexes=0407 air=true").column()).isEqualTo("5:1");
    play.plays("attack attackers=a hexes=0407 air=true").plays("pass", 5);
  }

  @Test
  @Case({"BF-AIR-2", "BF-RES-BK"})
  void aBlitzkriegAttackIsSupportedByTheStrikesThatWereFlownOnItsHex() {
    Play play =
        Sketch.clear(12, 12)
            .axis("fk", "corps air 0-0-0", "0404")
            .axis("a", "corps infantry 9-6-4", "0405")
            .soviet("x", "division rifle 1-1-3", "0406")
            .soviet("y", "division rifle 1-3-3", "0407")
            .attack("0406", "a")
            .begin(Side.AXIS, "combat")
            .plays("air-strike units=fk hex=0407", 5)
            .fights("0406", 1)
            .plays("advance paths=a:0405,0406")
            .refuses("BF-AIR-2", "attack attackers=a hexes=0407 air=true");
    assertThat(play.odds("attack attackers=a hexes=0407").column()).isEqualTo("5:1");
    play.plays("attack attackers=a hexes=0407").plays("pass", 2);
    assertThat(play.results()).containsEntry("y", "BK");
  }

  @Test
  @Case({"BF-AIR-3", "BF-AIR-5"})
  void interceptorsStopAMissionAndMayShootItDown() {
    Sketch sketch =
        map()
            .axis("a", "corps infantry 5-6-4", "0405")
            .soviet("va", "corps air 0-0-0", "0408")
            .soviet("vb", "corps air 0-0-0", "0408");
    Play play = sketch.begin(Side.AXIS, "combat").plays("air-strike units=fk hex=0406");
    assertThat(play.question()).isEqualTo("intercept");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("BF-AIR-3", "intercept units=va,vb").plays("intercept units=va", 5);
    assertThat(play.isDisrupted("x")).isFalse();
    assertThat(play.is("va", Flag.SCRAMBLED)).isTrue();
    Play through =
        sketch
            .begin(Side.AXIS, "combat")
            .plays("air-strike units=fk hex=0406")
            .plays("intercept units=va", 1, 1);
    assertThat(through.isDisrupted("x")).isTrue();
    assertThat(through.at("va")).isEqualTo("waiting");
    assertThat(through.view(Side.AXIS).state().get("returns")).hasToString("{va=3}");
  }

  @Test
  @Case({"BF-AIR-3", "BF-AIR-6"})
  void sovietAirUnitsDoNotCombineAndArmiesInGoodOrderShootBack() {
    Play play =
        Sketch.clear(12, 12)
            .soviet("va", "corps air 0-0-0", "0402")
            .soviet("vb", "corps air 0-0-0", "0402")
            .axis("d", "division infantry 2-2-4", "0404")
            .axis("g", "army infantry 8-10-2", "0404")
            .begin(Side.SOVIET, "combat")
            .refuses("BF-AIR-3", "air-strike units=va,vb hex=0404")
            .plays("air-strike units=va hex=0404", 6);
    assertThat(play.at("va")).isEqualTo("waiting");
  }

  @Test
  @Case("BF-AIR-5")
  void anAirfieldThatIsOverrunIsLostForAWhile() {
    Play play =
        Sketch.clear(12, 12)
            .soviet("va", "corps air 0-0-0", "0404")
            .axis("a", "division panzer 4-3-6", "0402")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0402,0403,0404");
    assertThat(play.at("va")).isEqualTo("waiting");
    Sketch.clear(12, 12)
        .source(Side.SOVIET, "1201")
        .soviet("va", "corps air 0-0-0", "off")
        .state("returns", java.util.Map.of("va", 3))
        .turn(2)
        .begin(Side.SOVIET, "reinforcement")
        .refuses("BF-AIR-5", "place-air unit=va hex=1203 purpose=airfield");
    Sketch.clear(12, 12)
        .source(Side.SOVIET, "1201")
        .soviet("va", "corps air 0-0-0", "off")
        .axis("a", "division panzer 4-3-6", "0402")
        .state("returns", java.util.Map.of("va", 3))
        .turn(3)
        .begin(Side.SOVIET, "reinforcement")
        .refuses("BF-AIR-7", "place-air unit=va hex=0403 purpose=airfield")
        .plays("place-air unit=va hex=1203 purpose=airfield");
  }

  @Test
  @Case("BF-SUP-3")
  void anAirUnitSuppliesTheUnitsOfAHexUntilTheTurnEnds() {
    Play cut =
        Sketch.clear(12, 12)
            .source(Side.AXIS, "0101")
            .axis("fk", "corps air 0-0-0", "0102")
            .axis("a", "division infantry 2-2-4", "0106")
            .soviet("x", "army rifle 4-6-3", "0105")
            .soviet("y", "army rifle 4-6-3", "0206")
            .begin(Side.AXIS, "reinforcement");
    assertThat(cut.isSupplied("a")).isFalse();
    cut.refuses("BF-SUP-3", "place-air unit=fk hex=0103 purpose=air-supply")
        .plays("place-air unit=fk hex=0106 purpose=air-supply");
    assertThat(cut.isSupplied("a")).isTrue();
    assertThat(cut.view(Side.AXIS).state().get("air-supplied")).hasToString("[0106]");
    cut.until("game-over");
  }

  @Test
  void aPositionWithMoreHexesSuppliedFromTheAirThanItCanKeepIsRefusedByName() {
    Sketch nine =
        Sketch.clear(12, 12)
            .state(
                "air-supplied",
                List.of("0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108", "0109"));
    assertThatThrownBy(() -> nine.begin(Side.AXIS, "movement"))
        .hasMessageContaining("air-supplied")
        .hasMessageContaining("at most 8 hexes");
  }

  @Test
  @Case("BF-KAT-1")
  void rocketsDisruptOnOneOrTwoAndThatIsTheirAttack() {
    Play play =
        Sketch.clear(12, 12)
            .soviet("k", "regiment rocket 0-0-5", "0403")
            .soviet("s", "army rifle 4-6-3", "0403")
            .soviet("off", "regiment rocket 0-0-5", "0405", "unsupplied")
            .axis("g", "corps infantry 5-6-4", "0404")
            .axis("h", "division infantry 2-2-4", "0404")
            .begin(Side.SOVIET, "preliminary-combat")
            .refuses("BF-KAT-1", "bombard unit=off hex=0404")
            .plays("bombard unit=k hex=0404", 2, 3);
    assertThat(play.isDisrupted("g")).isTrue();
    assertThat(play.isDisrupted("h")).isFalse();
    play.refuses("BF-KAT-1", "bombard unit=k hex=0404")
        .plays("end-phase")
        .refuses("BF-SEQ-B3", "move units=k path=0403,0402")
        .refuses("BF-KAT-1", "attack attackers=k hexes=0404");
  }

  @Test
  @Case("BF-AIR-5")
  void anAxisAirUnitLostInTheSovietTurnMissesItsNext() {
    Play play =
        Sketch.clear(12, 12)
            .axis("fk", "corps air 0-0-0", "0404")
            .soviet("t", "brigade tank 2-1-5", "0402")
            .begin(Side.SOVIET, "movement")
            .plays("move units=t path=0402,0403,0404");
    assertThat(play.view(Side.AXIS).state().get("returns")).hasToString("{fk=4}");
  }

  @Test
  @Case({"BF-AIR-3", "BF-AIR-9"})
  void germanInterceptorsCombineAgainstOneMission() {
    Sketch sketch =
        Sketch.clear(12, 12)
            .soviet("va", "corps air 0-0-0", "0402")
            .axis("f", "corps air 0-0-0", "0406")
            .axis("g", "corps air 0-0-0", "0406")
            .axis("d", "division infantry 2-2-4", "0404");
    Play down =
        sketch
            .begin(Side.SOVIET, "combat")
            .plays("air-strike units=va hex=0404")
            .plays("intercept units=f,g", 5, 1);
    assertThat(down.at("va")).isEqualTo("waiting");
    assertThat(down.isDisrupted("d")).isFalse();
    Play both =
        sketch
            .begin(Side.SOVIET, "combat")
            .plays("air-strike units=va hex=0404")
            .plays("intercept units=f", 4);
    assertThat(both.at("va")).isEqualTo("0402");
    assertThat(both.isDisrupted("d")).isFalse();
    Play through =
        sketch
            .begin(Side.SOVIET, "combat")
            .plays("air-strike units=va hex=0404")
            .plays("intercept units=f", 5, 1);
    assertThat(through.isDisrupted("d")).isTrue();
  }
}
