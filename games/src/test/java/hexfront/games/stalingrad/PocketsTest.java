package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 27: isolated pockets. */
class PocketsTest {
  /** A map without friendly edges: whoever stands on it is isolated. */
  private static Sketch ring() {
    return Sketch.adrift(9, 9);
  }

  private static Map<String, Object> pocket(String side, String hex, int box) {
    return Map.of("side", side, "hex", hex, "box", box);
  }

  /** The box of a pocket with one unit before it is supplied. */
  private static int start(Sketch sketch, Side side) {
    Play play = sketch.begin(side, "combat");
    Pockets pockets = play.rules().pockets;
    return pockets.start(play.position(), pockets.find(play.position(), side).getFirst());
  }

  private static int box(Play play, String unit) {
    return play.rules().ledger.pocketBox(play.position(), play.unit(unit));
  }

  /** CTS-EX-319 and CTS-EX-321. */
  @Test
  @Case({"CTS-27.2a", "CTS-27.2b", "CTS-27.2c"})
  void aPocketBeginsByWhatItContains() {
    Sketch city = ring().terrain("major-city", "0404").german("a", "0404");
    assertThat(start(city.hq("h", Side.AXIS, "0405"), Side.AXIS)).isEqualTo(1);
    Sketch depot = ring().terrain("major-city", "0404").german("a", "0404");
    assertThat(start(depot.counter("axis-depot-1", "0406"), Side.AXIS)).isEqualTo(1);
    assertThat(start(ring().german("a", "0404").hq("h", Side.AXIS, "0405"), Side.AXIS))
        .isEqualTo(3);
    assertThat(start(ring().german("a", "0404"), Side.AXIS)).isEqualTo(6);
    assertThat(start(ring().terrain("major-city", "0404").german("a", "0404"), Side.AXIS))
        .isEqualTo(6);
  }

  @Test
  @Case({"CTS-27.1a", "CTS-27.1b"})
  void unitsThatReachOneAnotherAreOnePocket() {
    Play joined = ring().german("a", "0402").german("b", "0408").begin(Side.AXIS, "combat");
    assertThat(joined.rules().pockets.find(joined.position(), Side.AXIS)).hasSize(1);
    Sketch wall = Sketch.adrift(1, 9).german("a", "0102").german("b", "0108");
    Play apart = wall.rifle("x", "0105").begin(Side.AXIS, "combat");
    assertThat(apart.rules().pockets.find(apart.position(), Side.AXIS)).hasSize(2);
    Play free = Sketch.clear(3, 9).german("a", "0202").begin(Side.AXIS, "combat");
    assertThat(free.rules().pockets.find(free.position(), Side.AXIS)).isEmpty();
  }

  @Test
  @Case({"CTS-27.0", "CTS-27.3", "CTS-27.4a", "CTS-27.4c"})
  void theDieMovesTheMarkerInTheSupplyPhaseOfItsOwner() {
    Play play = ring().german("a", "0404").begin(Side.AXIS, "combat");
    play.plays("end-phase", 5);
    assertThat(box(play, "a")).isEqualTo(8);
    assertThat(play.question()).isEqualTo("supply");
    Play lucky = ring().german("a", "0404").begin(Side.AXIS, "combat");
    lucky.plays("end-phase", 1);
    assertThat(box(lucky, "a")).isEqualTo(7);
  }

  @Test
  @Case({"CTS-27.4a", "CTS-27.4b"})
  void theDistanceIsMeasuredFromATownOutsideToATownInThePocket() {
    Sketch sketch =
        Sketch.clear(1, 20)
            .terrain("town", "0119", "0105")
            .german("a", "0107")
            .german("b", "0105")
            .rifle("x", "0112")
            .rifle("y", "0103")
            .state("control", Map.of("0119", "axis", "0105", "axis"));
    Play play = sketch.begin(Side.AXIS, "combat");
    Pockets pockets = play.rules().pockets;
    Pockets.Found found = pockets.find(play.position(), Side.AXIS).getFirst();
    assertThat(pockets.distance(play.position(), Side.AXIS, found)).isEqualTo(14);
  }

  /** CTS-EX-324: the shortage also takes a point of movement. */
  @Test
  @Case({"CTS-27.2e", "CTS-27.2g", "CTS-27.2h", "CTS-27.2d"})
  void theTrackSaysHowShortTheyAre() {
    for (int box = 1; box <= 18; box++) {
      Play play =
          ring()
              .german("a", "0404")
              .state("pockets", List.of(pocket("axis", "0404", box)))
              .begin(Side.AXIS, "movement");
      int shortage = box >= 13 ? 2 : box >= 9 ? 1 : 0;
      int unit = play.unit("a");
      assertThat(play.rules().pockets.shortage(play.position(), unit)).isEqualTo(shortage);
      assertThat(play.rules().pockets.isPartial(play.position(), unit))
          .isEqualTo(box >= 3 && box < 6);
    }
  }

