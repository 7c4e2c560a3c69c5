package hexfront.mapmaker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Makes the small map of the examples folder, as a newcomer would. */
class MapMakerTest {
  private static final Path BAY = Path.of("examples/bay");
  private static final MapMaker.Progress SILENT =
      new MapMaker.Progress() {
        @Override
        public void step(String what, int done, int of) {}

        @Override
        public void remark(String text) {}
      };

  @TempDir Path folder;

  private static MapMaker maker(Path geo) {
    String description = BAY.resolve("bay.yaml").toString();
    return new MapMaker(Reader.description(description), Overrides.NONE, geo, SILENT);
  }

  private Path copyOfTheBay() throws IOException {
    try (var files = Files.list(BAY)) {
      for (Path file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName().toString()));
      }
    }
    return folder;
  }

  @Test
  void theSameInputGivesTheSameBytes() {
    assertThat(maker(BAY).make()).isEqualTo(maker(BAY).make());
  }

  @Test
  void aTributaryEndsAtACornerOfTheLargerRiver() {
    Draft draft = maker(BAY).draft();
    Draft.River river = draft.rivers.get(0);
    Draft.River tributary = draft.rivers.get(1);
    assertThat(river.name()).isEqualTo("Long");
    assertThat(river.corners()).contains(tributary.corners().getLast());
    assertThat(tributary.hexsides()).doesNotContainAnyElementsOf(river.hexsides());
  }

  @Test
  void theRiverReachesTheSea() {
    Draft draft = maker(BAY).draft();
    Spot mouth = draft.rivers.getFirst().corners().getLast();
    assertThat(Honeycomb.hexesAround(mouth)).anyMatch(draft::isWater);
  }

  @Test
  void roadsAreAdjacentHexesOnLandThroughTheirTowns() {
    Draft draft = maker(BAY).draft();
    for (Draft.Route road : draft.roads) {
      for (int i = 1; i < road.hexes().size(); i++) {
        assertThat(Honeycomb.adjacent(road.hexes().get(i - 1), road.hexes().get(i))).isTrue();
      }
      assertThat(road.hexes()).noneMatch(draft::isWater);
    }
    List<Spot> onRoads = draft.roads.stream().flatMap(r -> r.hexes().stream()).toList();
    assertThat(draft.places).allMatch(place -> onRoads.contains(place.hex()));
    assertThat(draft.roads.getFirst().fromOff()).isTrue();
  }

  @Test
  void aBridgeStandsWhereARoadCrossesARiver() {
    Draft draft = maker(BAY).draft();
    assertThat(draft.sides("bridge")).isNotEmpty();
    assertThat(draft.riverSides().keySet()).containsAll(draft.sides("bridge"));
    assertThat(Draft.crossings(draft.roads)).containsAll(draft.sides("bridge"));
  }

  @Test
  void aGameWithoutBridgesGetsNone() throws IOException {
    assertThat(bridges("bridges: none\n")).isEmpty();
  }

  @Test
  void whereOnlyRoadsHaveBridgesARailwayGetsNone() throws IOException {
    String railway = "railroads: {extra: [{name: Valley, via: [\"0602\", \"0702\"]}]}\n";
    Set<Hexside> ofRoads = maker(BAY).draft().sides("bridge");
    assertThat(bridges(railway)).hasSizeGreaterThan(ofRoads.size());
    assertThat(bridges(railway + "bridges: roads\n")).isEqualTo(ofRoads);
  }

  /** The bridges of the bay with more said in its description. */
  private Set<Hexside> bridges(String more) throws IOException {
    Path bay = folder.resolve("bay.yaml");
    Files.writeString(bay, Files.readString(BAY.resolve("bay.yaml")) + more);
    Description description = Reader.description(bay.toString());
    return new MapMaker(description, Overrides.NONE, BAY, SILENT).draft().sides("bridge");
  }

  @Test
  void aHandCorrectionIsLaidOverTheGeography() {
    Description description = Reader.description(BAY.resolve("bay.yaml").toString());
    Overrides overrides =
        new Overrides(
            java.util.Map.of("woods", List.of("1201")),
            List.of(),
            List.of("Short"),
            List.of(
                new Overrides.Chain("River road", null, List.of(), List.of("off", "0701", "0702"))),
            List.of(),
            List.of(),
            List.of(),
            java.util.Map.of(),
            java.util.Map.of());
    Draft draft = new MapMaker(description, overrides, BAY, SILENT).draft();
    assertThat(draft.terrain.get(draft.sheets.hex("1201"))).isEqualTo("woods");
    assertThat(draft.rivers).noneMatch(r -> r.name().equals("Short"));
    assertThat(draft.roads.getLast().hexes()).hasSize(2);
    assertThat(draft.roads.getLast().fromOff()).isTrue();
    assertThat(draft.roads.getLast().toOff()).isFalse();
  }

  @Test
  void aMissingLayerIsNamed() throws IOException {
    Path geo = copyOfTheBay();
    Files.delete(geo.resolve("woods.geojson"));
    assertThatThrownBy(() -> maker(geo).make())
        .isInstanceOf(MapProblem.class)
        .hasMessageContaining("woods.geojson")
        .hasMessageContaining("missing");
  }

  @Test
  void aBadFeatureIsNamedWithItsFile() throws IOException {
    Path geo = copyOfTheBay();
    Files.writeString(
        geo.resolve("rivers.geojson"),
        """
        {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"name": "Crooked"},
         "geometry": {"type": "LineString", "coordinates": [[20.0, 50.0], ["east", 49.0]]}}]}
        """);
    assertThatThrownBy(() -> maker(geo).make())
        .isInstanceOf(MapProblem.class)
        .hasMessageContaining("rivers.geojson")
        .hasMessageContaining("feature 0 (Crooked)");
  }

  @Test
  void aFailedMakingWritesNothing() throws IOException {
    Path geo = copyOfTheBay();
    Files.writeString(geo.resolve("sea.geojson"), "{ not json");
    Path out = folder.resolve("made/map.yaml");
    int code =
        new CommandLine(new MapmakerCommand())
            .execute(
                BAY.resolve("bay.yaml").toString(),
                "--geo",
                geo.toString(),
                "--out",
                out.toString(),
                "--quiet");
    assertThat(code).isEqualTo(2);
    assertThat(out).doesNotExist();
  }

  @Test
  void theCommandWritesTheMap() throws IOException {
    Path out = folder.resolve("made/map.yaml");
    int code =
        new CommandLine(new MapmakerCommand())
            .execute(
                BAY.resolve("bay.yaml").toString(),
                "--geo",
                BAY.toString(),
                "--out",
                out.toString(),
                "--quiet");
    assertThat(code).isZero();
    assertThat(out).content().isEqualTo(maker(BAY).make());
  }

  @Test
  void aMisspeltKeyIsReportedWithItsLine() throws IOException {
    Path file = folder.resolve("bad.yaml");
    List<String> lines = new ArrayList<>(Files.readAllLines(BAY.resolve("bay.yaml")));
    lines.add("placess: []");
    Files.write(file, lines);
    assertThatThrownBy(() -> Reader.description(file.toString()))
        .isInstanceOf(MapProblem.class)
        .hasMessageContaining("bad.yaml, line " + lines.size())
        .hasMessageContaining("placess");
  }
}
