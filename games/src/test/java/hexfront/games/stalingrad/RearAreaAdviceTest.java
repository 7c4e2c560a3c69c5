package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What commanders are told about HQs, Replacements and the way south. */
class RearAreaAdviceTest {
  private static List<Order> specials(Play play) {
    List<Order> orders = new ArrayList<>();
    play.rules().staff().specials(play.position(), orders::add);
    return orders;
  }

  // ---- escorts

  private static Sketch headquarters() {
    return Sketch.clear(9, 16).hq("h", Side.AXIS, "0509").german("far", "0515");
  }

  @Test
  void theBestDefenderOnFootStaysWithAnHqThatIsNotActivated() {
    Play play =
        headquarters()
            .german("g", "0509")
            .panzer("p", "12-12-6|6-6-6", "0509")
            .rifle("x", "0504")
            .begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    assertThat(staff.reach(play.position(), play.unit("g"))).isNull();
    assertThat(staff.reach(play.position(), play.unit("p"))).isNotNull();
    play.position().mark(play.unit("h"), Flag.ACTIVE);
    assertThat(staff.reach(play.position(), play.unit("g"))).isNotNull();
  }

  @Test
  void nobodyIsKeptByAnHqFarFromTheEnemy() {
    Play play = headquarters().german("g", "0509").rifle("x", "0501").begin(Side.AXIS, "movement");
    assertThat(play.rules().staff().reach(play.position(), play.unit("g"))).isNotNull();
  }

  @Test
  void theNearestOnFootGoesToAnHqThatStandsAlone() {
    Play play =
        headquarters()
            .german("near", "0507")
            .panzer("p", "12-12-6|6-6-6", "0508")
            .rifle("x", "0504")
            .begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    assertThat(staff.errand(play.position(), play.unit("near"))).isEqualTo(play.hex("0509"));
    assertThat(staff.errand(play.position(), play.unit("p"))).isEqualTo(-1);
    assertThat(staff.errand(play.position(), play.unit("far"))).isEqualTo(-1);
    play.position().place(play.unit("far"), play.hex("0509"));
    assertThat(staff.errand(play.position(), play.unit("near"))).isEqualTo(-1);
  }

  // ---- Replacements

  private static Sketch refit() {
    return Sketch.clear(9, 16)
        .panzer("weak", "12-12-6|6-6-6", "0510", "lost 1")
        .counter("german-panzer-1", "0514")
        .rifle("x", "0501");
  }

  @Test
  void aReplacementGoesToWhoeverIsWeakAndHeWaitsForIt() {
    Play play = refit().begin(Side.AXIS, "movement");
    assertThat(specials(play))
        .singleElement()
        .isInstanceOfSatisfying(
            Move.class,
            move -> {
              assertThat(move.units()).isEqualTo(Units.of(play.unit("german-panzer-1")));
              assertThat(move.path().last()).isEqualTo(play.hex("0510"));
            });
    Staff staff = play.rules().staff();
    assertThat(staff.reach(play.position(), play.unit("weak"))).isNotNull();
    play.position().place(play.unit("german-panzer-1"), play.hex("0510"));
    assertThat(staff.reach(play.position(), play.unit("weak"))).isNull();
  }

  @Test
  void nobodyRestsBesideTheEnemy() {
    Play play = refit().rifle("y", "0508").begin(Side.AXIS, "movement");
    play.position().place(play.unit("german-panzer-1"), play.hex("0510"));
    Staff staff = play.rules().staff();
    assertThat(staff.reach(play.position(), play.unit("weak"))).isNotNull();
  }

  // ---- the summer

  @Test
  void theAxisCountsItsOwnStepsDearer() {
    double[] lost = new double[2];
    for (Side side : Side.values()) {
      Play play = Sketch.clear(9, 16).german("g", "0505").rifle("x", "0501").begin(side, "combat");
      Prospect prospect = new Prospect();
      play.rules().staff().weigh(play.position(), 2, 8, false, prospect);
      lost[side.ordinal()] = prospect.attackerSteps;
    }
    assertThat(lost[Side.AXIS.ordinal()]).isGreaterThan(lost[Side.SOVIET.ordinal()]);
  }

  @Test
  void citiesBeyondReachAreNoAimOfTheAxisInSummer() {
    Play play = Play.open("fall-blau");
    double[] axis = new double[play.rules().board().hexes()];
    double[] soviet = new double[play.rules().board().hexes()];
    play.rules().staff().worth(play.position(), Side.AXIS, axis);
    play.rules().staff().worth(play.position(), Side.SOVIET, soviet);
    assertThat(axis[play.hex("1702")]).isLessThan(axis[play.hex("1636")]);
    assertThat(soviet[play.hex("1702")]).isEqualTo(soviet[play.hex("1636")]);
  }

  @Test
  void nobodyLeavesForTheSouthBeforeRostovHasFallenOrWhileHeFights() {
    Sketch sketch =
        Sketch.map()
            .state("scenario", "fall-blau")
            .turn(13)
            .panzer("p", "12-8-6|6-6-6", "S4033")
            .rifle("x", "1702");
    Play before = sketch.begin(Side.AXIS, "movement");
    assertThat(before.rules().staff().errand(before.position(), before.unit("p"))).isEqualTo(-1);
    Play after = sketch.state("control", Map.of("S3633", "axis")).begin(Side.AXIS, "movement");
    Staff staff = after.rules().staff();
    assertThat(staff.errand(after.position(), after.unit("p"))).isNotNegative();
    after.position().place(after.unit("x"), after.hex("S4133"));
    assertThat(staff.errand(after.position(), after.unit("p"))).isEqualTo(-1);
  }

