package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What commanders are told about the game. */
class BlitzfrontStaffTest {
  private final Prospect prospect = new Prospect();

  /** What the staff advises now, as it is written; empty if it advises nothing. */
  private static String advice(Play play) {
    List<Order> orders = new ArrayList<>();
    play.rules().staff().specials(play.position(), orders::add);
    return orders.isEmpty() ? "" : play.game().orderText().write(orders.getFirst());
  }

  private boolean weighs(Play play, String hex, String... attackers) {
    hexfront.engine.staff.Assault plan = new hexfront.engine.staff.Assault().against(play.hex(hex));
    for (String attacker : attackers) {
      plan.add(play.position(), play.unit(attacker));
    }
    return play.rules().staff().weigh(play.position(), plan, prospect);
  }

  // ---- what things are worth

  @Test
  void theCityThatDecidesIsWorthMoreThanAllTowns() {
    Play play = Play.open("rostov");
    double[] worth = new double[play.rules().board().hexes()];
    play.rules().staff().worth(play.position(), Side.AXIS, worth);
    double all = java.util.Arrays.stream(worth).sum();
    assertThat(worth[play.hex("2313")]).isGreaterThan(all / 2);
    assertThat(play.rules().staff().lead(play.position(), Side.AXIS)).isNegative();
    assertThat(play.rules().staff().lead(play.position(), Side.SOVIET)).isPositive();
  }

  @Test
  void everyCityOfTheSecondScenarioCounts() {
    Play play = Play.open("maikop-1942");
    double[] worth = new double[play.rules().board().hexes()];
    play.rules().staff().worth(play.position(), Side.AXIS, worth);
    for (int city : play.rules().victory.cities()) {
      assertThat(worth[city]).isGreaterThan(1);
    }
  }

  // ---- movement

  @Test
  void aHexBesideAnEnemyThatTakesTheBonusIsOutOfReach() {
    Play play =
        Sketch.clear(12, 4)
            .axis("a", "corps infantry 5-6-4", "0102")
            .soviet("x", "division rifle 1-1-3", "0802")
            .begin(Side.AXIS, "movement");
    Range range = play.rules().staff().reach(play.position(), play.unit("a"));
    assertThat(range).isNotNull();
    assertThat(range.reaches(play.hex("0502"))).isTrue();
    assertThat(range.reaches(play.hex("0602"))).isTrue();
    assertThat(range.reaches(play.hex("0702"))).isFalse();
  }

  @Test
  void germansWhoAreDisruptedStrikeNobodyInTheirNextTurn() {
    Play play =
        Sketch.clear(8, 8)
            .axis("a", "corps infantry 5-6-4", "0404")
            .axis("b", "corps infantry 5-6-4", "0606", "disrupted")
            .begin(Side.SOVIET, "movement");
    Staff staff = play.rules().staff();
    HexSet strikes = new HexSet(play.rules().board().hexes());
    staff.strikes(play.position(), play.unit("a"), strikes);
    assertThat(strikes.has(play.hex("0403"))).isTrue();
    staff.strikes(play.position(), play.unit("b"), strikes);
    assertThat(strikes.isEmpty()).isTrue();
  }

  // ---- combat

  @Test
  void anAttackAtSixToOneDestroysInFourRowsOfSix() {
    Play play =
        Sketch.clear(8, 8)
            .axis("a", "corps infantry 6-6-4", "0404")
            .soviet("x", "division rifle 1-1-3", "0403")
            .begin(Side.AXIS, "movement");
    assertThat(weighs(play, "0403", "a")).isTrue();
    assertThat(prospect.odds).isEqualTo(6);
    assertThat(prospect.destroyed).isEqualTo(4 / 6.0, org.assertj.core.data.Offset.offset(1e-9));
    assertThat(prospect.taken).isEqualTo(1, org.assertj.core.data.Offset.offset(1e-9));
    assertThat(prospect.attackerSteps).isZero();
  }

  @Test
  void airUnitsThatAreStillToFlyCountForTheFirstAttacksOnly() {
    Play play =
        Sketch.clear(8, 8)
            .axis("a", "corps infantry 5-6-4", "0404")
            .axis("b", "corps infantry 5-6-4", "0604")
            .axis("f", "corps air 0-0-0", "0506")
            .soviet("x", "division rifle 2-2-3", "0403")
            .soviet("y", "division rifle 2-2-3", "0603")
            .begin(Side.AXIS, "movement");
    assertThat(weighs(play, "0403", "a")).isTrue();
    double supported = prospect.odds;
    play.plays("attack attackers=b hexes=0603");
    assertThat(weighs(play, "0403", "a")).isTrue();
    assertThat(prospect.odds).isLessThan(supported);
    assertThat(weighs(play, "0603", "a")).isFalse();
  }

