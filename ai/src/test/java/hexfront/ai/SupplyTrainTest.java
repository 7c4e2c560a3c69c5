package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SupplyTrainTest {
  /** The turn on which severe weather shortens the lines of the northern half of the map. */
  private static final int SEVERE = 8;

  @Test
  void whoForeseesTheWeatherKeepsItsArmyInSupply() {
    double plain = LongStream.rangeClosed(1, 3).mapToDouble(seed -> supplied(seed, false)).sum();
    double foreseen = LongStream.rangeClosed(1, 3).mapToDouble(seed -> supplied(seed, true)).sum();
    assertThat(foreseen).isGreaterThan(1.5 * plain).isGreaterThan(1);
  }

  @Test
  void theTrainStandsWithinReachOfSupplyNow() {
    int train = 0;
    int linked = 0;
    for (long seed = 1; seed <= 4; seed++) {
      Setting setting = GamesForTests.open("rostov");
      Script script = new Script(setting.rulebook(), Temper.EVEN);
      script.foresee();
      Position p = played(setting, script, seed, 4);
      Staff staff = setting.rulebook().staff();
      HexSet supplied = staff.supplied(p, Side.AXIS);
      for (int unit = 0; unit < p.board().unitCount(); unit++) {
        if (staff.role(unit) == Staff.Role.SUPPLY && p.onMap(unit)) {
          train++;
          linked += supplied.has(p.hex(unit)) ? 1 : 0;
        }
      }
    }
    assertThat(train).isGreaterThanOrEqualTo(12);
    assertThat(linked).isGreaterThanOrEqualTo(train - 2);
  }

  /** The share of the Axis units that are in supply when the weather has just turned. */
  private static double supplied(long seed, boolean foresees) {
    Setting setting = GamesForTests.open("rostov");
    Script script = new Script(setting.rulebook(), Temper.EVEN);
    if (foresees) {
      script.foresee();
    }
    Position p = played(setting, script, seed, SEVERE);
    Staff staff = setting.rulebook().staff();
    HexSet supplied = staff.supplied(p, Side.AXIS);
    int[] army =
        IntStream.range(0, p.board().unitCount())
            .filter(unit -> p.board().side(unit) == Side.AXIS && p.onMap(unit))
            .filter(unit -> staff.role(unit) == Staff.Role.COMBAT)
            .toArray();
    return IntStream.of(army).filter(unit -> supplied.has(p.hex(unit))).count()
        / (double) army.length;
  }

  /** Plays the Axis by a script against a captain until a turn begins. */
  private static Position played(Setting setting, Script axis, long seed, int turn) {
    Rulebook rulebook = setting.rulebook();
    Position p = setting.position();
    Commander soviet = Commanders.of("captain");
    RandomGenerator random = new SplittableRandom(seed);
    Dice dice = Dice.unrecorded(seed);
    while (p.turn() < turn) {
      Answer answer =
          rulebook.decision(p).side() == Side.AXIS
              ? axis.answer(p, random)
              : soviet.answer(Question.about(rulebook, p, random, Budget.AT_ONCE));
      rulebook.carryOut(p, answer.order(), dice, Chronicle.SILENT);
    }
    return p;
  }
}
