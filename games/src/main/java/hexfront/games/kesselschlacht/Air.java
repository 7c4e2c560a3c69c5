package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.kesselschlacht.Formations.Group;
import java.util.List;
import java.util.stream.IntStream;

/** Module 6: air units, their missions and their combat. */
final class Air {
  private final KesselRules rules;

  Air(KesselRules rules) {
    this.rules = rules;
  }

  // ---- air units

  private String arm(int unit) {
    return rules.board().unit(unit).arm();
  }

  @Case({"KS-2.3.1", "KS-6.1.1"})
  boolean isFighter(int unit) {
    return arm(unit).equals("fighter");
  }

  boolean isFighterBomber(int unit) {
    return arm(unit).equals("fighter-bomber");
  }

  boolean isBomber(int unit) {
    return arm(unit).equals("bomber");
  }

  boolean isTransport(int unit) {
    return arm(unit).equals("transport");
  }

  @Case("KS-2.3.2")
  private int strength(Position p, int unit) {
    return rules.roster.attack(p, unit);
  }

  @Case("KS-2.3.3")
  private int maneuver(Position p, int unit) {
    return rules.roster.defence(p, unit);
  }

  /** Bombing strength, or what a transport carries. */
  @Case("KS-2.3.4")
  int load(Position p, int unit) {
    return rules.roster.movement(p, unit);
  }

  /** Whether an air unit is in the game by now and has done nothing this turn. */
  @Case({"KS-6.1", "KS-6.1.2", "KS-2.3"})
  boolean isReady(Position p, int unit) {
    return !p.gone(unit)
        && rules.ledger.arrivalTurn(p, unit) <= p.turn()
        && !p.is(unit, Flag.FLOWN | Flag.ABORTED);
  }

  boolean hasReady(Position p, Side side) {
    return IntStream.of(rules.roster.air(side)).anyMatch(unit -> isReady(p, unit));
  }

  /** Whether an air unit can bomb now: it bombs at all and did not act as a fighter. */
  boolean mayBomb(Position p, int unit) {
    return isReady(p, unit)
        && (isBomber(unit) || isFighterBomber(unit))
        && load(p, unit) > 0
        && !p.is(unit, Flag.FIGHTER);
  }

  // ---- loads

  @Case({"KS-6.7.1", "KS-6.7.1A"})
  Verdict checkLoad(Position p, Load order) {
    int unit = order.unit().index();
    if (rules.board().side(unit) != Side.AXIS || !isTransport(unit) || !isReady(p, unit)) {
      return Verdict.refused("KS-6.7.1A", rules.name(unit) + " is no transport that can fly");
    }
    KesselData.Airlift lift = rules.data.airlift();
    Refusals no = new Refusals();
    no.addIf(
        order.ap() < 0 || order.fp() < 0, "KS-6.7.1", () -> "loads are whole points from 0 on");
    no.addIf(
        (long) order.ap() + order.fp() > load(p, unit),
        "KS-6.7.1A",
        () -> rules.name(unit) + " carries " + load(p, unit) + " points");
    no.addIf(
        order.ap() > lift.ammoOfTransport(),
        "KS-6.7.1A",
        () -> "a transport carries at most " + lift.ammoOfTransport() + " points of ammunition");
    long ammo = order.ap();
    long fuel = order.fp();
    for (int other : rules.roster.air(Side.AXIS)) {
      if (other != unit) {
        ammo += rules.ledger.loadAmmo(p, other);
        fuel += rules.ledger.loadFuel(p, other);
      }
    }
    no.addIf(
        ammo > lift.ammo() || fuel > lift.fuel(),
        "KS-6.7.1",
        () -> lift.ammo() + " ammunition and " + lift.fuel() + " fuel can be flown in a turn");
    return no.verdict();
  }

  // ---- bombing

  /** Whether a side has anything that could fly a mission. */
  @Case({"KS-4.B", "KS-4.D", "KS-6.2.1"})
  boolean hasMission(Position p, Side side, boolean surprise) {
    for (int unit : rules.roster.air(side)) {
      boolean placed = surprise || rules.ledger.sector(p, unit) > 0;
      if (placed && (mayBomb(p, unit) || isLoaded(p, unit))) {
        return true;
      }
    }
    return false;
  }

