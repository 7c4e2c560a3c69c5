package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A planned battle says by which cases its strengths come about. */
class ForecastTest {
  private static final String COMBAT = "combat";

  private static List<String> explained(Play table, String order) {
    return table.odds(order).steps().stream().map(m -> m.rule() + " " + m.effect()).toList();
  }

  private static Sketch facing() {
    return Sketch.clear(8, 8).german("a", "8-8-7", "0403").soviet("x", "4-4-6", "0404");
  }

  private static List<String> germanAttack(Sketch sketch) {
    return explained(sketch.begin(Side.AXIS, COMBAT), "attack attackers=a hexes=0404");
  }

  @Test
  @Case("AGS-9.31")
  void whatIsPrintedNeedsNoExplanation() {
    assertThat(germanAttack(facing())).isEmpty();
    assertThat(germanAttack(facing().terrain("woods", "0403").hexside("minor-river", "0404/0405")))
        .isEmpty();
  }

  @Test
  @Case({"AGS-10.4", "AGS-10.26"})
  void terrainOfTheDefendersHexIsNamed() {
    assertThat(germanAttack(facing().terrain("woods", "0404"))).containsExactly("AGS-10.4 x2");
    assertThat(germanAttack(facing().terrain("rough", "0404"))).containsExactly("AGS-10.4 x2");
    assertThat(germanAttack(facing().terrain("city", "0404"))).containsExactly("AGS-10.26 x2");
  }

  @Test
  @Case({"AGS-10.12", "AGS-10.14"})
  void riversBeforeTheDefenderAreNamed() {
    assertThat(germanAttack(facing().hexside("minor-river", "0403/0404")))
        .containsExactly("AGS-10.12 x2");
    assertThat(germanAttack(facing().hexside("major-river", "0403/0404")))
        .containsExactly("AGS-10.14 x3");
  }

  @Test
  @Case("AGS-10.32")
  void severalBonusesMakeThree() {
    assertThat(germanAttack(facing().terrain("city", "0404").terrain("woods", "0404")))
        .containsExactlyInAnyOrder("AGS-10.4 x2", "AGS-10.26 x2", "AGS-10.32 x3");
    assertThat(germanAttack(facing().terrain("woods", "0404").hexside("minor-river", "0403/0404")))
        .containsExactlyInAnyOrder("AGS-10.4 x2", "AGS-10.12 x2", "AGS-10.32 x3");
    assertThat(germanAttack(facing().terrain("rough", "0404").hexside("minor-river", "0403/0404")))
        .contains("AGS-10.32 x3");
    assertThat(germanAttack(facing().terrain("rough", "0404").terrain("woods", "0404")))
        .contains("AGS-10.32 x3");
  }

  @Test
  @Case("AGS-12.23")
  void lackOfSupplyIsNamedOnBothSides() {
    assertThat(germanAttack(facing().also("unsupplied"))).containsExactly("AGS-12.23 /2");
    Play table =
        Sketch.clear(8, 8)
            .german("a", "8-8-7", "0403", "unsupplied")
            .german("b", "8-8-7", "0403")
            .soviet("x", "4-4-6", "0404")
            .begin(Side.AXIS, COMBAT);
    assertThat(explained(table, "attack attackers=a,b hexes=0404")).containsExactly("AGS-12.23 /2");
    assertThat(table.odds("attack attackers=a,b hexes=0404").steps().getFirst().what())
        .startsWith("a ");
  }

  @Test
  @Case("AGS-9.9")
  void divisionalIntegrityIsNamedForEveryRegiment() {
    Play table =
        Sketch.clear(8, 8)
            .regiment("a", "1st", "4-4-7", "0403")
            .regiment("b", "1st", "4-4-7", "0403")
            .regiment("c", "2nd", "4-4-7", "0403")
            .soviet("x", "4-4-6", "0404")
            .begin(Side.AXIS, COMBAT);
    assertThat(explained(table, "attack attackers=a,b,c hexes=0404"))
        .containsExactly("AGS-9.9 x2", "AGS-9.9 x2");
    Play defended =
        Sketch.clear(8, 8)
            .regiment("a", "1st", "4-4-7", "0403")
            .regiment("b", "1st", "4-4-7", "0403")
            .soviet("x", "4-4-6", "0404")
            .begin(Side.SOVIET, COMBAT);
    assertThat(explained(defended, "attack attackers=x hexes=0403"))
        .containsExactly("AGS-9.9 x2", "AGS-9.9 x2");
  }

  @Test
  @Case({"AGS-6.0", "AGS-11.37"})
  void anOverrunIsHalvedAndAHeadquartersAddsItsRating() {
    Play moving =
        Sketch.clear(8, 8)
            .panzer("a", "20-8-7", "0403")
            .soviet("x", "4-4-6", "0404")
            .begin(Side.AXIS, "initial-movement");
    assertThat(explained(moving, "overrun units=a hex=0404")).containsExactly("AGS-6.0 /2");
    Play fighting =
        Sketch.clear(8, 8)
            .hq("h", 3, "0404")
            .soviet("x", "4-4-6", "0404")
            .german("a", "8-8-7", "0403")
            .begin(Side.SOVIET, COMBAT);
    assertThat(explained(fighting, "attack attackers=x hexes=0403 hq-bonus=true"))
        .containsExactly("AGS-11.37 +3 at most");
    assertThat(explained(fighting, "attack attackers=x hexes=0403")).isEmpty();
  }
}
