package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What commanders are told about the game. */
class BlitzkriegStaffTest {
  private final Prospect prospect = new Prospect();

  private static List<Order> specials(Play play) {
    List<Order> orders = new ArrayList<>();
    play.rules().staff().specials(play.position(), orders::add);
    return orders;
  }

  // ---- time

  private static int playerTurn(String... played) {
    Play play = Sketch.clear(8, 8).state("played", List.of(played)).begin(Side.AXIS, "movement");
    return play.rules().staff().playerTurn(play.position(), Side.AXIS);
  }

  @Test
  void aPlayerTurnLastsUntilTheOtherSideMoves() {
    assertThat(playerTurn("1PzG", "axis:6A")).isEqualTo(playerTurn("1PzG"));
    assertThat(playerTurn("1PzG", "soviet:6A")).isNotEqualTo(playerTurn("1PzG"));
  }

  // ---- what things are worth

  /** A railroad through the towns 0401 and 0801 to a panzer division. */
  private static Play railroad(String panzer) {
    return Sketch.clear(14, 1)
        .source(Side.AXIS, "0101")
        .rail("0101-0201-0301-0401-0501-0601-0701-0801-0901-1001-1101-1201")
        .terrain("town", "0401", "0801")
        .state("control", Map.of("0401", "axis", "0801", "axis"))
        .panzer("p", "9-6-10|5-3-10", panzer)
        .axis("a", "5-5-5|3-3-5", "0601")
        .begin(Side.AXIS, "movement");
  }

  private static double worthOfTheTown(Side side, String town, String panzer) {
    Play play = railroad(panzer);
    double[] worth = new double[play.rules().board().hexes()];
    play.rules().staff().worth(play.position(), side, worth);
    play.rules().staff().guard(play.position(), side, worth);
    return worth[play.hex(town)];
  }

  @Test
  void whoeverReckonsDoesNotCountWhatLivesOnARailroad() {
    Play play = railroad("1201");
    double[] worth = new double[play.rules().board().hexes()];
    play.rules().staff().worth(play.position(), Side.AXIS, worth);
    assertThat(worth[play.hex("0401")]).isLessThan(3);
  }

  @Test
  void aPlaceOnTheRailroadIsWorthWhatLivesOnIt() {
    assertThat(worthOfTheTown(Side.AXIS, "0401", "1201")).isEqualTo(4);
    assertThat(worthOfTheTown(Side.AXIS, "0801", "1201")).isEqualTo(3);
    assertThat(worthOfTheTown(Side.AXIS, "0801", "0701")).isLessThan(3);
    assertThat(worthOfTheTown(Side.SOVIET, "0401", "1201")).isLessThan(3);
  }

  // ---- movement

  @Test
  void aUnitReachesWhatOnlyAMarchGetsItTo() {
    Play play =
        Sketch.clear(12, 4)
            .road("0102-0202-0302-0402-0502-0602-0702-0802-0902")
            .axis("a", "5-5-4", "0102", "active")
            .begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    Range range = staff.reach(play.position(), play.unit("a"));
    assertThat(range).isNotNull();
    for (String number : new String[] {"0502", "0902"}) {
      int hex = play.hex(number);
      assertThat(range.reaches(hex)).isTrue();
      Order order =
          staff.move(play.position(), Units.of(play.unit("a")), Hexes.of(range.path(hex)));
      assertThat(play.rules().check(play.position(), order).isLegal()).isTrue();
      assertThat(OnRoads.is((Move) order)).isEqualTo(number.equals("0902"));
    }
    assertThat(range.reaches(play.hex("1002"))).isFalse();
  }

  @Test
  void aUnitThatMovesVeryFarReachesTheEndOfTheMap() {
    Play play =
        Sketch.clear(3, 60)
            .axis("a", "500-500-9999", "0201", "active")
            .begin(Side.AXIS, "movement");
    Range range = play.rules().staff().reach(play.position(), play.unit("a"));
    assertThat(range).isNotNull();
    assertThat(range.reaches(play.hex("0260"))).isTrue();
    assertThat(range.path(play.hex("0260"))).hasSize(60);
  }

