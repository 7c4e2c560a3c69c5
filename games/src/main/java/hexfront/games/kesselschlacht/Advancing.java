package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Advanced;
import hexfront.engine.kernels.Advances;
import hexfront.engine.map.Direction;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.UnitRef;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Section 13.4: attackers follow the way of the beaten. */
record Advancing(Battle battle) implements KesselStage {
  private static final int UNPAYABLE = 10;

  /** Offers the advance if the hex is empty and somebody can go; else the phase goes on. */
  @Case({"KS-13.4", "KS-13.4.1"})
  static void begin(KesselRules rules, Position p, Battle battle) {
    Advancing stage = new Advancing(battle);
    boolean offered =
        battle.advances()
            && p.isEmpty(battle.hex())
            && IntStream.of(stage.able(rules, p))
                .anyMatch(unit -> !stage.ways(rules, p, unit).isEmpty());
    p.setStage(offered ? stage : new InCombat());
  }

  @Override
  public String word() {
    return "advance";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Advance into " + rules.number(battle.hex()) + ", or pass.";
  }

  /** Attackers in good order; the guns of the Axis never advance. */
  @Case({"KS-13.4.1", "KS-13.4.3", "KS-16.1.3"})
  private int[] able(KesselRules rules, Position p) {
    return battle.attackers().stream()
        .filter(unit -> p.onMap(unit) && !p.is(unit, Flag.DISORDER))
        .filter(unit -> !rules.combat.isFarGun(unit))
        .toArray();
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    List<Ask.Mover> movers = new ArrayList<>();
    for (int unit : able(rules, p)) {
      List<int[]> ways = ways(rules, p, unit);
      if (!ways.isEmpty()) {
        movers.add(Ask.Mover.of(unit, ways));
      }
    }
    return List.of(new Ask.Ways("advance", movers, true, Advance::new), PASS);
  }

  /** The ways of a unit along the trail, as far as zones, rivers, limits and fuel let it. */
  @Case({"KS-13.4.1", "KS-13.4.2", "KS-13.4.3", "KS-3.3.2", "KS-11.3.1", "KS-16.2"})
  private List<int[]> ways(KesselRules rules, Position p, int unit) {
    Side side = p.phasing();
    int formation = rules.formation(p, unit);
    List<int[]> ways =
        Advances.along(
            p.hex(unit),
            battle.trail().toArray(),
            new Advances.Terms() {
              @Override
              public boolean mayEnter(int from, int to) {
                int d = rules.board().grid().direction(from, to);
                return d >= 0
                    && !p.holds(side.enemy(), to)
                    && !Terrain.isUnbridgedMajor(p, from, d)
                    && !(rules.roster.isGun(unit) && (p.hexside(from, d) & Terrain.ANY_ROAD) == 0)
                    && !(side == Side.SOVIET && rules.marches.isKeptFrom(p, formation, to));
              }

              @Override
              public boolean stops(int hex) {
                return p.inZone(side.enemy(), ZonesOfControl.ADVANCE_ZONE, hex);
              }
            });
    return ways.stream().filter(way -> isPaid(rules, p, unit, way)).toList();
  }

  /** Whether fuel suffices for a way; into the attacked hex it always does. */
  @Case("KS-13.4.4")
  private static boolean isPaid(KesselRules rules, Position p, int unit, int[] way) {
    if (way.length == 2 || !rules.movement.paysForAdvance(p, unit)) {
      return true;
    }
    int hq = rules.fuel.payer(p, unit, -1);
    return hq >= 0 && price(rules, p, unit, way) <= rules.fuel.available(p, hq);
  }

  private static int price(KesselRules rules, Position p, int unit, int[] way) {
    Going going = Going.of(rules.terrain, p);
    int halves = 0;
    for (int i = 1; i < way.length; i++) {
      int d = rules.board().grid().direction(way[i - 1], way[i]);
      int step =
          going
              .costs(rules.roster.mobility(unit), rules.ledger.weather(p))[
              way[i - 1] * Direction.COUNT + d];
      halves += step < 0 ? UNPAYABLE : step & 63;
    }
    return (halves + 1) / Terrain.POINT;
  }

