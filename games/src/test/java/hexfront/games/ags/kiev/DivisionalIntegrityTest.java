package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import org.junit.jupiter.api.Test;

class DivisionalIntegrityTest {
  private static Sketch target() {
    return Sketch.germanCombat(2).soviet("s", "2-3-6", "0604");
  }

  private static int attack(Sketch s, String attackers) {
    return s.begin().odds("attack attackers=" + attackers + " hexes=0604").attack();
  }

  @Test
  @Case("KIEV-20.0")
  void twoRegimentsOfADivisionInAHexAreDoubledInAttackAndDefence() {
    Sketch s =
        target().panzer("a", "3-1-10", "0505", "of 3").motorized("b", "1-3-10", "0505", "of 3");
    assertThat(attack(s, "a,b")).isEqualTo(8);
    Play defending =
        Sketch.sovietCombat(2)
            .soviet("s", "2-3-6", "0604")
            .hq("h", 5, "0704")
            .panzer("a", "3-1-10", "0505", "of 3")
            .motorized("b", "1-3-10", "0505", "of 3")
            .begin();
    assertThat(defending.odds("attack attackers=s hexes=0505").defence()).isEqualTo(8);
  }

  @Test
  @Case("KIEV-20.0")
  void regimentsOfTheDivisionInDifferentHexesAreNotDoubled() {
    Sketch s =
        target().panzer("a", "3-1-10", "0505", "of 3").motorized("b", "1-3-10", "0504", "of 3");
    assertThat(attack(s, "a,b")).isEqualTo(4);
  }

  @Test
  @Case("KIEV-20.0")
  void tenAndTenMotorizedAreDifferentDivisions() {
    Sketch s =
        target().panzer("a", "3-1-10", "0505", "of 10").motorized("b", "3-3-10", "0505", "of 10m");
    assertThat(attack(s, "a,b")).isEqualTo(6);
    assertThat(
            Sketch.BOX.counters().stream()
                .filter(u -> u.formation().startsWith("10") || u.formation().startsWith("16"))
                .map(u -> u.formation())
                .distinct())
        .hasSize(4);
  }

  @Test
  @Case("KIEV-20.11")
  void othersInTheHexDoNotSpoilItAndCountAtFaceValue() {
    Sketch s =
        target()
            .panzer("a", "3-1-10", "0505", "of 3")
            .motorized("b", "1-3-10", "0505", "of 3")
            .german("i", "5-7-7", "0505");
    assertThat(attack(s, "a,b,i")).isEqualTo(13);
  }

  @Test
  @Case("KIEV-20.12")
  void singleCountersAndLeadersNeverHaveIntegrity() {
    Sketch s = target().german("a", "5-7-7", "0505").german("b", "5-7-7", "0505");
    assertThat(attack(s, "a,b")).isEqualTo(10);
    Sketch leader = target().panzer("a", "3-1-10", "0505", "of 3").leader("l", 8, "0505", "of 3");
    assertThat(attack(leader, "a")).isEqualTo(3);
  }

  @Test
  @Case("KIEV-20.2")
  void grossdeutschlandAndAnyRegimentAreBothDoubled() {
    Sketch s =
        target().motorized("gd", "2-2-10", "0505", "of GD").panzer("a", "3-1-10", "0505", "of 3");
    assertThat(attack(s, "gd,a")).isEqualTo(10);
  }

  @Test
  @Case("KIEV-20.2")
  void grossdeutschlandWithTwoRegimentsOfADivisionDoublesAllThree() {
    Sketch s =
        target()
            .motorized("gd", "2-2-10", "0505", "of GD")
            .panzer("a", "3-1-10", "0505", "of 3")
            .motorized("b", "1-3-10", "0505", "of 3");
    assertThat(attack(s, "gd,a,b")).isEqualTo(12);
  }

  @Test
  @Case("KIEV-20.2")
  void withRegimentsOfTwoDivisionsGrossdeutschlandDoublesTheBetterOne() {
    Sketch s =
        target()
            .motorized("gd", "2-2-10", "0505", "of GD")
            .panzer("a", "3-1-10", "0505", "of 3")
            .motorized("b", "1-3-10", "0505", "of 4");
    assertThat(attack(s, "gd,a,b")).isEqualTo(4 + 6 + 1);
    Play defending =
        Sketch.sovietCombat(2)
            .soviet("s", "2-3-6", "0604")
            .hq("h", 5, "0704")
            .motorized("gd", "2-2-10", "0505", "of GD")
            .panzer("a", "3-1-10", "0505", "of 3")
            .motorized("b", "1-3-10", "0505", "of 4")
            .begin();
    assertThat(defending.odds("attack attackers=s hexes=0505").defence()).isEqualTo(4 + 1 + 6);
  }

  @Test
  @Case("KIEV-20.2")
  void grossdeutschlandWithAnInfantryDivisionOrAloneIsNotDoubled() {
    Sketch s = target().motorized("gd", "2-2-10", "0505", "of GD").german("i", "5-7-7", "0505");
    assertThat(attack(s, "gd,i")).isEqualTo(7);
    assertThat(attack(target().motorized("gd", "2-2-10", "0505", "of GD"), "gd")).isEqualTo(2);
  }
}
