package hexfront.app.soak;

import hexfront.engine.Board;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Looks again, by other means than the rule's own check, at an order that was accepted: what every
 * game of the kind demands, the reach of the movers, and the list of legal orders where it is
 * complete.
 */
final class SecondLook {
  private static final int LONGEST_LIST = 3000;

  private final Rulebook rulebook;
  private final Board board;

  SecondLook(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.board = rulebook.board();
  }

  /** What speaks against an order that was accepted, if anything. */
  Optional<String> objection(Game game, Order order) {
    Position p = game.position();
    Side side = game.decides();
    if (!game.decision().takes(order.type())) {
      return Optional.of("the decision does not offer it");
    }
    if (!game.check(order).isLegal()) {
      return Optional.of("a second game refuses it");
    }
    return switch (order) {
      case Move move -> move(p, side, move);
      case Overrun overrun ->
          together(p, side, overrun.units())
              .or(() -> enemyBeside(p, side, overrun.units(), overrun.hex().index()));
      case Rail rail -> path(p, rail.unit().index(), rail.path());
      case Attack attack -> attack(p, side, attack);
      case Enter enter ->
          enter.units().stream().anyMatch(unit -> p.onMap(unit) || board.side(unit) != side)
              ? Optional.of("it enters what is not waiting")
              : Optional.empty();
      case Remove remove -> own(p, side, remove.units());
      case Lose lose -> losses(p, lose.steps().byUnit());
      default -> listed(p, order);
    };
  }

  /** Only a side that loses all it names may name more steps than its units have. */
  private static Optional<String> losses(Position p, Map<Integer, Integer> steps) {
    if (!steps.keySet().stream().allMatch(p::onMap)) {
      return Optional.of("a unit loses steps that is not on the map");
    }
    boolean tooMany =
        steps.entrySet().stream().anyMatch(e -> e.getValue() > p.stepsLeft(e.getKey()));
    boolean allDie =
        steps.entrySet().stream().allMatch(e -> e.getValue() >= p.stepsLeft(e.getKey()));
    return tooMany && !allDie
        ? Optional.of("a unit loses more steps than it has")
        : Optional.empty();
  }

  private Optional<String> move(Position p, Side side, Move move) {
    return together(p, side, move.units())
        .or(() -> path(p, move.units().get(0), move.path()))
        .or(
            () ->
                move.path().last() >= 0
                        && !p.isEmpty(move.path().last())
                        && !p.holds(side, move.path().last())
                    ? Optional.of("it ends among enemies")
                    : Optional.empty())
        .or(() -> move.path().last() < 0 ? Optional.empty() : reached(p, move));
  }

  /** A move along any path ends where the cheapest paths end too, or where it began. */
  private Optional<String> reached(Position p, Move move) {
    List<Rulebook.Reached> reach = rulebook.reach(p, move.units());
    boolean counts =
        move.manner().isNothing() || reach.stream().anyMatch(r -> r.manner().equals(move.manner()));
    boolean inReach =
        move.path().last() == move.path().first()
            || reach.stream().anyMatch(r -> r.hex() == move.path().last());
    return counts && !inReach ? Optional.of("it ends out of reach") : Optional.empty();
  }

  private Optional<String> attack(Position p, Side side, Attack attack) {
    for (int i = 0; i < attack.hexes().size(); i++) {
      int hex = attack.hexes().get(i);
      var objection =
          own(p, side, attack.attackers()).or(() -> enemyBeside(p, side, attack.attackers(), hex));
      if (objection.isPresent()) {
        return objection;
      }
    }
    return attack.hexes().size() == 0 ? Optional.of("it has no target") : Optional.empty();
  }

  private Optional<String> enemyBeside(Position p, Side side, Units units, int hex) {
    if (hex < 0 || !p.holds(side.enemy(), hex)) {
      return Optional.of("no enemy is in the hex");
    }
    boolean beside = units.stream().allMatch(unit -> board.grid().adjacent(p.hex(unit), hex));
    return beside ? Optional.empty() : Optional.of("a unit is not adjacent");
  }

  /** On the map or in a box of the game's own. */
  private static boolean isThere(Position p, int unit) {
    return p.onMap(unit) || p.hex(unit) != Position.WAITING && !p.gone(unit);
  }

  private Optional<String> own(Position p, Side side, Units units) {
    if (units.size() == 0 || units.hasDoubles()) {
      return Optional.of("no unit, or one twice");
    }
    boolean own = units.stream().allMatch(unit -> isThere(p, unit) && board.side(unit) == side);
    return own ? Optional.empty() : Optional.of("a unit is not on the map or not of the side");
  }

  private Optional<String> together(Position p, Side side, Units units) {
    return own(p, side, units)
        .or(
            () ->
                units.stream().map(p::hex).distinct().count() > 1
                    ? Optional.of("the units do not stand together")
                    : Optional.empty());
  }

  private Optional<String> path(Position p, int unit, Hexes path) {
    if (path.size() < 2 || path.first() != p.hex(unit)) {
      return Optional.of("the path does not begin where the unit stands");
    }
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      boolean leaves = path.get(i) < 0 && i == path.size() - 1 && board.grid().onEdge(from);
      if (!leaves && (path.get(i) < 0 || !board.grid().adjacent(from, path.get(i)))) {
        return Optional.of("the path has a gap");
      }
    }
    return Optional.empty();
  }

  /** Whether the list of legal orders, where it is complete, has the order in some wording. */
  private Optional<String> listed(Position p, Order order) {
    Set<String> seen = new HashSet<>();
    boolean complete =
        rulebook.legal(
            p,
            each -> {
              seen.add(key(each));
              return seen.size() < LONGEST_LIST;
            });
    return complete && !seen.contains(key(order))
        ? Optional.of("the complete list of legal orders lacks it")
        : Optional.empty();
  }

  /** Orders that say the same thing have the same key. */
  private static String key(Order order) {
    return switch (order) {
      case Move m -> "move " + sorted(m.units()) + m.path().last() + m.manner();
      case Attack a -> "attack " + sorted(a.attackers()) + a.hexes() + a.support();
      case Retreat r -> "retreat " + ends(r.paths());
      case Advance a -> "advance " + ends(a.paths());
      default ->
          order.type()
              + " "
              + Field.of(order.getClass()).stream().map(f -> value(f, order)).toList();
    };
  }

  private static String value(Field field, Order order) {
    Object value = field.of(order);
    return value instanceof Units units ? sorted(units) : value.toString();
  }

  private static String sorted(Units units) {
    return Arrays.toString(units.stream().sorted().toArray());
  }

  private static String ends(Paths paths) {
    StringBuilder ends = new StringBuilder();
    new TreeMap<>(paths.byUnit())
        .forEach((unit, path) -> ends.append(unit).append("->").append(path.last()).append(' '));
    return ends.toString();
  }
}
