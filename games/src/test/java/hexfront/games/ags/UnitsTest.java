package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.data.UnitsFile;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sections 3.2 and 16: what the counters of all four games have in common. */
class UnitsTest {
  private static final Set<String> NOT_MECHANIZED =
      Set.of(
          "infantry",
          "jaeger",
          "mountain",
          "rifle",
          "guards-rifle",
          "nkvd-rifle",
          "airborne",
          "ski");

  /** From the strongest step to the weakest; a unit may begin at any of them. */
  private static final List<String> INFANTRY =
      List.of("8-10|5-7|3-4|1-2", "7-8|4-5|2-3", "7-9|4-6|2-3|1-1");

  private static final List<String> MECHANIZED =
      List.of("3-3|1-2", "3-3|2-2", "4-3|2-2", "6-2|3-1", "1-3|0-1", "5-2|3-1", "2-3|1-1");

  /** Counters of late SS panzer regiments, which no ladder knows. */
  private static final String OFF_THE_SCALE = "6-3|3-2";

  private static Stream<Unit> units(String game) {
    return UnitsFile.units(UnitsFile.resource(game + "/units.csv")).stream();
  }

  private static String ladder(Unit unit) {
    return unit.steps().stream()
        .map(step -> step.attack() + "-" + step.defence())
        .collect(Collectors.joining("|"));
  }

  private static boolean isTailOfAny(List<String> ladders, String steps) {
    return ladders.stream().anyMatch(l -> l.equals(steps) || l.endsWith("|" + steps));
  }

  @ParameterizedTest
  @Case("AGS-3.21")
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void aDesignationWithASlashIsARegimentOfADivision(String game) {
    Stream<Unit> regiments = units(game).filter(unit -> unit.designation().contains("/"));
    assertThat(regiments)
        .isNotEmpty()
        .allMatch(unit -> unit.side() == Side.AXIS && !unit.formation().isEmpty())
        .noneMatch(unit -> unit.size().equals("division"));
  }

  @ParameterizedTest
  @Case("AGS-3.21")
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void regimentsOfOneDivisionNameItOnTheRight(String game) {
    units(game)
        .filter(unit -> unit.designation().contains("/"))
        .collect(Collectors.groupingBy(Unit::formation))
        .forEach(
            (division, regiments) ->
                assertThat(regiments)
                    .as(division)
                    .extracting(unit -> unit.designation().split("/")[1])
                    .containsOnly(regiments.getFirst().designation().split("/")[1]));
  }

  @ParameterizedTest
  @Case({"AGS-3.22", "AGS-11.21"})
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void infantryOfAllKindsIsNotMechanizedAndTheRestIs(String game) {
    assertThat(units(game))
        .allSatisfy(
            unit -> {
              boolean hq = Set.of("headquarters", "leader").contains(unit.arm());
              int expected =
                  hq
                      ? AgsRoster.HEADQUARTERS
                      : NOT_MECHANIZED.contains(unit.arm())
                          ? AgsRoster.INFANTRY
                          : AgsRoster.MECHANIZED;
              assertThat(AgsRoster.classOf(unit)).as(unit.id()).isEqualTo(expected);
            });
  }

  @ParameterizedTest
  @Case("AGS-3.23")
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void onlyHeadquartersHaveALeadershipRating(String game) {
    assertThat(units(game))
        .allSatisfy(
            unit ->
                assertThat(unit.leadership() > 0)
                    .as(unit.id())
                    .isEqualTo(AgsRoster.classOf(unit) == AgsRoster.HEADQUARTERS));
  }

  @ParameterizedTest
  @Case({"AGS-16.1", "AGS-9.64"})
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void germanDivisionsOnFootAreOnTheirLadders(String game) {
    assertThat(units(game))
        .filteredOn(unit -> unit.nationality().equals("german"))
        .filteredOn(unit -> Set.of("infantry", "jaeger", "mountain").contains(unit.arm()))
        .filteredOn(unit -> unit.size().equals("division"))
        .isNotEmpty()
        .allMatch(unit -> isTailOfAny(INFANTRY, ladder(unit)));
  }

  @ParameterizedTest
  @Case({"AGS-16.2", "AGS-9.64"})
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void germanMechanizedRegimentsAreOnTheirLadders(String game) {
    assertThat(units(game))
        .filteredOn(unit -> unit.mechanized() && !unit.formation().isEmpty())
        .isNotEmpty()
        .allMatch(
            unit -> isTailOfAny(MECHANIZED, ladder(unit)) || ladder(unit).equals(OFF_THE_SCALE));
  }

  @ParameterizedTest
  @Case("AGS-16.1")
  @ValueSource(strings = {"kiev", "rostov"})
  void jaegerDivisionsHaveTheStrengthsOfInfantryAndOneMoreMovementPoint(String game) {
    int infantry = movement(game, "infantry");
    assertThat(movement(game, "jaeger")).isEqualTo(infantry + 1);
  }

  private static int movement(String game, String arm) {
    int[] allowances =
        units(game)
            .filter(unit -> unit.nationality().equals("german") && unit.arm().equals(arm))
            .mapToInt(unit -> unit.steps().getFirst().movement())
            .distinct()
            .toArray();
    assertThat(Arrays.stream(allowances).boxed()).as(game + " " + arm).hasSize(1);
    return allowances[0];
  }
}
