package hexfront.games.kesselschlacht;

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
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game played in the words of the journal. */
final class Play {
  private final KesselRules rules;
  private final Game game;
  private final List<Event> events = new ArrayList<>();

  Play(Setting setting) {
    rules = (KesselRules) setting.rulebook();
    game = new Game(rules, setting.position(), new Seeded(1), Map.of());
  }

  static Play open(String scenario, String... options) {
    Map<String, Boolean> chosen = new HashMap<>();
    for (String option : options) {
      chosen.put(option, true);
    }
    return new Play(Sketch.BOX.open(scenario, chosen));
  }

  KesselRules rules() {
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

  /** Plays an attack with the die that brings this result, and further dice. */
  Play fights(String text, String result, Integer... more) {
    int column = rules.tables.combat().columnNamed(odds(text).column());
    boolean disorganized =
        odds(text).steps().stream().anyMatch(step -> step.what().equals("disorganized"));
    for (int die = 1; die <= 6; die++) {
      if (rules.tables.combat().result(column, die, disorganized).word().equals(result)) {
        List<Integer> dice = new ArrayList<>(List.of(die));
        dice.addAll(List.of(more));
        return plays(text, dice.toArray(Integer[]::new));
      }
    }
    throw new AssertionError("no die brings " + result + " at " + odds(text).column());
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

  /** Ends phases, passing what is offered, until this question comes up. */
  Play until(String stage) {
    for (int i = 0; i < 60 && !question().equals(stage); i++) {
      plays(
          switch (question()) {
            case "weather", "air-initiative", "fifth-guards-tank", "army-priority" -> "roll";
            case "recall", "advance" -> "pass";
            default -> "end-phase";
          });
    }
    assertThat(question()).isEqualTo(stage);
    return this;
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
    return hex >= 0 ? rules.number(hex) : hex == Position.GONE ? "gone" : "waiting";
  }

  boolean is(String id, int flag) {
    return position().is(unit(id), flag);
  }

  String status(String id) {
    return List.of("good", "DO", "DIS", "RT").get(Status.of(position(), unit(id)));
  }

  String supply(String id) {
    return rules.supply.level(position(), unit(id)).word();
  }

  int fuel(String code) {
    return rules.ledger.fuel(position(), rules.roster.formations.storeCodes().indexOf(code));
  }

  int ammo(String code) {
    return rules.ledger.ammo(position(), rules.roster.formations.storeCodes().indexOf(code));
  }

  Forecast odds(String text) {
    return rules.odds(position(), order(text));
  }

  /** What it costs to get units to a hex, in points; nothing if it is out of reach. */
  Optional<Double> cost(String id, String to) {
    return rules.reach(position(), Units.of(unit(id))).stream()
        .filter(r -> r.hex() == hex(to))
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
          return found.size() < 2000;
        });
    return found;
  }

  Score score() {
    return rules.score(position());
  }

  View view(Side side) {
    return rules.view(position(), side);
  }

  Object state(Side side, String name) {
    return view(side).state().get(name);
  }

  List<Event> events() {
    return events;
  }

  <E extends Event> List<E> events(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
