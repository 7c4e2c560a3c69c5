package hexfront.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.map.HexSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LooksTest {
  private record Begun() implements Stage {
    @Override
    public String word() {
      return "begun";
    }
  }

  private static final int TOWN = 7;

  private final Board board = Boards.plain(4, 4, 2);
  private final Position p = new Position(board, 0, new Begun());
  private final Looks looks = new Looks(board, HexSet.of(board.hexes(), TOWN));

  @BeforeEach
  void place() {
    p.place(0, 5);
  }

  private View.Counter look(int steps, int flags) {
    return looks.counter(
        p,
        0,
        steps,
        flags,
        () ->
            new View.Counter(
                "u0",
                Side.AXIS,
                String.valueOf(p.hex(0)),
                "u0",
                "infantry",
                "division",
                steps,
                p.step(0).toString(),
                List.of(String.valueOf(flags))));
  }

  @Test
  void aUnitThatIsAsItWasShowsTheSameCounter() {
    View.Counter first = look(3, 0);
    assertThat(look(3, 0)).isSameAs(first);
  }

  @Test
  void aUnitThatMovedLostAStepOrWasMarkedShowsAnother() {
    look(3, 0);
    p.place(0, 6);
    assertThat(look(3, 0).hex()).isEqualTo("6");
    p.setLost(0, 1);
    assertThat(look(2, 0).strengths()).isEqualTo("1-2-6");
    assertThat(look(2, 4).flags()).containsExactly("4");
  }

  @Test
  void controlIsShownAgainUntilAPlaceChangesHands() {
    assertThat(looks.control(p)).isEmpty();
    p.setControl(TOWN, Side.AXIS);
    var held = looks.control(p);
    assertThat(held).containsExactly(Map.entry(board.grid().number(TOWN), "axis"));
    p.setControl(TOWN + 1, Side.SOVIET);
    assertThat(looks.control(p)).isSameAs(held);
    p.setControl(TOWN, Side.SOVIET);
    assertThat(looks.control(p)).containsValue("soviet").isNotSameAs(held);
  }
}
