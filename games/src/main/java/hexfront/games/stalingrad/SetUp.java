package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.data.PlacesFile;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/** Cases 35.1 and 36.1: where units may set up, and the steps that the Soviets lose. */
final class SetUp {
  private static final String COMPULSORY = "compulsory loss";
  private static final int NEAR = 3;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final Map<String, HexSet> fronts = new HashMap<>();

  SetUp(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    for (HexMap.Line line : rules.board().map().lines()) {
      if (line.kind().equals("start-line")) {
        fronts.put(line.name(), near(line));
      }
    }
  }

  /** The hexes within three of those that touch a line. */
  private HexSet near(HexMap.Line line) {
    HexSet touching = new HexSet(grid.size());
    for (int hexside : line.hexsides()) {
      touching.add(hexside / Direction.COUNT);
      touching.add(grid.neighbour(hexside / Direction.COUNT, hexside % Direction.COUNT));
    }
    HexSet near = new HexSet(grid.size());
    for (int hex = 0; hex < grid.size(); hex++) {
      if (grid.distance(hex, touching) <= NEAR) {
        near.add(hex);
      }
    }
    return near;
  }

  private HexSet axisArea(Position p) {
    return rules.board().map().area(rules.data.start(Ledger.scenario(p)).line());
  }

  /** The hexes in which units of a formation may set up, if they have a place of their own. */
  private HexSet own(int unit) {
    return rules.board().map().area(rules.roster.formation(unit));
  }

  /** The order of battle by which a scenario sets up; the campaign has that of Fall Blau. */
  private static String orderOfBattle(Position p) {
    return Ledger.scenario(p) == Ledger.URANUS ? "uranus" : "fall-blau";
  }

  // ---- placing

  /** Units of an army that sets up around a hex near the line stay near it; HQs need not. */
  @Case("CTS-SCN-3HEX")
  boolean isNear(Position p, int unit, int hex) {
    HexSet front = fronts.get(rules.data.start(Ledger.scenario(p)).front());
    if (front == null || front.has(hex) || rules.roster.isHq(unit)) {
      return true;
    }
    Map<String, String> focal = rules.data.focalHexes().getOrDefault(orderOfBattle(p), Map.of());
    OptionalInt center = grid.hex(focal.getOrDefault(rules.roster.formation(unit), ""));
    return center.isEmpty() || !front.has(center.getAsInt());
  }

  /** Whether a unit may set up in a hex: behind its side of the start line, in its area. */
  @Case({
    "CTS-35.1.1",
    "CTS-36.1.1",
    "CTS-35.6e",
    "CTS-36.1S",
    "CTS-5.0a",
    "CTS-5.2",
    "CTS-SCN-3HEX"
  })
  Verdict check(Position p, Place order) {
    int unit = order.unit().index();
    int hex = order.hex().index();
    Side side = p.phasing();
    String name = rules.name(unit);
    if (hex < 0 || rules.board().side(unit) != side || !p.onMap(unit)) {
      return Verdict.refused("CTS-35.1.1", name + " is no unit of the side on the map, or no hex");
    }
    Refusals no = new Refusals();
    boolean contested = Ledger.isContested(p, rules.terrain.citySlot(hex));
    boolean behind = axisArea(p).has(hex) == (side == Side.AXIS);
    no.addIf(
        !behind && !contested,
        Ledger.scenario(p) == Ledger.URANUS ? "CTS-36.1.1" : "CTS-35.1.1",
        () -> rules.number(hex) + " lies beyond the start line");
    HexSet own = own(unit);
    no.addIf(!own.isEmpty() && !own.has(hex), "CTS-35.6e", () -> name + " sets up in its own area");
    no.addIf(
        !isNear(p, unit, hex),
        "CTS-SCN-3HEX",
        () -> name + " sets up within three hexes of the start line");
    no.addIf(rules.terrain.sea.has(hex), "CTS-4.2a", () -> rules.number(hex) + " is sea");
    if (rules.roster.isUnit(unit)) {
      no.addIf(
          p.holds(side.enemy(), hex) && !contested,
          "CTS-4.2f",
          () -> rules.number(hex) + " is held by the enemy");
      no.addIf(
          rules.stacking.clashes(p, unit, hex), "CTS-5.2", () -> name + " would meet its rivals");
      no.addIf(
          !rules.stacking.hasRoom(p, unit, hex),
          "CTS-5.0a",
          () -> rules.number(hex) + " has no room for " + name);
    }
    return no.verdict();
  }

  // ---- the line

