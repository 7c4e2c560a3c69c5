package hexfront.games.picture;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.data.DataFile;
import hexfront.games.data.DataText;
import hexfront.games.data.MapFile;
import hexfront.games.data.MapLibrary;
import hexfront.games.data.MapSheet;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class MapPictureTest {
  private static final String COUNTRY =
      """
      map: country
      title: "Rivers & roads"
      grid: {hexrows: 6, places: 5, compass: {xx: east, yy: south}, hex-km: 10}
      letters: {".": clear, "w": woods, "~": sea, " ": outside}
      terrain:
        - "01 ..ww.."
        - "02 ...w.."
        - "03 ......"
        - "04 ...~~~"
        - "05 .~~~~ "
      rivers:
        - {name: Don, kind: major-river, hexsides: ["0301/0401", "0302/0401", "0302/0402", "0303/0402", "0303/0403"]}
        - {name: Sal, kind: minor-river, hexsides: ["0201/0302", "0202/0302", "0202/0303", "0302/0303"]}
      roads:
        - {name: a, hexes: [off, "0102", "0202", "0303", "0402"]}
      railroads:
        - {name: b, hexes: ["0202", "0303", "0403"]}
      places:
        - {hex: "0202", name: Rostov, kind: city}
        - {hex: "0303", name: Aksai, kind: town}
        - {hex: "0302", name: Bataisk, kind: village}
      areas:
        A: {side: axis, kind: entry, hexes: ["0101", "0102"]}
      lines:
        front: {kind: start-line, hexsides: ["0301/0201", "0302/0201"]}
      """;

  private static MapSheet country() {
    return MapFile.read(DataFile.read(new DataText("country/map.yaml", COUNTRY)));
  }

  private static final Map<String, MapPicture> PICTURES = new ConcurrentHashMap<>();

  /** The picture of a map, painted once for all tests. */
  private static MapPicture picture(MapSheet sheet) {
    return PICTURES.computeIfAbsent(sheet.map().name(), name -> MapPainter.paint(sheet));
  }

  static Stream<MapSheet> maps() {
    return Stream.concat(Stream.of(country()), MapLibrary.names().stream().map(MapLibrary::open));
  }

  @ParameterizedTest
  @MethodSource("maps")
  void namesDoNotOverlap(MapSheet sheet) {
    List<MapPicture.Label> labels = picture(sheet).labels();
    for (int i = 0; i < labels.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(labels.get(i).box().overlaps(labels.get(j).box()))
            .as(labels.get(i).text() + " and " + labels.get(j).text())
            .isFalse();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("maps")
  void everyCityAndTownIsNamed(MapSheet sheet) {
    MapPicture picture = picture(sheet);
    List<String> written = picture.labels().stream().map(MapPicture.Label::text).toList();
    assertThat(picture.towns())
        .filteredOn(town -> !town.kind().equals("village"))
        .extracting(MapPicture.Town::name)
        .isSubsetOf(written);
  }

  @ParameterizedTest
  @MethodSource("maps")
  void theSheetIsWellFormedAndAlwaysTheSame(MapSheet sheet) throws Exception {
    String svg = SvgWriter.write(sheet);
    Document document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(svg).isEqualTo(SvgWriter.write(sheet)).doesNotContain("NaN", "Infinity");
  }

  @Test
  void aTributaryEndsOnTheRiverItJoins() {
    List<MapPicture.Stream> rivers = MapPainter.paint(country()).rivers();
    String don = rivers.getFirst().shape();
    String sal = rivers.getLast().shape();
    assertThat(rivers).extracting(MapPicture.Stream::name).contains("Don", "Sal");
    assertThat(rivers.getFirst().width()).isGreaterThan(rivers.getLast().width());
    assertThat(don).startsWith("M");
    assertThat(sal).startsWith("M");
  }

  @Test
  void hexesThatArePartOfNoMapAreNotDrawn() {
    assertThat(MapPainter.paint(country()).hexes())
        .hasSize(29)
        .extracting(MapPicture.Hex::number)
        .doesNotContain("0605");
  }

  @Test
  void everyStretchOfAWayIsDrawnOnce() {
    List<MapPicture.Route> routes = MapPainter.paint(country()).routes();
    assertThat(routes).doesNotHaveDuplicates();
    assertThat(routes).filteredOn(route -> route.kind().equals("railroad")).hasSize(2);
  }
}
