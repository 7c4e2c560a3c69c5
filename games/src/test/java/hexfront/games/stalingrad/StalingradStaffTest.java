package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What commanders are told about Campaign to Stalingrad. */
class StalingradStaffTest {
  private static List<Order> specials(Play play) {
    List<Order> orders = new ArrayList<>();
    play.rules().staff().specials(play.position(), orders::add);
    return orders;
  }

  private static Prospect weighed(Play play, String target, String... attackers) {
    Assault plan = new Assault().against(play.hex(target));
    for (String unit : attackers) {
      plan.add(play.position(), play.unit(unit));
    }
    Prospect prospect = new Prospect();
    assertThat(play.rules().staff().weigh(play.position(), plan, prospect)).isTrue();
    return prospect;
  }

  @Test
  void theHqWhoseUnitsCanAttackIsActivated() {
    Play play =
        Sketch.clear(9, 16)
            .hq("idle", Side.AXIS, "0115")
            .hq("busy", Side.AXIS, "0608")
            .german("a", "0606")
            .german("b", "0606")
            .rifle("x", "0605")
            .rail("0616-0615-0614")
            .state("control", Map.of("0616", "axis", "0615", "axis", "0614", "axis"))
            .state("repaired", Map.of("axis", List.of("0616", "0615", "0614")))
            .state("supply-points", Map.of("axis", 4))
            .state("transport-points", Map.of("axis", 3))
            .begin(Side.AXIS, "combat");
    assertThat(specials(play))
        .containsExactly(new Activate(Units.of(play.unit("busy")), UnitRef.NONE));
  }

  @Test
  void nobodyIsActivatedWithoutAnEnemyInReach() {
    Play play =
        Sketch.clear(9, 16)
            .hq("busy", Side.AXIS, "0608")
            .german("a", "0606")
            .rifle("x", "0602")
            .state("supply-points", Map.of("axis", 4))
            .begin(Side.AXIS, "combat");
    assertThat(specials(play)).isEmpty();
  }

  private static Sketch army() {
    return Sketch.clear(9, 16)
        .hq("h", Side.AXIS, "0611")
        .rail("0616-0615-0614-0613")
        .state("control", Map.of("0616", "axis", "0615", "axis", "0614", "axis", "0613", "axis"))
        .state("repaired", Map.of("axis", List.of("0616", "0615", "0614", "0613")))
        .state("supply-points", Map.of("axis", 4))
        .state("transport-points", Map.of("axis", 3));
  }

  private static Sketch armyBeforeTheEnemy() {
    return army().german("a", "0608").german("b", "0608").rifle("x", "0605").rifle("y", "0606");
  }

  /** One that is not activated goes a hex a turn. */
  @Test
  void anHqIsActivatedBeforeItsArmyMovesUpToTheEnemy() {
    Sketch sketch = armyBeforeTheEnemy();
    Play play = sketch.begin(Side.AXIS, "movement");
    assertThat(specials(play))
        .containsExactly(new Activate(Units.of(play.unit("h")), UnitRef.NONE));
    assertThat(specials(army().german("a", "0608").rifle("x", "0601").begin(Side.AXIS, "movement")))
        .isEmpty();
  }

  @Test
  void anHqThatItsPanzersOutrunIsActivatedToFollowThem() {
    Sketch near = army().panzer("p", "12-8-6|6-6-6", "0606").rifle("x", "0101");
    assertThat(specials(near.begin(Side.AXIS, "movement"))).isEmpty();
    Sketch ahead = army().panzer("p", "12-8-6|6-6-6", "0603").rifle("x", "0101");
    assertThat(specials(ahead.begin(Side.AXIS, "movement")))
        .singleElement()
        .isInstanceOf(Activate.class);
  }

  @Test
  void aDepotThatWaitsWithAnHqIsSpentBeforeTransportPoints() {
    Sketch sketch = armyBeforeTheEnemy();
    Play play = sketch.counter("axis-depot-1", "0611").begin(Side.AXIS, "movement");
    assertThat(specials(play))
        .containsExactly(
            new Activate(Units.of(play.unit("h")), new UnitRef(play.unit("axis-depot-1"))));
  }

  @Test
  void transportThatIsLeftBringsADepotToTheHqFarFromTheRails() {
    Play play = army().german("a", "0608").rifle("x", "0605").begin(Side.AXIS, "supply");
    assertThat(specials(play)).containsExactly(new CreateDepot(new Hex(play.hex("0611")), ""));
    Sketch beset = army().german("a", "0608").rifle("x", "0610");
    assertThat(specials(beset.begin(Side.AXIS, "supply")))
        .noneMatch(order -> order instanceof CreateDepot);
  }

