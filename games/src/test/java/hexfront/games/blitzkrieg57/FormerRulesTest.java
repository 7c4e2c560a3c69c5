package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import hexfront.games.common.Goal;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Games that began under earlier rules go on as they began. */
class FormerRulesTest {
  private static final String BEFORE_2 = "rules-before-2";

  private static List<String> cities(Play play) {
    return play.rules().score(play.position()).items().stream().map(Item::why).toList();
  }

  @Test
  @Case({"GJ-15.3-1", "GJ-TEC"})
  void theirMajorCitiesAreThoseTheyBeganWith() {
    assertThat(cities(Play.campaign()))
        .containsExactlyInAnyOrder("Kiev", "Odessa", "Dnepropetrovsk", "Lvov", "Zhitomir");
    assertThat(cities(Play.campaign(BEFORE_2)))
        .containsExactlyInAnyOrder(
            "Kiev", "Odessa", "Dnepropetrovsk", "Lvov", "Zaporozhye", "Nikolayev");

    Terrain now = Play.campaign().rules().terrain;
    Terrain then = Play.campaign(BEFORE_2).rules().terrain;
    int zhitomir = Play.campaign().hex("3413");
    assertThat(now.shifts(zhitomir)).isEqualTo(2);
    assertThat(then.shifts(zhitomir)).isEqualTo(1);
    assertThat(then.places).isEqualTo(now.places);
  }

  @Test
  void citiesOfAnotherMapAreItsOwn() {
    Sketch sketch = Sketch.clear(12, 16).terrain("major-city", "0404").terrain("town", "1015");
    Play play = sketch.option(BEFORE_2).begin(Side.AXIS, "movement");
    assertThat(play.rules().terrain.majorCities.toArray()).containsExactly(play.hex("0404"));
  }

  @Test
  @Case("GJ-10.4.1")
  void theirCombatResultsAreThoseTheyBeganWith() {
    CombatTable now = Play.campaign().rules().table;
    CombatTable then = Play.campaign(BEFORE_2).rules().table;
    assertThat(then.columns()).isEqualTo(now.columns());
    int threeToOne = now.columns().indexOf("3-1");
    assertThat(now.result(threeToOne, 3).word()).isEqualTo("R");
    assertThat(then.result(threeToOne, 3).word()).isEqualTo("-");
  }

  private static int margin(String... options) {
    Goal goal = Play.scenario("lutsk", options).rules().ending().goal();
    return Objects.requireNonNull(goal).margin();
  }

  @Test
  void theirShortScenarioAsksForTheMarginItBeganWith() {
    assertThat(margin()).isEqualTo(17);
    assertThat(margin(BEFORE_2)).isEqualTo(9);
  }
}
