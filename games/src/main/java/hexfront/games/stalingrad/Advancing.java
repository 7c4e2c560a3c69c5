package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Advanced;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

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
  private static final int TRIES = 6;
  private static final int MOST_IN_OVERRUN = 3;
  private static final int MOST_LISTED = 400;

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

  /** Units that overran into a city stay there; the advance of the others goes on. */
  @Case("CTS-14.1g")
  void halted(StalingradRules rules, Position p, int[] units, Chronicle chronicle) {
    int[] stop =
        java.util.stream.IntStream.concat(done.stream(), java.util.Arrays.stream(units))
            .distinct()
            .toArray();
    new Advancing(fight, limits, used, origins, Units.of(stop)).goOn(rules, p, chronicle);
  }

  // ---- who

  int used(int unit) {
    return used.byUnit().getOrDefault(unit, 0);
  }

  private int left(int unit) {
    return done.has(unit) ? 0 : limits.byUnit().getOrDefault(unit, 0) - used(unit);
  }

  private int[] able(Position p) {
    return limits.byUnit().keySet().stream()
        .mapToInt(Integer::intValue)
        .filter(unit -> p.onMap(unit) && left(unit) > 0)
        .toArray();
  }

  boolean mayStep(StalingradRules rules, Position p, int unit, int from, int to, int soFar) {
    return soFar == 0
        ? rules.advances.mayBegin(p, fight, unit, to)
        : rules.advances.mayGoOn(p, unit, from, to);
  }

  boolean hasRoom(StalingradRules rules, Position p, int unit, int hex) {
    return rules.stacking.hasRoom(p, unit, hex);
  }

  // ---- asking

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Advance, overrun, or pass.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("advance", each -> list(rules, p, each)),
        new Ask.Phase("overrun", each -> listOverruns(rules, p, each)),
        Ask.PASS);
  }

  private boolean list(StalingradRules rules, Position p, Predicate<Order> each) {
    int listed = 0;
    for (int unit : able(p)) {
      List<int[]> ways = new ArrayList<>();
      extend(rules, p, unit, new int[] {p.hex(unit)}, ways);
      for (int[] way : ways) {
        if (listed++ > MOST_LISTED * limits.byUnit().size()) {
          return false;
        }
        Hexes path = Hexes.of(way);
        Map<Integer, Hexes> stack = new LinkedHashMap<>();
        for (int other : able(p)) {
          if (p.hex(other) == p.hex(unit) && other != unit) {
            stack.put(other, path);
          }
        }
        boolean goOn = each.test(new Advance(Paths.of(unit, path)));
        if (goOn && !stack.isEmpty()) {
          stack.put(unit, path);
          goOn = each.test(new Advance(new Paths(stack)));
        }
        if (!goOn) {
          return false;
        }
      }
    }
    return false;
  }

  private void extend(StalingradRules rules, Position p, int unit, int[] path, List<int[]> ways) {
    if (path.length > left(unit) || ways.size() > MOST_LISTED) {
      return;
    }
    int from = path[path.length - 1];
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = rules.board().grid().neighbour(from, d);
      if (to != HexGrid.OFF
          && to != path[0]
          && mayStep(rules, p, unit, from, to, used(unit) + path.length - 1)) {
        int[] longer = java.util.Arrays.copyOf(path, path.length + 1);
        longer[path.length] = to;
        ways.add(longer);
        extend(rules, p, unit, longer, ways);
      }
    }
  }

  private boolean listOverruns(StalingradRules rules, Position p, Predicate<Order> each) {
    HexGrid grid = rules.board().grid();
    for (int unit : able(p)) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(p.hex(unit), d);
        if (to != HexGrid.OFF
            && mayOverrun(rules, p, unit, to)
            && !each.test(new Overrun(companions(p, unit), new Hex(to)))) {
          return false;
        }
      }
    }
    return false;
  }

  /** The units that stand with a unit and can go on. */
  private Units companions(Position p, int unit) {
    return Units.of(
        java.util.stream.IntStream.of(able(p)).filter(u -> p.hex(u) == p.hex(unit)).toArray());
  }

  // ---- advances

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case Pass o -> Verdict.legal();
      case Advance o -> checkAdvance(rules, p, o.paths());
      case Overrun o -> checkOverrun(rules, p, o);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Case({"CTS-12.4d", "CTS-12.4e", "CTS-12.4f", "CTS-12.4g", "CTS-12.4h", "CTS-12.4i", "CTS-5.0a"})
  private Verdict checkAdvance(StalingradRules rules, Position p, Paths paths) {
    if (paths.isEmpty()) {
      return Verdict.refused("CTS-12.4b", "an advance names units and their ways; or pass");
    }
    Refusals no = new Refusals();
    Map<Integer, Integer> coming = new HashMap<>();
    paths.forEach(
        (unit, path) -> {
          String rule = against(rules, p, unit, path);
          if (rule != null) {
            no.add(rule, rules.name(unit) + " cannot advance " + rules.path(path));
          } else {
            count(rules, p, unit, path, coming);
          }
        });
    coming.forEach(
        (hex, halves) ->
            no.addIf(
                !no.any()
                    && halves > 0
                    && rules.stacking.halves(p, hex, p.phasing()) + halves > Stacking.LIMIT,
                "CTS-5.0a",
                () -> rules.number(hex) + " would hold too many units"));
    return no.verdict();
  }

  /** Where a unit may come to stay: its last hex, and any where a river may stop it. */
  private void count(
      StalingradRules rules, Position p, int unit, Hexes path, Map<Integer, Integer> coming) {
    int halves = rules.roster.halves(unit);
    coming.merge(path.first(), -halves, Integer::sum);
    coming.merge(path.last(), halves, Integer::sum);
    for (int i = 1; i < path.size() - 1; i++) {
      if (used(unit) + i > 0
          && rules.advances.isRolled(p, p.phasing(), path.get(i), path.get(i + 1))) {
        coming.merge(path.get(i), halves, Integer::sum);
      }
    }
  }

  private @org.jspecify.annotations.Nullable String against(
      StalingradRules rules, Position p, int unit, Hexes path) {
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
      if (path.get(i) < 0 || !mayStep(rules, p, unit, path.get(i - 1), path.get(i), soFar)) {
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
      case Overrun o -> overrun(rules, p, o, dice, chronicle);
      default -> end(rules, p, chronicle);
    }
  }

  private void advance(
      StalingradRules rules, Position p, Paths paths, Dice dice, Chronicle chronicle) {
    Map<Hexes, List<Integer>> stacks = new LinkedHashMap<>();
    paths.forEach((unit, path) -> stacks.computeIfAbsent(path, k -> new ArrayList<>()).add(unit));
    Map<Integer, Integer> gone = new HashMap<>(used.byUnit());
    List<Integer> stopped = new ArrayList<>(done.stream().boxed().toList());
    stacks.forEach(
        (path, stack) -> {
          int[] units = stack.stream().mapToInt(Integer::intValue).toArray();
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
      Hexes gone = Hexes.of(java.util.Arrays.copyOf(path.toArray(), last + 1));
      rules.cities.enter(p, fight, gone.last(), fight.advance(), chronicle);
      for (int unit : units) {
        enter(rules, p, unit, gone, chronicle);
      }
      rules.control.went(p, p.phasing(), gone, chronicle);
    }
    return ends ? -last : last;
  }

  private static void enter(
      StalingradRules rules, Position p, int unit, Hexes path, Chronicle chronicle) {
    rules.stacking.put(p, unit, path.last());
    chronicle.tell(new Advanced(new UnitRef(unit), path, "CTS-12.4c"));
  }

  // ---- overruns

  /** Whether a unit that has advanced could overrun a hex beside it, alone or with others. */
  @Case({"CTS-14.0a", "CTS-14.0b", "CTS-14.0c"})
  boolean mayOverrun(StalingradRules rules, Position p, int unit, int hex) {
    return againstOverrun(rules, p, unit, hex) == null;
  }

  private @org.jspecify.annotations.Nullable String againstOverrun(
      StalingradRules rules, Position p, int unit, int hex) {
    if (!p.onMap(unit) || used(unit) == 0 || left(unit) < 1) {
      return "CTS-14.0c";
    }
    int advance = rules.isAdvanced() && Weather.isRain(p) ? (fight.raw() + 1) / 2 : fight.raw();
    if (!rules.roster.isMotorized(unit) && !Advances.isGreat(advance)) {
      return "CTS-14.0b";
    }
    int from = p.hex(unit);
    int d = hex < 0 ? -1 : rules.board().grid().direction(from, hex);
    if (d < 0 || !p.holds(p.phasing().enemy(), hex)) {
      return "CTS-14.0a";
    }
    if (rules.advances.stops(p, p.phasing(), from)) {
      return "CTS-12.4h";
    }
    if (rules.advances.isBroad(p, from, d)) {
      return "CTS-12.4g";
    }
    return rules.combat.attacks.reaches(p, unit, hex)
            && rules.roster.attackNow(p, unit) > 0
            && !p.is(unit, Flag.DISRUPTED)
        ? null
        : "CTS-14.0a";
  }

  @Case({"CTS-14.0a", "CTS-14.1a", "CTS-14.1b", "CTS-14.4"})
  private Verdict checkOverrun(StalingradRules rules, Position p, Overrun order) {
    Units units = order.units();
    int hex = order.hex().index();
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("CTS-14.1a", "name the unit that overruns");
    }
    Refusals no = new Refusals();
    for (int unit : units.toArray()) {
      String rule = againstOverrun(rules, p, unit, hex);
      no.addIf(
          rule != null,
          rule == null ? "" : rule,
          () -> rules.name(unit) + " cannot overrun that hex");
    }
    if (no.any()) {
      return no.verdict();
    }
    checkTogether(rules, p, units, no);
    Assault assault = Assault.of(order, true);
    rules.combat.attacks.checkMeans(p, assault, no);
    no.addIf(assault.means().bonus(), "CTS-36.6b", () -> "the bonus is for an attack");
    if (!no.any()) {
      Reckoning r = rules.combat.reckon(p, assault, 0, null);
      no.addIf(r.ladder() == CombatTable.NONE, "CTS-10.1.8a", () -> "the odds are worse than 1-4");
    }
    return no.verdict();
  }

  /** One unit that is alone, or up to three German motorized ones that came as a stack. */
  @Case({"CTS-14.1a", "CTS-14.1b"})
  private void checkTogether(StalingradRules rules, Position p, Units units, Refusals no) {
    int first = units.get(0);
    Side side = p.phasing();
    for (int u = p.first(p.hex(first), side); u >= 0; u = p.next(u, side)) {
      if (!units.has(u)) {
        no.add("CTS-14.1a", "an overrun starts from a hex without other friends");
        return;
      }
    }
    for (int unit : units.toArray()) {
      boolean stack =
          rules.roster.isGerman(unit)
              && rules.roster.isMotorized(unit)
              && p.hex(unit) == p.hex(first)
              && used(unit) == used(first)
              && origins.byUnit().getOrDefault(unit, -1).equals(origins.byUnit().get(first));
      no.addIf(
          units.size() > MOST_IN_OVERRUN || units.size() > 1 && !stack,
          "CTS-14.1b",
          () -> "only three German motorized units that advanced together overrun together");
    }
  }

  @Case({"CTS-14.0c", "CTS-14.3a", "CTS-14.3b"})
  private void overrun(
      StalingradRules rules, Position p, Overrun order, Dice dice, Chronicle chronicle) {
    Assault assault = Assault.of(order, true);
    Map<Integer, Integer> gone = new HashMap<>(used.byUnit());
    for (int unit : order.units().toArray()) {
      gone.merge(unit, 1, Integer::sum);
    }
    Advancing paid = new Advancing(fight, limits, new Steps(gone), origins, done);
    Reckoning r = rules.combat.reckon(p, assault, 0, null);
    if (2 * r.attack() > r.defence() && isHelpless(rules, p, r.defenders())) {
      Fight flight =
          new Fight(
              order.units(),
              r.defenders(),
              assault.hexes(),
              0,
              0,
              0,
              0,
              0,
              Advances.FLIGHT,
              1,
              0,
              Units.of(),
              Units.of(),
              false,
              0,
              0,
              paid);
      rules.combat.battles.retreat(p, flight, 0, chronicle);
    } else {
      rules.combat.attacks.declare(p, assault, paid, dice, chronicle);
    }
  }

  @Case("CTS-14.3a")
  private static boolean isHelpless(StalingradRules rules, Position p, Units defenders) {
    for (int unit : defenders.toArray()) {
      if (!rules.roster.isHq(unit) && !p.is(unit, Flag.DISRUPTED)) {
        return false;
      }
    }
    return true;
  }

  /** An overrun is fought out: its units take the hex, if it is clear, and mostly stop. */
  @Case({"CTS-14.1c", "CTS-14.1d", "CTS-14.1e", "CTS-14.1f", "CTS-14.3b"})
  void overran(
      StalingradRules rules, Position p, Fight inner, boolean cleared, Chronicle chronicle) {
    List<Integer> stopped = new ArrayList<>(done.stream().boxed().toList());
    int hex = inner.hexes().first();
    boolean shared = p.holds(p.phasing().enemy(), hex);
    if (cleared && shared && rules.cities.isKept(p, inner, hex)) {
      overranCity(rules, p, inner, hex, chronicle);
      return;
    }
    boolean taken = cleared && !shared;
    for (int unit : inner.left(p, true)) {
      if (taken) {
        Hexes path = Hexes.of(p.hex(unit), hex);
        enter(rules, p, unit, path, chronicle);
        rules.control.went(p, p.phasing(), path, chronicle);
      }
      if (!taken || !Advances.isGreat(inner.raw())) {
        stopped.add(unit);
      }
    }
    int[] stop = stopped.stream().mapToInt(Integer::intValue).distinct().toArray();
    new Advancing(fight, limits, used, origins, Units.of(stop)).goOn(rules, p, chronicle);
  }

  /** Overrunning units gain a part of a city. */
  @Case({"CTS-24.1a", "CTS-24.1b"})
  private static void overranCity(
      StalingradRules rules, Position p, Fight inner, int hex, Chronicle chronicle) {
    int[] units = inner.left(p, true);
    Hexes from = Hexes.of(p.hex(units[0]));
    rules.cities.enter(p, inner, hex, inner.advance(), chronicle);
    for (int unit : units) {
      enter(rules, p, unit, Hexes.of(p.hex(unit), hex), chronicle);
    }
    Sectioning.begin(rules, p, new Sectioning(inner, hex, true, from), chronicle);
  }

  // ---- at random

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    int[] able = able(p);
    for (int i = 0; i < TRIES && able.length > 0 && random.nextInt(5) > 0; i++) {
      int unit = able[random.nextInt(able.length)];
      Order order = random.nextInt(3) == 0 ? drawOverrun(rules, p, unit, random) : null;
      if (order == null) {
        order = drawAdvance(rules, p, unit, random);
      }
      if (order != null && check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return new Pass();
  }

  private @org.jspecify.annotations.Nullable Order drawOverrun(
      StalingradRules rules, Position p, int unit, RandomGenerator random) {
    int at = random.nextInt(Direction.COUNT);
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = rules.board().grid().neighbour(p.hex(unit), (at + d) % Direction.COUNT);
      if (to != HexGrid.OFF && mayOverrun(rules, p, unit, to)) {
        return new Overrun(companions(p, unit), new Hex(to));
      }
    }
    return null;
  }

  private @org.jspecify.annotations.Nullable Order drawAdvance(
      StalingradRules rules, Position p, int unit, RandomGenerator random) {
    int[] path = {p.hex(unit)};
    int most = 1 + random.nextInt(left(unit));
    for (int n = 0; n < most; n++) {
      int from = path[n];
      int at = random.nextInt(Direction.COUNT);
      int next = HexGrid.OFF;
      for (int d = 0; d < Direction.COUNT && next == HexGrid.OFF; d++) {
        int to = rules.board().grid().neighbour(from, (at + d) % Direction.COUNT);
        if (to != HexGrid.OFF && mayStep(rules, p, unit, from, to, used(unit) + n)) {
          next = to;
        }
      }
      if (next == HexGrid.OFF) {
        break;
      }
      path = java.util.Arrays.copyOf(path, n + 2);
      path[n + 1] = next;
    }
    if (path.length == 1) {
      return null;
    }
    Map<Integer, Hexes> paths = new LinkedHashMap<>();
    paths.put(unit, Hexes.of(path));
    if (random.nextBoolean()) {
      for (int other : companions(p, unit).toArray()) {
        if (left(other) >= path.length - 1) {
          paths.put(other, Hexes.of(path));
        }
      }
    }
    return new Advance(new Paths(paths));
  }
}
