package hexfront.mapmaker;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.games.ags.Terrain;
import hexfront.games.data.DataFile;
import hexfront.games.data.MapFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every map of the product has a description that reads, and a map file that the games can load.
 */
class ShippedMapsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "kiev",
        "rostov",
        "star",
        "korsun",
        "blitzkrieg57",
        "kesselschlacht",
        "stalingrad",
        "blitzfront-rostov"
      })
  void descriptionAndMapAgree(String name) {
    Description description = Reader.description(name);
    assertThat(description.map()).isEqualTo(name);
    assertThat(Reader.overrides(name)).isNotNull();
    var sheet = MapFile.read(DataFile.resource(name + "/map.yaml"));
    assertThat(sheet.title()).isEqualTo(description.title());
    assertThat(sheet.map().grid().size()).isEqualTo(new Sheets(description.grid()).hexes().size());
    assertThat(sheet.credits()).isEqualTo(description.credits());
  }

  @ParameterizedTest
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void armyGroupSouthMapsUseTheTerrainOfTheFamily(String name) {
    var sheet = MapFile.resource(name, Terrain.HEXES, Terrain.HEXSIDES);
    assertThat(sheet.map().name()).isEqualTo(name);
  }
}
