package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Looks;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.View;
import hexfront.engine.events.Points;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a player may ask: where a unit can go, and the game as his side may see it. */
final class Answers {
  private final BlitzkriegRules rules;
  private final Looks looks;

  Answers(BlitzkriegRules rules) {
    this.rules = rules;
    this.looks = new Looks(rules.board(), rules.control().kept());
  }

  // ---- reach

  /** Where a unit can go: by normal movement, by a whole move, and where only a march gets it. */
  List<Reached> reach(Position p, Units units) {
    if (!(p.stage() instanceof BlitzkriegStage.InMovement)
        || units.size() != 1
        || !rules.movement().mayMove(p, units.get(0)).isLegal()) {
      return List.of();
    }
    int unit = units.get(0);
    Map<Integer, Reached> found = new TreeMap<>();
    note(p, unit, rules.movement().reach(p, unit), Manner.PLAIN, found);
    int from = p.hex(unit);
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = rules.board().grid().neighbour(from, d);
      if (to != HexGrid.OFF
          && !found.containsKey(to)
          && !p.holds(rules.board().side(unit).enemy(), to)
          && rules.movement().isWholeMove(p, unit, from, d)
          && rules.movement().mayStay(p, unit, to)) {
        Points all = new Points(rules.movement().allowance(p, unit));
        found.put(to, new Reached(to, all, Hexes.of(from, to)));
      }
    }
    if (rules.movement().mayMarch(p, unit)) {
      note(p, unit, rules.movement().march(p, unit), OnRoads.MARCH, found);
    }
    return List.copyOf(found.values());
  }

  private void note(Position p, int unit, Reach reach, Manner manner, Map<Integer, Reached> found) {
    for (int i = 1; i < reach.size(); i++) {
      int hex = reach.hex(i);
      if (!found.containsKey(hex) && rules.movement().mayStay(p, unit, hex)) {
        found.put(
            hex, new Reached(hex, new Points(reach.cost(hex)), Hexes.of(reach.path(hex)), manner));
      }
    }
  }

  // ---- view

  /** The game as a side may see it: of the cup it knows its own chits and those always in it. */
  @Case({"GJ-6.1.1", "GJ-6.1.3"})
  View view(Position p, Side side) {
    List<View.Counter> counters = new ArrayList<>();
    for (Unit unit : p.board().units()) {
      if (p.onMap(unit.index()) || rules.reinforcements().isBoxed(p, unit.index())) {
        counters.add(counter(p, unit));
      }
    }
    return new View(
        side, p.turn(), p.phasing(), p.stage().word(), counters, looks.control(p), state(p, side));
  }

  private Map<String, Object> state(Position p, Side side) {
    Map<String, Object> state = new LinkedHashMap<>();
    int hq = p.value(BlitzkriegRules.ACTIVE_HQ) - 1;
    if (hq >= 0) {
      state.put("active-hq", rules.name(hq));
    }
    state.put("cup", rules.chits().known(p, side).stream().map(Chit::word).toList());
    state.put("cup-size", rules.chits().left(p));
    state.put("played", rules.chits().played(p).stream().map(Chit::word).toList());
    if (p.stage() instanceof BlitzkriegStage.ChitSelection selection && selection.side() == side) {
      state.put("chits", choice(p, side));
    }
    Map<String, Integer> fortresses = new TreeMap<>();
    for (int marker : rules.fortresses().markers()) {
      if (p.onMap(marker)) {
        fortresses.put(rules.number(p.hex(marker)), p.stepsLeft(marker));
      }
    }
    state.put("fortresses", fortresses);
    state.put("axis-mechanized-lost", p.value(BlitzkriegRules.MECHANIZED_LOST));
    state.put("axis-others-lost", p.value(BlitzkriegRules.OTHERS_LOST));
    if (rules.has(AirPower.OPTION)) {
      state.put("air-points", rules.air().left(p));
    }
    if (p.value(BlitzkriegRules.BID) > 0) {
      state.put("bid", p.value(BlitzkriegRules.BID) - 1);
      state.put("seats-changed", p.value(BlitzkriegRules.SEATS_CHANGED) > 0);
    }
    return state;
  }

  /** What a side may select from, and how many of each group. */
  private Map<String, Object> choice(Position p, Side side) {
    Map<String, Object> groups = new LinkedHashMap<>();
    for (String group : Chits.groups(side)) {
      int number = rules.chits().number(group, p.turn());
      List<String> from =
          rules.chits().available(group, p.turn()).stream().map(Chit::name).toList();
      groups.put(group, Map.of("select", number, "from", from));
    }
    return groups;
  }

  private View.Counter counter(Position p, Unit unit) {
    int index = unit.index();
    int steps = p.stepsLeft(index);
    int flags = p.flags(index);
    return looks.counter(p, index, steps, flags, () -> drawn(p, unit, steps, flags));
  }

  private View.Counter drawn(Position p, Unit unit, int steps, int flags) {
    int index = unit.index();
    return new View.Counter(
        unit.id(),
        unit.side(),
        p.onMap(index) ? rules.number(p.hex(index)) : null,
        unit.designation(),
        unit.arm(),
        unit.size(),
        steps,
        p.step(index).toString(),
        Flag.in(flags));
  }
}
