package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Worked examples that hold in every game of the family, by their numbers. Those that ask for a
 * value stand in a table; those that describe a situation are told here.
 */
class StandardExamplesTest {
  private static final List<String> AROUND_0304 = List.of("0303", "0403", "0404");

  @ParameterizedTest(name = "{0} {1} {2}: {3} gives {4}")
  @CsvFileSource(resources = "/ags/standard-examples.csv", numLinesToSkip = 1)
  @Case({
    "AGS-5.25",
    "AGS-9.0",
    "AGS-9.32",
    "AGS-9.4",
    "AGS-9.5",
    "AGS-9.61",
    "AGS-9.71",
    "AGS-9.73",
    "AGS-9.74",
    "AGS-10.12",
    "AGS-10.14",
    "AGS-10.21",
    "AGS-10.31",
    "AGS-10.32",
    "AGS-11.37"
  })
  void anExampleComesOutAsItShould(
      String id, String rule, String ask, String given, String expect) {
    String[] part = given.split("; ");
    String found =
        switch (ask) {
          case "odds" -> odds(given.split(" to "));
          case "result" -> result(given.split(" die "));
          case "steps" -> steps(given);
          case "cost" -> cost(part[0].split(" "), part[1], part[2].split(" "));
          case "multiplier" -> defence("1-1-6", true, part[0], part[1].split(" "));
          case "defence" ->
              defence(
                  part[0].split(" ")[0],
                  part[0].endsWith(" supplied"),
                  part[1],
                  part[2].split(" "));
          case "attack" -> attackWithRating(given.split(" with "));
          case "allowance" -> allowance(given.split(" ")[0]);
          case "retreat" -> retreats(part[0].split(" from "), part[1], part[2]);
          default -> throw new IllegalArgumentException(ask);
        };
    assertThat(found).as("%s (%s)", id, rule).isEqualTo(expect);
  }

  private static String odds(String[] strengths) {
    CombatTable table = AgsTables.combat();
    return table.columnName(
        table.column(Integer.parseInt(strengths[0]), Integer.parseInt(strengths[1]), 0));
  }

  private static String result(String[] columnAndDie) {
    CombatTable table = AgsTables.combat();
    int column = table.table().columns().indexOf(columnAndDie[0]);
    return table.result(column, Integer.parseInt(columnAndDie[1])).toString();
  }

  /** What a division shows after one loss and after two. */
  private static String steps(String steps) {
    Sketch sketch = Sketch.clear(6, 6).german("a", steps, "0304").soviet("x", "30-1-6", "0303");
    Play one = sketch.begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0304", "-/1");
    Play two = sketch.begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0304", "-/2");
    return one.plays("choose option=lose").strengths("a")
        + " "
        + two.plays("choose option=lose").strengths("a");
  }

  private static String cost(String[] who, String across, String[] into) {
    Side side = Side.of(who[0]).orElseThrow();
    Sketch sketch =
        Sketch.clear(6, 6).unit("u", side, who[1], "1-1-10", "0303").terrain(into[0], "0304");
    Arrays.stream(into).forEach(kind -> sketch.terrain(kind, "0304"));
    if (!across.equals("none")) {
      sketch.hexside(across, "0303/0304");
    }
    Play table = sketch.begin(side, "initial-movement").plays("move units=u path=0303,0304");
    return Integer.toString((int) (10 - table.pointsLeft("u")));
  }

  private static String defence(String strengths, boolean supplied, String hex, String[] across) {
    Sketch sketch = Sketch.clear(6, 6).terrain(hex, "0304").soviet("x", strengths, "0304");
    if (!supplied) {
      sketch.also("unsupplied");
    }
    for (int i = 0; i < across.length; i++) {
      sketch.german("a" + i, "5-7-7", AROUND_0304.get(i));
      if (!across[i].equals("none")) {
        sketch.hexside(across[i], AROUND_0304.get(i) + "/0304");
      }
    }
    String all = across.length == 1 ? "a0" : "a0,a1";
    return Integer.toString(
        sketch
            .begin(Side.AXIS, "combat")
            .defenceAgainst("attack attackers=" + all + " hexes=0304"));
  }

  private static String attackWithRating(String[] unitAndRating) {
    Play table =
        Sketch.clear(6, 6)
            .soviet("x", unitAndRating[0], "0303")
            .hq("hq", Integer.parseInt(unitAndRating[1]), "0303")
            .german("a", "5-7-7", "0304")
            .begin(Side.SOVIET, "combat");
    return Integer.toString(table.attackOf("attack attackers=x hexes=0304 hq-bonus=true"));
  }

