package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Side;
import hexfront.engine.staff.Experience;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExperiencesTest {
  @Test
  void whatIsKeptForAScenarioIsToldBySideAndTurn() {
    Experiences kiev = Experiences.of("kiev", "campaign");
    assertThat(kiev.of(Side.AXIS, 5).add()).isPositive();
    assertThat(kiev.of(Side.SOVIET, 5).add()).isNegative();
    assertThat(kiev.of(Side.AXIS, 99)).isEqualTo(Experience.NONE);
  }

  @Test
  void aGameThatNobodyHasPlayedTeachesNothing() {
    assertThat(Experiences.of("checkers", "campaign").of(Side.AXIS, 1)).isEqualTo(Experience.NONE);
    assertThat(Experiences.of("kiev", "chess").of(Side.AXIS, 1)).isEqualTo(Experience.NONE);
  }

  @Test
  void ofAScenarioWithAGoalOfItsOwnNothingIsKnown() {
    Box kiev =
        Shelf.boxes().stream().filter(box -> box.id().equals("kiev")).findFirst().orElseThrow();
    Setting whole = kiev.open("campaign", Map.of());
    String own = kiev.scenarios().getLast().id();
    Setting part = kiev.open(own, Map.of());
    assertThat(of(whole)).isNotEqualTo(Experience.NONE);
    assertThat(of(part)).isEqualTo(Experience.NONE);
  }

  private static Experience of(Setting setting) {
    return setting.rulebook().staff().experience(setting.position(), Side.AXIS);
  }
}
