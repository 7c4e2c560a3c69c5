package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import hexfront.games.ags.Play;
import org.junit.jupiter.api.Test;

/** What commanders are told to expect of battles. */
class StarStaffTest {
  private static Prospect expected(Play table, String attacker, String target) {
    Staff staff = table.rules().staff();
    Assault plan = new Assault().against(table.hex(target));
    plan.add(table.position(), table.unit(attacker));
    Prospect prospect = new Prospect();
    assertThat(staff.weigh(table.position(), plan, prospect)).isTrue();
    return prospect;
  }

  private static Sketch sketch(String... flags) {
    return Sketch.clear(8, 10)
        .hq("h", 6, "0401", flags)
        .soviet("x", "9-9-6|5-5-6", "0403")
        .german("a", "3-3-7|2-2-7", "0404");
  }

  /** Attacks at even odds seemed to cost less than the steps that the Soviets had to lose. */
  @Test
  @Case("STAR-21.11")
  void whoAttacksInOffensiveModeCannotGoBack() {
    Play offensive = sketch().begin(Side.SOVIET, "combat");
    Prospect bound = expected(offensive, "x", "0404");
    assertThat(bound.repelled).isZero();
    Prospect free =
        expected(sketch("defensive").begin(Side.SOVIET, "initial-movement"), "x", "0404");
    assertThat(free.repelled).isPositive();
  }

  @Test
  @Case("STAR-21.11")
  void germansMayGoBackFromTheirAttacks() {
    Play table =
        Sketch.clear(8, 10)
            .german("a", "9-9-7|5-5-7", "0404")
            .soviet("x", "3-3-6", "0403")
            .hq("h", 6, "0401")
            .begin(Side.AXIS, "combat");
    assertThat(expected(table, "a", "0403").repelled).isPositive();
  }

  /** Germans with zones all around them seemed to have a way out that cost nothing. */
  @Test
  @Case("STAR-19.6")
  void whoCanOnlyGoThroughZonesMustLoseSteps() {
    Prospect open = expected(sketch().begin(Side.SOVIET, "combat"), "x", "0404");
    Prospect closed =
        expected(
            sketch()
                .soviet("y", "1-1-6", "0306")
                .soviet("z", "1-1-6", "0506")
                .begin(Side.SOVIET, "combat"),
            "x",
            "0404");
    assertThat(closed.odds).isEqualTo(open.odds);
    assertThat(closed.defenderSteps).isGreaterThan(open.defenderSteps);
  }
}
