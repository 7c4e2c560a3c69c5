package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is offered and shown is what may be ordered, whatever was asked before. */
class OffersTest {
  /** Looks at some positions of a random game, at every so many orders. */
  private static void watch(
      String scenario, int orders, int every, BiConsumer<StalingradRules, Position> look) {
    Setting setting = Sketch.BOX.open(scenario, Map.of());
    StalingradRules rules = (StalingradRules) setting.rulebook();
    Position p = setting.position();
    SplittableRandom random = new SplittableRandom(3);
    for (int n = 0; n < orders && !rules.decision(p).isOver(); n++) {
      if (n % every == 0) {
        assertThat(rules.invariants(p)).isEmpty();
        look.accept(rules, p);
      }
      Order order = rules.anyOrder(p, random);
      assertThat(rules.check(p, order).refusals()).as("%s", order).isEmpty();
      rules.carryOut(p, order, Dice.unrecorded(n), event -> {});
    }
  }

  @Test
  @Case({"CTS-4.2a", "CTS-5.1a", "CTS-6.4a"})
  void everyHexInReachMayBeEnteredByTheWayThatIsShown() {
    int[] seen = new int[1];
    for (String scenario : List.of("fall-blau", "uranus")) {
      watch(
          scenario,
          600,
          100,
          (rules, p) -> {
            if (!(p.stage() instanceof InMovement)) {
              return;
            }
            for (int unit = seen[0] % 29; unit < rules.board().unitCount(); unit += 29) {
              boolean may =
                  rules.board().side(unit) == p.phasing()
                      && p.onMap(unit)
                      && rules.movement.mayMove(p, unit).isLegal();
              if (may) {
                look(rules, p, Units.of(unit));
                int[] stack =
                    IntStream.of(p.stack(p.hex(unit)))
                        .filter(other -> rules.movement.mayMove(p, other).isLegal())
                        .toArray();
                if (stack.length > 1) {
                  look(rules, p, Units.of(stack));
                }
                seen[0]++;
              }
            }
          });
    }
    assertThat(seen[0]).isGreaterThan(10);
  }

  private static void look(StalingradRules rules, Position p, Units units) {
    List<Reached> reached = rules.reach(p, units);
    Set<Integer> hexes = new HashSet<>();
    for (Reached each : reached) {
      hexes.add(each.hex());
      assertThat(rules.check(p, new Move(units, each.path(), each.manner())).refusals())
          .as("%s to %s", rules.name(units.get(0)), rules.number(each.hex()))
          .isEmpty();
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = rules.board().grid().neighbour(p.hex(units.get(0)), d);
      if (to != HexGrid.OFF
          && rules.check(p, new Move(units, Hexes.of(p.hex(units.get(0)), to))).isLegal()) {
        assertThat(hexes).as("%s to %s", units, rules.number(to)).contains(to);
      }
    }
  }

  @Test
  @Case({"CTS-6.3a", "CTS-6.4a", "CTS-9.0", "CTS-16.2a"})
  void zonesAndSupplyAreTheSameWhateverHappenedBefore() {
    for (String scenario : List.of("fall-blau", "uranus")) {
      watch(
          scenario,
          600,
          199,
          (rules, p) -> {
            StalingradRules fresh =
                (StalingradRules) Sketch.BOX.open(scenario, Map.of()).rulebook();
            Position again = fresh.written().read(rules.written().text(p));
            for (Side side : Side.values()) {
              for (String purpose : rules.zonePurposes()) {
                assertThat(rules.zones(p, side, purpose).toArray())
                    .isEqualTo(fresh.zones(again, side, purpose).toArray());
                assertThat(rules.zoneHexsides(p, side, purpose))
                    .isEqualTo(fresh.zoneHexsides(again, side, purpose));
              }
              assertThat(rules.supply(p, side)).isEqualTo(fresh.supply(again, side));
            }
          });
    }
  }

  @Test
  @Case({"CTS-3.0", "CTS-10.0", "CTS-4.7a"})
  void everythingThatIsListedIsLegal() {
    for (String scenario : List.of("fall-blau", "uranus")) {
      Set<String> types = new HashSet<>();
      watch(
          scenario,
          600,
          60,
          (rules, p) -> {
            List<Order> orders = new ArrayList<>();
            rules.legal(p, order -> orders.add(order) && orders.size() < 30);
            assertThat(orders).isNotEmpty();
            for (Order order : orders) {
              types.add(order.type());
              assertThat(rules.check(p, order).refusals()).as("%s", order).isEmpty();
            }
          });
      assertThat(types).hasSizeGreaterThan(3);
    }
  }
}