  @Override
  @Case({"KS-13.4.1", "KS-13.4.2", "KS-13.4.3", "KS-13.4.4", "KS-3.1.3"})
  public Verdict check(KesselRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Advance(Paths paths))) {
      return rules.outOfPlace(p, order);
    }
    if (paths.byUnit().isEmpty()) {
      return Verdict.refused("KS-13.4.1", "an advance names units and their ways; or pass");
    }
    Refusals no = new Refusals();
    Map<Integer, Integer> ends = new HashMap<>();
    paths
        .byUnit()
        .forEach(
            (unit, path) -> {
              if (IntStream.of(able(rules, p)).noneMatch(able -> able == unit)) {
                no.add("KS-13.4.3", rules.name(unit) + " may not advance");
              } else if (ways(rules, p, unit).stream()
                  .noneMatch(way -> Arrays.equals(way, path.toArray()))) {
                no.add(
                    caseAgainst(rules, p, unit, path),
                    rules.name(unit) + " cannot advance " + rules.path(path));
              } else {
                Integer end = ends.putIfAbsent(p.hex(unit), path.last());
                no.addIf(
                    end != null && end != path.last(),
                    "KS-13.4.1",
                    () -> "a force does not split when it advances");
              }
            });
    if (!no.any()) {
      checkRoom(rules, p, paths, no);
    }
    if (!no.any()) {
      checkFuel(rules, p, paths, no);
    }
    return no.verdict();
  }

  private String caseAgainst(KesselRules rules, Position p, int unit, Hexes path) {
    int[] trail = battle.trail().toArray();
    boolean onTrail = path.size() > 1 && path.first() == p.hex(unit);
    for (int i = 1; i < path.size() && onTrail; i++) {
      onTrail = i <= trail.length && path.get(i) == trail[i - 1];
    }
    if (!onTrail) {
      return "KS-13.4.3";
    }
    for (int i = 1; i < path.size() - 1; i++) {
      if (p.inZone(p.phasing().enemy(), ZonesOfControl.ADVANCE_ZONE, path.get(i))) {
        return "KS-13.4.2";
      }
    }
    return isPaid(rules, p, unit, path.toArray()) ? "KS-13.4.3" : "KS-13.4.4";
  }

  private static void checkRoom(KesselRules rules, Position p, Paths paths, Refusals no) {
    Map<Integer, Integer> come = new HashMap<>();
    paths
        .byUnit()
        .forEach(
            (unit, path) -> {
              if (rules.roster.isCombat(unit)) {
                come.merge(path.last(), 1, Integer::sum);
              }
            });
    come.forEach(
        (hex, n) ->
            no.addIf(
                !rules.stacking.hasRoom(p, p.phasing(), hex, n),
                "KS-3.1.3",
                () -> rules.number(hex) + " would hold too many units"));
  }

  /**
   * What each corps pays for its forces.
   *
   * @param least of how many hexes the ways are that count
   */
  @Case("KS-13.4.4")
  private static Map<Integer, Integer> prices(
      KesselRules rules, Position p, Paths paths, int least) {
    Map<Integer, Map<Integer, Integer>> byForce = new HashMap<>();
    paths
        .byUnit()
        .forEach(
            (unit, path) -> {
              int hq = rules.movement.paysForAdvance(p, unit) ? rules.fuel.payer(p, unit, -1) : -1;
              if (hq >= 0 && path.size() >= least) {
                int price = price(rules, p, unit, path.toArray());
                boolean free = path.size() == 2 && price > rules.fuel.available(p, hq);
                byForce
                    .computeIfAbsent(hq, k -> new HashMap<>())
                    .merge(p.hex(unit), free ? 0 : price, Math::max);
              }
            });
    Map<Integer, Integer> prices = new HashMap<>();
    byForce.forEach(
        (hq, forces) -> prices.put(hq, forces.values().stream().mapToInt(n -> n).sum()));
    return prices;
  }

  /** Those who go beyond the attacked hex have to pay; the others pay what is left, if anything. */
  @Case("KS-13.4.4")
  private static void checkFuel(KesselRules rules, Position p, Paths paths, Refusals no) {
    prices(rules, p, paths, 3)
        .forEach(
            (hq, price) ->
                no.addIf(
                    price > rules.fuel.available(p, hq),
                    "KS-13.4.4",
                    () -> rules.name(hq) + " has too little fuel for this advance"));
  }

  @Override
  @Case({"KS-13.4.1", "KS-13.4.4", "KS-11.1.7", "KS-10.5.5"})
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Advance(Paths paths)) {
      prices(rules, p, paths, 2)
          .forEach(
              (hq, price) ->
                  rules.fuel.spend(
                      p, rules.roster.printed(hq), Math.min(price, rules.fuel.available(p, hq))));
      int[] left = paths.byUnit().keySet().stream().mapToInt(p::hex).distinct().toArray();
      paths.byUnit().forEach((unit, path) -> go(rules, p, unit, path, chronicle));
      for (int hex : left) {
        rules.positions.left(p, hex, chronicle);
      }
      paths.byUnit().values().stream()
          .mapToInt(Hexes::last)
          .distinct()
          .forEach(hex -> rules.stacking.arrived(p, p.phasing(), hex, chronicle));
    }
    p.setStage(new InCombat());
  }

  private static void go(KesselRules rules, Position p, int unit, Hexes path, Chronicle chronicle) {
    rules.journeys.crossed(p, unit, path);
    p.place(unit, path.last());
    rules.bridges.guardLeaves(p, unit);
    chronicle.tell(new Advanced(new UnitRef(unit), path, "KS-13.4.1"));
    rules.control.went(p, p.phasing(), path, chronicle);
  }

  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    int[] able = able(rules, p);
    if (random.nextInt(3) == 0) {
      return new Pass();
    }
    int unit = able[random.nextInt(able.length)];
    List<int[]> ways = ways(rules, p, unit);
    if (ways.isEmpty()) {
      return new Pass();
    }
    int length = ways.get(random.nextInt(ways.size())).length;
    Map<Integer, Hexes> chosen = new HashMap<>();
    for (int other : able) {
      if (p.hex(other) == p.hex(unit)) {
        ways(rules, p, other).stream()
            .filter(way -> way.length == length)
            .forEach(way -> chosen.put(other, Hexes.of(way)));
      }
    }
    Advance order = new Advance(new Paths(chosen));
    return check(rules, p, order).isLegal() ? order : new Pass();
  }
}
