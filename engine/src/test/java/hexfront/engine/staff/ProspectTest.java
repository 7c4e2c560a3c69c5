package hexfront.engine.staff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProspectTest {
  private final Prospect prospect = new Prospect();

  @Test
  void attackersThatLoseAllAreRuined() {
    prospect.count(0.5, 2, 2, 3, 4, true);
    assertThat(prospect.ruined).isEqualTo(0.5);
    assertThat(prospect.repelled).isEqualTo(0.5);
    assertThat(prospect.attackerSteps).isZero();
    assertThat(prospect.taken).isZero();
    assertThat(prospect.defenderSteps).isZero();
  }

  @Test
  void stepsAreCountedByTheirChance() {
    prospect.count(0.5, 1, 2, 0, 4, false);
    assertThat(prospect.attackerSteps).isEqualTo(0.5);
    assertThat(prospect.repelled).isZero();
  }

  @Test
  void defendersThatLoseAllAreDestroyedAndTheHexIsTaken() {
    prospect.count(0.25, 0, 2, 4, 4, false);
    assertThat(prospect.destroyed).isEqualTo(0.25);
    assertThat(prospect.taken).isEqualTo(0.25);
    assertThat(prospect.defenderSteps).isZero();
  }

  @Test
  void defendersThatLeaveGiveUpTheHex() {
    prospect.count(0.25, 0, 2, 1, 4, true);
    assertThat(prospect.taken).isEqualTo(0.25);
    assertThat(prospect.defenderSteps).isEqualTo(0.25);
    prospect.count(0.25, 0, 2, 1, 4, false);
    assertThat(prospect.taken).isEqualTo(0.25);
    assertThat(prospect.defenderSteps).isEqualTo(0.5);
    assertThat(prospect.destroyed).isZero();
  }

  @Test
  void theFirstOfThoseThatHaveMostIsTheBest() {
    assertThat(Most.of(IntStream.of(3, 5, 9, 7), n -> n % 4)).isEqualTo(3);
    assertThat(Most.of(IntStream.of(8, 4), n -> -n)).isEqualTo(4);
    assertThat(Most.of(IntStream.empty(), n -> n)).isEqualTo(-1);
  }
}
