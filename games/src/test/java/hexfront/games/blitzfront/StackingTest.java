package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** How many units a hex holds. */
class StackingTest {
  @Test
  @Case("BF-STK-1")
  void aHexHoldsThreeUnitsOfWhichOneIsAMotorizedKorps() {
    Sketch.clear(8, 8)
        .axis("a", "corps infantry 5-6-4", "0404")
        .axis("b", "corps infantry 5-6-4", "0404")
        .axis("c", "corps motorized 5-5-5", "0404")
        .axis("d", "division infantry 2-2-4", "0403")
        .axis("m", "corps motorized 5-5-5", "0405")
        .axis("n", "corps motorized 5-5-5", "0406")
        .begin(Side.AXIS, "movement")
        .refuses("BF-STK-1", "move units=d path=0403,0404")
        .refuses("BF-STK-1", "move units=n path=0406,0405")
        .allows("move units=a path=0404,0405");
  }

  @Test
  @Case("BF-STK-2")
  void twoPanzerDivisionsArePartOfAMotorizedKorps() {
    Sketch.clear(8, 8)
        .axis("a", "corps infantry 5-6-4", "0404")
        .axis("b", "corps infantry 5-6-4", "0404")
        .axis("c", "corps motorized 5-5-5", "0404")
        .axis("p", "division panzer 4-3-6", "0404")
        .axis("q", "division panzer 4-3-6", "0404")
        .axis("r", "division panzer 4-3-6", "0403")
        .begin(Side.AXIS, "movement")
        .refuses("BF-STK-1", "move units=r path=0403,0404");
  }

  @Test
  @Case("BF-STK-2")
  void aKorpsDoesNotLeaveMoreDivisionsBehindThanAHexHolds() {
    Sketch.clear(8, 8)
        .axis("a", "corps infantry 5-6-4", "0404")
        .axis("b", "corps infantry 5-6-4", "0404")
        .axis("c", "corps motorized 8-5-5", "0404")
        .axis("p", "division panzer 4-3-6", "0404")
        .axis("q", "division panzer 4-3-6", "0404")
        .soviet("x", "brigade tank 1-1-4", "0405")
        .begin(Side.AXIS, "movement")
        .refuses("BF-STK-2", "move units=c path=0404,0403")
        .refuses("BF-STK-2", "overrun units=c hex=0405")
        .allows("overrun units=c,p hex=0405")
        .allows("move units=c,p path=0404,0403")
        .plays("move units=q path=0404,0403")
        .allows("move units=c path=0404,0403");
  }

  @Test
  @Case("BF-STK-3")
  void besideAnArmyThereIsRoomForOneMoreLargeUnit() {
    Sketch.clear(8, 8)
        .soviet("a", "army rifle 4-6-3", "0404")
        .soviet("b", "army rifle 4-6-3", "0404")
        .soviet("c", "corps rifle 2-3-3", "0403")
        .soviet("d", "division rifle 1-1-3", "0403")
        .begin(Side.SOVIET, "movement")
        .refuses("BF-STK-3", "move units=c path=0403,0404")
        .allows("move units=d path=0403,0404");
  }

  @Test
  @Case("BF-STK-4")
  void airfieldsAndRocketsDoNotCount() {
    Sketch.clear(8, 8)
        .soviet("a", "division rifle 1-1-3", "0404")
        .soviet("b", "division rifle 1-1-3", "0404")
        .soviet("c", "division rifle 1-1-3", "0404")
        .soviet("f", "corps air 0-0-0", "0404")
        .soviet("k", "regiment rocket 0-0-5", "0403")
        .begin(Side.SOVIET, "movement")
        .allows("move units=k path=0403,0404");
  }
}
