package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Section 27: isolated pockets. */
final class Pockets {
  private static final int FARTHEST = 99;

  /** A pocket: the isolated units and depots that are connected, and where they are. */
  record Found(int[] units, int[] depots, HexSet region) {
    int lowest() {
      return units[0];
    }
  }

  private final StalingradRules rules;
  private final HexGrid grid;

  Pockets(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- finding them

  /** The pockets of a side now, by their lowest unit. */
  @Case({"CTS-27.1a", "CTS-27.1b"})
  List<Found> find(Position p, Side side) {
    List<Found> found = new ArrayList<>();
    HexSet taken = new HexSet(grid.size());
    for (int unit : rules.roster.ground(side)) {
      if (rules.communications.isIsolated(p, unit) && !taken.has(p.hex(unit))) {
        HexSet region = region(p, side, p.hex(unit));
        taken.addAll(region);
        found.add(
            new Found(
                within(p, rules.roster.ground(side), region),
                within(p, rules.roster.depots(side), region),
                region));
      }
    }
    return found;
  }

  private int[] within(Position p, int[] counters, HexSet region) {
    int[] found = new int[counters.length];
    int n = 0;
    for (int unit : counters) {
      if (p.onMap(unit) && region.has(p.hex(unit)) && rules.communications.isIsolated(p, unit)) {
        found[n++] = unit;
      }
    }
    return java.util.Arrays.copyOf(found, n);
  }

  /** The hexes that a Line of Communication joins with one. */
  private HexSet region(Position p, Side side, int hex) {
    Lines.Net net = rules.lines.of(p, side);
    HexSet region = new HexSet(grid.size());
    int[] queue = new int[grid.size()];
    int n = 1;
    queue[0] = hex;
    region.add(hex);
    for (int i = 0; i < n; i++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(queue[i], d);
        if (to != HexGrid.OFF && !region.has(to) && net.passes(queue[i], d)) {
          region.add(to);
          queue[n++] = to;
        }
      }
    }
    return region;
  }

  // ---- the track

  /** Finds the pockets of a side, rolls for their supply by air and takes surrenders. */
  @Case({"CTS-27.0", "CTS-27.1b", "CTS-27.3", "CTS-27.5a", "CTS-SEQ-II.C.1"})
  void check(Position p, Side side, Dice dice, Chronicle chronicle) {
    if (!rules.isAdvanced()) {
      return;
    }
    List<Found> pockets = find(p, side);
    int[] boxes = boxes(p, pockets);
    forget(p, side);
    for (int i = 0; i < boxes.length; i++) {
      Found pocket = pockets.get(i);
      int box = fly(p, side, pocket, boxes[i], dice, chronicle);
      enter(p, pocket, box);
      chronicle.tell(new Pocket(side, new Hex(hex(p, pocket)), box, "CTS-27.3"));
      starve(p, pocket, box);
    }
    for (Side each : Side.values()) {
      surrender(p, each, chronicle);
    }
  }

  private static int hex(Position p, Found pocket) {
    int lowest = Integer.MAX_VALUE;
    for (int unit : pocket.units) {
      lowest = Math.min(lowest, p.hex(unit));
    }
    return lowest;
  }

  private void forget(Position p, Side side) {
    for (int[] counters : new int[][] {rules.roster.ground(side), rules.roster.depots(side)}) {
      for (int unit : counters) {
        if (rules.ledger.pocketBox(p, unit) != 0) {
          rules.ledger.setPocket(p, unit, -1, 0);
        }
      }
    }
  }

  private void enter(Position p, Found pocket, int box) {
    for (int[] counters : new int[][] {pocket.units, pocket.depots}) {
      for (int unit : counters) {
        rules.ledger.setPocket(p, unit, pocket.lowest(), box);
      }
    }
  }

  /** Units of a pocket that is depleted are Out of Supply. */
  @Case({"CTS-27.2f", "CTS-27.2g", "CTS-27.2h"})
  private void starve(Position p, Found pocket, int box) {
    if (box >= rules.tables.pockets().depleted()) {
      for (int unit : pocket.units) {
        p.mark(unit, Flag.OUT_OF_SUPPLY);
      }
    }
  }

