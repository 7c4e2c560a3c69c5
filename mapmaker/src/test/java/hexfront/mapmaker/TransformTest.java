package hexfront.mapmaker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;

class TransformTest {
  @ParameterizedTest
  @CsvSource({
    "kiev, 30.523, 50.45, 0319",
    "kiev, 31.0, 52.434, 0602",
    "kiev, 32.06, 49.445, 1329",
    "rostov, 39.71, 47.235, 0727",
    "rostov, 37.8, 48.0, 1218",
    "rostov, 38.9, 47.22, 0724",
    "rostov, 39.31, 48.57, 1625",
    "korsun, 30.2218, 48.7484, 0817",
    "kesselschlacht, 24.711, 48.922, 0417",
    "kesselschlacht, 26.49, 48.507, 3426",
    "stalingrad, 36.279, 51.21, 2150",
    "stalingrad, 44.51, 48.73, 4209",
    "blitzkrieg57, 30.52, 50.45, 4312",
    "blitzfront-rostov, 39.72, 47.235, 2313"
  })
  void aTownFallsIntoItsHex(String map, double lon, double lat, String hex) {
    Description description = Reader.description(map);
    Coordinate at = new Transform(description.transform()).plane(lon, lat);
    Sheets sheets = new Sheets(description.grid());
    assertThat(sheets.number(sheets.nearest(at.x, at.y))).isEqualTo(hex);
  }

  @Test
  void axesThatPointTheSameWayAreImpossible() {
    var flat =
        new Description.Transform(
            "transverse-mercator",
            30,
            50,
            6371,
            List.of(0.0, 0.0),
            List.of(1.0, 1.0),
            List.of(2.0, 2.0),
            null);
    assertThatThrownBy(() -> new Transform(flat))
        .isInstanceOf(MapProblem.class)
        .hasMessageContaining("point the same way");
  }
}
