package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 16.6 and 41: which depots serve an attack, and what a source has left. */
class ProvisionsTest {
  private static Sketch field() {
    return Sketch.clear(7, 20).rifle("x", "0402");
  }

  private static AttackSupply provide(Play play, String... ids) {
    int[] units = Arrays.stream(ids).mapToInt(play::unit).toArray();
    return play.rules().supply.forAttack(play.position(), Units.of(units), false);
  }

  private static List<String> names(Play play, Units units) {
    return units.stream().mapToObj(play.rules()::name).toList();
  }

  @Test
  @Case("CTS-16.6e")
  void ofTwoDepotsTheOneThatServesMoreIsTaken() {
    Play play =
        field()
            .counter("axis-depot-1", "0118")
            .counter("axis-depot-2", "0410")
            .german("a", "0412")
            .german("b", "0409")
            .german("c", "0408")
            .begin(Side.AXIS, "combat");
    AttackSupply supply = provide(play, "a", "b", "c");
    assertThat(names(play, supply.depots())).containsExactly("axis-depot-2");
    assertThat(supply.supplied().size()).isEqualTo(3);
  }

  @Test
  @Case("CTS-16.6e")
  void aDepotThatIsOpenAlreadyIsTakenBeforeABetterOne() {
    Play play =
        field()
            .counter("axis-depot-1", "0409")
            .counter("axis-depot-2", "0410")
            .german("a", "0408")
            .begin(Side.AXIS, "combat");
    play.position().mark(play.unit("axis-depot-2"), Flag.SPENT);
    assertThat(names(play, provide(play, "a").depots())).containsExactly("axis-depot-2");
    Play fresh =
        field()
            .counter("axis-depot-1", "0409")
            .counter("axis-depot-2", "0410")
            .german("a", "0408")
            .begin(Side.AXIS, "combat");
    assertThat(names(fresh, provide(fresh, "a").depots())).containsExactly("axis-depot-1");
  }

  @Test
  @Case({"CTS-16.6a", "CTS-16.6e"})
  void nobodyAttacksWithoutAttackersAndNoDepotIsOpenedForThoseOutOfReach() {
    Play play =
        field().counter("axis-depot-1", "0118").german("a", "0408").begin(Side.AXIS, "combat");
    Provisions provisions = play.rules().provisions;
    assertThat(provisions.provide(play.position(), new int[0], false).supplied().size()).isZero();
    assertThat(provide(play, "a").depots().size()).isZero();
    assertThat(provide(play, "a").supplied().size()).isZero();
  }

  @Test
  @Case({"CTS-41.0a", "CTS-41.0b", "CTS-41.0c"})
  void whatAnHqGaveInOneAttackIsMissingInTheNext() {
    Sketch sketch = Sketch.clear(7, 20).option("hq-limits").hq("h", Side.AXIS, "0412", "active");
    for (int i = 0; i < 3; i++) {
      sketch.panzer("p" + i, "9-9-6|5-5-6", "0310");
      sketch.axis("i" + i, "4-4-3|2-2-3", "0510", "nation italian");
    }
    Play play = sketch.rifle("x", "0309").rifle("y", "0509").begin(Side.AXIS, "combat");
    assertThat(provide(play, "p0", "p1", "p2").supplied().size()).isEqualTo(3);
    assertThat(provide(play, "i0", "i1", "i2").supplied().size()).as("foreigners").isEqualTo(2);
    int hq = play.unit("h");
    play.rules()
        .provisions
        .draw(play.position(), new int[] {play.unit("p0"), play.unit("i0")}, false);
    assertThat(play.rules().ledger.given(play.position(), hq)).isNotZero();
    assertThat(provide(play, "p0", "p1", "p2").supplied().size()).isEqualTo(2);
    assertThat(provide(play, "i0", "i1", "i2").supplied().size()).isEqualTo(1);
    play.rules().provisions.draw(play.position(), new int[] {play.unit("i1")}, false);
    assertThat(provide(play, "i2").supplied().size()).isZero();
    play.rules().provisions.forget(play.position());
    assertThat(provide(play, "i0", "i1").supplied().size()).isEqualTo(2);
  }

  @Test
  @Case({"CTS-41.0a", "CTS-41.0c"})
  void anHqServesSoManyDivisionsInAllItsAttacks() {
    Sketch sketch = Sketch.clear(7, 20).option("hq-limits").hq("h", Side.AXIS, "0412", "active");
    int n = 0;
    for (String hex : List.of("0310", "0410", "0510", "0311", "0411", "0511")) {
      for (int i = 0; i < 3 && n < 14; i++) {
        sketch.german("g" + n++, hex);
      }
    }
    Play play = sketch.rifle("x", "0402").begin(Side.AXIS, "combat");
    String[] all = new String[n];
    for (int i = 0; i < n; i++) {
      all[i] = "g" + i;
    }
    assertThat(provide(play, all).supplied().size()).isEqualTo(12);
    int[] four = {play.unit("g0"), play.unit("g1"), play.unit("g2"), play.unit("g3")};
    play.rules().provisions.draw(play.position(), four, false);
    assertThat(provide(play, all).supplied().size()).isEqualTo(8);
    play.rules().provisions.draw(play.position(), four, false);
    assertThat(provide(play, all).supplied().size()).isEqualTo(4);
  }

  @Test
  @Case("CTS-41.0b")
  void rumaniansSupplyNoHungarians() {
    Play play =
        Sketch.clear(7, 20)
            .option("hq-limits")
            .hq("h", Side.AXIS, "0412", "active", "nation rumanian")
            .axis("r", "4-4-3|2-2-3", "0410", "nation rumanian")
            .axis("u", "4-4-3|2-2-3", "0411", "nation hungarian")
            .axis("i", "4-4-3|2-2-3", "0510", "nation italian")
            .rifle("x", "0402")
            .begin(Side.AXIS, "combat");
    assertThat(names(play, provide(play, "r", "u", "i").supplied()))
        .containsExactlyInAnyOrder("r", "i");
  }
}
