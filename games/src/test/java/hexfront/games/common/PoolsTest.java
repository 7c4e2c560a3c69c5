package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import org.junit.jupiter.api.Test;

class PoolsTest {
  private static final StandIn RIFLE =
      new StandIn(Side.SOVIET, "rifle-brigade", "brigade", "rifle", false, 6);

  private final Board board = Plain.board(4, RIFLE.counter("toy", 1, "3B"));
  private final Position p = Plain.position(board);
  private final Pools pools =
      new Pools(board, unit -> unit.side() == Side.SOVIET ? "rifle-brigade" : "");

  @Test
  void aStandInShowsWhatEverybodyKnows() {
    Unit standIn = board.unit(4);
    assertThat(standIn.id()).isEqualTo("toy-su-untried-rifle-brigade-1");
    assertThat(standIn.designation()).isEqualTo("U-6");
    assertThat(standIn.name()).isEqualTo("Untried rifle brigade");
    assertThat(standIn.has("3B")).isTrue();
    assertThat(StandIn.is(standIn)).isTrue();
    assertThat(StandIn.is(board.unit(1))).isFalse();
  }

  @Test
  void countersAndStandInsOfAPoolAreKeptApart() {
    assertThat(pools.counters("rifle-brigade")).containsExactly(1, 3);
    assertThat(pools.standIns("rifle-brigade")).containsExactly(4);
    assertThat(pools.counters("")).isEmpty();
    assertThat(pools.counters("tank")).isEmpty();
    assertThat(pools.of(3)).isEqualTo("rifle-brigade");
    assertThat(pools.of(0)).isEmpty();
  }

  @Test
  void aStandInIsDrawnFromTheCountersThatNobodyHasDrawn() {
    assertThat(pools.waiting(p, 4)).containsExactly(1, 3);
    p.place(1, Plain.hex(board, "0101"));
    assertThat(pools.waiting(p, 4)).containsExactly(3);
    p.takeOff(1, Position.GONE);
    assertThat(pools.waiting(p, 4)).containsExactly(3);
    assertThat(pools.waiting(p, 3)).isEmpty();
  }
}
