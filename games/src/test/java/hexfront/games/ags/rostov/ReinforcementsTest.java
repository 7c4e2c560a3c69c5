package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Seeded;
import hexfront.engine.events.Entered;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Phase;
import hexfront.games.ags.ReinforcementQuestions;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sections 19.2 and 25. */
class ReinforcementsTest {
  private static final String MOVING = "initial-movement";

  /** A fresh game in the Soviet movement of a turn, with what is drawn for it. */
  private static Play soviets(int turn) {
    Play game = Play.started(5);
    Position p = game.position();
    p.setTurn(turn);
    p.setPhasing(Side.SOVIET);
    game.rostov().sequence().beginPlayerTurn(p, new Dice(new Seeded(9)), event -> {});
    game.rules().enterPhase(p, turn, Side.SOVIET, Phase.INITIAL_MOVEMENT);
    return game;
  }

  private static List<Unit> due(Play game) {
    Position p = game.position();
    return p.board().units().stream()
        .filter(u -> u.side() == p.phasing() && p.hex(u.index()) == Position.WAITING)
        .filter(u -> game.rostov().reinforcement().isDue(p, u.index()))
        .toList();
  }

  private static List<String> hexes(Play game, Unit unit) {
    return game.rostov().reinforcement().entryHexes(game.position(), unit.index()).stream()
        .mapToObj(game.rules().board().grid()::number)
        .toList();
  }

  private static Order entering(Play game, String hex, Unit... units) {
    return new Enter(
        Units.of(Arrays.stream(units).mapToInt(Unit::index).toArray()), new Hex(game.hex(hex)));
  }

  // ---- the Axis player

  @Test
  @Case({"ROSTOV-25.1", "ROSTOV-25.0", "ROSTOV-23.12"})
  void oneSupplyCounterATurnEntersInAreaAAndEightDivisionsOnTurnThreeInAreaB() {
    Play game = Play.started(1);
    assertThat(due(game)).extracting(Unit::id).containsExactly("rostov-ge-supply-5");
    Unit counter = due(game).getFirst();
    assertThat(game.game().check(entering(game, "1501", counter)).isLegal()).isFalse();
    assertThat(game.game().play(entering(game, "0401", counter)).verdict().isLegal()).isTrue();
    assertThat(due(game)).isEmpty();
    Play third = Play.started(1);
    third.rules().enterPhase(third.position(), 3, Side.AXIS, Phase.INITIAL_MOVEMENT);
    assertThat(due(third)).hasSize(8 + 3);
    Unit division = due(third).getFirst();
    assertThat(hexes(third, division)).hasSize(16).contains("1501", "3001");
  }

  // ---- the Soviet player

  @Test
  @Case({"ROSTOV-25.3", "ROSTOV-18.17"})
  void sovietReinforcementsAreDrawnUntriedFromThePool() {
    for (int turn : new int[] {1, 2, 3, 6, 13}) {
      Play game = soviets(turn);
      List<Unit> drawn = due(game).stream().filter(u -> !SovietHeadquarters.is(u)).toList();
      assertThat(drawn).hasSize(turn <= 2 ? 4 : 3);
      assertThat(drawn).allMatch(u -> game.position().is(u.index(), Flag.UNTRIED));
      assertThat(game.rostov().pool.size(game.position())).isEqualTo(40 - drawn.size());
      assertThat(hexes(game, drawn.getFirst())).contains("3026", "1433", "0333");
    }
  }

  @Test
  @Case("ROSTOV-25.3")
  void onTurnFiveTwoMoreUnitsAndHeadquarters37EnterTogether() {
    Play game = soviets(5);
    List<Unit> extra =
        due(game).stream()
            .filter(
                u ->
                    game.position().is(u.index(), RostovFlag.EXTRA)
                        || u.id().equals("rostov-su-hq-37a"))
            .toList();
    assertThat(extra).hasSize(3);
    assertThat(hexes(game, extra.getFirst())).containsExactlyInAnyOrder("3026", "1433", "0333");
    game.game().play(entering(game, "1433", extra.get(1)));
    assertThat(hexes(game, extra.get(0))).containsExactly("1433");
    assertThat(hexes(game, extra.get(2))).containsExactly("1433");
  }

