package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Cases 34.1 and 34.8: attacks in the Caucasus and on the Black Sea Coast. */
class BoxCombatTest {
  private static Sketch boxes(String caucasus, String coast) {
    return Sketch.map()
        .state("scenario", "campaign")
        .state("axis-marker", Map.of("caucasus", caucasus, "black-sea-coast", coast))
        .hq("h", Side.AXIS, "caucasus", "active")
        .hq("i", Side.AXIS, "black-sea-coast", "active")
        .hq("k", Side.SOVIET, "caucasus", "active", "trait guards");
  }

  private static int shift(Forecast odds, String rule) {
    return odds.steps().stream()
        .filter(step -> step.rule().equals(rule))
        .map(Modifier::effect)
        .mapToInt(Integer::parseInt)
        .sum();
  }

  @Test
  @Case({"CTS-34.8", "CTS-34.1.3"})
  void theMarksOfTheTrackShiftForTheDefender() {
    String attack = "attack-box attackers=a box=caucasus";
    Play next =
        boxes("armavir", "taman-peninsula")
            .german("a", "caucasus")
            .rifle("x", "caucasus")
            .begin(Side.AXIS, "combat");
    assertThat(shift(next.odds(attack), "CTS-34.8")).isEqualTo(-1);
    assertThat(next.odds(attack).shifts()).isEqualTo(-1);
    Play mountains =
        boxes("mozdok", "taman-peninsula")
            .german("a", "caucasus")
            .rifle("x", "caucasus")
            .begin(Side.AXIS, "combat");
    assertThat(shift(mountains.odds(attack), "CTS-34.8")).isEqualTo(-2);
    assertThat(mountains.odds(attack).shifts()).isEqualTo(-2);
    Play open =
        boxes("kuban-steppes", "taman-peninsula")
            .german("a", "caucasus")
            .rifle("x", "caucasus")
            .begin(Side.AXIS, "combat");
    assertThat(open.odds(attack).shifts()).isZero();
    Play soviet =
        boxes("krasnodar", "taman-peninsula")
            .german("a", "caucasus")
            .rifle("x", "caucasus")
            .begin(Side.SOVIET, "combat");
    assertThat(shift(soviet.odds("attack-box attackers=x box=caucasus"), "CTS-34.8")).isEqualTo(-1);
  }

  @Test
  @Case({"CTS-34.8", "CTS-34.1.3"})
  void theCoastHasItsOwnMarks() {
    Play play =
        boxes("kuban-steppes", "krymskaya")
            .german("a", "black-sea-coast")
            .rifle("x", "black-sea-coast")
            .begin(Side.AXIS, "combat");
    assertThat(shift(play.odds("attack-box attackers=a box=black-sea-coast"), "CTS-34.8"))
        .isEqualTo(-2);
  }

  @Test
  @Case({"CTS-34.1.3", "CTS-11.2h", "CTS-11.2l"})
  void armorCountsInABoxWhereTheTrackHasNoMarks() {
    for (String marker : new String[] {"kuban-steppes", "armavir"}) {
      Play play =
          boxes(marker, "taman-peninsula")
              .panzer("p", "12-12-6|9-9-6", "caucasus")
              .rifle("x", "caucasus")
              .begin(Side.AXIS, "combat");
      Forecast odds = play.odds("attack-box attackers=p box=caucasus");
      assertThat(shift(odds, "CTS-11.2l")).as(marker).isEqualTo(marker.equals("armavir") ? 0 : 2);
    }
  }

  @Test
  @Case({"CTS-34.1a", "CTS-34.1.1"})
  void eachBoxIsAttackedOnce() {
    Play play =
        boxes("kuban-steppes", "taman-peninsula")
            .german("a", "caucasus")
            .german("b", "caucasus")
            .german("c", "black-sea-coast")
            .german("d", "black-sea-coast")
            .rifle("x", "caucasus")
            .rifle("y", "black-sea-coast")
            .begin(Side.AXIS, "combat");
    play.plays("attack-box attackers=c box=black-sea-coast", 4, 2).until("combat");
    play.refuses("CTS-34.1a", "attack-box attackers=d box=black-sea-coast")
        .allows("attack-box attackers=a box=caucasus");
    play.plays("attack-box attackers=a box=caucasus", 4, 2).until("combat");
    play.refuses("CTS-34.1a", "attack-box attackers=b box=caucasus")
        .refuses("CTS-34.1a", "attack-box attackers=d box=black-sea-coast");
  }

  @Test
  @Case({"CTS-34.1a", "CTS-34.1.3", "CTS-10.1.8a", "CTS-11.6a"})
  void anAttackInABoxNeedsADefenderHopeAndFairMeans() {
    Play empty =
        boxes("kuban-steppes", "taman-peninsula")
            .german("a", "black-sea-coast")
            .rifle("x", "caucasus")
            .begin(Side.AXIS, "combat");
    empty.refuses("CTS-34.1a", "attack-box attackers=a box=black-sea-coast");
    Play play =
        boxes("kuban-steppes", "taman-peninsula")
            .german("a", "caucasus")
            .axis("w", "1-1-3", "caucasus")
            .soviet("x", "5-9-3|5-5-3", "caucasus")
            .begin(Side.AXIS, "combat");
    play.refuses("CTS-10.1.8a", "attack-box attackers=w box=caucasus")
        .refuses("CTS-11.6a", "attack-box attackers=a box=caucasus effort=3")
        .allows("attack-box attackers=a box=caucasus effort=2");
  }
}
