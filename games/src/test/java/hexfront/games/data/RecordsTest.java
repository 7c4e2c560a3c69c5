package hexfront.games.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Side;
import hexfront.games.data.Records.Optionally;
import hexfront.games.data.Records.Within;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordsTest {
  private record Army(
      String name,
      Side side,
      @Within(least = 1, most = 9) int firstTurn,
      int units,
      boolean late,
      List<String> hexes) {}

  private record Few(
      @Optionally String area,
      @Optionally List<String> hexes,
      @Optionally int n,
      @Optionally boolean on) {}

  private enum Kind {
    HEAD_QUARTERS,
    SUPPLY
  }

  private static DataNode node(String text) {
    return DataFile.read(new DataText("army.yaml", text));
  }

  @Test
  void keysAreTheNamesOfTheComponents() {
    assertThat(
            Records.read(
                node(
                    "{name: 6A, side: axis, first-turn: 2, units: 12, late: true, hexes:"
                        + " [\"0101\"]}"),
                Army.class))
        .isEqualTo(new Army("6A", Side.AXIS, 2, 12, true, List.of("0101")));
  }

  @Test
  void whatMayBeLeftOutIsEmpty() {
    assertThat(Records.read(node("{n: 3}"), Few.class)).isEqualTo(new Few("", List.of(), 3, false));
    assertThat(Records.read(node("{area: B}"), Few.class))
        .isEqualTo(new Few("B", List.of(), 0, false));
  }

  @Test
  void mistakesAreReportedWithTheirLine() {
    assertThatThrownBy(() -> Records.read(node("{n: 3, m: 4}"), Few.class))
        .isInstanceOf(DataProblem.class)
        .hasMessageContaining("unknown key 'm'");
    String army = "{name: 6A, side: %s, first-turn: %s, units: %s, late: true, hexes: []}";
    assertThatThrownBy(() -> Records.read(node(army.formatted("nobody", 1, 1)), Army.class))
        .hasMessageContaining("axis or soviet");
    assertThatThrownBy(() -> Records.read(node(army.formatted("axis", 10, 1)), Army.class))
        .hasMessageContaining("1 to 9");
    assertThatThrownBy(() -> Records.read(node(army.formatted("axis", 1, -1)), Army.class))
        .hasMessageContaining("0 to 9999");
    assertThatThrownBy(() -> Records.read(node("{name: 6A}"), Army.class))
        .hasMessageContaining("'side' is missing");
  }

  @Test
  void wordsOfAnEnumHaveHyphens() {
    assertThat(Records.constant(node("head-quarters"), Kind.class)).isEqualTo(Kind.HEAD_QUARTERS);
    assertThatThrownBy(() -> Records.constant(node("chit"), Kind.class))
        .hasMessageContaining("head-quarters, supply");
  }
}
