package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 8 and cases 17, 33 and 34.3: the edges of the map, who leaves and enters by them. */
class EdgesTest {
  private static boolean isFriendly(Play play, Side side, String hex) {
    boolean alone = play.rules().edges.isFriendly(play.position(), side, play.hex(hex));
    HexSet all = play.rules().edges.friendly(play.position(), side);
    assertThat(all.has(play.hex(hex))).as("all together").isEqualTo(alone);
    return alone;
  }

  private static Sketch map() {
    return Sketch.map().german("g", "2651").rifle("x", "1702");
  }

  @Test
  @Case({"CTS-8.0a", "CTS-8.0b", "CTS-8.0c", "CTS-8.2b"})
  void theNorthEdgeIsDividedAtItsLimitAndEachCornerBelongsToItsOtherEdgeToo() {
    Play play = map().begin(Side.AXIS, "movement");
    assertThat(isFriendly(play, Side.AXIS, "1046")).isTrue();
    assertThat(isFriendly(play, Side.SOVIET, "1046")).isFalse();
    assertThat(isFriendly(play, Side.AXIS, "1045")).isFalse();
    assertThat(isFriendly(play, Side.SOVIET, "1045")).isTrue();
    assertThat(isFriendly(play, Side.SOVIET, "1020")).isTrue();
    Play moved = map().state("north-limit", "1050").begin(Side.AXIS, "movement");
    assertThat(isFriendly(moved, Side.AXIS, "1046")).isFalse();
    assertThat(isFriendly(moved, Side.SOVIET, "1046")).isTrue();
    assertThat(isFriendly(moved, Side.AXIS, "1050")).isTrue();
  }

  @Test
  @Case({"CTS-8.2a", "CTS-8.2c", "CTS-8.2d"})
  void whoIsCutOffDoesNotMoveTheLimit() {
    Play alone =
        Sketch.map()
            .german("g", "1035")
            .rifle("w", "1036")
            .rifle("v", "1135")
            .rifle("u", "1134")
            .rifle("x", "1034")
            .begin(Side.SOVIET, "supply");
    alone.rules().edges.adjust(alone.rules(), alone.position());
    assertThat(isFriendly(alone, Side.AXIS, "1046")).isTrue();
  }

  @Test
  @Case({"CTS-34.3a", "CTS-34.3b", "CTS-8.0c"})
  void withItsMarkerOnTheTrackTheAxisHasItsPartOfTheSouthEdge() {
    Play before = map().begin(Side.AXIS, "movement");
    Play after =
        map()
            .state("axis-marker", Map.of("caucasus", "kuban-steppes"))
            .begin(Side.AXIS, "movement");
    int row = after.rules().board().grid().hexrows() - 1;
    int axis = 0;
    int soviet = 0;
    for (int place = 0; place < after.rules().board().grid().places(); place++) {
      int hex = after.rules().board().grid().at(row, place);
      String number = after.rules().number(hex);
      boolean entry = after.rules().edges.isAxisEntry(after.position(), hex);
      boolean printed = after.rules().edges.printed(Side.AXIS).has(hex);
      assertThat(isFriendly(after, Side.AXIS, number)).as(number).isEqualTo(entry || printed);
      boolean kept = after.rules().edges.printed(Side.SOVIET).has(hex) && !entry;
      assertThat(isFriendly(after, Side.SOVIET, number)).as(number).isEqualTo(kept);
      axis += entry && !isFriendly(before, Side.AXIS, number) ? 1 : 0;
      soviet += entry && isFriendly(before, Side.SOVIET, number) ? 1 : 0;
    }
    assertThat(axis).as("hexes that the Axis gained").isPositive();
    assertThat(soviet).as("hexes that the Soviets lost").isPositive();
  }

  @Test
  @Case({"CTS-8.0a", "CTS-17.1b"})
  void onlyTheRimAndWhatIsPrintedCanBeAnEdge() {
    Play play = map().begin(Side.AXIS, "movement");
    assertThat(play.rules().edges.isEnd(play.hex("1030"))).isTrue();
    assertThat(play.rules().edges.isEnd(play.hex("2030"))).isFalse();
    Play inner =
        Sketch.adrift(7, 9)
            .source(Side.AXIS, "0405")
            .source(Side.SOVIET, "0403")
            .german("g", "0408")
            .begin(Side.AXIS, "movement");
    assertThat(inner.rules().edges.isEnd(inner.hex("0405"))).isTrue();
    assertThat(inner.rules().edges.isEnd(inner.hex("0403"))).isTrue();
    assertThat(inner.rules().edges.isEnd(inner.hex("0404"))).isFalse();
  }

  // ---- leaving and entering

