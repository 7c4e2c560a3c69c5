package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Intent;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.table.OptionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Standing orders that are meant to achieve something else than usual. */
class KesselIntentsTest {
  private final Setting setting = Sketch.BOX.open("solution-west", Map.of());
  private final KesselRules rules = (KesselRules) setting.rulebook();
  private final KesselStaff staff = new KesselStaff(rules);

  /** A position of Solution West in which a side moves, all Soviet formations included. */
  private Position moving(Side side) {
    Position p = setting.position().copy();
    p.setPhasing(side);
    p.setStage(InMovement.begun(false, Units.of()));
    for (int hq : rules.roster.ground(Side.SOVIET)) {
      if (side == Side.SOVIET && rules.roster.isHeadquarters(hq) && p.onMap(hq)) {
        rules.activation.activate(p, rules.roster.printed(hq), "KS-9.1.2", event -> {});
      }
    }
    return p;
  }

  private List<Order> marches(Position p) {
    List<Order> orders = new ArrayList<>();
    Order order = staff.standingOrder(p);
    while (order != null && !(order instanceof EndPhase)) {
      assertThat(rules.check(p, order).refusals()).isEmpty();
      orders.add(order);
      rules.carryOut(p, order, Dice.unrecorded(1), event -> {});
      order = staff.standingOrder(p);
    }
    return orders;
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void everyIntentMarchesItsOwnWayAndTheUsualOneAsBefore(Side side) {
    List<List<Order>> seen = new ArrayList<>();
    List<Intent> intents = staff.intents(setting.position(), side);
    assertThat(intents.getFirst()).isEqualTo(Intent.USUAL);
    for (Intent intent : intents) {
      staff.follow(intent);
      List<Order> orders = marches(moving(side));
      assertThat(orders).isNotEmpty();
      assertThat(seen).doesNotContain(orders);
      seen.add(orders);
    }
    staff.follow(Intent.USUAL);
    assertThat(marches(moving(side))).isEqualTo(seen.getFirst());
  }

  @Test
  void whoGoesHomeStraightGoesOnTowardsTheTownsAtLast() {
    Position p = atHomeAlone();
    assertThat(marches(p.copy())).isEmpty();
    staff.follow(staff.intents(p, Side.AXIS).get(1));
    assertThat(marches(p.copy())).isNotEmpty();
    p.setTurn(rules.lastTurn() - 5);
    assertThat(marches(p)).isEmpty();
  }

  /** On the last turn only one unit on foot is on the map, where it counts as saved. */
  private Position atHomeAlone() {
    Position p = moving(Side.AXIS);
    int[] pocket =
        IntStream.of(rules.roster.ground(Side.AXIS))
            .filter(unit -> p.onMap(unit) && rules.roster.isInfantry(unit))
            .filter(unit -> rules.group(p, unit) == Formations.Group.FIRST_PANZER)
            .filter(unit -> !rules.roster.isFuelled(unit))
            .toArray();
    for (Side side : Side.values()) {
      IntStream.of(rules.roster.ground(side))
          .filter(p::onMap)
          .forEach(unit -> p.takeOff(unit, Position.GONE));
    }
    p.setTurn(rules.lastTurn());
    p.place(pocket[0], rules.board().grid().hex("1916").orElseThrow());
    assertThat(rules.victory().home(p).has(p.hex(pocket[0]))).isTrue();
    return p;
  }

  @Test
  void shortScenariosHaveGoalsOfTheirOwn() {
    var box = Shelf.box("kesselschlacht").orElseThrow();
    var brief = box.scenarios().stream().filter(scenario -> scenario.brief() != null).findFirst();
    Setting lesson = box.open(brief.orElseThrow().id(), OptionWords.complete(box, Map.of()));
    for (Side side : Side.values()) {
      assertThat(lesson.rulebook().staff().intents(lesson.position(), side))
          .containsExactly(Intent.USUAL);
    }
  }
}
