package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Retreated;
import hexfront.engine.kernels.Retreats;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Section 9.7: retreats. */
public final class Retreating {
  private static final int VACANT = 0;
  private static final int FRIENDLY = 1;
  private static final int OVER_RIVER = 2;
  private static final int INTO_ZONE = 3;
  private static final int OVERFULL = 4;
  private static final int OFF_MAP = 5;

  private final AgsRules rules;
  private final HexGrid grid;

  Retreating(AgsRules rules) {
    this.rules = rules;
    this.grid = rules.board().grid();
  }

  /** Who moves the retreating units of a side. */
  @Case("AGS-9.72")
  Side mover(Battle battle) {
    return rules.exclusive().retreatedBy(battle);
  }

  /**
   * The ways a unit may retreat now; only those of the best kind there is. Empty if enemies bar
   * every way.
   */
  @Case({"AGS-9.7", "AGS-9.73", "AGS-9.74", "AGS-9.78"})
  List<int[]> paths(Position p, Battle battle, int unit) {
    Side side = rules.board().side(unit);
    return Retreats.paths(
        grid, p.hex(unit), battle.due(side), (from, d, to) -> rank(p, battle, unit, from, d, to));
  }

  @Case({"AGS-9.71", "AGS-9.74", "AGS-9.77", "AGS-9.78", "AGS-10.16"})
  private int rank(Position p, Battle battle, int unit, int from, int d, int to) {
    if (to == HexGrid.OFF) {
      return OFF_MAP;
    }
    Side side = rules.board().side(unit);
    boolean intoZone = isControlled(p, battle, side, to);
    if (rules.terrain().isClosed(from, d)
        || p.holds(side.enemy(), to)
        || wasOccupied(battle, side, to)
        || !p.isEmpty(to) && !rules.exclusive().mayRetreatOnto(p, unit, to)
        || intoZone && !rules.exclusive().retreatsIntoZones(side)
        || rules.terrain().isMajorRiver(from, d)
            && !rules.exclusive().retreatsOverMajorRiver(rules.board().map(), from, d)) {
      return Retreats.CLOSED;
    }
    if (!p.isEmpty(to) && !rules.stacking().hasRoom(p, unit, to)) {
      return OVERFULL;
    }
    if (intoZone) {
      return INTO_ZONE;
    }
    return rules.terrain().isMajorRiver(from, d) ? OVER_RIVER : p.isEmpty(to) ? VACANT : FRIENDLY;
  }

  /** Whether the enemy controls a hex, or did so when a split battle began. */
  private boolean isControlled(Position p, Battle battle, Side side, int hex) {
    return isBarred(p, side, hex)
        || side == battle.attacker() && battle.result().isSplit() && wasControlled(p, battle, hex);
  }

  @Case({"AGS-9.71", "AGS-8.25"})
  private boolean isBarred(Position p, Side side, int hex) {
    return ZonesOfControl.closes(p, side, hex);
  }

  /** In a split result the attacker may not go where an enemy stood when the battle began. */
  @Case("AGS-9.77")
  private static boolean wasOccupied(Battle battle, Side side, int hex) {
    return side == battle.attacker() && battle.result().isSplit() && battle.targets().has(hex);
  }

  /** In a split result the attacker may not go where an enemy had a zone when the battle began. */
  @Case("AGS-9.77")
  private boolean wasControlled(Position p, Battle battle, int hex) {
    Board board = rules.board();
    boolean zone =
        battle.targets().stream()
            .anyMatch(
                t ->
                    grid.adjacent(t, hex)
                        && ZonesOfControl.extend(board.map(), t, grid.direction(t, hex)));
    boolean exerted =
        battle.defenders().stream()
            .anyMatch(u -> rules.exclusive().zoneBlocksRetreat(board.unit(u)));
    return zone && exerted && !p.holds(battle.attacker(), hex);
  }

  /** A side may choose to retreat only if no enemy bars the way of any of its units. */
  @Case({"AGS-9.66", "AGS-9.71"})
  boolean isPossible(Position p, Battle battle, Side side) {
    return battle.units(side).stream()
        .filter(p::onMap)
        .noneMatch(unit -> paths(p, battle, unit).isEmpty());
  }

