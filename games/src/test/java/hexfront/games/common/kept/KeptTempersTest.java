package hexfront.games.common.kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Side;
import hexfront.engine.staff.Nature;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataText;
import hexfront.games.table.OptionWords;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeptTempersTest {
  private static final String HEAD =
      """
      found: 'hexfront lab tempers --game kiev'
      proof:
        candidates: 16
        choosing: 144
        games: 60
        before: {mean: 1.0, error: 2.0}
        after: {mean: 11.0, error: 2.5}
        gain: {mean: 10.0, error: 1.5}
      tempers:
      """;

  private static final String CHANGING =
      """
      - {from: 1, aggression: 1.50, caution: 0.70}
      - {from: 7, aggression: 0.80, caution: 2.00}
      """;

  private static KeptTemper read(String tempers) {
    return KeptTempers.read(DataFile.read(new DataText("temper.yaml", HEAD + tempers.indent(2))));
  }

  @Test
  void aTemperHoldsUntilTheNextBegins() {
    Temperament changing = read(CHANGING).temperament();
    assertThat(changing.on(1)).isEqualTo(new Nature(1.5, 0.7));
    assertThat(changing.on(6)).isEqualTo(new Nature(1.5, 0.7));
    assertThat(changing.on(7)).isEqualTo(new Nature(0.8, 2));
    assertThat(changing.on(62)).isEqualTo(new Nature(0.8, 2));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    KeptTemper temper = read(CHANGING);
    String text = KeptTempers.write(temper);
    assertThat(KeptTempers.read(DataFile.read(new DataText("t.yaml", text)))).isEqualTo(temper);
  }

  @Test
  void whatCannotBeReadIsToldByItsLine() {
    assertThatThrownBy(() -> read("- {from: 1, aggression: bold, caution: 1}"))
        .hasMessageContaining("temper.yaml:10");
    assertThatThrownBy(() -> read("- {from: 1, aggression: 1, caution: 0}"))
        .hasMessageContaining("temper.yaml:10: expected a number above 0");
    assertThatThrownBy(() -> read("- {from: 1, aggression: 1}")).hasMessageContaining("caution");
    assertThatThrownBy(() -> read("- {from: 1, aggression: 1, caution: 1, courage: 1}"))
        .hasMessageContaining("courage");
    assertThatThrownBy(
            () ->
                read(
                    """
                    - {from: 5, aggression: 1, caution: 1}
                    - {from: 5, aggression: 1, caution: 1}
                    """))
        .hasMessageContaining("temper.yaml:11");
  }

  /** What is kept is told by the staff; where nothing is kept everybody is even. */
  @Test
  void theStaffOfEveryScenarioTellsWhatIsKept() {
    for (Box box : Shelf.boxes()) {
      for (Box.Scenario scenario : box.scenarios()) {
        if (scenario.brief() == null) {
          Setting setting = box.open(scenario.id(), OptionWords.complete(box, Map.of()));
          for (Side side : Side.values()) {
            Temperament kept =
                KeptTempers.find(box.id(), scenario.id(), side)
                    .map(KeptTemper::temperament)
                    .orElse(Temperament.EVEN);
            assertThat(setting.rulebook().staff().nature(setting.position(), side))
                .as(box.id() + " " + scenario.id() + " " + side)
                .isEqualTo(kept.on(setting.position().turn()));
          }
        }
      }
    }
  }

  @Test
  void ofAGameThatNobodyHasPlayedNoTemperIsKept() {
    assertThat(KeptTempers.find("checkers", "campaign", Side.AXIS)).isEmpty();
  }
}
