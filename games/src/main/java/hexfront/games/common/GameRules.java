package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Event;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.StagedRulebook;
import hexfront.engine.Verdict;
import hexfront.engine.events.StandardEvents;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.OrderType;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Nature;
import hexfront.engine.written.Forms;
import hexfront.engine.written.Written;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What every rulebook of stages has besides its sections: board, options, types of orders and
 * events, the written form, and the words in which its sentences name units and hexes.
 *
 * @param <R> the rulebook itself
 */
public abstract class GameRules<R extends GameRules<R>> implements StagedRulebook<R> {
  private final Board board;
  private final Map<String, Boolean> options;
  private final Ending ending;
  private final Experiences experiences;
  private final List<OrderType> orderTypes;
  private final List<Class<? extends Event>> eventTypes;
  private final Written written;

  /**
   * A rulebook for a board.
   *
   * @param terms the options that were chosen, and when the game ends
   * @param ownEvents the events that only this game has
   * @param forms the names under which its stages, flags and numbers are written
   */
  protected GameRules(
      Board board,
      Terms terms,
      List<OrderType> orderTypes,
      List<Class<? extends Event>> ownEvents,
      Forms forms) {
    this.board = board;
    this.options = terms.options();
    this.ending = terms.ending();
    experiences = terms.experiences();
    this.orderTypes = List.copyOf(orderTypes);
    eventTypes =
        Stream.of(StandardEvents.TYPES, ownEvents)
            .<Class<? extends Event>>flatMap(List::stream)
            .toList();
    written = new Written(board, new OrderText(board, this.orderTypes), forms);
  }

  @Override
  @SuppressWarnings("unchecked") // R is the rulebook itself
  public final R self() {
    return (R) this;
  }

  @Override
  @SuppressWarnings("unchecked") // a position of this game stands in a stage of this game
  public final PlayedStage<R> at(Position p) {
    return (PlayedStage<R>) p.stage();
  }

  @Override
  public final Board board() {
    return board;
  }

  @Override
  public final List<OrderType> orderTypes() {
    return orderTypes;
  }

  @Override
  public final List<Class<? extends Event>> eventTypes() {
    return eventTypes;
  }

  @Override
  public final Written written() {
    return written;
  }

  /** An empty position before anything is set up. */
  public abstract Position empty();

  // ---- what sections and stages ask

  /** The case by which an order is refused in a stage that does not take it. */
  protected abstract String placeCase(Position p, Order order);

  /** Refuses an order that the stage of a position does not take. */
  public Verdict outOfPlace(Position p, Order order) {
    return Verdict.refused(
        placeCase(p, order),
        "'%s' has no place in the %s stage; expected one of %s"
            .formatted(order.type(), p.stage().word(), decision(p).orders()));
  }

  /** When the game ends and what counts then. */
  public final Ending ending() {
    return ending;
  }

  /** What earlier games teach commanders about a lead that a side reckons with. */
  public final Experience experience(Position p, Side side) {
    return experiences.of(side, p.turn());
  }

  /** The nature that has proved best for a side, as captains play it. */
  public final Nature nature(Position p, Side side) {
    return experiences.nature(side, p.turn());
  }

  /** Whether an option was chosen. */
  public final boolean has(String option) {
    return options.getOrDefault(option, false);
  }

  /** A unit's name for sentences. */
  public final String name(int unit) {
    return board.unit(unit).id();
  }

  /** A hex's name for sentences. */
  public final String number(int hex) {
    return hex < 0 || hex >= board.hexes() ? "off the map" : board.grid().number(hex);
  }

  /** A path for sentences. */
  public final String path(Hexes hexes) {
    return hexes.stream().mapToObj(this::number).collect(Collectors.joining("-"));
  }

  /** The attack whose odds somebody asks for, in games without overruns. */
  protected static Attack attack(Order order) {
    if (order instanceof Attack attack) {
      return attack;
    }
    throw new IllegalArgumentException("odds are asked for an attack, not for " + order.type());
  }
}