  /** The boxes of pockets before they are supplied: as they were, joined, split, or new. */
  @Case({"CTS-27.6", "CTS-27.7"})
  private int[] boxes(Position p, List<Found> pockets) {
    Map<Integer, Integer> parts = new HashMap<>();
    for (Found pocket : pockets) {
      steps(p, pocket).keySet().forEach(old -> parts.merge(old, 1, Integer::sum));
    }
    int[] boxes = new int[pockets.size()];
    for (int i = 0; i < boxes.length; i++) {
      Found pocket = pockets.get(i);
      int start = start(p, pocket);
      int best = -1;
      Map<Integer, Integer> steps = steps(p, pocket);
      for (int old : steps.keySet()) {
        best = best < 0 || isLarger(p, old, best, steps) ? old : best;
      }
      int box = best < 0 ? start : rules.ledger.pocketBox(p, best);
      boolean split = best >= 0 && parts.getOrDefault(best, 0) > 1;
      boxes[i] = split ? Math.max(start, box) : box;
    }
    return boxes;
  }

  private boolean isLarger(Position p, int pocket, int than, Map<Integer, Integer> steps) {
    int by = steps.getOrDefault(pocket, 0) - steps.getOrDefault(than, 0);
    return by > 0 || by == 0 && rules.ledger.pocketBox(p, pocket) < rules.ledger.pocketBox(p, than);
  }

  /** The steps of a pocket that were in pockets before, by a unit of theirs. */
  private Map<Integer, Integer> steps(Position p, Found pocket) {
    Map<Integer, Integer> lowest = new HashMap<>();
    Map<Integer, Integer> steps = new HashMap<>();
    for (int unit : pocket.units) {
      int old = rules.ledger.pocket(p, unit);
      if (old >= 0) {
        int known = lowest.computeIfAbsent(old, o -> old(p, o));
        steps.merge(known, p.stepsLeft(unit), Integer::sum);
      }
    }
    return steps;
  }

  /** A unit that still has the box of an old pocket. */
  private int old(Position p, int pocket) {
    for (int unit : rules.roster.ground(rules.board().side(pocket))) {
      if (rules.ledger.pocket(p, unit) == pocket) {
        return unit;
      }
    }
    return pocket;
  }

  /** The box in which a pocket begins. */
  @Case({"CTS-27.2a", "CTS-27.2b", "CTS-27.2c"})
  int start(Position p, Found pocket) {
    StalingradTables.Pockets track = rules.tables.pockets();
    boolean source = pocket.depots.length > 0;
    for (int unit : pocket.units) {
      source |= rules.roster.isArmyHq(unit);
    }
    if (!source) {
      return track.others();
    }
    Side side = rules.board().side(pocket.lowest());
    for (int city : rules.terrain.majorCities) {
      boolean contested = Ledger.isContested(p, rules.terrain.citySlot(city));
      boolean held = contested ? p.holds(side, city) : p.controls(side, city);
      if (held && pocket.region.has(city)) {
        return track.withCity();
      }
    }
    return track.withSource();
  }

  // ---- by air

