package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Side;
import hexfront.games.Shelf;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.DataText;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.statistics.Interval;
import hexfront.lab.study.History.Played;
import hexfront.lab.study.Yardstick.Attacks;
import hexfront.lab.study.Yardstick.CutOff;
import hexfront.lab.study.Yardstick.Has;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HistoryTest {
  private static final Interval SOMETIMES = new Interval(0.2, 0.8);

  private final Tables tables = new Tables(Shelf.boxes());

  private History rostov(List<Yardstick> yardsticks) {
    Ground ground = Ground.of(tables, "rostov", Optional.empty(), Map.of());
    return new History(tables, ground, "random", "random", yardsticks);
  }

  /** Random play shows nothing of history: only what is so from the start, and what never is. */
  @Test
  void whatAGameShowsIsCounted() {
    History history =
        rostov(
            List.of(
                new Yardstick("nobody", Side.AXIS, new CutOff(999), 5, SOMETIMES),
                new Yardstick(
                    "the Soviets have Rostov", Side.SOVIET, new Has(List.of("0727")), 1, SOMETIMES),
                new Yardstick("no such flag", Side.AXIS, new Attacks("none"), 99, SOMETIMES)));
    List<Played> played = history.play(1, 5);
    assertThat(played.getFirst().met().stream()).containsExactly(1);
    assertThat(history.words(played))
        .anyMatch(line -> line.startsWith("the Soviets have Rostov by turn 1: 1 of 1"))
        .anyMatch(line -> line.startsWith("nobody by turn 5: 0 of 1"))
        .allMatch(line -> line.contains("Axis wins") || line.endsWith("not met"));
  }

  @Test
  void theYardsticksNameHexesOfTheirMaps() {
    for (String game : List.of("korsun", "rostov", "blitzkrieg57")) {
      assertThat(Yardstick.of(game)).isNotEmpty();
      for (Yardstick yardstick : Yardstick.of(game)) {
        if (yardstick.sign() instanceof Has(List<String> hexes)) {
          var map = tables.box(game).map();
          assertThat(hexes).allMatch(hex -> map.grid().hex(hex).isPresent());
        }
      }
    }
  }

  @Test
  void aSideThatIsNoneIsNoYardstick() {
    DataNode node =
        DataFile.read(
            new DataText(
                "yardsticks.yaml",
                "{says: it, side: neither, cut-off: 1, by: 1, share: {from: 0, to: 1}}"));
    assertThatThrownBy(() -> Yardstick.read(node)).hasMessageContaining("axis or soviet");
  }

  @Test
  void aMarshalThinksTooLongForIt() {
    Ground ground = Ground.of(tables, "rostov", Optional.empty(), Map.of());
    assertThatThrownBy(() -> new History(tables, ground, "captain", "marshal", List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("marshal");
  }
}
