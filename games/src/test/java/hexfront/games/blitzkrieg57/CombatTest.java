package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sections 10.0 to 10.5. */
class CombatTest {
  private static Sketch field() {
    return Sketch.clear(10, 10);
  }

  /** Two attackers north of a defender in 0404. */
  private static Sketch duel() {
    return field()
        .axis("a", "5-5-5|3-3-5", "0403")
        .axis("b", "5-5-5|3-3-5", "0403")
        .soviet("x", "3-3-4|1-1-4", "0404");
  }

  @Test
  @Case("GJ-10.0")
  void onlyAdjacentEnemiesAreAttacked() {
    duel()
        .soviet("y", "3-3-4", "0409")
        .begin(Side.AXIS, "combat")
        .allows("attack attackers=a hexes=0404")
        .refuses("GJ-10.0", "attack attackers=a hexes=0402")
        .refuses("GJ-10.0", "attack attackers=a hexes=0409")
        .refuses("GJ-10.0", "attack attackers=x hexes=0404");
  }

  @Test
  @Case("GJ-10.0")
  void aLoneHeadquartersMayBeAttackedUnlessTheOptionForbidsIt() {
    Sketch lone = field().axis("a", "5-5-5", "0403").hq("h", Side.SOVIET, 3, "0404");
    lone.begin(Side.AXIS, "combat").allows("attack attackers=a hexes=0404");
    lone.option("lone-headquarters-safe")
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.0", "attack attackers=a hexes=0404");
    lone.soviet("x", "3-3-4", "0404")
        .begin(Side.AXIS, "combat")
        .allows("attack attackers=a hexes=0404");
  }

  @Test
  @Case("GJ-10.1.1")
  void anActivatedUnitAttacksOnce() {
    field()
        .axis("a", "9-5-5", "0403")
        .axis("idle", "5-5-5", "0303")
        .soviet("x", "3-3-4|1-1-4", "0404")
        .soviet("y", "3-3-4|1-1-4", "0304")
        .axis("marked", "5-5-5", "0909", "active")
        .lenient()
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.1.1", "attack attackers=idle hexes=0304");
    Play play =
        field()
            .axis("a", "9-5-5", "0403")
            .soviet("x", "3-3-4|1-1-4", "0404")
            .soviet("y", "3-3-4|1-1-4", "0304")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0404", "-");
    play.refuses("GJ-10.1.1", "attack attackers=a hexes=0304");
  }

  @Test
  @Case("GJ-10.1.2")
  void nobodyHasToAttack() {
    assertThat(duel().begin(Side.AXIS, "combat").plays("end-phase").question())
        .isNotEqualTo("combat");
  }

  @Test
  @Case("GJ-10.1.3")
  void aUnitAttacksOneHexAndStackedUnitsDifferentOnes() {
    Play play =
        duel()
            .soviet("y", "3-3-4|1-1-4", "0503")
            .begin(Side.AXIS, "combat")
            .refuses("GJ-10.1.3", "attack attackers=a,b hexes=0404,0503")
            .fights("attack attackers=a hexes=0404", "-");
    play.allows("attack attackers=b hexes=0503");
  }

  @Test
  @Case("GJ-10.1.4")
  void aHexIsAttackedOnceInASegmentByAllTogether() {
    Play play = duel().begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b hexes=0404").attack()).isEqualTo(10);
    play.fights("attack attackers=a hexes=0404", "-")
        .refuses("GJ-10.1.4", "attack attackers=b hexes=0404");
  }

  @Test
  @Case("GJ-10.1.5")
  void allUnitsOfTheHexDefend() {
    Play play = duel().soviet("y", "2-2-4", "0404").begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b hexes=0404").defence()).isEqualTo(5);
  }

  @Test
  @Case("GJ-10.1.6")
  void nobodyAttacksAcrossAnImpassableHexside() {
    duel()
        .hexside("impassable", "0403/0404")
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.1.6", "attack attackers=a hexes=0404");
  }

