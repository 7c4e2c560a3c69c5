package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Points;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;

/** Section 17 and cases 19.1 and 33.3: coming onto the map and leaving it. */
final class OffMap {
  private final StalingradRules rules;
  private final HexSet[] entries = new HexSet[2];
  private final HexSet reserves;
  private final HexSet transVolga;
  private final HexSet astrakhan;

  /** All hexes in which somebody might ever come onto the map. */
  private final int[] gates;

  OffMap(StalingradRules rules) {
    this.rules = rules;
    for (Side side : Side.values()) {
      entries[side.ordinal()] = rules.board().map().area(side.word() + "-entry");
    }
    reserves = rules.board().map().area("reserve-armies");
    transVolga = rules.board().map().area("trans-volga");
    astrakhan = rules.board().map().area("astrakhan");
    HexSet rim = new HexSet(rules.board().hexes());
    rim.addAll(transVolga);
    rim.addAll(astrakhan);
    for (Side side : Side.values()) {
      rim.addAll(rules.edges.printed(side));
    }
    for (int hex = 0; hex < rules.board().hexes(); hex++) {
      if (rules.board().grid().onEdge(hex)) {
        rim.add(hex);
      }
    }
    gates = rim.toArray();
  }

  // ---- leaving

  /** The place to which a unit goes that leaves the map by an edge hex; 0 if it may not. */
  @Case({
    "CTS-17.0",
    "CTS-17.3",
    "CTS-33.0",
    "CTS-33.1.1a",
    "CTS-33.3a",
    "CTS-33.3b",
    "CTS-33.3c",
    "CTS-33.3e",
    "CTS-34.3a",
    "CTS-34.3c",
    "CTS-35.8d"
  })
  int beyond(Position p, int unit, int hex) {
    Side side = rules.board().side(unit);
    if (!rules.board().grid().onEdge(hex)) {
      return 0;
    }
    boolean friendly = rules.edges.isFriendly(p, side, hex);
    boolean south = rules.edges.isSouth(hex);
    if (Ledger.isCampaign(p)) {
      return campaign(p, unit, hex, friendly, south);
    }
    if (side == Side.AXIS
        && !friendly
        && south
        && Ledger.scenario(p) == Ledger.FALL_BLAU
        && rules.terrain.roadExits.has(hex)) {
      return Boxes.EXITED;
    }
    return friendly ? edge(hex) : 0;
  }

  private int campaign(Position p, int unit, int hex, boolean friendly, boolean south) {
    if (rules.board().side(unit) == Side.AXIS) {
      if (south && rules.edges.isAxisEntry(p, hex)) {
        return Boxes.CAUCASUS;
      }
      boolean german = friendly && rules.edges.isWest(hex) && rules.roster.isGerman(unit);
      return german ? Boxes.AXIS_BOX : onlyBoxes() || !friendly ? 0 : edge(hex);
    }
    if (!friendly) {
      return 0;
    }
    if (rules.edges.isNorth(hex)) {
      return Boxes.SOVIET_BOX;
    }
    if (transVolga.has(hex)) {
      return Boxes.TRANS_VOLGA;
    }
    if (astrakhan.has(hex)) {
      return Boxes.ASTRAKHAN;
    }
    if (onlyBoxes()) {
      return south ? Boxes.CAUCASUS : 0;
    }
    return edge(hex);
  }

  /** Whether the map has the edges of the Off Map Boxes; others have plain ones. */
  private boolean onlyBoxes() {
    return !transVolga.isEmpty();
  }

  private int edge(int hex) {
    if (rules.edges.isWest(hex)) {
      return Boxes.OFF_WEST;
    }
    if (rules.edges.isEast(hex)) {
      return Boxes.OFF_EAST;
    }
    return rules.edges.isNorth(hex) ? Boxes.OFF_NORTH : Boxes.OFF_SOUTH;
  }

  Verdict mayLeave(Position p, int unit, int hex) {
    if (rules.roster.isReplacement(unit) || beyond(p, unit, hex) == 0) {
      return Verdict.refused(
          "CTS-17.3", rules.name(unit) + " may not leave the map at " + rules.number(hex));
    }
    return Verdict.legal();
  }

  /** A unit leaves the map, by movement or in a retreat. */
  @Case({"CTS-17.1a", "CTS-34.3a"})
  void leave(Position p, int unit, int hex, Chronicle chronicle) {
    int place = beyond(p, unit, hex);
    p.takeOff(unit, place);
    p.mark(unit, Flag.LEFT | Flag.MOVED);
    rules.caucasus.arrived(p, unit, place, chronicle);
  }

  // ---- entering

