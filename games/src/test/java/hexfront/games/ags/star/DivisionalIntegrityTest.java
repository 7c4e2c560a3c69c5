package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Play;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Case 19.5. */
class DivisionalIntegrityTest {
  private static Sketch sketch() {
    return Sketch.clear(8, 8).panzer("p", "6-2-10", "0404", "of 11Pz").soviet("x", "2-2-6", "0405");
  }

  private static Play combat(Sketch sketch) {
    return sketch.begin(Side.AXIS, "combat");
  }

  @Test
  @Case("STAR-19.5")
  void twoUnitsOfADivisionInAHexAreDoubledInAttackAndDefence() {
    Sketch together = sketch().grenadiers("g", "1-3-10", "0404", "of 11Pz");
    assertThat(combat(together).attackOf("attack attackers=p,g hexes=0405")).isEqualTo(14);
    Sketch defending =
        Sketch.clear(8, 8)
            .panzer("p", "6-2-10", "0404", "of 11Pz")
            .grenadiers("g", "1-3-10", "0404", "of 11Pz")
            .hq("h", 4, "0408")
            .soviet("x", "9-9-6", "0405");
    assertThat(
            defending.begin(Side.SOVIET, "combat").defenceAgainst("attack attackers=x hexes=0404"))
        .isEqualTo(10);
  }

  @Test
  @Case("STAR-19.5")
  void oneUnitAloneOrUnitsOfTwoDivisionsAreNot() {
    assertThat(combat(sketch()).attackOf("attack attackers=p hexes=0405")).isEqualTo(6);
    Sketch mixed = sketch().grenadiers("g", "1-3-10", "0404", "of 6Pz");
    assertThat(combat(mixed).attackOf("attack attackers=p,g hexes=0405")).isEqualTo(7);
    Sketch apart = sketch().grenadiers("g", "1-3-10", "0305", "of 11Pz");
    assertThat(combat(apart).attackOf("attack attackers=p,g hexes=0405")).isEqualTo(7);
  }

  @Test
  @Case("STAR-19.51")
  void infantryAndSovietUnitsNeverHaveIntegrity() {
    Sketch infantry =
        Sketch.clear(8, 8)
            .german("a", "2-3-7", "0404", "of 168Inf")
            .german("b", "2-3-7", "0404", "of 168Inf")
            .soviet("x", "2-2-6", "0405");
    assertThat(combat(infantry).attackOf("attack attackers=a,b hexes=0405")).isEqualTo(4);
  }

  @Test
  @Case("STAR-19.52")
  void anOutsiderDoesNotSpoilItAndIsNotDoubled() {
    Sketch sketch =
        sketch()
            .grenadiers("g", "1-3-10", "0404", "of 11Pz")
            .panzer("o", "6-2-10", "0404", "of 7Pz");
    assertThat(combat(sketch).attackOf("attack attackers=p,g,o hexes=0405")).isEqualTo(20);
  }

  @Test
  @Case("STAR-19.53")
  void theRosterHasTheDivisionsOfTheRule() {
    Setting setting = new StarBox().open("campaign", Map.of());
    AgsRules rules = (AgsRules) setting.rulebook();
    Position p = setting.position();
    String[] never = {"star-ge-1pz10", "star-ge-27pzd", "star-ge-12pgr-4pz"};
    for (String id : never) {
      int unit = rules.board().unit(id).orElseThrow();
      int hex = rules.board().grid().hex("2020").orElseThrow();
      p.place(unit, hex);
      assertThat(rules.exclusive().attackMultiplier(p, unit)).as(id).isEqualTo(1);
    }
    Map<String, Long> sizes =
        rules.board().units().stream()
            .filter(u -> u.arm().startsWith("panzer") && !u.formation().isEmpty())
            .collect(Collectors.groupingBy(Unit::formation, Collectors.counting()));
    assertThat(sizes)
        .containsEntry("GD", 2L)
        .containsEntry("3Pz", 2L)
        .containsEntry("17Pz", 2L)
        .containsEntry("19Pz", 2L)
        .containsEntry("4Pz", 1L)
        .containsEntry("1SS", 3L)
        .containsEntry("2SS", 3L)
        .containsEntry("3SS", 3L)
        .containsEntry("5SS", 3L)
        .containsEntry("6Pz", 3L)
        .containsEntry("7Pz", 3L)
        .containsEntry("11Pz", 3L);
  }
}