  @Test
  void whoAttacksBeyondTheRangeOfActiveHqsIsCountedHalf() {
    Sketch sketch = army().german("a", "0608").german("b", "0608").rifle("x", "0605");
    Play play = sketch.begin(Side.AXIS, "movement");
    Prospect before = planned(play);
    play.plays("activate units=h");
    assertThat(planned(play).odds).isEqualTo(2 * before.odds);
  }

  private static Prospect planned(Play play) {
    Assault plan = new Assault().against(play.hex("0605"));
    List.of("a", "b").forEach(id -> plan.add(play.unit(id), play.hex("0606")));
    Prospect prospect = new Prospect();
    play.rules().staff().weigh(play.position(), plan, prospect);
    return prospect;
  }

  @Test
  void anHqIsWorthMoreThanItsPoints() {
    Play play = army().german("a", "0608").begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    assertThat(staff.points(play.position(), play.unit("h"), 1))
        .isGreaterThan(2 * staff.points(play.position(), play.unit("a"), 2));
  }

  @Test
  void twoAttackersTakeAHexMoreLikelyThanOne() {
    Play play =
        Sketch.clear(9, 16)
            .german("a", "0506")
            .german("b", "0506")
            .rifle("x", "0505")
            .begin(Side.AXIS, "combat");
    assertThat(weighed(play, "0505", "a", "b").taken)
        .isGreaterThan(weighed(play, "0505", "a").taken);
  }

  @Test
  void noMoreTankCorpsAttackFromAHexThanMay() {
    Play play =
        Sketch.clear(9, 16)
            .unit("t1", Side.SOVIET, "tank", "6-6-6|3-3-6", "0505", "size corps")
            .unit("t2", Side.SOVIET, "tank", "6-6-6|3-3-6", "0505", "size corps")
            .rifle("r", "0505")
            .german("a", "0506")
            .begin(Side.SOVIET, "combat");
    Position p = play.position();
    Assault plan = new Assault().against(play.hex("0506"));
    List.of("t1", "t2", "r").forEach(id -> plan.add(p, play.unit(id)));
    List<Order> orders = new ArrayList<>();
    play.rules().staff().orders(p, plan, orders::add);
    assertThat(((Attack) orders.getFirst()).attackers())
        .isEqualTo(Units.of(play.unit("t1"), play.unit("r")));
    assertThat(play.rules().check(p, orders.getFirst()).isLegal()).isTrue();
  }

  @Test
  void brokenRailsNearestToTheFrontAreRepairedFirst() {
    Play play =
        Sketch.clear(5, 12)
            .rail("0312-0311-0310-0309")
            .german("a", "0307")
            .rifle("x", "0303")
            .state(
                "control", Map.of("0312", "axis", "0311", "axis", "0310", "axis", "0309", "axis"))
            .state("repaired", Map.of("axis", List.of("0312", "0311")))
            .begin(Side.AXIS, "supply");
    assertThat(specials(play)).singleElement().isInstanceOf(Repair.class);
  }

  @Test
  void theLeadIsCountedFromWhatTheAttackerNeeds() {
    Play play = Play.open("fall-blau");
    Position p = play.position();
    Staff staff = play.rules().staff();
    double points = (play.rules().score(p).axis() - play.rules().score(p).soviet()) / 4.0;
    assertThat(staff.lead(p, Side.AXIS)).isEqualTo(points - 20);
    assertThat(staff.lead(p, Side.SOVIET)).isEqualTo(20 - points);
  }

  /** A panzer division on the Kuban has two turns to go, one on foot three. */
  @Test
  void divisionsLeaveByTheSouthBeforeFallBlauEnds() {
    Sketch sketch =
        Sketch.map()
            .state("scenario", "fall-blau")
            .panzer("p", "12-8-6|6-6-6", "S4033")
            .german("g", "S4033")
            .rifle("x", "1702")
            .state("control", Map.of("S3633", "axis"));
    Play late = sketch.turn(13).begin(Side.AXIS, "movement");
    int road = late.rules().staff().errand(late.position(), late.unit("p"));
    assertThat(late.rules().terrain.roadExits.has(road)).isTrue();
    assertThat(late.rules().staff().errand(late.position(), late.unit("g"))).isEqualTo(road);
    Play last = sketch.turn(15).begin(Side.AXIS, "movement");
    assertThat(last.rules().staff().errand(last.position(), last.unit("g"))).isEqualTo(-1);
    Play early = sketch.turn(5).begin(Side.AXIS, "movement");
    assertThat(early.rules().staff().errand(early.position(), early.unit("p"))).isEqualTo(-1);
  }

