package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Choices;
import hexfront.engine.Side;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Section 9.7, where several units retreat from one battle and not all have room. */
class StackInRetreatTest {
  /** Two Soviet hexes side by side, both attacked from 0303. */
  private static Sketch sideBySide() {
    return Sketch.clear(6, 9)
        .german("a", "36-7-7", "0303")
        .soviet("x", "2-3-6|1-1-6", "0304")
        .soviet("y", "2-3-6|1-1-6", "0403");
  }

  private static Play hit(Sketch sketch, String hexes, String result) {
    return sketch.begin(Side.AXIS, "combat").fights("attack attackers=a hexes=" + hexes, result);
  }

  @Test
  @Case("AGS-9.75")
  void aHexThatIsBeingLeftIsNoWayOut() {
    hit(sideBySide(), "0304,0403", "-/1")
        .refuses("AGS-9.75", "retreat paths=x:0304,0403;y:0403,0504")
        .allows("retreat paths=x:0304,0305;y:0403,0504");
  }

  @Test
  @Case("AGS-9.75")
  void norMayOnePassThroughIt() {
    hit(sideBySide(), "0304,0403", "-/2")
        .refuses("AGS-9.75", "retreat paths=x:0304,0403,0502;y:0403,0504,0604");
  }

  @Test
  @Case({"AGS-9.71", "AGS-9.75"})
  void encircledStacksDoNotSwapPlaces() {
    Play table =
        hit(
            sideBySide()
                .german("b", "5-7-7", "0105")
                .german("c", "5-7-7", "0505")
                .german("d", "5-7-7", "0306"),
            "0304,0403",
            "-/1");
    assertThat(table.question()).isEqualTo("lose");
    table.refuses("AGS-9.71", "choose option=retreat");
  }

  @Test
  @Case("AGS-9.75")
  void whereSomeStayOthersMayGoThere() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "2-7-7|1-1-7", "0303")
            .german("b", "2-7-7|1-1-7", "0402")
            .german("stays", "2-7-7", "0402")
            .soviet("x", "2-9-6", "0403")
            .soviet("n", "1-1-6", "0201")
            .soviet("w", "1-1-6", "0104")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b hexes=0403", "1/-")
            .plays("choose option=retreat");
    assertThat(table.retreatsOf("a")).contains("0402");
  }

  /**
   * Two units in 0304 that can fall back onto two friends in 0305 or over a major river into 0404.
   */
  private static Sketch friendsOrRiver() {
    return Sketch.clear(6, 9)
        .german("a", "18-7-7", "0303")
        .german("b", "5-7-7", "0105")
        .hexside("major-river", "0304/0404")
        .soviet("x", "2-3-6", "0304")
        .soviet("v", "2-3-6", "0304")
        .soviet("y", "2-3-6", "0305")
        .soviet("z", "2-3-6", "0305");
  }

  @Test
  @Case({"AGS-9.74", "AGS-9.78"})
  void whoFindsNoRoomWithFriendsCrossesTheRiver() {
    Play table = hit(friendsOrRiver(), "0304", "-/1");
    table
        .refuses("AGS-9.74", "retreat paths=x:0304,0305;v:0304,0305")
        .refuses("AGS-9.78", "retreat paths=x:0304,0404;v:0304,0404")
        .allows("retreat paths=x:0304,0404;v:0304,0305")
        .plays("retreat paths=x:0304,0305;v:0304,0404");
    assertThat(table.at("x") + " " + table.at("v")).isEqualTo("0305 0404");
  }

  @Test
  @Case("AGS-9.74")
  void whatIsDrawnAndListedFindsRoomToo() {
    Play table = hit(friendsOrRiver(), "0304", "-/1").plays("choose option=retreat");
    Set<Object> drawn = new HashSet<>();
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 60; i++) {
      drawn.add(table.rules().anyOrder(table.position(), random));
    }
    Set<Object> listed = new HashSet<>();
    List<Ask> asks = table.rules().decision(table.position()).asks();
    new Choices(table.rules(), table.position(), asks).list(listed::add);
    assertThat(listed).hasSize(2).isEqualTo(drawn);
  }

  @Test
  @Case({"AGS-9.74", "AGS-9.78"})
  void vacantComesBeforeOccupiedAmongRiverCrossingsToo() {
    Play table =
        hit(
            Sketch.clear(6, 9)
                .german("a", "18-7-7", "0303")
                .german("b", "5-7-7", "0105")
                .hexside("major-river", "0304/0404")
                .hexside("major-river", "0304/0305")
                .soviet("x", "2-3-6", "0304")
                .soviet("y", "2-3-6", "0305"),
            "0304",
            "-/1");
    assertThat(table.retreatsOf("x")).containsExactly("0404");
    table.refuses("AGS-9.74", "retreat paths=x:0304,0305");
  }

  @Test
  @Case("AGS-9.78")
  void aVacantHexBeyondARiverIsRefusedBecauseOfTheRiver() {
    hit(
            Sketch.clear(6, 9)
                .german("a", "18-7-7", "0303")
                .hexside("major-river", "0304/0404")
                .soviet("x", "2-3-6", "0304"),
            "0304",
            "-/1")
        .refuses("AGS-9.78", "retreat paths=x:0304,0404");
  }

  @Test
  @Case({"AGS-9.74", "AGS-9.75"})
  void unitsOfSeveralHexesShareTheRoomThereIs() {
    Play table =
        hit(
            sideBySide()
                .soviet("x2", "2-3-6", "0304")
                .soviet("x3", "2-3-6", "0304")
                .soviet("y2", "2-3-6", "0403")
                .soviet("y3", "2-3-6", "0403"),
            "0304,0403",
            "-/1");
    table.refuses(
        "AGS-9.74",
        "retreat"
            + " paths=x:0304,0404;x2:0304,0404;x3:0304,0404;y:0403,0404;y2:0403,0504;y3:0403,0504");
    table.allows(
        "retreat"
            + " paths=x:0304,0404;x2:0304,0404;x3:0304,0305;y:0403,0404;y2:0403,0504;y3:0403,0504");
  }

  @Test
  @Case({"AGS-9.74", "AGS-9.84"})
  void whereAllOfAHexFindNoRoomTheVictorAdvancesTwoHexes() {
    Play table =
        hit(
                Sketch.clear(6, 9)
                    .german("a", "18-7-7", "0303")
                    .german("b", "5-7-7", "0105")
                    .german("c", "5-7-7", "0505")
                    .soviet("x", "2-3-6", "0304")
                    .soviet("y", "2-3-6", "0305")
                    .soviet("z", "2-3-6", "0305")
                    .soviet("w", "2-3-6", "0305"),
                "0304",
                "-/1")
            .plays("retreat paths=x:0304,0305");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.advancesOf("a")).contains("0304", "0204");
  }

  @Test
  @Case("AGS-9.74")
  void ofAStackThatFindsRoomInPartAsFewAsPossibleAreLost() {
    Play table =
        hit(
                Sketch.clear(6, 9)
                    .german("a", "18-7-7", "0303")
                    .german("b", "5-7-7", "0105")
                    .german("c", "5-7-7", "0505")
                    .soviet("x", "2-3-6", "0304")
                    .soviet("v", "2-3-6", "0304")
                    .soviet("u", "2-3-6", "0304")
                    .soviet("y", "2-3-6", "0305"),
                "0304",
                "-/1")
            .plays("retreat paths=x:0304,0305;v:0304,0305;u:0304,0305");
    assertThat(table.question()).isEqualTo("remove");
    table.plays("remove units=v");
    assertThat(table.at("x") + " " + table.at("u")).isEqualTo("0305 0305");
  }
}