  private static String allowance(String printed) {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-" + printed, "0303", "unsupplied")
            .begin(Side.AXIS, "initial-movement");
    return Integer.toString((int) table.pointsLeft("a"));
  }

  private static String retreats(String[] hexesAndStart, String enemies, String friends) {
    String start = hexesAndStart[1];
    Sketch sketch = Sketch.clear(10, 10).soviet("x", "2-3-6|1-1-6", start);
    for (String hex : enemies.split(" ")) {
      sketch.german("e" + hex, "18-7-7", hex);
    }
    if (!friends.equals("none")) {
      Arrays.stream(friends.split(" ")).forEach(hex -> sketch.soviet("f" + hex, "2-3-6", hex));
    }
    Play table =
        sketch
            .begin(Side.AXIS, "combat")
            .fights(
                "attack attackers=e" + enemies.split(" ")[0] + " hexes=" + start,
                "-/" + hexesAndStart[0]);
    return String.join(" ", table.retreatsOf("x"));
  }

  @Test
  @DisplayName("T-04: three one-step defenders under -/1")
  @Case({"AGS-9.67", "AGS-9.66"})
  void threeDefendersLoseOneOrAllRetreat() {
    Sketch sketch =
        Sketch.clear(6, 9)
            .german("a", "18-7-7", "0303")
            .soviet("s1", "2-3-6", "0304")
            .soviet("s2", "2-3-6", "0304")
            .soviet("s3", "2-3-6", "0304");
    sketch
        .begin(Side.AXIS, "combat")
        .fights("attack attackers=a hexes=0304", "-/1")
        .allows("lose steps=s1:1")
        .allows("lose steps=s2:1")
        .allows("lose steps=s3:1")
        .allows("retreat paths=s1:0304,0305;s2:0304,0305;s3:0304,0305")
        .refuses("AGS-9.7", "retreat paths=s1:0304,0305")
        .refuses("AGS-9.66", "lose steps=s1:1;s2:1")
        .plays("lose steps=s1:1")
        .refuses("AGS-4.2", "retreat paths=s2:0304,0305;s3:0304,0305");
  }

  @Test
  @DisplayName("T-27: a retreat of two hexes allows an advance of two")
  @Case("AGS-9.85")
  void anAdvanceIsAsLongAsTheRetreat() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "18-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/2")
            .plays("retreat paths=x:0304,0305,0306");
    assertThat(table.advancesOf("a")).containsExactly("0304", "0305");
  }

  @Test
  @DisplayName("E-STK-01: three combat units and a headquarters")
  @Case("AGS-7.0")
  void threeCombatUnitsAndAHeadquartersMayStandTogether() {
    Play table =
        Sketch.clear(6, 9)
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-3-6", "0304")
            .soviet("z", "2-3-6", "0304")
            .hq("hq", 4, "0304")
            .begin(Side.SOVIET, "initial-movement")
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @DisplayName("E-RES-04: a one-step unit under -/2 that cannot retreat")
  @Case("AGS-9.66")
  void aTrappedUnitIsEliminatedByMoreStepsThanItHas() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "18-7-7", "0303")
            .german("b", "5-7-7", "0305")
            .soviet("d", "2-3-6", "0304")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/2");
    assertThat(table.at("d")).isEqualTo("gone");
  }

  @Test
  @DisplayName("E-ADV-01: a defender lost as a step loss allows an advance of two")
  @Case("AGS-9.84")
  void anEliminationByStepLossAllowsTwoHexes() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "6-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/1")
            .plays("choose option=lose");
    assertThat(table.advancesOf("a")).contains("0304", "0305").doesNotContain("0306");
  }

  @Test
  @DisplayName("E-ADV-02: an advancing Soviet unit stops in an Axis zone")
  @Case("AGS-9.82")
  void anAdvancingSovietUnitStopsInAZone() {
    Play table =
        Sketch.clear(9, 9)
            .soviet("x", "18-3-6", "0504")
            .german("a", "5-3-7|1-1-7", "0604")
            .german("b", "5-7-7", "0605")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0604", "-/2")
            .plays("retreat paths=a:0604,0704,0803");
    assertThat(table.advancesOf("x")).containsExactly("0604");
  }

  @Test
  @DisplayName("E-ADV-03: an advancing German unit does not")
  @Case("AGS-9.82")
  void anAdvancingGermanUnitDoesNotStopInAZone() {
    Play table =
        Sketch.clear(9, 9)
            .german("a", "18-3-6", "0504")
            .soviet("x", "5-3-7", "0604")
            .soviet("y", "5-7-7", "0605")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0604", "-/2")
            .plays("retreat paths=x:0604,0704,0803");
    assertThat(table.advancesOf("a")).containsExactly("0604", "0704");
  }
}
