package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.orders.Units;
import org.junit.jupiter.api.Test;

class SubstitutionTest {
  private final Board board = Plain.board(6);
  private final Position p = Plain.position(board);
  private final int here = Plain.hex(board, "0202");
  private final int before = Plain.hex(board, "0101");

  SubstitutionTest() {
    p.place(0, here);
    p.mark(0, 5);
    p.setSpent(0, 3);
    p.setStartHex(0, before);
    p.setCameFrom(0, before);
    p.setLost(0, 1);
    p.mark(2, 64);
  }

  private void carriesOn(int unit) {
    assertThat(p.hex(unit)).isEqualTo(here);
    assertThat(p.flags(unit)).isEqualTo(5);
    assertThat(p.spent(unit)).isEqualTo(3);
    assertThat(p.startHex(unit)).isEqualTo(before);
    assertThat(p.cameFrom(unit)).isEqualTo(before);
    assertThat(p.lost(unit)).isZero();
  }

  @Test
  void aCounterTakesThePlaceOfAnotherWithAllItCarried() {
    Substitution.of(0, 2).carryOut(p, Position.GONE);
    carriesOn(2);
    assertThat(p.gone(0)).isTrue();
    assertThat(p.flags(0)).isZero();
  }

  @Test
  void aUnitBreaksDownIntoSeveral() {
    new Substitution(Units.of(0), Units.of(2, 4)).carryOut(p, Position.WAITING);
    carriesOn(2);
    carriesOn(4);
    assertThat(p.hex(0)).isEqualTo(Position.WAITING);
  }

  @Test
  void severalUniteWhereTheFirstOfThemStood() {
    p.place(2, before);
    new Substitution(Units.of(0, 2), Units.of(4)).carryOut(p, Position.GONE);
    carriesOn(4);
    assertThat(p.gone(0) && p.gone(2)).isTrue();
    assertThat(p.isEmpty(before)).isTrue();
  }

  @Test
  void offTheMapACounterWaitsWhereTheOtherWaited() {
    p.takeOff(0, Position.WAITING);
    p.takeOff(2, Position.GONE);
    Substitution.of(0, 2).carryOut(p, Position.GONE);
    assertThat(p.hex(2)).isEqualTo(Position.WAITING);
  }

  @Test
  void somebodyLeavesAndSomebodyComes() {
    assertThatThrownBy(() -> new Substitution(Units.of(), Units.of(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Substitution(Units.of(1), Units.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