  @Test
  void aUnitReachesTheFarBankOfAMajorRiver() {
    Play play =
        Sketch.clear(6, 6)
            .hexside("major-river", "0303/0304")
            .axis("a", "5-5-5", "0303", "active")
            .begin(Side.AXIS, "movement");
    Range range = play.rules().staff().reach(play.position(), play.unit("a"));
    assertThat(range).isNotNull();
    assertThat(range.path(play.hex("0304"))).isNotEmpty();
  }

  @Test
  void whoeverIsNotActivatedStays() {
    Play play =
        Sketch.clear(8, 8)
            .hq("h", Side.AXIS, 1, "0707")
            .state("active-hq", "h")
            .axis("a", "5-5-5", "0202")
            .begin(Side.AXIS, "movement");
    assertThat(play.rules().staff().reach(play.position(), play.unit("a"))).isNull();
  }

  @Test
  void onlyUnitsThatAreLedStrike() {
    Play play =
        Sketch.clear(14, 6)
            .hq("h", Side.SOVIET, 3, "0203")
            .soviet("x", "3-3-4", "0303")
            .soviet("y", "3-3-4", "1203")
            .begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    HexSet strikes = new HexSet(play.rules().board().hexes());
    staff.strikes(play.position(), play.unit("x"), strikes);
    assertThat(strikes.has(play.hex("0803"))).isTrue();
    staff.strikes(play.position(), play.unit("y"), strikes);
    assertThat(strikes.isEmpty()).isTrue();
  }

  // ---- combat

  private boolean weigh(Play play, String target, String... attackers) {
    Assault plan = new Assault().against(play.hex(target));
    for (String attacker : attackers) {
      plan.add(play.position(), play.unit(attacker));
    }
    return play.rules().staff().weigh(play.position(), plan, prospect);
  }

  @Test
  void surroundedDefendersAreExpectedToDie() {
    Sketch open = Sketch.clear(9, 9).soviet("x", "3-3-4|1-1-4", "0505");
    open.axis("a", "12-5-5|3-3-5", "0504", "active");
    assertThat(weigh(open.begin(Side.AXIS, "combat"), "0505", "a")).isTrue();
    assertThat(prospect.odds).isEqualTo(4);
    assertThat(prospect.taken).isGreaterThan(0.4);
    double before = prospect.destroyed;
    Sketch closed = Sketch.clear(9, 9).soviet("x", "3-3-4|1-1-4", "0505");
    closed.axis("a", "12-5-5|3-3-5", "0504", "active");
    closed.axis("b", "5-5-5|3-3-5", "0506").axis("c", "5-5-5|3-3-5", "0405");
    assertThat(weigh(closed.begin(Side.AXIS, "combat"), "0505", "a")).isTrue();
    assertThat(prospect.destroyed + prospect.defenderSteps).isGreaterThan(before);
  }

  @Test
  void aRiverHalvesAndTheRatioMayForbid() {
    Sketch sketch = Sketch.clear(9, 9).hexside("minor-river", "0504/0505");
    sketch.axis("a", "5-5-5", "0504", "active").soviet("x", "3-3-4", "0505");
    assertThat(weigh(sketch.begin(Side.AXIS, "combat"), "0505", "a")).isFalse();
    Sketch dry = Sketch.clear(9, 9);
    dry.axis("a", "5-5-5", "0504", "active").soviet("x", "3-3-4", "0505");
    assertThat(weigh(dry.begin(Side.AXIS, "combat"), "0505", "a")).isTrue();
    assertThat(prospect.odds).isEqualTo(1.5);
  }

