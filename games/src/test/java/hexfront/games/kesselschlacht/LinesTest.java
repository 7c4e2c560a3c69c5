package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 10: lines of supply as they are shown, and how far they reach. */
class LinesTest {
  private static String line(Play play, String id) {
    SupplyLine line =
        play.rules().supply(play.position(), play.rules().board().side(play.unit(id))).stream()
            .filter(each -> each.unit() == play.unit(id))
            .findFirst()
            .orElseThrow();
    return line.rule()
        + " "
        + (line.in() ? "in " : "out ")
        + line.level()
        + " "
        + play.rules().path(line.path());
  }

  @Test
  @Case({"KS-10.2.1", "KS-10.2.2", "KS-10.2.3"})
  void aSovietLineSaysHowFarItSupplies() {
    Play play =
        Sketch.clear(20, 8)
            .road("0101-0102-0103-0104")
            .area("soviet-supply", "0101")
            .hq("h", "60a", "0204")
            .unit("attack", "60a rifle division C 4-5-5", "0206")
            .unit("other", "18a rifle division C 4-5-5", "0704")
            .unit("out", "60a rifle division C 4-5-5", "1304")
            .unit("off", "60a rifle division C 4-5-5", "off")
            .begin(Side.SOVIET, "combat");
    assertThat(line(play, "attack")).isEqualTo("KS-10.2.1 in attack 0206-0205-0204");
    assertThat(line(play, "h")).isEqualTo("KS-10.2.1 in attack 0204");
    assertThat(line(play, "other")).isEqualTo("KS-10.2.2 in general ");
    assertThat(line(play, "out")).isEqualTo("KS-10.2.3 out out ");
    assertThat(play.rules().supply(play.position(), Side.SOVIET)).hasSize(4);
  }

  @Test
  @Case({"KS-10.3.1", "KS-10.3.2", "KS-10.4.1", "KS-10.4.2", "KS-10.7"})
  void anAxisLineNamesTheCaseOfItsForce() {
    Play play =
        Sketch.clear(20, 8)
            .hq("h", "iii", "0101")
            .hq("k", "xlviii", "0105")
            .unit("a", "iii infantry regiment B 3-3-6", "0103")
            .unit("far", "iii infantry regiment B 3-3-6", "1501")
            .unit("r", "xlviii infantry regiment B 3-3-6", "0106")
            .unit("rfar", "xlviii infantry regiment B 3-3-6", "1502")
            .unit("g", "garrison infantry regiment C 4-3-5", "0403")
            .state("garrisons", Map.of("g", "0403"))
            .begin(Side.AXIS, "movement");
    assertThat(line(play, "a")).isEqualTo("KS-10.4.1 in attack 0103-0102-0101");
    assertThat(line(play, "far")).isEqualTo("KS-10.4.2 out out ");
    assertThat(line(play, "r")).isEqualTo("KS-10.3.1 in attack 0106-0105");
    assertThat(line(play, "rfar")).isEqualTo("KS-10.3.2 out out ");
    assertThat(line(play, "g")).isEqualTo("KS-10.7 in attack 0403");
  }

  @Test
  @Case({"KS-10.1", "KS-10.3.1"})
  void aLineGoesTheCheapestWay() {
    Play play =
        Sketch.clear(9, 9)
            .terrain("mountain", "0403")
            .road("0404-0304-0303-0402")
            .hq("h", "iii", "0402")
            .unit("a", "iii infantry regiment B 3-3-6", "0404")
            .begin(Side.AXIS, "movement");
    assertThat(line(play, "a")).isEqualTo("KS-10.4.1 in attack 0404-0304-0303-0402");
  }

