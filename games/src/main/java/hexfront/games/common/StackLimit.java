package hexfront.games.common;

import hexfront.engine.Ask;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** How many units may stay in a hex, and which of them go if there are too many. */
public abstract class StackLimit {
  private final Roster roster;
  private final IntFunction<String> name;
  private final IntFunction<String> number;
  private final String rule;

  /**
   * A limit.
   *
   * @param rule the case by which units that are too many go
   */
  protected StackLimit(GameRules<?> rules, Roster roster, String rule) {
    this(roster, rules::name, rules::number, rule);
  }

  /** The same with the words for units and hexes. */
  StackLimit(Roster roster, IntFunction<String> name, IntFunction<String> number, String rule) {
    this.roster = roster;
    this.name = name;
    this.number = number;
    this.rule = rule;
  }

  /** By how many units a hex is overfull; negative if there is room for so many more. */
  public abstract int tooMany(Position p, int hex);

  /** Whether a unit takes room, so that it is one of those that may have to go. */
  protected abstract boolean counts(int unit);

  /** The units of a hex that count. */
  public final int[] counted(Position p, int hex) {
    int[] stack = p.stack(hex);
    int n = 0;
    for (int unit : stack) {
      if (counts(unit)) {
        stack[n++] = unit;
      }
    }
    return n == stack.length ? stack : Arrays.copyOf(stack, n);
  }

  /** Whether one more unit may stay in a hex. */
  public final boolean hasRoom(Position p, int hex) {
    return tooMany(p, hex) < 0;
  }

  /** The hexes in which a side has too many units. */
  public final List<Integer> overfull(Position p, Side side) {
    List<Integer> found = new ArrayList<>();
    for (int unit : roster.units(side)) {
      int hex = p.hex(unit);
      if (hex >= 0 && p.first(hex) == unit && p.next(unit) >= 0 && tooMany(p, hex) > 0) {
        found.add(hex);
      }
    }
    return found;
  }

  /** What is to be said of these hexes by a case. */
  public final List<Refusal> against(Position p, Side side, String by, String why) {
    return overfull(p, side).stream()
        .map(hex -> new Refusal(by, why + " in " + number.apply(hex)))
        .toList();
  }

  public final boolean anyOverfull(Position p, Side side) {
    for (int unit : roster.units(side)) {
      int hex = p.hex(unit);
      if (hex >= 0 && p.next(unit) >= 0 && tooMany(p, hex) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether no hex is overfull once units have gone these ways. */
  public final boolean fit(Position p, Paths paths) {
    Map<Integer, Integer> come = new HashMap<>();
    paths.forEach(
        (unit, path) -> {
          int room = counts(unit) ? 1 : 0;
          come.merge(path.last(), room, Integer::sum);
          come.merge(p.hex(unit), -room, Integer::sum);
        });
    return come.entrySet().stream()
        .allMatch(e -> e.getValue() <= 0 || tooMany(p, e.getKey()) + e.getValue() <= 0);
  }

  // ---- those that are too many

  /** Asks a side which units of its overfull hexes go. */
  public final Ask.Some ask(Position p, Side side) {
    return new Ask.Some(
        "remove",
        overfull(p, side).stream()
            .map(hex -> new Ask.Group(Units.of(counted(p, hex)), tooMany(p, hex), tooMany(p, hex)))
            .toList(),
        Remove::new);
  }

  /** As many units of an overfull hex go as are too many. */
  public final Verdict check(Position p, Side side, Units units) {
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused(rule, "name the units that go, each once");
    }
    Refusals no = new Refusals();
    for (int unit : units.toArray()) {
      boolean may = p.onMap(unit) && p.board().side(unit) == side && counts(unit);
      no.addIf(
          !may || tooMany(p, p.hex(unit)) <= 0,
          rule,
          () -> name.apply(unit) + " is not in a hex with too many units");
    }
    for (int hex : overfull(p, side)) {
      int n = tooMany(p, hex);
      no.addIf(
          !no.any() && units.stream().filter(unit -> p.hex(unit) == hex).count() != n,
          rule,
          () -> number.apply(hex) + " gives up " + n + " units");
    }
    return no.verdict();
  }
}
