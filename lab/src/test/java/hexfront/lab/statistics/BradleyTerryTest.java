package hexfront.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hexfront.lab.statistics.BradleyTerry.Bout;
import hexfront.lab.statistics.BradleyTerry.Rating;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BradleyTerryTest {
  private static List<Bout> bouts(String first, String second, int wins, int games) {
    List<Bout> bouts = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      bouts.add(new Bout(first, second, "plain", i < wins ? 1 : 0));
    }
    return bouts;
  }

  /** Three wins in four, either side: 400 log10(3) = 190.8 Elo points, but for the prior. */
  @Test
  void threeWinsInFourAreAHundredAndNinetyPoints() {
    List<Bout> bouts = bouts("b", "a", 750, 1000);
    bouts.addAll(bouts("a", "b", 250, 1000));
    BradleyTerry.Table table = BradleyTerry.of(bouts);
    List<Rating> ratings = table.ratings();
    assertThat(ratings).extracting(Rating::name).containsExactly("b", "a");
    assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(190.8, within(1.0));
    assertThat(table.advantages().getFirst().elo()).isCloseTo(0, within(0.5));
  }

  @Test
  void whatTheSideIsWorthIsNotTakenForStrength() {
    List<Bout> bouts = bouts("a", "b", 900, 1000);
    bouts.addAll(bouts("b", "a", 900, 1000));
    BradleyTerry.Table table = BradleyTerry.of(bouts);
    assertThat(table.ratings().getFirst().elo()).isCloseTo(0, within(0.5));
    assertThat(table.advantages().getFirst().elo()).isCloseTo(381.7, within(4.0));
  }

  @Test
  void whoWinsAllHasARatingStill() {
    BradleyTerry.Table table = BradleyTerry.of(bouts("a", "b", 50, 50));
    assertThat(table.ratings().getFirst().name()).isEqualTo("a");
    assertThat(table.ratings().getFirst().elo()).isBetween(100.0, 2000.0);
  }

  @Test
  void theIntervalsHoldTheTruthNineteenTimesInTwenty() {
    int held = 0;
    for (int study = 0; study < 200; study++) {
      SplittableRandom random = new SplittableRandom(study);
      List<Bout> bouts = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        bouts.add(new Bout("a", "b", "plain", random.nextDouble() < 0.64 ? 1 : 0));
        bouts.add(new Bout("b", "a", "plain", random.nextDouble() < 0.36 ? 1 : 0));
      }
      Rating a =
          BradleyTerry.of(bouts).ratings().stream()
              .filter(r -> r.name().equals("a"))
              .findFirst()
              .orElseThrow();
      held += a.interval().contains(Sprt.eloOfScore(0.64) / 2) ? 1 : 0;
    }
    assertThat(held).isBetween(180, 199);
  }
}
