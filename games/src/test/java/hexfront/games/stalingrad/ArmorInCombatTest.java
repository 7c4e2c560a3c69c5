package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 10.5.2 and 11.2: which armor made the shift or denied it, and pays for that. */
class ArmorInCombatTest {
  /** A panzer division of so many steps attacks tanks of so many steps; infantry with both. */
  private static Play meeting(int panzers, int tanks, String ground) {
    Sketch sketch =
        Sketch.clear(9, 9)
            .terrain(ground, "0404")
            .hq("h", Side.AXIS, "0406", "active")
            .german("i", "0405")
            .rifle("x", "0404");
    if (panzers > 0) {
      sketch.panzer("p", "9-9-6" + "|3-3-6".repeat(panzers - 1), "0405");
    }
    if (tanks > 0) {
      sketch.tank("t", "5-5-5" + "|3-3-5".repeat(tanks - 1), "0404");
    }
    return sketch.begin(Side.AXIS, "combat");
  }

  private static Units units(Play play, String... ids) {
    return Units.of(List.of(ids).stream().mapToInt(play::unit).toArray());
  }

  private static ArmorSuperiority.Effect effect(int panzers, int tanks, String ground) {
    Play play = meeting(panzers, tanks, ground);
    Units attackers = panzers > 0 ? units(play, "i", "p") : units(play, "i");
    Units defenders = tanks > 0 ? units(play, "x", "t") : units(play, "x");
    Assault assault = new Assault(attackers, Hexes.of(play.hex("0404")), 0, Means.NONE, false);
    return play.rules().combat.armor.effect(play.position(), assault, defenders);
  }

  private static void check(
      ArmorSuperiority.Effect effect, int shift, int attackers, int defenders) {
    assertThat(effect.shift()).isEqualTo(shift);
    assertThat(effect.attackers().size()).as("attackers").isEqualTo(attackers);
    assertThat(effect.defenders().size()).as("defenders").isEqualTo(defenders);
  }

  @Test
  @Case({"CTS-11.2c", "CTS-10.5.2"})
  void armorThatIsAloneMakesTheShift() {
    check(effect(2, 0, "clear"), 1, 1, 0);
    check(effect(0, 2, "clear"), -1, 0, 1);
    check(effect(0, 0, "clear"), 0, 0, 0);
  }

  @Test
  @Case({"CTS-11.2a", "CTS-11.2b", "CTS-10.5.2"})
  void armorOfBothSidesMakesTheShiftOrDeniesIt() {
    check(effect(2, 2, "clear"), 1, 1, 0);
    check(effect(2, 3, "clear"), 0, 1, 1);
    check(effect(2, 4, "clear"), -1, 0, 1);
  }

  @Test
  @Case({"CTS-11.2h", "CTS-10.5.2"})
  void armorOnBadGroundCanOnlyDenyTheShift() {
    check(effect(2, 0, "forest"), 0, 0, 0);
    check(effect(2, 2, "forest"), 0, 1, 0);
    check(effect(2, 3, "forest"), 0, 1, 0);
    check(effect(2, 4, "forest"), -1, 0, 1);
  }
}
