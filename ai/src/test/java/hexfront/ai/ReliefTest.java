package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A German unit of Korsun, and six Soviet ones around it, two hexes away in every direction. */
class ReliefTest {
  private final Setting setting = GamesForTests.open("korsun");
  private final Board board = setting.rulebook().board();
  private final Staff staff = setting.rulebook().staff();
  private final Position p = setting.position();
  private final Survey survey = new Survey(board, staff);
  private final int[] besiegers = new int[Direction.COUNT];
  private int pocket = -1;
  private int second = -1;

  @BeforeEach
  void ring() {
    int german = -1;
    int n = 0;
    for (int unit = 0; unit < board.unitCount(); unit++) {
      boolean fights = p.onMap(unit) && staff.role(unit) == Staff.Role.COMBAT;
      p.takeOff(unit, Position.GONE);
      if (fights && board.side(unit) == Side.AXIS) {
        german = unit;
      } else if (fights && n < besiegers.length) {
        besiegers[n++] = unit;
      } else if (fights) {
        second = unit;
      }
    }
    for (int hex = 0; hex < board.hexes() && pocket < 0; hex++) {
      p.place(german, hex);
      boolean open = staff.supplied(p, Side.AXIS).has(hex);
      if (open && surround(hex) && !staff.supplied(p, Side.AXIS).has(hex)) {
        pocket = hex;
      } else {
        for (int besieger : besiegers) {
          p.takeOff(besieger, Position.GONE);
        }
      }
    }
    assertThat(pocket).isNotNegative();
  }

  private boolean surround(int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int at = away(hex, d, 2);
      if (at < 0 || away(hex, d, 4) < 0) {
        return false;
      }
      p.place(besiegers[d], at);
    }
    return true;
  }

  private int away(int from, int direction, int hexes) {
    int hex = from;
    for (int i = 0; i < hexes && hex != HexGrid.OFF; i++) {
      hex = board.grid().neighbour(hex, direction);
    }
    return hex == HexGrid.OFF ? -1 : hex;
  }

  private double without(int d) {
    survey.take(p, Side.AXIS);
    return new Relief(survey).without(p, p.hex(besiegers[d]));
  }

  @Test
  void drivingAwayOneOfThoseWhoCloseARingOpensIt() {
    double most = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      most = Math.max(most, without(d));
    }
    assertThat(most).isPositive();
  }

  @Test
  void whoHasAnotherBehindHimBarsNothingAlone() {
    for (int d = 0; d < Direction.COUNT; d++) {
      p.place(second, away(pocket, d, 3));
      assertThat(without(d)).isZero();
    }
  }

  @Test
  void nothingIsChangedByAsking() {
    long before = setting.rulebook().written().hash(p);
    without(0);
    assertThat(setting.rulebook().written().hash(p)).isEqualTo(before);
  }
}