  /** Where retreat is not a choice but a must, units without a way are lost. */
  Battle loseTheTrapped(Position p, Battle battle, Side side, Chronicle chronicle) {
    int[] trapped =
        battle.units(side).stream()
            .filter(p::onMap)
            .filter(unit -> paths(p, battle, unit).isEmpty())
            .toArray();
    Battle after = battle;
    for (int unit : trapped) {
      int hex = p.hex(unit);
      rules.eliminate(p, unit, "no way to retreat", rules.exclusive().boundCase(), chronicle);
      if (p.isEmpty(hex) && !after.wiped().contains(hex)) {
        after = after.withWiped(hex);
      }
    }
    return after;
  }

  /** What is asked of whoever moves the retreating units: a way for each of them. */
  Ask.Ways ways(Position p, Battle battle) {
    return new Ask.Ways(
        "retreat",
        battle.units(battle.side()).stream()
            .filter(p::onMap)
            .mapToObj(unit -> Ask.Mover.of(unit, paths(p, battle, unit)))
            .toList(),
        false,
        Retreat::new);
  }

  // ---- the order

  @Case({"AGS-9.7", "AGS-9.71", "AGS-9.73", "AGS-9.74", "AGS-9.75"})
  Verdict check(Position p, Battle battle, Retreat order) {
    Side side = battle.side();
    Refusals no = new Refusals();
    Map<Integer, Hexes> paths = order.paths().byUnit();
    for (int unit : battle.units(side).toArray()) {
      no.addIf(
          p.onMap(unit) && !paths.containsKey(unit),
          "AGS-9.7",
          () -> rules.name(unit) + " must retreat " + battle.due(side) + " hexes with the others");
    }
    paths.forEach((unit, path) -> checkPath(p, battle, unit, path, no));
    if (!no.any() && overfills(p, paths) && fits(p, battle, side)) {
      no.add("AGS-9.74", "units retreat within the stacking limit as long as there is room");
    }
    return no.verdict();
  }

  private void checkPath(Position p, Battle battle, int unit, Hexes path, Refusals no) {
    if (!battle.units(battle.side()).has(unit) || !p.onMap(unit)) {
      no.add("AGS-9.7", rules.name(unit) + " does not retreat from this battle");
      return;
    }
    List<int[]> allowed = paths(p, battle, unit);
    if (allowed.stream().noneMatch(way -> Arrays.equals(way, path.toArray()))) {
      no.add(reason(p, battle, unit, path), rules.name(unit) + " may retreat " + describe(allowed));
    }
  }