  /** Units that are isolated at the end count double. */
  @Test
  void panzersGoBackToTheDonBeforeTheRingClosesAndTheCityIsKeptOnFoot() {
    Sketch sketch =
        Sketch.map()
            .state("scenario", "uranus")
            .turn(50)
            .panzer("p", "12-8-6|6-6-6", "4211")
            .panzer("inside", "12-8-6|6-6-6", "4209")
            .german("g", "4211")
            .rifle("x", "3914");
    Play play = sketch.begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    assertThat(staff.errand(play.position(), play.unit("p"))).isEqualTo(play.hex("4214"));
    assertThat(staff.errand(play.position(), play.unit("inside"))).isEqualTo(-1);
    assertThat(staff.errand(play.position(), play.unit("g"))).isEqualTo(-1);
    play.position().place(play.unit("x"), play.hex("3507"));
    assertThat(staff.errand(play.position(), play.unit("p"))).isEqualTo(-1);
  }

  // ---- overruns in movement

  private static Sketch breakthrough() {
    return Sketch.clear(9, 16)
        .axis("strong", "60-8-3|6-6-3", "0506")
        .axis("weak", "2-8-3|2-6-3", "0506")
        .soviet("x", "2-2-3", "0505");
  }

  @Test
  void aHexIsOverrunByAsFewAsCanSoThatOthersPass() {
    Play play = breakthrough().panzer("p", "40-8-6|6-6-6", "0507").begin(Side.AXIS, "movement");
    assertThat(play.rules().staff().standingOrder(play.position()))
        .isEqualTo(new Overrun(Units.of(play.unit("strong")), new Hex(play.hex("0505"))));
  }

  @Test
  void nobodyIsBoundToAnOverrunForNothing() {
    Play play = breakthrough().begin(Side.AXIS, "movement");
    assertThat(play.rules().staff().standingOrder(play.position())).isNull();
  }

  @Test
  void anOverrunIsFoughtBeforeAnythingElse() {
    Play play = breakthrough().panzer("p", "40-8-6|6-6-6", "0507").begin(Side.AXIS, "movement");
    play.plays("overrun units=strong hex=0505").until("combat");
    assertThat(play.rules().staff().standingOrder(play.position()))
        .isEqualTo(new Attack(Units.of(play.unit("strong")), Hexes.of(play.hex("0505"))));
  }

  // ---- Maximum Efforts

  private static int effort(String city) {
    Sketch sketch = Sketch.clear(9, 16).hq("h", Side.AXIS, "0508", "active");
    Play play =
        sketch
            .terrain(city, "0505")
            .german("a", "0506")
            .german("b", "0506")
            .rifle("x", "0505")
            .begin(Side.AXIS, "combat");
    Assault plan = new Assault().against(play.hex("0505"));
    List.of("a", "b").forEach(id -> plan.add(play.position(), play.unit(id)));
    List<Order> orders = new ArrayList<>();
    play.rules().staff().orders(play.position(), plan, orders::add);
    return Means.of((Attack) orders.getFirst()).effort();
  }

  @Test
  void anEffortIsMadeForACityAndNotForASteppe() {
    assertThat(effort("minor-city")).isPositive();
    assertThat(effort("hill")).isZero();
  }

  // ---- the Caucasus

  private static Sketch beyondTheEdge() {
    return Sketch.map().german("g", "2652").rifle("x", "1702").turn(20);
  }

  @Test
  void unitsOnTheSouthEdgeGoToTheCaucasusAndSomebodyKeepsTheRoad() {
    Sketch sketch = beyondTheEdge().german("a", "S4730").rifle("y", "caucasus");
    assertThat(specials(sketch.begin(Side.AXIS, "movement"))).isEmpty();
    Play two = sketch.german("b", "S4730").begin(Side.AXIS, "movement");
    assertThat(specials(two)).singleElement().isInstanceOf(Move.class);
  }

  @Test
  void enoughIsEnoughForTheCaucasus() {
    Sketch sketch = beyondTheEdge().german("a", "S4730").german("b", "S4730");
    sketch.german("c", "caucasus").german("d", "caucasus").rifle("y", "caucasus");
    assertThat(specials(sketch.begin(Side.AXIS, "movement"))).isEmpty();
  }