  @Test
  void aFortressIsNotTakenByARetreat() {
    Sketch sketch = Sketch.clear(9, 9).terrain("major-city", "0505").fortress("0505", 2);
    sketch.soviet("x", "3-3-4|1-1-4", "0505").axis("a", "40-5-5|3-3-5", "0504", "active");
    assertThat(weigh(sketch.begin(Side.AXIS, "combat"), "0505", "a")).isTrue();
    assertThat(prospect.taken).isEqualTo(prospect.destroyed);
    assertThat(prospect.defenderSteps).isPositive();
  }

  // ---- points

  @Test
  void onlyAxisUnitsCostPoints() {
    Play play =
        Sketch.clear(6, 6)
            .axis("a", "5-5-5|3-3-5", "0101")
            .panzer("p", "9-6-10|5-3-10", "0102")
            .soviet("x", "3-3-4", "0505")
            .begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    assertThat(staff.points(play.position(), play.unit("a"), 1)).isZero();
    assertThat(staff.points(play.position(), play.unit("a"), 2)).isEqualTo(1);
    assertThat(staff.points(play.position(), play.unit("p"), 2)).isEqualTo(3);
    assertThat(staff.points(play.position(), play.unit("x"), 1)).isZero();
  }

  @Test
  void theLeadIsWhatTheScoreSays() {
    Play play = Play.campaign().until("chit-selection");
    assertThat(play.rules().staff().lead(play.position(), Side.AXIS))
        .isEqualTo(play.score().axis() - play.score().soviet());
  }

  @Test
  void onlyOneSovietSourceIsWorthGoingFor() {
    Play play = Play.campaign();
    Staff staff = play.rules().staff();
    double[] worth = new double[play.rules().board().hexes()];
    staff.worth(play.position(), Side.AXIS, worth);
    int[] sources = staff.sources(play.position(), Side.SOVIET).toArray();
    assertThat(Arrays.stream(sources).filter(hex -> worth[hex] > 0)).hasSize(1);
    play.position().setControl(sources[sources.length - 1], Side.AXIS);
    staff.worth(play.position(), Side.AXIS, worth);
    assertThat(Arrays.stream(sources).filter(hex -> worth[hex] > 0))
        .containsExactly(sources[sources.length - 1]);
  }

  /** The whole Panzer Group went for Kiev and starved where no railroad was open behind it. */
  @Test
  void anArmyGoesFromPlaceToPlaceSoThatItsLinesFollow() {
    Play play = Play.campaign();
    Staff staff = play.rules().staff();
    int kiev = play.hex("4312");
    int tanks = play.unit("bk57-ge-hq-1pzg");
    int[] way = staff.onTheWay(play.position(), tanks, kiev);
    assertThat(way).startsWith(play.hex("1106"), play.hex("1406")).endsWith(kiev);
    play.position().setControl(way[0], Side.AXIS);
    assertThat(staff.onTheWay(play.position(), tanks, kiev)).startsWith(play.hex("1406"));
    int soviet = play.unit("bk57-su-hq-5a");
    assertThat(staff.onTheWay(play.position(), soviet, kiev)).containsExactly(kiev);
  }

  @Test
  void aPlaceOnTheWayToACityIsWorthMoreTheSoonerItIsNeeded() {
    Play play = Play.campaign();
    Staff staff = play.rules().staff();
    double[] worth = new double[play.rules().board().hexes()];
    staff.worth(play.position(), Side.AXIS, worth);
    int second = play.hex("1406");
    int poltava = play.hex("6417");
    assertThat(worth[play.hex("1106")]).isGreaterThan(worth[second]);
    assertThat(worth[second]).isGreaterThan(worth[poltava]);
  }

  @Test
  void whatNoRuleCountsIsWorthSomethingAllTheSame() {
    Play play = Play.campaign();
    Staff staff = play.rules().staff();
    double[] worth = new double[play.rules().board().hexes()];
    double[] uncounted = new double[worth.length];
    staff.worth(play.position(), Side.AXIS, worth);
    assertThat(staff.uncounted(play.position(), Side.AXIS, uncounted)).isTrue();
    int kiev = play.hex("4312");
    int ternopol = play.hex("1817");
    assertThat(uncounted[kiev]).isZero();
    assertThat(uncounted[ternopol]).isPositive().isEqualTo(worth[ternopol]);
  }