  /** Whether a unit off the map may come on in a hex, as far as its place and the edge go. */
  @Case({
    "CTS-8.1a",
    "CTS-17.1b",
    "CTS-19.2",
    "CTS-19.3",
    "CTS-33.3a",
    "CTS-33.3b",
    "CTS-33.3c",
    "CTS-33.3d",
    "CTS-33.3e",
    "CTS-34.3b",
    "CTS-34.3c",
    "CTS-35.6d"
  })
  boolean isEntry(Position p, int unit, int hex) {
    Side side = rules.board().side(unit);
    int place = p.hex(unit);
    boolean friendly = rules.edges.isFriendly(p, side, hex);
    if (place == Boxes.ARRIVING) {
      HexSet entry = entries[side.ordinal()];
      if (!friendly || !entry.isEmpty() && !entry.has(hex) && !rules.edges.isNorth(hex)) {
        return false;
      }
      boolean limited = rules.data.entryLimited().contains(rules.roster.formation(unit));
      boolean edge = entry.isEmpty() || entry.has(hex) || side == Side.SOVIET;
      return edge && (!limited || reserves.isEmpty() || reserves.has(hex));
    }
    if (place == Boxes.OFF_NORTH) {
      return friendly && rules.edges.isNorth(hex);
    }
    if (place == Boxes.OFF_SOUTH) {
      return friendly && rules.edges.isSouth(hex);
    }
    if (place == Boxes.OFF_EAST) {
      return friendly && rules.edges.isEast(hex);
    }
    if (place == Boxes.OFF_WEST || place == Boxes.AXIS_BOX) {
      return friendly && rules.edges.isWest(hex);
    }
    if (place == Boxes.SOVIET_BOX) {
      return friendly && rules.edges.isNorth(hex);
    }
    if (place == Boxes.TRANS_VOLGA) {
      return transVolga.has(hex);
    }
    if (place == Boxes.ASTRAKHAN) {
      return astrakhan.has(hex);
    }
    return place == Boxes.CAUCASUS
        && rules.edges.isSouth(hex)
        && (side == Side.AXIS ? rules.edges.isAxisEntry(p, hex) : friendly);
  }

  /** All hexes in which somebody might ever come onto the map, in rising order. */
  int[] gates() {
    return gates;
  }

  /** Whether a unit off the map could come on this phase at all. */
  boolean mayEnter(Position p, int unit) {
    int place = p.hex(unit);
    boolean waits = place == Boxes.ARRIVING || Boxes.isOffMap(place);
    return waits
        && place != Boxes.CASPIAN
        && place != Boxes.COAST
        && !p.is(unit, Flag.LEFT | Flag.MOVED | Flag.FROZEN)
        && !rules.roster.isDepot(unit)
        && !rules.roster.isAir(unit)
        && !(place == Boxes.CAUCASUS && rules.caucasus.isKept(p, unit))
        && !Ledger.is(p, Ledger.OPENING);
  }

  @Case({"CTS-17.1a", "CTS-17.1b", "CTS-17.2", "CTS-19.1d", "CTS-8.1b", "CTS-34.7", "CTS-5.2"})
  Verdict check(Position p, Enter order) {
    Refusals no = new Refusals();
    Units units = order.units();
    int hex = order.hex().index();
    Side side = p.phasing();
    if (units.size() == 0 || units.hasDoubles() || hex < 0) {
      return Verdict.refused("CTS-17.1b", "name the units that enter, each once, and a hex");
    }
    int halves = 0;
    for (int unit : units.toArray()) {
      String name = rules.name(unit);
      if (rules.board().side(unit) != side || !mayEnter(p, unit)) {
        boolean kept = p.hex(unit) == Boxes.CAUCASUS && rules.caucasus.isKept(p, unit);
        no.add(kept ? "CTS-34.7" : "CTS-17.1a", name + " does not enter the map now");
      } else if (!isEntry(p, unit, hex)) {
        boolean limited = rules.data.entryLimited().contains(rules.roster.formation(unit));
        no.add(
            p.hex(unit) != Boxes.ARRIVING ? "CTS-17.1b" : limited ? "CTS-35.6d" : "CTS-19.3",
            name + " does not enter at " + rules.number(hex));
      }
      no.addIf(
          rules.stacking.clashes(p, unit, hex), "CTS-5.2", () -> name + " would meet its rivals");
      no.addIf(
          !rules.stacking.hasRoom(p, unit, hex), "CTS-5.0a", () -> "there is no room for " + name);
      halves += rules.roster.halves(unit);
    }
    no.addIf(p.holds(side.enemy(), hex), "CTS-19.1d", () -> "nobody fights his way onto the map");
    no.addIf(
        ZonesOfControl.isBarred(p, side, hex),
        "CTS-17.2",
        () -> "a Bond of the enemy bars " + rules.number(hex));
    boolean full = halves > 0 && halves + rules.stacking.halves(p, hex, side) > Stacking.LIMIT;
    no.addIf(full, "CTS-5.0a", () -> "three divisions may stay in " + rules.number(hex));
    return no.verdict();
  }

  /** Units come onto the map and pay for their first hex. */
  @Case({"CTS-17.1b", "CTS-19.1a", "CTS-19.1b"})
  void carryOut(Position p, InMovement stage, Enter order, Chronicle chronicle) {
    int hex = order.hex().index();
    Side side = p.phasing();
    stage.moving().stream().filter(u -> !order.units().has(u)).forEach(u -> p.mark(u, Flag.MOVED));
    int most = 0;
    boolean any = false;
    for (int unit : order.units().toArray()) {
      int cost = rules.going.entering(p, side, rules.roster.isMotorized(unit), hex);
      cost += ZonesOfControl.isBesideEnemy(p, side, hex) ? rules.tables.combatZone() : 0;
      cost = Math.min(cost, rules.movement.allowance(p, unit));
      most = Math.max(most, cost);
      boolean reinforces = p.hex(unit) == Boxes.ARRIVING;
      rules.stacking.put(p, unit, hex);
      p.setSpent(unit, cost);
      p.setStartHex(unit, hex);
      p.unmark(unit, Flag.OUT_OF_SUPPLY);
      if (reinforces) {
        p.mark(unit, Flag.ARRIVED);
      }
      any |= rules.roster.isUnit(unit);
    }
    chronicle.tell(new Entered(order.units(), order.hex(), new Points(most), "CTS-17.1b"));
    if (any) {
      rules.control.entered(p, side, hex, chronicle);
    }
    p.setStage(stage.with(order.units()));
  }
}