  @Test
  @Case({"CTS-33.3a", "CTS-33.1.1a", "CTS-17.3"})
  void inTheCampaignOnlyGermansHaveABoxInTheWestOfTheMap() {
    Play play =
        map()
            .state("scenario", "campaign")
            .axis("r", "4-4-3", "2650", "nation rumanian")
            .begin(Side.AXIS, "movement");
    OffMap offMap = play.rules().offMap;
    int west = play.rules().board().grid().at(16, play.rules().board().grid().places() - 1);
    assertThat(offMap.beyond(play.position(), play.unit("g"), west)).isEqualTo(Boxes.AXIS_BOX);
    assertThat(offMap.beyond(play.position(), play.unit("r"), west)).isZero();
    assertThat(offMap.beyond(play.position(), play.unit("g"), play.hex("2630"))).isZero();
  }

  @Test
  @Case({"CTS-33.3a", "CTS-17.0"})
  void aPlainMapHasPlainEdgesInTheCampaignToo() {
    Play play =
        Sketch.clear(5, 9)
            .state("scenario", "campaign")
            .german("g", "0306")
            .axis("r", "4-4-3", "0307", "nation rumanian")
            .rifle("x", "0302")
            .begin(Side.AXIS, "movement");
    OffMap offMap = play.rules().offMap;
    assertThat(offMap.beyond(play.position(), play.unit("r"), play.hex("0309")))
        .isEqualTo(Boxes.OFF_WEST);
    assertThat(offMap.beyond(play.position(), play.unit("x"), play.hex("0301")))
        .isEqualTo(Boxes.OFF_EAST);
    assertThat(offMap.beyond(play.position(), play.unit("x"), play.hex("0305"))).isZero();
  }

  @Test
  @Case({"CTS-17.1a", "CTS-17.1b", "CTS-19.1b"})
  void whoLeavesDoesNotComeBackInTheSamePhase() {
    Play play =
        Sketch.clear(5, 9)
            .state("scenario", "fall-blau")
            .german("g", "0309")
            .german("h", "off-west")
            .rifle("x", "0302")
            .begin(Side.AXIS, "movement")
            .plays("move units=g path=0309,off");
    assertThat(play.at("g")).isEqualTo("off-west");
    play.refuses("CTS-17.1a", "enter units=g hex=0309").plays("enter units=h hex=0209");
    assertThat(play.position().startHex(play.unit("h"))).isEqualTo(play.hex("0209"));
    play.plays("move units=h path=0209,0208");
    assertThat(play.at("h")).isEqualTo("0208");
  }

  @Test
  @Case({"CTS-17.1b", "CTS-19.1a"})
  void whoComesBesideAnEnemyPaysForItsZone() {
    Sketch sketch =
        Sketch.clear(5, 9)
            .state("scenario", "fall-blau")
            .german("h", "off-west", "out-of-supply")
            .rifle("x", "0302");
    Play quiet = sketch.begin(Side.AXIS, "movement").plays("enter units=h hex=0309");
    Play near =
        sketch.rifle("y", "0308").begin(Side.AXIS, "movement").plays("enter units=h hex=0309");
    assertThat(near.position().spent(near.unit("h")))
        .isGreaterThan(quiet.position().spent(quiet.unit("h")));
    assertThat(quiet.is("h", Flag.OUT_OF_SUPPLY)).isFalse();
  }

  @Test
  @Case({"CTS-17.1b", "CTS-5.2", "CTS-5.0a"})
  void rivalsDoNotEnterWhereTheyWouldMeetAndNobodyWithoutRoom() {
    Sketch sketch =
        Sketch.clear(5, 9)
            .state("scenario", "fall-blau")
            .axis("h", "4-4-3|2-2-3", "off-west", "nation hungarian")
            .axis("r", "4-4-3|2-2-3", "0309", "nation rumanian")
            .rifle("x", "0302");
    sketch
        .begin(Side.AXIS, "movement")
        .refuses("CTS-5.2", "enter units=h hex=0309")
        .allows("enter units=h hex=0209");
    Play full =
        Sketch.clear(5, 9)
            .state("scenario", "fall-blau")
            .german("h", "off-west")
            .german("a", "0309")
            .german("b", "0309")
            .german("c", "0309")
            .rifle("x", "0302")
            .begin(Side.AXIS, "movement");
    full.refuses("CTS-5.0a", "enter units=h hex=0309").allows("enter units=h hex=0209");
  }

  @Test
  @Case({"CTS-4.2d", "CTS-17.1b"})
  void theMoveOfOthersIsOverWhenSomebodyEnters() {
    Play play =
        Sketch.clear(5, 9)
            .state("scenario", "fall-blau")
            .german("g", "0307")
            .german("h", "off-west")
            .german("k", "off-west")
            .rifle("x", "0302")
            .begin(Side.AXIS, "movement")
            .plays("move units=g path=0307,0306")
            .plays("enter units=h hex=0309");
    assertThat(play.is("g", Flag.MOVED)).isTrue();
    assertThat(play.is("h", Flag.MOVED)).isFalse();
    play.plays("enter units=k hex=0209");
    assertThat(play.is("h", Flag.MOVED)).isTrue();
    assertThat(play.legal("enter")).isEqualTo(List.of());
  }
}
