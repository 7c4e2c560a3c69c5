package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Victory in sections 35 to 37, weather, dates. */
class VictoryTest {
  private static Sketch blau() {
    return Sketch.map().german("g", "2652").rifle("r", "1102").state("scenario", "fall-blau");
  }

  private static int points(Play play, Side side, String rule) {
    return play.score().items().stream()
        .filter(item -> item.side() == side && item.rule().equals(rule))
        .mapToInt(item -> item.points())
        .sum();
  }

  /** CTS-EX-348. */
  @Test
  @Case({"CTS-35.8c", "CTS-35.4n", "CTS-36.8c"})
  void sovietUnitsEliminatedScoreForTheAxis() {
    Play play =
        blau()
            .rifle("a", "cadre")
            .soviet("b", "2-2-3", "cadre", "size brigade")
            .tank("c", "7-7-6|5-5-6", "lost", "size corps")
            .tank("d", "2-2-6", "lost", "size brigade")
            .begin(Side.SOVIET, "supply");
    assertThat(points(play, Side.AXIS, "CTS-35.8c")).isEqualTo(9);
  }

  /** CTS-EX-349. */
  @Test
  @Case({"CTS-35.8h", "CTS-36.8e"})
  void axisUnitsEliminatedScoreForTheSoviets() {
    Play play =
        blau()
            .german("a", "cadre")
            .axis("b", "3-4-3", "cadre", "nation rumanian")
            .axis("c", "2-2-3", "lost", "size regiment")
            .hq("h", Side.AXIS, "cadre")
            .begin(Side.SOVIET, "supply");
    assertThat(points(play, Side.SOVIET, "CTS-35.8h")).isEqualTo(10);
  }

  @Test
  @Case({"CTS-35.8i", "CTS-9.2", "CTS-SCN-VPISO"})
  void isolatedUnitsCountAsLostWithTheirCadres() {
    Sketch ring = Sketch.clear(9, 9).german("a", "0405").state("scenario", "fall-blau");
    for (String hex : List.of("0404", "0406", "0305", "0306", "0505", "0506")) {
      ring.rifle("r" + hex, hex);
    }
    Play play = ring.begin(Side.SOVIET, "supply");
    assertThat(play.rules().communications.isIsolated(play.position(), play.unit("a"))).isTrue();
    assertThat(points(play, Side.SOVIET, "CTS-35.8h")).isEqualTo(8);
  }

  /** CTS-EX-350, CTS-EX-352. */
  @Test
  @Case({"CTS-35.8d", "CTS-35.8e"})
  void unitsThatExitSouthScoreIfALineReachesTheEdge() {
    Sketch exited =
        blau()
            .panzer("a", "12-12-6|9-9-6", "exited")
            .german("b", "exited")
            .unit("o", Side.AXIS, "oil", "0-1-5", "exited", "size brigade")
            .axis("c", "2-2-3", "exited", "size brigade");
    Play play = exited.begin(Side.SOVIET, "supply");
    assertThat(points(play, Side.AXIS, "CTS-35.8d")).isEqualTo(34);
  }

  @Test
  @Case({"CTS-35.8d", "CTS-17.3"})
  void anAxisUnitExitsByARoadOfTheSouthEdge() {
    Play play =
        Sketch.map()
            .german("a", "S4731")
            .german("b", "S4730")
            .rifle("r", "1102")
            .state("scenario", "fall-blau")
            .begin(Side.AXIS, "movement");
    play.refuses("CTS-17.3", "move units=b path=S4730,off").plays("move units=a path=S4731,off");
    assertThat(play.at("a")).isEqualTo("exited");
  }

  /** CTS-EX-354. */
  @Test
  @Case({"CTS-35.8f", "CTS-37.4e"})
  void threeUnitsOnTheVolgaScoreOnce() {
    String in = "supplied";
    Sketch sketch = blau().german("a", "4208", in).german("b", "4308", in);
    assertThat(points(sketch.begin(Side.SOVIET, "supply"), Side.AXIS, "CTS-35.8f")).isZero();
    Play play = sketch.german("c", "4107", in).german("d", "4209", in).begin(Side.SOVIET, "supply");
    assertThat(points(play, Side.AXIS, "CTS-35.8f")).isEqualTo(48);
  }

  /** CTS-EX-037. */
  @Test
  @Case({"CTS-36.8g", "CTS-35.8g", "CTS-36.8e", "CTS-37.4f"})
  void theSovietsBeginUranusWithCitiesWorthTwenty() {
    assertThat(points(Play.open("uranus"), Side.SOVIET, "CTS-36.8e")).isEqualTo(80);
  }

  /** CTS-EX-360. */
  @Test
  @Case({"CTS-36.8d", "CTS-36.1S", "CTS-36.8f"})
  void theAxisScoresForBothHexesOfStalingradAndForRostov() {
    Play play = Play.open("uranus");
    assertThat(points(play, Side.AXIS, "CTS-36.8d")).isEqualTo(160);
    Position p = play.position();
    Ledger.settle(p, play.rules().terrain.citySlot(play.hex("4209")));
    p.setControl(play.hex("4209"), Side.SOVIET);
    assertThat(points(play, Side.AXIS, "CTS-36.8d")).isEqualTo(80);
  }

