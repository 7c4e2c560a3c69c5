package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Journal;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A game in a test. Orders are written as in the journal: {@code move units=a path=0304,0305}. */
final class Play {
  private final AgsRules rules;
  private final Game game;
  private final List<Event> events = new ArrayList<>();

  Play(Setting setting) {
    rules = (AgsRules) setting.rulebook();
    game = new Game(rules, setting.position(), new Seeded(1), Map.of());
  }

  /** The campaign as the box opens it. */
  static Play campaign() {
    return campaign(Map.of());
  }

  static Play campaign(Map<String, Boolean> options) {
    return new Play(Field.box().open("campaign", options));
  }

  AgsRules rules() {
    return rules;
  }

  Korsun korsun() {
    return (Korsun) rules.exclusive();
  }

  Position position() {
    return game.position();
  }

  int unit(String id) {
    return rules.board().unit(id).orElseThrow();
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

  Play plays(List<String> texts) {
    texts.forEach(this::plays);
    return this;
  }

  /** Plays an attack or overrun with the die that brings this result. */
  Play fights(String text, String result) {
    for (int die = 1; die <= 6; die++) {
      Game trial = new Game(rules, position().copy(), new Seeded(1), Map.of());
      Game.Played played = trial.play(order(text), List.of(die));
      boolean brings =
          played.events().stream()
              .anyMatch(
                  t ->
                      t.event() instanceof hexfront.engine.events.Combat c
                          && c.result().equals(result));
      if (brings) {
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

  /** Ends phases, with everything left as it stands, until this question is put to this side. */
  Play until(Side side, String stage) {
    for (int i = 0; i < 40; i++) {
      if (asked() == side && question().equals(stage)) {
        return this;
      }
      if (question().equals("headquarters")) {
        plays(position().turn() == 1 ? activateMusts() : "activate");
      } else {
        plays("end-phase");
      }
    }
    throw new AssertionError("never came to " + stage);
  }

  private String activateMusts() {
    List<String> musts =
        List.of("korsun-su-hq-5gta", "korsun-su-hq-2ta").stream()
            .filter(id -> rules.board().unit(id).isPresent())
            .toList();
    return musts.isEmpty() ? "activate" : "activate units=" + String.join(",", musts);
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
    return hex >= 0 ? rules.board().grid().number(hex) : hex == Position.GONE ? "gone" : "waiting";
  }

  boolean is(String id, int flag) {
    return position().is(unit(id), flag);
  }

  int stepsLeft(String id) {
    return position().stepsLeft(unit(id));
  }

  String strengths(String id) {
    return position().step(unit(id)).toString();
  }

  boolean isSupplied(String id) {
    return rules.isSupplied(position(), unit(id));
  }

  boolean isIsolated(String id) {
    return new Isolation(rules.board(), KorsunData.load()).onTheGround(position(), unit(id), rules);
  }

  /** Whether a unit shows a flag in the view of its own side. */
  boolean shows(String id, String flag) {
    return rules.view(position(), Side.AXIS).units().stream()
        .anyMatch(counter -> counter.id().equals(id) && counter.flags().contains(flag));
  }

  double pointsLeft(String id) {
    return rules.movement().left(position(), unit(id)) / 2.0;
  }

  Forecast odds(String text) {
    return rules.odds(position(), order(text));
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

  List<String> stage() {
    return game.decision().orders();
  }

  Score score() {
    return rules.score(position());
  }

  long onMap(Side side) {
    return IntStream.of(rules.roster().units(side)).filter(position()::onMap).count();
  }

  List<Event> events() {
    return events;
  }
}
