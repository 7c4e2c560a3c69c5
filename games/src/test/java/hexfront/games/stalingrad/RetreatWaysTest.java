package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Cases 12.1 and 12.2: which ways a beaten stack has, whether it parts, and what Bonds cost. */
class RetreatWaysTest {
  private static final String ATTACK = "attack attackers=a hexes=0404";

  private static Sketch strong() {
    return Sketch.clear(9, 9)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0406", "active")
        .axis("a", "99-8-3|6-6-3|4-4-3", "0405");
  }

  /** An advance of two, after which the defender gives way. */
  private static Play beaten(Sketch sketch, String attack, Integer... dice) {
    Play play = sketch.begin(Side.AXIS, "combat").plays(attack, dice);
    return play.question().equals("determined-defense") ? play.plays("choose option=none") : play;
  }

  private static Play beaten(Sketch sketch) {
    return beaten(sketch, ATTACK, 4, 2);
  }

  private static List<String> ends(Play play) {
    return play.legal("retreat").stream()
        .map(text -> text.substring(text.lastIndexOf(',') + 1))
        .distinct()
        .sorted()
        .toList();
  }

  // ---- supply

  @Test
  @Case("CTS-12.1c")
  void whoIsFarFromItsSourcesFallsBackTowardsThem() {
    Sketch far =
        Sketch.clear(9, 30)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0424", "active")
            .hq("k", Side.SOVIET, "0401")
            .axis("a", "99-8-3|6-6-3|4-4-3", "0423")
            .rifle("x", "0422");
    Play play = beaten(far, "attack attackers=a hexes=0422", 4, 2);
    assertThat(play.rules().supply.distanceToSource(play.position(), Side.SOVIET, play.hex("0422")))
        .isPositive();
    assertThat(ends(play)).containsExactly("0321", "0420", "0521");
    play.refuses("CTS-12.1c", "retreat paths=x:0422,0322,0222");
  }

  @Test
  @Case("CTS-12.1c")
  void whereNoSourceCanBeReachedAnyWayWillDo() {
    Sketch adrift =
        Sketch.adrift(9, 9)
            .source(Side.AXIS, "0409")
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0406", "active")
            .axis("a", "99-8-3|6-6-3|4-4-3", "0405")
            .rifle("x", "0404");
    assertThat(ends(beaten(adrift)))
        .containsExactly("0203", "0204", "0303", "0402", "0503", "0603", "0604");
  }

  // ---- the ground

  @Test
  @Case({"CTS-31.2.3", "CTS-12.1d"})
  void inTheRasputitsaALakeEndsARetreat() {
    Sketch lake = strong().rifle("x", "0404").hexside("lake", "0404/0403");
    assertThat(beaten(lake).legal("retreat")).anyMatch(text -> text.contains("0404,0403"));
    Sketch mud = lake.state("scenario", "campaign").state("rasputitsa", true).turn(30);
    assertThat(beaten(mud).legal("retreat"))
        .isNotEmpty()
        .noneMatch(text -> text.contains("0404,0403"));
  }

  @Test
  @Case({"CTS-12.1b", "CTS-12.1d", "CTS-16.10h", "CTS-21.3a", "CTS-21.3b", "CTS-12.4a"})
  void whenNobodyCanRetreatWhatIsWithThemIsLostAndTheAttackerFollows() {
    Sketch sketch =
        strong()
            .rifle("x", "0404")
            .unit("n", Side.SOVIET, "replacement", "0-0-0", "0404", "size none")
            .unit("d", Side.SOVIET, "depot", "0-0-0", "0404", "size none")
            .hexside("impassable", "0404/0403", "0404/0304", "0404/0504", "0404/0305")
            .hexside("impassable", "0404/0505");
    Play play = beaten(sketch);
    assertThat(play.at("x")).isEqualTo("cadre");
    assertThat(play.at("n")).isEqualTo("replacement-pool");
    assertThat(play.at("d")).isEqualTo("depots");
    assertThat(play.question()).isEqualTo("advance");
  }

