package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Section 7: how many units may stand in a hex. */
public final class Stacking {
  private final AgsRules rules;
  private final boolean[] particular;

  Stacking(AgsRules rules) {
    this.rules = rules;
    particular = new boolean[rules.board().unitCount()];
    for (Unit unit : rules.board().units()) {
      particular[unit.index()] = isParticular(unit);
    }
  }

  /** Whether there are units on its side that a unit never shares a hex with. */
  private boolean isParticular(Unit unit) {
    return rules.board().units().stream()
        .anyMatch(
            other ->
                other.index() != unit.index()
                    && other.side() == unit.side()
                    && !rules.exclusive().mayShareHex(unit, other));
  }

  /** How many stacking points the combat units of a hex have beyond the limit. */
  @Case("AGS-7.0")
  int excessCombat(Position p, int hex) {
    int points = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      points += points(unit);
    }
    return Math.max(0, points - rules.exclusive().stackingLimit());
  }

  /** How many headquarters a hex has beyond the one that may be there. */
  @Case("AGS-11.22")
  int excessHeadquarters(Position p, int hex) {
    int headquarters = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      headquarters += rules.roster().isHeadquarters(unit) ? 1 : 0;
    }
    return Math.max(0, headquarters - 1);
  }

  /** What a unit counts towards the limit; headquarters count nothing. */
  int points(int unit) {
    return rules.roster().isHeadquarters(unit)
        ? 0
        : rules.exclusive().stackingPoints(rules.board().unit(unit));
  }

  public boolean isOverfull(Position p, int hex) {
    return excessCombat(p, hex) > 0 || excessHeadquarters(p, hex) > 0 || anyClash(p, hex);
  }

  private boolean anyClash(Position p, int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (clashes(p, unit, hex)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a hex holds a unit with which this one may not share it. */
  private boolean clashes(Position p, int unit, int hex) {
    if (!particular[unit]) {
      return false;
    }
    for (int other = p.first(hex); other >= 0; other = p.next(other)) {
      if (other != unit && particular[other] && !mayShare(unit, other)) {
        return true;
      }
    }
    return false;
  }

  /** The case that an overfull hex breaks. */
  String caseAgainst(Position p, int hex) {
    return excessCombat(p, hex) == 0 && anyClash(p, hex)
        ? rules.exclusive().companyCase()
        : rules.exclusive().stackingCase(p, hex);
  }

  /** Whether a unit is one of those that are too many in its hex. */
  boolean isTooMuch(Position p, int unit) {
    int hex = p.hex(unit);
    return rules.roster().isHeadquarters(unit)
        ? excessHeadquarters(p, hex) > 0
        : excessCombat(p, hex) > 0 || clashes(p, unit, hex);
  }

  /** Whether a unit could stand in a hex beside the units there. */
  boolean hasRoom(Position p, int unit, int hex) {
    int points = points(unit);
    int headquarters = rules.roster().isHeadquarters(unit) ? 1 : 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (u != unit) {
        points += points(u);
        headquarters += rules.roster().isHeadquarters(u) ? 1 : 0;
      }
    }
    return points <= rules.exclusive().stackingLimit()
        && headquarters <= 1
        && !clashes(p, unit, hex);
  }

  /** Whether the first of these units may stand together in a hex. */
  @Case({"AGS-7.0", "AGS-11.22"})
  boolean mayStandTogether(int[] units, int count) {
    int points = 0;
    int headquarters = 0;
    for (int i = 0; i < count; i++) {
      points += points(units[i]);
      headquarters += rules.roster().isHeadquarters(units[i]) ? 1 : 0;
    }
    return points <= rules.exclusive().stackingLimit()
        && headquarters <= 1
        && !anyClash(units, count);
  }

  /** Whether there are units among these that may not share a hex. */
  boolean anyClash(int[] units, int count) {
    for (int i = 0; i < count; i++) {
      for (int j = 0; particular[units[i]] && j < i; j++) {
        if (particular[units[j]] && !mayShare(units[i], units[j])) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean mayShare(int one, int other) {
    return rules.exclusive().mayShareHex(rules.board().unit(one), rules.board().unit(other));
  }

  /** Whether two units of a side need the same room. */
  boolean areAlike(int one, int other) {
    if (one == other) {
      return true;
    }
    if (points(one) != points(other)
        || rules.roster().isHeadquarters(one) != rules.roster().isHeadquarters(other)
        || particular[one] != particular[other]) {
      return false;
    }
    return !particular[one]
        || IntStream.of(rules.roster().units(rules.board().side(one)))
            .filter(unit -> unit != one && unit != other)
            .allMatch(unit -> mayShare(one, unit) == mayShare(other, unit));
  }

  /** Whether any hex of the side holds too many units. */
  boolean anyOverfull(Position p, Side side) {
    for (int unit : rules.roster().units(side)) {
      int hex = p.hex(unit);
      if (hex >= 0 && p.first(hex) == unit && isOverfull(p, hex)) {
        return true;
      }
    }
    return false;
  }

  /** The hexes in which units would have to be removed if a phase ended now. */
  @Case({"AGS-7.0", "AGS-11.22"})
  List<Verdict.Refusal> warnings(Position p, Phase phase) {
    List<Verdict.Refusal> warnings = new ArrayList<>();
    if (phase.isMovement()) {
      for (int hex : rules.overfull(p)) {
        if (p.holds(p.phasing(), hex)) {
          warnings.add(
              new Verdict.Refusal(
                  caseAgainst(p, hex),
                  rules.number(hex) + " is overfull: units there would have to be removed"));
        }
      }
    }
    return warnings;
  }

  /** The owner must name just as many units as are too many, where they are too many. */
  @Case({"AGS-7.0", "AGS-11.22"})
  Verdict check(Position p, ExcessStage stage, Remove order) {
    Units units = order.units();
    Refusals no = new Refusals();
    no.addIf(
        units.size() == 0 || units.hasDoubles(),
        "AGS-7.0",
        () -> "name each unit to be removed once");
    if (no.any()) {
      return no.verdict();
    }
    Position after = p.copy();
    for (int unit : units.toArray()) {
      int hex = p.hex(unit);
      if (hex < 0 || p.board().side(unit) != stage.side()) {
        return Verdict.refused("AGS-7.0", rules.name(unit) + " is not a unit of yours on the map");
      }
      if (stage.among().size() > 0 && !stage.among().has(unit)) {
        return Verdict.refused(
            "AGS-9.74", rules.name(unit) + " did not retreat into " + rules.number(hex));
      }
      if (!isTooMuch(after, unit)) {
        return Verdict.refused(
            "AGS-7.0", rules.name(unit) + " need not be removed from " + rules.number(hex));
      }
      after.takeOff(unit, Position.GONE);
    }
    no.addIf(stillOverfull(after, stage), "AGS-7.0", () -> "more units have to be removed");
    return no.verdict();
  }

  /**
   * The units that have to be removed, hex by hex: of the combat units as many as bring the hex
   * within the limit, of the headquarters all but one.
   */
  List<Ask.Group> excess(Position p, ExcessStage stage) {
    Map<Integer, List<Integer>> combat = new TreeMap<>();
    Map<Integer, List<Integer>> headquarters = new TreeMap<>();
    for (int unit : rules.roster().units(stage.side())) {
      if (mayBeRemoved(p, stage, unit) && isTooMuch(p, unit)) {
        (rules.roster().isHeadquarters(unit) ? headquarters : combat)
            .computeIfAbsent(p.hex(unit), hex -> new ArrayList<>())
            .add(unit);
      }
    }
    List<Ask.Group> groups = new ArrayList<>();
    combat.forEach((hex, units) -> groups.add(excessCombat(p, hex, units)));
    headquarters.forEach(
        (hex, units) -> {
          int n = excessHeadquarters(p, hex);
          groups.add(new Ask.Group(units(units), n, n));
        });
    return groups;
  }

  private static boolean mayBeRemoved(Position p, ExcessStage stage, int unit) {
    return p.onMap(unit) && (stage.among().size() == 0 || stage.among().has(unit));
  }

  /** Few units go if those go that count most, many if those go that count least. */
  private Ask.Group excessCombat(Position p, int hex, List<Integer> units) {
    List<Integer> points = units.stream().map(this::points).sorted().toList();
    int excess = Math.max(1, excessCombat(p, hex));
    return new Ask.Group(
        units(units),
        needed(points.reversed(), excess),
        anyClash(p, hex) ? units.size() : needed(points, excess));
  }

  private static int needed(List<Integer> points, int excess) {
    int sum = 0;
    int n = 0;
    while (n < points.size() && sum < excess) {
      sum += points.get(n++);
    }
    return n;
  }

  private static Units units(List<Integer> units) {
    return Units.of(units.stream().mapToInt(Integer::intValue).toArray());
  }

  /** One way to give up what is too much: the weakest units first. */
  int[] weakestExcess(Position p, ExcessStage stage) {
    Position after = p.copy();
    return IntStream.of(rules.roster().units(stage.side()))
        .filter(unit -> mayBeRemoved(p, stage, unit))
        .boxed()
        .sorted(Comparator.comparingInt(unit -> rules.roster().defence(p, unit)))
        .mapToInt(Integer::intValue)
        .filter(
            unit -> {
              boolean goes = isTooMuch(after, unit);
              if (goes) {
                after.takeOff(unit, Position.GONE);
              }
              return goes;
            })
        .toArray();
  }

  /** Whether units still have to be removed: of those to choose from, or of all. */
  private boolean stillOverfull(Position after, ExcessStage stage) {
    return stage.among().size() == 0
        ? anyOverfull(after, stage.side())
        : stage.among().stream().anyMatch(unit -> after.onMap(unit) && isTooMuch(after, unit));
  }

  void carryOut(Position p, Remove order, Chronicle chronicle) {
    for (int unit : order.units().toArray()) {
      String rule = caseAgainst(p, p.hex(unit));
      rules.eliminate(p, unit, "overstacked", rule, chronicle);
    }
  }
}
