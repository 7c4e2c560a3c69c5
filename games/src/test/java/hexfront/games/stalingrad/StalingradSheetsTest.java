package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Sheet;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the staff keeps beside the map. */
class StalingradSheetsTest {
  private static Sheet.Row row(Play play, String sheet, int index) {
    return play.rules().sheets(play.position(), Side.AXIS).stream()
        .filter(each -> each.id().equals(sheet))
        .findFirst()
        .orElseThrow()
        .rows()
        .get(index);
  }

  private static List<String> names(Play play, Sheet.Row row) {
    return row.units().stream().mapToObj(play.rules()::name).toList();
  }

  @Test
  @Case({"CTS-16.2a", "CTS-16.7d"})
  void anArmyIsItsHqAndWhomItSupplies() {
    Play play =
        Sketch.clear(7, 20)
            .hq("h", Side.AXIS, "0412", "active")
            .german("near", "0410")
            .german("far", "0402")
            .begin(Side.AXIS, "movement");
    Sheet.Row army = row(play, "armies", 0);
    assertThat(names(play, army)).containsExactly("h", "near");
    assertThat(army.cells().getFirst()).isEqualTo("active");
    assertThat(army.hexes().stream().toArray()).contains(play.hex("0410"));
    assertThat(names(play, row(play, "armies", 1))).containsExactly("far");
  }

  @Test
  @Case("CTS-16.10a")
  void aDepotSaysWhomItReaches() {
    Play play =
        Sketch.clear(7, 16)
            .counter("axis-depot-1", "0410")
            .german("near", "0408")
            .german("far", "0407")
            .begin(Side.AXIS, "supply");
    Sheet.Row depot = row(play, "depots", 0);
    assertThat(depot.cells()).containsExactly("ready", "1");
    assertThat(names(play, depot)).containsExactly("near");
  }

  @Test
  @Case("CTS-24.0a")
  void aContestedCityShowsBothSidesAndItsQuarters() {
    Play play =
        Sketch.clear(9, 10)
            .terrain("major-city", "0505")
            .german("a", "0505")
            .rifle("x", "0505")
            .state(
                "city-battles",
                Map.of(
                    "0505",
                    Map.of(
                        "axis",
                        3,
                        "sections",
                        Map.of("axis", List.of("0506"), "soviet", List.of("0504")))))
            .begin(Side.AXIS, "combat");
    Sheet.Row city = row(play, "cities", 0);
    assertThat(city.cells()).containsExactly("3 of 4", "1 of 4");
    assertThat(names(play, city)).containsExactlyInAnyOrder("a", "x");
    assertThat(play.rules().signs(play.position()))
        .extracting(Sheet.Sign::words)
        .containsExactly("✚3 ★1");
  }
}
