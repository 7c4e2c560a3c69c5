package hexfront.games.blitzkrieg57;

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
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game played in the words of the journal. */
final class Play {
  private final BlitzkriegRules rules;
  private final Game game;
  private final List<Event> events = new ArrayList<>();

  Play(Setting setting) {
    this(setting, 1);
  }

  Play(Setting setting, long seed) {
    rules = (BlitzkriegRules) setting.rulebook();
    game = new Game(rules, setting.position(), new Seeded(seed), Map.of());
  }

  static Play campaign(String... options) {
    Map<String, Boolean> chosen = new java.util.HashMap<>();
    for (String option : options) {
      chosen.put(option, true);
    }
    return new Play(Sketch.BOX.open("campaign", chosen));
  }

  BlitzkriegRules rules() {
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

  /** Plays an attack with the die that brings this result. */
  Play fights(String text, String result) {
    for (int die = 1; die <= 6; die++) {
      if (rules
          .table()
          .result(rules.table().columnNamed(odds(text).column()), die)
          .word()
          .equals(result)) {
        return plays(text, die);
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

  /** Goes on with nobody doing anything until this question comes up. */
  Play until(String stage) {
    for (int i = 0; i < 300 && !question().equals(stage); i++) {
      List<Order> first = new ArrayList<>();
      rules.legal(
          position(),
          order -> {
            first.add(order);
            return false;
          });
      plays(game.orderText().write(first.getFirst()));
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
    return hex >= 0 ? rules.number(hex) : hex == Position.GONE ? "gone" : "box";
  }

  int steps(String id) {
    return position().stepsLeft(unit(id));
  }

  boolean is(String id, int flag) {
    return position().is(unit(id), flag);
  }

  boolean hasLine(String id) {
    return rules.communications().hasLine(position(), unit(id));
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

  List<String> drawn() {
    return events.stream()
        .filter(Drawn.class::isInstance)
        .map(event -> ((Drawn) event).chit())
        .toList();
  }
}