  /** Whether the enemy of a side could walk over the start line; the south sheet is exempt. */
  @Case({"CTS-35.1.2", "CTS-35.1.3", "CTS-36.1.2"})
  Verdict checkLine(Position p, Side side) {
    HexSet axis = axisArea(p);
    boolean uranus = Ledger.scenario(p) == Ledger.URANUS;
    HexSet reached = p.occupied(side.enemy()).copy();
    int[] queue = new int[grid.size()];
    int n = 0;
    for (int hex : reached.toArray()) {
      queue[n++] = hex;
    }
    for (int i = 0; i < n; i++) {
      int hex = queue[i];
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(hex, d);
        if (to == HexGrid.OFF || reached.has(to) || !isOpen(p, side, hex, d, to)) {
          continue;
        }
        boolean beyond = axis.has(to) == (side == Side.AXIS);
        if (beyond && !(uranus && rules.terrain.isSouth(hex))) {
          return Verdict.refused(
              uranus ? "CTS-36.1.2" : side == Side.SOVIET ? "CTS-35.1.2" : "CTS-35.1.3",
              "the enemy could cross from " + rules.number(hex) + " to " + rules.number(to));
        }
        if (!beyond) {
          reached.add(to);
          queue[n++] = to;
        }
      }
    }
    return Verdict.legal();
  }

  /** Whether an enemy of a side could step there: no unit, no Bond, no water in the way. */
  private boolean isOpen(Position p, Side side, int hex, int d, int to) {
    Side enemy = side.enemy();
    return !p.holds(side, to)
        && !ZonesOfControl.bars(p, enemy, hex, d, to)
        && rules.going.costs(p, enemy, false)[hex * Direction.COUNT + d] >= 0;
  }

  // ---- compulsory losses

  /** The units that bear the compulsory losses of the default set-up. */
  @Case({"CTS-35.1.4a", "CTS-35.1.4b", "CTS-36.1.4"})
  Units losers(Position p) {
    if (p.phasing() != Side.SOVIET) {
      return Units.of();
    }
    String scenario = orderOfBattle(p);
    int[] found = new int[rules.board().unitCount()];
    int n = 0;
    for (PlacesFile.Entry entry : rules.data.setUp(rules.isBefore7)) {
      if (entry.scenario().equals(scenario) && entry.notes().startsWith(COMPULSORY)) {
        int unit = rules.board().unit(entry.unit()).orElse(-1);
        if (unit >= 0 && p.onMap(unit) && p.lost(unit) > 0) {
          found[n++] = unit;
        }
      }
    }
    return Units.of(Arrays.copyOf(found, n));
  }

  /** The same number of steps from other units: one of each, three of an army at most. */
  @Case({"CTS-35.1.4a", "CTS-35.1.4b", "CTS-36.1.4"})
  Verdict check(Position p, Units losers, Lose order) {
    StalingradData.SetUpLosses due =
        rules.data.setUpLosses().get(Ledger.SCENARIOS.get(Ledger.scenario(p)));
    if (due == null || losers.size() == 0) {
      return Verdict.refused("CTS-35.1.4a", "the side has no steps to lose");
    }
    String rule = Ledger.scenario(p) == Ledger.URANUS ? "CTS-36.1.4" : "CTS-35.1.4a";
    Refusals no = new Refusals();
    Map<String, Integer> armies = new HashMap<>();
    order
        .steps()
        .byUnit()
        .forEach(
            (unit, n) -> {
              int left = p.stepsLeft(unit) + (losers.has(unit) ? 1 : 0);
              boolean may =
                  rules.board().side(unit) == Side.SOVIET
                      && p.onMap(unit)
                      && rules.roster.isUnit(unit)
                      && left > 1;
              no.addIf(!may || n != 1, rule, () -> rules.name(unit) + " does not lose one step");
              armies.merge(rules.roster.formation(unit), 1, Integer::sum);
            });
    armies.forEach(
        (army, n) -> {
          int extra = army.equals(due.army()) ? due.stepsOfArmy() : 0;
          no.addIf(
              n > due.mostOfArmy() + extra || army.equals(due.army()) && n < extra,
              rule,
              () -> army + " cannot lose " + n + " steps");
        });
    no.addIf(
        order.steps().total() != due.steps() + due.stepsOfArmy()
            || due.stepsOfArmy() > 0 && !armies.containsKey(due.army()),
        rule,
        () -> due.steps() + due.stepsOfArmy() + " steps are to be lost");
    return no.verdict();
  }
}