  @Test
  @Case("ROSTOV-25.3")
  void onTurnSevenSevenMoreUnitsAndHeadquarters56EnterAtFOrG() {
    Play game = soviets(7);
    List<Unit> extra =
        due(game).stream().filter(u -> game.position().is(u.index(), RostovFlag.EXTRA)).toList();
    assertThat(extra).hasSize(7);
    assertThat(due(game)).extracting(Unit::id).contains("rostov-su-hq-56ia");
    assertThat(hexes(game, extra.getFirst())).doesNotContain("3026", "1433").contains("0333");
  }

  @Test
  @Case({"ROSTOV-25.32", "ROSTOV-22.1"})
  void aHeadquartersEntersOnItsTurnButMayTakeItsTimeToReturn() {
    Play game = soviets(5);
    Position p = game.position();
    int hq = p.board().unit("rostov-su-hq-37a").orElseThrow();
    ReinforcementQuestions arrivals = game.rostov().reinforcement();
    assertThat(arrivals.isDue(p, hq)).isTrue();
    assertThat(arrivals.mustEnter(p, hq)).isTrue();
    p.setTurn(6);
    assertThat(arrivals.isDue(p, hq)).isTrue();
    assertThat(arrivals.mustEnter(p, hq)).isFalse();
    p.setTurn(5);
    p.setValue(RostovValue.of(hq), 5);
    assertThat(arrivals.isDue(p, hq)).isTrue();
    assertThat(arrivals.mustEnter(p, hq)).isFalse();
    p.setValue(RostovValue.of(hq), 6);
    assertThat(arrivals.isDue(p, hq)).isFalse();
  }

  @Test
  @Case("ROSTOV-25.32")
  void reinforcementsMayNotBeDelayedAndAShortPoolGivesFewer() {
    Play game = soviets(3);
    assertThat(game.game().check(new EndPhase()).isLegal()).isFalse();
    Position p = game.position();
    ReinforcementPool pool = game.rostov().pool;
    pool.draw(p, 35, false, new Dice(new Seeded(4)));
    assertThat(pool.size(p)).isEqualTo(2);
    pool.draw(p, 5, false, new Dice(new Seeded(4)));
    assertThat(pool.size(p)).isZero();
    assertThat(p.board().units()).filteredOn(u -> p.is(u.index(), RostovFlag.DRAWN)).hasSize(40);
  }

  @Test
  @Case("ROSTOV-25.32")
  void unitsThatCannotEnterGoBackToThePoolOrAreLostAsAnOption() {
    for (boolean lost : new boolean[] {false, true}) {
      Play game = soviets(3);
      Position p = game.position();
      game.rostov().pool.putBack(p, lost, new Dice(new Seeded(4)), event -> {});
      assertThat(game.rostov().pool.size(p)).isEqualTo(lost ? 37 : 40);
      assertThat(p.board().units()).noneMatch(u -> p.is(u.index(), RostovFlag.DRAWN));
    }
  }

  @Test
  @Case({"ROSTOV-19.61", "ROSTOV-25.3"})
  void aCounterThatWentBackToThePoolCanBeDrawnAgainAndIsUntriedThen() {
    Play game = soviets(3);
    Position p = game.position();
    Rostov rostov = game.rostov();
    int unit = p.board().unit("rostov-su-253rd").orElseThrow();
    game.rules().eliminate(p, unit, "test", "AGS-9.65", event -> {});
    assertThat(p.is(unit, RostovFlag.POOLED)).isTrue();
    rostov.pool.draw(p, 38, false, new Dice(new Seeded(4)));
    assertThat(p.is(unit, RostovFlag.HIDDEN)).isTrue();
    int standIn =
        IntStream.range(0, p.board().unitCount())
            .filter(u -> p.value(RostovValue.of(u)) == unit + 1)
            .findFirst()
            .orElseThrow();
    assertThat(rostov.untried().drawPool(p, standIn)).containsExactly(unit);
    assertThat(rostov.untried().mayBe(p, standIn).length).isGreaterThan(1);
  }

  // ---- rail and cities

  private static Sketch railway() {
    return Sketch.clear(4, 40).rail(way(40).replace(',', '-')).soviet("x", "2-3-8", "0101");
  }

  private static String way(int to) {
    StringBuilder way = new StringBuilder("0101");
    for (int i = 2; i <= to; i++) {
      way.append(",01%02d".formatted(i));
    }
    return way.toString();
  }

  @Test
  @Case({"ROSTOV-19.2", "ROSTOV-19.21"})
  void sovietUnitsGoThirtyHexesByRailAndAxisUnitsNotAtAll() {
    Play table = railway().begin(Side.SOVIET, MOVING);
    table
        .allows("rail unit=x path=" + way(31))
        .refuses("ROSTOV-19.21", "rail unit=x path=" + way(32));
    railway()
        .german("a", "5-7-8", "0120")
        .begin(Side.AXIS, MOVING)
        .refuses("ROSTOV-19.2", "rail unit=a path=0120,0121");
  }