  @Test
  void whoIsInTheCaucasusPushesOnAndStays() {
    Sketch sketch =
        beyondTheEdge()
            .german("a", "caucasus")
            .state("axis-marker", Map.of("caucasus", "kuban-steppes"));
    assertThat(specials(sketch.begin(Side.AXIS, "combat")))
        .containsExactly(new Push("caucasus", 4));
    Play moving = sketch.begin(Side.AXIS, "movement");
    assertThat(moving.rules().staff().waits(moving.position(), moving.unit("a"))).isFalse();
    Play met = sketch.soviet("y", "1-1-3", "caucasus").begin(Side.AXIS, "combat");
    assertThat(specials(met)).singleElement().isInstanceOf(AttackBox.class);
  }

  // ---- cities

  @Test
  void whoFightsInsideACityStaysThere() {
    Map<String, Object> battle =
        Map.of("axis", 3, "sections", Map.of("axis", List.of("0506"), "soviet", List.of("0504")));
    Sketch sketch =
        Sketch.clear(9, 16)
            .state("scenario", "uranus")
            .terrain("major-city", "0505")
            .german("inside", "0505")
            .german("outside", "0507")
            .rifle("x", "0505");
    Play play = sketch.state("city-battles", Map.of("0505", battle)).begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    assertThat(staff.reach(play.position(), play.unit("inside"))).isNull();
    assertThat(staff.reach(play.position(), play.unit("outside"))).isNotNull();
  }

  @Test
  void theBestDefenderKeepsACityWhileTheEnemyIsNear() {
    Sketch sketch =
        Sketch.clear(9, 16)
            .terrain("minor-city", "0505")
            .axis("weak", "4-2-3", "0505")
            .axis("strong", "4-6-3", "0505");
    Play near = sketch.rifle("x", "0503").begin(Side.AXIS, "movement");
    Staff staff = near.rules().staff();
    assertThat(staff.reach(near.position(), near.unit("strong"))).isNull();
    assertThat(staff.reach(near.position(), near.unit("weak"))).isNotNull();
    near.position().place(near.unit("x"), near.hex("0502"));
    assertThat(staff.reach(near.position(), near.unit("strong"))).isNotNull();
  }

  @Test
  void panzersKeepNoCityThatOthersCanKeep() {
    Sketch sketch =
        Sketch.clear(9, 16)
            .terrain("minor-city", "0505")
            .panzer("p", "12-12-6|6-6-6", "0505")
            .german("g", "0505")
            .rifle("x", "0503");
    Play play = sketch.begin(Side.AXIS, "movement");
    Staff staff = play.rules().staff();
    assertThat(staff.reach(play.position(), play.unit("p"))).isNotNull();
    assertThat(staff.reach(play.position(), play.unit("g"))).isNull();
  }

  /** What is advised to a unit in a city that could follow the enemy. */
  private static List<Order> advance(Sketch sketch) {
    Play play =
        sketch
            .state("scenario", "uranus")
            .terrain("minor-city", "0506")
            .hq("h", Side.AXIS, "0507", "active")
            .axis("a", "80-8-3|6-6-3", "0506")
            .soviet("x", "5-5-3", "0505")
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0505", 2, 2);
    assertThat(play.question()).isEqualTo("advance");
    return specials(play);
  }

  @Test
  void nobodyAdvancesOutOfACityIntoWhichTheEnemyCouldCome() {
    assertThat(advance(Sketch.clear(9, 16).rifle("y", "0405"))).containsExactly(new Pass());
    assertThat(advance(Sketch.clear(9, 16).rifle("y", "0405").german("b", "0506")))
        .first()
        .isInstanceOf(Advance.class);
  }

  @Test
  void nobodyAdvancesAwayFromAnHqThatTheEnemyCouldReach() {
    Sketch alone = Sketch.clear(9, 16).rifle("y", "0405");
    assertThat(advanceFromTheFields(alone)).containsExactly(new Pass());
    Sketch two = Sketch.clear(9, 16).rifle("y", "0405").german("b", "0506");
    assertThat(advanceFromTheFields(two)).first().isInstanceOf(Advance.class);
  }

  private static List<Order> advanceFromTheFields(Sketch sketch) {
    Play play =
        sketch
            .state("scenario", "uranus")
            .hq("h", Side.AXIS, "0506", "active")
            .axis("a", "80-8-3|6-6-3", "0506")
            .soviet("x", "5-5-3", "0505")
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0505", 2, 2);
    assertThat(play.question()).isEqualTo("advance");
    return specials(play);
  }
}
