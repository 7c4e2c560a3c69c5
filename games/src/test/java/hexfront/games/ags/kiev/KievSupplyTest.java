package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import org.junit.jupiter.api.Test;

class KievSupplyTest {
  // ---- German

  @Test
  @Case("KIEV-19.81")
  void aGermanSupplyLineMayBeOfAnyLength() {
    Sketch s = Sketch.germanMovement(2, 40, 3).theMapSupplies().road("off-0102");
    assertThat(s.german("g", "5-7-7", "4002").begin().isSupplied("g")).isTrue();
  }

  private static boolean suppliesGermans(String exit) {
    return Sketch.germanMovement(2)
        .theMapSupplies()
        .road("off-" + exit)
        .german("g", "5-7-7", "0505")
        .begin()
        .isSupplied("g");
  }

  @Test
  @Case("KIEV-19.82")
  void germanSourcesAreRoadsOffTheNorthWestAndSouthEdge() {
    assertThat(suppliesGermans("0501")).isTrue();
    assertThat(suppliesGermans("0105")).isTrue();
    assertThat(suppliesGermans("0510")).isTrue();
    assertThat(suppliesGermans("1005")).isFalse();
  }

  @Test
  @Case("KIEV-19.82")
  void aRailroadOffTheMapOrARoadThatStaysOnItIsNoGermanSource() {
    assertThat(
            Sketch.germanMovement(2)
                .theMapSupplies()
                .rail("off-0105")
                .road("0106-0206")
                .german("g", "5-7-7", "0505")
                .begin()
                .isSupplied("g"))
        .isFalse();
  }

  @Test
  @Case("KIEV-19.82")
  void aRoadOffTheMapInAreaNIsNoGermanSource() {
    assertThat(
            Sketch.germanMovement(2)
                .theMapSupplies()
                .area("N", "0810")
                .road("off-0810")
                .german("g", "5-7-7", "0505")
                .begin()
                .isSupplied("g"))
        .isFalse();
  }

  @Test
  @Case("KIEV-19.82")
  void aSovietUnitInItOrAZoneOverItClosesAGermanSource() {
    assertThat(
            Sketch.germanMovement(2)
                .theMapSupplies()
                .road("off-0105")
                .german("g", "5-7-7", "0505")
                .soviet("s", "1-1-6", "0105")
                .begin()
                .isSupplied("g"))
        .isFalse();
    Play zone =
        Sketch.germanMovement(2)
            .theMapSupplies()
            .road("off-0105")
            .german("g", "5-7-7", "0505")
            .soviet("s", "1-1-6", "0106")
            .begin();
    assertThat(zone.isSupplied("g")).isFalse();
    Play guarded =
        Sketch.germanMovement(2)
            .theMapSupplies()
            .road("off-0105")
            .german("g", "5-7-7", "0505")
            .german("k", "5-7-7", "0105")
            .soviet("s", "1-1-6", "0107")
            .begin();
    assertThat(guarded.isSupplied("g")).isTrue();
  }

  // ---- Soviet

  private static Sketch eastEdge(int turn) {
    return Sketch.sovietMovement(turn).theMapSupplies().area("L", "1005").rail("off-1005");
  }

  @Test
  @Case("KIEV-19.83")
  void aSovietUnitIsSuppliedThroughTheRadiusOfAHeadquartersWithALineToASource() {
    Play s =
        eastEdge(2)
            .hq("h", 3, "0505")
            .soviet("near", "2-3-6", "0502")
            .soviet("far", "2-3-6", "0501")
            .begin();
    assertThat(s.isSupplied("near")).isTrue();
    assertThat(s.isSupplied("far")).isFalse();
  }

  @Test
  @Case("KIEV-19.83")
  void aHeadquartersWithoutALineSuppliesNobody() {
    Play s =
        Sketch.sovietMovement(2)
            .theMapSupplies()
            .hq("h", 3, "0505")
            .soviet("s", "2-3-6", "0504")
            .begin();
    assertThat(s.isSupplied("h")).isFalse();
    assertThat(s.isSupplied("s")).isFalse();
  }