  @Test
  @Case("CTS-24.7b")
  void onlyWhoKeepsAPartOfACityMayStay() {
    Play field = beaten(strong().rifle("x", "0404"));
    assertThat(field.legal("pass")).isEmpty();
    Play city =
        beaten(
            strong()
                .state("scenario", "uranus")
                .terrain("major-city", "0404")
                .soviet("x", "5-5-3|3-3-3|3-3-3|1-1-3", "0404"));
    assertThat(city.legal("pass")).containsExactly("pass");
    assertThat(city.legal("retreat")).isNotEmpty();
  }

  // ---- cities

  /** The city 0505, of which the Axis holds three quarters, and a Soviet stack in 0503. */
  private static Sketch intoTheCity(String own, List<String> axis) {
    return Sketch.clear(9, 10)
        .state("scenario", "uranus")
        .state(
            "city-battles",
            Map.of(
                "0505",
                Map.of(
                    "axis", 3, "sections", Map.of("axis", axis, "soviet", List.of(own, "0404")))))
        .terrain("major-city", "0505")
        .hq("h", Side.AXIS, "0601", "active")
        .axis("a", "99-8-3|6-6-3|4-4-3", "0502")
        .german("b", "0505")
        .rifle("y", "0505")
        .rifle("x", "0503")
        .hexside("impassable", "0503/0402", "0503/0403", "0503/0602", "0503/0603")
        .hexside("impassable", "0504/0403", "0504/0404", "0504/0603", "0504/0604");
  }

  @Test
  @Case({"CTS-24.6.3", "CTS-12.1d"})
  void aRetreatGoesIntoAContestedCityByItsOwnHexsidesOnly() {
    String attack = "attack attackers=a hexes=0503";
    Sketch open = intoTheCity("0504", List.of("0405", "0506", "0605", "0604"));
    assertThat(beaten(open, attack, 4, 2).at("x")).isEqualTo("0505");
    Sketch shut = intoTheCity("0405", List.of("0504", "0506", "0605", "0604"));
    assertThat(beaten(shut, attack, 4, 2).at("x")).isEqualTo("cadre");
  }

  @Test
  @Case({"CTS-24.7a", "CTS-24.6.3", "CTS-24.5"})
  void outOfACityARetreatTakesAnyOfItsOwnHexsides() {
    for (String own : List.of("0405", "0404", "0504", "0604", "0605", "0506")) {
      List<String> all =
          new java.util.ArrayList<>(List.of("0405", "0404", "0504", "0604", "0605", "0506"));
      int at = all.indexOf(own);
      String next = all.get((at + 1) % 6);
      all.remove(own);
      all.remove(next);
      Sketch sketch =
          Sketch.clear(9, 10)
              .state("scenario", "uranus")
              .state(
                  "city-battles",
                  Map.of(
                      "0505",
                      Map.of(
                          "axis",
                          3,
                          "sections",
                          Map.of("axis", all, "soviet", List.of(own, next)))))
              .terrain("major-city", "0505")
              .hq("h", Side.AXIS, "0707", "active")
              .axis("a", "99-8-3|6-6-3|4-4-3", "0505")
              .soviet("x", "5-5-3|3-3-3|1-1-3", "0505");
      Play play = beaten(sketch, "attack attackers=a hexes=0505", 4, 2);
      List<String> first =
          play.legal("retreat").stream()
              .map(text -> text.substring(text.indexOf(',') + 1, text.lastIndexOf(',')))
              .distinct()
              .toList();
      assertThat(first).as(own).isSubsetOf(own, next).isNotEmpty();
    }
  }

  // ---- stacks

