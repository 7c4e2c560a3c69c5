package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Attack;
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
}
