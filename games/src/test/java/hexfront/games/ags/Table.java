package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Seeded;
import hexfront.engine.journal.Journal;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Orders.Spoken;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A sketched position being played. Units are named by their ids, several with spaces between;
 * hexes and paths as printed. Every order that is played must be legal and leave the invariants
 * intact.
 */
public final class Table {
  private final AgsRules rules;
  private final Game game;
  private final List<Event> events = new ArrayList<>();

  Table(AgsRules rules, Position start) {
    this.rules = rules;
    this.game = new Game(rules, start, new Seeded(1), Map.of());
  }

  public AgsRules rules() {
    return rules;
  }

  public Position position() {
    return game.position();
  }

  // ---- names

  public int unit(String id) {
    return rules
        .board()
        .unit(id)
        .orElseThrow(() -> new IllegalArgumentException("the sketch has no unit " + id));
  }

  Units units(String ids) {
    return Units.of(Arrays.stream(ids.split(" ")).mapToInt(this::unit).toArray());
  }

  public int hex(String number) {
    return number.equals("off")
        ? HexGrid.OFF
        : rules
            .board()
            .grid()
            .hex(number)
            .orElseThrow(() -> new IllegalArgumentException("the sketch has no hex " + number));
  }

  Hexes path(String path) {
    return Hexes.of(Arrays.stream(path.split("-")).mapToInt(this::hex).toArray());
  }

  private String number(int hex) {
    return hex == HexGrid.OFF ? "off" : rules.board().grid().number(hex);
  }

  // ---- playing

  /** Plays an order with these dice. */
  public Table plays(Spoken order, Integer... dice) {
    Game.Played played = game.play(order.on(this), List.of(dice));
    assertThat(played.verdict().refusals()).as("refusals of %s", order.on(this)).isEmpty();
    played.events().stream().map(Journal.Told::event).forEach(events::add);
    assertThat(rules.invariants(position())).as("invariants after an order").isEmpty();
    return this;
  }

  /** Plays an attack or overrun with the die that brings this result, for example {@code -/1}. */
  public Table fights(Spoken order, String result) {
    int column = rules.table().table().columns().indexOf(odds(order).column());
    int die =
        IntStream.rangeClosed(1, 6)
            .filter(d -> rules.table().result(column, d).toString().equals(result))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no die brings " + result + " at " + odds(order).column()));
    return plays(order, die);
  }

  /** The order is refused, for this case among others, and every refusal says why. */
  public Table refuses(String rule, Spoken order) {
    List<Refusal> refusals = game.check(order.on(this)).refusals();
    assertThat(refusals)
        .as("refusals of %s", order.on(this))
        .extracting(Refusal::rule)
        .contains(rule);
    assertThat(refusals).as("reasons").noneMatch(refusal -> refusal.why().isBlank());
    return this;
  }

  public boolean isLegal(Spoken order) {
    return game.check(order.on(this)).isLegal();
  }

  /** Why an order is refused, in one sentence. */
  public String why(Spoken order) {
    return String.join(
        "; ", game.check(order.on(this)).refusals().stream().map(Refusal::why).toList());
  }

  public Table allows(Spoken order) {
    Verdict verdict = game.check(order.on(this));
    assertThat(verdict.refusals()).as("refusals of %s", order.on(this)).isEmpty();
    return this;
  }

  // ---- looking

  /** Where a unit is: its hex, {@code waiting} or {@code gone}. */
  public String at(String unit) {
    int hex = position().hex(unit(unit));
    return hex >= 0 ? number(hex) : hex == Position.GONE ? "gone" : "waiting";
  }

  public int stepsLeft(String unit) {
    return position().stepsLeft(unit(unit));
  }

  /** The strengths of a unit as its counter now shows them. */
  public String strengths(String unit) {
    return position().step(unit(unit)).toString();
  }

  public boolean is(String unit, int flag) {
    return position().is(unit(unit), flag);
  }

  public boolean isSupplied(String unit) {
    return rules.isSupplied(position(), unit(unit));
  }

  /** What a unit may still spend in this phase. */
  public double pointsLeft(String unit) {
    return rules.movement().left(position(), unit(unit)) / 2.0;
  }

  /** The question that waits for an answer, for example {@code lose-or-retreat}. */
  public String question() {
    return game.decision().stage();
  }

  public Side asked() {
    return game.decision().side();
  }

  /** The types of orders that answer the question. */
  public List<String> answers() {
    return game.decision().orders();
  }

  public Forecast odds(Spoken order) {
    return rules.odds(position(), order.on(this));
  }

  public int attackOf(Spoken order) {
    return odds(order).attack();
  }

  public int defenceAgainst(Spoken order) {
    return odds(order).defence();
  }

  /** The hexes units can get to now. */
  public List<String> reach(String units) {
    return rules.reach(position(), units(units)).stream().map(r -> number(r.hex())).toList();
  }

  /** Whether a side's zone covers a hex. */
  public boolean inZone(Side side, String hex) {
    return rules.zones(position(), side, "movement").has(hex(hex));
  }

  /** The hexes in which a unit may end the retreat it is asked for. */
  public List<String> retreatsOf(String unit) {
    return rules.retreating().ways(position(), battle()).movers().stream()
        .filter(mover -> mover.unit() == unit(unit))
        .flatMap(mover -> mover.ways().stream())
        .map(way -> number(way.last()))
        .distinct()
        .sorted()
        .toList();
  }

  /** The hexes in which a unit may end the advance that is offered. */
  public List<String> advancesOf(String unit) {
    return position().stage() instanceof AdvanceStage stage
        ? ends(rules.advancing().paths(position(), stage.battle(), stage.side(), unit(unit)))
        : List.of();
  }

  private Battle battle() {
    return switch (position().stage()) {
      case AnswerStage s -> s.battle();
      case RetreatStage s -> s.battle();
      default -> throw new IllegalStateException("nobody retreats: " + position().stage());
    };
  }

  private List<String> ends(List<int[]> paths) {
    return paths.stream().map(path -> number(path[path.length - 1])).distinct().sorted().toList();
  }

  /** What happened so far. */
  public List<Event> events() {
    return List.copyOf(events);
  }

  /** The last event of a kind. */
  public <E extends Event> E last(Class<E> kind) {
    return events.reversed().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + kind.getSimpleName() + " in " + events));
  }
}
