package hexfront.games.openings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataText;
import hexfront.games.data.Problem;
import hexfront.games.table.OptionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KeptOpeningsTest {
  private static final String HEAD =
      """
      game: korsun
      scenario: campaign
      side: soviet
      options: ''
      rules: 3
      found: 'hexfront lab openings --game korsun'
      idea: 'the captain''s own, boldly'
      proof:
        candidates: 2
        choosing: 4
        games: 8
        before: {mean: 1.0, error: 2.0}
        after: {mean: 11.0, error: 2.5}
        gain: {mean: 10.0, error: 1.5}
      orders:
        - 'axis | end-phase'
      """;

  private final Box box = Shelf.box("korsun").orElseThrow();
  private final Rulebook rulebook =
      box.open("campaign", OptionWords.complete(box, Map.of())).rulebook();

  private KeptOpening read(String more) {
    return KeptOpenings.read(
        DataFile.read(new DataText("opening.yaml", HEAD + more.indent(2))), rulebook);
  }

  /** Whoever changes rules or data so that one cannot be played any more finds another. */
  @Test
  void everyKeptOpeningCanBePlayedFromTheSetUpWithTheUsualOptions() {
    List<String> wrong = new ArrayList<>();
    for (Box one : Shelf.boxes()) {
      for (Box.Scenario scenario : one.scenarios()) {
        for (Side side : Side.values()) {
          if (DataText.hasResource(KeptOpenings.fileName(one.id(), scenario.id(), side))) {
            check(one, scenario.id(), side).forEach(wrong::add);
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static List<String> check(Box one, String scenario, Side side) {
    Map<String, Boolean> usual = OptionWords.complete(one, Map.of());
    KeptOpening opening =
        KeptOpenings.find(one.id(), scenario, side, one.open(scenario, usual).rulebook())
            .orElseThrow();
    assertThat(opening.options()).isEqualTo(usual);
    assertThat(opening.fileName()).isEqualTo(KeptOpenings.fileName(one.id(), scenario, side));
    return KeptOpenings.problem(opening, one).stream()
        .map(problem -> problem + "; find it again by: " + opening.found())
        .toList();
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    KeptOpening opening = read("- 'soviet | activate units=korsun-su-hq-2ta,korsun-su-hq-5gta'");
    String text = KeptOpenings.write(opening, rulebook);
    KeptOpening again = KeptOpenings.read(DataFile.read(new DataText("o.yaml", text)), rulebook);
    assertThat(again.idea()).isEqualTo("the captain's own, boldly");
    assertThat(again.proof()).isEqualTo(opening.proof());
    assertThat(again.lines())
        .extracting(KeptOpening.Line::order)
        .isEqualTo(opening.lines().stream().map(KeptOpening.Line::order).toList());
    assertThat(KeptOpenings.write(again, rulebook)).isEqualTo(text);
  }

  @Test
  void anOrderThatCannotBeReadIsToldByItsLine() {
    assertThatThrownBy(() -> read("- 'soviet | activate units=nobody'"))
        .hasMessageContaining("opening.yaml:17")
        .hasMessageContaining("nobody");
    assertThatThrownBy(() -> read("- 'end-phase'"))
        .hasMessageContaining("opening.yaml:17")
        .hasMessageContaining("a side and its order");
    assertThatThrownBy(() -> read("- 'neither | end-phase'"))
        .hasMessageContaining("axis or soviet");
  }

  @Test
  void anOrderThatIsRefusedIsToldByItsLineAndItsCase() {
    Optional<Problem> problem =
        KeptOpenings.problem(read("- 'soviet | activate units=korsun-ge-72id'"), box);
    assertThat(problem).isPresent();
    assertThat(problem.get().line()).isEqualTo(17);
    assertThat(problem.get().message()).startsWith("order refused, ");
  }

  @Test
  void theSideThatDoesNotDecideHasNoOrder() {
    Optional<Problem> problem = KeptOpenings.problem(read("- 'axis | end-phase'"), box);
    assertThat(problem).map(Problem::message).contains("the other side decides: soviet");
  }

  @Test
  void anOpeningThatFitsHasNoProblem() {
    assertThat(
            KeptOpenings.problem(
                read("- 'soviet | activate units=korsun-su-hq-2ta,korsun-su-hq-5gta'"), box))
        .isEmpty();
  }
}
