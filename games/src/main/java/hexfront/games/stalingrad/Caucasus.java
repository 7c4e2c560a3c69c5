package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.List;
import java.util.function.Predicate;

/** Sections 33 and 34: the boxes beyond the edges, and the war for the Caucasus. */
final class Caucasus {
  /** The boxes with tracks. */
  static final List<String> BOXES = List.of("caucasus", "black-sea-coast");

  private static final List<Integer> CHAIN =
      List.of(
          Boxes.SOVIET_BOX,
          Boxes.TRANS_VOLGA,
          Boxes.ASTRAKHAN,
          Boxes.CASPIAN,
          Boxes.CAUCASUS,
          Boxes.COAST);

  private static final int RELEASE_TURN = 21;
  private static final int TRANSIT_HALVES = 4;
  private static final int SOVIET_COAST_HALVES = 12;
  private static final int AXIS_COAST_HALVES = 4;
  private static final int MOST_SPACES = 4;
  private static final String KRASNODAR = "krasnodar";

  private final StalingradRules rules;

  Caucasus(StalingradRules rules) {
    this.rules = rules;
  }

  // ---- tracks

  /** The number of the track of a box, or -1. */
  static int track(String box) {
    return BOXES.indexOf(box);
  }

  private static int place(int track) {
    return track == 0 ? Boxes.CAUCASUS : Boxes.COAST;
  }

  List<StalingradTables.Space> spaceList(int track) {
    return track == 0 ? rules.tables.caucasus() : rules.tables.coast();
  }

  /** The words of the spaces of a track. */
  List<String> spaces(int track) {
    return spaceList(track).stream().map(StalingradTables.Space::space).toList();
  }

  /** The shifts that terrain gives the defender of a box against an attack of a side. */
  @Case("CTS-34.8")
  int terrain(Position p, Side attacker, int track) {
    int at = p.value(Ledger.MARKERS + track);
    int space = attacker == Side.AXIS ? at + 1 : at;
    List<StalingradTables.Space> spaces = spaceList(track);
    return space < 1 || space > spaces.size() ? 0 : spaces.get(space - 1).terrain();
  }

  boolean holdsKrasnodar(Position p) {
    return p.value(Ledger.MARKERS) > spaces(0).indexOf(KRASNODAR);
  }

  private void moveMarker(Position p, int track, int to, String rule, Chronicle chronicle) {
    int space = Math.clamp(to, 0, spaceList(track).size());
    if (space != p.value(Ledger.MARKERS + track)) {
      p.setValue(Ledger.MARKERS + track, space);
      String word = space == 0 ? "off" : spaces(track).get(space - 1);
      chronicle.tell(new Marker(BOXES.get(track), word, rule));
      if (space == 0 && track == 0) {
        rules.expulsions.begin(p, chronicle);
      } else if (space == 0) {
        clearCoast(p, chronicle);
      }
    }
  }

  /** A unit came into a box: the first Axis unit puts its marker on the first space. */
  @Case({"CTS-34.3a", "CTS-34.3d", "CTS-34.5d", "CTS-ERR-1b"})
  void arrived(Position p, int unit, int place, Chronicle chronicle) {
    for (int track = 0; track < BOXES.size(); track++) {
      if (place == place(track)
          && rules.board().side(unit) == Side.AXIS
          && p.value(Ledger.MARKERS + track) == 0) {
        moveMarker(p, track, 1, "CTS-34.3a", chronicle);
      }
    }
  }

  /** An attack in a box succeeded: the marker moves by one space. */
  @Case({"CTS-34.1b", "CTS-34.5a"})
  void succeed(Position p, Side side, int track, Chronicle chronicle) {
    int by = side == Side.AXIS ? 1 : -1;
    moveMarker(p, track, p.value(Ledger.MARKERS + track) + by, "CTS-34.1b", chronicle);
  }

  /** Whether a unit of a side that fights is in a box. */
  boolean holds(Position p, Side side, int track) {
    for (int unit : rules.roster.ground(side)) {
      if (p.hex(unit) == place(track) && rules.roster.fights(unit)) {
        return true;
      }
    }
    return false;
  }

  /** The whole track is Soviet: Axis units on the coast go to the Caucasus or out of play. */
  @Case("CTS-34.5b")
  void clearCoast(Position p, Chronicle chronicle) {
    boolean way = holdsKrasnodar(p);
    for (int unit : rules.roster.units(Side.AXIS)) {
      if (p.hex(unit) == Boxes.COAST) {
        p.takeOff(unit, way ? Boxes.CAUCASUS : Position.GONE);
        chronicle.tell(
            new Placed(new UnitRef(unit), way ? "caucasus" : "out of play", "CTS-34.5b"));
      }
    }
  }

  // ---- pushing without opposition

  @Case({"CTS-34.9", "CTS-34.1a"})
  Verdict check(Position p, Push order) {
    int track = track(order.box());
    Refusals no = new Refusals();
    if (track < 0) {
      return Verdict.refused("CTS-34.9", "expected one of " + BOXES);
    }
    Side side = p.phasing();
    int at = p.value(Ledger.MARKERS + track);
    int most = side == Side.AXIS ? spaceList(track).size() - at : at;
    no.addIf(!holds(p, side, track), "CTS-34.9", () -> "the side has no units in " + order.box());
    no.addIf(holds(p, side.enemy(), track), "CTS-34.9", () -> "the enemy holds " + order.box());
    no.addIf(
        (p.value(Ledger.BOX_ATTACKS) & 1 << track) != 0,
        "CTS-34.1a",
        () -> "the marker of " + order.box() + " has moved");
    no.addIf(
        at == 0 || order.spaces() < 1 || order.spaces() > Math.min(most, MOST_SPACES),
        "CTS-34.9",
        () -> "the marker moves by at most " + Math.min(most, MOST_SPACES) + " spaces");
    return no.verdict();
  }