  private static Sketch kuban() {
    return Sketch.map()
        .state("scenario", "fall-blau")
        .state("control", Map.of("S3633", "axis"))
        .turn(13)
        .rifle("x", "1702");
  }

  /** Motorized units that are out of supply go one hex a turn. */
  @Test
  void whoGoesSouthStopsInSupplyOrOnTheRoadOverTheEdge() {
    Play play =
        kuban()
            .hq("h", Side.AXIS, "S3633")
            .panzer("p", "12-8-6|6-6-6", "S4033")
            .begin(Side.AXIS, "movement");
    StalingradRules rules = play.rules();
    Range range = rules.staff().reach(play.position(), play.unit("p"));
    HexSet supplied = rules.supply.supplied(play.position(), Side.AXIS);
    assertThat(range).isNotNull();
    for (int i = 1; range != null && i < range.size(); i++) {
      int hex = range.hex(i);
      assertThat(supplied.has(hex) || rules.terrain.roadExits.has(hex))
          .as(rules.number(hex))
          .isTrue();
    }
  }

  /** The nearest HQ brings supply to those who go, is moved before them and by nobody else. */
  @Test
  void anHqGoesAheadToTheSouthUntilTheRoadsAreInItsRange() {
    Sketch sketch = kuban().panzer("p", "12-8-6|6-6-6", "S3832").hq("far", Side.AXIS, "3150");
    Play play = sketch.hq("h", Side.AXIS, "S3633", "active").begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    int hq = play.unit("h");
    assertThat(staff.standingOrder(play.position()))
        .isInstanceOfSatisfying(
            Move.class,
            move -> {
              assertThat(move.units()).isEqualTo(Units.of(hq));
              int[] far = staff.distances(play.position(), Side.AXIS, 1, play.hex("S4731"));
              assertThat(far[move.path().last()]).isLessThan(far[play.hex("S3633")]);
            });
    assertThat(staff.reach(play.position(), hq)).isNull();
    assertThat(staff.reach(play.position(), play.unit("far"))).isNotNull();
    play.position().place(hq, play.hex("S4231"));
    assertThat(staff.standingOrder(play.position())).isNull();
  }

  @Test
  void noHqGoesAheadLongBeforeTheEnd() {
    Play play = kuban().turn(5).hq("h", Side.AXIS, "S3633", "active").begin(Side.AXIS, "movement");
    assertThat(play.rules().staff().standingOrder(play.position())).isNull();
    assertThat(play.rules().staff().reach(play.position(), play.unit("h"))).isNotNull();
  }

  @Test
  void whoHasComeToTheEdgeLeavesAtOnceAndNobodyHasToStay() {
    Play play = kuban().panzer("p", "12-8-6|6-6-6", "S4731").begin(Side.AXIS, "movement");
    assertThat(play.rules().staff().standingOrder(play.position()))
        .isEqualTo(new Move(Units.of(play.unit("p")), Hexes.of(play.hex("S4731"), -1)));
  }

  /** Who keeps a city keeps it also from an HQ that stands alone. */
  @Test
  void noEscortIsTakenFromACityNearTheEnemy() {
    Play play =
        headquarters()
            .terrain("minor-city", "0507")
            .german("keeper", "0507")
            .rifle("x", "0505")
            .begin(Side.AXIS, "movement");
    assertThat(play.rules().staff().errand(play.position(), play.unit("keeper"))).isEqualTo(-1);
  }

  @Test
  void anHqArrivesWhereMostUnitsHaveNone() {
    Sketch sketch = Sketch.clear(9, 40).rail("0540-0539-0538").rail("0520-0519-0518");
    Play play =
        sketch
            .hq("there", Side.AXIS, "0538")
            .hq("new", Side.AXIS, "arriving")
            .german("a", "0537")
            .german("b", "0517")
            .german("c", "0517")
            .rifle("x", "0501")
            .begin(Side.AXIS, "movement");
    Escorts escorts = new Escorts(play.rules());
    int hq = play.unit("new");
    assertThat(escorts.without(play.position(), hq, play.hex("0518"))).isEqualTo(2);
    assertThat(escorts.without(play.position(), hq, play.hex("0538"))).isZero();
  }

  @Test
  void aGreatCityIsKeptWhileTheEnemyIsStillFar() {
    Sketch sketch = Sketch.clear(9, 16).german("g", "0510").rifle("x", "0505");
    Play great = sketch.terrain("major-city", "0510").begin(Side.AXIS, "movement");
    assertThat(great.rules().staff().reach(great.position(), great.unit("g"))).isNull();
    Play open =
        Sketch.clear(9, 16)
            .terrain("minor-city", "0510")
            .german("g", "0510")
            .rifle("x", "0505")
            .begin(Side.AXIS, "movement");
    assertThat(open.rules().staff().reach(open.position(), open.unit("g"))).isNotNull();
  }
}
