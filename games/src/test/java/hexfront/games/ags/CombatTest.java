package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Sections 9.0 to 9.2: who attacks whom. */
class CombatTest {
  private static final String COMBAT = "combat";

  @Test
  @Case("AGS-9.0")
  void theAttackIsComparedWithTheDefenceAndOneDieDecides() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "20-7-7", "0303")
            .german("b", "9-7-7", "0403")
            .soviet("x", "2-4-6", "0304")
            .soviet("y", "2-6-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .plays("attack attackers=a,b hexes=0304", 5);
    hexfront.engine.events.Combat combat = table.last(hexfront.engine.events.Combat.class);
    assertThat(combat.attack()).isEqualTo(29);
    assertThat(combat.defence()).isEqualTo(10);
    assertThat(combat.column()).isEqualTo("2-1");
    assertThat(combat.result()).isEqualTo("eng");
  }

  @Test
  @Case("AGS-9.0")
  void aResultIsCarriedOutBeforeTheNextCombat() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "9-7-7", "0303")
            .german("b", "9-7-7", "0503")
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-3-6", "0504")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "-/1");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    table
        .refuses("AGS-4.2", "attack attackers=b hexes=0504")
        .plays("choose option=lose")
        .plays("pass")
        .allows("attack attackers=b hexes=0504");
  }

  @Test
  @Case("AGS-9.11")
  void unitsAttackAdjacentEnemiesInTheirOwnCombatPhase() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-7", "0303")
            .german("far", "5-7-7", "0302")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT);
    table
        .allows("attack attackers=a hexes=0304")
        .refuses("AGS-9.11", "attack attackers=far hexes=0304")
        .refuses("AGS-9.11", "attack attackers=x hexes=0303")
        .refuses("AGS-9.11", "attack attackers=a hexes=0302")
        .plays("end-phase")
        .refuses("AGS-9.11", "attack attackers=a hexes=0304");
  }

  @Test
  @Case({"AGS-9.11", "AGS-8.12"})
  void unitsAttackAcrossAMajorRiverThoughNoZoneReachesThere() {
    Sketch.clear(6, 6)
        .hexside("major-river", "0303/0304")
        .german("a", "5-7-7", "0303")
        .soviet("x", "2-3-6", "0304")
        .begin(Side.AXIS, COMBAT)
        .allows("attack attackers=a hexes=0304");
  }

  @Test
  @Case("AGS-9.12")
  void nobodyIsForcedToAttack() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("mechanized-movement");
  }

  @Test
  @Case("AGS-9.12")
  void friendsThatTakeNoPartAreNotTouchedByTheResult() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "1-7-7", "0303")
            .german("b", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "E/-");
    assertThat(table.at("a")).isEqualTo("gone");
    assertThat(table.at("b")).isEqualTo("0303");
  }

  @Test
  @Case("AGS-9.13")
  void unitsFromAllSixHexesAroundMayJoinInOneAttack() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "1-7-7", "0303")
            .german("b", "1-7-7", "0403")
            .german("c", "1-7-7", "0404")
            .german("d", "1-7-7", "0305")
            .german("e", "1-7-7", "0204")
            .german("f", "1-7-7", "0203")
            .german("g", "1-7-7", "0203")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .allows("attack attackers=a,b,c,d,e,f,g hexes=0304");
    assertThat(table.attackOf("attack attackers=a,b,c,d,e,f,g hexes=0304")).isEqualTo(7);
  }

  @Test
  @Case("AGS-9.14")
  void aUnitAttacksOnceAPhase() {
    Sketch.clear(6, 6)
        .german("a", "5-7-7|3-4-7", "0303")
        .soviet("x", "2-3-6|1-1-6", "0304")
        .soviet("y", "2-3-6", "0403")
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", "eng")
        .refuses("AGS-9.14", "attack attackers=a hexes=0403");
  }

  @Test
  @Case("AGS-9.14")
  void aUnitIsAttackedOnceAPhase() {
    Sketch.clear(6, 6)
        .german("a", "5-7-7|3-4-7", "0303")
        .german("b", "5-7-7|3-4-7", "0403")
        .soviet("x", "2-3-6|1-1-6", "0304")
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", "eng")
        .refuses("AGS-9.14", "attack attackers=b hexes=0304");
  }

  @Test
  @Case("AGS-9.14")
  void overrunsDoNotCountAsAttacks() {
    Sketch.clear(6, 6)
        .panzer("a", "6-7-7|3-4-7", "0303")
        .soviet("x", "2-3-6|1-1-6", "0304")
        .begin(Side.AXIS, "initial-movement")
        .fights("overrun units=a hex=0304", "eng")
        .plays("end-phase")
        .allows("attack attackers=a hexes=0304");
  }

  @Test
  @Case("AGS-9.14")
  void everythingMayFightAgainInTheNextCombatPhase() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-7|3-4-7", "0303")
            .soviet("x", "2-3-6|1-1-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "eng");
    for (int i = 0; i < 4; i++) {
      table.plays("end-phase");
    }
    assertThat(table.question()).isEqualTo("combat");
    table.allows("attack attackers=x hexes=0303");
  }

  @Test
  @Case("AGS-9.15")
  void aSovietUnitAttacksOnlyWithinACommandRadius() {
    Sketch.clear(6, 9)
        .source(Side.SOVIET, "0309")
        .hq("hq", 2, "0307")
        .soviet("x", "2-3-6", "0305")
        .german("a", "5-7-7", "0304")
        .soviet("y", "2-3-6", "0303")
        .begin(Side.SOVIET, COMBAT)
        .allows("attack attackers=x hexes=0304")
        .refuses("AGS-9.15", "attack attackers=y hexes=0304");
  }

  @Test
  @Case("AGS-9.15")
  void theCommandRadiusIsMeasuredAtTheInstantOfCombat() {
    Sketch.clear(6, 9)
        .source(Side.SOVIET, "0309")
        .hq("hq", 2, "0307")
        .soviet("x", "2-3-6", "0305")
        .soviet("y", "1-3-6", "0306")
        .german("a", "5-7-7", "0304")
        .german("b", "5-12-7", "0205")
        .begin(Side.SOVIET, COMBAT)
        .allows("attack attackers=x hexes=0304")
        .fights("attack attackers=y hexes=0205", "1/-")
        .plays("choose option=lose")
        .plays("pass")
        .refuses("AGS-9.15", "attack attackers=x hexes=0304");
  }

  @Test
  @Case("AGS-9.21")
  void allUnitsInAHexDefendTogether() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-1-6", "0304")
            .soviet("z", "2-7-6", "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(11);
  }

  @Test
  @Case("AGS-9.22")
  void unitsOfOneHexMayAttackDifferentHexesOrNone() {
    Sketch.clear(6, 6)
        .german("a", "9-7-7|3-4-7", "0303")
        .german("b", "9-7-7|3-4-7", "0303")
        .german("c", "9-7-7|3-4-7", "0303")
        .soviet("x", "2-3-6|1-1-6", "0304")
        .soviet("y", "2-3-6|1-1-6", "0403")
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0304", "eng")
        .fights("attack attackers=b hexes=0403", "eng")
        .plays("end-phase");
  }

  @Test
  @Case("AGS-9.23")
  void oneCombatMayGoAgainstSeveralHexes() {
    Play table =
        Sketch.clear(6, 6)
            .terrain("woods", "0403")
            .german("a", "20-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-3-6", "0403")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304,0403")).isEqualTo(9);
    table
        .fights("attack attackers=a hexes=0304,0403", "-/1")
        .refuses("AGS-9.7", "retreat paths=x:0304,0305")
        .plays("lose steps=y:1");
    assertThat(table.at("x")).isEqualTo("0304");
  }

  @Test
  @Case("AGS-9.23")
  void everyAttackerMustBeAdjacentToEveryDefender() {
    Sketch.clear(6, 6)
        .german("a", "20-7-7", "0303")
        .german("b", "20-7-7", "0203")
        .soviet("x", "2-3-6", "0304")
        .soviet("y", "2-3-6", "0403")
        .begin(Side.AXIS, COMBAT)
        .refuses("AGS-9.23", "attack attackers=a,b hexes=0304,0403")
        .allows("attack attackers=a hexes=0304,0403");
  }

  @Test
  @Case("AGS-9.24")
  void aStrengthIsNeverSplit() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "9-7-7|3-4-7", "0303")
            .soviet("x", "2-3-6|1-1-6", "0304")
            .soviet("y", "2-3-6", "0403")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.attackOf("attack attackers=a hexes=0304")).isEqualTo(9);
    assertThat(table.attackOf("attack attackers=a hexes=0304,0403")).isEqualTo(9);
    table
        .fights("attack attackers=a hexes=0304", "eng")
        .refuses("AGS-9.14", "attack attackers=a hexes=0403");
  }
}