  private static Play sovietsAttack(Sketch sketch) {
    Play play =
        sketch
            .state("scenario", "fall-blau")
            .hq("k", Side.SOVIET, "0403", "active", "trait guards")
            .soviet("s", "99-5-3|3-3-3|1-1-3", "0404")
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=s hexes=0405", 4, 2);
    if (play.question().equals("determined-defense")) {
      play.plays("choose option=none");
    }
    return play.question().equals("losses") ? play.plays("lose steps=g:1;u:1") : play;
  }

  @Test
  @Case({"CTS-12.1c", "CTS-5.2"})
  void aStackGoesTogetherWhereAllOfItMayGo() {
    Play play =
        sovietsAttack(
            Sketch.clear(9, 12)
                .axis("g", "5-5-3|4-4-3|2-2-3|1-1-3", "0405")
                .axis("u", "2-2-3|1-1-3|1-1-3", "0405", "nation hungarian")
                .axis("r", "2-2-3|1-1-3", "0407", "nation rumanian"));
    assertThat(ends(play)).isNotEmpty().doesNotContain("0407");
    play.refuses("CTS-12.1c", "retreat paths=g:0405,0406,0407;u:0405,0406,0407");
  }

  @Test
  @Case({"CTS-12.1b", "CTS-12.1d", "CTS-5.2"})
  void whoHasNoWayIsLostAndTheOthersGo() {
    Play play =
        sovietsAttack(
            Sketch.clear(9, 12)
                .axis("g", "5-5-3|4-4-3|2-2-3|1-1-3", "0405")
                .axis("u", "2-2-3|1-1-3|1-1-3", "0405", "nation hungarian")
                .hexside("impassable", "0405/0305", "0405/0306", "0405/0505", "0405/0506")
                .axis("r", "2-2-3|1-1-3", "0406", "nation rumanian"));
    assertThat(play.at("u")).isEqualTo("cadre");
    assertThat(play.at("g")).isEqualTo("0405");
    play.plays("retreat paths=g:0405,0406,0407");
  }

  @Test
  @Case({"CTS-5.0a", "CTS-5.1a", "CTS-12.1c"})
  void theRoomForAStackIsWhatAllOfItNeeds() {
    Sketch sketch =
        strong()
            .soviet("b", "1-1-3|1-1-3", "0404", "size brigade")
            .soviet("x", "2-2-3|1-1-3|1-1-3", "0404")
            .rifle("p", "0402")
            .rifle("q", "0402")
            .rifle("r", "0204")
            .soviet("s", "1-1-3|1-1-3", "0204", "size brigade");
    Play play = beaten(sketch, ATTACK, 4, 2).plays("lose steps=b:1;x:1");
    assertThat(ends(play)).contains("0204").doesNotContain("0402");
  }

  /** Two ways out; there is room for one of three divisions in 0402 and for two in 0602. */
  private static Play parting() {
    Sketch sketch =
        strong()
            .soviet("x", "2-2-3|1-1-3|1-1-3", "0404")
            .soviet("y", "2-2-3|1-1-3|1-1-3", "0404")
            .soviet("z", "2-2-3|1-1-3|1-1-3", "0404")
            .hexside("impassable", "0404/0304", "0404/0504", "0404/0305", "0404/0505")
            .hexside("impassable", "0403/0303", "0403/0304", "0403/0504")
            .rifle("p", "0402")
            .rifle("q", "0402")
            .rifle("r", "0503");
    return beaten(sketch, ATTACK, 4, 2).plays("lose steps=x:1;y:1");
  }

  @Test
  @Case({"CTS-12.1c", "CTS-5.1a", "CTS-12.1b"})
  void aStackPartsWhereNoWayHoldsAllOfIt() {
    Play play = parting();
    assertThat(play.question()).isEqualTo("retreat");
    String far = ":0404,0403,0402";
    String side = ":0404,0403,0503";
    play.refuses("CTS-5.1a", "retreat paths=x" + side + ";y" + side + ";z" + side);
    play.refuses("CTS-5.1a", "retreat paths=x" + far + ";y" + far + ";z" + side);
    play.refuses("CTS-12.1c", "retreat paths=x" + far + ";y" + side + ";z:0404,0504,0604");
    play.refuses("CTS-12.1b", "retreat paths=x" + far + ";y" + side + ";p" + side);
    play.refuses("CTS-12.1b", "retreat paths=x" + far + ";y" + side);
    play.plays("retreat paths=x" + far + ";y" + side + ";z" + side);
    assertThat(play.at("x")).isEqualTo("0402");
    assertThat(play.at("y")).isEqualTo("0503");
    assertThat(play.at("z")).isEqualTo("0503");
    assertThat(play.question()).isEqualTo("advance");
  }

