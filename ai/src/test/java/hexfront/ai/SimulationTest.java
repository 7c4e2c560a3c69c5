package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.Setting;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {
  @ParameterizedTest
  @ValueSource(strings = {"blitzkrieg57", "blitzfront", "kesselschlacht"})
  void itComesOutTheSameWhateverWasPlayedBefore(String game) {
    Setting setting = GamesForTests.open(game);
    Rulebook rulebook = setting.rulebook();
    Position p = GamesForTests.play(setting, "captain", "captain", 5, 90);
    HexSet none = new HexSet(rulebook.board().hexes());
    Opening first = new Opening(null, null, Temper.EVEN, none);
    Side side = rulebook.decision(p).side();
    Simulation simulation = new Simulation(rulebook, side);
    Account once = simulation.play(p, first, 7, 1, () -> false);
    for (Temper temper : Temper.EVEN.andOthers()) {
      simulation.play(p, new Opening(null, null, temper, none), 8, 1, () -> false);
    }
    Account again = simulation.play(p, first, 7, 1, () -> false);
    assertThat(again.points()).isEqualTo(once.points());
    assertThat(again.value()).isEqualTo(once.value());
    assertThat(again.byHex()).containsExactly(once.byHex());
  }
}
