package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 15. */
class ReinforcementsTest {
  private static Sketch panzerArrives() {
    return Sketch.clear(6, 9).panzer("r", "6-2-9", "off", "arrives 2 0301 0401");
  }

  @Test
  @Case("AGS-15.0")
  void aReinforcementEntersInItsTurnAtItsHexAndPaysForIt() {
    Play table =
        panzerArrives()
            .terrain("woods", "0301")
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-15.0", "enter units=r hex=0201")
            .plays("enter units=r hex=0301");
    assertThat(table.at("r")).isEqualTo("0301");
    assertThat(table.pointsLeft("r")).isEqualTo(9 - 2);
    table.plays("move units=r path=0301,0302");
  }

  @Test
  @Case("AGS-15.0")
  void nobodyEntersBeforeHisTurn() {
    panzerArrives()
        .turn(1)
        .begin(Side.AXIS, "initial-movement")
        .refuses("AGS-15.0", "enter units=r hex=0301");
  }

  @Test
  @Case("AGS-15.0")
  void nobodyEntersInAnyOtherPhase() {
    panzerArrives()
        .begin(Side.AXIS, "initial-movement")
        .plays("end-phase")
        .refuses("AGS-15.0", "enter units=r hex=0301")
        .plays("end-phase")
        .refuses("AGS-15.0", "enter units=r hex=0301");
  }

  @Test
  @Case({"AGS-15.0", "AGS-5.22"})
  void nobodyEntersAHexThatAnEnemyHolds() {
    panzerArrives()
        .soviet("x", "2-3-6", "0301")
        .begin(Side.AXIS, "initial-movement")
        .refuses("AGS-15.0", "enter units=r hex=0301")
        .allows("enter units=r hex=0401");
  }

  @Test
  @Case({"AGS-15.0", "AGS-8.21"})
  void whoeverEntersInAnEnemyZoneStops() {
    panzerArrives()
        .soviet("x", "2-3-6", "0302")
        .begin(Side.AXIS, "initial-movement")
        .plays("enter units=r hex=0301")
        .refuses("AGS-8.21", "move units=r path=0301,0401");
  }

  @Test
  @Case({"AGS-15.0", "AGS-10.23"})
  void aMechanizedUnitEntersAlongARoadThatLeavesTheMap() {
    Play table =
        panzerArrives()
            .road("off-0301-0302")
            .begin(Side.AXIS, "initial-movement")
            .plays("enter units=r hex=0301");
    assertThat(table.pointsLeft("r")).isEqualTo(8.5);
  }

  @Test
  @Case({"AGS-15.0", "AGS-5.14"})
  void aUnitThatCannotPayMayEnterAllTheSame() {
    Play table =
        Sketch.clear(6, 9)
            .terrain("rough", "0301")
            .panzer("r", "6-2-2", "off", "arrives 2 0301")
            .begin(Side.AXIS, "initial-movement")
            .plays("enter units=r hex=0301");
    assertThat(table.at("r")).isEqualTo("0301");
    table.refuses("AGS-5.11", "move units=r path=0301,0302");
  }

  /** A German reinforcement on a map whose only source lies in Soviet hands. */
  private static Sketch cutOff() {
    return Sketch.clear(6, 9)
        .source(Side.AXIS, "0309")
        .panzer("r", "12-2-9|6-1-9", "off", "arrives 2 0301")
        .soviet("s", "9-9-6", "0309")
        .soviet("x", "3-3-6", "0304");
  }

  @Test
  @Case("AGS-15.0")
  void aReinforcementIsInSupplyForThePlayerTurnOfItsEntry() {
    Play table =
        cutOff()
            .begin(Side.AXIS, "initial-movement")
            .plays("enter units=r hex=0301")
            .plays("move units=r path=0301,0302,0303")
            .allows("overrun units=r hex=0304")
            .plays("end-phase");
    assertThat(table.attackOf("attack attackers=r hexes=0304")).isEqualTo(12);
    table.plays("end-phase");
    assertThat(table.pointsLeft("r")).isEqualTo(9);
    table.plays("end-phase").plays("end-phase");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    assertThat(table.isSupplied("r")).isFalse();
    table.plays("end-phase").plays("end-phase").plays("end-phase").plays("end-phase");
    assertThat(table.asked()).isEqualTo(Side.AXIS);
    assertThat(table.pointsLeft("r")).isEqualTo(4);
  }

  @Test
  @Case({"AGS-15.0", "AGS-9.15"})
  void aFreshSovietUnitStillNeedsCommunicationsToAttack() {
    Sketch.clear(6, 9)
        .source(Side.SOVIET, "0601")
        .soviet("r", "3-3-6", "off", "arrives 2 0101")
        .german("a", "5-7-7", "0102")
        .begin(Side.SOVIET, "initial-movement")
        .plays("enter units=r hex=0101")
        .plays("end-phase")
        .refuses("AGS-9.15", "attack attackers=r hexes=0102");
  }

  @Test
  @Case({"AGS-15.0", "AGS-5.31"})
  void aReinforcementMayComeByRailFromARailroadHex() {
    Play table =
        Sketch.clear(6, 9)
            .rail("off-0301-0302-0303-0304")
            .soviet("r", "3-3-6", "off", "arrives 2 0301 0401")
            .soviet("q", "3-3-6", "off", "arrives 2 0401")
            .begin(Side.SOVIET, "initial-movement")
            .plays("enter units=r hex=0301")
            .plays("rail unit=r path=0301,0302,0303,0304");
    assertThat(table.at("r")).isEqualTo("0304");
    table.plays("enter units=q hex=0401").refuses("AGS-5.31", "rail unit=q path=0401,0302");
  }

  @Test
  @Case({"AGS-15.0", "AGS-5.32"})
  void theEntryHexIsTheFirstRailHexOfAReinforcement() {
    Sketch.clear(6, 9)
        .rail("off-0301-0302-0303-0304-0305-0306-0307")
        .soviet("r", "3-3-6", "off", "arrives 2 0301")
        .soviet("s", "3-3-6", "0301")
        .begin(Side.SOVIET, "initial-movement")
        .allows("rail unit=s path=0301,0302,0303,0304,0305")
        .plays("enter units=r hex=0301")
        .refuses("AGS-5.32", "rail unit=r path=0301,0302,0303,0304,0305")
        .allows("rail unit=r path=0301,0302,0303,0304");
  }

  @Test
  @Case({"AGS-15.0", "AGS-5.33"})
  void whoeverHasMovedOnFromItsEntryHexDoesNotTakeTheTrain() {
    Sketch.clear(6, 9)
        .rail("off-0301-0302-0303-0304")
        .soviet("r", "3-3-6", "off", "arrives 2 0301")
        .begin(Side.SOVIET, "initial-movement")
        .plays("enter units=r hex=0301")
        .plays("move units=r path=0301,0302")
        .refuses("AGS-5.33", "rail unit=r path=0302,0303");
  }

  @Test
  @Case({"AGS-15.0", "AGS-11.23"})
  void aHeadquartersDoesNotEnterAloneInAnEnemyZone() {
    Sketch.clear(6, 9)
        .hq("hq", 4, "off", "arrives 2 0301")
        .soviet("r", "3-3-6", "off", "arrives 2 0301")
        .german("a", "5-7-7", "0302")
        .begin(Side.SOVIET, "initial-movement")
        .refuses("AGS-11.23", "enter units=hq hex=0301")
        .allows("enter units=hq,r hex=0301");
  }
}
