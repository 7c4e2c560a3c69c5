package hexfront.games.data;

import static hexfront.games.data.DataFileTest.refuses;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsFileTest {
  private static final String HEADINGS =
      "id,game,side,nationality,designation,name,formation,size,arm,mechanized,steps,untried,"
          + "asterisk,leadership,setup,provenance,notes\n";
  private static final String PANZER =
      "kiev-ge-1,kiev,axis,german,1/3,1st Panzer Regiment,3Pz,regiment,panzer,true,"
          + "6-3-10|3-1-10,false,false,,0101,given,\n";

  private static List<CounterRow> read(String lines) {
    return UnitsFile.read(new DataText("some.csv", HEADINGS + lines));
  }

  @Test
  void aLineIsACounter() {
    CounterRow row = read(PANZER).getFirst();
    Unit unit = row.unit();
    assertThat(unit.side()).isEqualTo(Side.AXIS);
    assertThat(unit.formation()).isEqualTo("3Pz");
    assertThat(unit.mechanized()).isTrue();
    assertThat(unit.steps()).containsExactly(new Unit.Step(6, 3, 10), new Unit.Step(3, 1, 10));
    assertThat(unit.leadership()).isZero();
    assertThat(unit.traits()).isEmpty();
    assertThat(row.setup()).isEqualTo("0101");
    assertThat(row.line()).isEqualTo(2);
  }

  @Test
  void aHeadquartersHasARatingAndAMovementAllowance() {
    Unit unit = read(PANZER.replace("6-3-10|3-1-10", "(8)-10")).getFirst().unit();
    assertThat(unit.leadership()).isEqualTo(8);
    assertThat(unit.steps()).containsExactly(new Unit.Step(0, 0, 10));
  }

  @Test
  void untriedAndAsteriskAreTraits() {
    Unit unit = read(PANZER.replace("false,false", "true,true")).getFirst().unit();
    assertThat(unit.traits()).containsExactlyInAnyOrder("untried", "asterisk");
  }

  @Test
  void aFileMayEndWithAColumnOfFurtherValues() {
    String headings = HEADINGS.strip() + ",values\n";
    String line = PANZER.strip() + ",command-range:5|quality:2\n";
    Unit unit = UnitsFile.read(new DataText("some.csv", headings + line)).getFirst().unit();
    assertThat(unit.values()).isEqualTo(Values.of(Map.of("command-range", 5, "quality", 2)));
    refuses(
        () ->
            UnitsFile.read(new DataText("some.csv", headings + line.replace("quality:2", "good"))),
        "some.csv:2: values: expected values such as command-range:5|quality:2, found"
            + " 'command-range:5|good'");
    refuses(
        () -> read(PANZER.replace("6-3-10", "60000-3-10")),
        "some.csv:2: steps: expected steps such as 5-7-7|3-4-7, or a rating and a movement such as"
            + " (8)-10, found '60000-3-10|3-1-10'");
  }

  @Test
  void aFileMayHaveAColumnOfTraits() {
    String headings = HEADINGS.strip() + ",values,traits\n";
    String line = PANZER.strip() + ",quality:2,guards|ss\n";
    Unit unit = UnitsFile.read(new DataText("some.csv", headings + line)).getFirst().unit();
    assertThat(unit.traits()).contains("guards", "ss");
    assertThat(unit.values()).isEqualTo(Values.of("quality", 2));
  }

  @Test
  void mistakesNameFileLineAndWhatWasExpected() {
    refuses(
        () -> read(PANZER + PANZER.replace("kiev-ge-1", "kiev-ge-2").replace("axis", "greek")),
        "some.csv:3: side: expected axis or soviet, found 'greek'");
    refuses(
        () -> read(PANZER.replace("3-1-10", "3-1")),
        "some.csv:2: steps: expected steps such as 5-7-7|3-4-7, or a rating and a movement such as"
            + " (8)-10, found '6-3-10|3-1'");
    refuses(
        () -> read(PANZER.replace(",true,", ",maybe,")),
        "some.csv:2: mechanized: expected true or false, found 'maybe'");
    refuses(() -> read(PANZER + PANZER), "some.csv:3: id kiev-ge-1 stands already in line 2");
    refuses(
        () -> read(PANZER.replace("panzer,true", ",true")),
        "some.csv:2: arm: expected a text, found nothing");
    refuses(
        () -> read(PANZER.replace("false,,0101", "false,8,0101")),
        "some.csv:2: leadership: expected nothing, found '8'");
    refuses(() -> read("kiev-ge-1,kiev\n"), "some.csv:2: expected 17 fields, found 2");
    refuses(() -> UnitsFile.read(new DataText("some.csv", "")), "some.csv:1: the file is empty");
    refuses(
        () -> SetupFile.read(new DataText("s.csv", "hex,type\n0101,x\n")),
        "s.csv:1: expected the headings hex,unit_type,count,state,sector,unit_id,provenance,"
            + "rationale, found hex,type");
  }

  @ParameterizedTest
  @CsvSource({"kiev,189", "rostov,149", "star,184", "korsun,131"})
  void theCountersOfTheBoxesReadWell(String game, int count) {
    List<CounterRow> rows = UnitsFile.resource(game + "/units.csv");
    assertThat(rows).hasSize(count);
    assertThat(UnitsFile.units(rows)).allSatisfy(u -> assertThat(u.id()).startsWith(game));
    assertThat(rows)
        .allSatisfy(
            row ->
                assertThat(row.provenance())
                    .satisfiesAnyOf(
                        p -> assertThat(p).isEqualTo("given"),
                        p -> assertThat(p).startsWith("reconstructed: ")));
  }

  @ParameterizedTest
  @CsvSource({
    "rostov/soviet-setup.csv,45",
    "star/untried-setup.csv,42",
    "korsun/soviet-setup.csv,48"
  })
  void theSetUpsByTypeReadWell(String file, int units) {
    assertThat(SetupFile.resource(file).stream().mapToInt(SetupFile.Entry::count).sum())
        .isEqualTo(units);
  }
}
