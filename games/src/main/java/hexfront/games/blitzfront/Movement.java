package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Points;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.common.Convoy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Operational movement, its bonus and overruns. Costs are kept in half factors. */
final class Movement {
  private static final List<String> BONUS = List.of("bonus");

  private final BlitzfrontRules rules;
  private final HexGrid grid;

  Movement(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- what units have

  /** A unit's movement factors in a step of the sequence, in halves. */
  @Case({"BF-MOV-1", "BF-BRK-1", "BF-SUP-7", "BF-WX-4", "BF-SEQ-A6"})
  int factors(Position p, int unit, Step step) {
    Side side = rules.board().side(unit);
    int factors = rules.roster.movement(p, unit);
    if (rules.roster.is(unit, BlitzfrontRoster.MOBILE) && rules.control.lacksOil(p, side)) {
      factors = Math.min(factors, rules.tables.oil());
    }
    if (step == Step.BREAKTHROUGH) {
      factors = Math.max(0, factors - rules.tables.breakthrough());
    }
    if (rules.weather(p) != Weather.GOOD) {
      factors = side == Side.AXIS ? factors / 2 : (factors + 1) / 2;
    }
    return factors * Terrain.POINT;
  }

  @Case({"BF-MOV-2", "BF-SEQ-A6"})
  int bonus(Side side, Step step) {
    BlitzfrontTables.Bonus bonus = rules.tables.bonus();
    int factors = side == Side.AXIS ? bonus.axis() : bonus.soviet();
    return (step == Step.BREAKTHROUGH ? bonus.breakthrough() : factors) * Terrain.POINT;
  }

  // ---- who moves

  /** Why a unit may not move now; legal if it may. */
  @Case({"BF-DIS-1", "BF-SEQ-A3", "BF-SEQ-B3", "BF-BRK-1", "BF-SEQ-A6", "BF-ZOC-1"})
  Verdict mayMove(Position p, Allocating stage, int unit) {
    String sequence = stage.step().rule(p.phasing());
    if (rules.board().side(unit) != p.phasing()
        || !p.onMap(unit)
        || rules.roster.is(unit, BlitzfrontRoster.AIR)) {
      return Verdict.refused(
          "BF-MOV-1", rules.name(unit) + " is no ground unit of the moving side on the map");
    } else if (p.is(unit, Flag.DISRUPTED)) {
      return Verdict.refused("BF-DIS-1", rules.name(unit) + " is disrupted and does not move");
    } else if (p.is(unit, Flag.ATTACKED)) {
      return Verdict.refused(sequence, rules.name(unit) + " has attacked in this turn");
    } else if (stage.step() == Step.BREAKTHROUGH
        && !rules.roster.is(unit, BlitzfrontRoster.GERMAN)) {
      return Verdict.refused("BF-BRK-1", "only German units break through");
    } else if (p.is(unit, Flag.MOVED) && p.startHex(unit) < 0) {
      return Verdict.refused(
          stage.step() == Step.BREAKTHROUGH ? "BF-BRK-1" : "BF-MOV-1",
          rules.name(unit) + " has moved in this turn");
    } else if (p.is(unit, Flag.STOPPED)) {
      return Verdict.refused("BF-ZOC-1", rules.name(unit) + " had to stop");
    }
    return stage.attackOf(unit) == null
        ? Verdict.legal()
        : Verdict.refused(sequence, rules.name(unit) + " is to attack; cancel that first");
  }

  /** The same without words. */
  boolean canMove(Position p, Allocating stage, int unit) {
    int never = Flag.DISRUPTED | Flag.ATTACKED | Flag.STOPPED;
    return p.onMap(unit)
        && (p.flags(unit) & never) == 0
        && (!p.is(unit, Flag.MOVED) || p.startHex(unit) >= 0)
        && (stage.step() != Step.BREAKTHROUGH || rules.roster.is(unit, BlitzfrontRoster.GERMAN))
        && stage.attackOf(unit) == null;
  }

  // ---- moves

  Verdict check(Position p, Allocating stage, Move order) {
    Units units = order.units();
    Hexes path = order.path();
    Refusals no = new Refusals();
    checkGroup(p, stage, units, no);
    if (!no.any() && (path.size() < 2 || path.first() != p.hex(units.get(0)))) {
      no.add("BF-MOV-1", "the path begins where the units stand and goes on from there");
    }
    for (int i = 0; i < units.size() && !no.any(); i++) {
      checkPath(p, stage, units, units.get(i), path, no);
    }
    if (!no.any()) {
      rules.stacking.check(p, path.last(), units.toArray(), no);
      rules.stacking.checkLeaving(p, path.first(), units.toArray(), no);
    }
    return no.verdict();
  }

  private void checkGroup(Position p, Allocating stage, Units units, Refusals no) {
    if (units.size() == 0 || units.hasDoubles()) {
      no.add("BF-MOV-1", "a move names its units, each once");
      return;
    }
    for (int unit : units.toArray()) {
      no.addAll(mayMove(p, stage, unit));
      no.addIf(
          !no.any() && p.hex(unit) != p.hex(units.get(0)),
          "BF-MOV-1",
          () -> "units that move together stand together");
    }
  }

  private void checkPath(
      Position p, Allocating stage, Units group, int unit, Hexes path, Refusals no) {
    March march = rules.march(p);
    march.begin(p, unit, group, stage.step());
    for (int i = 1; i < path.size() && !no.any(); i++) {
      int to = path.get(i);
      int d = to < 0 ? -1 : grid.direction(march.at, to);
      if (d < 0) {
        no.add(
            to < 0 ? "BF-TER-10" : "BF-MOV-1",
            rules.number(march.at) + " and " + rules.number(to) + " are not adjacent");
        return;
      }
      int from = march.at;
      refuse(march.take(unit, d, 0, false), unit, from, to, no);
    }
  }

  private void refuse(@Nullable Bar bar, int unit, int from, int to, Refusals no) {
    if (bar != null) {
      no.add(
          bar.rule(),
          "%s from %s to %s: %s"
              .formatted(rules.name(unit), rules.number(from), rules.number(to), bar.why()));
    }
  }

  /** Units move: what they spent is kept, for they may go on or attack. */
  @Case({"BF-MOV-1", "BF-MOV-2", "BF-SUP-5", "BF-ENT-3", "BF-KAT-2"})
  void carryOut(Position p, Allocating stage, Move order, Chronicle chronicle) {
    Units units = order.units();
    Hexes path = order.path();
    int cost = 0;
    boolean[] cut = cutOff(p, units);
    for (int i = 0; i < units.size(); i++) {
      cost = Math.max(cost, go(p, stage, units, units.get(i), path, 0, false));
    }
    chronicle.tell(new Moved(units, path, new Points(cost), "BF-MOV-1"));
    runDown(p, path, chronicle);
    arrive(p, units, path, cut, chronicle);
  }

  private boolean[] cutOff(Position p, Units units) {
    boolean[] cut = new boolean[units.size()];
    for (int i = 0; i < cut.length; i++) {
      cut[i] = !rules.supply.isSupplied(p, units.get(i));
    }
    return cut;
  }

  /** Keeps what a unit's way cost it; the unit still stands where it stood. */
  private int go(
      Position p,
      Allocating stage,
      Units group,
      int unit,
      Hexes path,
      int extra,
      boolean intoEnemies) {
    March march = rules.march(p);
    march.begin(p, unit, group, stage.step());
    int before = march.spent;
    for (int i = 1; i < path.size(); i++) {
      march.take(unit, grid.direction(march.at, path.get(i)), extra, intoEnemies);
    }
    if (p.startHex(unit) < 0) {
      p.setStartHex(unit, p.hex(unit));
    }
    p.setSpent(unit, march.spent);
    p.unmark(unit, Flag.RIVERS | Flag.ROADS);
    int marks = Flag.MOVED | Flag.way(march.rivers, march.roads);
    marks |= march.stopped ? Flag.STOPPED : 0;
    marks |= march.exposed ? Flag.EXPOSED : 0;
    marks |= march.needsBonus(march.spent, march.roads) ? Flag.BONUS : 0;
    p.mark(unit, marks);
    return march.spent - before;
  }

  /** Rocket units on the way are eliminated. */
  @Case("BF-KAT-2")
  private void runDown(Position p, Hexes path, Chronicle chronicle) {
    Side enemy = p.phasing().enemy();
    for (int i = 1; i < path.size(); i++) {
      while (p.holds(enemy, path.get(i))) {
        int rocket = p.first(path.get(i), enemy);
        rules.losses.eliminate(p, rocket, "run down", "BF-KAT-2", chronicle);
      }
    }
  }

  private void arrive(Position p, Units units, Hexes path, boolean[] cut, Chronicle chronicle) {
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      rules.disruption.leaveEntrenchment(p, unit, chronicle);
      p.place(unit, path.last());
    }
    rules.control.went(p, p.phasing(), path, chronicle);
    for (int i = 0; i < units.size(); i++) {
      if (cut[i]) {
        rules.disruption.disrupt(p, units.get(i), "BF-SUP-5", chronicle);
      }
    }
    ((Allocating) p.stage()).dropLapsed(p, chronicle);
  }

