package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 7: hasty and prepared positions. */
class PositionsTest {
  private static Sketch line() {
    return Sketch.clear(20, 8)
        .hq("h", "iii", "0404")
        .unit("a", "iii infantry regiment B 3-3-6", "0405", "defended-last-turn")
        .unit("j", "iii jaeger regiment A 4-4-6", "0406")
        .unit("g", "iii panzergrenadier regiment A 4-4-0", "0406")
        .unit("hun", "vii infantry regiment C 2-2-6", "0502")
        .unit("x", "60a rifle division C 4-5-5", "0407");
  }

  @Test
  @Case({"KS-4.E", "KS-7.0", "KS-7.1", "KS-7.1.1", "KS-7.1.3"})
  void germanInfantryDigsInEvenBesideTheEnemyAndAfterAnAttack() {
    Play play =
        line()
            .begin(Side.AXIS, "defensive-positions")
            .refuses("KS-7.0", "dig-in unit=g position=hasty")
            .refuses("KS-7.0", "dig-in unit=hun position=hasty")
            .plays("dig-in unit=a position=hasty")
            .plays("dig-in unit=j position=hasty")
            .refuses("KS-7.1.4", "dig-in unit=j position=hasty");
    assertThat(play.state(Side.SOVIET, "positions"))
        .isEqualTo(Map.of("0405", "hasty", "0406", "hasty"));
    assertThat(play.rules().positions.shift(play.position(), play.hex("0406"))).isEqualTo(-1);
  }

  @Test
  @Case("KS-7.1.2")
  void aPreparedPositionNeedsAHastyOneOfLastTurnAndNoAttack() {
    line()
        .begin(Side.AXIS, "defensive-positions")
        .refuses("KS-7.1.2", "dig-in unit=j position=prepared")
        .plays("dig-in unit=j position=hasty")
        .refuses("KS-7.1.2", "dig-in unit=j position=prepared");
    Play play =
        line()
            .state("positions", Map.of("0405", "hasty", "0406", "hasty"))
            .begin(Side.AXIS, "defensive-positions")
            .refuses("KS-7.1.2", "dig-in unit=a position=prepared")
            .plays("dig-in unit=j position=prepared");
    assertThat(play.rules().positions.shift(play.position(), play.hex("0406"))).isEqualTo(-2);
  }

  @Test
  @Case({"KS-7.1.4", "KS-13.3.4", "KS-7.1.1"})
  void supplyAndGoodOrderOfUnitAndHeadquartersAreNeeded() {
    Sketch.clear(30, 6)
        .hq("h", "iii", "0101")
        .unit("near", "iii infantry regiment B 3-3-6", "1101")
        .unit("far", "iii infantry regiment B 3-3-6", "1201")
        .unit("mess", "iii infantry regiment B 3-3-6", "0102", "disorganized")
        .begin(Side.AXIS, "defensive-positions")
        .allows("dig-in unit=near position=hasty")
        .refuses("KS-7.1.1", "dig-in unit=far position=hasty")
        .refuses("KS-7.1.4", "dig-in unit=mess position=hasty");
    Sketch.clear(6, 6)
        .hq("h", "iii", "0101", "disorganized")
        .unit("a", "iii infantry regiment B 3-3-6", "0202")
        .begin(Side.AXIS, "defensive-positions")
        .refuses("KS-13.3.4", "dig-in unit=a position=hasty");
  }

  @Test
  @Case({"KS-2.4.6", "KS-2.4.7"})
  void markersAreLimited() {
    Sketch many =
        Sketch.clear(40, 8)
            .hq("h", "iii", "0404")
            .unit("a", "iii infantry regiment B 3-3-6", "0405");
    Map<String, Object> hasty = new HashMap<>();
    for (int i = 0; i < 12; i++) {
      String hex = "%02d01".formatted(i + 10);
      hasty.put(hex, "hasty");
      many.unit("u" + i, "lix infantry regiment B 3-3-6", hex);
    }
    many.state("positions", hasty)
        .begin(Side.AXIS, "defensive-positions")
        .refuses("KS-2.4.6", "dig-in unit=a position=hasty");
    Map<String, Object> prepared = new HashMap<>(Map.of("0405", "hasty"));
    for (int i = 0; i < 8; i++) {
      prepared.put("%02d01".formatted(i + 10), "prepared");
    }
    many.state("positions", prepared)
        .begin(Side.AXIS, "defensive-positions")
        .refuses("KS-2.4.7", "dig-in unit=a position=prepared");
  }

  @Test
  @Case({"KS-7.1.5", "KS-7.1.3"})
  void aPositionLastsWhileInfantryStaysAndNobodyAttacksFromIt() {
    Sketch held =
        line().state("positions", Map.of("0406", "hasty")).state("fuel", Map.of("iii", 9));
    Play left = held.begin(Side.AXIS, "movement").plays("move units=g path=0406,0405");
    assertThat(left.events(PositionLost.class)).isEmpty();
    left.plays("move units=j path=0406,0506");
    assertThat(left.events(PositionLost.class)).hasSize(1);
    Play attacked = held.begin(Side.AXIS, "combat").plays("attack attackers=g,j hexes=0407", 1);
    assertThat(attacked.events(PositionLost.class)).hasSize(1);
  }

  @Test
  @Case({"KS-7.1.6", "KS-12.2.3"})
  void thePositionAddsToTheBestTerrain() {
    Play play =
        Sketch.clear(6, 6)
            .terrain("rough", "0303")
            .state("positions", Map.of("0303", "prepared"))
            .hq("h", "iii", "0301")
            .unit("a", "iii infantry regiment B 3-3-6", "0303")
            .hq("s", "60a", "0305")
            .unit("x", "60a rifle division B 6-5-5", "0304", "active")
            .begin(Side.SOVIET, "combat");
    assertThat(play.odds("attack attackers=x hexes=0303").shifts()).isEqualTo(-3);
  }
}
