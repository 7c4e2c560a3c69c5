package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The Standard rules of Army Group South, read plainly, on one scene. */
abstract class AgsModel implements Model {
  private static final List<String> COLUMNS =
      List.of("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1", "10-1");
  private static final int EVEN = COLUMNS.indexOf("1-1");
  private static final int OVERRUN_COST = 3;

  protected final Scene s;
  private final Map<String, Set<Integer>> zones = new HashMap<>();
  private final Map<Side, Set<Integer>> sourced = new HashMap<>();

  AgsModel(Scene scene) {
    s = scene;
  }

  @Override
  public Scene scene() {
    return s;
  }

  // ---- 8 zones of control

  @Override
  public Set<Integer> zone(Side side, String purpose) {
    return zones.computeIfAbsent(side + purpose, key -> zoneOf(s.of(side), purpose));
  }

  @Case({"AGS-8.0", "AGS-8.11", "AGS-8.12"})
  private Set<Integer> zoneOf(List<Piece> units, String purpose) {
    Set<Integer> hexes = new HashSet<>();
    for (Piece unit : units) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (exerts(unit, purpose) && zoneCrosses(unit.hex, d)) {
          hexes.add(s.next(unit.hex, d));
        }
      }
    }
    return hexes;
  }

  @Case({"AGS-8.11", "AGS-11.35", "AGS-6.32"})
  protected boolean exerts(Piece unit, String purpose) {
    return true;
  }

  @Case({"AGS-8.12", "AGS-10.16"})
  private boolean zoneCrosses(int hex, int d) {
    return isOpen(hex, d) && !s.crosses(hex, d, "major-river");
  }

  /** Whether anything can be done across a hexside: land on the other side, no sea between. */
  @Case("AGS-10.16")
  protected boolean isOpen(int hex, int d) {
    int to = s.next(hex, d);
    return to != HexGrid.OFF
        && isLand(to)
        && !s.crosses(hex, d, "sea")
        && !s.crosses(hex, d, "impassable");
  }

  protected boolean isLand(int hex) {
    return !s.has(hex, "sea") && !s.has(hex, "river");
  }

  // ---- 12.1 lines of supply, 11.3 lines of communication

  /** Whether lines and retreats may enter a hex: no enemy, no zone unless a friend is there. */
  @Case({"AGS-8.25", "AGS-12.1", "AGS-11.31"})
  protected boolean isClear(Side side, int hex) {
    return isLand(hex)
        && !s.holds(side.enemy(), hex)
        && (!zone(side.enemy(), "supply").contains(hex) || s.holds(side, hex));
  }

  /** The hexes from which a supply line leads to a source. */
  @Case({"AGS-12.1", "AGS-12.11", "AGS-12.12"})
  protected Set<Integer> sourced(Side side) {
    Set<Integer> known = sourced.get(side);
    if (known == null) {
      known = traced(side);
      sourced.put(side, known);
    }
    return known;
  }

  protected Set<Integer> traced(Side side) {
    if (sourcesOf(side).isEmpty() && !namesSources(side)) {
      return clearHexes(side);
    }
    Map<Integer, Integer> length = new HashMap<>();
    Deque<Integer> ends = new ArrayDeque<>();
    for (int source : sourcesOf(side)) {
      if (isClear(side, source)) {
        length.put(source, 0);
        ends.add(source);
      }
    }
    while (!ends.isEmpty()) {
      int hex = ends.poll();
      int far = length.getOrDefault(hex, 0) + 1;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = s.next(hex, d);
        if (carriesSupply(side, hex, d) && isClear(side, next) && !length.containsKey(next)) {
          if (far <= supplyRange(side)) {
            length.put(next, far);
            if (!s.has(next, "swamp")) {
              ends.add(next);
            }
          }
        }
      }
    }
    return length.keySet();
  }

  private Set<Integer> clearHexes(Side side) {
    Set<Integer> all = new HashSet<>();
    for (int hex = 0; hex < s.grid.size(); hex++) {
      if (isClear(side, hex)) {
        all.add(hex);
      }
    }
    return all;
  }

  protected Set<Integer> sourcesOf(Side side) {
    return s.sources(side);
  }

  /** Whether the map names sources of a side at all; a map without is a study of other rules. */
  protected boolean namesSources(Side side) {
    return !s.sources(side).isEmpty();
  }

  protected int supplyRange(Side side) {
    return Integer.MAX_VALUE;
  }

  @Case({"AGS-10.15", "AGS-10.16", "AGS-12.11"})
  protected boolean carriesSupply(Side side, int hex, int d) {
    if (!isOpen(hex, d)) {
      return false;
    }
    return !s.crosses(hex, d, "major-river")
        || wayCarriesSupply(side, hex, d)
        || isFriendlyCity(side, hex)
        || isFriendlyCity(side, s.next(hex, d));
  }

  @Case("AGS-10.15")
  protected boolean wayCarriesSupply(Side side, int hex, int d) {
    return s.crosses(hex, d, "road") || s.crosses(hex, d, "railroad");
  }

  @Case("AGS-10.15")
  protected boolean isFriendlyCity(Side side, int hex) {
    return s.has(hex, "city") && s.controls(side, hex);
  }

  /** Whether a unit has a line of communications to one of these headquarters. */
  @Case({"AGS-11.31", "AGS-11.32", "AGS-11.1"})
  protected boolean reaches(Piece unit, List<Piece> headquarters) {
    return headquarters.stream()
        .anyMatch(hq -> lineLength(unit.side(), hq.hex, unit.hex) <= hq.rating());
  }

  private int lineLength(Side side, int from, int to) {
    Map<Integer, Integer> length = new HashMap<>(Map.of(from, 0));
    Deque<Integer> ends = new ArrayDeque<>(List.of(from));
    while (!ends.isEmpty()) {
      int hex = ends.poll();
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = s.next(hex, d);
        if (isOpen(hex, d) && isClear(side, next) && !length.containsKey(next)) {
          length.put(next, length.getOrDefault(hex, 0) + 1);
          ends.add(next);
        }
      }
    }
    return length.getOrDefault(to, Integer.MAX_VALUE);
  }

  /** The headquarters on the map that count now. */
  protected List<Piece> headquarters(Side side) {
    return s.of(side).stream().filter(Piece::isHeadquarters).toList();
  }

  @Case({"AGS-12.14", "AGS-6.32", "AGS-11.34"})
  private List<Piece> supplyingHeadquarters(Side side) {
    return headquarters(side).stream()
        .filter(hq -> sourced(side).contains(hq.hex) && !hq.is("disrupted"))
        .toList();
  }

  @Override
  public boolean isSupplied(Piece unit) {
    return hasLine(unit);
  }

  @Case({"AGS-12.1", "AGS-12.13", "AGS-12.14", "AGS-11.0", "AGS-11.3"})
  protected boolean hasLine(Piece unit) {
    Side side = unit.side();
    if (side == Side.AXIS || unit.isHeadquarters() || isSuppliedDirectly(side)) {
      return sourced(side).contains(unit.hex);
    }
    return reaches(unit, supplyingHeadquarters(side));
  }

  /** Whether Soviet units need no headquarters for supply. */
  protected boolean isSuppliedDirectly(Side side) {
    return !namesSources(side)
        && s.pieces.stream().noneMatch(p -> p.side() == side && p.isHeadquarters());
  }

  // ---- 5 movement

  @Override
  public Map<Integer, int[]> reach(List<Piece> units) {
    Map<Integer, List<int[]>> labels = new HashMap<>();
    Piece first = units.getFirst();
    boolean held = zone(first.side().enemy(), "movement").contains(first.hex);
    if (!held && units.stream().allMatch(this::mayMove)) {
      spread(units, labels);
    }
    Map<Integer, int[]> best = new HashMap<>();
    labels.forEach((hex, spent) -> best.put(hex, spent.getFirst()));
    best.remove(first.hex);
    best.keySet().removeIf(hex -> !mayEnd(units, hex));
    return best;
  }

  /** All the ways, hex by hex; of two ways to a hex the one that is dearer for all is dropped. */
  @Case({"AGS-5.11", "AGS-5.12", "AGS-5.14", "AGS-5.23", "AGS-5.24", "AGS-8.21", "AGS-8.22"})
  private void spread(List<Piece> units, Map<Integer, List<int[]>> labels) {
    record Stop(int hex, int[] spent) {}
    int start = units.getFirst().hex;
    Side enemy = units.getFirst().side().enemy();
    int[] allowance = units.stream().mapToInt(unit -> 2 * allowance(unit)).toArray();
    Deque<Stop> open = new ArrayDeque<>(List.of(new Stop(start, new int[units.size()])));
    while (!open.isEmpty()) {
      Stop stop = open.poll();
      boolean goesOn = stop.hex == start || !zone(enemy, "movement").contains(stop.hex);
      for (int d = 0; goesOn && d < Direction.COUNT; d++) {
        int next = s.next(stop.hex, d);
        if (maySteps(units, stop.hex, d)) {
          int[] spent = stop.spent.clone();
          boolean pays = true;
          for (int i = 0; i < spent.length; i++) {
            spent[i] += cost(units.get(i), stop.hex, d);
            pays &= spent[i] <= allowance[i];
            spent[i] = Math.min(spent[i], allowance[i]);
          }
          boolean guaranteed = Arrays.stream(stop.spent).allMatch(n -> n == 0);
          List<int[]> there = labels.computeIfAbsent(next, hex -> new ArrayList<>());
          if ((pays || guaranteed) && there.stream().noneMatch(o -> isNoDearer(o, spent))) {
            there.removeIf(o -> isNoDearer(spent, o));
            there.add(spent);
            if (pays) {
              open.add(new Stop(next, spent));
            }
          }
        }
      }
    }
    labels.values().removeIf(List::isEmpty);
  }

  private static boolean isNoDearer(int[] a, int[] b) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] > b[i]) {
        return false;
      }
    }
    return true;
  }

  @Case({"AGS-4.2", "AGS-5.21", "AGS-6.32", "AGS-11.21"})
  protected boolean mayMove(Piece unit) {
    boolean second = s.phase.equals("mechanized-movement");
    return unit.side() == s.phasing
        && !unit.is("disrupted")
        && (!second || unit.isMechanized() || unit.isHeadquarters());
  }

  /** Whether a move may end in a hex. */
  protected boolean mayEnd(List<Piece> units, int hex) {
    return true;
  }

  private boolean maySteps(List<Piece> units, int hex, int d) {
    boolean escorted = units.stream().anyMatch(Piece::isCombatUnit);
    return units.stream().allMatch(unit -> mayStep(unit, hex, d, escorted));
  }

  @Case({"AGS-5.22", "AGS-10.16", "AGS-11.23", "AGS-5.27"})
  protected boolean mayStep(Piece unit, int hex, int d, boolean escorted) {
    int to = s.next(hex, d);
    if (!isOpen(hex, d) || s.holds(unit.side().enemy(), to)) {
      return false;
    }
    if (unit.isHeadquarters() && zone(unit.side().enemy(), "movement").contains(to)) {
      boolean company = s.at(to).stream().anyMatch(Piece::isCombatUnit);
      if (!company && !escorted) {
        return false;
      }
    }
    return !s.crosses(hex, d, "major-river") || !isGuarded(unit.side(), hex, d);
  }

  /** Whether an enemy on the river has the far bank in its zone. */
  @Case("AGS-10.13")
  protected boolean isGuarded(Side side, int hex, int d) {
    int to = s.next(hex, d);
    int river = s.majorRiver(hex, d);
    if (s.holds(side, to)) {
      return false;
    }
    for (Piece enemy : s.of(side.enemy())) {
      if (zoneOf(List.of(enemy), "movement").contains(to)) {
        for (int e = 0; e < Direction.COUNT; e++) {
          if (s.majorRiver(enemy.hex, e) == river) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** What a step costs a unit, in half points. */
  @Case({"AGS-5.13", "AGS-10.21", "AGS-10.22", "AGS-10.23", "AGS-10.31", "AGS-10.4", "AGS-11.21"})
  protected int cost(Piece unit, int hex, int d) {
    int to = s.next(hex, d);
    boolean byRoad = s.crosses(hex, d, "road") && (unit.isMechanized() || unit.isHeadquarters());
    return (byRoad ? 1 : 2 * hexCost(unit, to)) + 2 * riverCost(unit, hex, d);
  }

  @Case({"AGS-10.4", "AGS-10.22"})
  protected int hexCost(Piece unit, int hex) {
    boolean mechanized = unit.isMechanized();
    if (s.has(hex, "city")) {
      return 1;
    } else if (s.has(hex, "rough")) {
      return mechanized ? 4 : 2;
    } else if (s.has(hex, "swamp")) {
      return mechanized ? 3 : 2;
    }
    return s.has(hex, "woods") && mechanized ? 2 : 1;
  }

  @Case({"AGS-10.11", "AGS-10.13"})
  protected int riverCost(Piece unit, int hex, int d) {
    boolean axis = unit.side() == Side.AXIS;
    if (s.crosses(hex, d, "major-river")) {
      return axis ? 3 : 2;
    }
    return s.crosses(hex, d, "minor-river") ? (axis ? 2 : 1) : 0;
  }

  @Case({"AGS-5.25", "AGS-12.21"})
  protected int allowance(Piece unit) {
    int points = weathered(unit, unit.movement());
    return isSupplied(unit) ? points : points / 2;
  }

  protected int weathered(Piece unit, int points) {
    return points;
  }

  // ---- 9.2 to 9.4, 10.3, 11.37: strengths and column

  @Override
  public Odds odds(List<Piece> attackers, List<Integer> targets, boolean overrun, boolean bonus) {
    List<Piece> lenders = bonus ? lenders(attackers) : List.of();
    if (bonus && lenders.isEmpty() && !stackedHeadquarters(attackers).isEmpty()) {
      return Odds.ILLEGAL;
    }
    if (overrun
        ? !mayOverrun(attackers, targets.getFirst(), lenders)
        : !mayAttack(attackers, targets)) {
      return Odds.ILLEGAL;
    }
    int attack = attack(attackers, lenders, overrun);
    int defence = 0;
    for (int target : targets) {
      defence += defence(target, attackers, overrun);
    }
    if (attack == 0 && attackers.stream().noneMatch(unit -> unit.is("untried"))) {
      return Odds.ILLEGAL;
    }
    int column = defence == 0 ? COLUMNS.size() - 1 : attack == 0 ? 0 : column(attack, defence);
    column = Math.clamp(column + shift(attackers, targets, overrun), 0, COLUMNS.size() - 1);
    return new Odds(true, attack, defence, defence == 0 ? "" : COLUMNS.get(column));
  }

  /** The headquarters that stand with attackers and lend them their rating. */
  @Case({"AGS-11.36", "AGS-11.37"})
  private List<Piece> lenders(List<Piece> attackers) {
    return stackedHeadquarters(attackers).stream()
        .filter(hq -> !hq.is("disrupted") && !hq.is("inactive"))
        .filter(hq -> !hq.is("attacked") && !hq.is("advanced"))
        .toList();
  }

  private List<Piece> stackedHeadquarters(List<Piece> attackers) {
    return s.of(s.phasing).stream()
        .filter(Piece::isHeadquarters)
        .filter(hq -> attackers.stream().anyMatch(unit -> unit.hex == hq.hex))
        .toList();
  }

  @Case({"AGS-9.11", "AGS-9.14", "AGS-9.15", "AGS-9.23", "AGS-6.32", "AGS-11.33", "AGS-10.16"})
  protected boolean mayAttack(List<Piece> attackers, List<Integer> targets) {
    for (Piece unit : attackers) {
      if (unit.side() != s.phasing
          || !unit.isCombatUnit()
          || unit.is("disrupted")
          || unit.is("attacked")
          || unit.is("advanced")
          || unit.side() == Side.SOVIET && !reaches(unit, headquarters(Side.SOVIET))) {
        return false;
      }
      for (int target : targets) {
        int d = s.grid.direction(unit.hex, target);
        if (d < 0 || !isOpen(unit.hex, d) || !mayBeAttacked(unit.side().enemy(), target)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Whether a hex holds a unit that was not attacked in this phase, and nobody who may not be
   * attacked again; those who fell back into it do not count.
   */
  @Case({"AGS-9.14", "AGS-9.76", "AGS-9.83"})
  private boolean mayBeAttacked(Side side, int hex) {
    return s.holds(side, hex)
        && s.at(hex).stream().anyMatch(unit -> !unit.is("fought"))
        && s.at(hex).stream()
            .noneMatch(unit -> unit.is("advanced") || unit.is("fought") && !unit.is("fell-back"));
  }

  @Case({"AGS-6.0", "AGS-6.11", "AGS-6.12", "AGS-6.13", "AGS-6.14", "AGS-6.16", "AGS-6.17"})
  protected boolean mayOverrun(List<Piece> units, int target, List<Piece> lenders) {
    int hex = units.getFirst().hex;
    int d = s.grid.direction(hex, target);
    return d >= 0
        && isOpen(hex, d)
        && !s.crosses(hex, d, "major-river")
        && s.holds(s.phasing.enemy(), target)
        && s.at(hex).stream().filter(Piece::isCombatUnit).allMatch(units::contains)
        && units.stream().allMatch(unit -> mayOverrun(unit, hex, d))
        && (lenders.isEmpty() || overrunsAreLed())
        && lenders.stream().allMatch(hq -> allowance(hq) >= OVERRUN_COST && isSupplied(hq));
  }

  protected boolean mayOverrun(Piece unit, int hex, int d) {
    return unit.isCombatUnit()
        && mayMove(unit)
        && isSupplied(unit)
        && allowance(unit) >= OVERRUN_COST;
  }

  @Case({"AGS-9.0", "AGS-11.37", "AGS-6.0"})
  private int attack(List<Piece> attackers, List<Piece> lenders, boolean overrun) {
    int sum = 0;
    for (Piece unit : attackers) {
      sum += attack(unit, attackers, overrun);
    }
    if (overrun) {
      int half = sum == 0 ? 0 : Math.max(1, sum / 2);
      int lent = lenders.stream().mapToInt(Piece::rating).sum();
      return half + Math.min(half, lent);
    }
    for (Piece hq : lenders) {
      int beside =
          attackers.stream()
              .filter(unit -> unit.hex == hq.hex)
              .mapToInt(unit -> attack(unit, attackers, false))
              .sum();
      sum += Math.min(hq.rating(), beside);
    }
    return sum;
  }

  @Case({"AGS-9.32", "AGS-12.23", "AGS-9.24", "AGS-9.9"})
  private int attack(Piece unit, List<Piece> attackers, boolean overrun) {
    boolean halved = overrun ? false : isHalvedInAttack(unit);
    return strength(unit.attack(), attackFactor(unit, attackers), halved);
  }

  protected boolean isHalvedInAttack(Piece unit) {
    return !isSupplied(unit);
  }

  private static int strength(int printed, int factor, boolean halved) {
    int raised = printed * factor;
    return printed == 0 ? 0 : Math.max(1, halved ? raised / 2 : raised);
  }

  protected int attackFactor(Piece unit, List<Piece> attackers) {
    return hasIntegrity(unit) ? 2 : 1;
  }

  protected int defenceFactor(Piece unit) {
    return hasIntegrity(unit) ? 2 : 1;
  }

  /** Divisional integrity of a regiment where it stands. */
  @Case("AGS-9.9")
  protected abstract boolean hasIntegrity(Piece unit);

  /** Whether headquarters lend their rating to overruns. */
  @Case("AGS-6.17")
  protected boolean overrunsAreLed() {
    return false;
  }

  @Case({"AGS-9.21", "AGS-9.31", "AGS-9.32", "AGS-9.76", "AGS-11.38", "AGS-12.23"})
  private int defence(int hex, List<Piece> attackers, boolean overrun) {
    List<Piece> standing =
        s.at(hex).stream().filter(unit -> overrun || !unit.is("fell-back")).toList();
    boolean alone = standing.stream().noneMatch(unit -> unit.isCombatUnit() && unit.defence() > 0);
    int sum = 0;
    for (Piece unit : standing) {
      int printed = unit.defence();
      if (unit.isHeadquarters()) {
        printed = alone || ratingIsAdded(unit) ? ratingInDefence(unit) : 0;
      }
      int factor = terrainFactor(unit, hex, attackers) * defenceFactor(unit);
      sum += strength(printed, factor, !isSupplied(unit));
    }
    return sum;
  }

  /** What a headquarters that is alone defends with. */
  @Case("AGS-11.38")
  protected int ratingInDefence(Piece headquarters) {
    return headquarters.rating();
  }

  protected boolean ratingIsAdded(Piece headquarters) {
    return false;
  }

  @Case({"AGS-10.12", "AGS-10.14", "AGS-10.24", "AGS-10.26", "AGS-10.32", "AGS-10.4"})
  protected int terrainFactor(Piece unit, int hex, List<Piece> attackers) {
    int bonuses = bonuses(hex, attackers);
    return onlyAcross(hex, attackers, false) ? 3 : Math.min(3, bonuses + 1);
  }

  protected int bonuses(int hex, List<Piece> attackers) {
    int bonuses = 0;
    for (String kind : List.of("woods", "rough", "city")) {
      bonuses += s.has(hex, kind) ? 1 : 0;
    }
    return bonuses + (onlyAcross(hex, attackers, true) ? 1 : 0);
  }

  /** Whether all attackers come across rivers; or across major ones. */
  private boolean onlyAcross(int hex, List<Piece> attackers, boolean anyRiver) {
    for (Piece unit : attackers) {
      int d = s.grid.direction(hex, unit.hex);
      boolean minor = s.crosses(hex, d, "minor-river") && minorRiversCount(hex);
      if (!s.crosses(hex, d, "major-river") && !(anyRiver && minor)) {
        return false;
      }
    }
    return true;
  }

  protected boolean minorRiversCount(int defendersHex) {
    return true;
  }

  @Case({"AGS-9.4", "AGS-9.5"})
  private static int column(int attack, int defence) {
    if (attack >= defence) {
      return Math.min(COLUMNS.size() - 1, EVEN + attack / defence - 1);
    }
    int times = (defence + attack - 1) / attack;
    return Math.max(0, EVEN - times + 1);
  }

  protected int shift(List<Piece> attackers, List<Integer> targets, boolean overrun) {
    return 0;
  }

  // ---- 7 stacking

  @Override
  @Case({"AGS-7.0", "AGS-11.22"})
  public boolean mayStandTogether(List<Piece> units) {
    int points = 0;
    int headquarters = 0;
    for (Piece unit : units) {
      points += unit.isHeadquarters() || unit.isMarker() ? 0 : points(unit);
      headquarters += unit.isHeadquarters() ? 1 : 0;
    }
    return points <= 3 && headquarters <= 1;
  }

  protected int points(Piece unit) {
    return 1;
  }

  // ---- 9.7 retreats, 9.8 advances

  @Override
  public Retreating retreating(Fight fight, Side side) {
    return new AgsRetreats(this, fight, side);
  }

  @Override
  public Advancing advancing(Fight fight, Side side) {
    return new AgsAdvances(this, fight, side);
  }

  /** Whether units of a side may choose to retreat at all. */
  protected boolean mayRetreat(Fight fight, Side side) {
    return true;
  }

  /** Whether a retreat may cross a major river hexside where there is no other way. */
  @Case("AGS-9.78")
  protected boolean retreatsOver(int hex, int d) {
    return true;
  }

  /** Whether a unit may retreat into or through a hex with these friends. */
  @Case("AGS-9.74")
  protected boolean retreatsOnto(Piece unit, List<Piece> friends) {
    return true;
  }

  protected boolean retreatsThroughZones(Side side) {
    return false;
  }

  /** The most hexes a unit may advance. */
  protected int advanceLimit(Piece unit) {
    return 3;
  }
}
