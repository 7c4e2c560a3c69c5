package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Chronicle;
import hexfront.engine.Event;
import hexfront.engine.Position;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.LostSteps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LossesTest {
  private static final int KEPT = 4;

  private final Board board = Plain.board(2);
  private final Position p = Plain.position(board);
  private final List<Event> told = new ArrayList<>();
  private final List<String> done = new ArrayList<>();
  private boolean weakSide = true;

  private final Losses losses =
      new Losses() {
        @Override
        protected boolean hasStep(Position at, int unit, int lost) {
          return weakSide;
        }

        @Override
        protected void eliminating(Position at, int unit) {
          done.add(at.onMap(unit) ? "about to go" : "gone too early");
        }

        @Override
        protected int placeOf(Position at, int unit, String rule) {
          return rule.equals("returns") ? Position.WAITING : Position.GONE;
        }

        @Override
        protected int keptFlags() {
          return KEPT;
        }

        @Override
        protected void eliminated(Position at, int unit, String rule, Chronicle chronicle) {
          done.add(at.onMap(unit) ? "still there" : "gone");
        }
      };

  LossesTest() {
    p.place(0, Plain.hex(board, "0202"));
    p.mark(0, 7);
  }

  private void lose(int steps, String rule) {
    losses.lose(p, 0, steps, "combat", rule, told::add);
  }

  @Test
  void aUnitThatLosesAStepShowsTheWeakerOne() {
    lose(1, "c");
    assertThat(p.lost(0)).isEqualTo(1);
    assertThat(p.flags(0)).isEqualTo(7);
    assertThat(told).singleElement().isInstanceOf(LostSteps.class);
    assertThat(done).isEmpty();
  }

  @Test
  void aUnitThatLosesItsLastStepIsEliminatedAndKeepsOnlyWhatTheDeadKeep() {
    lose(2, "c");
    assertThat(p.gone(0)).isTrue();
    assertThat(p.flags(0)).isEqualTo(KEPT);
    assertThat(told).singleElement().isInstanceOf(Eliminated.class);
    assertThat(done).containsExactly("about to go", "gone");
  }

  @Test
  void theGameSaysWhereAnEliminatedUnitGoes() {
    lose(5, "returns");
    assertThat(p.hex(0)).isEqualTo(Position.WAITING);
  }

  @Test
  void aStepThatNoCounterCanShowIsNoStep() {
    weakSide = false;
    assertThat(losses.isLast(p, 0, 1)).isTrue();
    lose(1, "c");
    assertThat(p.onMap(0)).isFalse();
  }

  @Test
  void whoLosesNothingStaysAsHeIs() {
    weakSide = false;
    lose(0, "c");
    assertThat(p.onMap(0)).isTrue();
    assertThat(told).isEmpty();
  }

  @Test
  void lossesAreForcedWhereThereIsNothingToChoose() {
    assertThat(Losses.forced(p, new int[] {0, 1}, 4)).isEqualTo(Map.of(0, 2, 1, 2));
    assertThat(Losses.forced(p, new int[] {0, 1}, 9)).isEqualTo(Map.of(0, 2, 1, 2));
    assertThat(Losses.forced(p, new int[] {0}, 1)).isEqualTo(Map.of(0, 1));
    assertThat(Losses.forced(p, new int[] {0, 1}, 3)).isNull();
    assertThat(Losses.forced(p, new int[] {0, 1}, 0)).isEqualTo(Map.of(0, 0, 1, 0));
    assertThat(Losses.forced(p, new int[] {}, 2)).isEmpty();
  }
}
