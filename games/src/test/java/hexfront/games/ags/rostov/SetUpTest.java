package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;
import hexfront.games.ags.Flag;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Section 18. */
class SetUpTest {
  private static final int GERMANS_ON_TURN_3 = 8;

  @Test
  @Case({"ROSTOV-18.15", "ROSTOV-18.23", "ROSTOV-18.2"})
  void fortyFiveSovietUnitsFortySevenAxisUnitsAndFourCountersStandOnTheMap() {
    for (Play game : List.of(Play.open(1), Play.started(1))) {
      assertThat(game.onMap(Side.SOVIET, false)).isEqualTo(45);
      assertThat(game.onMap(Side.AXIS, false)).isEqualTo(47);
      assertThat(game.onMap(Side.AXIS, true)).isEqualTo(4);
    }
  }

  @Test
  @Case("ROSTOV-18.0")
  void theSovietSideSetsUpFirstThenTheAxisSideWithItsAllies() {
    Play game = Play.open(1);
    assertThat(game.asked()).isEqualTo(Side.SOVIET);
    game.plays("end-phase");
    assertThat(game.asked()).isEqualTo(Side.AXIS);
    game.plays("end-phase");
    assertThat(game.question()).isEqualTo("initial-movement");
    assertThat(game.rules().board().units())
        .filteredOn(u -> u.side() == Side.AXIS)
        .extracting(Unit::nationality)
        .contains("german", "rumanian", "hungarian", "italian", "slovak");
  }

  @Test
  @Case({"ROSTOV-18.11", "ROSTOV-18.14"})
  void fourUnitsStandTriedInHexesOfTheirOwnAndTheMotorizedDivisionUntriedInIts() {
    Play game = Play.started(1);
    Map<String, String> fixed =
        Map.of(
            "rostov-su-28cd", "1809",
            "rostov-su-13tb", "1910",
            "rostov-su-255rd", "1510",
            "rostov-su-253rd", "1309");
    fixed.forEach(
        (unit, hex) -> {
          assertThat(game.at(unit)).isEqualTo(hex);
          assertThat(isUntried(game, unit)).isFalse();
          int at = game.hex(hex);
          assertThat(game.position().stackSize(at)).isEqualTo(1);
        });
    assertThat(game.at("rostov-su-219md")).isEqualTo("0308");
    assertThat(isUntried(game, "rostov-su-219md")).isTrue();
  }

  private static boolean isUntried(Play game, String unit) {
    return game.position().is(game.unit(unit), Flag.UNTRIED);
  }

  @Test
  @Case({"ROSTOV-18.1", "ROSTOV-18.12"})
  void unitsOfEachKindAreDrawnAndOnlyThoseMarkedAreTurnedOver() {
    Position p = Play.started(7).position();
    Map<String, Long> untried =
        p.board().units().stream()
            .filter(u -> p.onMap(u.index()) && p.is(u.index(), Flag.UNTRIED))
            .collect(Collectors.groupingBy(SecondStep::kind, TreeMap::new, Collectors.counting()));
    assertThat(untried)
        .containsEntry("rifle", 16L)
        .containsEntry("cavalry", 6L)
        .containsEntry("tank", 4L)
        .containsEntry("motorized-rifle", 1L);
    assertThat(untried.values().stream().mapToLong(n -> n).sum()).isEqualTo(27);
  }

  @Test
  @Case("ROSTOV-18.13")
  void sixHeadquartersStandInTheirHexes() {
    Play game = Play.started(1);
    assertThat(game.at("rostov-su-hq-swf")).isEqualTo("2612");
    assertThat(game.at("rostov-su-hq-6a")).isEqualTo("1912");
    assertThat(game.at("rostov-su-hq-37a")).isEqualTo("waiting");
    Position p = game.position();
    assertThat(p.board().units())
        .filteredOn(u -> SovietHeadquarters.is(u) && p.onMap(u.index()))
        .hasSize(6);
  }

  @Test
  @Case({"ROSTOV-18.16", "ROSTOV-18.17"})
  void thePoolHasTheRestWithTheThreeBrigadesAndNoHeadquarters() {
    Play game = Play.open(1);
    assertThat(game.rostov().pool.size(game.position())).isEqualTo(40);
    for (String brigade : List.of("rostov-su-71rb", "rostov-su-13rb", "rostov-su-16rb")) {
      assertThat(game.at(brigade)).isEqualTo("waiting");
    }
  }

  @Test
  @Case("ROSTOV-18.18")
  void aUnitWithoutStrengthThatIsTurnedOverGoesToThePoolAndAnotherIsDrawn() {
    boolean seen = false;
    for (long seed = 1; seed <= 40; seed++) {
      Play game = Play.started(seed);
      Position p = game.position();
      int none = p.board().unit("rostov-su-130rd").orElseThrow();
      assertThat(p.onMap(none)).isFalse();
      assertThat(game.rostov().pool.size(p)).isEqualTo(40);
      seen |= p.is(none, RostovFlag.POOLED);
    }
    assertThat(seen).isTrue();
  }

  @Test
  @Tag("E-ROS-02")
  @Case("ROSTOV-18.21")
  void supplyCountersStandAnywhereWestOfTheStartLineOutsideSovietZones() {
    Play game = Play.open(1);
    game.plays("end-phase");
    assertThat(refusals(game, "rostov-ge-supply-1", "2203")).isEmpty();
    assertThat(refusals(game, "rostov-ge-supply-1", "0101")).isEmpty();
    assertThat(refusals(game, "rostov-ge-supply-1", "1220")).containsExactly("ROSTOV-18.21");
    assertThat(refusals(game, "rostov-ge-supply-5", "2203")).containsExactly("ROSTOV-18.21");
    // a German division stands there, but in a Soviet zone
    assertThat(refusals(game, "rostov-ge-supply-1", "2408")).containsExactly("ROSTOV-18.21");
    game.game().play(place(game, "rostov-ge-supply-1", "2203"));
    assertThat(game.at("rostov-ge-supply-1")).isEqualTo("2203");
    assertThat(refusals(game, "rostov-ge-supply-2", "2203")).containsExactly("ROSTOV-18.21");
  }

  private static PlaceSupply place(Play game, String unit, String hex) {
    return new PlaceSupply(new UnitRef(game.unit(unit)), new Hex(game.hex(hex)));
  }

  private static List<String> refusals(Play game, String unit, String hex) {
    return game.game().check(place(game, unit, hex)).refusals().stream()
        .map(Refusal::rule)
        .toList();
  }

  @Test
  @Case("ROSTOV-18.22")
  void reinforcementsAndThreeSupplyCountersWait() {
    Position p = Play.open(1).position();
    assertThat(p.board().units())
        .filteredOn(u -> u.has("3B"))
        .hasSize(GERMANS_ON_TURN_3)
        .allMatch(u -> !p.onMap(u.index()));
    assertThat(p.board().units())
        .filteredOn(u -> SupplyCounters.is(u) && !p.onMap(u.index()))
        .hasSize(3);
  }

  @Test
  @Case("ROSTOV-23.0")
  void theAxisUnitsBeginInSupplyWithTheCountersAsProposed() {
    Play game = Play.started(1);
    assertThat(game.rules().supply(game.position(), Side.AXIS))
        .filteredOn(line -> !line.in())
        .extracting(line -> game.rules().board().unit(line.unit()).id())
        .isEmpty();
  }
}