  private static boolean suppliesSoviets(String area, String kind, String exit) {
    return Sketch.sovietMovement(2)
        .theMapSupplies()
        .area(area, exit)
        .way(kind, "off-" + exit)
        .hq("h", 5, "0505")
        .begin()
        .isSupplied("h");
  }

  @Test
  @Case("KIEV-19.84")
  void sovietSourcesAreRoadsAndRailroadsOffTheMapInAreasKToN() {
    for (String area : new String[] {"K", "L", "M", "N"}) {
      assertThat(suppliesSoviets(area, "road", "1004")).as(area).isTrue();
      assertThat(suppliesSoviets(area, "railroad", "1004")).as(area).isTrue();
    }
    assertThat(suppliesSoviets("A", "road", "1004")).isFalse();
    assertThat(
            Sketch.sovietMovement(2)
                .theMapSupplies()
                .area("K", "1004")
                .road("1004-0904")
                .hq("h", 5, "0505")
                .begin()
                .isSupplied("h"))
        .isFalse();
  }

  @Test
  @Case("KIEV-19.84")
  void areaNIsASovietSourceOnTheSouthEdgeToo() {
    assertThat(suppliesSoviets("N", "road", "0810")).isTrue();
  }

  @Test
  @Case("KIEV-19.84")
  void germanControlClosesASovietSourceUnlessASovietUnitIsInIt() {
    Play controlled = eastEdge(2).hq("h", 5, "0505").german("g", "5-7-7", "1006").begin();
    assertThat(controlled.isSupplied("h")).isFalse();
    Play held =
        eastEdge(2)
            .hq("h", 5, "0505")
            .german("g", "5-7-7", "1007")
            .soviet("s", "1-1-6", "1005")
            .begin();
    assertThat(held.isSupplied("h")).isTrue();
  }

  // ---- Game-Turn 1

  @Test
  @Case("KIEV-19.85")
  void onTheFirstTurnEverySovietUnitMovesAndFightsInSupply() {
    Play moves = Sketch.sovietMovement(1).theMapSupplies().soviet("s", "2-3-6", "0505").begin();
    assertThat(moves.wasSuppliedAtTheStart("s")).isTrue();
    Play second = Sketch.sovietMovement(2).theMapSupplies().soviet("s", "2-3-6", "0505").begin();
    assertThat(second.wasSuppliedAtTheStart("s")).isFalse();
    Play fights =
        Sketch.sovietCombat(1)
            .theMapSupplies()
            .hq("h", 3, "0506")
            .soviet("s", "4-3-6", "0505")
            .german("g", "3-4-7", "0604")
            .begin();
    assertThat(fights.odds("attack attackers=s hexes=0604").attack()).isEqualTo(4);
  }

  private static Sketch firstGermanTurn(int turn) {
    return Sketch.germanCombat(turn, 12, 5)
        .theMapSupplies()
        .area("L", "1203")
        .road("off-1203")
        .soviet("s", "2-3-6", "0203");
  }

  @Test
  @Case("KIEV-19.85")
  void inTheGermanTurnALineOfAnyLengthWithoutHeadquartersWillDo() {
    assertThat(firstGermanTurn(1).begin().isSupplied("s")).isTrue();
    assertThat(firstGermanTurn(2).begin().isSupplied("s")).isFalse();
  }

  @Test
  @Case("KIEV-19.85")
  void germanZonesSwampsAndMajorRiversCutItOff() {
    Play zones =
        firstGermanTurn(1).german("a", "5-7-7", "0602").german("b", "5-7-7", "0604").begin();
    assertThat(zones.isSupplied("s")).isFalse();
    Sketch swamp = firstGermanTurn(1);
    for (String hex : Sketch.hexrow("06", 1, 5)) {
      swamp.terrain("swamp", hex);
    }
    assertThat(swamp.begin().isSupplied("s")).isFalse();
    Sketch river = firstGermanTurn(1);
    for (int y = 1; y <= 5; y++) {
      river.hexside("major-river", "050" + y + "/060" + y);
      if (y > 1) {
        river.hexside("major-river", "050" + y + "/060" + (y - 1));
      }
    }
    assertThat(river.begin().isSupplied("s")).isFalse();
  }
}
