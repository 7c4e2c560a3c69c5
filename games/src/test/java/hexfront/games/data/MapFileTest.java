package hexfront.games.data;

import static hexfront.games.data.DataFileTest.refuses;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import java.util.List;
import org.junit.jupiter.api.Test;

class MapFileTest {
  private static final Kinds HEXES = Kinds.of("clear", "woods", "sea", "town", "city");
  private static final Kinds HEXSIDES =
      Kinds.of("minor-river", "major-river", "bridge", "road", "railroad");

  /** A map of four hexrows by three places; line 12 is the first line of terrain. */
  private static final String MAP =
      """
      map: small
      title: "A small map"
      grid:
        hexrows: 4
        places: 3
        first: "0101"
        shifted: even
        compass: {xx: east, yy: south}
        hex-km: 10
      letters: {".": clear, "w": woods, "~": sea, " ": outside}
      terrain:
        - "01 .w.."
        - "02 ...~"
        - "03 ..  "
      rivers:
        - {name: Desna, kind: major-river, hexsides: ["0101/0201", "0102/0201", "0102/0202"]}
      hexsides:
        - {kind: bridge, hexsides: ["0102/0201"]}
      roads:
        - {name: East road, hexes: [off, "0102", "0201", "0302", "0301", off]}
      places:
        - {hex: "0102", name: Kiev, kind: city, points: 5}
      areas:
        A: {side: german, kind: entry, hexes: ["0101", "0102"], provenance: reconstructed, why: "the road"}
      lines:
        front: {kind: start-line, hexsides: ["0301/0201", "0302/0201", "0302/0202"]}
      """;

  private static MapSheet read(String text) {
    return MapFile.read(DataFile.read(new DataText("small/map.yaml", text)), HEXES, HEXSIDES);
  }

  private static void mistake(String right, String wrong, String message) {
    assertThat(MAP).contains(right);
    refuses(() -> read(MAP.replace(right, wrong)), "small/map.yaml:" + message);
  }

  private static int hex(HexMap map, String number) {
    return map.grid().hex(number).orElseThrow();
  }

  private static int side(HexMap map, String a, String b) {
    int from = hex(map, a);
    return map.hexside(from, map.grid().direction(from, hex(map, b)));
  }

  @Test
  void theLettersLieAsTheMapDoes() {
    HexMap map = read(MAP).map();
    assertThat(map.terrain(hex(map, "0201"))).isEqualTo(HEXES.bit("woods"));
    assertThat(map.terrain(hex(map, "0402"))).isEqualTo(HEXES.bit("sea"));
    assertThat(map.terrain(hex(map, "0303"))).as("outside").isZero();
    assertThat(map.terrain(hex(map, "0102"))).isEqualTo(HEXES.bit("clear") | HEXES.bit("city"));
  }

  @Test
  void riversBridgesAndRoadsMarkTheirHexsides() {
    HexMap map = read(MAP).map();
    assertThat(side(map, "0201", "0102"))
        .isEqualTo(HEXSIDES.bit("major-river") | HEXSIDES.bit("bridge") | HEXSIDES.bit("road"));
    assertThat(side(map, "0101", "0102")).isZero();
    assertThat(map.exits("road").stream().mapToObj(map.grid()::number))
        .containsExactly("0102", "0301");
  }

  @Test
  void placesAreasAndLinesAreNamed() {
    MapSheet sheet = read(MAP);
    HexMap map = sheet.map();
    assertThat(map.places()).containsExactly(new HexMap.Place(hex(map, "0102"), "Kiev", "city", 5));
    assertThat(map.areas().get("A").side()).isEqualTo("axis");
    assertThat(map.area("A").size()).isEqualTo(2);
    assertThat(map.lines()).extracting(HexMap.Line::name).containsExactly("Desna", "front");
    assertThat(sheet.origins().get("A")).isEqualTo(new MapSheet.Origin(false, "the road"));
    assertThat(sheet.origins().get("front").given()).isTrue();
  }

  @Test
  void aVillageIsANameWithoutEffect() {
    HexMap map = read(MAP.replace("kind: city", "kind: village")).map();
    assertThat(map.places()).extracting(HexMap.Place::name).containsExactly("Kiev");
    assertThat(map.terrain(hex(map, "0102"))).isEqualTo(HEXES.bit("clear"));
  }

  @Test
  void aMapWhoseHexrowsRunEastReadsFromTheNorth() {
    HexMap map =
        read("""
        map: lying
        title: Lying
        grid: {hexrows: 2, places: 3, compass: {xx: north, yy: east}, hex-km: 17}
        letters: {".": clear, "w": woods}
        terrain: ["02 ..w", "01 w.."]
        """)
            .map();
    assertThat(map.hexesWith(HEXES.bit("woods")).stream().mapToObj(map.grid()::number))
        .containsExactly("0101", "0203");
  }

