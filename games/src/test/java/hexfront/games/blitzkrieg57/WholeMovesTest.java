package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Moved;
import org.junit.jupiter.api.Test;

/** Steps that take a whole move, and who can still leave a hex that holds too many. */
class WholeMovesTest {
  private static Sketch river(String steps) {
    return Sketch.clear(8, 8).hexside("major-river", "0403/0404").axis("a", steps, "0403");
  }

  private static final String ACROSS = "move units=a path=0403,0404";

  @Test
  @Case("GJ-9.2.1-1b")
  void aRiverWithoutABridgeIsCrossedByWhoeverCouldEnterTheHexBeyond() {
    river("5-5-1").begin(Side.AXIS, "movement").allows(ACROSS);
    river("5-5-1")
        .terrain("swamp", "0404")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.2.1-1b", ACROSS);
    Play play = river("5-5-9").begin(Side.AXIS, "movement").plays(ACROSS);
    assertThat(play.at("a")).isEqualTo("0404");
    Moved moved = (Moved) play.events().getLast();
    assertThat(moved.cost().value()).as("the whole allowance").isEqualTo(9);
    assertThat(moved.rule()).isEqualTo("GJ-9.2");
  }

  @Test
  @Case({"GJ-9.2.1-1b", "GJ-9.2.2"})
  void whoeverEntersAnEnemyZoneBeyondTheRiverMustHaveThePointsForIt() {
    river("5-5-2").soviet("x", "3-3-4", "0406").begin(Side.AXIS, "movement").allows(ACROSS);
    river("5-5-2")
        .soviet("x", "3-3-4", "0405")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.2.1-1b", ACROSS);
    river("5-5-3").soviet("x", "3-3-4", "0405").begin(Side.AXIS, "movement").allows(ACROSS);
  }

  @Test
  @Case({"GJ-9.2.1-1b", "GJ-9.2.2"})
  void whoeverLeavesAnEnemyZoneAcrossTheRiverMustHaveThePointsForIt() {
    river("5-5-2")
        .soviet("x", "3-3-4", "0402")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.2.1-1b", ACROSS);
    river("5-5-3").soviet("x", "3-3-4", "0402").begin(Side.AXIS, "movement").allows(ACROSS);
  }

  @Test
  @Case("GJ-9.2.3")
  void nobodyCrossesFromZoneToZone() {
    river("5-5-9")
        .soviet("x", "3-3-4", "0402")
        .soviet("y", "3-3-4", "0405")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-9.2.3", ACROSS);
  }

  @Test
  @Case("GJ-9.2.4")
  void onlyMountainDivisionsTakeAWholeMoveIntoMountains() {
    Sketch.clear(8, 8)
        .terrain("mountain", "0404", "0604")
        .axis("a", "5-5-1", "0403", "arm mountain")
        .axis("b", "5-5-9", "0603")
        .begin(Side.AXIS, "movement")
        .allows(ACROSS)
        .refuses("GJ-9.2.4", "move units=b path=0603,0604");
  }

  // ---- an overfull hex at the end of the segment

  /** Three units on an island; the only way to land leads over a river. */
  private static Sketch island(String steps) {
    return Sketch.clear(3, 4)
        .terrain("water", "0101", "0102", "0103", "0201", "0301", "0302", "0303")
        .hexside("major-river", "0202/0203")
        .axis("a", steps, "0202")
        .axis("b", "5-5-5", "0202", "moved")
        .axis("c", "5-5-5", "0202", "moved");
  }

  @Test
  @Case({"GJ-3.1.3", "GJ-9.2.1-1b"})
  void whoeverCanLeaveByAWholeMoveMust() {
    island("5-5-5").begin(Side.AXIS, "movement").refuses("GJ-3.1.3", "end-phase");
    assertThat(island("5-5-0").begin(Side.AXIS, "movement").plays("end-phase").question())
        .isEqualTo("remove");
  }

  @Test
  @Case("GJ-3.1.3")
  void nobodyLeavesIntoAHexThatTheEnemyHolds() {
    assertThat(
            island("5-5-5")
                .soviet("x", "3-3-4", "0203")
                .begin(Side.AXIS, "movement")
                .plays("end-phase")
                .question())
        .isEqualTo("remove");
  }

  @Test
  @Case("GJ-3.1.3")
  void nobodyLeavesIntoAHexThatIsFull() {
    assertThat(
            island("5-5-5")
                .axis("d", "5-5-5", "0203", "moved")
                .axis("e", "5-5-5", "0203", "moved")
                .begin(Side.AXIS, "movement")
                .plays("end-phase")
                .question())
        .isEqualTo("remove");
    island("5-5-5")
        .axis("d", "5-5-5", "0203", "moved")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-3.1.3", "end-phase");
  }

  @Test
  @Case("GJ-3.1.3")
  void whoeverCanWalkAwayMust() {
    Sketch land =
        Sketch.clear(3, 4)
            .terrain("water", "0101", "0102", "0103", "0201", "0301", "0302", "0303")
            .axis("a", "5-5-5", "0202")
            .axis("b", "5-5-5", "0202", "moved")
            .axis("c", "5-5-5", "0202", "moved");
    land.begin(Side.AXIS, "movement").refuses("GJ-3.1.3", "end-phase");
    land.axis("d", "5-5-5", "0203", "moved")
        .axis("e", "5-5-5", "0203", "moved")
        .begin(Side.AXIS, "movement")
        .refuses("GJ-3.1.3", "end-phase");
    assertThat(
            land.axis("f", "5-5-5", "0204", "moved")
                .axis("g", "5-5-5", "0204", "moved")
                .terrain("water", "0304", "0104")
                .begin(Side.AXIS, "movement")
                .plays("end-phase")
                .question())
        .isEqualTo("remove");
  }

  // ---- the attack before the first turn

  @Test
  @Case("GJ-15.1-3")
  void noRiverHalvesTheAttackBeforeTheFirstTurnWhenItIsRolled() {
    Sketch river =
        Sketch.clear(6, 6)
            .hexside("minor-river", "0303/0304")
            .hq("1PzG", Side.AXIS, 4, "0302", "of 1pzg")
            .panzer("p", "9-6-10", "0303", "of 1pzg")
            .tank("x", "5-5-4", "0304")
            .state("active-hq", "1PzG");
    river.begin(Side.AXIS, "combat").refuses("GJ-10.3.4", "attack attackers=p hexes=0304");
    Play first =
        river.begin(Side.AXIS, "preliminary-combat").plays("attack attackers=p hexes=0304", 1);
    Combat combat =
        first.events().stream()
            .filter(Combat.class::isInstance)
            .map(Combat.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(combat.attack()).isEqualTo(9);
    assertThat(combat.column())
        .isEqualTo(
            river
                .begin(Side.AXIS, "preliminary-combat")
                .odds("attack attackers=p hexes=0304")
                .column());
  }
}
