package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two units may stay in a hex; u8 takes no room. Units of even number are the Axis's. */
class StackLimitTest {
  private static final int MARKER = 8;

  private final Board board = Plain.board(10);
  private final Position p = Plain.position(board);
  private final int full = Plain.hex(board, "0202");
  private final int next = Plain.hex(board, "0203");

  private final StackLimit limit =
      new StackLimit(new Roster(board), unit -> "u" + unit, board.grid()::number, "X-3.1") {
        @Override
        public int tooMany(Position at, int hex) {
          return counted(at, hex).length - 2;
        }

        @Override
        protected boolean counts(int unit) {
          return unit != MARKER;
        }
      };

  private void place(int hex, int... units) {
    for (int unit : units) {
      p.place(unit, hex);
    }
  }

  private List<String> against(int... units) {
    return limit.check(p, Side.AXIS, Units.of(units)).refusals().stream()
        .map(Refusal::why)
        .toList();
  }

  @Test
  void aHexIsOverfullWithOneMoreThanMayStay() {
    place(full, 0, 2, MARKER);
    assertThat(limit.anyOverfull(p, Side.AXIS)).isFalse();
    assertThat(limit.hasRoom(p, full)).isFalse();
    assertThat(limit.hasRoom(p, next)).isTrue();
    place(full, 4);
    assertThat(limit.anyOverfull(p, Side.AXIS)).isTrue();
    assertThat(limit.anyOverfull(p, Side.SOVIET)).isFalse();
    assertThat(limit.overfull(p, Side.AXIS)).containsExactly(full);
    assertThat(limit.against(p, Side.AXIS, "X-3.2", "too many"))
        .containsExactly(new Refusal("X-3.2", "too many in 0202"));
  }

  @Test
  void asManyGoAsAreTooManyOfEachHex() {
    place(full, 0, 2, 4, MARKER);
    assertThat(limit.ask(p, Side.AXIS).groups())
        .containsExactly(new Ask.Group(Units.of(0, 2, 4), 1, 1));
    assertThat(against(2)).isEmpty();
    assertThat(against(0, 2)).containsExactly("0202 gives up 1 units");
    assertThat(against()).containsExactly("name the units that go, each once");
    assertThat(against(2, 2)).containsExactly("name the units that go, each once");
  }

  @Test
  void onlyThoseOfAnOverfullHexThatCountMayGo() {
    place(full, 0, 2, 4, MARKER);
    place(next, 6);
    for (int other : new int[] {6, MARKER, 1}) {
      assertThat(against(other))
          .containsExactly("u" + other + " is not in a hex with too many units");
    }
  }

  @Test
  void whoLeavesMakesRoomForWhoComes() {
    place(full, 0, 2);
    place(next, 4, MARKER);
    Hexes in = Hexes.of(next, full);
    assertThat(limit.fit(p, Paths.of(4, in))).isFalse();
    assertThat(limit.fit(p, Paths.of(MARKER, in))).isTrue();
    assertThat(limit.fit(p, new Paths(Map.of(4, in, 0, Hexes.of(full, next))))).isTrue();
    assertThat(limit.fit(p, Paths.of(0, Hexes.of(full, next)))).isTrue();
  }
}