  @Test
  @Case({"KS-10.1", "KS-10.3.1", "KS-5.0.1"})
  void legAndMotorizedUnitsOfOneCorpsEachHaveTheirOwnRange() {
    Play play =
        Sketch.clear(20, 3)
            .state("weather", "mud")
            .hq("h", "xlviii", "0101")
            .hq("k", "iiss", "1901")
            .unit("foot", "xlviii infantry regiment B 3-3-6", "0901")
            .unit("car", "xlviii motorized regiment B 3-3-8", "0901")
            .unit("near", "xlviii motorized regiment B 3-3-8", "0601")
            .unit("other", "iiss motorized regiment B 3-3-8", "1401")
            .unit("otherFar", "iiss motorized regiment B 3-3-8", "1101")
            .unit("otherFoot", "iiss infantry regiment B 3-3-6", "1101")
            .begin(Side.AXIS, "movement");
    assertThat(play.supply("foot")).isEqualTo("attack");
    assertThat(play.supply("car")).isEqualTo("out");
    assertThat(play.supply("near")).isEqualTo("attack");
    assertThat(play.supply("other")).isEqualTo("attack");
    assertThat(play.supply("otherFar")).isEqualTo("out");
    assertThat(play.supply("otherFoot")).isEqualTo("attack");
    play.plays("move units=h path=0101,0201,0301");
    assertThat(play.supply("car")).isEqualTo("out");
    play.plays("end-phase");
    assertThat(play.supply("car")).isEqualTo("out");
  }

  @Test
  @Case({"KS-11.3.3", "KS-10.2.2"})
  void aSovietUnitMayGoWhereARoadSuppliesItWithoutItsHeadquarters() {
    Sketch.clear(20, 4)
        .road("0101-0201-0301-0401-0501")
        .area("soviet-supply", "0101")
        .unit("x", "60a rifle division C 4-5-9", "0701", "active")
        .begin(Side.SOVIET, "movement")
        .allows("move units=x path=0701,0801,0901")
        .refuses("KS-11.3.3", "move units=x path=0701,0801,0901,1001,1101,1201");
  }

  @Test
  @Case({"KS-11.3.3", "KS-10.2.1"})
  void whoMovesWithItsHeadquartersIsNotSuppliedByItWhereItWas() {
    Sketch.clear(4, 12)
        .area("soviet-supply", "0101")
        .hq("h", "60a", "0102", "active")
        .unit("x", "60a rifle division C 4-5-9", "0102", "active")
        .begin(Side.SOVIET, "movement")
        .allows("move units=x path=0102,0103,0104,0105,0106,0107,0108")
        .refuses("KS-11.3.3", "move units=h,x path=0102,0103,0104,0105,0106,0107,0108")
        .refuses("KS-11.3.3", "move units=h path=0102,0103,0104,0105,0106,0107,0108");
  }

  @Test
  @Case({"KS-10.2.1", "KS-9.1.2"})
  void theRoadIsCountedInHexesFromTheSource() {
    Play play =
        Sketch.clear(20, 8)
            .road("0101-0201-0301-0401-0501-0601")
            .area("soviet-supply", "0101")
            .hq("h", "60a", "0601")
            .begin(Side.SOVIET, "activation");
    Supply supply = play.rules().supply;
    assertThat(supply.roadLength(play.position(), play.hex("0101"))).isZero();
    assertThat(supply.roadLength(play.position(), play.hex("0601"))).isEqualTo(5);
    assertThat(supply.roadLength(play.position(), play.hex("0402"))).isEqualTo(4);
    assertThat(supply.roadLength(play.position(), play.hex("0705"))).isEqualTo(Field.FAR);
  }

  @Test
  @Case("KS-10.7")
  void aGarrisonBesideItsHomeNeedsAWayIntoIt() {
    Sketch river =
        Sketch.clear(12, 6)
            .hexside("major-river", "0402/0403")
            .unit("g", "garrison infantry regiment C 4-3-5", "0403")
            .state("garrisons", Map.of("g", "0402"));
    assertThat(river.begin(Side.AXIS, "movement").supply("g")).isEqualTo("out");
    Sketch held =
        Sketch.clear(12, 6)
            .unit("g", "garrison infantry regiment C 4-3-5", "0403")
            .unit("x", "60a rifle division C 4-5-5", "0401")
            .state("garrisons", Map.of("g", "0402"));
    assertThat(held.begin(Side.AXIS, "movement").supply("g")).isEqualTo("out");
    Sketch homeless =
        Sketch.clear(12, 6)
            .unit("g", "garrison infantry regiment C 4-3-5", "0403")
            .state("garrisons", Map.of());
    assertThat(homeless.begin(Side.AXIS, "movement").supply("g")).isEqualTo("out");
  }
}
