package hexfront.games.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.app.toy.ToyBox;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexMap;
import hexfront.games.Arrangement;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArrangementReaderTest {
  private static Arrangement read(String json) {
    return new ArrangementReader(new ToyBox())
        .read(Fields.of(Json.read(json.replace('\'', '"')), "position"));
  }

  private static HexMap map(String fields) {
    return read("{'map':{'columns':4,'rows':5," + fields + "}}").map();
  }

  private static Unit unit(String fields) {
    return read("{'map':'toy','units':[{" + fields + "}]}").pieces().getFirst().unit();
  }

  private static List<String> terrain(HexMap map, String hex) {
    return map.hexKinds().in(map.terrain(map.grid().hex(hex).orElseThrow()));
  }

  @Test
  void whatIsLeftOutIsAsInAFreshGame() {
    Arrangement fresh = read("{}");
    assertThat(fresh.map().name()).isEqualTo("toyland");
    assertThat(fresh.turn()).isEqualTo(1);
    assertThat(fresh.side()).isEqualTo(Side.AXIS);
    assertThat(fresh.phase()).isEqualTo("initial-movement");
    assertThat(fresh.pieces()).extracting(p -> p.unit().id()).contains("toy-ge-1", "toy-su-1");
    assertThat(fresh.options()).isEqualTo(Map.of("mud", false));
  }

  @Test
  void phasesMayBeWrittenWithBlanks() {
    assertThat(read("{'phase':'Initial Movement'}").phase()).isEqualTo("initial-movement");
  }

  @Test
  void terrainNamedForAHexReplacesTheDefaultUnlessItIsOnlyAPlace() {
    HexMap map = map("'terrain':'woods','hexes':{'0102':['swamp','town'],'0404':'city'}");
    assertThat(terrain(map, "0101")).containsExactly("woods");
    assertThat(terrain(map, "0102")).containsExactly("swamp", "town");
    assertThat(terrain(map, "0404")).containsExactly("woods", "city");
    assertThat(map.places()).extracting(HexMap.Place::kind).containsExactly("town", "city");
  }

  @Test
  void edgesAndHexesAreSourcesOfSupply() {
    HexMap map =
        map("'hexes':{'0202':['woods','soviet-supply']},'edges':{'west':['german-supply']}");
    assertThat(map.area("axis-supply").stream().mapToObj(map.grid()::number))
        .containsExactly("0101", "0102", "0103", "0104", "0105");
    assertThat(map.area("soviet-supply").stream().mapToObj(map.grid()::number))
        .containsExactly("0202");
    assertThat(terrain(map, "0202")).containsExactly("woods");
  }

  @Test
  void theNorthAndSouthEdgesAreTheFirstAndTheLastPlaces() {
    HexMap map = map("'edges':{'north':['axis-supply'],'south':'soviet-supply'}");
    assertThat(map.area("axis-supply").stream().mapToObj(map.grid()::number))
        .containsExactly("0101", "0201", "0301", "0401");
    assertThat(map.area("soviet-supply").stream().mapToObj(map.grid()::number))
        .containsExactly("0105", "0205", "0305", "0405");
  }

  @Test
  void aRoadOnAHexsideIsAWayOfTwoHexes() {
    HexMap map = map("'hexsides':{'0202/0203':['minor-river','road']}");
    int hex = map.grid().hex("0202").orElseThrow();
    assertThat(map.hexsideKinds().in(map.hexside(hex, 3))).containsExactly("minor-river", "road");
    assertThat(map.ways()).extracting(HexMap.Way::kind).containsExactly("road");
  }

  @Test
  void aUnitMadeUpHasTheFactsGivenAndPlainOnesOtherwise() {
    Unit plain = unit("'id':'x','side':'soviet','steps':['4-5-6']");
    assertThat(plain.arm()).isEqualTo("rifle");
    assertThat(plain.size()).isEqualTo("division");
    assertThat(plain.mechanized()).isFalse();
    assertThat(plain.steps()).containsExactly(new Unit.Step(4, 5, 6));
    assertThat(unit("'id':'x','side':'axis','arm':'panzer','steps':['4-5-6']").mechanized())
        .isTrue();
  }

  @Test
  void aHeadquartersNeedsNoSteps() {
    Unit hq = unit("'id':'h','side':'soviet','arm':'headquarters','leadership':4");
    assertThat(hq.leadership()).isEqualTo(4);
    assertThat(hq.steps()).containsExactly(new Unit.Step(0, 0, 10));
    assertThat(unit("'id':'h','side':'soviet','steps':['(6)-10']").leadership()).isEqualTo(6);
  }

  @Test
  void aCounterKeepsItsFactsUnderANewId() {
    Unit unit = unit("'id':'b','unit':'toy-su-1'");
    assertThat(unit.id()).isEqualTo("b");
    assertThat(unit.side()).isEqualTo(Side.SOVIET);
    assertThat(unit.name()).isEqualTo("First");
  }

  @Test
  void numbersUpTo9999AreTakenAsTheyAre() {
    Unit strong = unit("'id':'x','side':'axis','steps':['200-9999-100']");
    assertThat(strong.steps()).containsExactly(new Unit.Step(200, 9_999, 100));
    Unit hq = unit("'id':'h','side':'soviet','steps':['(128)-9999'],'command-range':1000");
    assertThat(hq.leadership()).isEqualTo(128);
    assertThat(hq.values().get("command-range")).isEqualTo(1_000);
    assertThat(hq.steps().getFirst().movement()).isEqualTo(9_999);
  }

  @Test
  void aUnitHasTheFurtherValuesThatTheGameKnows() {
    Unit bomber = unit("'id':'x','side':'axis','steps':['4-5-6'],'bombing':12");
    assertThat(bomber.values().get("bombing")).isEqualTo(12);
  }

  @Test
  void aUnitMayBeInABoxBesideTheMap() {
    Arrangement boxed = read("{'units':[{'unit':'toy-su-1','box':'reserve'}]}");
    Position p = new ToyBox().arrange(boxed).position();
    assertThat(p.place(0)).isEqualTo("reserve");
    assertThat(p.unitsAt(p.board().box("reserve").orElseThrow())).containsExactly(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'trun':3} | position: unknown field 'trun'",
        "{'turn':0} | position: 'turn' is the number '0', expected a whole number from 1",
        "{'phase':'tea'} | phase: unknown phase 'tea', expected one of [initial-movement, combat",
        "{'map':'moon'} | map: unknown map 'moon', expected toy or a map",
        "{'map':{'columns':4}} | map: 'rows' is missing, expected a whole number from 1 to 62",
        "{'map':{'columns':4,'rows':100}} | map: 'rows' is the number '100'",
        "{'map':{'columns':4,'rows':4,'terrain':'lava'}} | map: unknown terrain 'lava', expected",
        "{'map':{'columns':4,'rows':4,'hexes':{'0909':'woods'}}} | hexes: unknown hex '0909'",
        "{'map':{'columns':4,'rows':4,'hexsides':{'0101':'road'}}} | hexsides: expected two hexes",
        "{'map':{'columns':4,'rows':4,'hexsides':{'0101/0404':'road'}}} | are not adjacent",
        "{'map':{'columns':4,'rows':4,'edges':{'up':[]}}} | edges: unknown edge 'up'",
        "{'map':{'columns':4,'rows':4,'edges':{'west':'beer'}}} | edges: unknown word 'beer'",
        "{'units':[{'id':'x'}]} | unit 1: 'side' is missing, expected axis or soviet",
        "{'units':[{'id':'x','side':'axis'}]} | unit 1: 'steps' is missing, expected a list",
        "{'units':[{'id':'x','side':'axis','steps':['5']}]} | the step '5' is not attack-defence",
        "{'units':[{'id':'a b','side':'axis'}]} | the id 'a b' is not made of letters",
        "{'units':[{'unit':'x'}]} | unknown unit 'x', expected a counter of toy",
        "{'units':[{'unit':'toy-su-1'},{'unit':'toy-su-1'}]} | units: two have the id 'toy-su-1'",
        "{'units':[{'unit':'toy-su-1','lost':2}]} | unit 1: 'lost' is the number '2', expected",
        "{'units':[{'unit':'toy-su-1','flags':['mad']}]} | unit 1: unknown flag 'mad'",
        "{'units':[{'id':'x','side':'axis','steps':['10000-1-1']}]} | the step '10000-1-1' is not",
        "{'units':[{'id':'x','side':'axis','steps':['1-1-10000']}]} | each at most 9999",
        "{'units':[{'unit':'toy-su-1','leadership':10000}]} | 'leadership' is the number '10000'",
        "{'units':[{'unit':'toy-su-1','bombing':10000}]} | 'bombing' is the number '10000'",
        "{'units':[{'unit':'toy-su-1','cargo':1}]} | unit 1: unknown field 'cargo'",
        "{'units':[{'unit':'toy-su-1','box':'attic'}]} | unit 1: unknown box 'attic', expected",
        "{'units':[{'unit':'toy-su-1','box':'reserve','hex':'0202'}]} | in a hex or in a box",
        "{'units':[{'unit':'toy-su-1','hex':'9999'}]} | unit 1: unknown hex '9999'",
        "{'state':{'sun':1}} | state: unknown name 'sun', expected one of [moon]",
      })
  void aMistakeSaysWhereItIsAndWhatWasExpected(String json, String message) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining(message);
  }
}
