package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Cases 11.1.6, 11.2.2 and 18.1-R: the edges of the map, from without and from within. */
class EntriesTest {
  private static final String HUNGARIANS = "vii infantry regiment C 2-2-6";

  private static Sketch coming(String unit, String when) {
    return Sketch.clear(12, 9)
        .turn(11)
        .area("A", "0501", "0601")
        .area("B", "0103", "0104")
        .area("C", "0106")
        .unit("r", unit, "off")
        .state("reinforcements", Map.of("r", when));
  }

  @Test
  @Case("KS-18.1-R")
  void whoIsLateComesByAnyAreaAndNowhereElse() {
    coming(HUNGARIANS, "10B")
        .begin(Side.AXIS, "movement")
        .allows("enter units=r hex=0501")
        .allows("enter units=r hex=0106")
        .refuses("KS-18.1-R", "enter units=r hex=0108")
        .refuses("KS-18.1-R", "enter units=r hex=0701");
  }

  @Test
  @Case({"KS-18.1-R", "KS-11.1.6"})
  void theHexOfEntryCostsItsTerrain() {
    Sketch mountains =
        coming(HUNGARIANS, "11B").terrain("mountain", "0103").state("weather", "mud");
    mountains
        .begin(Side.AXIS, "movement")
        .plays("enter units=r hex=0103")
        .allows("move units=r path=0103,0104,0105")
        .refuses("KS-11.1.6", "move units=r path=0103,0104,0105,0106");
    coming("vii motorized regiment C 2-2-8", "11B")
        .terrain("mountain", "0103")
        .begin(Side.AXIS, "movement")
        .refuses("KS-11.1.6", "enter units=r hex=0103")
        .allows("enter units=r hex=0104");
    coming("xlviii infantry regiment B 3-3-1", "11B")
        .begin(Side.AXIS, "movement")
        .allows("enter units=r hex=0103");
  }

  @Test
  @Case({"KS-18.1-R", "KS-13.3"})
  void whoHasComeIsNoLongerAwaitedAndSharesTheStateOfThoseItMeets() {
    Play play =
        coming(HUNGARIANS, "11B")
            .unit("m", HUNGARIANS, "0103", "disorganized", "supplied")
            .begin(Side.AXIS, "movement")
            .plays("enter units=r hex=0103");
    assertThat(play.state(Side.AXIS, "reinforcements")).isEqualTo(Map.of());
    assertThat(play.status("r")).isEqualTo("DO");
    play.refuses("KS-18.1-R", "enter units=r hex=0103");
  }

  // ---- out

  private static Sketch atTheEdge(String road, int points) {
    Sketch sketch = Sketch.clear(6, 6);
    if (!road.isEmpty()) {
      sketch.road(road);
    }
    return sketch
        .unit("a", "xlviii infantry regiment B 3-3-" + points, "0203", "supplied")
        .unit("x", "60a rifle division C 4-5-5", "0606");
  }

  @Test
  @Case({"KS-11.2.2", "KS-11.1.6"})
  void leavingTheMapCostsAPointOrTheRateOfTheRoadThatLeadsOff() {
    atTheEdge("", 2)
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0203,0103,off")
        .allows("move units=a path=0203,0104,off");
    atTheEdge("", 1)
        .begin(Side.AXIS, "movement")
        .refuses("KS-11.1.6", "move units=a path=0203,0103,off");
    for (String road : new String[] {"0203-0103-off", "off-0103-0203"}) {
      atTheEdge(road, 1)
          .begin(Side.AXIS, "movement")
          .allows("move units=a path=0203,0103,off")
          .refuses("KS-11.1.6", "move units=a path=0203,0104,off");
    }
    atTheEdge("0203-0103", 1)
        .begin(Side.AXIS, "movement")
        .refuses("KS-11.1.6", "move units=a path=0203,0103,off");
  }

  // ---- towns

  private static int shift(String status, String... terrain) {
    Sketch sketch = Sketch.clear(9, 9);
    for (String each : terrain) {
      sketch.terrain(each, "0405");
    }
    return sketch
        .unit("x", "60a rifle division B 4-4-5", "0405", status)
        .unit("a", "xlviii infantry regiment B 4-3-6", "0404", "supplied")
        .begin(Side.AXIS, "combat")
        .odds("attack attackers=a hexes=0405")
        .shifts();
  }

  @Test
  @Case({"KS-13.3.7-4", "KS-12.2.1"})
  void routedUnitsHaveNothingOfATownButTheGroundUnderIt() {
    assertThat(shift("disorganized", "town")).isEqualTo(-1);
    assertThat(shift("routed", "town")).isZero();
    assertThat(shift("routed", "rough", "town")).isEqualTo(-1);
  }
}
