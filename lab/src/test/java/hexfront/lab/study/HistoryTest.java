package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Side;
import hexfront.engine.orders.EndPhase;
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
import hexfront.lab.study.Yardstick.Loses;
import hexfront.lab.study.Yardstick.StaysCutOff;
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

  private static Yardstick yardstick(
      String says, Side side, Yardstick.Sign sign, int from, int by) {
    return new Yardstick(says, side, sign, "", from, by, SOMETIMES);
  }

  /** Random play shows nothing of history: only what is so from the start, and what never is. */
  @Test
  void whatAGameShowsIsCounted() {
    History history =
        rostov(
            List.of(
                yardstick("nobody", Side.AXIS, new CutOff(999), 1, 5),
                yardstick("the Soviets have Rostov", Side.SOVIET, new Has(List.of("0727")), 1, 1),
                yardstick("no such flag", Side.AXIS, new Attacks("none"), 1, 99),
                yardstick("the same, too early", Side.SOVIET, new Has(List.of("0727")), 2, 5),
                yardstick("no points for nothing", Side.AXIS, new Loses("nothing"), 1, 1)));
    List<Played> played = history.play(1, 5);
    assertThat(played.getFirst().met().stream()).containsExactly(1, 4);
    assertThat(history.words(played))
        .anyMatch(line -> line.startsWith("the Soviets have Rostov by turn 1: 1 of 1"))
        .anyMatch(line -> line.startsWith("nobody by turn 5: 0 of 1"))
        .anyMatch(line -> line.startsWith("the same, too early on turns 2 to 5: 0 of 1"))
        .allMatch(line -> line.contains("Axis wins") || line.endsWith("not met"));
  }

  /** A ring is closed when the player turn of those who close it ends, before anybody breaks it. */
  @Test
  void aRingClosesWhenAPlayerTurnBeginsAndHoldsWhenATurnDoes() {
    Yardstick closes = yardstick("closes", Side.AXIS, new CutOff(1), 1, 5);
    Yardstick holds = yardstick("holds", Side.AXIS, new StaysCutOff(1), 1, 5);
    assertThat(closes.isLookedFor(new EndPhase(), false, true)).isTrue();
    assertThat(holds.isLookedFor(new EndPhase(), false, true)).isFalse();
    assertThat(holds.isLookedFor(new EndPhase(), true, true)).isTrue();
    assertThat(closes.isLookedFor(new EndPhase(), false, false)).isFalse();
  }

  @Test
  void theYardsticksNameHexesOfTheirMaps() {
    for (String game : List.of("korsun", "rostov", "blitzkrieg57", "stalingrad")) {
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
  void aYardstickOfAScenarioIsLookedForInThatAlone() {
    assertThat(Yardstick.of("stalingrad", "fall-blau"))
        .singleElement()
        .satisfies(y -> assertThat(y.says()).isEqualTo("Rostov falls"));
    assertThat(Yardstick.of("stalingrad", "campaign")).isEmpty();
    assertThat(Yardstick.of("korsun", "korsun")).isEqualTo(Yardstick.of("korsun"));
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
