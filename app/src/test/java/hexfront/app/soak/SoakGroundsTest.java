package hexfront.app.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.app.toy.ToyBox;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SoakGroundsTest {
  private static SoakGrounds grounds(Box box, String scenario, String options) {
    return new SoakGrounds(new Tables(List.of(box)), box, Optional.of(scenario), options);
  }

  private static List<Ground> of(SoakGrounds grounds, int games) {
    return LongStream.rangeClosed(1, games).mapToObj(grounds::of).toList();
  }

  @Test
  void withoutAChoiceTheFirstScenarioIsPlayedWithItsDefaults() {
    Box toy = new ToyBox();
    SoakGrounds grounds =
        new SoakGrounds(new Tables(List.of(toy)), toy, Optional.empty(), "default");
    assertThat(of(grounds, 4)).containsOnly(new Ground("toy", "meeting", Map.of("mud", false)));
  }

  @Test
  void allScenariosArePlayedInTurn() {
    assertThat(of(grounds(new ToyBox(), "all", "mud=true"), 4))
        .containsExactly(
            new Ground("toy", "alone", Map.of("mud", true)),
            new Ground("toy", "meeting", Map.of("mud", true)),
            new Ground("toy", "alone", Map.of("mud", true)),
            new Ground("toy", "meeting", Map.of("mud", true)));
  }

  @Test
  void drawnOptionsAreSometimesOnAndSometimesOff() {
    assertThat(of(grounds(new ToyBox(), "meeting", "random"), 20))
        .extracting(ground -> ground.options().get("mud"))
        .contains(true, false);
  }

  @Test
  void aScenarioOrOptionThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> grounds(new ToyBox(), "nowhere", "default"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("unknown scenario");
    assertThatThrownBy(() -> grounds(new ToyBox(), "all", "pony=true"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("unknown option");
  }

  @Test
  void aTroubleIsToldWithWhatBringsItBack() {
    Box toy = new ToyBox();
    SoakReport report = new SoakReport();
    PlayoutSoak soak =
        new PlayoutSoak(new Tables(List.of(toy)), toy, grounds(toy, "all", "mud=true"), 0, report);
    soak.play(2);
    assertThat(report.troubles())
        .containsExactly("--seed 2 --scenario meeting --options mud=true: no end after 0 orders");
    assertThat(report.counted("scenario: meeting")).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("hexfront.games.Shelf#boxes")
  void whatIsDrawnCanBeOpened(Box box) {
    SoakGrounds grounds = grounds(box, "all", "random");
    for (long seed = 1; seed <= box.scenarios().size(); seed++) {
      Ground ground = grounds.of(seed);
      assertThat(box.open(ground.scenario(), ground.options()).position().turn()).isNotNegative();
    }
    assertThat(of(grounds, box.scenarios().size()))
        .extracting(Ground::scenario)
        .containsExactlyInAnyOrderElementsOf(
            box.scenarios().stream().map(Box.Scenario::id).toList());
  }
}