  void carryOut(Position p, Push order, Chronicle chronicle) {
    int track = track(order.box());
    int by = p.phasing() == Side.AXIS ? order.spaces() : -order.spaces();
    p.setValue(Ledger.BOX_ATTACKS, p.value(Ledger.BOX_ATTACKS) | 1 << track);
    moveMarker(p, track, p.value(Ledger.MARKERS + track) + by, "CTS-34.9", chronicle);
  }

  boolean listPushes(Position p, Predicate<Order> each) {
    for (String box : BOXES) {
      for (int spaces = 1; spaces <= MOST_SPACES; spaces++) {
        Push push = new Push(box, spaces);
        if (p.value(Ledger.MARKERS + track(box)) > 0 && !each.test(push)) {
          return false;
        }
      }
    }
    return true;
  }

  // ---- from box to box

  /** Whether a Soviet unit may not leave the two southern boxes yet. */
  @Case({"CTS-34.7", "CTS-ERR-1a"})
  boolean isKept(Position p, int unit) {
    return rules.board().side(unit) == Side.SOVIET && p.turn() < RELEASE_TURN;
  }

  @Case({
    "CTS-33.1a",
    "CTS-33.1.1a",
    "CTS-33.1.1b",
    "CTS-33.1.1c",
    "CTS-33.2",
    "CTS-34.3d",
    "CTS-34.3e",
    "CTS-34.4",
    "CTS-34.7"
  })
  Verdict check(Position p, Transfer order) {
    int to = CHAIN.indexOf(Boxes.named(order.box()));
    if (!Ledger.isCampaign(p) || to < 0 || order.units().size() == 0) {
      return Verdict.refused("CTS-33.1a", "units go from one Off Map Box to the next");
    }
    Refusals no = new Refusals();
    int coast = 0;
    int transit = 0;
    for (int unit : order.units().toArray()) {
      int from = CHAIN.indexOf(p.hex(unit));
      String name = rules.name(unit);
      if (rules.board().side(unit) != p.phasing() || from < 0 || Math.abs(from - to) != 1) {
        no.add("CTS-33.1.1c", name + " is in no box next to " + order.box());
        continue;
      }
      if (rules.roster.isDepot(unit)) {
        no.add("CTS-33.1.1b", name + " does not move by itself");
      }
      boolean along = from + to == 2 * CHAIN.size() - 3;
      no.addIf(
          p.spent(unit) > 0 || p.is(unit, Flag.MOVED | Flag.LEFT | Flag.FROZEN),
          "CTS-33.1a",
          () -> name + " has moved");
      no.addIf(
          !along && rules.board().side(unit) == Side.AXIS,
          "CTS-33.1.1b",
          () -> "only Soviet units go there");
      no.addIf(
          along && rules.board().side(unit) == Side.AXIS && !holdsKrasnodar(p),
          "CTS-34.3d",
          () -> "the Axis has to hold Krasnodar");
      no.addIf(
          !along && from >= CHAIN.size() - 2 && isKept(p, unit),
          "CTS-34.7",
          () -> name + " does not leave before turn " + RELEASE_TURN);
      int halves = rules.roster.halves(unit);
      coast += along && !rules.roster.isMotorized(unit) ? halves : 0;
      transit += along ? 0 : halves;
    }
    int most = p.phasing() == Side.AXIS ? AXIS_COAST_HALVES : SOVIET_COAST_HALVES;
    no.addIf(
        coast > 0 && p.value(Ledger.COAST_TRANSIT) + coast > most,
        "CTS-34.4",
        () -> "so many divisions do not go along the coast in a turn");
    no.addIf(
        transit > 0 && p.value(Ledger.TRANSIT) + transit > TRANSIT_HALVES,
        "CTS-33.1.1b",
        () -> "two divisions go from box to box in a turn");
    return no.verdict();
  }

  void carryOut(Position p, Transfer order, Chronicle chronicle) {
    int place = Boxes.named(order.box());
    for (int unit : order.units().toArray()) {
      boolean along =
          (p.hex(unit) == Boxes.CAUCASUS || p.hex(unit) == Boxes.COAST)
              && (place == Boxes.CAUCASUS || place == Boxes.COAST);
      int halves = rules.roster.halves(unit);
      if (!along) {
        Ledger.add(p, Ledger.TRANSIT, halves);
      } else if (!rules.roster.isMotorized(unit)) {
        Ledger.add(p, Ledger.COAST_TRANSIT, halves);
      }
      p.takeOff(unit, place);
      p.mark(unit, Flag.MOVED | Flag.LEFT);
      chronicle.tell(new Placed(new UnitRef(unit), order.box(), "CTS-33.1a"));
      arrived(p, unit, place, chronicle);
    }
  }

  boolean listTransfers(Position p, Predicate<Order> each) {
    if (!Ledger.isCampaign(p)) {
      return true;
    }
    for (int unit : rules.roster.units(p.phasing())) {
      int at = CHAIN.indexOf(p.hex(unit));
      for (int to = at - 1; at >= 0 && to <= at + 1; to += 2) {
        if (to >= 0
            && to < CHAIN.size()
            && !each.test(new Transfer(Units.of(unit), Boxes.name(CHAIN.get(to))))) {
          return false;
        }
      }
    }
    return true;
  }
}
