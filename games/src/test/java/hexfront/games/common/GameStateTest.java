package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.Arrangement.Impossible;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameStateTest {
  private static final GameState<String> STATE =
      GameState.<String>none()
          .control("towns")
          .number("rail-used", "how many", 0)
          .given("moved", "whether", GameState.truth(1))
          .both(
              "weather",
              "dry or mud",
              (game, p, v) -> p.setValue(2, v.oneOf(List.of("dry", "mud")).length()),
              (game, p, viewer) -> p.value(2) == 0 ? null : p.value(2))
          .shown("mine", (game, p, viewer) -> game + viewer.word());

  private final Board board = Plain.board(2);
  private final Position p = Plain.position(board);

  private void set(Map<String, Object> values) {
    STATE.set("g", p, StateValues.of(board, values, STATE.names().keySet()));
  }

  @Test
  void aPositionSetsWhatIsGivenAndAViewShowsWhatIsShown() {
    set(Map.of("moved", true, "rail-used", 3, "weather", "mud", "control", Map.of("0203", "axis")));
    assertThat(p.value(0)).isEqualTo(3);
    assertThat(p.value(1)).isEqualTo(1);
    assertThat(p.control(Plain.hex(board, "0203"))).isEqualTo(Side.AXIS);
    assertThat(STATE.shown("g", p, Side.SOVIET))
        .containsExactly(entry("rail-used", 3), entry("weather", 3), entry("mine", "gsoviet"));
  }

  @Test
  void whatThereIsNothingToShowOfIsLeftOut() {
    assertThat(STATE.shown("g", p, Side.AXIS)).containsOnlyKeys("rail-used", "mine");
  }

  @Test
  void onlyNamesThatCanBeSetAreNames() {
    assertThat(STATE.names()).containsOnlyKeys("control", "rail-used", "moved", "weather");
    assertThatThrownBy(() -> set(Map.of("mine", "x")))
        .isInstanceOf(Impossible.class)
        .hasMessage("unknown state 'mine', expected one of [control, rail-used, moved, weather]");
  }

  @Test
  void aValueOfTheWrongKindIsRefusedByName() {
    assertThatThrownBy(() -> set(Map.of("rail-used", "three")))
        .isInstanceOf(Impossible.class)
        .hasMessage("rail-used expects a number from 0 to 9999, found 'three'");
    assertThatThrownBy(() -> set(Map.of("moved", 1)))
        .hasMessage("moved expects true or false, found 1");
    assertThatThrownBy(() -> set(Map.of("weather", List.of())))
        .hasMessage("weather expects one of [dry, mud], found a list");
    assertThatThrownBy(() -> set(Map.of("control", "axis")))
        .hasMessage("control expects an object, found 'axis'");
    assertThatThrownBy(() -> set(Map.of("control", Map.of("0999", "axis"))))
        .hasMessage("control expects a hex of the map, found '0999'");
    assertThatThrownBy(() -> set(Map.of("control", Map.of("0203", "red"))))
        .hasMessage("control expects axis or soviet, found 'red'");
  }

  @ParameterizedTest
  @CsvSource({"-1", "10000", "1.5"})
  void numbersAreWholeAndNeitherNegativeNorHuge(double number) {
    assertThatThrownBy(() -> set(Map.of("rail-used", number))).isInstanceOf(Impossible.class);
  }

  @Test
  void listsAndObjectsAreReadItemByItem() {
    StateValue hexes = new StateValue(board, "hexes", List.of("0101", "0203"));
    assertThat(hexes.hexes()).containsExactly(Plain.hex(board, "0101"), Plain.hex(board, "0203"));
    StateValue units = new StateValue(board, "losses", Map.of("u1", 2));
    units.byUnit().forEach((unit, n) -> assertThat(unit + n.number()).isEqualTo(3));
    StateValue sides = new StateValue(board, "points", Map.of("soviet", 4));
    assertThat(sides.bySide()).containsOnlyKeys(Side.SOVIET);
    assertThat(sides.at("soviet").number()).isEqualTo(4);
    assertThatThrownBy(() -> sides.at("axis")).hasMessageContaining("an object with axis");
    StateValue holes = new StateValue(board, "units", Arrays.asList("u0", "u9"));
    assertThatThrownBy(() -> holes.list().forEach(StateValue::unit))
        .hasMessage("units expects a unit of the position, found 'u9'");
  }
}
