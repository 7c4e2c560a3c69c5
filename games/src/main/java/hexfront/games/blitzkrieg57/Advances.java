package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Advanced;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Advancing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Section 10.7: victorious attackers may follow up. */
final class Advances {
  private final BlitzkriegRules rules;
  private final HexGrid grid;

  Advances(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** Offers the advance if the attacked hex is empty and an attacker is left. */
  @Case({"GJ-10.7.1", "GJ-10.7.2"})
  void begin(Position p, Battle battle) {
    boolean offered = p.isEmpty(battle.hex()) && attackers(p, battle).length > 0;
    p.setStage(offered ? new Advancing(battle) : battle.in());
  }

  int[] attackers(Position p, Battle battle) {
    return battle.attackers().stream().filter(p::onMap).toArray();
  }

  /** The ways a unit may advance: into the attacked hex, and for mechanized units one beyond. */
  @Case({"GJ-10.7.1", "GJ-10.7.3", "GJ-10.7.4", "GJ-10.7.5", "GJ-10.7.6", "GJ-15.1-3"})
  List<int[]> ways(Position p, Battle battle, int unit) {
    int from = p.hex(unit);
    List<int[]> ways = new ArrayList<>();
    ways.add(new int[] {from, battle.hex()});
    if (rules.board().unit(unit).mechanized()) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int beyond = grid.neighbour(battle.hex(), d);
        if (beyond != HexGrid.OFF) {
          hexfront.engine.kernels.Advances.along(
                  from, new int[] {battle.hex(), beyond}, new Terms(p, battle))
              .stream()
              .filter(way -> way.length == 3 && way[2] != from)
              .forEach(ways::add);
        }
      }
    }
    return ways;
  }

  /** How a mechanized advance goes on beyond the attacked hex. */
  private final class Terms implements hexfront.engine.kernels.Advances.Terms {
    private final Position p;
    private final Battle battle;

    Terms(Position p, Battle battle) {
      this.p = p;
      this.battle = battle;
    }

    @Override
    public boolean mayEnter(int from, int to) {
      return to == battle.hex()
          || !rules.terrain().water().has(to)
              && !rules.terrain().isClosed(from, grid.direction(from, to))
              && !p.holds(p.phasing().enemy(), to)
              && rules.terrain().isOpen(to)
              && !river(from, to);
    }

    @Override
    public boolean stops(int hex) {
      return !rules.terrain().isOpen(hex);
    }

    private boolean river(int from, int to) {
      return !battle.in().first() && rules.strength().acrossRiver(from, to);
    }
  }

  /** Whether the first step of an advance crosses a river, which ends it. */
  @Case("GJ-10.7.5")
  private boolean crossed(Position p, Battle battle, int unit) {
    return !battle.in().first() && rules.strength().acrossRiver(p.hex(unit), battle.hex());
  }

  /** The ways of a unit as the rules leave them. */
  List<int[]> open(Position p, Battle battle, int unit) {
    List<int[]> ways = ways(p, battle, unit);
    return crossed(p, battle, unit) ? ways.subList(0, 1) : ways;
  }

  @Case({"GJ-10.7.2", "GJ-10.7.3", "GJ-10.7.6", "GJ-3.1.3"})
  Verdict check(Position p, Battle battle, Advance order) {
    Map<Integer, Hexes> paths = order.paths().byUnit();
    if (paths.isEmpty()) {
      return Verdict.refused("GJ-10.7.2", "an advance names units and their ways; or pass");
    }
    for (Map.Entry<Integer, Hexes> entry : paths.entrySet()) {
      int unit = entry.getKey();
      int[] path = entry.getValue().toArray();
      if (Arrays.stream(attackers(p, battle)).noneMatch(u -> u == unit)) {
        return Verdict.refused("GJ-10.7.1", rules.name(unit) + " did not take part in the attack");
      }
      if (open(p, battle, unit).stream().noneMatch(way -> Arrays.equals(way, path))) {
        return Verdict.refused(
            caseAgainst(battle, unit, path),
            rules.name(unit) + " cannot advance " + rules.path(entry.getValue()));
      }
    }
    return fits(p, paths)
        ? Verdict.legal()
        : Verdict.refused("GJ-10.7.6", "the advance would end with too many units in a hex");
  }

  private String caseAgainst(Battle battle, int unit, int[] path) {
    if (path.length < 2 || path[1] != battle.hex()) {
      return "GJ-10.7.3";
    } else if (path.length > 2 && !rules.board().unit(unit).mechanized()) {
      return "GJ-10.7.1";
    }
    return "GJ-10.7.5";
  }

  /** Whether no hex is overfull once all have advanced. */
  @Case("GJ-10.7.6")
  boolean fits(Position p, Map<Integer, Hexes> paths) {
    Map<Integer, Integer> come = new HashMap<>();
    paths.forEach(
        (unit, path) -> {
          come.merge(path.last(), 1, Integer::sum);
          come.merge(p.hex(unit), -1, Integer::sum);
        });
    return come.entrySet().stream()
        .filter(entry -> entry.getValue() > 0)
        .allMatch(
            entry ->
                rules.stacking().units(p, entry.getKey()) + entry.getValue()
                    <= rules.stacking().most());
  }

  void carryOut(Position p, Battle battle, Advance order, Chronicle chronicle) {
    Side side = p.phasing();
    order
        .paths()
        .byUnit()
        .forEach(
            (unit, path) -> {
              p.place(unit, path.last());
              chronicle.tell(new Advanced(new UnitRef(unit), path, "GJ-10.7.1"));
              rules.control().went(p, side, path, chronicle);
            });
    p.setStage(battle.in());
  }
}
