package hexfront.games;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.dice.Dice;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sequence of play that the table shows, against games that are played. */
class SequenceOfPlayTest {
  private static final int GAMES = 5;

  static java.util.List<Box> boxes() {
    return Shelf.boxes();
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void everyStageThatIsReachedStandsInTheSequence(Box box) {
    Set<String> told =
        box.sequence().stream().map(Box.SequenceStep::stage).collect(Collectors.toSet());
    assertThat(reached(box)).isSubsetOf(told);
  }

  private static Set<String> reached(Box box) {
    Map<String, Boolean> options =
        box.options().stream().collect(Collectors.toMap(Box.Option::id, Box.Option::byDefault));
    Setting setting = box.open(box.scenarios().getFirst().id(), options);
    Rulebook rules = setting.rulebook();
    Set<String> stages = new TreeSet<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      Position p = setting.position().copy();
      SplittableRandom random = new SplittableRandom(seed);
      Dice dice = Dice.unrecorded(seed);
      while (!rules.isOver(p)) {
        stages.add(p.stage().word());
        rules.carryOut(p, rules.anyOrder(p, random), dice, Chronicle.SILENT);
      }
      stages.add(p.stage().word());
    }
    return stages;
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void chartsAreWholeAndTheirTitlesDiffer(Box box) {
    Map<String, Boolean> options =
        box.options().stream().collect(Collectors.toMap(Box.Option::id, Box.Option::byDefault));
    Setting setting = box.open(box.scenarios().getFirst().id(), options);
    assertThat(setting.rulebook().charts(setting.position()))
        .isNotEmpty()
        .doesNotHaveDuplicates()
        .allSatisfy(chart -> assertThat(chart.rows()).isNotEmpty());
  }
}
