package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tactical advances: attackers follow into the vacated hex and beyond, one after the other. */
final class BlitzfrontAdvances implements Model.Advancing {
  private final BlitzfrontModel m;
  private final Scene s;
  private final Fight fight;
  private final int vacated;

  BlitzfrontAdvances(BlitzfrontModel model, Fight fight) {
    m = model;
    s = model.s;
    this.fight = fight;
    vacated = fight.targets.getFirst();
  }

  @Override
  public List<Piece> units() {
    return fight.attackers.stream()
        .map(s::piece)
        .filter(unit -> unit.hex >= 0 && !BlitzfrontModel.isDisrupted(unit))
        .toList();
  }

  /** Orders that change the results are not followed. */
  @Override
  public boolean isSmall() {
    return fight.standing.isEmpty();
  }

  private boolean allSuffer(Set<String> results) {
    return fight.defenders.stream()
        .allMatch(id -> results.contains(fight.results.getOrDefault(id, "")));
  }

  /** How many movement factors a unit may spend, and hexes it may go. */
  @Case({"BF-ADV-1", "BF-ADV-2"})
  private int factors(Piece unit) {
    boolean axis = unit.side() == Side.AXIS;
    boolean german = BlitzfrontModel.isGerman(unit);
    return switch (unit.unit.arm()) {
      case "panzer" -> german ? 3 : 1;
      case "cavalry" -> axis ? 2 : 3;
      case "tank", "parachute", "shock" -> axis ? 1 : 2;
      case "motorized" -> german ? 2 : 1;
      default -> 1;
    };
  }

  @Case({"BF-ADV-1", "BF-ADV-2", "BF-RES-X2"})
  private int hexes(Piece unit) {
    if (factors(unit) == 1 || m.isMud() && unit.side() == Side.AXIS) {
      return 1;
    }
    if (allSuffer(Set.of("BK", "DE", "D3"))) {
      return 9;
    }
    int shortest = fight.defenders.isEmpty() ? 1 : 9;
    for (String id : fight.defenders) {
      List<Integer> path = fight.retreated.get(id);
      shortest = Math.min(shortest, path == null ? 1 : path.size() - 1);
    }
    return Math.max(1, shortest);
  }

  /** Whether a unit need not mind zones on its way through the vacated hex. */
  @Case("BF-ADV-3")
  private boolean isExempt(Piece unit) {
    boolean shock = Set.of("parachute", "shock").contains(unit.unit.arm());
    return allSuffer(Set.of("BK", "DE"))
        && (BlitzfrontModel.isTank(unit) || shock || unit.unit.has("ss"));
  }

  @Override
  public List<List<Integer>> ways(Piece unit) {
    List<List<Integer>> ways = new ArrayList<>(through(new BlitzfrontModel(s), unit, true));
    for (int d = 0; d < Direction.COUNT; d++) {
      if (m.isOpen(unit.hex, d) && s.grid.adjacent(s.next(unit.hex, d), vacated)) {
        ways.add(List.of(unit.hex, s.next(unit.hex, d)));
      }
    }
    return ways;
  }

  /** The ways through the vacated hex; freely: whatever others have done before. */
  @Case({"BF-ADV-1", "BF-ADV-3"})
  private List<List<Integer>> through(BlitzfrontModel now, Piece unit, boolean freely) {
    List<List<Integer>> ways = new ArrayList<>();
    int d = s.grid.direction(unit.hex, vacated);
    boolean friend = now.s.holds(unit.side(), vacated);
    boolean barred = now.isBarred(unit.side(), unit.hex, d) && !isExempt(unit);
    if (now.s.holds(unit.side().enemy(), vacated) || barred && !friend && !freely) {
      return ways;
    }
    List<Integer> first = List.of(unit.hex, vacated);
    ways.add(first);
    int paid = BlitzfrontMoves.cost(now, unit, vacated, false) + river(now, unit, unit.hex, d);
    if (!barred && (isExempt(unit) || !now.inZone(unit.side(), vacated))) {
      extend(now, unit, first, paid, false, ways);
    }
    return ways;
  }

  @Case("BF-TER-5")
  private static int river(BlitzfrontModel now, Piece unit, int hex, int d) {
    return BlitzfrontCombat.paysForRivers(unit) && now.isRiver(hex, d) ? 2 : 0;
  }

  /** On from a hex; who turns back has not advanced. */
  @Case({"BF-ADV-1", "BF-ADV-3", "BF-MOV-3"})
  private void extend(
      BlitzfrontModel now,
      Piece unit,
      List<Integer> path,
      int paid,
      boolean walked,
      List<List<Integer>> ways) {
    int from = path.getLast();
    for (int d = 0; path.size() <= hexes(unit) && d < Direction.COUNT; d++) {
      int to = now.s.next(from, d);
      boolean free = from == vacated && isExempt(unit);
      if (!now.isOpen(from, d)
          || path.contains(to)
          || now.s.holds(unit.side().enemy(), to)
          || now.isBarred(unit.side(), from, d) && !free) {
        continue;
      }
      boolean road = BlitzfrontMoves.isRoad(now, from, d);
      boolean extra = walked || road && !BlitzfrontModel.isMobile(unit);
      int cost = paid + BlitzfrontMoves.cost(now, unit, to, road) + river(now, unit, from, d);
      if (cost <= 2 * factors(unit) + (extra ? 2 : 0)) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(to);
        ways.add(longer);
        if (!now.inZone(unit.side(), to)) {
          extend(now, unit, longer, cost, extra, ways);
        }
      }
    }
  }

  @Override
  @Case({"BF-ADV-1", "BF-ADV-4", "BF-STK-1"})
  public String objection(Map<String, List<Integer>> paths) {
    Scene after = s.copy();
    int entered = 0;
    for (Map.Entry<String, List<Integer>> entry : paths.entrySet()) {
      BlitzfrontModel now = new BlitzfrontModel(after);
      Piece unit = after.piece(entry.getKey());
      List<Integer> path = entry.getValue();
      if (units().stream().noneMatch(u -> u.id.equals(unit.id))) {
        return "no attacker (BF-ADV-1)";
      }
      if (path.size() > 1 && path.get(1) == vacated) {
        if (!through(now, unit, false).contains(path)) {
          return "no way (BF-ADV-1)";
        }
        entered += unit.attack();
      } else if (path.size() != 2 || entered < fight.defence || !mayGoBeside(now, unit, path)) {
        return "not beside it (BF-ADV-4)";
      }
      unit.hex = path.getLast();
      if (!now.mayStandTogether(after.at(unit.hex))) {
        return "too many (BF-STK-1)";
      }
    }
    return paths.isEmpty() ? "nobody named (BF-ADV-1)" : "";
  }

  /** Others go one hex, beside the vacated one. */
  @Case("BF-ADV-4")
  private boolean mayGoBeside(BlitzfrontModel now, Piece unit, List<Integer> path) {
    int to = path.getLast();
    return now.joins(unit.hex, to)
        && now.s.grid.adjacent(to, vacated)
        && now.s.at(to).isEmpty()
        && !now.isBarred(unit.side(), unit.hex, now.s.grid.direction(unit.hex, to));
  }
}