  @Test
  @Case({"GJ-10.2", "GJ-10.2.1", "GJ-10.2.2", "GJ-10.2.4", "GJ-10.4.1"})
  void anAttackIsDeclaredComparedRolledAndDone() {
    Play play =
        duel()
            .begin(Side.AXIS, "combat")
            .refuses("GJ-10.2.1", "attack attackers=a,a hexes=0404")
            .plays("attack attackers=a,b hexes=0404", 1);
    assertThat(play.events())
        .contains(
            new Combat(
                hexfront.engine.orders.Units.of(play.unit("a"), play.unit("b")),
                hexfront.engine.orders.Units.of(play.unit("x")),
                hexfront.engine.orders.Hexes.of(play.hex("0404")),
                false,
                10,
                3,
                "3-1",
                0,
                List.of(1),
                "-",
                "GJ-10.4.1"));
  }

  @Test
  @Case({"GJ-10.3.1", "GJ-1.3"})
  void attackersAcrossARiverAreHalvedHexByHex() {
    Play play =
        field()
            .hexside("minor-river", "0403/0404")
            .hexside("major-river", "0304/0404")
            .road("0304-0404")
            .axis("a", "5-5-5", "0403")
            .axis("b", "4-4-5", "0403")
            .axis("c", "6-6-5", "0504")
            .axis("d", "5-5-5", "0304")
            .soviet("x", "1-1-4", "0404")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b hexes=0404").attack()).isEqualTo(4);
    assertThat(play.odds("attack attackers=a,b,c hexes=0404").attack()).isEqualTo(10);
    assertThat(play.odds("attack attackers=d hexes=0404").attack()).isEqualTo(2);
  }

  @Test
  @Case({"GJ-10.3.3", "GJ-TEC"})
  void terrainShiftsTheColumn() {
    assertThat(columnIn("clear")).isEqualTo("6-1");
    assertThat(columnIn("light-woods")).isEqualTo("5-1");
    assertThat(columnIn("swamp")).isEqualTo("5-1");
    assertThat(columnIn("deep-woods")).isEqualTo("4-1");
    assertThat(columnIn("mountain")).isEqualTo("4-1");
    assertThat(columnIn("town")).isEqualTo("5-1");
    assertThat(columnIn("light-woods", "town")).isEqualTo("4-1");
    assertThat(columnIn("deep-woods", "town")).isEqualTo("3-1");
    assertThat(columnIn("major-city")).isEqualTo("4-1");
  }

  private static String columnIn(String... terrain) {
    Sketch sketch = field().axis("a", "6-6-5", "0403").soviet("x", "1-1-4", "0404");
    for (String kind : terrain) {
      sketch.terrain(kind, "0404");
    }
    return sketch.begin(Side.AXIS, "combat").odds("attack attackers=a hexes=0404").column();
  }

  @Test
  @Case("GJ-10.3.4")
  void belowOneToOneNobodyAttacks() {
    field()
        .axis("a", "2-2-5", "0403")
        .axis("b", "1-1-5", "0304")
        .soviet("x", "3-3-4", "0404")
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.3.4", "attack attackers=a hexes=0404")
        .allows("attack attackers=a,b hexes=0404");
    field()
        .terrain("light-woods", "0404")
        .axis("a", "3-3-5", "0403")
        .soviet("x", "3-3-4", "0404")
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.3.4", "attack attackers=a hexes=0404");
  }

  @Test
  @Case({"GJ-10.3.5", "GJ-10.6.6"})
  void aDefenceOfNothingMeetsTheLastColumnWhateverTheTerrain() {
    Play play =
        field()
            .terrain("deep-woods", "0404")
            .axis("a", "1-1-5", "0403")
            .soviet("x", "3-3-4", "0404", "retreated")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a hexes=0404").column()).isEqualTo("10-1+");
  }