  @Test
  @Case("ROSTOV-19.2")
  void noRailMovePassesAHexThatAxisUnitsHoldOrControl() {
    railway()
        .german("a", "5-7-8", "0310")
        .begin(Side.SOVIET, MOVING)
        .allows("rail unit=x path=" + way(31));
    railway()
        .german("a", "5-7-8", "0210")
        .begin(Side.SOVIET, MOVING)
        .refuses("AGS-5.33", "rail unit=x path=" + way(15));
  }

  @Test
  @Case("ROSTOV-19.22")
  void eightUnitsATurnGoByRailAndMechanizedOnesCountTwice() {
    Sketch sketch =
        railway()
            .tank("t", "3-3-8", "0101")
            .unit("c", Side.SOVIET, "cavalry", "2-2-8", "0101")
            .hq("h", 4, "0101");
    Play table = sketch.begin(Side.SOVIET, MOVING);
    table
        .plays("rail unit=x path=" + way(3))
        .plays("rail unit=t path=" + way(4))
        .plays("rail unit=c path=" + way(5));
    assertThat(table.position().value(RostovValue.RAIL_USED)).isEqualTo(5);
    table.plays("rail unit=h path=" + way(6));
    assertThat(table.position().value(RostovValue.RAIL_USED)).isEqualTo(5);
    Play full = railway().tank("t", "3-3-8", "0101").begin(Side.SOVIET, MOVING);
    full.position().setValue(RostovValue.RAIL_USED, 7);
    full.refuses("ROSTOV-19.22", "rail unit=t path=" + way(3)).allows("rail unit=x path=" + way(3));
  }

  private static Unit headquarters(String id) {
    return new Unit(
        0,
        id,
        Side.SOVIET,
        "soviet",
        id,
        id,
        "",
        "army",
        "headquarters",
        false,
        List.of(new Unit.Step(0, 0, 10)),
        Values.of("leadership", 4),
        Set.of("6D"));
  }

  /** Two waiting headquarters that may enter at D, and cities inland. */
  private static Sketch inland() {
    return Sketch.clear(6, 12)
        .area("D", "0312")
        .rail("0312-0311-0310")
        .terrain("city", "0305", "0308")
        .area("west-of-start-line", "0301", "0302")
        .hq("h", 4, "off", "trait 6D")
        .hq("k", 4, "off", "trait 6D")
        .turn(6);
  }

  @Test
  @Case("ROSTOV-25.31")
  void reinforcementsGoOnByRailAtOnce() {
    Play table = inland().begin(Side.SOVIET, MOVING);
    table.plays("enter units=h hex=0312").plays("rail unit=h path=0312,0311,0310");
    assertThat(table.at("h")).isEqualTo("0310");
  }

  @Test
  @Case("ROSTOV-25.33")
  void oneReinforcementATurnAppearsInACityThatNoAxisUnitHasEntered() {
    Play table = inland().begin(Side.SOVIET, MOVING);
    table.position().setValue(RostovValue.ENTERED_CITIES, 1);
    table.refuses("ROSTOV-25.3", "enter units=h hex=0305");
    table.plays("enter units=h hex=0308");
    assertThat(table.pointsLeft("h")).isEqualTo(10);
    table.plays("move units=h path=0308,0309");
    table.refuses("ROSTOV-25.3", "enter units=k hex=0308");
    table.plays("enter units=k hex=0312");
  }

  @Test
  @Case("ROSTOV-25.33")
  void anAxisUnitThatPassesACityClosesItForGood() {
    Sketch sketch = Sketch.clear(6, 12).terrain("city", "0305").german("a", "5-7-8", "0304");
    Play table = sketch.begin(Side.AXIS, MOVING);
    table.plays("move units=a path=0304,0305,0306");
    assertThat(table.position().value(RostovValue.ENTERED_CITIES)).isEqualTo(1);
  }

  @Test
  @Case("ROSTOV-25.33")
  void theUnitInACityIsSuppliedForThatMovementPhaseOnly() {
    Play table = inland().begin(Side.SOVIET, MOVING);
    table.plays("enter units=h hex=0308");
    assertThat(table.isSupplied("h")).isTrue();
    table.plays("enter units=k hex=0312");
    table.plays("end-phase");
    assertThat(table.is("h", Flag.FRESH)).isFalse();
    assertThat(table.is("k", Flag.FRESH)).isTrue();
  }

