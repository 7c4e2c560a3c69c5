package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.View;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game played in the words of the journal. */
final class Play {
  private final BlitzfrontRules rules;
  private final Game game;
  private final List<Event> events = new ArrayList<>();

  Play(Setting setting) {
    this(setting, 1);
  }

  Play(Setting setting, long seed) {
    rules = (BlitzfrontRules) setting.rulebook();
    game = new Game(rules, setting.position(), new Seeded(seed), Map.of());
  }

  static Play open(String scenario) {
    return new Play(Sketch.BOX.open(scenario, Map.of()));
  }

  BlitzfrontRules rules() {
    return rules;
  }

  Game game() {
    return game;
  }

  Position position() {
    return game.position();
  }

  int unit(String id) {
    return rules.board().unit(id).orElseThrow();
  }

  int hex(String number) {
    return rules.board().grid().hex(number).orElseThrow();
  }

  Order order(String text) {
    return game.orderText().read(text);
  }

  // ---- playing

  Play plays(String text, Integer... dice) {
    Game.Played played =
        dice.length == 0 ? game.play(order(text)) : game.play(order(text), List.of(dice));
    assertThat(played.verdict().refusals()).as(text).isEmpty();
    played.events().stream().map(Journal.Told::event).forEach(events::add);
    assertThat(rules.invariants(position())).as("after %s", text).isEmpty();
    return this;
  }

  /** Fights the allocated attack on a hex; nobody is ordered to stand. */
  Play fights(String hex, int die) {
    return plays("resolve hex=" + hex).plays("pass", die);
  }

  Play refuses(String rule, String text) {
    assertThat(game.check(order(text)).refusals())
        .as(text)
        .extracting(Refusal::rule)
        .contains(rule);
    return this;
  }

  Play allows(String text) {
    assertThat(game.check(order(text)).refusals()).as(text).isEmpty();
    return this;
  }

  /** Goes on with nobody doing anything until this question comes up. */
  Play until(String stage) {
    for (int i = 0; i < 300 && !question().equals(stage); i++) {
      plays(game.orderText().write(idle()));
    }
    assertThat(question()).isEqualTo(stage);
    return this;
  }

  /** The order that does least: to end or to pass, otherwise the first that is listed. */
  private Order idle() {
    List<Order> all = new ArrayList<>();
    rules.legal(position(), all::add);
    return all.stream()
        .filter(order -> order instanceof EndPhase || order instanceof Pass)
        .findFirst()
        .orElse(all.getFirst());
  }

  // ---- looking

  String question() {
    return game.decision().stage();
  }

  Side asked() {
    return game.decision().side();
  }

  String at(String id) {
    int hex = position().hex(unit(id));
    return hex >= 0 ? rules.number(hex) : hex == Position.GONE ? "gone" : "off";
  }

  int steps(String id) {
    return position().stepsLeft(unit(id));
  }

  boolean is(String id, int flag) {
    return position().is(unit(id), flag);
  }

  boolean isDisrupted(String id) {
    return is(id, Flag.DISRUPTED);
  }

  boolean isSupplied(String id) {
    return rules.supply.isSupplied(position(), unit(id));
  }

  boolean isZone(Side side, String hex) {
    return rules.zones(position(), side, "movement").has(hex(hex));
  }

  boolean needsBonus(String id, String to) {
    return rules.reach(position(), Units.of(unit(id))).stream()
        .anyMatch(r -> r.hex() == hex(to) && r.remarks().contains("bonus"));
  }

  /** The results of the last battle, by unit. */
  Map<String, String> results() {
    Map<String, String> results = new java.util.TreeMap<>();
    events.stream()
        .filter(hexfront.engine.events.Combat.class::isInstance)
        .map(hexfront.engine.events.Combat.class::cast)
        .reduce((first, last) -> last)
        .orElseThrow()
        .results()
        .words()
        .forEach((unit, result) -> results.put(rules.name(unit), result));
    return results;
  }

  Forecast odds(String text) {
    return rules.odds(position(), order(text));
  }

  /** What it costs to get a unit to a hex, in points; nothing if it is out of reach. */
  Optional<Double> cost(String id, String to) {
    return rules.reach(position(), Units.of(unit(id))).stream()
        .filter(r -> r.hex() == hex(to) && r.manner().isNothing())
        .map(Reached::cost)
        .map(points -> points.value())
        .findFirst();
  }

  List<String> legal(String type) {
    List<String> found = new ArrayList<>();
    rules.legal(
        position(),
        order -> {
          if (order.type().equals(type)) {
            found.add(game.orderText().write(order));
          }
          return true;
        });
    return found;
  }

  Score score() {
    return rules.score(position());
  }

  View view(Side side) {
    return rules.view(position(), side);
  }

  List<Event> events() {
    return events;
  }
}
