package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff.Role;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What commanders are told of Kesselschlacht. */
class KesselStaffTest {
  private final Setting setting = Sketch.BOX.open("solution-west", Map.of());
  private final KesselRules rules = (KesselRules) setting.rulebook();
  private final KesselStaff staff = new KesselStaff(rules);

  @Test
  void transportsAreLoadedOnceAndThenTheDieIsThrown() {
    Position p = setting.position().copy();
    p.setStage(new RollingInitiative());
    List<String> given = new ArrayList<>();
    for (int i = 0; i < 40 && p.stage() instanceof RollingInitiative; i++) {
      List<Order> offered = new ArrayList<>();
      staff.specials(p, offered::add);
      assertThat(offered).hasSize(1);
      given.add(offered.getFirst().type());
      rules.carryOut(p, offered.getFirst(), Dice.unrecorded(1), event -> {});
    }
    assertThat(given).endsWith("roll").hasSizeLessThan(40);
    assertThat(given.subList(0, given.size() - 1)).allMatch("load"::equals);
  }

  @Test
  void thePocketIsToComeHomeAndNobodyElse() {
    Position p = setting.position();
    long onTheWay =
        IntStream.of(rules.roster.ground(Side.AXIS))
            .filter(unit -> staff.errand(p, unit) >= 0)
            .peek(unit -> assertThat(rules.group(p, unit)).isEqualTo(Formations.Group.FIRST_PANZER))
            .count();
    assertThat(onTheWay).isPositive();
    assertThat(IntStream.of(rules.roster.ground(Side.SOVIET)))
        .allMatch(unit -> staff.errand(p, unit) < 0);
  }

  @Test
  void betterOddsPromiseMore() {
    Prospect poor = new Prospect();
    Prospect good = new Prospect();
    staff.weigh(setting.position(), 3, 6, false, poor);
    staff.weigh(setting.position(), 24, 6, false, good);
    assertThat(good.taken).isGreaterThan(poor.taken);
    assertThat(good.repelled).isLessThan(poor.repelled);
  }

  @Test
  void aircraftAreNoUnitsOfTheLine() {
    assertThat(IntStream.of(rules.roster.air(Side.AXIS)))
        .allMatch(unit -> staff.role(unit) == Role.MARKER);
    assertThat(IntStream.of(rules.roster.ground(Side.AXIS)))
        .noneMatch(unit -> staff.role(unit) == Role.MARKER);
  }
}