  @Test
  @Case({"CTS-27.2d", "CTS-27.2f", "CTS-16.7a"})
  void hqsOfAPocketGiveSupplyUntilItIsDepleted() {
    Play full =
        ring()
            .hq("h", Side.AXIS, "0404")
            .german("a", "0405")
            .state("pockets", List.of(pocket("axis", "0404", 4)))
            .begin(Side.AXIS, "combat");
    full.plays("end-phase", 2);
    assertThat(full.is("a", Flag.OUT_OF_SUPPLY)).isFalse();
    Play empty =
        ring()
            .hq("h", Side.AXIS, "0404")
            .german("a", "0405")
            .state("pockets", List.of(pocket("axis", "0404", 6)))
            .begin(Side.AXIS, "combat");
    empty.plays("end-phase", 2);
    assertThat(empty.is("a", Flag.OUT_OF_SUPPLY)).isTrue();
  }

  @Test
  @Case("CTS-27.2f")
  void aPocketThatIsDepletedByTheRollIsOutOfSupplyAtOnce() {
    Play play =
        ring()
            .hq("h", Side.AXIS, "0404")
            .german("a", "0405")
            .state("pockets", List.of(pocket("axis", "0404", 5)))
            .begin(Side.AXIS, "combat");
    play.plays("end-phase", 6);
    assertThat(box(play, "a")).isEqualTo(8);
    assertThat(play.is("a", Flag.OUT_OF_SUPPLY)).isTrue();
  }

  @Test
  @Case({"CTS-27.5a", "CTS-27.5b"})
  void aPocketSurrendersWithItsBestTroops() {
    Play rifles =
        ring()
            .rifle("x", "0404")
            .state("pockets", List.of(pocket("soviet", "0404", 8)))
            .begin(Side.SOVIET, "combat");
    rifles.plays("end-phase", 4);
    assertThat(rifles.at("x")).isEqualTo("lost");
    Play guards =
        ring()
            .rifle("x", "0404")
            .rifle("g", "0405", "trait guards")
            .state("pockets", List.of(pocket("soviet", "0404", 8)))
            .begin(Side.SOVIET, "combat");
    guards.plays("end-phase", 4);
    assertThat(guards.at("x")).isEqualTo("0404");
    Play late =
        ring()
            .rifle("x", "0404")
            .rifle("g", "0405", "trait guards")
            .state("pockets", List.of(pocket("soviet", "0404", 13)))
            .begin(Side.SOVIET, "combat");
    late.plays("end-phase", 4);
    assertThat(late.at("g")).isEqualTo("lost");
  }

  /** CTS-EX-031 and CTS-EX-326. */
  @Test
  @Case("CTS-27.6")
  void thePartsOfAPocketTakeTheWorseBox() {
    Play play =
        Sketch.adrift(1, 9)
            .german("a", "0102")
            .hq("h", Side.AXIS, "0108")
            .rifle("x", "0105")
            .begin(Side.AXIS, "combat");
    for (String unit : List.of("a", "h")) {
      play.rules().ledger.setPocket(play.position(), play.unit(unit), play.unit("a"), 4);
    }
    play.plays("end-phase", 2, 2);
    int moved = play.rules().tables.airTransport().dice().get(2).getLast();
    assertThat(box(play, "a")).isEqualTo(6 + moved);
    assertThat(box(play, "h")).isEqualTo(4 + moved);
  }

  @Test
  @Case("CTS-27.7")
  void joinedPocketsTakeTheStateOfTheLarger() {
    Play play = ring().german("a", "0402").german("b", "0408", "lost 2").begin(Side.AXIS, "combat");
    Ledger ledger = play.rules().ledger;
    ledger.setPocket(play.position(), play.unit("a"), play.unit("a"), 10);
    ledger.setPocket(play.position(), play.unit("b"), play.unit("b"), 7);
    play.plays("end-phase", 2);
    int moved = play.rules().tables.airTransport().dice().get(2).getLast();
    assertThat(box(play, "a")).isEqualTo(10 + moved);
    assertThat(box(play, "b")).isEqualTo(10 + moved);
  }

  @Test
  @Case("CTS-27.1b")
  void aRelievedPocketIsForgotten() {
    Play play =
        Sketch.clear(3, 9)
            .german("a", "0205")
            .state("pockets", List.of(pocket("axis", "0205", 9)))
            .begin(Side.AXIS, "combat");
    play.plays("end-phase");
    assertThat(box(play, "a")).isZero();
  }

  @Test
  @Case("CTS-23.16a")
  void fightersOverAPocketHelpOrHinderTheTransports() {
    Play own =
        ring()
            .german("a", "0404")
            .unit("f", Side.AXIS, "fighter", "6-5-0", "0404", "range 14", "bombing 0", "size air")
            .begin(Side.AXIS, "combat");
    own.plays("end-phase", 5);
    Play enemy =
        ring()
            .german("a", "0404")
            .unit("f", Side.SOVIET, "fighter", "3-3-0", "0404", "range 9", "bombing 0", "size air")
            .begin(Side.AXIS, "combat");
    enemy.plays("end-phase", 4);
    assertThat(box(own, "a")).isEqualTo(box(plain(4), "a"));
    assertThat(box(enemy, "a")).isEqualTo(box(plain(5), "a"));
  }

  private static Play plain(int die) {
    Play play = ring().german("a", "0404").begin(Side.AXIS, "combat");
    return play.plays("end-phase", die);
  }

  @Test
  @Case("CTS-27.0")
  void theBasicGameHasNoPockets() {
    Play play = ring().option("basic-game").german("a", "0404").begin(Side.AXIS, "combat");
    play.plays("end-phase");
    assertThat(box(play, "a")).isZero();
  }
}
