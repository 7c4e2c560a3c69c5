package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 6.7 and 6.8: a Bond on a hexside that one's own Bond meets as the phase begins. */
class MeetingBondsTest {
  /** The Soviets hold the hexside 0403/0404, the Axis the hex 0404 or 0403 across it. */
  private static Sketch crossing() {
    return Sketch.clear(9, 9).rifle("a", "0304").rifle("b", "0504");
  }

  private static boolean bonds(Play play, Side side, String a, String b) {
    int d = play.rules().board().grid().direction(play.hex(a), play.hex(b));
    return play.position().bondAcross(side, ZonesOfControl.ZONE, play.hex(a), d);
  }

  @Test
  @Case({"CTS-6.7", "CTS-6.8"})
  void aHexsideThatOnesOwnBondMeetsIsOpenForTheWholePhase() {
    Play play = crossing().german("p", "0405").german("q", "0403").begin(Side.AXIS, "movement");
    Play none = crossing().german("p", "0405").begin(Side.AXIS, "movement");
    assertThat(bonds(play, Side.SOVIET, "0403", "0404")).isTrue();
    List<Integer> sides =
        play.rules().bonds.openSides(play.position(), Side.AXIS).stream().boxed().toList();
    assertThat(sides).contains(play.hex("0404"), play.hex("0403"));
    assertThat(none.rules().bonds.openSides(none.position(), Side.AXIS).size()).isZero();
    InMovement stage = InMovement.BEGUN.with(Units.of());
    assertThat(stage.isOpen(play.hex("0403"), play.hex("0404"))).isFalse();
    InMovement open =
        new InMovement(
            Units.of(),
            play.rules().bonds.openHexes(play.position(), Side.AXIS),
            play.rules().bonds.openSides(play.position(), Side.AXIS));
    assertThat(open.isOpen(play.hex("0403"), play.hex("0404"))).isTrue();
    assertThat(open.isOpen(play.hex("0404"), play.hex("0403"))).isTrue();
    assertThat(open.isOpen(play.hex("0404"), play.hex("0405"))).isFalse();
    assertThat(open.isOpen(play.hex("0403"), play.hex("0402"))).isFalse();
  }

  // ---- what changes zones and Bonds

  @Test
  @Case({"CTS-6.6", "CTS-6.2.1b"})
  void bondsComeAndGoWithTheIce() {
    Play play =
        Sketch.clear(9, 9)
            .turn(40)
            .rifle("a", "0403")
            .rifle("b", "0405")
            .rifle("c", "0703")
            .rifle("d", "0705")
            .hexside("major-river", "0403/0404", "0404/0405")
            .hexside("volga", "0703/0704", "0704/0705")
            .begin(Side.AXIS, "movement");
    int major = play.rules().tables.majorFrozen();
    int volga = play.rules().tables.volgaFrozen();
    assertThat(major).isLessThan(volga);
    for (int turn : new int[] {40, major - 1, major, volga - 1, volga, volga + 1, major, 40}) {
      play.position().setTurn(turn);
      assertThat(over(play, "0404")).as("great river, turn " + turn).isEqualTo(turn >= major);
      assertThat(over(play, "0704")).as("Volga, turn " + turn).isEqualTo(turn >= volga);
    }
  }

  private static boolean over(Play play, String hex) {
    return play.position().bondOver(Side.SOVIET, ZonesOfControl.ZONE, play.hex(hex));
  }

  @Test
  @Case({"CTS-6.9", "CTS-8.2b", "CTS-34.3b"})
  void bondsWithAnEdgeFollowItsLimits() {
    Sketch north = Sketch.map().german("g", "1148").german("h", "1146").rifle("x", "1702");
    Play play = north.begin(Side.AXIS, "movement");
    int[] before = ZonesOfControl.hexsides(play.position(), Side.AXIS);
    play.position().setValue(Ledger.NORTH_LIMIT, play.hex("1052") + 1);
    int[] after = ZonesOfControl.hexsides(play.position(), Side.AXIS);
    Play fresh = north.state("north-limit", "1052").begin(Side.AXIS, "movement");
    assertThat(after).isEqualTo(ZonesOfControl.hexsides(fresh.position(), Side.AXIS));
    assertThat(after).isNotEqualTo(before);
  }

  @Test
  @Case({"CTS-6.2", "CTS-6.2.1c", "CTS-13.0b"})
  void aWholeDivisionExertsAZoneARemnantOrADisruptedOneDoesNot() {
    Play play =
        Sketch.clear(9, 9)
            .rifle("a", "0403")
            .rifle("remnant", "0405", "lost 2")
            .rifle("shaken", "0503", "disrupted")
            .soviet("small", "2-2-3|1-1-3", "0505", "size brigade")
            .german("g", "0808")
            .begin(Side.AXIS, "movement");
    for (String id : List.of("a", "remnant", "shaken", "small")) {
      assertThat(exerts(play, id, ZonesOfControl.ZONE)).as(id).isEqualTo(id.equals("a"));
      assertThat(exerts(play, id, ZonesOfControl.BESIDE)).as(id).isTrue();
    }
  }

  private static boolean exerts(Play play, String id, int purpose) {
    return play.position().exerts(play.unit(id), purpose);
  }

  @Test
  @Case("CTS-6.8H")
  void rivalsBondWhereAThirdNationWouldDo() {
    Sketch rivals =
        Sketch.clear(9, 9)
            .axis("h", "3-4-3|2-3-3", "0403", "nation hungarian")
            .axis("r", "3-4-3|2-3-3", "0405", "nation rumanian")
            .rifle("x", "0802");
    assertThat(axisOver(rivals.begin(Side.AXIS, "movement"))).isFalse();
    assertThat(axisOver(rivals.german("g", "0403").begin(Side.AXIS, "movement"))).isTrue();
    Sketch small =
        Sketch.clear(9, 9)
            .axis("h1", "1-1-3", "0403", "nation hungarian", "size regiment")
            .axis("h2", "1-1-3", "0403", "nation hungarian", "size regiment")
            .axis("h3", "1-1-3", "0403", "nation hungarian", "size regiment")
            .axis("r", "3-4-3|2-3-3", "0405", "nation rumanian")
            .rifle("x", "0802");
    assertThat(axisOver(small.begin(Side.AXIS, "movement"))).isFalse();
    assertThat(
            axisOver(
                small.axis("g", "1-1-3", "0403", "size regiment").begin(Side.AXIS, "movement")))
        .isTrue();
  }

  private static boolean axisOver(Play play) {
    return play.position().bondOver(Side.AXIS, ZonesOfControl.ZONE, play.hex("0404"));
  }
}
