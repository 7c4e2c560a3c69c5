package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Chart;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataProblem;
import hexfront.games.data.DataText;
import hexfront.games.table.OptionWords;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Short scenarios of ours are data, and have an end and a goal of their own. */
class ShortScenarioTest {
  private static final Box.Card CARD =
      new Box.Card(
          "", "", 5, 0, 0, List.of(new Box.Turn(1, "one", ""), new Box.Turn(2, "two", "")));

  private static final String GOOD =
      """
      scenarios:
        - id: a
          title: b
          provenance: ours
          minutes: 30
          text: c
          turns: {first: 1, last: 2}
          side: axis
          phase: movement
          units: {}
          victory: {side: axis, margin: 1, places: {}, steps: {axis: 1, soviet: 1}}
      """;

  private static List<ShortScenario> read(String text) {
    return ShortScenario.read(DataFile.read(new DataText("x.yaml", text)), CARD);
  }

  private static void assertProblem(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(DataProblem.class)
        .hasMessageContaining("x.yaml")
        .hasMessageContaining(message);
  }

  @Test
  void itSaysWhatItIsAndHowLongItLasts() {
    Box.Scenario shown = read(GOOD).getFirst().shown();
    assertThat(shown.brief()).isEqualTo(new Box.Brief(1, 2, 30, "c"));
  }

  @Test
  void whatIsNotOursHasNoPlaceThere() {
    assertProblem(GOOD.replace("provenance: ours", "provenance: given"), "ours");
  }

  @Test
  void itEndsOnTheTurnTrack() {
    assertProblem(GOOD.replace("last: 2", "last: 3"), "from 1 to 2");
  }

  @Test
  void aMistakeInItsUnitsIsToldWithItsLine() {
    Box kiev = Shelf.box("kiev").orElseThrow();
    String text = GOOD.replace("units: {}", "units: {\"0319\": [nobody]}");
    String moving = text.replace("phase: movement", "phase: initial-movement");
    assertThatThrownBy(() -> read(moving).getFirst().arrangement(kiev, Map.of()))
        .isInstanceOf(DataProblem.class)
        .hasMessageContaining("x.yaml:10")
        .hasMessageContaining("a counter of the game");
  }

  @Test
  void placesCountForWhoHoldsThemAndStepsForTheEnemy() {
    Setting kiev = Shelf.box("kiev").orElseThrow().open("konotop", Map.of());
    Position p = kiev.position();
    Score begun = kiev.rulebook().score(p);
    assertThat(List.of(begun.axis(), begun.soviet())).containsExactly(0, 8);
    assertThat(begun.winner()).isEqualTo(Side.SOVIET);
    p.takeOff(p.board().unit("kiev-su-10td").orElseThrow(), Position.GONE);
    p.setControl(p.board().grid().hex("1813").orElseThrow(), Side.AXIS);
    Score later = kiev.rulebook().score(p);
    assertThat(List.of(later.axis(), later.soviet())).containsExactly(3, 6);
    assertThat(kiev.rulebook().charts(p))
        .filteredOn(chart -> chart.title().equals("Victory"))
        .singleElement()
        .extracting(Chart::rows)
        .asString()
        .contains("12 or more", "15");
  }

  /** Only some games told their commanders; the others valued losses as the whole game does. */
  @Test
  void commandersOfAllGamesValueLossesByIt() {
    for (Box box : Shelf.boxes()) {
      for (Box.Scenario scenario : box.scenarios()) {
        if (scenario.brief() != null) {
          Setting setting = box.open(scenario.id(), OptionWords.complete(box, Map.of()));
          Position p = setting.position();
          assertThat(p.board().units())
              .filteredOn(unit -> p.onMap(unit.index()) && p.board().occupies(unit.index()))
              .as(box.id() + " " + scenario.id())
              .isNotEmpty()
              .allSatisfy(
                  unit ->
                      assertThat(setting.rulebook().staff().points(p, unit.index(), 1))
                          .as(unit.id())
                          .isEqualTo(1));
        }
      }
    }
  }
}