  @Test
  @Case("GJ-10.3.2")
  void theChancesAddUp() {
    assertThat(duel().begin(Side.AXIS, "combat").odds("attack attackers=a,b hexes=0404").outcomes())
        .extracting(c -> c.result() + " " + Math.round(6 * c.p()))
        .containsExactly("- 1", "R 2", "RR 1", "1RR 2");
  }

  @Test
  @Case({"GJ-10.4.2", "GJ-10.5", "GJ-2.2.3"})
  void attackersLoseStepsAsTheirOwnerLikes() {
    Play play =
        duel()
            .soviet("y", "2-2-4|1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b hexes=0404", "A1");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    assertThat(play.legal("lose")).containsExactlyInAnyOrder("lose steps=a:1", "lose steps=b:1");
    play.refuses("GJ-10.5", "lose steps=x:1")
        .refuses("GJ-10.5", "lose steps=a:2")
        .refuses("GJ-10.5", "lose steps=a:1;b:1")
        .plays("lose steps=b:1");
    assertThat(play.stepsLeft("b")).isEqualTo(1);
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("GJ-10.5")
  void twoStepsMayRemoveOneUnitOrFlipTwo() {
    Play play =
        field()
            .axis("a", "30-5-5|3-3-5", "0403")
            .soviet("x", "1-1-4|1-1-4", "0404")
            .soviet("y", "1-1-4|1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0404", "2RR");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.legal("lose"))
        .containsExactlyInAnyOrder("lose steps=x:2", "lose steps=y:2", "lose steps=x:1;y:1");
    play.plays("lose steps=x:2");
    assertThat(play.at("x")).isEqualTo("waiting");
    assertThat(play.stepsLeft("y")).isEqualTo(2);
  }

  @Test
  @Case({"GJ-10.4.2", "GJ-2.2.3"})
  void whoHasTooFewStepsIsGone() {
    Play play =
        field()
            .panzer("a", "30-5-5", "0403")
            .tank("x", "1-1-4|1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0404", "3RR");
    assertThat(play.at("x")).isEqualTo("gone");
    assertThat(play.question()).isEqualTo("advance");
  }

  @Test
  @Case("GJ-10.4.2")
  void aDashChangesNothing() {
    Play play = duel().begin(Side.AXIS, "combat").fights("attack attackers=a,b hexes=0404", "-");
    assertThat(List.of(play.stepsLeft("a"), play.stepsLeft("b"), play.stepsLeft("x")))
        .containsOnly(2);
    assertThat(play.at("x")).isEqualTo("0404");
  }

  @Test
  @Case("GJ-10.2.3")
  void airPowerShiftsAColumnWithTheOptionOnly() {
    duel()
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.2.3", "attack attackers=a,b hexes=0404 air=true");
    Sketch withAir = duel().option("air-power").state("air-points", 1);
    Play play = withAir.begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b hexes=0404 air=true").column()).isEqualTo("4-1");
    play.fights("attack attackers=a hexes=0404 air=true", "-");
    assertThat(play.position().value(BlitzkriegRules.AIR)).isZero();
  }

  @Test
  @Case("GJ-10.2.3")
  void airPowerMakesNoImpossibleAttackPossible() {
    field()
        .option("air-power")
        .axis("a", "2-2-5", "0403")
        .soviet("x", "3-3-4", "0404")
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.3.4", "attack attackers=a hexes=0404 air=true");
    field()
        .option("air-power")
        .axis("a", "2-2-5", "0403")
        .soviet("x", "3-3-4", "0404")
        .begin(Side.SOVIET, "combat")
        .refuses("GJ-10.2.3", "attack attackers=x hexes=0403 air=true");
  }

