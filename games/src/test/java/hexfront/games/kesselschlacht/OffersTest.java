package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Toll.Span;
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
  private static void watch(int orders, int every, BiConsumer<KesselRules, Position> look) {
    Setting setting = Sketch.BOX.open("solution-west", Map.of());
    KesselRules rules = (KesselRules) setting.rulebook();
    Position p = setting.position();
    SplittableRandom random = new SplittableRandom(11);
    for (int n = 0; n < orders && !rules.decision(p).isOver(); n++) {
      if (n % every == 0) {
        look.accept(rules, p);
      }
      Order order = rules.anyOrder(p, random);
      assertThat(rules.check(p, order).refusals()).as("%s", order).isEmpty();
      rules.carryOut(p, order, Dice.unrecorded(n), event -> {});
    }
  }

  private static boolean mayGo(KesselRules rules, Position p, Units units, int to) {
    Order step = new Move(units, Hexes.of(p.hex(units.get(0)), to));
    return rules.check(p, step).isLegal();
  }

  @Test
  @Case({"KS-11.1.1", "KS-11.1.2", "KS-3.1.2", "KS-3.2.4"})
  void everyHexInReachMayBeEnteredByTheWayThatIsShown() {
    int[] seen = new int[2];
    watch(
        420,
        35,
        (rules, p) -> {
          if (!(p.stage() instanceof InMovement stage)) {
            return;
          }
          for (int unit : rules.roster.ground(p.phasing())) {
            boolean may = rules.movement.mayMove(p, stage, unit).isLegal();
            assertThat(rules.movement.canMove(p, stage, unit) && !stage.demolished(p))
                .as(rules.name(unit))
                .isEqualTo(may);
            if (may && unit % 11 == seen[0] % 11) {
              int[] stack =
                  IntStream.of(p.stack(p.hex(unit)))
                      .filter(u -> rules.movement.mayMove(p, stage, u).isLegal())
                      .toArray();
              look(rules, p, Units.of(unit));
              look(rules, p, Units.of(stack));
              seen[1]++;
            }
          }
          seen[0]++;
        });
    assertThat(seen[1]).isGreaterThan(10);
  }

  private static void look(KesselRules rules, Position p, Units units) {
    List<Reached> reached = rules.reach(p, units);
    Set<Integer> hexes = new HashSet<>();
    for (Reached each : reached) {
      assertThat(hexes.add(each.hex())).isTrue();
      assertThat(rules.check(p, new Move(units, each.path())).refusals()).isEmpty();
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = rules.board().grid().neighbour(p.hex(units.get(0)), d);
      if (to != HexGrid.OFF && mayGo(rules, p, units, to)) {
        assertThat(hexes).as("%s to %s", units, rules.number(to)).contains(to);
      }
    }
  }

  @Test
  @Case({"KS-10.0", "KS-10.1"})
  void supplyIsTheSameWhateverWasAskedBefore() {
    watch(
        400,
        79,
        (rules, p) -> {
          KesselRules fresh = (KesselRules) Sketch.BOX.open("solution-west", Map.of()).rulebook();
          Position again = fresh.written().read(rules.written().text(p));
          for (Side side : Side.values()) {
            assertThat(levels(rules, p, side)).isEqualTo(levels(fresh, again, side));
          }
        });
  }

  private static List<String> levels(KesselRules rules, Position p, Side side) {
    return rules.supply(p, side).stream()
        .map(line -> rules.name(line.unit()) + " " + line.level())
        .toList();
  }

  @Test
  @Case({"KS-4.0", "KS-12.0", "KS-13.2.1"})
  void everythingThatIsListedIsLegal() {
    int[] listed = new int[1];
    watch(
        500,
        50,
        (rules, p) -> {
          List<Order> orders = new ArrayList<>();
          rules.legal(p, order -> orders.add(order) && orders.size() < 20);
          assertThat(orders).isNotEmpty();
          for (Order order : orders) {
            assertThat(rules.check(p, order).refusals()).as("%s", order).isEmpty();
          }
          listed[0] += orders.size();
        });
    assertThat(listed[0]).isGreaterThan(50);
  }

  // ---- stacks

  private static List<String> reach(Play play, String... ids) {
    int[] units = IntStream.range(0, ids.length).map(i -> play.unit(ids[i])).toArray();
    return play.rules().reach(play.position(), Units.of(units)).stream()
        .map(each -> play.rules().number(each.hex()) + " " + each.cost().value())
        .toList();
  }

  @Test
  @Case("KS-11.1.1")
  void legAndMotorizedUnitsTogetherGetAsFarAsEachCan() {
    Play play =
        Sketch.clear(9, 2)
            .terrain("mountain", "0301")
            .state("weather", "mud")
            .unit("foot", "xlviii infantry regiment B 3-3-3", "0101", "supplied")
            .unit("car", "xlviii motorized regiment B 3-3-7", "0101", "supplied")
            .begin(Side.AXIS, "movement");
    List<String> foot = reach(play, "foot");
    List<String> both = reach(play, "foot", "car");
    assertThat(foot).contains("0401 3.0");
    assertThat(both).anyMatch(text -> text.startsWith("0202 "));
    assertThat(both).anyMatch(text -> text.startsWith("0302 "));
    assertThat(both).noneMatch(text -> text.startsWith("0301 "));
    assertThat(both).contains("0402 6.0").noneMatch(text -> text.startsWith("05"));
    assertThat(both).noneMatch(text -> text.startsWith("0101 "));
  }

  @Test
  @Case({"KS-3.2.4", "KS-11.2.1", "KS-11.1.2"})
  void aMixedStackStopsInZonesAndGermansSlipThroughThem() {
    Sketch zones =
        Sketch.clear(9, 6)
            .unit("foot", "xlviii infantry regiment B 3-3-6", "0403", "supplied")
            .unit("car", "xlviii motorized regiment B 3-3-8", "0403", "supplied")
            .unit("x", "60a rifle division C 4-5-5", "0404");
    List<String> both = reach(zones.begin(Side.AXIS, "movement"), "foot", "car");
    assertThat(both).contains("0304 1.0");
    assertThat(both).noneMatch(text -> text.startsWith("0404 "));
    Sketch hungarians =
        Sketch.clear(9, 6)
            .unit("foot", "vii infantry regiment B 3-3-6", "0403", "supplied")
            .unit("car", "vii motorized regiment B 3-3-8", "0403", "supplied")
            .unit("x", "60a rifle division C 4-5-5", "0404");
    Play play = hungarians.begin(Side.AXIS, "movement");
    assertThat(reach(play, "foot", "car")).isNotEmpty().doesNotContain("0304 1.0");
    assertThat(reach(play, "foot")).isNotEmpty().doesNotContain("0304 1.0");
  }

  @Test
  @Case({"KS-11.2.2", "KS-11.3.1", "KS-11.3.2"})
  void reachKeepsToTheBankOfTheDnestrAndToTheLimitsOfArmies() {
    Play axis =
        Sketch.clear(8, 8)
            .areaFrom("south-of-dnestr", 5)
            .unit("stays", "xlviii motorized regiment B 3-3-8", "0305", "supplied")
            .unit("began", "xlviii motorized regiment B 3-3-8", "0605", "supplied")
            .unit("north", "xlviii motorized regiment B 3-3-8", "0804", "supplied")
            .begin(Side.AXIS, "movement");
    axis.position().mark(axis.unit("stays"), Flag.STAYS_SOUTH);
    assertThat(axis.cost("stays", "0304")).isEmpty();
    assertThat(axis.cost("began", "0604")).hasValue(1.0);
    assertThat(axis.cost("north", "0805")).hasValue(1.0);
    Play soviet =
        Sketch.clear(30, 8)
            .areaUpTo("west-of-seret", 5)
            .areaUpTo("west-of-strypa", 3)
            .areaFrom("south-of-dnestr", 7)
            .named("2803", "Ternopol", 0)
            .unit("a18", "18a rifle division C 4-5-5", "0703", "active")
            .unit("tank", "7gtc tank brigade B 4-3-9", "0603", "active")
            .unit("a60", "60a rifle division C 4-5-5", "0503", "active")
            .unit("s2", "7gtc tank brigade B 4-3-9", "2607", "active")
            .begin(Side.SOVIET, "movement");
    assertThat(soviet.cost("a18", "0603")).hasValue(1.0);
    assertThat(soviet.cost("a18", "0503")).isEmpty();
    assertThat(soviet.cost("tank", "0503")).hasValue(1.0);
    assertThat(soviet.cost("a60", "0403")).hasValue(1.0);
    assertThat(soviet.cost("a60", "0303")).isEmpty();
    assertThat(soviet.cost("s2", "2606")).isEmpty();
    assertThat(soviet.cost("s2", "2608")).hasValue(1.0);
  }

  // ---- what results cost

  private static Toll toll(Sketch sketch, String result) {
    Play play = sketch.begin(Side.SOVIET, "combat");
    return play.rules().toll(play.position(), play.order("attack attackers=x hexes=0203"), result);
  }

  private static Sketch pocket(String... defenders) {
    Sketch sketch =
        Sketch.clear(3, 9)
            .hq("s", "60a", "0201")
            .unit("x", "60a rifle division C 90-4-5", "0202", "active")
            .unit("l", "60a rifle division B 4-4-5", "0103")
            .unit("l2", "60a rifle division B 4-4-5", "0104")
            .unit("r", "60a rifle division B 4-4-5", "0303")
            .unit("r2", "60a rifle division B 4-4-5", "0304")
            .unit("f1", "xlviii infantry regiment B 3-3-6", "0204", "supplied")
            .unit("f2", "xlviii infantry regiment B 3-3-6", "0204", "supplied");
    for (int i = 0; i < defenders.length; i++) {
      sketch.unit("g" + i, defenders[i], "0203", "supplied");
    }
    return sketch;
  }

  @Test
  @Case({"KS-13.1", "KS-13.2", "KS-13.2.4", "KS-13.2.2"})
  void whatAResultCostsIsWhatItTakesFromEachSide() {
    String weak = "xlviii infantry regiment C 1-1-6";
    String steady = "xlviii infantry regiment B 1-1-6";
    assertThat(toll(pocket(weak), "Ae1"))
        .isEqualTo(new Toll(Span.exactly(1), Span.ZERO, Span.ZERO));
    assertThat(toll(pocket(weak), "De1").vacated()).isEqualTo(Span.exactly(1));
    assertThat(toll(pocket(weak, weak), "De1"))
        .isEqualTo(new Toll(Span.ZERO, Span.exactly(1), Span.ZERO));
    assertThat(toll(pocket(weak), "Ddis")).isEqualTo(Toll.NOTHING);
    assertThat(toll(pocket(weak), "Dr1"))
        .isEqualTo(new Toll(Span.ZERO, Span.ZERO, Span.exactly(1)));
    assertThat(toll(pocket(weak, weak), "Dr1").defenderSteps()).isEqualTo(Span.exactly(1));
    assertThat(
            toll(
                    pocket(weak, "xlviii motorized regiment C 1-1-8")
                        .hexside("major-river", "0203/0204"),
                    "Dr1")
                .defenderSteps())
        .isEqualTo(Span.exactly(1));
    assertThat(toll(pocket(weak), "DRt").vacated()).isEqualTo(Span.exactly(1));
    assertThat(toll(pocket(weak, steady), "DRt"))
        .isEqualTo(new Toll(Span.ZERO, new Span(0, 1), new Span(0, 1)));
    assertThat(toll(pocket(weak, weak), "DRt"))
        .isEqualTo(new Toll(Span.ZERO, Span.exactly(1), Span.exactly(1)));
  }
}
