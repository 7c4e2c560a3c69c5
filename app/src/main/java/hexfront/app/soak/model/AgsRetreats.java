package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Section 9.7 for all units of a side in one battle. All go at the same time, so the hexes they
 * leave are no way out. A way is good if its hexes are vacant, less good through friends, then over
 * a major river, then through enemy zones where a game lets them; into full hexes and off the map
 * only those go who must. What counts is how many of the whole stack are lost: only if that cannot
 * be helped is anybody lost, and nobody goes a worse way if he could go a better one without
 * another going a worse way for it.
 */
final class AgsRetreats implements Model.Retreating {
  private static final int FRIENDLY = 1;
  private static final int RIVER = 2;
  private static final int ZONE = 4;
  private static final int FULL = 8;
  private static final int OFF = 16;

  /** Beyond this many combinations the model gives no opinion. */
  private static final long MOST = 300_000;

  private record Way(List<Integer> hexes, int rank) {
    int end() {
      return hexes.getLast();
    }
  }

  private final AgsModel model;
  private final Scene s;
  private final Fight fight;
  private final Side side;
  private final List<Piece> units;
  private final Map<String, List<Way>> ways = new HashMap<>();
  private int fewest = -1;

  AgsRetreats(AgsModel model, Fight fight, Side side) {
    this.model = model;
    this.s = model.scene();
    this.fight = fight;
    this.side = side;
    units = fight.units(side).stream().map(s::piece).filter(unit -> unit.hex >= 0).toList();
    units.forEach(unit -> ways.put(unit.id, find(unit)));
  }

  @Override
  public List<Piece> units() {
    return units;
  }

  @Override
  public List<List<Integer>> ways(Piece unit) {
    return waysOf(unit).stream().map(Way::hexes).toList();
  }

  private List<Way> waysOf(Piece unit) {
    return ways.getOrDefault(unit.id, List.of());
  }

  @Override
  @Case({"AGS-9.66", "AGS-9.7", "AGS-9.71"})
  public boolean isPossible() {
    return model.mayRetreat(fight, side)
        && units.stream().noneMatch(unit -> waysOf(unit).isEmpty());
  }

  // ---- the ways of one unit

  @Case({"AGS-9.71", "AGS-9.73"})
  private List<Way> find(Piece unit) {
    List<Way> found = new ArrayList<>();
    extend(unit, List.of(unit.hex), 0, found);
    return found;
  }

