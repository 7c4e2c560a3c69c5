package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.events.Control;
import hexfront.engine.events.Victory;
import hexfront.games.ags.VictoryLevels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 26. */
class VictoryTest {
  private static final String MOVING = "initial-movement";

  private static Sketch map() {
    return Sketch.clear(28, 30).terrain("city", "0727", "0724", "1218", "1625", "2612", "2613");
  }

  private static Score score(Play table) {
    return table.rostov().score(table.position());
  }

  private static Play axis(Sketch sketch) {
    return sketch.begin(Side.AXIS, MOVING);
  }

  @Test
  @Case({"ROSTOV-26.1", "ROSTOV-26.11", "ROSTOV-26.0"})
  void theAxisPlayerScoresTheObjectivesHeHolds() {
    assertThat(score(axis(map().german("a", "5-7-8", "0727"))).axis()).isEqualTo(15);
    assertThat(score(axis(map().german("a", "5-7-8", "1218"))).axis()).isEqualTo(10);
    assertThat(score(axis(map().german("a", "5-7-8", "0724"))).axis()).isEqualTo(5);
    assertThat(score(axis(map().german("a", "5-7-8", "1625"))).axis()).isEqualTo(5);
    assertThat(score(axis(map().german("a", "5-7-8", "2612"))).axis()).isZero();
    Play kharkov = axis(map().german("a", "5-7-8", "2612").german("b", "5-7-8", "2613"));
    assertThat(score(kharkov).axis()).isEqualTo(10);
    assertThat(score(kharkov).soviet()).isZero();
  }

  @Test
  @Case("ROSTOV-26.1")
  void theLastToPassHoldsAnObjectiveIfALineLeadsToTheWestEdge() {
    Sketch sketch =
        map()
            .german("a", "5-7-8", "0726")
            .soviet("x", "2-3-8", "0730")
            .control(Side.SOVIET, "0727");
    Play table = axis(sketch);
    table.plays("move units=a path=0726,0727,0728");
    assertThat(score(table).axis()).isEqualTo(15);
    Sketch cut = map().german("a", "5-7-8", "0727");
    for (int row = 1; row <= 28; row += 2) {
      cut.soviet("x" + row, "2-3-8", "%02d20".formatted(row));
    }
    assertThat(score(axis(cut)).axis()).isZero();
  }

  @Test
  @Case("ROSTOV-26.12")
  void supplyInModerateWeatherDecidesForUnitsAcrossTheDonets() {
    Sketch sketch =
        map()
            .area("east-of-donets", "0410", "0420")
            .source(Side.AXIS, "0405")
            .german("a", "5-7-8", "0410")
            .allied("r", "3-4-7", "0410")
            .supply("s", "0410")
            .german("far", "5-7-8", "0420");
    Play table = axis(sketch).weather(Weather.SEVERE, Weather.SEVERE);
    assertThat(table.isSupplied("a")).isFalse();
    assertThat(score(table).axis()).isEqualTo(2);
  }

  @Test
  @Case({"ROSTOV-26.2", "ROSTOV-26.21", "ROSTOV-26.13"})
  void eachGermanUnitLostCostsAPointAndNobodyElseDoes() {
    Sketch sketch =
        map()
            .german("a", "5-7-8|3-4-8", "0401")
            .german("reduced", "5-7-8|3-4-8", "0403", "lost 1")
            .allied("r", "3-4-7", "0402")
            .soviet("x", "2-3-8", "0410");
    Play table = axis(sketch);
    for (String unit : new String[] {"a", "r", "x"}) {
      table.rules().eliminate(table.position(), table.unit(unit), "test", "AGS-9.65", event -> {});
    }
    assertThat(score(table).axis()).isEqualTo(-1);
  }

  @Test
  @Case("ROSTOV-26.22")
  void anObjectiveThatTheSovietsTookBackCostsTwoPointsOnce() {
    Sketch sketch = map().soviet("x", "2-3-8", "0726").control(Side.AXIS, "0727");
    Play table = sketch.begin(Side.SOVIET, MOVING);
    table.plays("move units=x path=0726,0727");
    assertThat(score(table).axis()).isEqualTo(-2);
    Position p = table.position();
    p.takeOff(table.unit("x"), Position.GONE);
    p.setControl(table.hex("0727"), Side.AXIS);
    table.rostov().occupied(p, Side.SOVIET, table.hex("0727"), event -> {});
    assertThat(score(table).axis()).isEqualTo(13);
  }

  @ParameterizedTest(name = "{0}: {1} points")
  @CsvSource({
    "E-VIC-R2, 6, Soviet Operational",
    "E-VIC-R4, 26, Axis Tactical",
    "E-VIC-R5, 40, Axis Tactical",
    "E-VIC-R7, 51, Axis Operational",
    "E-VIC-R8, 52, Axis Strategic"
  })
  @Case("ROSTOV-26.3")
  void aNumberOfPointsIsALevelOfVictory(String id, int points, String level) {
    RostovVictory victory = axis(map().german("a", "5-7-8", "0101")).rostov().victory;
    assertThat(victory.level(points).name()).as(id).isEqualTo(level);
  }

  @Test
  @Case("ROSTOV-26.3")
  void thePointsDecideTheLevelOfVictory() {
    RostovVictory victory = axis(map().german("a", "5-7-8", "0101")).rostov().victory;
    assertThat(victory.level(-3).name()).isEqualTo("Soviet Strategic");
    assertThat(victory.level(5).name()).isEqualTo("Soviet Strategic");
    assertThat(victory.level(6).name()).isEqualTo("Soviet Operational");
    assertThat(victory.level(15).name()).isEqualTo("Soviet Operational");
    assertThat(victory.level(16).name()).isEqualTo("Soviet Tactical");
    assertThat(victory.level(25).winner()).isEqualTo(Side.SOVIET);
    assertThat(victory.level(26).winner()).isEqualTo(Side.AXIS);
    assertThat(victory.level(40).name()).isEqualTo("Axis Tactical");
    assertThat(victory.level(41).name()).isEqualTo("Axis Operational");
    assertThat(victory.level(52).name()).isEqualTo("Axis Strategic");
  }

  @Test
  @Case("ROSTOV-26.3")
  void theLevelsAreShownWithThePointsAndTheEndIsToldByItsCase() {
    Play table = axis(map().german("a", "5-7-8", "0727"));
    VictoryLevels levels = table.rostov().victoryLevels(table.position()).orElseThrow();
    assertThat(levels.points()).isEqualTo(15);
    assertThat(levels.levels())
        .extracting(level -> level.name() + " " + level.from())
        .contains("Soviet Operational 6", "Axis Tactical 26", "Axis Strategic 52");
    Play last =
        Sketch.clear(4, 4)
            .german("a", "5-7-8", "0101")
            .turn(13)
            .begin(Side.SOVIET, "air-power")
            .plays("end-phase");
    assertThat(last.question()).isEqualTo("game-over");
    assertThat(last.last(Victory.class).rule()).isEqualTo("ROSTOV-26.3");
    assertThat(last.rules().exclusive().followsVersion2()).isTrue();
  }

  @Test
  @Case("ROSTOV-26.1")
  void whoComesToACityTakesIt() {
    Sketch sketch = map().german("a", "5-7-8", "0726").control(Side.SOVIET, "0727");
    Play table = axis(sketch).plays("move units=a path=0726,0727");
    assertThat(table.last(Control.class).rule()).isEqualTo("ROSTOV-26.1");
  }
}
