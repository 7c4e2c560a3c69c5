package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.ai.Simulations.Task;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.Setting;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimulationsTest {
  private static final Setting KORSUN = GamesForTests.open("korsun");
  private static final Rulebook RULEBOOK = KORSUN.rulebook();
  private static final Position SEEN = GamesForTests.play(KORSUN, "captain", "captain", 5, 60);
  private static final Side SIDE = RULEBOOK.decision(SEEN).side();

  private static final Opening OPENING =
      new Opening(null, null, Temper.EVEN, new HexSet(RULEBOOK.board().hexes()));

  private static double[] played(Task... tasks) {
    Clock clock = new Clock();
    clock.begin(Budget.ofSimulations(100), 1);
    clock.take(1);
    Account[] accounts = new Simulations(RULEBOOK, SIDE, 1).play(SEEN, List.of(tasks), clock);
    double[] points = new double[accounts.length];
    for (int i = 0; i < points.length; i++) {
      points[i] = accounts[i].points();
    }
    return points;
  }

  private static double between(boolean hurried, int replies) {
    return new Simulation(RULEBOOK, SIDE, hurried)
        .play(SEEN, OPENING, 7, replies, () -> false)
        .points();
  }

  /** Plans are found in a hurry and proved as games are played. */
  @Test
  void aProofIsPlayedAsCaptainsPlay() {
    double captains = between(false, 2);
    double hurried = between(true, 2);
    assertThat(captains).isNotEqualTo(hurried);
    assertThat(played(Task.ofProof(OPENING, 7), Task.ofPlan(OPENING, 7), Task.ofProof(OPENING, 7)))
        .containsExactly(captains, hurried, captains);
  }

  @Test
  void aBattleIsSeenAfterOneReply() {
    assertThat(played(Task.ofBattle(OPENING, 7))).containsExactly(between(true, 1));
  }
}