  // ---- overruns

  @Case("BF-OVR-1")
  Verdict check(Position p, Allocating stage, Overrun order) {
    Units units = order.units();
    int hex = order.hex().index();
    Refusals no = new Refusals();
    checkGroup(p, stage, units, no);
    if (no.any()) {
      return no.verdict();
    }
    int d = hex < 0 ? -1 : grid.direction(p.hex(units.get(0)), hex);
    if (d < 0 || !p.holds(p.phasing().enemy(), hex)) {
      return Verdict.refused("BF-OVR-1", "an overrun goes into an adjacent hex with enemies");
    }
    int defence = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      defence += rules.roster.defence(p, unit);
    }
    int attack = units.stream().map(unit -> rules.roster.attack(p, unit)).sum();
    if (defence > rules.tables.overrun().defence() || attack < rules.tables.overrun().attack()) {
      return Verdict.refused(
          "BF-OVR-1",
          "an overrun takes %d factors against %d, not %d against %d"
              .formatted(
                  rules.tables.overrun().attack(),
                  rules.tables.overrun().defence(),
                  attack,
                  defence));
    }
    int extra = rules.tables.overrun().points() * Terrain.POINT;
    for (int unit : units.toArray()) {
      March march = rules.march(p);
      march.begin(p, unit, units, stage.step());
      refuse(march.take(unit, d, extra, true), unit, p.hex(unit), hex, no);
    }
    String broken = rules.stacking.broken(p, hex, -1, units.toArray(), p.stack(hex));
    if (!no.any() && broken != null) {
      no.add(broken, rules.number(hex) + " would hold too many units");
    }
    rules.stacking.checkLeaving(p, p.hex(units.get(0)), units.toArray(), no);
    return no.verdict();
  }

  @Case("BF-OVR-1")
  void carryOut(Position p, Allocating stage, Overrun order, Chronicle chronicle) {
    Units units = order.units();
    int hex = order.hex().index();
    Hexes path = Hexes.of(p.hex(units.get(0)), hex);
    boolean[] cut = cutOff(p, units);
    int extra = rules.tables.overrun().points() * Terrain.POINT;
    int cost = 0;
    for (int i = 0; i < units.size(); i++) {
      cost = Math.max(cost, go(p, stage, units, units.get(i), path, extra, true));
    }
    for (int unit : p.stack(hex)) {
      rules.losses.eliminate(p, unit, "overrun", "BF-OVR-1", chronicle);
    }
    chronicle.tell(new Moved(units, path, new Points(cost), "BF-OVR-1"));
    arrive(p, units, path, cut, chronicle);
  }

  // ---- reach

  /** Where units that stand together can end a move. */
  List<Reached> reach(Position p, Allocating stage, Units units) {
    for (int unit : units.toArray()) {
      if (!mayMove(p, stage, unit).isLegal() || p.hex(unit) != p.hex(units.get(0))) {
        return List.of();
      }
    }
    List<Reached> found = new ArrayList<>();
    if (units.size() == 0) {
      return found;
    }
    if (units.size() > 1) {
      return together(p, stage, units);
    }
    int start = p.hex(units.get(0));
    Ways ways = BlitzfrontScratch.of(p).ways(rules, p).of(p, units.get(0), units, stage.step());
    for (int hex = 0; hex < grid.size(); hex++) {
      if (hex != start && ways.reaches(hex)) {
        Points cost = new Points(ways.cost(hex) - p.spent(units.get(0)));
        List<String> remarks = ways.needsBonus(hex) ? BONUS : List.of();
        found.add(new Reached(hex, cost, Hexes.of(ways.path(hex)), Manner.PLAIN, remarks));
      }
    }
    found.removeIf(r -> !check(p, stage, new Move(units, r.path())).isLegal());
    return found;
  }

  private List<Reached> together(Position p, Allocating stage, Units units) {
    Column column = new Column(rules, p, units, stage.step());
    List<Reached> found = new ArrayList<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      column.convoy().to(hex, way -> isLegal(p, stage, units, way)).stream()
          .min(Comparator.comparing(way -> !column.isPlain(way)))
          .ifPresent(way -> found.add(reached(column, way)));
    }
    return found;
  }

  private boolean isLegal(Position p, Allocating stage, Units units, Convoy.Way way) {
    return check(p, stage, new Move(units, Hexes.of(way.path()))).isLegal();
  }

  private static Reached reached(Column column, Convoy.Way way) {
    return new Reached(
        way.hex(),
        new Points(way.added(column.convoy().start())),
        Hexes.of(way.path()),
        Manner.PLAIN,
        column.isPlain(way) ? List.of() : BONUS);
  }

  /** Proposes the moves of every unit and of every whole stack, one for each hex in reach. */
  boolean list(Position p, Allocating stage, Predicate<Order> each) {
    for (int unit : rules.roster.ground(p.phasing())) {
      if (canMove(p, stage, unit)) {
        for (Reached r : reach(p, stage, Units.of(unit))) {
          if (!each.test(r.move(Units.of(unit)))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Proposes the overruns of all groups of a stack that are strong enough. */
  boolean listOverruns(Position p, Allocating stage, Predicate<Order> each) {
    for (int hex : p.occupied(p.phasing()).toArray()) {
      int[] able = Arrays.stream(p.stack(hex)).filter(u -> canMove(p, stage, u)).toArray();
      for (int d = 0; d < Direction.COUNT && able.length > 0; d++) {
        int to = grid.neighbour(hex, d);
        if (to != HexGrid.OFF && p.holds(p.phasing().enemy(), to)) {
          for (int some = 1; some < 1 << able.length; some++) {
            if (!each.test(new Overrun(Units.pick(able, some), new Hex(to)))) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  /** A way that a unit takes at random, or null if it finds none. */
  @Nullable Hexes wander(Position p, Allocating stage, int unit, RandomGenerator random) {
    if (rules.stacking.leavesTooMany(p, p.hex(unit), unit)) {
      return null;
    }
    March march = rules.march(p);
    march.begin(p, unit, stage.step());
    int[] path = BlitzfrontScratch.of(p).path;
    path[0] = march.at;
    int length = 1;
    int heading = random.nextInt(Direction.COUNT);
    int most = 1 + random.nextInt(10);
    for (int tries = 0; tries < 16 && length <= most; tries++) {
      int d = (heading + random.nextInt(3) + 5) % Direction.COUNT;
      if (march.take(unit, d, 0, false) == null) {
        path[length++] = march.at;
      } else if (march.stopped) {
        break;
      } else {
        heading = random.nextInt(Direction.COUNT);
      }
    }
    while (length > 1 && !rules.stacking.hasRoom(p, path[length - 1], unit)) {
      length--;
    }
    boolean there = length < 2 || path[length - 1] == path[0];
    return there ? null : Hexes.of(Arrays.copyOf(path, length));
  }
}