  @Test
  @Case({"GJ-10.3.1", "GJ-10.3.3", "GJ-10.2.3", "GJ-10.6.6", "GJ-14.2.1"})
  void theForecastNamesWhatChangesTheOdds() {
    Play play =
        field()
            .option("air-power")
            .state("air-points", 1)
            .terrain("major-city", "0404")
            .hexside("minor-river", "0403/0404")
            .fortress("0404", 2)
            .axis("a", "30-6-5", "0403")
            .soviet("x", "3-3-4", "0404")
            .soviet("y", "3-3-4", "0404", "retreated")
            .begin(Side.AXIS, "combat");
    Forecast forecast = play.odds("attack attackers=a hexes=0404 air=true");
    assertThat(forecast.steps())
        .extracting(step -> step.rule() + " " + step.effect())
        .containsExactly(
            "GJ-10.3.1 x1/2", "GJ-10.6.6 0", "GJ-14.2.1 +1", "GJ-10.3.3 -2", "GJ-10.2.3 +1");
    assertThat(forecast.shifts()).isEqualTo(-1);
    assertThat(forecast.attack() + " to " + forecast.defence()).isEqualTo("15 to 4");
    assertThat(forecast.column()).isEqualTo("2-1");
  }

  @Test
  @Case("GJ-10.3.5")
  void againstNothingTheForecastKnowsNoTerrain() {
    Play play =
        field()
            .terrain("deep-woods", "0404")
            .axis("a", "1-1-5", "0403")
            .soviet("x", "3-3-4", "0404", "retreated")
            .begin(Side.AXIS, "combat");
    Forecast forecast = play.odds("attack attackers=a hexes=0404");
    assertThat(forecast.shifts()).isZero();
    assertThat(forecast.steps())
        .extracting(step -> step.rule() + " " + step.effect())
        .containsExactly("GJ-10.6.6 0", "GJ-10.3.5 10-1+");
    Play weak =
        field().axis("a", "1-1-5", "0403").soviet("x", "3-3-4", "0404").begin(Side.AXIS, "combat");
    assertThat(weak.odds("attack attackers=a hexes=0404").outcomes()).isEmpty();
    assertThat(weak.odds("attack attackers=a hexes=0404").column()).startsWith("below");
  }

  @Test
  @Case({"GJ-10.2", "GJ-10.4.1"})
  void anAttackTellsItsOddsAndItsDie() {
    Play play =
        field()
            .terrain("light-woods", "0404")
            .axis("a", "9-6-5|3-3-5", "0403")
            .soviet("x", "3-3-4|1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0404", 1);
    hexfront.engine.events.Combat told =
        play.events().stream()
            .filter(hexfront.engine.events.Combat.class::isInstance)
            .map(hexfront.engine.events.Combat.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(List.of(told.attack(), told.defence(), told.shifts())).containsExactly(9, 3, -1);
    assertThat(told.column()).isEqualTo("2-1");
    assertThat(told.dice()).containsExactly(1);
    assertThat(play.is("a", Flag.ATTACKED)).isTrue();
  }

  @Test
  @Case("GJ-10.0")
  void withTheOptionALoneHeadquartersIsSafe() {
    Sketch alone = field().axis("a", "9-6-5", "0403").hq("h", Side.SOVIET, 3, "0404");
    alone.begin(Side.AXIS, "combat").allows("attack attackers=a hexes=0404");
    alone
        .option("lone-headquarters-safe")
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.0", "attack attackers=a hexes=0404");
    alone
        .soviet("x", "1-1-4", "0404")
        .begin(Side.AXIS, "combat")
        .allows("attack attackers=a hexes=0404");
  }

  @Test
  @Case("GJ-10.2.3")
  void airPointsComeWithTheTurnAndAreSpentOneByOne() {
    Sketch withAir =
        field()
            .option("air-power")
            .state("air-points", 0)
            .axis("a", "9-6-5", "0403")
            .soviet("x", "1-1-4", "0404");
    withAir
        .begin(Side.AXIS, "combat")
        .refuses("GJ-10.2.3", "attack attackers=a hexes=0404 air=true");
    Play campaign = Play.campaign("air-power");
    assertThat(campaign.until("chit-selection").position().value(BlitzkriegRules.AIR))
        .isEqualTo(campaign.rules().data.track(1).air());
    assertThat(Play.campaign().until("chit-selection").position().value(BlitzkriegRules.AIR))
        .isZero();
  }
}