  /** The case that a wrong path breaks first. */
  private String reason(Position p, Battle battle, int unit, Hexes path) {
    int due = battle.due(battle.side());
    if (path.size() == 0 || path.first() != p.hex(unit)) {
      return "AGS-9.73";
    }
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      if (to == HexGrid.OFF) {
        return "AGS-9.71";
      }
      int d = grid.direction(from, to);
      if (d < 0 || grid.distance(p.hex(unit), to) != i || i > due) {
        return "AGS-9.73";
      }
      if (rank(p, battle, unit, from, d, to) == Retreats.CLOSED) {
        if (p.holds(battle.side(), to) && !rules.exclusive().mayRetreatOnto(p, unit, to)) {
          return rules.exclusive().retreatOntoCase();
        }
        boolean river = rules.terrain().isMajorRiver(from, d);
        return river
            ? rules.exclusive().riverRetreatCase()
            : isBarred(p, rules.board().side(unit), to) || p.holds(battle.side().enemy(), to)
                ? "AGS-9.71"
                : "AGS-9.77";
      }
    }
    return path.size() != due + 1 ? "AGS-9.73" : "AGS-9.74";
  }

  private String describe(List<int[]> allowed) {
    return allowed.isEmpty()
        ? "nowhere"
        : "along "
            + String.join(
                " or ", allowed.stream().limit(6).map(way -> rules.path(Hexes.of(way))).toList());
  }

  // ---- room for all

  private boolean overfills(Position p, Map<Integer, Hexes> paths) {
    return paths.values().stream()
        .anyMatch(path -> path.last() >= 0 && rules.stacking().isOverfull(p, path.last(), paths));
  }

  /** Whether some way of retreating all units keeps to the stacking limit. */
  @Case({"AGS-9.74", "AGS-9.75"})
  private boolean fits(Position p, Battle battle, Side side) {
    int[] units = battle.units(side).stream().filter(p::onMap).toArray();
    Position after = p.copy();
    for (int unit : units) {
      after.takeOff(unit, Position.WAITING);
    }
    return fits(after, units, 0, Arrays.stream(units).mapToObj(u -> paths(p, battle, u)).toList());
  }

  private boolean fits(Position after, int[] units, int i, List<List<int[]>> ways) {
    if (i == units.length) {
      return true;
    }
    int[] ends =
        ways.get(i).stream()
            .mapToInt(way -> way[way.length - 1])
            .filter(hex -> hex >= 0)
            .distinct()
            .toArray();
    for (int end : ends) {
      if (rules.stacking().hasRoom(after, units[i], end)) {
        after.place(units[i], end);
        if (fits(after, units, i + 1, ways)) {
          return true;
        }
        after.takeOff(units[i], Position.WAITING);
      }
    }
    return false;
  }

  // ---- carrying out

  @Case({"AGS-9.71", "AGS-9.74", "AGS-9.75", "AGS-9.76", "AGS-9.81"})
  void carryOut(Position p, Battle battle, Retreat order, Chronicle chronicle) {
    Side side = battle.side();
    Map<Integer, Hexes> paths = new LinkedHashMap<>(order.paths().byUnit());
    Map<Integer, Boolean> ontoFriends = new LinkedHashMap<>();
    paths.forEach(
        (unit, path) ->
            ontoFriends.put(unit, path.last() >= 0 && holdsOthers(p, path.last(), paths)));
    Map<Integer, Boolean> squeezed = new LinkedHashMap<>();
    paths.forEach((unit, path) -> squeezed.put(unit, isSqueezedOut(p, battle, unit, path)));
    Map<Integer, Integer> prices = new LinkedHashMap<>();
    paths.forEach((unit, path) -> prices.put(unit, price(p, battle, path)));
    Battle after = battle;
    for (Map.Entry<Integer, Hexes> entry : paths.entrySet()) {
      int unit = entry.getKey();
      Hexes path = entry.getValue();
      chronicle.tell(new Retreated(new UnitRef(unit), path, "AGS-9.7"));
      if (!pays(p, unit, prices.getOrDefault(unit, 0), chronicle)) {
        continue;
      }
      if (path.last() < 0) {
        leaveMap(p, unit, path.get(path.size() - 2), chronicle);
      } else if (Boolean.TRUE.equals(squeezed.get(unit))) {
        rules.eliminate(p, unit, "no room to retreat", "AGS-9.74", chronicle);
      } else {
        p.place(unit, path.last());
        p.setCameFrom(unit, -1);
        if (Boolean.TRUE.equals(ontoFriends.get(unit)) && !battle.overrun()) {
          p.mark(unit, Flag.FELL_BACK);
        }
        path.stream().skip(1).forEach(hex -> rules.control().occupied(p, side, hex, chronicle));
      }
      if (!p.gone(unit)) {
        after = after.withTrail(Hexes.of(path.stream().limit(path.size() - 1).toArray()));
      }
    }
    if (paths.keySet().stream()
        .anyMatch(unit -> p.onMap(unit) && rules.stacking().isTooMuch(p, unit))) {
      p.setStage(
          new ExcessStage(
              side,
              battle.phase(),
              Units.of(paths.keySet().stream().mapToInt(u -> u).toArray()),
              after));
    } else {
      rules.results().retreated(p, after, chronicle);
    }
  }

  /** How many steps a unit pays for the enemy zones on its way. */
  int price(Position p, Battle battle, Hexes path) {
    return (int)
        path.stream()
            .skip(1)
            .filter(hex -> hex >= 0 && isControlled(p, battle, battle.side(), hex))
            .count();
  }

  /** Takes the price of a retreat through enemy zones; a unit that cannot pay it is lost. */
  @Case("AGS-9.71")
  private boolean pays(Position p, int unit, int steps, Chronicle chronicle) {
    String rule = rules.exclusive().zoneRetreatCase();
    rules.losses().lose(p, unit, steps, "retreated through enemy zones", rule, chronicle);
    return p.onMap(unit);
  }

  private void leaveMap(Position p, int unit, int exit, Chronicle chronicle) {
    if (!rules.exclusive().survivesOffMap(p, unit, exit)) {
      rules.eliminate(p, unit, "retreated off the map", "AGS-9.71", chronicle);
    }
  }

  private static boolean holdsOthers(Position p, int hex, Map<Integer, Hexes> retreating) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!retreating.containsKey(unit)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSqueezedOut(Position p, Battle battle, int unit, Hexes path) {
    for (int i = 1; i < path.size(); i++) {
      int d = path.get(i) < 0 ? -1 : grid.direction(path.get(i - 1), path.get(i));
      if (d >= 0 && rank(p, battle, unit, path.get(i - 1), d, path.get(i)) == OVERFULL) {
        return true;
      }
    }
    return false;
  }
}
