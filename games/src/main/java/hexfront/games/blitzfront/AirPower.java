package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Air units: airfields, strikes, supply, interception. */
final class AirPower {
  static final String AIRFIELD = "airfield";
  static final String SUPPLY = "air-supply";

  private final BlitzfrontRules rules;
  private final HexGrid grid;

  AirPower(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- who can fly

  @Case("BF-AIR-7")
  boolean inRange(Position p, int air, int hex) {
    return p.onMap(air)
        && grid.distance(p.hex(air), hex) <= rules.tables.range().of(rules.board().side(air));
  }

  /** Whether an air unit can still be used offensively in this game-turn. */
  @Case("BF-AIR-4")
  boolean canFly(Position p, int air) {
    return p.onMap(air) && !p.is(air, Flag.FLOWN);
  }

  /** The air units of the active side that can still fly. */
  Units flyers(Position p) {
    return Units.of(rules.roster.air(p.phasing())).those(air -> canFly(p, air));
  }

  @Case({"BF-AIR-4", "BF-AIR-7"})
  private Verdict mayFly(Position p, int air, int hex) {
    if (!rules.roster.is(air, BlitzfrontRoster.AIR) || rules.board().side(air) != p.phasing()) {
      return Verdict.refused("BF-AIR-3", rules.name(air) + " is no air unit of this side");
    } else if (!p.onMap(air)) {
      return Verdict.refused("BF-AIR-5", rules.name(air) + " has no airfield");
    } else if (p.is(air, Flag.FLOWN)) {
      return Verdict.refused("BF-AIR-4", rules.name(air) + " has flown in this game-turn");
    }
    return hex >= 0 && inRange(p, air, hex)
        ? Verdict.legal()
        : Verdict.refused("BF-AIR-7", rules.number(hex) + " is out of range");
  }

  // ---- strikes

  @Case({"BF-AIR-1", "BF-AIR-3", "BF-AIR-4"})
  Verdict checkStrike(Position p, Fighting stage, AirStrike order) {
    Units units = order.units();
    int hex = order.hex().index();
    Refusals no = new Refusals();
    no.addIf(stage.begun(), "BF-AIR-1", () -> "air units fly before the first battle");
    no.addIf(
        units.size() == 0 || units.hasDoubles(),
        "BF-AIR-3",
        () -> "a strike names its air units, each once");
    no.addIf(
        p.phasing() == Side.SOVIET && units.size() > 1,
        "BF-AIR-3",
        () -> "Soviet air units do not combine");
    no.addIf(
        hex < 0 || !p.holds(p.phasing().enemy(), hex),
        "BF-AIR-3",
        () -> "no enemy stands in " + rules.number(hex));
    units.stream().forEach(air -> no.addAll(mayFly(p, air, hex)));
    return no.verdict();
  }

  void strike(Position p, Fighting stage, AirStrike order, Dice dice, Chronicle chronicle) {
    begin(p, new Mission(order.units(), order.hex().index(), false, stage), dice, chronicle);
  }

  // ---- air supply

  @Case({"BF-SUP-3", "BF-AIR-4", "BF-AIR-7"})
  Verdict checkSupply(Position p, PlaceAir order) {
    int hex = order.hex().index();
    Refusals no = new Refusals();
    no.addAll(mayFly(p, order.unit().index(), hex));
    no.addIf(
        hex < 0 || !p.holds(p.phasing(), hex),
        "BF-SUP-3",
        () -> "nobody stands in " + rules.number(hex) + " who could be supplied");
    return no.verdict();
  }

  void supply(Position p, BlitzfrontStage stage, PlaceAir order, Dice dice, Chronicle chronicle) {
    Units air = Units.of(order.unit().index());
    begin(p, new Mission(air, order.hex().index(), true, stage), dice, chronicle);
  }

  // ---- a mission

  private void begin(Position p, Mission mission, Dice dice, Chronicle chronicle) {
    mission.flyers().stream().forEach(air -> p.mark(air, Flag.FLOWN));
    if (interceptors(p, mission).size() > 0) {
      p.setStage(new Intercepting(mission));
    } else {
      fly(p, mission, Units.NONE, dice, chronicle);
    }
  }

  /** The enemy air units that could meet a mission. */
  @Case({"BF-AIR-4", "BF-AIR-7"})
  Units interceptors(Position p, Mission mission) {
    return Units.of(rules.roster.air(p.phasing().enemy()))
        .those(air -> !p.is(air, Flag.SCRAMBLED) && inRange(p, air, mission.hex()));
  }

  /** The dice of a mission: first those of the interceptors, then those of the bombers. */
  @Case({"BF-AIR-3", "BF-AIR-4", "BF-AIR-5", "BF-SUP-3"})
  void fly(Position p, Mission mission, Units met, Dice dice, Chronicle chronicle) {
    List<Integer> flying = new ArrayList<>(mission.flyers().stream().boxed().toList());
    for (int by : met.toArray()) {
      p.mark(by, Flag.SCRAMBLED);
      if (!flying.isEmpty() && isStopped(p, flying.getFirst(), by, dice, chronicle)) {
        flying.removeFirst();
      }
    }
    BlitzfrontStage back = mission.back();
    if (mission.supply()) {
      if (!flying.isEmpty()) {
        rules.supply.supplyFromAir(p, mission.hex());
      }
    } else {
      flying.removeIf(air -> !bomb(p, air, mission.hex(), dice, chronicle));
      if (back instanceof Fighting phase && p.phasing() == Side.AXIS) {
        back =
            phase.supportedBy(flying.stream().map(air -> new Sortie(air, mission.hex())).toList());
      }
    }
    p.setStage(back);
  }

  /** Whether a flyer does not get through an interceptor. */
  @Case({"BF-AIR-5", "BF-AIR-9"})
  private boolean isStopped(Position p, int flyer, int by, Dice dice, Chronicle chronicle) {
    Side who = rules.board().side(by);
    int row = rules.roll(who, "interception", "BF-AIR-9", dice, chronicle);
    String result = rules.tables.interception().get(row - 1);
    chronicle.tell(new Intercepted(new UnitRef(flyer), new UnitRef(by), result, "BF-AIR-9"));
    boolean soviet = p.phasing() == Side.SOVIET;
    if (result.equals(BlitzfrontTables.SHOT_DOWN)) {
      shootDown(p, soviet ? flyer : by, chronicle);
    }
    return result.equals(BlitzfrontTables.BOTH)
        || soviet != result.equals(BlitzfrontTables.LUFTWAFFE);
  }

  /** An air unit bombs every ground unit of a hex; false if it is shot down. */
  @Case({"BF-AIR-3", "BF-AIR-4", "BF-AIR-6", "BF-AIR-8", "BF-AIR-9"})
  private boolean bomb(Position p, int air, int hex, Dice dice, Chronicle chronicle) {
    Side who = rules.board().side(air);
    for (int target : inOrder(p, hex)) {
      int row = rules.roll(who, "bombing", "BF-AIR-9", dice, chronicle);
      String result = result(p, who, target, row);
      chronicle.tell(new Bombed(new UnitRef(target), new UnitRef(air), result, "BF-AIR-9"));
      if (result.equals("D") || result.equals("D*") && !isSpared(p, target)) {
        rules.disruption.disrupt(p, target, "BF-AIR-4", chronicle);
      } else if (result.equals("AA") && hasFlak(p, target)) {
        shootDown(p, air, chronicle);
        return false;
      }
    }
    return true;
  }

  /** What a row of the table says about a target; one row better if it is disrupted. */
  @Case({"BF-AIR-8", "BF-AIR-9"})
  String result(Position p, Side bomber, int target, int row) {
    int better = p.is(target, Flag.DISRUPTED) ? Math.max(1, row - 1) : row;
    return rules.tables.bombing().getOrDefault(bomber, List.of()).get(better - 1);
  }

  /** German armies first, then in the order of the list. */
  @Case("BF-AIR-3")
  private int[] inOrder(Position p, int hex) {
    int[] stack = p.stack(hex);
    int army = BlitzfrontRoster.ARMY | BlitzfrontRoster.GERMAN;
    return IntStream.concat(
            Arrays.stream(stack).filter(unit -> rules.roster.all(unit, army)),
            Arrays.stream(stack).filter(unit -> !rules.roster.all(unit, army)))
        .toArray();
  }

  /** Whether D* does nothing to a unit. */
  @Case("BF-AIR-6")
  boolean isSpared(Position p, int target) {
    int cover = Terrain.FOREST | Terrain.HILL | Terrain.MOUNTAIN | Terrain.CITY;
    return rules.roster.is(target, BlitzfrontRoster.ARMORED)
        || p.is(target, Flag.ENTRENCHED)
        || (rules.terrain.at(p.hex(target)) & cover) != 0;
  }

  /** Whether AA shoots a bomber down: a German army in good order, or a Soviet victory city. */
  @Case("BF-AIR-6")
  boolean hasFlak(Position p, int target) {
    boolean army =
        rules.roster.all(target, BlitzfrontRoster.ARMY | BlitzfrontRoster.GERMAN)
            && !p.is(target, Flag.DISRUPTED);
    return army
        || rules.roster.is(target, BlitzfrontRoster.SOVIET)
            && (rules.terrain.at(p.hex(target)) & Terrain.VICTORY_CITY) != 0;
  }

  /** Out of play until two player-turns later. */
  @Case("BF-AIR-5")
  void shootDown(Position p, int air, Chronicle chronicle) {
    Side owner = rules.board().side(air);
    boolean late = owner == Side.AXIS && p.phasing() == Side.SOVIET;
    p.takeOff(air, Position.WAITING);
    p.setValue(BlitzfrontRules.RETURNS + air, p.turn() + (late ? 2 : 1));
    chronicle.tell(new ShotDown(new UnitRef(air), "BF-AIR-5"));
  }

  // ---- airfields

  @Case({"BF-SEQ-A1", "BF-SEQ-B1", "BF-AIR-5"})
  Verdict checkAirfield(Position p, PlaceAir order) {
    int air = order.unit().index();
    int hex = order.hex().index();
    if (!order.purpose().equals(AIRFIELD)) {
      return Verdict.refused("BF-AIR-7", "expected the purpose airfield or air-supply");
    } else if (!rules.roster.is(air, BlitzfrontRoster.AIR)
        || rules.board().side(air) != p.phasing()
        || p.gone(air)) {
      return Verdict.refused("BF-AIR-7", rules.name(air) + " is no air unit of this side");
    } else if (!p.onMap(air) && !mayCome(p, air)) {
      return Verdict.refused("BF-AIR-5", rules.name(air) + " cannot come yet");
    }
    return isField(p, hex)
        ? Verdict.legal()
        : Verdict.refused(
            "BF-AIR-7", "an airfield lies in supply, with no enemy in the hex or next to it");
  }

  private boolean mayCome(Position p, int air) {
    return p.turn() >= Math.max(rules.roster.entry(air), p.value(BlitzfrontRules.RETURNS + air));
  }

  private boolean isField(Position p, int hex) {
    Side side = p.phasing();
    if (hex < 0 || !rules.supply.lines(p, side).has(hex) || p.holds(side.enemy(), hex)) {
      return false;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(hex, d);
      if (next != HexGrid.OFF && p.holds(side.enemy(), next)) {
        return false;
      }
    }
    return true;
  }

  void place(Position p, PlaceAir order, Chronicle chronicle) {
    int air = order.unit().index();
    p.place(air, order.hex().index());
    p.setValue(BlitzfrontRules.RETURNS + air, 0);
    chronicle.tell(
        new hexfront.engine.events.Entered(
            Units.of(air), order.hex(), new hexfront.engine.events.Points(0), "BF-AIR-7"));
  }

  // ---- listing and drawing

  /** Where airfields may be placed. */
  Ask fields(Position p) {
    HexSet fields = new HexSet(grid.size());
    IntStream.range(0, grid.size()).filter(hex -> isField(p, hex)).forEach(fields::add);
    return placings(Units.of(rules.roster.air(p.phasing())), fields, AIRFIELD);
  }

  /** Whom air units may supply. */
  Ask supplies(Position p) {
    return placings(flyers(p), p.occupied(p.phasing()), SUPPLY);
  }

  private static Ask placings(Units air, HexSet hexes, String purpose) {
    Hexes among = Hexes.of(hexes.toArray());
    return Ask.Allot.ofOne(
        "place-air",
        air.stream().mapToObj(unit -> new Ask.Lot(unit, among)).toList(),
        (unit, hex) -> new PlaceAir(new UnitRef(unit), new Hex(hex), purpose));
  }

  boolean listStrikes(Position p, Predicate<Order> each) {
    int[] able = flyers(p).toArray();
    for (int hex : p.occupied(p.phasing().enemy()).toArray()) {
      for (int some = 1; some < 1 << able.length; some++) {
        if (!each.test(new AirStrike(Units.pick(able, some), new Hex(hex)))) {
          return false;
        }
      }
    }
    return true;
  }

  @Nullable Order draw(Position p, RandomGenerator random) {
    Units able = flyers(p);
    if (able.size() == 0) {
      return null;
    }
    int air = able.get(random.nextInt(able.size()));
    boolean supply = random.nextInt(8) == 0;
    int[] units = rules.roster.ground(supply ? p.phasing() : p.phasing().enemy());
    for (int i = 0; i < 6 && units.length > 0; i++) {
      int unit = units[random.nextInt(units.length)];
      if (p.onMap(unit) && inRange(p, air, p.hex(unit))) {
        Hex hex = new Hex(p.hex(unit));
        return supply
            ? new PlaceAir(new UnitRef(air), hex, SUPPLY)
            : new AirStrike(Units.of(air), hex);
      }
    }
    return null;
  }
}
