package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Advanced;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Cases 12.4 and 14.0: attackers follow, and overrun whom they meet.
 *
 * @param limits the hexes that each may advance in all
 * @param used those it has gone
 * @param origins the hexes from which they attacked
 * @param done those who may not go on
 */
@Word("advance")
record Advancing(Fight fight, Steps limits, Steps used, Steps origins, Units done)
    implements PlayedStage<StalingradRules> {
  /** Offers the advance if anybody can go; else the phase goes on. */
  @Case({"CTS-12.4a", "CTS-12.4b", "CTS-12.4f"})
  static void begin(StalingradRules rules, Position p, Fight fight, Chronicle chronicle) {
    Map<Integer, Integer> limits = new HashMap<>();
    Map<Integer, Integer> origins = new HashMap<>();
    for (int unit : fight.left(p, true)) {
      int limit = rules.advances.limit(p, fight, unit);
      if (limit > 0) {
        limits.put(unit, limit);
        origins.put(unit, p.hex(unit));
      }
    }
    new Advancing(fight, new Steps(limits), new Steps(Map.of()), new Steps(origins), Units.of())
        .goOn(rules, p, chronicle);
  }

  private void goOn(StalingradRules rules, Position p, Chronicle chronicle) {
    boolean more = false;
    for (int unit : able(p)) {
      more = more || rules.advances.hasWay(p, this, unit);
    }
    if (more) {
      p.setStage(this);
    } else {
      end(rules, p, chronicle);
    }
  }

  /** Nobody goes on: a city that was entered is divided, then the phase goes on. */
  @Case({"CTS-12.4b", "CTS-24.3a"})
  private void end(StalingradRules rules, Position p, Chronicle chronicle) {
    for (int i = 0; i < fight.hexes().size(); i++) {
      if (rules.cities.isUndivided(p, fight.hexes().get(i))) {
        int[] from =
            origins.byUnit().values().stream().mapToInt(Integer::intValue).distinct().toArray();
        Sectioning.begin(
            rules, p, new Sectioning(fight, fight.hexes().get(i), true, Hexes.of(from)), chronicle);
        return;
      }
    }
    p.setStage(new InCombat());
  }

  /** Units that overran stay where they are; the advance of the others goes on. */
  @Case("CTS-14.1g")
  void halted(StalingradRules rules, Position p, int[] units, Chronicle chronicle) {
    int[] stop = IntStream.concat(done.stream(), Arrays.stream(units)).distinct().toArray();
    new Advancing(fight, limits, used, origins, Units.of(stop)).goOn(rules, p, chronicle);
  }

  // ---- who

  /** The hex from which a unit attacked. */
  private int origin(Position p, int unit) {
    return origins.byUnit().getOrDefault(unit, p.hex(unit));
  }

  int used(int unit) {
    return used.byUnit().getOrDefault(unit, 0);
  }

  int left(int unit) {
    return done.has(unit) ? 0 : limits.byUnit().getOrDefault(unit, 0) - used(unit);
  }

  int[] able(Position p) {
    return limits.byUnit().keySet().stream()
        .mapToInt(Integer::intValue)
        .filter(unit -> p.onMap(unit) && left(unit) > 0)
        .toArray();
  }

  /** Whether a unit may take a step with those who go along, if there is room. */
  boolean mayStep(
      StalingradRules rules, Position p, int unit, Units along, int from, int to, int soFar) {
    return soFar == 0
        ? rules.advances.mayBegin(p, fight, unit, to)
        : rules.advances.mayGoOn(p, unit, along, from, to);
  }

  boolean hasRoom(StalingradRules rules, Position p, int unit, int hex) {
    return rules.stacking.hasRoom(p, unit, hex);
  }

  /** The units that stand with a unit and can go on. */
  Units companions(Position p, int unit) {
    return Units.of(IntStream.of(able(p)).filter(u -> p.hex(u) == p.hex(unit)).toArray());
  }

  /** The same with more hexes gone. */
  Advancing with(Steps gone) {
    return new Advancing(fight, limits, gone, origins, done);
  }

  // ---- asking

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Advance, overrun, or pass.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("advance", each -> new AdvanceChoices(rules, this).list(p, each)),
        new Ask.Phase("overrun", each -> new AdvanceChoices(rules, this).listOverruns(p, each)),
        Ask.PASS);
  }

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    return new AdvanceChoices(rules, this).draw(p, random);
  }

  // ---- advances

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case Pass o -> Verdict.legal();
      case Advance o -> checkAdvance(rules, p, o.paths());
      case Overrun o -> rules.advanceOverruns.check(p, this, o);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Case({"CTS-12.4d", "CTS-12.4e", "CTS-12.4f", "CTS-12.4g", "CTS-12.4h", "CTS-12.4i", "CTS-5.0a"})
  private Verdict checkAdvance(StalingradRules rules, Position p, Paths paths) {
    if (paths.isEmpty()) {
      return Verdict.refused("CTS-12.4b", "an advance names units and their ways; or pass");
    }
    Refusals no = new Refusals();
    Map<Integer, Integer> come = new HashMap<>();
    Map<Hexes, Units> stacks = stacks(paths);
    Position now = stacks.size() > 1 ? p.copy() : p;
    stacks.forEach(
        (path, units) -> {
          for (int unit : units.toArray()) {
            String rule = against(rules, now, unit, units, path);
            if (rule != null) {
              no.add(rule, rules.name(unit) + " cannot advance " + rules.path(path));
            }
          }
          if (!no.any()) {
            checkRoom(rules, p, units, path, come, no);
          }
          if (!no.any() && stacks.size() > 1) {
            units.stream().forEach(unit -> now.place(unit, path.last()));
          }
        });
    return no.verdict();
  }

  /** Those who go the same way, in the order in which they are named. */
  private static Map<Hexes, Units> stacks(Paths paths) {
    Map<Hexes, List<Integer>> stacks = new LinkedHashMap<>();
    paths.forEach((unit, path) -> stacks.computeIfAbsent(path, k -> new ArrayList<>()).add(unit));
    Map<Hexes, Units> together = new LinkedHashMap<>();
    stacks.forEach(
        (path, stack) ->
            together.put(path, Units.of(stack.stream().mapToInt(Integer::intValue).toArray())));
    return together;
  }

  /**
   * In no hex of an advance are there ever too many. Who goes later finds those who went before
   * where they end, and wherever a river may stop them.
   *
   * @param come half divisions that went before, by hex
   */
  @Case({"CTS-5.0a", "CTS-5.1b"})
  private void checkRoom(
      StalingradRules rules,
      Position p,
      Units units,
      Hexes path,
      Map<Integer, Integer> come,
      Refusals no) {
    int halves = units.stream().map(rules.roster::halves).sum();
    for (int i = 1; i < path.size() && halves > 0; i++) {
      int hex = path.get(i);
      int there = rules.stacking.halves(p, hex, p.phasing()) + come.getOrDefault(hex, 0);
      int own = hex == path.first() ? halves : 0;
      no.addIf(
          there - own + halves > Stacking.LIMIT,
          "CTS-5.0a",
          () -> rules.number(hex) + " would hold too many units");
    }
    come.merge(path.first(), -halves, Integer::sum);
    come.merge(path.last(), halves, Integer::sum);
    for (int i = 0; i < path.size() - 1; i++) {
      if (used(units.get(0)) + i > 0
          && rules.advances.isRolled(p, p.phasing(), path.get(i), path.get(i + 1))) {
        come.merge(path.get(i), halves, Integer::sum);
      }
    }
  }

  private @Nullable String against(
      StalingradRules rules, Position p, int unit, Units along, Hexes path) {
    if (!p.onMap(unit) || !limits.byUnit().containsKey(unit)) {
      return "CTS-12.4a";
    }
    if (path.size() < 2 || path.first() != p.hex(unit)) {
      return "CTS-12.4f";
    }
    if (path.size() - 1 > left(unit)) {
      return done.has(unit) ? "CTS-12.4h" : "CTS-12.4d";
    }
    for (int i = 1; i < path.size(); i++) {
      int soFar = used(unit) + i - 1;
      if (path.get(i) < 0 || !mayStep(rules, p, unit, along, path.get(i - 1), path.get(i), soFar)) {
        return soFar == 0 ? "CTS-12.4f" : caseAgainst(rules, p, path.get(i - 1), path.get(i));
      }
    }
    return null;
  }

  private static String caseAgainst(StalingradRules rules, Position p, int from, int to) {
    int d = to < 0 ? -1 : rules.board().grid().direction(from, to);
    if (d < 0 || rules.terrain.isBarred(from, d) || p.holds(p.phasing().enemy(), to)) {
      return "CTS-12.4e";
    }
    if (rules.advances.stops(p, p.phasing(), from)) {
      return "CTS-12.4h";
    }
    return rules.advances.isBroad(p, from, d) ? "CTS-12.4g" : "CTS-12.4i";
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Advance o -> advance(rules, p, o.paths(), dice, chronicle);
      case Overrun o -> rules.advanceOverruns.carryOut(p, this, o, dice, chronicle);
      default -> end(rules, p, chronicle);
    }
  }

  private void advance(
      StalingradRules rules, Position p, Paths paths, Dice dice, Chronicle chronicle) {
    Map<Integer, Integer> gone = new HashMap<>(used.byUnit());
    List<Integer> stopped = new ArrayList<>(done.stream().boxed().toList());
    stacks(paths)
        .forEach(
            (path, stack) -> {
              int[] units = stack.toArray();
              int n = walk(rules, p, units, path, dice, chronicle);
              for (int unit : units) {
                gone.merge(unit, Math.abs(n), Integer::sum);
                if (n < 0 || Math.abs(n) < path.size() - 1) {
                  stopped.add(unit);
                }
              }
            });
    int[] stop = stopped.stream().mapToInt(Integer::intValue).distinct().toArray();
    new Advancing(fight, limits, new Steps(gone), origins, Units.of(stop))
        .goOn(rules, p, chronicle);
  }

  /** A stack goes a way as far as rivers let it; negative if it may not go on from there. */
  @Case({"CTS-12.4c", "CTS-12.4k"})
  private int walk(
      StalingradRules rules, Position p, int[] units, Hexes path, Dice dice, Chronicle chronicle) {
    StalingradTables.RiverCrossing table = rules.tables.riverCrossing();
    int last = path.size() - 1;
    boolean ends = false;
    for (int i = 1; i <= last && !ends; i++) {
      int from = path.get(i - 1);
      if (used(units[0]) + i > 1 && rules.advances.isRolled(p, p.phasing(), from, path.get(i))) {
        int die = dice.roll();
        chronicle.tell(new Rolled(List.of(die), "river-crossing", p.phasing(), "CTS-12.4k"));
        int sum = die + rules.advances.modifier(p, units);
        if (sum < table.crossesFrom()) {
          last = i - 1;
          ends = true;
        } else if (sum < table.goesOnFrom()) {
          last = i;
          ends = true;
        }
      }
    }
    if (last > 0) {
      Hexes gone = Hexes.of(Arrays.copyOf(path.toArray(), last + 1));
      rules.cities.enter(p, fight, gone.last(), unit -> origin(p, unit), chronicle);
      for (int unit : units) {
        enter(rules, p, unit, gone, chronicle);
      }
      rules.control.went(p, p.phasing(), gone, chronicle);
    }
    return ends ? -last : last;
  }

  static void enter(StalingradRules rules, Position p, int unit, Hexes path, Chronicle chronicle) {
    rules.stacking.put(p, unit, path.last());
    chronicle.tell(new Advanced(new UnitRef(unit), path, "CTS-12.4c"));
  }
}
