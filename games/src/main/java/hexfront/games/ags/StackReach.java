package hexfront.games.ags;

import hexfront.engine.Position;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The reach of units that move together and pay differently. What one path spares the tanks it may
 * cost the infantry, so a hex can keep several ways to it, none of which is worse for every unit
 * than another.
 */
final class StackReach {
  /** A way to a hex and what each kind of unit has spent on it. */
  record Label(int[] spent, Hexes path, int cost) {}

  private final AgsRules rules;
  private final Position p;
  private final Phase phase;
  private final Units units;
  private final int[] classes;
  private final int[] budget;
  private final boolean disengaging;
  private final byte[][] costs;

  StackReach(AgsRules rules, Position p, Phase phase, Units units) {
    this(rules, p, phase, units, false);
  }

  StackReach(AgsRules rules, Position p, Phase phase, Units units, boolean disengaging) {
    this.rules = rules;
    this.p = p;
    this.phase = phase;
    this.units = units;
    this.disengaging = disengaging;
    classes = units.stream().map(rules.roster()::movementClass).distinct().toArray();
    budget = new int[classes.length];
    costs = new byte[classes.length][];
    Arrays.fill(budget, Reach.MOST);
    for (int unit : units.toArray()) {
      for (int i = 0; i < classes.length; i++) {
        if (rules.roster().movementClass(unit) == classes[i]) {
          costs[i] = rules.terrain().costs(p, unit, false);
          budget[i] = Math.min(budget[i], rules.movement().left(p, unit) - extra());
        }
      }
    }
  }

  private Move order(Hexes path) {
    return disengaging ? Movement.disengaging(units, path) : new Move(units, path);
  }

  private int extra() {
    return rules.exclusive().extraCost(order(Hexes.of()));
  }

  /** The best way to each hex the stack can go to. */
  Map<Integer, Label> spread() {
    Map<Integer, List<Label>> labels = new HashMap<>();
    Deque<Label> open = new ArrayDeque<>();
    int start = p.hex(units.get(0));
    open.add(new Label(new int[classes.length], Hexes.of(start), 0));
    while (!open.isEmpty()) {
      Label label = open.poll();
      for (int d = 0; d < Direction.COUNT; d++) {
        extend(label, d, labels, open);
      }
    }
    Map<Integer, Label> best = new HashMap<>();
    labels.forEach(
        (hex, list) -> list.stream().findFirst().ifPresent(label -> best.put(hex, label)));
    return best;
  }

  private void extend(Label label, int d, Map<Integer, List<Label>> labels, Deque<Label> open) {
    int from = label.path().last();
    int to = rules.board().grid().neighbour(from, d);
    if (to == HexGrid.OFF || label.path().has(to)) {
      return;
    }
    int[] spent = label.spent().clone();
    int dearest = 0;
    for (int i = 0; i < classes.length; i++) {
      int step = costs[i][from * Direction.COUNT + d];
      if (step < 0) {
        return;
      }
      spent[i] += step & ~Reach.ASK;
      dearest = Math.max(dearest, spent[i]);
      if (spent[i] > budget[i]) {
        return;
      }
    }
    List<Label> there = labels.computeIfAbsent(to, hex -> new ArrayList<>());
    for (Label other : there) {
      if (isNoWorse(other.spent(), spent)) {
        return;
      }
    }
    if (mayNotGoOn(label.path(), from, to)) {
      return;
    }
    Hexes path = label.path().and(to);
    if (rules.movement().checkWay(p, phase, order(path)).isLegal()) {
      Label longer = new Label(spent, path, dearest);
      there.removeIf(other -> isNoWorse(spent, other.spent()));
      there.add(longer);
      open.add(longer);
    }
  }

  /** What the check of a whole way would find as well, but not as soon. */
  private boolean mayNotGoOn(Hexes path, int from, int to) {
    return p.holds(p.phasing().enemy(), to)
        || path.size() > 1 && ZonesOfControl.stops(p, p.phasing(), from);
  }

  private static boolean isNoWorse(int[] a, int[] b) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] > b[i]) {
        return false;
      }
    }
    return true;
  }
}
