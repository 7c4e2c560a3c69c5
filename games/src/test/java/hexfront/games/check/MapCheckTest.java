package hexfront.games.check;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.data.DataFile;
import hexfront.games.data.DataText;
import hexfront.games.data.MapFile;
import hexfront.games.data.MapLibrary;
import hexfront.games.data.MapSheet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MapCheckTest {
  private static final String MAP =
      """
      map: small
      title: A small map
      grid: {hexrows: 5, places: 5, compass: {xx: east, yy: south}, hex-km: 10}
      letters: {".": clear, "w": woods, "~": sea}
      terrain:
        - "01 ...ww"
        - "02 ....."
        - "03 ....."
        - "04 ....."
        - "05 ..~~~"
      rivers:
        - {name: Don, kind: major-river, hexsides: ["0201/0301", "0201/0302", "0202/0302", "0202/0303", "0203/0303",
            "0203/0304", "0204/0304"]}
      hexsides:
        - {kind: bridge, hexsides: ["0202/0302"]}
      roads:
        - {name: a, hexes: [off, "0102", "0202", "0302", "0402"]}
      places:
        - {hex: "0202", name: Rostov, kind: city, points: 5}
        - {hex: "0402", name: Azov, kind: town}
      areas:
        A: {side: axis, kind: entry, hexes: ["0101", "0102"]}
      lines:
        front: {kind: start-line, hexsides: ["0201/0301", "0201/0302", "0202/0302"]}
      """;

  private static Report check(String map, String evidence) {
    MapSheet sheet = MapFile.read(DataFile.read(new DataText("small/map.yaml", map)));
    return MapCheck.check(
        sheet,
        "small/map.yaml",
        DataFile.read(new DataText("small/evidence.yaml", "map: small\n" + evidence)));
  }

  private static List<String> failures(String map, String evidence) {
    return check(map, evidence).failures().stream().map(f -> f.problem().toString()).toList();
  }

  static Stream<String> maps() {
    return MapLibrary.names().stream();
  }

  @ParameterizedTest
  @MethodSource("maps")
  void everyMapOfTheProductAgreesWithItsEvidence(String name) {
    Report report = MapCheck.check(name);
    assertThat(report.failures()).extracting(f -> f.problem().toString()).isEmpty();
    assertThat(report.findings()).hasSizeGreaterThan(100);
  }

  @ParameterizedTest
  @MethodSource("maps")
  void everyMapWithRiversSaysOnWhichBankItsCitiesStand(String name) {
    assertThat(MapCheck.check(name).counts().get("city banks")).isGreaterThan(10);
  }

  /**
   * The Don of the first map ran north of the city, which the Axis then had to attack across it.
   */
  @Test
  void aRiverOnTheWrongSideOfItsCityIsReported() {
    String map = DataText.resource("blitzfront-rostov/map.yaml").text();
    String wrong =
        map.replaceFirst(
            "\"2313/2413\",\\s+\"2313/2314\",\\s+\"2213/2313\"",
            "\"2313/2412\", \"2312/2313\", \"2212/2313\"");
    assertThat(wrong).isNotEqualTo(map);
    Report report =
        MapCheck.check(
            MapFile.read(DataFile.read(new DataText("blitzfront-rostov/map.yaml", wrong))),
            "blitzfront-rostov/map.yaml",
            DataFile.resource("blitzfront-rostov/evidence.yaml"));
    assertThat(report.failures())
        .extracting(f -> f.problem().message())
        .contains("expected Rostov on the right bank of the Don, found it on the other (BF-TER-5)");
  }

  /** The first line of June ran so that the Axis held the railway it has yet to repair. */
  @Test
  void aFrontThatGivesAwayWhatTheRulesCallSovietIsReported() {
    String map = DataText.resource("stalingrad/map.yaml").text();
    String wrong = map.replaceFirst("(?s)(axis-june28:.*?hexes: \\[)", "$1\"2048\", \"2148\", ");
    Report report =
        MapCheck.check(
            MapFile.read(DataFile.read(new DataText("stalingrad/map.yaml", wrong))),
            "stalingrad/map.yaml",
            DataFile.resource("stalingrad/evidence.yaml"));
    assertThat(report.failures())
        .extracting(f -> f.problem().message())
        .containsExactly(
            "expected area axis-june28 to leave out 2048 (CTS-15.6e)",
            "expected area axis-june28 to leave out 2148 (CTS-15.6e)");
  }

  @Test
  void banksAreThoseOfAPersonLookingDownstreamHoweverTheSheetLies() {
    String mirrored =
        MAP.replace("yy: south", "yy: north")
            .replaceAll("(?m)^  - \"0\\d .*\n", "")
            .replace(
                "terrain:\n",
                """
                terrain:
                  - "05 ..~~~"
                  - "04 ....."
                  - "03 ....."
                  - "02 ....."
                  - "01 ...ww"
                """);
    String upstream =
        MAP.replaceAll(
            "hexsides: \\[\"0201/0301\"[^]]*]}",
            "hexsides: [\"0203/0303\", \"0202/0303\", \"0202/0302\", \"0201/0302\","
                + " \"0201/0301\"]}");
    String evidence = "banks: [{of: Don, left: [Rostov], right: [Azov]}]";
    assertThat(failures(mirrored, evidence)).isEmpty();
    assertThat(failures(upstream, evidence)).isEmpty();
    assertThat(failures(MAP, evidence)).hasSize(2);
  }

  @Test
  void whatHoldsIsCounted() {
    Report report =
        check(
            MAP,
            """
            hexes:
              - {hexes: ["0202"], is: city, named: Rostov, points: 5}
              - {hexes: ["0401"], is: woods}
            hexsides:
              - {hexsides: ["0202/0302"], is: bridge}
            lines:
              - {line: front, from: "0201/0301", to: "0202/0302", along: river}
            areas:
              - {area: A, side: axis, edge: west, leaves: road, has: ["0101"], lacks: ["0103"]}
            between:
              - {hexes: ["0202", "0302"], is: major-river}
            apart:
              - {lines: [Don], one: ["0202"], other: ["0402"]}
            banks:
              - {of: Don, right: [Rostov, "0103"], left: [Azov]}
            adjacent:
              - {hex: "0202", to: ["0302", "0303"]}
            distances:
              - {hex: "0402", line: front, is: 1}
            places:
              - {named: Rostov, hexes: 1}
            absent: [railroad, swamp]
            connected:
              - {by: road, hexes: ["0102", "0402"]}
            residuals:
              - {what: Rostov, hex: "0202", hexes: 0.3, strength: strong}
            """);
    assertThat(report.failures()).isEmpty();
    assertThat(report.counts()).containsEntry("named hexes", 4).containsEntry("lines", 5);
    assertThat(report.rms("strong")).isEqualTo(0.3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hexes: [{hexes: ["0402"], is: city}]                       | 2: expected 0402 to be city, found clear, town (Azov)
          hexes: [{hexes: ["0402"], named: Kiev, case: X-1}]         | 2: expected 0402 to be Kiev, found clear, town (Azov) (X-1)
          hexsides: [{hexsides: ["0101/0102"], is: river}]           | 2: expected 0101/0102 to be river, found nothing
          lines: [{line: front, from: "0101/0102"}]                  | 2: expected front to end at 0101/0102, found 0201/0301 and 0202/0302
          areas: [{area: B}]                                         | 2: the map has no area B
          areas: [{area: A, edge: east}]                             | 2: expected area A on the east edge
          areas: [{area: A, has: ["0303"]}]                          | 2: expected area A to hold 0303
          areas: [{area: A, leaves: railroad}]                       | 2: expected a railroad to leave the map in area A
          between: [{hexes: ["0101", "0102"], is: river}]            | 2: expected river between 0101 and 0102
          apart: [{lines: [front], one: ["0202"], other: ["0402"]}]  | 2: expected front between 0202 and 0402
          banks: [{of: Don, left: [Rostov], case: X-1}]              | 2: expected Rostov on the left bank of the Don, found it on the other (X-1)
          banks: [{of: Don, right: [Azov]}]                          | 2: expected Azov on the right bank of the Don, found it on the other
          banks: [{of: Volga, right: [Azov]}]                        | 2: the map has no river Volga
          adjacent: [{hex: "0202", to: ["0402"]}]                    | 2: expected 0202 to touch 0402
          distances: [{hex: "0402", line: front, is: 2}]             | 2: expected 0402 at 2 hexes, found 1
          places: [{named: Rostov, hexes: 2}]                        | 2: expected Rostov in 2 hexes, found 1
          absent: [woods]                                            | 2: expected no woods on this map
          absent: [bridge]                                           | 2: expected no bridge on this map
          uncrossed: [Don]                                           | 2: a crosses the Don at 0202/0302
          connected: [{by: road, hexes: ["0102", "0104"]}]           | 2: expected a road from 0102 to 0104
          """)
  void whatDoesNotHoldIsReportedWithItsLine(String evidence, String failure) {
    assertThat(failures(MAP, evidence)).containsExactly("small/evidence.yaml:" + failure);
  }

  @Test
  void aRiverThatEndsNowhereIsReported() {
    assertThat(failures(MAP.replace(",\n      \"0203/0304\", \"0204/0304\"", ""), ""))
        .containsExactly(
            "small/map.yaml: the Don ends at 0203/0303, in no larger river, no sea and not at the"
                + " edge");
  }

  @Test
  void aRoadThroughTheSeaIsReported() {
    assertThat(
            failures(
                MAP.replace("\"0302\", \"0402\"]", "\"0302\", \"0303\", \"0304\", \"0305\"]"), ""))
        .containsExactly("small/map.yaml: road a runs through water");
  }

  @Test
  void aTownInTheSeaIsReported() {
    assertThat(failures(MAP.replace("hex: \"0402\"", "hex: \"0405\""), ""))
        .containsExactly("small/map.yaml: Azov 0405 lies in the water");
  }

  @Test
  void unitsInTheWrongPlaceAreReported() {
    MapSheet kiev = MapLibrary.open("kiev");
    Report report =
        MapCheck.check(
            kiev,
            "kiev/map.yaml",
            DataFile.read(
                new DataText(
                    "kiev/evidence.yaml",
                    """
                    map: kiev
                    set-up:
                      units: units.csv
                      stacking: 2
                      regions: [{side: soviet, outside: west-of-river}]
                    """)));
    assertThat(report.failures())
        .extracting(f -> f.problem().toString())
        .anyMatch(problem -> problem.matches("kiev/units.csv:.*: 3 units in 0218, at most 2"))
        .anyMatch(problem -> problem.matches("kiev/units.csv:.*: 0218 is in west-of-river"));
  }
}
