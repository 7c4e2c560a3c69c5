package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Rolled;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 11, 27, 39 and 40: rivers before several hexes, barrages, pockets, Ground Support. */
class ShiftsInCombatTest {
  private static Sketch axis() {
    return Sketch.clear(9, 12).state("scenario", "fall-blau").hq("h", Side.AXIS, "0406", "active");
  }

  private static Forecast odds(Sketch sketch, String attack) {
    return sketch.begin(Side.AXIS, "combat").odds(attack);
  }

  // ---- rivers

  @Test
  @Case({"CTS-11.1b", "CTS-11.1d", "CTS-11.1k"})
  void aMinorRiverBeforeAllHexesShiftsOnceAndBeforeSomeOfThemNot() {
    String attack = "attack attackers=a hexes=0404,0305";
    Sketch both =
        axis()
            .german("a", "0405")
            .rifle("x", "0404")
            .rifle("y", "0305")
            .hexside("minor-river", "0404/0405", "0305/0405");
    assertThat(odds(both, attack).shifts()).isEqualTo(-1);
    Sketch one =
        axis()
            .german("a", "0405")
            .rifle("x", "0404")
            .rifle("y", "0305")
            .hexside("minor-river", "0404/0405");
    assertThat(odds(one, attack).shifts()).isZero();
    Sketch other =
        axis()
            .german("a", "0405")
            .rifle("x", "0404")
            .rifle("y", "0305")
            .hexside("minor-river", "0305/0405");
    assertThat(odds(other, attack).shifts()).isZero();
  }

  @Test
  @Case({"CTS-11.1b", "CTS-11.1e", "CTS-11.1j"})
  void behindAMajorRiverTheHexIsDoubledOrTakesItsHillsWhicheverIsBetter() {
    String attack = "attack attackers=a hexes=0404,0305";
    Sketch second =
        axis()
            .axis("a", "40-8-3|6-6-3", "0405")
            .rifle("x", "0404")
            .rifle("y", "0305")
            .hexside("major-river", "0305/0405");
    assertThat(odds(second, attack).defence()).isEqualTo(15);
    Sketch hills =
        axis()
            .axis("a", "40-8-3|6-6-3", "0405")
            .rifle("x", "0404")
            .rifle("y", "0305")
            .terrain("hill", "0305")
            .hexside("major-river", "0305/0405");
    assertThat(odds(hills, attack).column()).isEqualTo("2-1");
    assertThat(odds(hills, attack).defence()).isEqualTo(15);
    assertThat(odds(hills, attack).shifts()).isZero();
  }

  /** CTS-39.0: attackers across a Major River count a third, if that is worse than the terrain. */
  @Test
  @Case({"CTS-39.0a", "CTS-39.0b"})
  void byTheOptionRiversWeakenWhoCrossesThemUnlessOtherGroundIsWorse() {
    Sketch river =
        axis()
            .option("river-fractions")
            .axis("a", "30-8-3|6-6-3", "0405")
            .rifle("x", "0404")
            .hexside("major-river", "0404/0405");
    Forecast weak = odds(river, "attack attackers=a hexes=0404");
    assertThat(weak.attack()).isEqualTo(10);
    assertThat(weak.defence()).isEqualTo(5);
    assertThat(weak.column()).isEqualTo("2-1");
    Sketch city =
        axis()
            .option("river-fractions")
            .axis("a", "30-8-3|6-6-3", "0405")
            .rifle("x", "0404")
            .terrain("minor-city", "0404")
            .hexside("minor-river", "0404/0405");
    Forecast town = odds(city, "attack attackers=a hexes=0404");
    assertThat(town.column()).isEqualTo("3-1");
    Sketch two =
        axis()
            .option("river-fractions")
            .axis("a", "60-8-3|6-6-3", "0405")
            .rifle("x", "0404")
            .rifle("y", "0305")
            .terrain("minor-city", "0404", "0305")
            .hexside("major-river", "0404/0405", "0305/0405");
    Forecast broad = odds(two, "attack attackers=a hexes=0404,0305");
    assertThat(broad.attack()).isEqualTo(20);
    assertThat(broad.defence()).isEqualTo(10);
    assertThat(broad.column()).isEqualTo("2-1");
  }

  // ---- pockets

