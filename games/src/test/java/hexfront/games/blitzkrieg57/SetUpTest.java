package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import org.junit.jupiter.api.Test;

/** Section 4. */
class SetUpTest {
  @Test
  @Case({"GJ-4.0-2", "GJ-4.0-3", "GJ-4.0-7"})
  void theSetUpOfTheBoxKeepsToTheSectors() {
    Play play = Play.campaign("free-set-up");
    for (Side side : Side.values()) {
      assertThat(play.rules().setUp.checkEnd(play.position(), side).refusals()).isEmpty();
    }
    for (Unit unit : play.rules().board().units()) {
      var hexes = play.rules().setUp.hexes(play.position(), unit.index());
      if (!hexes.isEmpty()) {
        assertThat(hexes.has(play.position().hex(unit.index()))).as(unit.id()).isTrue();
      }
    }
    assertThat(play.at("bk57-ge-hq-1pzg")).isEqualTo("0909");
    assertThat(play.at("bk57-su-hq-5a")).isEqualTo("1710");
    assertThat(play.position().turn()).isEqualTo(1);
  }

  @Test
  @Case({"GJ-4.0-4", "GJ-4.0-5", "GJ-2.2.3"})
  void unitsWithoutAPlaceWaitInTheBoxAndAllAreAtFullStrength() {
    Play play = Play.campaign();
    assertThat(play.at("bk57-ge-60mot")).isEqualTo("waiting");
    Position p = play.position();
    assertThat(play.rules().roster.isBoxed(p, play.unit("bk57-ge-60mot"))).isTrue();
    assertThat(play.rules().roster.isBoxed(p, play.unit("bk57-su-hq-38a"))).isFalse();
    for (Unit unit : play.rules().board().units()) {
      assertThat(p.lost(unit.index())).isZero();
    }
  }

  @Test
  @Case({"GJ-4.0-1", "GJ-4.0-2", "GJ-4.0-3", "GJ-4.0-4"})
  void withTheOptionTheSidesRearrangeTheirUnitsTheSovietSideFirst() {
    Play play = Play.campaign("free-set-up");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("GJ-4.0-1", "place unit=bk57-ge-9pz hex=0910")
        .refuses("GJ-4.0-3", "place unit=bk57-su-hq-5a hex=1108")
        .refuses("GJ-4.0-4", "place unit=bk57-su-223rd hex=1108")
        .refuses("GJ-4.0-2", "place unit=bk57-su-45rd hex=4312")
        .plays("place unit=bk57-su-45rd hex=1005")
        .refuses("GJ-4.0-2", "end-phase")
        .plays("place unit=bk57-su-62rd hex=1006")
        .plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.plays("place unit=bk57-ge-9pz hex=0908").refuses("GJ-3.1.1", "end-phase");
    play.plays("place unit=bk57-ge-25mot hex=0809").plays("end-phase");
    assertThat(play.question()).isEqualTo("preliminary-combat");
    assertThat(play.at("bk57-su-45rd")).isEqualTo("1005");
  }
}
