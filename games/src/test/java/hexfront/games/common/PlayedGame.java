package hexfront.games.common;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.View;
import hexfront.engine.dice.Seeded;
import hexfront.engine.events.Combat;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import hexfront.games.Box;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game played in the words of the journal: {@code move units=a path=0304,0305}. Every order that
 * is played must be legal and leave the invariants intact.
 *
 * @param <P> the game's own class
 */
public abstract class PlayedGame<P extends PlayedGame<P>> {
  private static final int FACES = 6;
  private static final int LONG = 300;

  private final Rulebook rules;
  private final Game game;
  private final List<Event> events = new ArrayList<>();

  /** A scenario of a box with some options. */
  protected static Setting open(Box box, String scenario, String... options) {
    return box.open(
        scenario, Stream.of(options).collect(Collectors.toMap(option -> option, option -> true)));
  }

  protected PlayedGame(Setting setting, long seed) {
    rules = setting.rulebook();
    game = new Game(rules, setting.position(), new Seeded(seed), Map.of());
  }

  @SuppressWarnings("unchecked") // P is the game's own class
  private P self() {
    return (P) this;
  }

  public final Game game() {
    return game;
  }

  public final Position position() {
    return game.position();
  }

  public final int unit(String id) {
    return rules.board().unit(id).orElseThrow();
  }

  public final int hex(String number) {
    return rules.board().grid().hex(number).orElseThrow();
  }

  public final Order order(String text) {
    return game.orderText().read(text);
  }

  // ---- playing

  public final P plays(String text, Integer... dice) {
    Game.Played played =
        dice.length == 0 ? game.play(order(text)) : game.play(order(text), List.of(dice));
    assertThat(played.verdict().refusals()).as(text).isEmpty();
    played.events().stream().map(Journal.Told::event).forEach(events::add);
    assertThat(rules.invariants(position())).as("after %s", text).isEmpty();
    return self();
  }

  public final P plays(List<String> texts) {
    texts.forEach(this::plays);
    return self();
  }

  /** Plays an attack or overrun with the die that brings this result, and further dice. */
  public final P fights(String text, String result, Integer... more) {
    for (int die = 1; die <= FACES; die++) {
      List<Integer> dice = new ArrayList<>(List.of(die));
      dice.addAll(List.of(more));
      if (brings(text, dice, result)) {
        return plays(text, dice.toArray(Integer[]::new));
      }
    }
    throw new AssertionError("no die brings " + result + " at " + odds(text).column());
  }

  /** Whether dice bring a result; those that another result would call for are ones. */
  private boolean brings(String text, List<Integer> dice, String result) {
    Game trial = new Game(rules, position().copy(), new Seeded(1), Map.of());
    List<Integer> enough = new ArrayList<>(dice);
    enough.addAll(Collections.nCopies(FACES, 1));
    return trial.play(order(text), enough).events().stream()
        .anyMatch(t -> t.event() instanceof Combat c && c.result().equals(result));
  }

  /** The order is refused, for this case among others, and every refusal says why. */
  public final P refuses(String rule, String text) {
    List<Refusal> refusals = game.check(order(text)).refusals();
    assertThat(refusals).as(text).extracting(Refusal::rule).contains(rule);
    assertThat(refusals).as("reasons").noneMatch(refusal -> refusal.why().isBlank());
    return self();
  }

  public final P allows(String text) {
    assertThat(game.check(order(text)).refusals()).as(text).isEmpty();
    return self();
  }

  /** Goes on with nobody doing anything until this question comes up. */
  public final P until(String stage) {
    for (int i = 0; i < LONG && !question().equals(stage); i++) {
      plays(game.orderText().write(idle()));
    }
    assertThat(question()).isEqualTo(stage);
    return self();
  }

  /** The order that does least: to end or to pass, otherwise the first that is listed. */
  private Order idle() {
    for (Order least : List.of(new EndPhase(), new Pass())) {
      if (game.check(least).isLegal()) {
        return least;
      }
    }
    List<Order> first = new ArrayList<>();
    rules.legal(position(), order -> !first.add(order));
    return first.getFirst();
  }

  // ---- looking

  public final String question() {
    return game.decision().stage();
  }

  public final Side asked() {
    return game.decision().side();
  }

  /** Where a unit is: its hex, {@code waiting}, {@code gone} or a box of the game's own. */
  public final String at(String id) {
    return position().place(unit(id));
  }

  public final int stepsLeft(String id) {
    return position().stepsLeft(unit(id));
  }

  public final boolean is(String id, int flag) {
    return position().is(unit(id), flag);
  }

  /** The strengths of a unit as its counter now shows them. */
  public final String strengths(String id) {
    return position().step(unit(id)).toString();
  }

  /** Whether a side's zones that bear on movement cover a hex. */
  public final boolean inZone(Side side, String hex) {
    return rules.zones(position(), side, "movement").has(hex(hex));
  }

  /** What it costs to get a unit to a hex, in points; nothing if it is out of normal reach. */
  public final Optional<Double> cost(String id, String to) {
    return rules.reach(position(), Units.of(unit(id))).stream()
        .filter(r -> r.hex() == hex(to) && r.manner().isNothing())
        .map(Reached::cost)
        .map(points -> points.value())
        .findFirst();
  }

  public final Forecast odds(String text) {
    return rules.odds(position(), order(text));
  }

  /** The legal orders of a type, as text. */
  public final List<String> legal(String type) {
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

  public final Score score() {
    return rules.score(position());
  }

  public final View view(Side side) {
    return rules.view(position(), side);
  }

  /** All that happened, in order. */
  public final List<Event> events() {
    return events;
  }

  /** The last event of a kind. */
  public final <E extends Event> E last(Class<E> kind) {
    return events.reversed().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + kind.getSimpleName() + " in " + events));
  }
}