  private static Sketch pocket(String side, String hex, int box) {
    return Sketch.adrift(9, 9)
        .state("scenario", "uranus")
        .german("a", "0405")
        .rifle("x", "0404")
        .state("pockets", List.of(Map.of("side", side, "hex", hex, "box", box)));
  }

  @Test
  @Case({"CTS-27.2g", "CTS-27.2h"})
  void aPocketWithoutSuppliesShiftsAgainstItsSide() {
    String attack = "attack attackers=a hexes=0404";
    assertThat(odds(pocket("axis", "0405", 1), attack).shifts()).isZero();
    assertThat(odds(pocket("axis", "0405", 9), attack).shifts()).isEqualTo(-1);
    assertThat(odds(pocket("axis", "0405", 13), attack).shifts()).isEqualTo(-2);
    assertThat(odds(pocket("soviet", "0404", 9), attack).shifts()).isEqualTo(1);
    assertThat(odds(pocket("soviet", "0404", 13), attack).shifts()).isEqualTo(2);
  }

  // ---- barrages

  private static Sketch guns(String gun, String attacker) {
    return Sketch.clear(9, 12)
        .option("barrages")
        .hq("k", Side.SOVIET, "0502", "active", "trait guards")
        .unit("g", Side.SOVIET, "artillery", "12-1-0", gun, "deployed")
        .unit("d", Side.SOVIET, "depot", "0-0-0", gun, "size none")
        .rifle("x", attacker)
        .german("a", "0405");
  }

  @Test
  @Case("CTS-40.0a")
  void aSovietBarrageIsFiredFromBesideTheTargetOrAnAttacker() {
    String attack = "attack attackers=x hexes=0405 barrage=g";
    guns("0402", "0404").begin(Side.SOVIET, "combat").refuses("CTS-40.0a", attack);
    guns("0403", "0404").begin(Side.SOVIET, "combat").allows(attack);
    guns("0404", "0404").begin(Side.SOVIET, "combat").allows(attack);
    guns("0406", "0404").begin(Side.SOVIET, "combat").allows(attack);
    guns("0407", "0404").begin(Side.SOVIET, "combat").refuses("CTS-40.0a", attack);
  }

  @Test
  @Case("CTS-40.0b")
  void anAxisBarrageReachesFourHexes() {
    for (String place : List.of("0408", "0409")) {
      Play play =
          axis()
              .option("barrages")
              .hq("q", Side.AXIS, place)
              .unit("d", Side.AXIS, "depot", "0-0-0", place, "size none")
              .german("a", "0405")
              .rifle("x", "0404")
              .begin(Side.AXIS, "combat");
      String attack = "attack attackers=a hexes=0404 barrage=q";
      if (place.equals("0408")) {
        play.allows(attack);
      } else {
        play.refuses("CTS-40.0b", attack);
      }
    }
  }

  // ---- dice

  @Test
  @Case({"CTS-23.11d", "CTS-10.2d"})
  void theSideWhoseSupportIsGreaterRollsForTheRemainder() {
    Sketch ours =
        axis()
            .german("a", "0405")
            .rifle("x", "0404")
            .unit("g", Side.AXIS, "ground-support", "3-3-0", "0404", "size air", "bombing 1");
    Play play = ours.begin(Side.AXIS, "combat");
    play.plays("attack attackers=a hexes=0404 air-units=g", 5, 3, 2);
    assertThat(roller(play)).isEqualTo(Side.AXIS);
    assertThat(play.last(Combat.class).defence()).isEqualTo(5);
    assertThat(play.last(Combat.class).overrun()).isFalse();
    Sketch theirs =
        axis()
            .german("a", "0405")
            .rifle("x", "0404")
            .unit("s", Side.SOVIET, "ground-support", "3-3-0", "0404", "size air", "bombing 1");
    Play answered = theirs.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0404");
    answered.plays("air-support units=s", 5, 3, 2);
    assertThat(roller(answered)).isEqualTo(Side.SOVIET);
    assertThat(answered.last(Combat.class).shifts()).isEqualTo(-1);
  }

  private static Side roller(Play play) {
    return play.events().stream()
        .filter(e -> e instanceof Rolled r && r.purpose().equals("ground-support"))
        .map(e -> ((Rolled) e).who())
        .findFirst()
        .orElseThrow();
  }
}
