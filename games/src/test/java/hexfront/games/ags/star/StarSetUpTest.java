package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Flag;
import hexfront.games.common.StandIn;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Section 18: how the game begins. */
class StarSetUpTest {
  private static final StarBox BOX = new StarBox();

  private final Setting setting = BOX.open("campaign", Map.of());
  private final Position start = setting.position();
  private final AgsRules rules = (AgsRules) setting.rulebook();

  private List<Unit> onMap(Side side, Predicate<Unit> which) {
    return rules.board().units().stream()
        .filter(u -> u.side() == side && start.onMap(u.index()) && which.test(u))
        .toList();
  }

  private boolean isUntried(Unit unit) {
    return start.is(unit.index(), Flag.UNTRIED);
  }

  @Test
  @Case({"STAR-18.1", "STAR-18.11"})
  void seventyThreeSovietUnitsStandOnTheMapFortyTwoOfThemUntried() {
    assertThat(onMap(Side.SOVIET, u -> true)).hasSize(73);
    assertThat(onMap(Side.SOVIET, this::isUntried)).hasSize(42);
    assertThat(onMap(Side.SOVIET, u -> !isUntried(u))).hasSize(31);
  }

  @Test
  @Case({"STAR-18.2", "STAR-18.22"})
  void fortyGermanUnitsStandOnTheMapAtFullStrength() {
    assertThat(onMap(Side.AXIS, u -> true)).hasSize(40).allMatch(u -> start.lost(u.index()) == 0);
  }

  @Test
  @Case("STAR-18.22")
  void sixGermanDivisionsHaveThreeOrFourSteps() {
    assertThat(BOX.counters())
        .filteredOn(u -> u.side() == Side.AXIS && u.steps().size() >= 3)
        .extracting(Unit::designation)
        .containsExactlyInAnyOrder("15", "39", "57", "62", "75", "106");
  }

  @Test
  @Case({"STAR-18.12", "STAR-23.11"})
  void theUntriedUnitsNotOnTheMapAreTheReinforcementsOfTheChart() {
    for (UntriedPool pool : UntriedPool.values()) {
      long counters = BOX.counters().stream().filter(u -> u.has(pool.trait())).count();
      long standIns =
          rules.board().units().stream().filter(u -> StandIn.is(u) && u.has(pool.trait())).count();
      assertThat(standIns).as(pool.word()).isEqualTo(counters);
    }
    assertThat(rules.board().units())
        .filteredOn(u -> StandIn.is(u) && !start.onMap(u.index()))
        .hasSize(26);
  }

  @Test
  @Case({"STAR-18.21", "STAR-23.2"})
  void twentyEightGermanReinforcementsWait() {
    assertThat(rules.board().units())
        .filteredOn(u -> u.side() == Side.AXIS && !start.onMap(u.index()))
        .hasSize(28)
        .allMatch(u -> u.traits().stream().anyMatch(t -> t.matches("[2-6][ABC]")));
  }

  @Test
  @Case("AGS-7.0")
  void nobodyIsOverstackedAndNoInvariantIsBroken() {
    assertThat(rules.invariants(start)).isEmpty();
  }

  @Test
  @Case("STAR-20.1")
  void allSovietUnitsBeginInSupplyAndOffensiveMode() {
    assertThat(rules.supply(start, Side.SOVIET))
        .filteredOn(line -> !line.in())
        .extracting(line -> rules.board().unit(line.unit()).id())
        .isEmpty();
    assertThat(onMap(Side.SOVIET, u -> start.is(u.index(), StarFlag.DEFENSIVE))).isEmpty();
  }

  @Test
  @Case("STAR-20.2")
  void onlyTheGermansAroundStaryOskolBeginOutOfSupply() {
    assertThat(rules.supply(start, Side.AXIS))
        .filteredOn(line -> !line.in())
        .extracting(line -> rules.board().grid().column(start.hex(line.unit())) + 1)
        .isNotEmpty()
        .allMatch(hexrow -> hexrow <= 10);
  }

  @Test
  @Case({"STAR-18.1", "AGS-13.1"})
  void nobodySeesWhatAnUntriedUnitIs() {
    assertThat(rules.view(start, Side.SOVIET).toString())
        .contains("U-6")
        .doesNotContain("star-su-267rd");
  }

  @Test
  @Case("STAR-18.12")
  void asAnOptionTheSixteenthAntiTankBrigadeIsUntriedToo() {
    AgsRules with =
        (AgsRules) BOX.open("campaign", Map.of("untried-16th-antitank", true)).rulebook();
    Position p = BOX.open("campaign", Map.of("untried-16th-antitank", true)).position();
    int standIn =
        with.board().units().stream()
            .filter(u -> StandIn.is(u) && u.arm().equals("antitank"))
            .findFirst()
            .orElseThrow()
            .index();
    assertThat(with.exclusive().untried().drawPool(p, standIn)).hasSize(5);
    assertThat(rules.exclusive().untried().drawPool(start, standIn)).hasSize(4);
  }
}
