package hexfront.mapmaker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SheetsTest {
  private static Sheets of(String map) {
    return new Sheets(Reader.description(map).grid());
  }

  private static List<String> around(Sheets sheets, String hex) {
    return sheets.neighbours(sheets.hex(hex)).stream().map(sheets::number).toList();
  }

  @Test
  void kievHexesTouchAsTheRulesSay() {
    assertThat(around(of("kiev"), "2302")).contains("2401");
    assertThat(around(of("kiev"), "2432")).contains("2433");
  }

  @Test
  void westOfAStarHexLieThreeHexes() {
    assertThat(around(of("star"), "0304")).contains("0204", "0305", "0404");
  }

  @Test
  void aBridgeOverTheDnestrJoinsTwoHexes() {
    assertThat(around(of("kesselschlacht"), "3625")).contains("3726");
  }

  @Test
  void theSouthSheetOfStalingradLiesUnderTheNorthOne() {
    assertThat(around(of("stalingrad"), "4910")).anyMatch(number -> number.startsWith("S30"));
    assertThat(of("stalingrad").hexrows()).isEqualTo(58);
  }

  @Test
  void theNearestHexOfACentreIsItself() {
    Sheets sheets = of("rostov");
    for (Spot hex : sheets.hexes()) {
      assertThat(sheets.nearest(hex.u(), hex.v())).isEqualTo(hex);
    }
  }

  @Test
  void edgesAreNamedByTheCompass() {
    Sheets star = of("star");
    assertThat(star.edge(Sheets.Way.EAST).stream().map(star::number)).contains("0101", "3601");
    assertThat(star.edge(Sheets.Way.NORTH).stream().map(star::number)).contains("0101", "0126");
    Sheets rostov = of("rostov");
    assertThat(rostov.edge(Sheets.Way.WEST).stream().map(rostov::number)).contains("0101", "3001");
  }

  @Test
  void aStretchOfTheBorderTurnsTheCorner() {
    Sheets sheets = of("kiev");
    Stream<String> numbers =
        sheets.border(sheets.hex("3032"), sheets.hex("2833")).stream().map(sheets::number);
    assertThat(numbers).containsExactly("3032", "3033", "2933", "2833");
  }

  @Test
  void aNumberOffTheMapIsAProblem() {
    assertThatThrownBy(() -> of("kiev").hex("3101"))
        .isInstanceOf(MapProblem.class)
        .hasMessageContaining("3101");
    assertThatThrownBy(() -> of("kiev").hexside("0101/0303"))
        .isInstanceOf(MapProblem.class)
        .hasMessageContaining("two adjacent hexes");
  }
}
