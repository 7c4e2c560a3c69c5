package hexfront.games.inquiry;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThreatsTest {
  private static Setting open(String game) {
    Box box = Shelf.boxes().stream().filter(b -> b.id().equals(game)).findFirst().orElseThrow();
    return box.open(box.scenarios().getFirst().id(), Map.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void stacksNextToTheEnemyAreThreatenedAndNobodyElsesAre(String game) {
    Setting setting = open(game);
    Position p = setting.position();
    for (Side side : Side.values()) {
      List<Threats.Threat> threats = new Threats(setting.rulebook()).against(p, side);
      assertThat(threats)
          .allSatisfy(
              threat -> {
                assertThat(p.holds(side, threat.hex())).isTrue();
                assertThat(threat.units()).isNotEmpty();
                assertThat(threat.odds()).isPositive();
                assertThat(threat.lost()).isBetween(0.0, 1.0);
              });
      assertThat(threats).extracting(Threats.Threat::hex).isSorted().doesNotHaveDuplicates();
    }
    assertThat(new Threats(setting.rulebook()).against(p, Side.SOVIET)).isNotEmpty();
  }
}