  private void extend(Piece unit, List<Integer> path, int rank, List<Way> found) {
    if (path.size() > fight.due(side)) {
      found.add(new Way(path, rank >= FULL ? FULL : rank));
      return;
    }
    int from = path.getLast();
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = s.next(from, d);
      List<Integer> longer = new ArrayList<>(path);
      longer.add(to);
      if (to == HexGrid.OFF) {
        Way off = new Way(longer, OFF);
        if (!found.contains(off)) {
          found.add(off);
        }
      } else if (s.grid.distance(unit.hex, to) == path.size() && !isBarred(unit, from, d, to)) {
        extend(unit, longer, rank | rank(unit, from, d, to), found);
      }
    }
  }

  /** The friends in a hex who stay there. */
  private List<Piece> staying(int hex) {
    return s.at(hex).stream().filter(unit -> !units.contains(unit)).toList();
  }

  @Case({"AGS-9.71", "AGS-9.75", "AGS-9.77", "AGS-9.78", "AGS-8.25", "AGS-10.16"})
  private boolean isBarred(Piece unit, int from, int d, int to) {
    boolean closedRiver = s.crosses(from, d, "major-river") && !model.retreatsOver(from, d);
    boolean stoodOn = isAttackerOfSplit() && fight.targets.contains(to);
    return !model.isOpen(from, d)
        || s.holds(side.enemy(), to)
        || isLeft(to)
        || closedRiver
        || stoodOn
        || isControlled(to) && !model.retreatsThroughZones(side)
        || !model.retreatsOnto(unit, staying(to));
  }

  private boolean isAttackerOfSplit() {
    return side == fight.attacker() && fight.isSplit();
  }

  @Case({"AGS-9.71", "AGS-9.77", "AGS-8.25"})
  private boolean isControlled(int hex) {
    if (!staying(hex).isEmpty()) {
      return false;
    }
    return model.zone(side.enemy(), "retreat").contains(hex)
        || isAttackerOfSplit()
            && model.on(fight.before).zone(side.enemy(), "retreat").contains(hex);
  }

  @Case({"AGS-9.74", "AGS-9.78"})
  private int rank(Piece unit, int from, int d, int to) {
    List<Piece> there = new ArrayList<>(staying(to));
    int rank = there.isEmpty() ? 0 : FRIENDLY;
    there.add(unit);
    return rank
        | (s.crosses(from, d, "major-river") ? RIVER : 0)
        | (isControlled(to) ? ZONE : 0)
        | (model.mayStandTogether(there) ? 0 : FULL);
  }

  // ---- the units as a whole

  @Override
  @Case({"AGS-9.7", "AGS-9.74", "AGS-9.75", "AGS-9.78"})
  public String objection(Map<String, List<Integer>> paths) {
    Map<Piece, Way> chosen = new HashMap<>();
    for (Piece unit : units) {
      List<Integer> path = paths.get(unit.id);
      waysOf(unit).stream()
          .filter(way -> way.hexes.equals(path))
          .forEach(way -> chosen.put(unit, way));
    }
    if (chosen.size() != units.size() || paths.size() != units.size()) {
      boolean vacated =
          paths.values().stream().flatMap(p -> p.stream().skip(1)).anyMatch(this::isLeft);
      return vacated ? "a hex that is being left (AGS-9.75)" : "no way (AGS-9.71, 9.73)";
    }
    int lost = lost(chosen);
    if (lost > fewestLost()) {
      return "more units lost than need be (AGS-9.74)";
    }
    boolean best =
        units.stream()
            .allMatch(unit -> waysOf(unit).stream().noneMatch(w -> w.rank < rankOf(chosen, unit)));
    return !best && couldGoBetter(0, chosen, new HashMap<>(), false)
        ? "a better way is open (AGS-9.74, 9.78)"
        : "";
  }

  /** Whether all who stand in a hex are leaving it in this retreat. */
  @Case("AGS-9.75")
  private boolean isLeft(int hex) {
    return hex >= 0 && !s.at(hex).isEmpty() && staying(hex).isEmpty();
  }

  private static int rankOf(Map<Piece, Way> chosen, Piece unit) {
    return Objects.requireNonNull(chosen.get(unit)).rank;
  }

  /** Whether somebody could go a better way, and nobody a worse one, and nobody more is lost. */
  private boolean couldGoBetter(
      int i, Map<Piece, Way> chosen, Map<Piece, Way> other, boolean better) {
    if (i == units.size()) {
      return better && lost(other) <= fewestLost();
    }
    Piece unit = units.get(i);
    int rank = rankOf(chosen, unit);
    for (Way way : waysOf(unit)) {
      if (way.rank <= rank) {
        other.put(unit, way);
        if (couldGoBetter(i + 1, chosen, other, better || way.rank < rank)) {
          return true;
        }
      }
    }
    return false;
  }

  /** How many units would find no place on the map. */
  @Case({"AGS-9.71", "AGS-9.74"})
  private int lost(Map<Piece, Way> chosen) {
    Map<Integer, List<Piece>> ending = new HashMap<>();
    int lost = 0;
    for (Map.Entry<Piece, Way> entry : chosen.entrySet()) {
      Way way = entry.getValue();
      if (way.rank >= FULL) {
        lost++;
      } else {
        ending.computeIfAbsent(way.end(), hex -> new ArrayList<>()).add(entry.getKey());
      }
    }
    for (Map.Entry<Integer, List<Piece>> hex : ending.entrySet()) {
      lost += excess(staying(hex.getKey()), hex.getValue());
    }
    return lost + squeezed(chosen, ending);
  }

  /** Those who pass through a hex that is full once all have come to rest. */
  private int squeezed(Map<Piece, Way> chosen, Map<Integer, List<Piece>> ending) {
    int squeezed = 0;
    for (Map.Entry<Piece, Way> entry : chosen.entrySet()) {
      Way way = entry.getValue();
      boolean stuck = false;
      for (int i = 1; way.rank < FULL && i < way.hexes.size() - 1; i++) {
        List<Piece> there = new ArrayList<>(staying(way.hexes.get(i)));
        there.addAll(ending.getOrDefault(way.hexes.get(i), List.of()));
        there.add(entry.getKey());
        stuck |= !model.mayStandTogether(there);
      }
      squeezed += stuck ? 1 : 0;
    }
    return squeezed;
  }

  /** The smallest number of newcomers that must go so that the rest may stand there. */
  private int excess(List<Piece> staying, List<Piece> coming) {
    int fewestOut = coming.size();
    for (int out = 0; out < 1 << coming.size(); out++) {
      List<Piece> there = new ArrayList<>(staying);
      for (int i = 0; i < coming.size(); i++) {
        if ((out & 1 << i) == 0) {
          there.add(coming.get(i));
        }
      }
      if (Integer.bitCount(out) < fewestOut && model.mayStandTogether(there)) {
        fewestOut = Integer.bitCount(out);
      }
    }
    return fewestOut;
  }

  private int fewestLost() {
    if (fewest < 0) {
      fewest = units.size();
      tryAll(0, new HashMap<>());
    }
    return fewest;
  }

  private void tryAll(int i, Map<Piece, Way> chosen) {
    if (fewest == 0) {
      return;
    }
    if (i == units.size()) {
      fewest = Math.min(fewest, lost(chosen));
      return;
    }
    Set<List<Integer>> seen = new HashSet<>();
    for (Way way : waysOf(units.get(i))) {
      if (seen.add(way.hexes.subList(1, way.hexes.size()))) {
        chosen.put(units.get(i), way);
        tryAll(i + 1, chosen);
        chosen.remove(units.get(i));
      }
    }
  }

  @Override
  public boolean isSmall() {
    long product = 1;
    for (Piece unit : units) {
      product *= Math.max(1, waysOf(unit).size());
      if (product > MOST) {
        return false;
      }
    }
    return true;
  }
}