  boolean isLoaded(Position p, int unit) {
    return isTransport(unit)
        && isReady(p, unit)
        && rules.ledger.loadAmmo(p, unit) + rules.ledger.loadFuel(p, unit) > 0;
  }

  @Case({
    "KS-6.1.1",
    "KS-6.1.2",
    "KS-6.1.3",
    "KS-6.2.1",
    "KS-6.3.1",
    "KS-6.5",
    "KS-6.5.1",
    "KS-2.3.4"
  })
  Verdict checkBomb(Position p, Side side, boolean surprise, Bomb order) {
    Units units = order.units();
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("KS-6.5", "a mission names its air units, each once");
    }
    boolean atBridge = !order.bridge().isEmpty();
    if (atBridge == (order.hex().index() >= 0)) {
      return Verdict.refused("KS-6.5", "a mission has one target, a hex or a bridge");
    }
    Refusals no = new Refusals();
    int hexside = atBridge ? rules.bridges.parse(order.bridge()) : Bridges.NONE;
    no.addIf(
        atBridge && (hexside == Bridges.NONE || !rules.bridges.stands(p, hexside)),
        "KS-6.5.1",
        () -> "no bridge stands at " + order.bridge());
    no.addIf(
        atBridge && p.value(Ledger.AIR_TRIES + side.ordinal()) > 0,
        "KS-6.5.1",
        () -> "one bridge a turn is bombed");
    no.addIf(
        !atBridge && !p.holds(side.enemy(), order.hex().index()),
        "KS-6.5",
        () -> "no enemy stands in " + rules.number(order.hex().index()));
    if (no.any()) {
      return no.verdict();
    }
    int sector =
        atBridge ? rules.bridges.sector(hexside) : rules.terrain.sector(order.hex().index());
    for (int unit : units.toArray()) {
      no.addIf(
          rules.board().side(unit) != side || !rules.roster.isAir(unit) || !mayBomb(p, unit),
          "KS-6.1.1",
          () -> rules.name(unit) + " cannot bomb");
      no.addIf(
          !surprise && rules.ledger.sector(p, unit) != sector,
          "KS-6.5",
          () -> rules.name(unit) + " is not in sector " + sector);
    }
    return no.verdict();
  }

  @Case({"KS-6.5", "KS-6.5.1", "KS-2.4.3", "KS-2.4.4", "KS-2.4.5"})
  void bomb(Position p, Side side, Bomb order, Dice dice, Chronicle chronicle) {
    int strength = 0;
    boolean bombers = false;
    for (int unit : order.units().toArray()) {
      strength += load(p, unit);
      bombers |= isBomber(unit);
      p.mark(unit, Flag.FLOWN);
    }
    KesselTables.Bombing table = rules.tables.bombing();
    int column = table.column(strength);
    boolean atBridge = !order.bridge().isEmpty();
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "bombing", side, "KS-6.5"));
    int row = die + (atBridge && bombers ? 1 : 0);
    String result = table.dice().get(row - 1).get(column);
    chronicle.tell(
        new Bombed(
            order.units(),
            atBridge ? null : order.hex(),
            atBridge ? order.bridge() : null,
            table.columns().get(column),
            die,
            result,
            atBridge ? "KS-6.5.1" : "KS-6.5"));
    if (atBridge) {
      Ledger.add(p, Ledger.AIR_TRIES + side.ordinal(), 1);
      if (result.endsWith("*")) {
        rules.bridges.blow(p, rules.bridges.parse(order.bridge()), "KS-6.5.1", chronicle);
      }
    } else {
      suffer(p, side.enemy(), order.hex(), result, chronicle);
    }
  }

  /** Bombing disorganizes and disrupts, but nobody runs from it. */
  @Case({"KS-2.4.3", "KS-2.4.4", "KS-2.4.5"})
  private void suffer(Position p, Side side, Hex hex, String result, Chronicle chronicle) {
    int status =
        result.startsWith("DIS")
            ? Status.DISRUPTED
            : result.startsWith("DO") ? Status.DISORGANIZED : Status.GOOD;
    for (int unit : status == Status.GOOD ? new int[0] : p.stack(hex.index())) {
      int now = Status.of(p, unit);
      int then = Math.min(Status.DISRUPTED, Status.suffer(now, status));
      rules.status.set(p, unit, Math.max(now, then), "KS-6.5", chronicle);
    }
    rules.status.spread(p, side, hex.index(), chronicle);
  }

  // ---- supply by air

  @Case({"KS-6.7", "KS-6.7.2", "KS-6.7.2A", "KS-6.7.4", "KS-13.3.5"})
  Verdict checkDelivery(Position p, boolean surprise, Deliver order) {
    int unit = order.unit().index();
    int hex = order.hex().index();
    if (rules.board().side(unit) != Side.AXIS || !isTransport(unit) || !isLoaded(p, unit)) {
      return Verdict.refused("KS-6.7", rules.name(unit) + " carries nothing");
    }
    if (hex < 0) {
      return Verdict.refused("KS-6.7.2", "a delivery names an airfield or a headquarters' hex");
    }
    int sector = rules.terrain.sector(hex);
    boolean landing = isAxisAirfield(p, hex);
    Refusals no = new Refusals();
    no.addIf(
        !surprise && rules.ledger.sector(p, unit) != sector,
        "KS-6.7.2",
        () -> rules.name(unit) + " is not in sector " + sector);
    no.addIf(
        order.ap().total() != rules.ledger.loadAmmo(p, unit)
            || order.fp().total() != rules.ledger.loadFuel(p, unit),
        "KS-6.7.2",
        () -> "the whole load is delivered");
    if (!surprise) {
      no.addIf(
          landing && sovietsOver(p, sector),
          "KS-6.7.2",
          () -> "Soviet fighters are over sector " + sector);
      no.addIf(
          !landing && hasAirfield(p, sector),
          "KS-6.7.2",
          () -> "sector " + sector + " has an airfield, so nothing is dropped");
    }
    receivers(order).forEach(hq -> checkReceiver(p, hq, hex, sector, landing, no));
    long already = supplied(p).filter(hq -> rules.terrain.sector(p.hex(hq)) == sector).count();
    long more = receivers(order).filter(hq -> !p.is(hq, Flag.SUPPLIED_BY_AIR)).count();
    int most = rules.data.airlift().headquartersOfSector();
    no.addIf(
        receivers(order).count() > most || already + more > most,
        "KS-6.7.2A",
        () -> "at most " + most + " headquarters a sector are supplied by air in a turn");
    return no.verdict();
  }

  private static IntStream receivers(Deliver order) {
    return IntStream.concat(
            order.ap().byUnit().entrySet().stream()
                .filter(e -> e.getValue() > 0)
                .mapToInt(java.util.Map.Entry::getKey),
            order.fp().byUnit().entrySet().stream()
                .filter(e -> e.getValue() > 0)
                .mapToInt(java.util.Map.Entry::getKey))
        .distinct();
  }

  private void checkReceiver(
      Position p, int hq, int hex, int sector, boolean landing, Refusals no) {
    if (!isReceiver(p, hq)) {
      no.add(
          p.onMap(hq) && p.is(hq, Flag.DISORDER) ? "KS-13.3.5" : "KS-6.7",
          rules.name(hq) + " cannot receive supplies by air");
    } else if (landing) {
      no.addIf(
          rules.terrain.sector(p.hex(hq)) != sector,
          "KS-6.7.2A",
          () -> rules.name(hq) + " is not in the sector of the airfield");
    } else {
      no.addIf(
          p.hex(hq) != hex, "KS-6.7.2A", () -> "a drop is for the headquarters in its hex alone");
    }
  }

  /** Corps headquarters of First Panzer Army in good order. */
  @Case({"KS-6.7", "KS-13.3.5"})
  boolean isReceiver(Position p, int hq) {
    return rules.roster.isHeadquarters(hq)
        && rules.group(p, hq) == Group.FIRST_PANZER
        && rules.roster.formations.store(rules.roster.printed(hq)) >= 0
        && p.onMap(hq)
        && !p.is(hq, Flag.DISORDER);
  }

  boolean isAxisAirfield(Position p, int hex) {
    return rules.terrain.airfields.has(hex) && p.controls(Side.AXIS, hex);
  }

  private boolean hasAirfield(Position p, int sector) {
    return rules.terrain.airfields.stream()
        .anyMatch(hex -> rules.terrain.sector(hex) == sector && isAxisAirfield(p, hex));
  }

  /** Whether Soviet fighters or fighter-bombers were left over a sector after air combat. */
  private boolean sovietsOver(Position p, int sector) {
    return IntStream.of(rules.roster.air(Side.SOVIET))
        .anyMatch(
            unit ->
                rules.ledger.sector(p, unit) == sector
                    && !p.is(unit, Flag.ABORTED)
                    && (isFighter(unit) || isFighterBomber(unit)));
  }

  /** The headquarters that got supplies this turn. */
  IntStream supplied(Position p) {
    return IntStream.of(rules.roster.ground(Side.AXIS))
        .filter(hq -> p.onMap(hq) && p.is(hq, Flag.SUPPLIED_BY_AIR));
  }

  @Case({"KS-6.7.3", "KS-10.5.6", "KS-10.6.5"})
  void deliver(Position p, Deliver order, Chronicle chronicle) {
    int unit = order.unit().index();
    p.mark(unit, Flag.FLOWN);
    rules.ledger.setLoad(p, unit, 0, 0);
    receivers(order)
        .forEach(
            hq -> {
              int store = rules.roster.formations.store(rules.roster.printed(hq));
              int ap = order.ap().byUnit().getOrDefault(hq, 0);
              int fp = order.fp().byUnit().getOrDefault(hq, 0);
              rules.ledger.setAmmo(p, store, rules.ledger.ammo(p, store) + ap);
              rules.ledger.setFuel(p, store, rules.ledger.fuel(p, store) + fp);
              p.mark(hq, Flag.SUPPLIED_BY_AIR);
              chronicle.tell(new Delivered(order.unit(), new UnitRef(hq), ap, fp, "KS-6.7.3"));
            });
  }

  // ---- ground support

  @Case({"KS-6.6", "KS-6.1.2", "KS-6.3.1"})
  boolean maySupport(Position p, int unit, Side side, int hex) {
    return rules.roster.isAir(unit)
        && rules.board().side(unit) == side
        && isFighterBomber(unit)
        && isReady(p, unit)
        && !p.is(unit, Flag.FIGHTER)
        && rules.ledger.weather(p) != Weather.HEAVY_SNOW
        && rules.ledger.sector(p, unit) == rules.terrain.sector(hex);
  }

  // ---- allotting

  @Case({"KS-6.3.2", "KS-6.3.1"})
  Verdict checkPlacing(Position p, Side side, PlaceAir order) {
    Refusals no = new Refusals();
    no.addIf(
        order.units().size() == 0 || order.units().hasDoubles(),
        "KS-6.3.2",
        () -> "name the air units, each once");
    no.addIf(
        !rules.terrain.hasSector(order.sector()),
        "KS-6.3.1",
        () -> "there is no sector " + order.sector());
    for (int unit : order.units().toArray()) {
      no.addIf(
          !rules.roster.isAir(unit) || rules.board().side(unit) != side || !isReady(p, unit),
          "KS-6.3.2",
          () -> rules.name(unit) + " cannot be placed");
    }
    return no.verdict();
  }

  // ---- combat

  /** The units of a side in a sector that are still there. */
  int[] in(Position p, Side side, int sector) {
    return IntStream.of(rules.roster.air(side))
        .filter(unit -> rules.ledger.sector(p, unit) == sector && isReady(p, unit))
        .toArray();
  }

  /** Whether there is air combat in a sector. */
  @Case("KS-6.4")
  boolean isContested(Position p, int sector) {
    int[] axis = in(p, Side.AXIS, sector);
    int[] soviet = in(p, Side.SOVIET, sector);
    return axis.length > 0 && soviet.length > 0 && (hasFighters(axis) || hasFighters(soviet));
  }

  private boolean hasFighters(int[] units) {
    return IntStream.of(units).anyMatch(unit -> isFighter(unit) || isFighterBomber(unit));
  }

  int[] fighterBombers(Position p, Side side, int sector) {
    return IntStream.of(in(p, side, sector)).filter(this::isFighterBomber).toArray();
  }

  private int[] fighting(Position p, Side side, int sector, boolean asFighters) {
    return IntStream.of(in(p, side, sector))
        .filter(unit -> (isFighter(unit) || p.is(unit, Flag.FIGHTER)) == asFighters)
        .toArray();
  }

  /** Both rounds of a sector in which everybody has said who acts as a fighter. */
  @Case({"KS-6.4.1", "KS-6.4.1A", "KS-6.4.4", "KS-6.3"})
  void fight(Position p, int sector, Dice dice, Chronicle chronicle) {
    Side first = rules.ledger.initiative(p);
    int[] ours = fighting(p, first, sector, true);
    int[] theirs = fighting(p, first.enemy(), sector, true);
    if (ours.length > 0 && theirs.length > 0) {
      boolean hit = attack(p, sector, ours, theirs, dice, chronicle);
      boolean hitBack = attack(p, sector, theirs, ours, dice, chronicle);
      abort(p, hit ? theirs : new int[0], chronicle);
      abort(p, hitBack ? ours : new int[0], chronicle);
      if (hit && !hitBack) {
        hunt(p, sector, first, ours, dice, chronicle);
      } else if (hitBack && !hit) {
        hunt(p, sector, first.enemy(), theirs, dice, chronicle);
      }
    } else if (ours.length > 0) {
      hunt(p, sector, first, ours, dice, chronicle);
    } else if (theirs.length > 0) {
      hunt(p, sector, first.enemy(), theirs, dice, chronicle);
    }
  }

  /** Fighters go for those who cannot shoot back. */
  @Case({"KS-6.4.1A", "KS-6.4.4"})
  private void hunt(
      Position p, int sector, Side side, int[] fighters, Dice dice, Chronicle chronicle) {
    int[] prey = fighting(p, side.enemy(), sector, false);
    if (prey.length > 0 && attack(p, sector, fighters, prey, dice, chronicle)) {
      abort(p, prey, chronicle);
    }
  }

  @Case({"KS-6.4.2", "KS-6.4.3"})
  private boolean attack(
      Position p, int sector, int[] attackers, int[] defenders, Dice dice, Chronicle chronicle) {
    KesselTables.AirTable table = rules.tables.air();
    int attack = IntStream.of(attackers).map(unit -> strength(p, unit)).sum();
    int defence = IntStream.of(defenders).map(unit -> Math.max(1, strength(p, unit))).sum();
    int column = table.columns().column(attack, defence);
    if (column == Ratios.NONE) {
      return false;
    }
    int best = IntStream.of(attackers).map(unit -> maneuver(p, unit)).max().orElse(0);
    int worst = IntStream.of(defenders).map(unit -> maneuver(p, unit)).min().orElse(0);
    int shifts = maneuverShift(best - worst);
    column = table.columns().shift(column, shifts);
    int die = dice.roll();
    Side side = rules.board().side(attackers[0]);
    boolean hit = die <= table.abortsUpTo().get(column);
    chronicle.tell(new Rolled(List.of(die), "air-combat", side, "KS-6.4.2"));
    chronicle.tell(
        new AirCombat(
            sector,
            Units.of(attackers),
            Units.of(defenders),
            table.columns().name(column),
            shifts,
            die,
            hit ? "DA" : "-",
            "KS-6.4.2"));
    return hit;
  }

  @Case("KS-6.4.3")
  int maneuverShift(int lead) {
    KesselTables.AirTable table = rules.tables.air();
    return lead >= table.two() ? 2 : lead >= table.one() ? 1 : 0;
  }

  @Case({"KS-6.4.2", "KS-6.7.4"})
  private void abort(Position p, int[] units, Chronicle chronicle) {
    for (int unit : units) {
      p.mark(unit, Flag.ABORTED);
      if (isTransport(unit)) {
        rules.ledger.setLoad(p, unit, 0, 0);
      }
      chronicle.tell(new Aborted(new UnitRef(unit), "KS-6.4.2"));
    }
  }
}