  @Test
  void aMapWhoseHexrowsRunWestReadsFromTheWest() {
    HexMap map =
        read("""
        map: tilted
        title: Tilted
        grid:
          hexrows: 3
          places: 2
          compass: {xx: south, yy: west}
          hex-km: 10
          sheets:
            - {name: north, prefix: "", first: "1001", hexrows: 2}
            - {name: south, prefix: "S", first: "3001", hexrows: 1}
        letters: {".": clear, "w": woods}
        terrain: ["10 w.", "11 ..", "S30 .w"]
        """)
            .map();
    assertThat(map.hexesWith(HEXES.bit("woods")).stream().mapToObj(map.grid()::number))
        .containsExactly("1002", "S3001");
  }

  @Test
  void aMapReadsWithoutItsGame() {
    HexMap map = MapFile.read(DataFile.read(new DataText("small/map.yaml", MAP))).map();
    assertThat(map.hexKinds().names()).contains("woods", "outside", "city");
    assertThat(map.hexsideKinds().names()).contains("major-river", "bridge", "road");
  }

  @Test
  void mistakesInTheGridHaveTheirLine() {
    mistake("hexrows: 4", "hexrows: many", "4: expected a whole number, found 'many'");
    mistake(
        "yy: south",
        "yy: up",
        "8: expected xx and yy to rise east and south, north and east,"
            + " south and west, or east and north");
    mistake("shifted: even", "shifted: all", "7: expected one of even, odd, found 'all'");
    mistake("  hex-km: 10\n", "", "4: 'hex-km' is missing");
  }

  @Test
  void mistakesInTheTerrainHaveTheirLine() {
    mistake("02 ...~", "02 ..~", "13: expected 4 letters after 02, found 3");
    mistake("02 ...~", "02 .?.~", "13: unknown letter '?' for hex 0202");
    mistake("02 ...~", "05 ...~", "13: expected the line that begins with 02, found '05 ...~'");
    mistake("  - \"03 ..  \"\n", "", "12: expected 3 lines of terrain, found 2");
    mistake(
        "woods,",
        "jungle,",
        "10: expected one of clear, woods, sea, town, city, outside, found 'jungle'");
  }

  @Test
  void mistakesInChainsOfHexsidesHaveTheirLine() {
    mistake(
        "[\"0101/0201\", \"0102/0201\",",
        "[\"0101/0201\",",
        "16: hexside 0102/0202 does not meet 0101/0201 before it");
    mistake(
        "\"0102/0202\"]",
        "\"0102/0201\"]",
        "16: hexside 0102/0201 does not meet 0102/0201 before it");
    mistake("\"0101/0201\",", "\"0101/0301\",", "16: 0101 and 0301 are not adjacent");
    mistake(
        "\"0101/0201\",",
        "\"0101-0201\",",
        "16: expected a hexside such as 0101/0102, found '0101-0201'");
    mistake(
        "kind: major-river",
        "kind: brook",
        "16: expected one of minor-river, major-river, bridge, road, railroad, found 'brook'");
    mistake(
        "hexsides:\n  - {kind: bridge, hexsides: [\"0102/0201\"]}",
        "  - {name: Seim, kind: minor-river, hexsides: [\"0201/0102\"]}",
        "17: hexside 0201/0102 belongs already to the river Desna");
    mistake(
        "[\"0102/0201\"]",
        "[\"0102/0201\", \"0201/0102\"]",
        "18: hexside 0201/0102 stands twice under bridge");
  }

  @Test
  void mistakesInRoadsHaveTheirLine() {
    mistake("\"0201\", \"0302\"", "\"0302\"", "20: 0302 is not adjacent to 0102 before it");
    refuses(
        () ->
            read(
                MAP.replace("03 ..  ", "03 ....")
                    .replace("\"0302\", \"0301\", off", "\"0202\", off")),
        "small/map.yaml:20: 0202 is not on the edge of the map");
    mistake(
        "\"0201\", \"0302\"",
        "\"0x01\", \"0302\"",
        "20: expected a hex number such as 0101, found '0x01'");
    mistake("\"0201\", \"0302\"", "\"0901\", \"0302\"", "20: there is no hex 0901 on this map");
  }

  @Test
  void mistakesInPlacesAndAreasHaveTheirLine() {
    mistake(
        "kind: city",
        "kind: hamlet",
        "22: expected one of clear, woods, sea, town, city, found 'hamlet'");
    mistake(
        "points: 5}",
        "point: 5}",
        "22: unknown key 'point', expected one of hex, name, kind, points, given, note");
    mistake(
        "areas:",
        "  - {hex: \"0102\", name: Darnitsa, kind: town}\nareas:",
        "23: 0102 holds already Kiev");
    mistake("[\"0101\", \"0102\"]", "[\"0101\", \"0101\"]", "24: hex 0101 stands twice in area A");
    mistake("side: german", "side: green", "24: expected axis or soviet, found 'green'");
  }

  @Test
  void hexsidesThatMeetShareACorner() {
    HexGrid grid = new HexGrid(4, 4);
    HexWords words = new HexWords(grid);
    int hex = grid.hex("0202").orElseThrow();
    for (int d = 0; d < Direction.COUNT; d++) {
      for (int e = 0; e < Direction.COUNT; e++) {
        int apart = Math.floorMod(d - e, Direction.COUNT);
        assertThat(words.meet(hex * 6 + d, hex * 6 + e))
            .as(List.of(d, e).toString())
            .isEqualTo(apart == 1 || apart == 5);
      }
    }
  }
}