  @Test
  void beforeMovementOnlyGoodAttacksAreMade() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .axis("a", "corps infantry 5-6-4", "0404")
            .axis("b", "corps infantry 5-6-4", "0404")
            .soviet("x", "division rifle 1-2-3", "0403");
    assertThat(weighs(sketch.begin(Side.AXIS, "preliminary-attack"), "0403", "a")).isFalse();
    assertThat(weighs(sketch.begin(Side.AXIS, "preliminary-attack"), "0403", "a", "b")).isTrue();
    assertThat(weighs(sketch.begin(Side.AXIS, "movement"), "0403", "a")).isTrue();
  }

  @Test
  void anAttackWhoseNeighbourIsLeftAloneIsTakenBack() {
    Play play =
        Sketch.clear(8, 8)
            .axis("g", "corps infantry 5-6-4", "0404")
            .axis("h", "corps infantry 5-6-4", "0504")
            .soviet("s", "army rifle 6-6-3", "0403")
            .begin(Side.SOVIET, "movement");
    assertThat(play.rules().staff().mend(play.position())).isNull();
    play.plays("attack attackers=s hexes=0404").refuses("BF-GEN-2", "end-phase");
    assertThat(play.rules().staff().mend(play.position())).isEqualTo(play.order("cancel hex=0404"));
  }

  // ---- advice

  @Test
  void airUnitsFlyBeforeTheFirstBattleAndTheBestBattleComesFirst() {
    Play play =
        Sketch.clear(8, 8)
            .axis("a", "corps infantry 6-6-4", "0404")
            .axis("b", "corps infantry 6-6-4", "0604")
            .axis("f", "corps air 0-0-0", "0506")
            .soviet("x", "division rifle 3-3-3", "0403")
            .soviet("y", "division rifle 1-1-3", "0603")
            .attack("0403", "a")
            .attack("0603", "b")
            .begin(Side.AXIS, "combat");
    assertThat(advice(play)).isEqualTo("air-strike units=f hex=0403");
    Play flown =
        Sketch.clear(8, 8)
            .axis("a", "corps infantry 6-6-4", "0404")
            .axis("b", "corps infantry 2-6-4", "0604")
            .soviet("x", "army rifle 2-2-3", "0403")
            .soviet("y", "army rifle 2-2-3", "0603")
            .attack("0603", "b")
            .attack("0403", "a")
            .begin(Side.AXIS, "combat");
    assertThat(advice(flown)).startsWith("resolve hex=0403");
  }

  @Test
  void sovietsFightEvenTheBattlesTheyRegret() {
    Play play =
        Sketch.clear(8, 8)
            .axis("g", "corps infantry 5-6-4", "0404")
            .soviet("s", "army rifle 2-6-3", "0403")
            .attack("0404", "s")
            .begin(Side.SOVIET, "combat");
    assertThat(advice(play)).startsWith("resolve hex=0404");
  }

  @Test
  void axisAttacksThatPromiseNothingAreLeft() {
    Play play =
        Sketch.clear(8, 8)
            .axis("a", "corps infantry 2-6-4", "0404")
            .soviet("x", "army rifle 6-8-3", "0403")
            .attack("0403", "a")
            .begin(Side.AXIS, "combat");
    assertThat(advice(play)).isEmpty();
  }

  @Test
  void theCityIsHeldToTheLastAndOpenGroundIsNot() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .place("victory-city", "Rostov", "0403")
            .axis("a", "corps infantry 6-6-4", "0404")
            .axis("b", "corps infantry 6-6-4", "0604")
            .soviet("x", "division rifle 3-3-3", "0403")
            .soviet("y", "army rifle 6-6-3", "0603")
            .attack("0403", "a")
            .attack("0603", "b");
    assertThat(advice(sketch.begin(Side.AXIS, "combat").plays("resolve hex=0403")))
        .isEqualTo("no-retreat units=x");
    assertThat(advice(sketch.begin(Side.AXIS, "combat").plays("resolve hex=0603")))
        .isEqualTo("pass");
  }

  @Test
  void whoeverWaitsComesOnBeforeAnythingElse() {
    Play play =
        Sketch.clear(8, 8)
            .source(Side.SOVIET, "0804")
            .source(Side.AXIS, "0104")
            .soviet("x", "army rifle 4-6-3", "0704")
            .soviet("y", "army rifle 4-6-3", "off")
            .axis("g", "corps infantry 5-6-4", "0204")
            .begin(Side.SOVIET, "reinforcement");
    assertThat(advice(play)).startsWith("enter units=y");
  }

  @Test
  void infantryInGoodOrderDigsIn() {
    Play play =
        Sketch.clear(8, 8)
            .soviet("x", "army rifle 4-6-3", "0704")
            .soviet("t", "brigade tank 2-1-5", "0704")
            .axis("g", "corps infantry 5-6-4", "0204")
            .begin(Side.SOVIET, "reinforcement");
    assertThat(advice(play)).isEqualTo("entrench units=x");
  }

  @Test
  void armiesFollowTheSpearheadsBeforeTheSnow() {
    Play play = Play.open("rostov");
    Staff staff = play.rules().staff();
    int army = play.unit("blitzfront-ge-17a");
    assertThat(staff.errand(play.position(), army)).isNegative();
    hexfront.engine.Position later = play.position().copy();
    later.setTurn(3);
    later.place(army, play.hex("0805"));
    assertThat(staff.errand(later, army)).isEqualTo(play.hex("2313"));
    assertThat(staff.errand(later, play.unit("blitzfront-ge-iii"))).isNegative();
  }
}
