package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import org.junit.jupiter.api.Test;

class KievSupplyTest {
  // ---- German

  @Test
  @Case("KIEV-19.81")
  void aGermanSupplyLineMayBeOfAnyLength() {
    Situation s = Situation.germanMovement(2).mapOf(40, 3).theMapSupplies().road("off", "0102");
    assertThat(s.infantry("g", "5-7-7", "4002").supplied("g")).isTrue();
  }

  private static boolean suppliesGermans(String exit) {
    return Situation.germanMovement(2)
        .theMapSupplies()
        .road("off", exit)
        .infantry("g", "5-7-7", "0505")
        .supplied("g");
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
            Situation.germanMovement(2)
                .theMapSupplies()
                .railroad("off", "0105")
                .road("0106", "0206")
                .infantry("g", "5-7-7", "0505")
                .supplied("g"))
        .isFalse();
  }

  @Test
  @Case("KIEV-19.82")
  void aRoadOffTheMapInAreaNIsNoGermanSource() {
    assertThat(
            Situation.germanMovement(2)
                .theMapSupplies()
                .area("N", "0810")
                .road("off", "0810")
                .infantry("g", "5-7-7", "0505")
                .supplied("g"))
        .isFalse();
  }

  @Test
  @Case("KIEV-19.82")
  void aSovietUnitInItOrAZoneOverItClosesAGermanSource() {
    assertThat(
            Situation.germanMovement(2)
                .theMapSupplies()
                .road("off", "0105")
                .infantry("g", "5-7-7", "0505")
                .rifle("s", "1-1-6", "0105")
                .supplied("g"))
        .isFalse();
    Situation zone =
        Situation.germanMovement(2)
            .theMapSupplies()
            .road("off", "0105")
            .infantry("g", "5-7-7", "0505")
            .rifle("s", "1-1-6", "0106");
    assertThat(zone.supplied("g")).isFalse();
    Situation guarded =
        Situation.germanMovement(2)
            .theMapSupplies()
            .road("off", "0105")
            .infantry("g", "5-7-7", "0505")
            .infantry("k", "5-7-7", "0105")
            .rifle("s", "1-1-6", "0107");
    assertThat(guarded.supplied("g")).isTrue();
  }

  // ---- Soviet

  private static Situation eastEdge(int turn) {
    return Situation.sovietMovement(turn)
        .theMapSupplies()
        .area("L", "1005")
        .railroad("off", "1005");
  }

  @Test
  @Case("KIEV-19.83")
  void aSovietUnitIsSuppliedThroughTheRadiusOfAHeadquartersWithALineToASource() {
    Situation s =
        eastEdge(2).hq("h", 3, "0505").rifle("near", "2-3-6", "0502").rifle("far", "2-3-6", "0501");
    assertThat(s.supplied("near")).isTrue();
    assertThat(s.supplied("far")).isFalse();
  }

  @Test
  @Case("KIEV-19.83")
  void aHeadquartersWithoutALineSuppliesNobody() {
    Situation s =
        Situation.sovietMovement(2).theMapSupplies().hq("h", 3, "0505").rifle("s", "2-3-6", "0504");
    assertThat(s.supplied("h")).isFalse();
    assertThat(s.supplied("s")).isFalse();
  }

  private static boolean suppliesSoviets(String area, String kind, String exit) {
    return Situation.sovietMovement(2)
        .theMapSupplies()
        .area(area, exit)
        .way(kind, "off", exit)
        .hq("h", 5, "0505")
        .supplied("h");
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
            Situation.sovietMovement(2)
                .theMapSupplies()
                .area("K", "1004")
                .road("1004", "0904")
                .hq("h", 5, "0505")
                .supplied("h"))
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
    Situation controlled = eastEdge(2).hq("h", 5, "0505").infantry("g", "5-7-7", "1006");
    assertThat(controlled.supplied("h")).isFalse();
    Situation held =
        eastEdge(2).hq("h", 5, "0505").infantry("g", "5-7-7", "1007").rifle("s", "1-1-6", "1005");
    assertThat(held.supplied("h")).isTrue();
  }

  // ---- Game-Turn 1

  @Test
  @Case("KIEV-19.85")
  void onTheFirstTurnEverySovietUnitMovesAndFightsInSupply() {
    Situation moves = Situation.sovietMovement(1).theMapSupplies().rifle("s", "2-3-6", "0505");
    assertThat(moves.wasSuppliedAtTheStart("s")).isTrue();
    Situation second = Situation.sovietMovement(2).theMapSupplies().rifle("s", "2-3-6", "0505");
    assertThat(second.wasSuppliedAtTheStart("s")).isFalse();
    Situation fights = Situation.sovietCombat(1).theMapSupplies().hq("h", 3, "0506");
    fights.rifle("s", "4-3-6", "0505").infantry("g", "3-4-7", "0604");
    assertThat(fights.odds("attack attackers=s hexes=0604").attack()).isEqualTo(4);
  }

  private static Situation firstGermanTurn(int turn) {
    return Situation.germanCombat(turn)
        .mapOf(12, 5)
        .theMapSupplies()
        .area("L", "1203")
        .road("off", "1203")
        .rifle("s", "2-3-6", "0203");
  }

  @Test
  @Case("KIEV-19.85")
  void inTheGermanTurnALineOfAnyLengthWithoutHeadquartersWillDo() {
    assertThat(firstGermanTurn(1).supplied("s")).isTrue();
    assertThat(firstGermanTurn(2).supplied("s")).isFalse();
  }

  @Test
  @Case("KIEV-19.85")
  void germanZonesSwampsAndMajorRiversCutItOff() {
    Situation zones =
        firstGermanTurn(1).infantry("a", "5-7-7", "0602").infantry("b", "5-7-7", "0604");
    assertThat(zones.supplied("s")).isFalse();
    Situation swamp = firstGermanTurn(1);
    for (String hex : Situation.hexrow("06", 1, 5)) {
      swamp.hex(hex, "swamp");
    }
    assertThat(swamp.supplied("s")).isFalse();
    Situation river = firstGermanTurn(1);
    for (int y = 1; y <= 5; y++) {
      river.hexsides("major-river", "050" + y + "/060" + y);
      if (y > 1) {
        river.hexsides("major-river", "050" + y + "/060" + (y - 1));
      }
    }
    assertThat(river.supplied("s")).isFalse();
  }
}