  /** The transports fly: the die moves the marker to and fro. */
  @Case({"CTS-27.3", "CTS-27.4a", "CTS-27.4c", "CTS-23.16a"})
  private int fly(Position p, Side side, Found pocket, int box, Dice dice, Chronicle chronicle) {
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "air-transport", side, "CTS-27.3"));
    StalingradTables.Rolled<Integer> table = rules.tables.airTransport();
    int last = table.dice().size() - 1;
    int row = Math.clamp(die + rules.air.overPocket(p, side, pocket.region), 0, last);
    int moves = table.dice().get(row).get(table.column(distance(p, side, pocket)));
    return Math.clamp(box + moves, 1, rules.tables.pockets().last());
  }

  /** From the nearest town outside that is connected, to a town in the pocket, else to a unit. */
  @Case({"CTS-27.4a", "CTS-27.4b"})
  int distance(Position p, Side side, Found pocket) {
    List<Integer> ends = new ArrayList<>();
    List<Integer> starts = new ArrayList<>();
    for (int hex : rules.terrain.places.toArray()) {
      if (p.controls(side, hex)) {
        if (rules.communications.isConnected(p, side, hex)) {
          starts.add(hex);
        } else if (pocket.region.has(hex)) {
          ends.add(hex);
        }
      }
    }
    if (ends.isEmpty()) {
      for (int unit : pocket.units) {
        ends.add(p.hex(unit));
      }
    }
    int least = FARTHEST;
    for (int start : starts) {
      for (int end : ends) {
        least = Math.min(least, grid.distance(start, end));
      }
    }
    return least;
  }

  // ---- surrender

  /** The box in which a unit would surrender. */
  @Case("CTS-27.5a")
  int threshold(int unit) {
    StalingradRoster roster = rules.roster;
    String kind =
        roster.isNkvd(unit)
            ? "nkvd"
            : roster.isGuards(unit)
                ? "guards"
                : roster.isNaval(unit)
                    ? "naval"
                    : rules.board().side(unit) == Side.SOVIET
                        ? "soviet"
                        : roster.isAllied(unit) ? "allied" : "german";
    return rules.tables.surrender().getOrDefault(kind, rules.tables.pockets().last());
  }

  /** A pocket gives up when its marker reaches the box of its best troops. */
  @Case({"CTS-27.5a", "CTS-27.5b"})
  void surrender(Position p, Side side, Chronicle chronicle) {
    Map<Integer, List<Integer>> pockets = new java.util.TreeMap<>();
    Map<Integer, Integer> thresholds = new HashMap<>();
    for (int unit : rules.roster.ground(side)) {
      int pocket = rules.ledger.pocket(p, unit);
      if (pocket >= 0 && rules.communications.isIsolated(p, unit)) {
        pockets.computeIfAbsent(pocket, k -> new ArrayList<>()).add(unit);
        thresholds.merge(pocket, threshold(unit), Math::max);
      }
    }
    pockets.forEach(
        (pocket, units) -> {
          int box = rules.ledger.pocketBox(p, units.getFirst());
          if (box >= thresholds.getOrDefault(pocket, 0)) {
            giveUp(p, units, chronicle);
          }
        });
  }

  @Case({"CTS-27.5a", "CTS-18.2d"})
  private void giveUp(Position p, List<Integer> units, Chronicle chronicle) {
    int[] all = units.stream().mapToInt(Integer::intValue).toArray();
    for (int unit : all) {
      p.takeOff(unit, Boxes.LOST);
      p.unmark(unit, ~0);
      rules.ledger.setPocket(p, unit, -1, 0);
    }
    chronicle.tell(new Surrendered(Units.of(all), "CTS-27.5a"));
    rules.cities.tidy(p, chronicle);
  }

  // ---- what others ask

  /** Puts the isolated units that are connected with a hex into a pocket. */
  void mark(Position p, Side side, int hex, int lowest, int box) {
    HexSet region = region(p, side, hex);
    for (int[] counters : new int[][] {rules.roster.ground(side), rules.roster.depots(side)}) {
      for (int unit : counters) {
        boolean near = p.onMap(unit) && region.has(p.hex(unit));
        if (near && (p.hex(unit) == hex || rules.communications.isIsolated(p, unit))) {
          rules.ledger.setPocket(p, unit, lowest, box);
        }
      }
    }
  }

  /** 0, 1 or 2: the columns by which a shortage in its pocket weakens a unit. */
  @Case({"CTS-27.2g", "CTS-27.2h"})
  int shortage(Position p, int unit) {
    int box = rules.ledger.pocketBox(p, unit);
    StalingradTables.Pockets track = rules.tables.pockets();
    return box >= track.critical() ? 2 : box >= track.shortage() ? 1 : 0;
  }

  /** Whether motorized units of its pocket move at half. */
  @Case("CTS-27.2e")
  boolean isPartial(Position p, int unit) {
    int box = rules.ledger.pocketBox(p, unit);
    return box >= rules.tables.pockets().partial() && box < rules.tables.pockets().depleted();
  }
}