  // ---- supply

  private static Play cutOff(int turn) {
    return Sketch.clear(14, 3)
        .source(Side.AXIS, "0101")
        .rail("0101-0201-0301")
        .panzer("near", "9-6-10|5-3-10", "0501")
        .panzer("far", "9-6-10|5-3-10", "1301")
        .panzer("weak", "9-6-10|5-3-10", "1401", "lost 1")
        .turn(turn)
        .begin(Side.AXIS, "movement");
  }

  private static double atRisk(Play play, String unit) {
    return play.rules().staff().atRisk(play.position(), play.unit(unit));
  }

  @Test
  void whoeverHasNoLineIsAtRiskTheMoreTheWeakerHeIs() {
    Play play = cutOff(5);
    assertThat(atRisk(play, "near")).isZero();
    assertThat(atRisk(play, "far")).isBetween(0.1, 2.9);
    assertThat(atRisk(play, "weak")).isGreaterThan(atRisk(play, "far"));
  }

  @Test
  void nobodyIsAtRiskWhoLastsUntilTheEnd() {
    Play last = cutOff(10);
    assertThat(atRisk(last, "far")).isZero();
    assertThat(atRisk(last, "weak")).isPositive();
    Staff staff = last.rules().staff();
    assertThat(staff.cutOff(last.position(), Side.AXIS))
        .isLessThan(staff.cutOff(cutOff(5).position(), Side.AXIS));
  }

  @Test
  void axisSupplyComesByRail() {
    Play play = cutOff(5);
    Staff staff = play.rules().staff();
    HexGrid grid = play.rules().board().grid();
    int east = grid.direction(play.hex("0101"), play.hex("0201"));
    assertThat(staff.carries(Side.AXIS, play.hex("0101"), east)).isTrue();
    assertThat(staff.carries(Side.SOVIET, play.hex("0101"), east)).isFalse();
    int on = grid.direction(play.hex("0301"), play.hex("0401"));
    assertThat(staff.carries(Side.AXIS, play.hex("0301"), on)).isFalse();
  }

  // ---- orders of the game's own

  @Test
  void theChitsOfThoseWhoHaveSomethingToDoAreSelected() {
    Play play = Play.campaign().until("chit-selection");
    List<Order> orders = specials(play);
    assertThat(orders).hasSize(1);
    assertThat(play.rules().check(play.position(), orders.getFirst()).isLegal()).isTrue();
  }

  @Test
  void aGarrisonHoldsAsLongAsSomeOfItIsLeft() {
    Sketch sketch = Sketch.clear(9, 9).terrain("major-city", "0404").fortress("0404", 2);
    sketch.soviet("x", "3-3-4|1-1-4", "0404").soviet("y", "3-3-4|1-1-4", "0404");
    sketch.axis("a", "80-5-5", "0403", "active");
    Play play = sketch.begin(Side.AXIS, "combat").fights("attack attackers=a hexes=0404", "1RR");
    Staff staff = play.rules().staff();
    assertThat(play.question()).isEqualTo("hold-or-retreat");
    assertThat(staff.inclination(play.position(), new Choose("hold"))).isPositive();
    assertThat(staff.inclination(play.position(), new Choose("retreat"))).isNegative();
  }

  @Test
  void aHeadquartersLeadsItsOwnNation() {
    Play play =
        Sketch.clear(6, 6)
            .hq("h", Side.AXIS, 3, "0203", "nation rumanian")
            .axis("r", "3-3-5", "0303", "nation rumanian")
            .axis("g", "5-5-5", "0304")
            .begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    assertThat(staff.leads(play.unit("h"), play.unit("r"))).isTrue();
    assertThat(staff.leads(play.unit("h"), play.unit("g"))).isFalse();
  }
}
