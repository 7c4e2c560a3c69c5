package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.lab.GameResult;
import hexfront.lab.Games;
import hexfront.lab.Ground;
import hexfront.lab.report.TextReport;
import java.util.List;
import org.junit.jupiter.api.Test;

class BalanceTest {
  private static final Designers DESIGNERS = Designers.ours();
  private static final List<Ground> KIEV = Balance.allGrounds(Games.TABLES, List.of("kiev"));

  private static String report(int axisWinsInTen, int axisPoints) {
    Balance study = new Balance(Games.TABLES, DESIGNERS, KIEV, "captain", 100, 1, Games.SHORT);
    List<GameResult> results =
        study.fixtures().stream()
            .map(
                f ->
                    Games.result(
                        f,
                        f.number() % 10 < axisWinsInTen ? Side.AXIS : Side.SOVIET,
                        axisPoints,
                        100))
            .toList();
    return TextReport.write(study.report(results)).replace('\n', ' ');
  }

  @Test
  void everyGameOnTheShelfHasBeenLookedUp() {
    assertThat(Balance.allGrounds(Games.TABLES, ids()))
        .allSatisfy(
            ground ->
                assertThat(DESIGNERS.about(ground).bearing()).as(ground.words()).isNotBlank());
  }

  @Test
  void scenariosThatAreSpokenOfExist() {
    for (Box box : Games.TABLES.boxes()) {
      assertThat(box.scenarios())
          .extracting(Box.Scenario::id)
          .as(box.id())
          .containsAll(DESIGNERS.scenarios(box.id()));
    }
  }

  private static List<String> ids() {
    return Games.TABLES.boxes().stream().map(Box::id).toList();
  }

  @Test
  void aBalanceLikeTheDesignersIsFoundToBeSo() {
    assertThat(report(6, 243))
        .contains("That is the balance the designers describe.")
        .contains("The mean lead of the Axis was 143.0 victory points")
        .contains("takes a lead of 133 as even: 10.0 points to the good of the Axis.")
        .contains("Reconstructed: The map;");
  }

  @Test
  void anotherBalanceIsFoundToBeAnother() {
    assertThat(report(0, 150))
        .contains("That is not the balance the designers describe.")
        .contains("83.0 points to the good of the Soviets.");
  }

  @Test
  void whereNothingIsSaidTheReportSaysSo() {
    Balance study =
        new Balance(
            Games.TABLES,
            DESIGNERS,
            Balance.allGrounds(Games.TABLES, List.of("star")),
            "captain",
            2,
            1,
            Games.SHORT);
    assertThat(TextReport.write(study.report(List.of())))
        .contains("The designers say nothing about balance", "No game has been played.");
  }
}