  @Test
  @Case({"ROSTOV-19.11", "ROSTOV-19.12", "ROSTOV-19.0"})
  void theAxisPlayerIsFirstInEachOfThirteenTurns() {
    Play game = Play.started(1);
    assertThat(game.position().phasing()).isEqualTo(Side.AXIS);
    assertThat(game.rostov().sequence().turns()).isEqualTo(13);
    for (int i = 0; i < 4; i++) {
      game.plays("end-phase");
    }
    game.plays("pass");
    assertThat(game.position().phasing()).isEqualTo(Side.SOVIET);
    assertThat(game.position().turn()).isEqualTo(1);
  }

  @Test
  @Case({"ROSTOV-25.1", "ROSTOV-25.33", "ROSTOV-23.12"})
  void countersAndUnitsForCitiesComeOneByOne() {
    Sketch sketch = Sketch.clear(6, 12).area("A", "0101", "0201").turn(3);
    Play axis =
        sketch
            .supply("s", "off")
            .supply("t", "off")
            .german("a", "5-7-8", "0606")
            .begin(Side.AXIS, MOVING);
    for (String counter : List.of("s", "t")) {
      axis.position().setValue(RostovValue.of(axis.unit(counter)), 2);
    }
    axis.refuses("ROSTOV-25.1", "enter units=s,t hex=0101");
    axis.plays("enter units=s hex=0101").refuses("ROSTOV-25.1", "enter units=t hex=0201");
    assertThat(axis.last(Entered.class).rule()).isEqualTo("ROSTOV-25.0");
    assertThat(axis.position().value(RostovValue.of(axis.unit("s")))).isZero();
    axis.rostov().arrivals.beginTurn(axis.position());
    axis.allows("enter units=t hex=0201");
    Play soviets = inland().begin(Side.SOVIET, MOVING);
    soviets.refuses("ROSTOV-25.33", "enter units=h,k hex=0308").allows("enter units=h,k hex=0312");
    soviets.plays("enter units=h hex=0308").refuses("ROSTOV-25.3", "enter units=k hex=0305");
    soviets.rostov().arrivals.beginTurn(soviets.position());
    soviets.allows("enter units=k hex=0305");
  }

  @Test
  @Case({"ROSTOV-22.1", "ROSTOV-25.1"})
  void aHeadquartersThatCameBackIsNoLongerWaitedFor() {
    Play table = inland().begin(Side.SOVIET, MOVING);
    table.position().setValue(RostovValue.of(table.unit("h")), 6);
    table.plays("enter units=h hex=0312");
    assertThat(table.position().value(RostovValue.of(table.unit("h")))).isZero();
  }

  @Test
  @Case("ROSTOV-23.13")
  void aCounterDoesNotEnterAnEnemyZone() {
    Sketch sketch =
        Sketch.clear(6, 12).area("A", "0101").supply("s", "off").soviet("x", "2-3-8", "0102");
    Play table = sketch.turn(3).begin(Side.AXIS, MOVING);
    table.position().setValue(RostovValue.of(table.unit("s")), 2);
    table.refuses("ROSTOV-23.13", "enter units=s hex=0101");
  }

  @Test
  @Case("ROSTOV-25.3")
  void whatCameBackMayHideBehindAnyLaterUnitOfItsKind() {
    Play game = soviets(3);
    Position p = game.position();
    Rostov rostov = game.rostov();
    rostov.pool.draw(p, 30, false, new Dice(new Seeded(4)));
    int[] later =
        IntStream.range(0, p.board().unitCount())
            .filter(u -> p.is(u, RostovFlag.CAME_LATER))
            .filter(
                u ->
                    p.board().unit(u).id().contains("rifle")
                        && !p.board().unit(u).id().contains("brigade"))
            .toArray();
    p.setValue(RostovValue.of(later[0]), 77);
    Set<Integer> holders = new TreeSet<>();
    for (int seed = 0; seed < 20; seed++) {
      rostov.untried().redraw(p, new SplittableRandom(seed));
      int[] holding =
          IntStream.range(0, p.board().unitCount())
              .filter(u -> p.value(RostovValue.of(u)) == 77)
              .toArray();
      assertThat(holding).hasSize(1);
      assertThat(later).contains(holding);
      holders.add(holding[0]);
    }
    assertThat(holders).hasSizeGreaterThan(3);
  }
}