  /** CTS-EX-355, CTS-EX-357, CTS-EX-358. */
  @Test
  @Case({"CTS-35.8a", "CTS-35.8b", "CTS-36.8a", "CTS-36.8b", "CTS-37.4a"})
  void theScenariosAreWonByALeadAndTheCampaignByPoints() {
    Play blau = blau().begin(Side.SOVIET, "supply");
    assertThat(blau.rules().victory.winner(blau.position(), 280, 204)).isEqualTo(Side.SOVIET);
    assertThat(blau.rules().victory.winner(blau.position(), 280, 200)).isEqualTo(Side.AXIS);
    Play uranus = blau().state("scenario", "uranus").begin(Side.SOVIET, "supply");
    assertThat(uranus.rules().victory.winner(uranus.position(), 160, 196)).isEqualTo(Side.AXIS);
    assertThat(uranus.rules().victory.winner(uranus.position(), 160, 200)).isEqualTo(Side.SOVIET);
    Play campaign = blau().state("scenario", "campaign").begin(Side.SOVIET, "supply");
    assertThat(campaign.rules().victory.winner(campaign.position(), 120, 120)).isNull();
    assertThat(campaign.rules().victory.winner(campaign.position(), 121, 120)).isEqualTo(Side.AXIS);
  }

  /** CTS-EX-361. */
  @Test
  @Case({"CTS-37.4b", "CTS-37.4c", "CTS-37.4d", "CTS-37.6"})
  void theCaucasusCountsHalfWithoutTheOilBrigade() {
    Sketch sketch =
        Sketch.map()
            .german("a", "caucasus")
            .german("g", "2652")
            .rifle("r", "1102")
            .rifle("c", "cadre")
            .state("axis-marker", Map.of("caucasus", "mozdok", "black-sea-coast", "novorossiysk"));
    Play without = sketch.begin(Side.SOVIET, "supply");
    assertThat(points(without, Side.AXIS, "CTS-37.4b")).isEqualTo(12);
    Play with =
        sketch
            .unit("o", Side.AXIS, "oil", "0-1-5", "caucasus", "size brigade")
            .begin(Side.SOVIET, "supply");
    assertThat(points(with, Side.AXIS, "CTS-37.4b")).isEqualTo(20);
    assertThat(with.score().items()).noneMatch(item -> item.rule().equals("CTS-35.8c"));
  }

  @Test
  @Case("CTS-37.5")
  void whoHoldsEveryCityWinsTheCampaignAtOnce() {
    Play play = Play.open("campaign");
    assertThat(play.rules().victory.isDecided(play.position())).isFalse();
    play.rules().terrain.cities.forEach(hex -> play.position().setControl(hex, Side.AXIS));
    assertThat(play.rules().victory.isDecided(play.position())).isTrue();
    assertThat(play.score().winner()).isEqualTo(Side.AXIS);
  }

  // ---- weather and dates

  /** CTS-EX-366, CTS-EX-367. */
  @Test
  @Case({"CTS-1.2a", "CTS-35.7", "CTS-36.7", "CTS-37.3"})
  void aTurnHasThreeDays() {
    assertThat(Weather.date(49)).hasToString("1942-11-19");
    assertThat(Weather.date(62)).hasToString("1942-12-28");
    assertThat(Sketch.BOX.card().track().get(48).label()).isEqualTo("19 November");
  }

  @Test
  @Case({"CTS-25.0a", "CTS-SEQ-I.2", "CTS-SECT-2"})
  void theWeatherIsRolledByTheMonth() {
    Play play = blau().turn(4).begin(Side.SOVIET, "supply");
    play.plays("end-phase", 6, 1);
    assertThat(Ledger.weather(play.position())).isEqualTo(Ledger.RAIN);
    Play basic = blau().option("basic-game").turn(4).begin(Side.SOVIET, "supply");
    basic.plays("end-phase", 1);
    assertThat(Ledger.weather(basic.position())).isEqualTo(Ledger.CLEAR);
  }

  /** CTS-EX-333, CTS-EX-335. */
  @Test
  @Case({"CTS-31.1a", "CTS-31.1b"})
  void theRasputitsaBeginsWithTwoRainsAndEndsWithTwoColdTurns() {
    Sketch wet = Sketch.map().german("g", "2652").rifle("r", "1102");
    Play early = wet.turn(25).state("weather", "rain").begin(Side.SOVIET, "supply");
    early.plays("end-phase", 6, 1);
    assertThat(Weather.isRasputitsa(early.position())).isFalse();
    Play late = wet.turn(26).state("weather", "rain").begin(Side.SOVIET, "supply");
    late.plays("end-phase", 6, 1);
    assertThat(Weather.isRasputitsa(late.position())).isTrue();
    Play cold =
        wet.turn(45)
            .state("rasputitsa", true)
            .state("weather", "overcast")
            .begin(Side.SOVIET, "supply");
    cold.plays("end-phase", 6, 1);
    assertThat(Weather.isRasputitsa(cold.position())).isFalse();
    assertThat(cold.value(Ledger.RASPUTITSA_OVER)).isEqualTo(1);
  }

  // ---- cadres

  /** CTS-EX-258 to CTS-EX-260. */
  @Test
  @Case({"CTS-18.1", "CTS-18.2a", "CTS-18.2b", "CTS-18.2c", "CTS-18.2d", "CTS-9.3c", "CTS-10.6c"})
  void anIsolatedUnitLosesItsCadreUnlessAnEmptyHexBesideItHasALine() {
    Sketch ring = Sketch.clear(9, 9).rifle("x", "0405").hq("h", Side.SOVIET, "0405");
    for (String hex : List.of("0404", "0406", "0305", "0306", "0505", "0506")) {
      ring.german("g" + hex, hex);
    }
    Play closed = ring.begin(Side.AXIS, "combat");
    for (String id : List.of("x", "h")) {
      assertThat(closed.rules().losses.losesCadre(closed.position(), closed.unit(id))).isTrue();
    }
    Play open =
        Sketch.clear(9, 9)
            .rifle("x", "0405")
            .german("a", "0403")
            .german("b", "0407")
            .begin(Side.AXIS, "combat");
    assertThat(open.rules().losses.losesCadre(open.position(), open.unit("x"))).isFalse();
  }
}
