package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules 8 to 11: what a move leaves behind it, who is called back, how far marches lead. */
class LinesBehindTest {
  private static final String RIFLE = "60a rifle division C 4-5-5";
  private static final String FOOT = "xlviii infantry regiment B 3-3-6";

  /** The only way from the source to the east leads through a hex in a German zone. */
  private static Sketch defile() {
    return Sketch.clear(9, 2)
        .road("0101-0201-0301-0401-0501-0601")
        .area("soviet-supply", "0101")
        .unit("a", FOOT, "0402")
        .unit("x", RIFLE, "0401", "active");
  }

  @Test
  @Case({"KS-11.3.3", "KS-3.2.2", "KS-10.2.2"})
  void whoHeldTheWayOpenMayNotGoOnBeyondIt() {
    defile()
        .begin(Side.SOVIET, "movement")
        .refuses("KS-11.3.3", "move units=x path=0401,0501")
        .allows("move units=x path=0401,0301");
    defile()
        .unit("y", RIFLE, "0401", "active")
        .begin(Side.SOVIET, "movement")
        .allows("move units=x path=0401,0501")
        .refuses("KS-11.3.3", "move units=x,y path=0401,0501");
  }

  @Test
  @Case({"KS-11.3.3", "KS-10.2.1"})
  void theLineToTheHeadquartersMustStayOpenToo() {
    Sketch far =
        Sketch.clear(9, 2)
            .road("off-0101")
            .area("soviet-supply", "0101")
            .hq("h", "60a", "0201")
            .unit("a", FOOT, "0602")
            .unit("x", RIFLE, "0601", "active");
    far.begin(Side.SOVIET, "movement").refuses("KS-11.3.3", "move units=x path=0601,0701,0801");
    far.unit("y", RIFLE, "0601", "active")
        .begin(Side.SOVIET, "movement")
        .allows("move units=x path=0601,0701,0801")
        .refuses("KS-11.3.3", "move units=x path=0601,0701,0801,0901");
  }

  @Test
  @Case({"KS-11.3.1", "KS-13.3.1"})
  void whoIsDisorganizedReturnsTwoPointsInAllHoweverItDividesThem() {
    Play play =
        Sketch.clear(12, 6)
            .areaUpTo("west-of-seret", 6)
            .unit("x", "18a rifle division C 4-5-5", "0203", "active", "disorganized")
            .begin(Side.SOVIET, "movement")
            .refuses("KS-13.3.1", "move units=x path=0203,0303,0403,0504")
            .plays("move units=x path=0203,0303")
            .refuses("KS-13.3.1", "move units=x path=0303,0403,0504")
            .refuses("KS-11.3.1", "end-phase")
            .plays("move units=x path=0303,0403");
    assertThat(play.at("x")).isEqualTo("0403");
    play.plays("end-phase");
  }

  // ---- called back

  private static Sketch recalled(String hq, String brigade) {
    return Sketch.clear(9, 12)
        .turn(9)
        .areaFrom("south-of-dnestr", 9)
        .hq("h7", "7gtc", hq)
        .unit("b1", "7gtc tank brigade B 4-3-9", brigade)
        .state("recall", "h7");
  }

  @Test
  @Case("KS-8.2.2")
  void aCorpsIsCalledBackAsLongAsAnyOfItIsSouth() {
    Play hq = recalled("0510", "0504").begin(Side.SOVIET, "activation");
    assertThat(hq.is("h7", Flag.ACTIVE)).isTrue();
    assertThat(hq.state(Side.AXIS, "recall")).isEqualTo("h7");
    Play home = recalled("0503", "0504").begin(Side.SOVIET, "activation");
    assertThat(home.state(Side.AXIS, "recall")).isNull();
  }

  private static Play onTurnEight(String hq) {
    return Sketch.clear(9, 12)
        .turn(8)
        .areaFrom("south-of-dnestr", 9)
        .hq("h7", "7gtc", hq)
        .state("directive", Map.of("hq", "h7", "units", List.of()))
        .begin(Side.AXIS, "defensive-positions")
        .plays("end-phase");
  }

  @Test
  @Case({"KS-8.2", "KS-8.2.1"})
  void nobodyIsCalledBackWhileAllCorpsAreNorth() {
    assertThat(onTurnEight("0510").question()).isEqualTo("recall");
    assertThat(onTurnEight("0503").question()).isEqualTo("activation");
  }

  // ---- the corps that leaves

  @Test
  @Case({"KS-9.2.2", "KS-9.2.2C"})
  void theSpecialRollEndsWhenTheWholeCorpsHasLeft() {
    Play hq = Sketch.clear(9, 9).hq("h5", "5gtc", "0509").begin(Side.SOVIET, "activation");
    assertThat(hq.question()).isEqualTo("fifth-guards-tank");
    Play gone =
        Sketch.clear(9, 9)
            .state("exit-ordered", true)
            .hq("h5", "5gtc", "0509")
            .unit("a", FOOT, "0101")
            .begin(Side.SOVIET, "activation")
            .plays("end-phase")
            .plays("move units=h5 path=0509,off")
            .until("activation");
    assertThat(gone.position().turn()).isEqualTo(9);
    assertThat(gone.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 0, "army", 0));
  }
}
