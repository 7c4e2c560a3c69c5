package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import hexfront.games.ags.Flag;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class KievReinforcementsTest {
  private final Setting setting = Sketch.BOX.open("campaign", Map.of());
  private final HexGrid grid = setting.rulebook().board().grid();

  /** What waits to enter on a turn if nobody has entered before, counted by kind. */
  private Map<String, Long> due(int turn) {
    Map<String, Long> counts = new TreeMap<>();
    waiting(setting, turn).stream()
        .filter(c -> c.side() == Side.SOVIET)
        .forEach(
            c ->
                counts.merge(
                    c.arm().equals("headquarters")
                        ? "HQ " + c.designation()
                        : c.id().replaceAll("kiev-su-untried-(\\w+)-\\d+", "$1"),
                    1L,
                    Long::sum));
    return counts;
  }

  private static List<View.Counter> waiting(Setting setting, int turn) {
    Position p = setting.position().copy();
    p.setTurn(turn);
    return setting.rulebook().view(p, Side.SOVIET).units().stream()
        .filter(c -> c.hex() == null)
        .toList();
  }

  private List<String> refusal(int turn, String unit, String hex) {
    Position p = setting.position().copy();
    p.setTurn(turn);
    return setting.rulebook().check(p, enter(unit, hex)).refusals().stream()
        .map(Verdict.Refusal::rule)
        .toList();
  }

  private Enter enter(String unit, String hex) {
    return new Enter(
        Units.of(setting.rulebook().board().unit(unit).orElseThrow()),
        new Hex(grid.hex(hex).orElseThrow()));
  }

  @Test
  @Case("KIEV-23.1")
  void theSovietScheduleBringsItsUnitsTurnByTurn() {
    // sums of infantry, armor, cavalry up to each turn
    int[][] sums = {
      {5, 3, 0}, {11, 3, 0}, {14, 4, 1}, {20, 5, 3}, {25, 9, 3},
      {30, 10, 4}, {37, 10, 4}, {38, 10, 4}, {38, 10, 5}, {38, 11, 5}
    };
    for (int turn = 1; turn <= 10; turn++) {
      Map<String, Long> due = due(turn);
      assertThat(
              Arrays.asList(due.get("infantry"), due.get("armor"), due.getOrDefault("cavalry", 0L)))
          .as("turn %d", turn)
          .containsExactly(
              (long) sums[turn - 1][0], (long) sums[turn - 1][1], (long) sums[turn - 1][2]);
    }
    assertThat(due(13)).isEqualTo(due(10));
  }

  @Test
  @Case("KIEV-23.1")
  void theThreeHeadquartersComeFaceUpOnTurnsTwoToFour() {
    assertThat(due(1).keySet()).noneMatch(k -> k.startsWith("HQ"));
    assertThat(due(2)).containsKey("HQ 38").doesNotContainKey("HQ 17");
    assertThat(due(3)).containsKey("HQ 17").doesNotContainKey("HQ 37");
    assertThat(due(4)).containsKey("HQ 37");
    assertThat(waiting(setting, 4))
        .filteredOn(c -> c.arm().equals("headquarters"))
        .allMatch(c -> c.strengths() != null);
  }

  @Test
  @Case("KIEV-23.1")
  void theUnitsComeUntried() {
    assertThat(waiting(setting, 13))
        .filteredOn(c -> c.side() == Side.SOVIET && !c.arm().equals("headquarters"))
        .hasSize(54)
        .allMatch(c -> c.strengths() == null && c.flags().contains("untried"));
  }

  @Test
  @Case("KIEV-23.1")
  void armorOfTheFirstTurnEntersOnlyInAreasLToN() {
    assertThat(refusal(1, "kiev-su-untried-armor-1", "3009")).containsExactly("KIEV-23.1");
    assertThat(refusal(1, "kiev-su-untried-armor-1", "3011")).isEmpty();
    assertThat(refusal(1, "kiev-su-untried-infantry-1", "3009")).isEmpty();
    assertThat(refusal(1, "kiev-su-untried-infantry-1", "3033")).isEmpty();
  }

  @Test
  @Case("KIEV-23.1")
  void laterUnitsEnterInFewerAreas() {
    String fifth = "kiev-su-untried-infantry-21"; // turn 5
    assertThat(refusal(4, fifth, "3011")).containsExactly("KIEV-23.1");
    assertThat(refusal(5, fifth, "3011")).isEmpty();
    assertThat(refusal(5, fifth, "3026")).isEmpty();
    assertThat(refusal(5, fifth, "3009")).containsExactly("KIEV-23.1");
    assertThat(refusal(5, fifth, "3033")).containsExactly("KIEV-23.1");
    String eighth = "kiev-su-untried-infantry-38";
    assertThat(refusal(8, eighth, "3011")).containsExactly("KIEV-23.1");
    assertThat(refusal(8, eighth, "3026")).isEmpty();
  }

  @Test
  @Case("KIEV-23.1")
  void aRevealedUnitIsDrawnFromThePoolOfItsKindAndNoneIsDrawnTwice() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "30-7-7", "0505")
            .soviet(
                "x",
                "0-0-6",
                "0604",
                "untried",
                "trait stand-in",
                "trait pool-infantry",
                "trait arrives-0")
            .soviet(
                "y",
                "0-0-6",
                "0604",
                "untried",
                "trait stand-in",
                "trait pool-infantry",
                "trait arrives-0")
            .soviet("one", "1-1-6", "off", "trait pool-infantry")
            .soviet("two", "2-2-6", "off", "trait pool-infantry")
            .tank("three", "3-3-10", "off", "trait pool-armor")
            .begin();
    s.plays("attack attackers=g hexes=0604", 6);
    assertThat(s.at("x") + " " + s.at("y")).isEqualTo("gone gone");
    assertThat(s.at("one") + " " + s.at("two")).isEqualTo("0604 0604");
    assertThat(s.at("three")).isEqualTo("waiting");
  }

  // ---- where and when

  private static Sketch entry(String... traits) {
    Sketch s =
        Sketch.sovietMovement(2)
            .area("K", "1003", "1004", "1005")
            .road("off-1004-0904")
            .rail("off-1005");
    for (int i = 0; i < traits.length; i++) {
      s.soviet("r" + i, "2-3-6", "off", "trait " + traits[i]);
    }
    return s;
  }

  @Test
  @Case("KIEV-23.0")
  void sovietReinforcementsEnterAtAnEdgeHexWithARoadOrRailroad() {
    Play s = entry("2K").begin();
    s.allows("enter units=r0 hex=1004");
    s.allows("enter units=r0 hex=1005");
    assertThat(s.refusals("enter units=r0 hex=1003")).isNotEmpty();
    assertThat(s.refusals("enter units=r0 hex=0904")).isNotEmpty();
  }

  @Test
  @Case("KIEV-23.0")
  void germansNeedARoad() {
    Play s =
        Sketch.germanMovement(2)
            .area("B", "0504", "0501", "0601")
            .road("off-0501")
            .rail("off-0601-0602")
            .panzer("g", "3-1-10", "off", "trait 2B")
            .begin();
    s.allows("enter units=g hex=0501");
    assertThat(s.refusals("enter units=g hex=0601")).containsExactly("KIEV-23.2");
  }

  @Test
  @Case("KIEV-23.0")
  void anyNumberEntersInOneHex() {
    entry("2K", "2K", "2K", "2K", "2K").begin().allows("enter units=r0,r1,r2,r3,r4 hex=1004");
  }

  @Test
  @Case("KIEV-23.0")
  void nobodyEntersWhereAnEnemyStandsButAnEnemyZoneDoesNotMatter() {
    assertThat(entry("2K").german("g", "5-7-7", "1004").begin().refusals("enter units=r0 hex=1004"))
        .containsExactly("KIEV-23.0");
    assertThat(entry("2K").german("g", "5-7-7", "0903").begin().isLegal("enter units=r0 hex=1004"))
        .isTrue();
  }

  @Test
  @Case("KIEV-23.0")
  void reinforcementsMayNotBeHeldBackWhileAnEntryHexIsFree() {
    Play s = entry("2K").begin();
    assertThat(s.refusals("end-phase")).containsExactly("KIEV-23.0");
    s.plays("enter units=r0 hex=1004");
    s.allows("end-phase");
  }

  @Test
  @Case("KIEV-23.0")
  void blockedReinforcementsWaitAndEnterAtTheFirstChance() {
    Play s = entry("1K").german("g", "5-7-7", "1004").german("k", "5-7-7", "1005").begin();
    s.allows("end-phase");
    assertThat(entry("1K").begin().refusals("end-phase")).containsExactly("KIEV-23.0");
  }

  @Test
  @Case("KIEV-23.0")
  void aRoadLetsMechanizedUnitsEnterForHalfAPoint() {
    Play s =
        Sketch.germanMovement(2)
            .area("B", "0501")
            .road("off-0501-0502")
            .panzer("g", "3-1-10", "off", "trait 2B")
            .begin();
    s.plays("enter units=g hex=0501");
    assertThat(s.position().spent(s.unit("g"))).isEqualTo(1);
  }

  @Test
  @Case("KIEV-23.2")
  void germanReinforcementsComeOnTheirPrintedTurnAndInTheirArea() {
    Play early =
        Sketch.germanMovement(1)
            .area("B", "0501")
            .road("off-0501")
            .panzer("g", "3-1-10", "off", "trait 2B")
            .begin();
    assertThat(early.refusals("enter units=g hex=0501")).containsExactly("KIEV-23.2");
    Play s =
        Sketch.germanMovement(2)
            .area("B", "0501")
            .area("A", "0301")
            .road("off-0501")
            .road("off-0301")
            .panzer("g", "3-1-10|1-1-10", "off", "trait 2B")
            .begin();
    assertThat(s.refusals("enter units=g hex=0301")).containsExactly("KIEV-23.2");
    s.plays("enter units=g hex=0501");
    assertThat(s.stepsLost("g")).isZero();
  }

  @Test
  @Case("KIEV-23.2")
  void theGermanScheduleIsThatOfTheCounters() {
    Map<Integer, Integer> waiting = new TreeMap<>();
    for (int turn = 1; turn <= 13; turn++) {
      int germans =
          (int) waiting(setting, turn).stream().filter(c -> c.side() == Side.AXIS).count();
      waiting.put(turn, germans);
    }
    assertThat(waiting.values()).containsExactly(7, 14, 15, 16, 16, 26, 28, 28, 31, 31, 31, 31, 31);
  }

  @Test
  @Case("KIEV-23.1")
  void theFirstSovietPhaseEndsOnlyWhenAllHaveEntered() {
    assertThat(
            setting
                .rulebook()
                .check(setting.position(), new EndPhase())
                .refusals()
                .getFirst()
                .rule())
        .isEqualTo("KIEV-23.0");
  }

  // ---- by mail

  @Test
  @Case("KIEV-25.12")
  void byMailTheUnitsComeTriedAndInHistoricalOrder() {
    Setting mail = Sketch.BOX.open("campaign", Map.of("historical-reinforcements", true));
    assertThat(designations(mail, 1))
        .containsExactlyInAnyOrder("132", "135", "193", "195", "292", "131", "19", "41");
    assertThat(newcomers(mail, 2))
        .containsExactlyInAnyOrder("75", "187", "200", "282", "307", "28", "38");
    assertThat(newcomers(mail, 3))
        .containsExactlyInAnyOrder("165", "224", "228", "34", "110", "17");
    assertThat(newcomers(mail, 10)).containsExactly("3");
    assertThat(designations(mail, 13)).hasSize(57);
    assertThat(waiting(mail, 13)).allMatch(c -> c.strengths() != null);
    assertThat(waiting(mail, 13)).noneMatch(c -> c.id().contains("untried"));
  }

  @Test
  @Case("KIEV-25.12")
  void byMailTheyEnterInTheAreasOfTheSchedule() {
    Setting mail = Sketch.BOX.open("campaign", Map.of("historical-reinforcements", true));
    Enter armorInK =
        new Enter(
            Units.of(mail.rulebook().board().unit("kiev-su-19td").orElseThrow()),
            new Hex(grid.hex("3009").orElseThrow()));
    assertThat(mail.rulebook().check(mail.position(), armorInK).isLegal()).isFalse();
    Enter armorInL = new Enter(armorInK.units(), new Hex(grid.hex("3011").orElseThrow()));
    assertThat(mail.rulebook().check(mail.position(), armorInL).isLegal()).isTrue();
    assertThat(mail.position().is(armorInL.units().get(0), Flag.UNTRIED)).isFalse();
  }

  private static List<String> designations(Setting setting, int turn) {
    return waiting(setting, turn).stream()
        .filter(c -> c.side() == Side.SOVIET)
        .map(View.Counter::designation)
        .toList();
  }

  private static List<String> newcomers(Setting setting, int turn) {
    List<String> before = waiting(setting, turn - 1).stream().map(View.Counter::id).toList();
    return waiting(setting, turn).stream()
        .filter(c -> c.side() == Side.SOVIET && !before.contains(c.id()))
        .map(View.Counter::designation)
        .toList();
  }
}
