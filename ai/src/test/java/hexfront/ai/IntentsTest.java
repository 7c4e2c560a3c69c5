package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Intent;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IntentsTest {
  private final Setting setting = GamesForTests.open("kesselschlacht");
  private final Rulebook rulebook = setting.rulebook();
  private final Staff staff = rulebook.staff();
  private final Clock clock = new Clock();

  private Intents considered(Position p, Side side, int simulations, Simulations played) {
    Intents intents = new Intents(played, staff, side);
    clock.reset();
    clock.begin(simulations == 0 ? Budget.AT_ONCE : Budget.ofSimulations(simulations), 1);
    clock.take(1);
    intents.reconsider(p, clock, new SplittableRandom(3));
    clock.end();
    return intents;
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void withoutTimeWhatEarlierGamesSayDecides(Side side) {
    Position p = setting.position();
    Intent best =
        staff.intents(p, side).stream().max(Comparator.comparingDouble(Intent::gain)).orElseThrow();
    Intents intents = considered(p, side, 0, new Simulations(rulebook, side, 1));
    assertThat(intents.best()).isEqualTo(best).isNotEqualTo(Intent.USUAL);
    assertThat(intents.told(p)).startsWith("the intent is " + best.says() + ", +");
  }

  @Test
  void simulationsOutweighEarlierGamesAndFadeFromTurnToTurn() {
    Intents.Findings findings = new Intents.Findings();
    assertThat(findings.gain(20)).isEqualTo(20);
    findings.note(-30);
    assertThat(findings.gain(20)).isBetween(10.0, 20.0);
    for (int i = 0; i < 30; i++) {
      findings.note(-30);
    }
    double sure = findings.gain(20);
    assertThat(sure).isBetween(-30.0, -10.0);
    findings.fade();
    assertThat(findings.gain(20)).isBetween(sure + 0.1, 20.0);
  }

  /** What one intent leaves behind in a staff must not touch the orders of another. */
  @ParameterizedTest
  @EnumSource(Side.class)
  void simulationsFollowTheIntentTheyAreTold(Side side) {
    Position p = setting.position();
    Opening opening = new Opening(null, null, Temper.EVEN, new HexSet(rulebook.board().hexes()));
    Intent other = staff.intents(p, side).get(1);
    List<Simulations.Task> tasks =
        Stream.of(Intent.USUAL, other, Intent.USUAL)
            .map(intent -> Simulations.Task.ofIntent(opening, 11, intent))
            .toList();
    Simulations simulations = new Simulations(rulebook, side, 1);
    clock.begin(Budget.ofSimulations(9), 1);
    clock.take(1);
    Account[] accounts = simulations.play(p, tasks, clock);
    assertThat(accounts[1].points()).isNotEqualTo(accounts[0].points());
    assertThat(accounts[2].points()).isEqualTo(accounts[0].points());
    simulations.follow(other);
    Simulations.Task plain = Simulations.Task.through(opening, 11, Integer.MAX_VALUE);
    assertThat(simulations.play(p, List.of(plain), clock)[0].points())
        .isEqualTo(accounts[1].points());
  }

  @Test
  void whoHasTimePlaysOnWithEach() {
    Position p = GamesForTests.play(setting, "captain", "captain", 5, 3000);
    Intents intents = considered(p, Side.AXIS, 12, new Simulations(rulebook, Side.AXIS, 1));
    assertThat(intents.best()).isIn(staff.intents(p, Side.AXIS));
    assertThat(intents.played()).isBetween(10, 14);
  }
}