  // ---- overrun hexes

  @Test
  @Case({"CTS-4.7f", "CTS-4.7d", "CTS-12.1c"})
  void whoStandsInTheOverrunHexDoesNotHinderItsDefenders() {
    Play play =
        strong()
            .panzer("p", "12-12-6|9-9-6", "0407")
            .german("g", "0401")
            .soviet("x", "5-5-3|3-3-3|3-3-3|1-1-3", "0404")
            .begin(Side.AXIS, "movement")
            .plays("overrun units=a hex=0404")
            .plays("move units=p path=0407,0406,0405,0404")
            .plays("end-phase")
            .until("combat")
            .plays(ATTACK, 4, 2);
    assertThat(play.question()).isEqualTo("retreat");
    assertThat(ends(play)).isNotEmpty().doesNotContain("0402");
  }

  // ---- the price of Bonds

  private static int price(Play play, int from, int to, int end) {
    return play.rules()
        .retreats
        .price(play.position(), Units.of(play.unit("x")), Hexes.of(from, to, end));
  }

  private static Sketch bond(String left, int first, String right, int second) {
    return Sketch.clear(9, 9)
        .axis("b", "9-9-3" + "|1-1-3".repeat(first - 1), left)
        .axis("c", "9-9-3" + "|1-1-3".repeat(second - 1), right)
        .soviet("x", "1-9-3" + "|1-1-3".repeat(12), "0505", "size corps");
  }

  @Test
  @Case({"CTS-12.2a", "CTS-12.2b", "CTS-12.2c"})
  void aBondCostsItsWeakerEndInWhateverDirectionItIsCrossed() {
    HexGrid grid =
        Sketch.clear(9, 9).rifle("x", "0505").begin(Side.AXIS, "combat").rules().board().grid();
    int from = grid.hex("0505").orElseThrow();
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(from, d);
      int end = grid.neighbour(to, d);
      String left = grid.number(grid.neighbour(from, (d + 5) % 6));
      String right = grid.number(grid.neighbour(from, (d + 1) % 6));
      Play weakRight = bond(left, 9, right, 2).begin(Side.AXIS, "combat");
      Play weakLeft = bond(left, 3, right, 8).begin(Side.AXIS, "combat");
      assertThat(price(weakRight, from, to, end)).as("direction %d", d).isEqualTo(2);
      assertThat(price(weakLeft, from, to, end)).as("direction %d", d).isEqualTo(3);
    }
  }

  @Test
  @Case({"CTS-12.2a", "CTS-12.2b", "CTS-12.2c", "CTS-6.4c"})
  void aBondOverAHexIsPaidForByWhoEntersIt() {
    HexGrid grid =
        Sketch.clear(9, 9).rifle("x", "0505").begin(Side.AXIS, "combat").rules().board().grid();
    int from = grid.hex("0505").orElseThrow();
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(from, d);
      for (int turn = 1; turn <= 2; turn++) {
        int axis = (d + turn) % Direction.COUNT;
        String one = grid.number(grid.neighbour(to, axis));
        String other = grid.number(grid.neighbour(to, Direction.opposite(axis)));
        Play play = bond(one, 9, other, 4).begin(Side.AXIS, "combat");
        int end = grid.neighbour(to, d);
        assertThat(price(play, from, to, end)).as("%d over %d", d, axis).isEqualTo(4);
      }
    }
  }
}
