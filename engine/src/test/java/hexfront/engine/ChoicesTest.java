package hexfront.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChoicesTest {
  private static final Ask LOSE =
      new Ask.Spread(
          "lose",
          List.of(new Ask.Share(0, 2), new Ask.Share(1, 1), new Ask.Share(2, 3)),
          3,
          Lose::new);

  private static final Ask RETREAT =
      new Ask.Ways("retreat", List.of(mover(0, 7, 8), mover(1, 7, 8, 9)), false, Retreat::new);

  private static final Ask ADVANCE =
      new Ask.Ways("advance", List.of(mover(0, 7, 8), mover(1, 7, 8, 9)), true, Advance::new);

  private static final Ask REMOVE =
      new Ask.Some(
          "remove",
          List.of(new Ask.Group(Units.of(0, 1, 2), 1, 2), new Ask.Group(Units.of(5, 6), 1, 1)),
          Remove::new);

  private static final Ask ENTER =
      new Ask.Allot(
          "enter",
          List.of(new Ask.Lot(0, Hexes.of(3, 4)), new Ask.Lot(1, Hexes.of(4))),
          1,
          1,
          ChoicesTest::enter);

  private static final Ask CHOOSE =
      new Ask.OneOf("choose", List.of(new Choose("hold"), new Choose("retreat")));

  private static final Ask PASS = new Ask.Phase("pass", each -> each.test(new Pass()) && false);

  private static Ask.Mover mover(int unit, int... ends) {
    return new Ask.Mover(unit, IntStream.of(ends).mapToObj(end -> Hexes.of(unit, end)).toList());
  }

  private static Order enter(Map<Integer, Integer> places) {
    var only = places.entrySet().iterator().next();
    return new Enter(Units.of(only.getKey()), new Hex(only.getValue()));
  }

  /** A rulebook that knows nothing but whether an order is legal. */
  private static Choices choices(Predicate<Order> legal, Ask... asks) {
    Rulebook rulebook =
        (Rulebook)
            Proxy.newProxyInstance(
                Rulebook.class.getClassLoader(),
                new Class<?>[] {Rulebook.class},
                (proxy, method, args) ->
                    legal.test((Order) args[1])
                        ? Verdict.legal()
                        : Verdict.refused("T-1", "not this one"));
    Position position = new Position(Boards.plain(4, 4, 8), 0, () -> "test");
    return new Choices(rulebook, position, List.of(asks));
  }

  private static List<Order> listed(Choices choices) {
    List<Order> all = new ArrayList<>();
    choices.list(all::add);
    return all;
  }

  @Test
  void stepsAreSpreadInEveryWayUpToWhatEachUnitHas() {
    assertThat(listed(choices(o -> true, LOSE)))
        .containsExactlyInAnyOrder(
            lose(0, 0, 3),
            lose(0, 1, 2),
            lose(1, 0, 2),
            lose(1, 1, 1),
            lose(2, 0, 1),
            lose(2, 1, 0));
  }

  private static Order lose(int... steps) {
    Map<Integer, Integer> byUnit = new java.util.HashMap<>();
    for (int unit = 0; unit < steps.length; unit++) {
      if (steps[unit] > 0) {
        byUnit.put(unit, steps[unit]);
      }
    }
    return new Lose(new Steps(byUnit));
  }

  @Test
  void unitsThatMustGoAllGoAndUnitsThatMayStayGoInEveryCompany() {
    assertThat(listed(choices(o -> true, RETREAT))).hasSize(6).doesNotHaveDuplicates();
    assertThat(listed(choices(o -> true, ADVANCE)))
        .hasSize(11)
        .contains(new Advance(Paths.of(1, Hexes.of(1, 9))));
  }

  @Test
  void whereOneUnitMayGoEachOfItsWaysIsListed() {
    Ask one =
        Ask.Ways.ofOne(
            "advance",
            List.of(mover(0, 7, 8), mover(1, 7, 8, 9)),
            (unit, way) -> new Advance(Paths.of(unit, way)));
    assertThat(listed(choices(o -> true, one))).hasSize(5).doesNotHaveDuplicates();
  }

  @Test
  void anAskThatIsMadeLaterHasTheSameAnswers() {
    Ask later = Ask.Phase.of("enter", () -> ENTER);
    assertThat(listed(choices(o -> true, later))).isEqualTo(listed(choices(o -> true, ENTER)));
    assertThat(((Ask.Phase) later).parts().get()).containsExactly(ENTER);
    Ask.Phase listed = Ask.Phase.listing("enter", () -> ENTER);
    assertThat(listed(choices(o -> true, listed))).hasSize(3);
    assertThat(listed.parts().get()).isEmpty();
  }

  @Test
  void theFirstLegalOrdersAreHandedOutAndNoMore() {
    Choices choices = choices(o -> !o.equals(lose(0, 0, 3)), LOSE);
    assertThat(choices.first(2)).hasSize(2).doesNotContain(lose(0, 0, 3));
    assertThat(choices.first(99)).hasSize(5);
  }

  @Test
  void unitsAreJoinedAndChosen() {
    assertThat(Units.of(1, 2).and(Units.of(5))).isEqualTo(Units.of(1, 2, 5));
    assertThat(Units.of(1, 2).and(Units.NONE)).isEqualTo(Units.of(1, 2));
    assertThat(Units.of(1, 2, 5).those(unit -> unit > 1)).isEqualTo(Units.of(2, 5));
  }

  @Test
  void someOfEachGroupAreNamed() {
    assertThat(listed(choices(o -> true, REMOVE)))
        .hasSize(12)
        .contains(new Remove(Units.of(0, 2, 6)), new Remove(Units.of(1, 5)))
        .doesNotContain(new Remove(Units.of(0, 1)));
  }

  @Test
  void unitsAreAllottedToTheirOwnTargetsOnly() {
    assertThat(listed(choices(o -> true, ENTER)))
        .containsExactlyInAnyOrder(
            new Enter(Units.of(0), new Hex(3)),
            new Enter(Units.of(0), new Hex(4)),
            new Enter(Units.of(1), new Hex(4)));
  }

  @Test
  void whatTheRulebookRefusesIsNeitherListedNorDrawn() {
    Order only = new Choose("retreat");
    Choices choices = choices(only::equals, LOSE, RETREAT, CHOOSE, REMOVE);
    assertThat(listed(choices)).containsExactly(only);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 50; i++) {
      assertThat(choices.draw(random)).isEqualTo(only);
    }
  }

  @Test
  void aListThatIsStoppedOrLeavesOutSomethingIsNotComplete() {
    assertThat(choices(o -> true, LOSE, RETREAT).list(order -> true)).isTrue();
    assertThat(choices(o -> true, LOSE, RETREAT).list(order -> order instanceof Lose)).isFalse();
    assertThat(choices(o -> true, LOSE, PASS).list(order -> true)).isFalse();
  }

  @Test
  void aStoppedListGoesNoFurther() {
    List<Order> seen = new ArrayList<>();
    choices(o -> true, LOSE, RETREAT)
        .list(
            order -> {
              seen.add(order);
              return seen.size() < 2;
            });
    assertThat(seen).hasSize(2);
  }

  @Test
  void everyAnswerIsDrawnSoonerOrLaterAndNoOther() {
    Choices choices = choices(o -> true, LOSE, RETREAT, ADVANCE, REMOVE, ENTER, CHOOSE, PASS);
    Set<Order> drawn = new HashSet<>();
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 4000; i++) {
      drawn.add(inOrder(choices.draw(random)));
    }
    assertThat(drawn).containsExactlyInAnyOrderElementsOf(listed(choices));
  }

  @Test
  void whoDrawsSparinglyFindsEveryLegalOrderOfAPhaseAndNoOther() {
    Ask phase =
        new Ask.Phase(
            "choose",
            each -> List.of("hold", "retreat", "flee").stream().map(Choose::new).allMatch(each));
    Choices choices = choices(order -> !order.equals(new Choose("flee")), phase, PASS);
    Set<Order> drawn = new HashSet<>();
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 200; i++) {
      drawn.add(choices.drawSparingly(random));
    }
    assertThat(drawn)
        .containsExactlyInAnyOrder(new Choose("hold"), new Choose("retreat"), new Pass());
    Choices nothing = choices(order -> order instanceof Pass, phase, PASS);
    assertThat(nothing.drawSparingly(random)).isEqualTo(new Pass());
  }

  /** Units may be named in any order. */
  private static Order inOrder(Order order) {
    return order instanceof Remove r
        ? new Remove(Units.of(r.units().stream().sorted().toArray()))
        : order;
  }

  @Test
  void theProductIsCountedWithoutBeingWrittenOut() {
    for (Ask ask : List.of(LOSE, RETREAT, ADVANCE, REMOVE, ENTER, CHOOSE, PASS)) {
      Choices choices = choices(o -> true, ask);
      assertThat(choices.count()).as(ask.order()).isEqualTo(listed(choices).size());
    }
    Ask many =
        new Ask.Ways(
            "retreat",
            IntStream.range(0, 80).mapToObj(unit -> mover(unit, 1, 2, 3, 4)).toList(),
            false,
            Retreat::new);
    assertThat(choices(o -> true, many).count()).isEqualTo(Long.MAX_VALUE);
    assertThat(choices(o -> true, many, LOSE).count()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void whereItMattersWhoGoesFirstTheListIsNotComplete() {
    List<Ask.Mover> two = List.of(mover(0, 7, 8), mover(1, 7, 8, 9));
    Ask inTurn = new Ask.Ways("advance", two, true, true, Advance::new);
    assertThat(choices(o -> true, inTurn).list(order -> true)).isFalse();
    assertThat(choices(o -> true, ADVANCE).list(order -> true)).isTrue();
    Ask alone = new Ask.Ways("advance", two.subList(0, 1), true, true, Advance::new);
    assertThat(choices(o -> true, alone).list(order -> true)).isTrue();
  }

  @Test
  void aDecisionNamesItsOrdersOnceItsOptionsAndTheUnitsItIsAbout() {
    Decision decision = new Decision(Side.AXIS, "test", "?", List.of(CHOOSE, LOSE, RETREAT, LOSE));
    assertThat(decision.orders()).containsExactly("choose", "lose", "retreat");
    assertThat(decision.options()).containsExactly("hold", "retreat");
    assertThat(decision.concerned()).containsExactly(0, 1, 2);
    assertThat(decision.ask("lose", Ask.Ways.class)).isEmpty();
    assertThat(decision.isOver()).isFalse();
    assertThat(new Decision(Side.AXIS, "over", "", List.of()).isOver()).isTrue();
  }
}
