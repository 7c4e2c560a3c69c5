package hexfront.lab.study;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Side;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.Thinking;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A marshal's plans are searched for in a game between captains and played on new dice. */
class PlanWorthTest {
  private static final Tables TABLES = new Tables(Shelf.boxes());

  private static PlanWorth study(String game, String scenario, Side side) {
    return new PlanWorth(Ground.of(TABLES, game, Optional.of(scenario), Map.of()), side, 2, 3, 1);
  }

  private static List<PlanWorth.Worth> found(int simulations) {
    return study("kiev", "konotop", Side.AXIS)
        .find(TABLES, Thinking.ofSimulations(simulations), 11, line -> {});
  }

  @Test
  void plansAreFoundAtSomePlayerTurnsAndPlayedAsOftenAsAsked() {
    List<String> told = new ArrayList<>();
    List<PlanWorth.Worth> found =
        study("star", "popov", Side.SOVIET)
            .find(TABLES, Thinking.ofSimulations(150), 11, told::add);
    assertThat(found).extracting(PlanWorth.Worth::turn).containsExactly(4, 5);
    assertThat(found)
        .allSatisfy(
            worth -> {
              assertThat(worth.simulations()).isPositive();
              assertThat(worth.hurried().size()).isEqualTo(3);
              assertThat(worth.captains().size()).isEqualTo(3);
            });
    assertThat(found)
        .as("some plan is another than the captain's and plays otherwise")
        .anyMatch(worth -> worth.hurried().deviation() > 0 || worth.hurried().mean() != 0);
    assertThat(told).hasSize(2).first().asString().startsWith("turn 4: said ");
  }

  @Test
  void theSameSeedGivesTheSamePlansAndTheSameGains() {
    List<PlanWorth.Worth> once = found(60);
    List<PlanWorth.Worth> again = found(60);
    assertThat(once).extracting(PlanWorth.Worth::words).isEqualTo(words(again));
  }

  private static List<String> words(List<PlanWorth.Worth> found) {
    return found.stream().map(PlanWorth.Worth::words).toList();
  }

  @Test
  void whereThereIsNoTimeThePlanIsTheCaptainsOwnAndGainsNothing() {
    assertThat(found(1))
        .allSatisfy(
            worth -> {
              assertThat(worth.said()).isZero();
              assertThat(worth.changes()).isZero();
              assertThat(worth.hurried().values()).containsOnly(0);
              assertThat(worth.captains().values()).containsOnly(0);
            });
  }

  @Test
  void plansDrawnAtRandomTellHowFarSimulationsForetell() {
    PlanWorth study = study("star", "popov", Side.SOVIET);
    List<PlanWorth.Worth> drawn = study.draw(TABLES, 3, 11, line -> {});
    assertThat(drawn).extracting(PlanWorth.Worth::turn).containsExactly(4, 4, 4, 5, 5, 5);
    assertThat(drawn.stream().map(worth -> worth.hurried().mean()).distinct())
        .as("plans differ from the captain's and from each other")
        .hasSizeGreaterThan(3);
    assertThat(study.foretold(drawn))
        .startsWith("star popov, Soviet, 6 plans drawn at random: what they gain");
  }

  @Test
  void theSummaryTellsTheMeansOfAllPlans() {
    PlanWorth study = study("kiev", "konotop", Side.AXIS);
    assertThat(study.summary(found(1)))
        .isEqualTo(
            "kiev konotop, Axis, 2 plans: said +0.0, gained +0.0 (0.0) in simulations and +0.0"
                + " (0.0) between captains, through 1 replies");
  }
}
