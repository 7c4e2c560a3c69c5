package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

class RosterTest {
  private final Board board = Plain.board(5);
  private final Roster roster = new Roster(board);

  @Test
  void aUnitHasTheValuesOfTheStepItIsOn() {
    Position p = Plain.position(board);
    assertThat(roster.attack(p, 1)).isEqualTo(4);
    assertThat(roster.defence(p, 1)).isEqualTo(5);
    assertThat(roster.movement(p, 1)).isEqualTo(6);
    p.setLost(1, 1);
    assertThat(roster.attack(p, 1)).isEqualTo(2);
    assertThat(roster.defence(p, 1)).isEqualTo(3);
  }

  @Test
  void unitsAreListedBySide() {
    assertThat(roster.units(Side.AXIS)).containsExactly(0, 2, 4);
    assertThat(roster.units(Side.SOVIET)).containsExactly(1, 3);
    assertThat(roster.units(Side.AXIS, unit -> unit.index() > 1)).containsExactly(2, 4);
  }

  @Test
  void aUnitWithoutADesignationIsCalledByItsId() {
    assertThat(roster.name(2)).isEqualTo("u2");
  }
}
