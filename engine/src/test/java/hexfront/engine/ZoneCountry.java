package hexfront.engine;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import hexfront.engine.orders.OrderText;
import hexfront.engine.written.Forms;
import hexfront.engine.written.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A small land with a river, a bridge and a city, and made-up rules of zones in it. */
final class ZoneCountry {
  static final Kinds HEXES = Kinds.of("clear", "city", "fort");
  static final Kinds HEXSIDES = Kinds.of("river", "bridge");
  static final int CITY = HEXES.bit("city");
  static final int FORT = HEXES.bit("fort");
  static final int RIVER = HEXSIDES.bit("river");
  static final int BRIDGE = HEXSIDES.bit("bridge");

  /** The flag of a disrupted unit. */
  static final int DISRUPTED = 4;

  /** The whole number of a position that is 1 while rivers are frozen. */
  static final int FROZEN = 0;

  private final HexGrid grid;
  private final HexMap.Builder map;
  private final List<Unit> units = new ArrayList<>();
  private final List<String> hexes = new ArrayList<>();

  ZoneCountry(int hexrows, int places) {
    grid = new HexGrid(hexrows, places);
    map = new HexMap.Builder("country", grid, HEXES, HEXSIDES).terrainEverywhere("clear");
  }

  ZoneCountry river(String a, String b) {
    map.hexside(hex(a), hex(b), "river");
    return this;
  }

  ZoneCountry bridge(String a, String b) {
    map.hexside(hex(a), hex(b), "bridge");
    return this;
  }

  ZoneCountry city(String hex) {
    map.terrain(hex(hex), "city");
    return this;
  }

  ZoneCountry axis(String id, String size, int steps, String hex) {
    return unit(id, Side.AXIS, "german", size, steps, hex);
  }

  ZoneCountry soviet(String id, String size, int steps, String hex) {
    return unit(id, Side.SOVIET, "soviet", size, steps, hex);
  }

  ZoneCountry unit(String id, Side side, String nation, String size, int steps, String hex) {
    List<Unit.Step> all = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      all.add(new Unit.Step(steps - i, steps - i, 4));
    }
    units.add(
        new Unit(
            0, id, side, nation, id, id, "", size, "rifle", false, all, Values.NONE, Set.of()));
    hexes.add(hex);
    return this;
  }

  int hex(String number) {
    return grid.hex(number).orElseThrow();
  }

  Situation under(ZoneRule rule) {
    Board board =
        new Board(
            map.build(),
            units,
            (map, roster) -> rule,
            List.of("cadre", "air-base"),
            new Changeable(List.of("fort"), List.of("bridge")));
    Position p = new Position(board, 2, new Begun(0));
    for (int unit = 0; unit < units.size(); unit++) {
      if (!hexes.get(unit).isEmpty()) {
        p.place(unit, hex(hexes.get(unit)));
      }
    }
    return new Situation(p);
  }

  static Written written(Board board) {
    Forms forms =
        new Forms()
            .record("begun", Begun.class)
            .flag("disrupted", DISRUPTED)
            .numberForEach("value", 0, List.of("frozen", "other"));
    return new Written(board, new OrderText(board, List.of()), forms);
  }

  record Begun(int number) implements Stage {
    @Override
    public String word() {
      return "begun";
    }
  }

  /** A position whose hexes and units go by their names. */
  record Situation(Position p) {
    int hex(String number) {
      return p.board().grid().hex(number).orElseThrow();
    }

    int unit(String id) {
      return p.board().unit(id).orElseThrow();
    }

    Situation move(String id, String hex) {
      p.place(unit(id), hex(hex));
      return this;
    }

    boolean zone(Side side, int purpose, String hex) {
      return p.inZone(side, purpose, hex(hex));
    }

    boolean over(Side side, String hex) {
      return p.bondOver(side, Bonds.BOND, hex(hex));
    }

    boolean across(Side side, String a, String b) {
      boolean bond = p.bondAcross(side, Bonds.BOND, hex(a), direction(a, b));
      if (bond != p.bondAcross(side, Bonds.BOND, hex(b), direction(b, a))) {
        throw new AssertionError("the banks of " + a + "/" + b + " disagree");
      }
      return bond;
    }

    int direction(String a, String b) {
      return p.board().grid().direction(hex(a), hex(b));
    }
  }

  /**
   * One unit larger than a battalion or three battalions exert a zone, unless they are disrupted.
   * It enters no city and crosses no river, but bridges and, of elite units, ice.
   */
  static final class Battalions implements ZoneRule {
    static final int ADVANCE = 2;

    @Override
    public int purposes() {
      return 3;
    }

    @Override
    public int watchedFlags() {
      return DISRUPTED;
    }

    @Override
    public boolean watchesValue(int index) {
      return index == FROZEN;
    }

    @Override
    public boolean occupies(Unit unit) {
      return !unit.size().equals("marker");
    }

    @Override
    public long exerted(Position p, int hex, Side side) {
      int battalions = 0;
      boolean large = false;
      boolean undamaged = false;
      for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
        if (!p.is(unit, DISRUPTED)) {
          boolean small = p.board().unit(unit).size().equals("battalion");
          battalions += small ? 1 : 0;
          large |= !small;
        }
        undamaged |= !p.is(unit, DISRUPTED) && p.lost(unit) == 0;
      }
      if (!large && battalions < 3) {
        return 0;
      }
      int open = open(p, hex);
      return ZoneRule.into(Board.MOVEMENT_ZONE, open)
          | ZoneRule.into(Board.SUPPLY_ZONE, open)
          | (undamaged ? ZoneRule.into(ADVANCE, open) : 0);
    }

    @Override
    public boolean watchesSteps() {
      return true;
    }

    static int open(Position p, int hex) {
      int open = 0;
      for (int d = 0; d < 6; d++) {
        int to = p.board().grid().neighbour(hex, d);
        int side = p.hexside(hex, d);
        boolean water = (side & RIVER) != 0 && (side & BRIDGE) == 0 && p.value(FROZEN) == 0;
        if (to >= 0 && !water && (p.terrain(to) & CITY) == 0) {
          open |= 1 << d;
        }
      }
      return open;
    }
  }

  /** A hex lies in a zone next to a corps or next to two divisions, wherever these stand. */
  static final class Pairs implements ZoneRule {
    @Override
    public int purposes() {
      return 2;
    }

    @Override
    public int sight() {
      return 2;
    }

    @Override
    public int watchedFlags() {
      return DISRUPTED;
    }

    @Override
    public long exerted(Position p, int hex, Side side) {
      int into = weight(p, hex, side) >= 2 ? ALL_AROUND : weight(p, hex, side) == 0 ? 0 : -1;
      if (into < 0) {
        into = 0;
        for (int d = 0; d < 6; d++) {
          int to = p.board().grid().neighbour(hex, d);
          into |= to >= 0 && around(p, to, side) >= 2 ? 1 << d : 0;
        }
      }
      return ZoneRule.into(Board.MOVEMENT_ZONE, into);
    }

    static int weight(Position p, int hex, Side side) {
      int weight = 0;
      for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
        boolean corps = p.board().unit(unit).size().equals("corps");
        weight += corps ? 2 : p.is(unit, DISRUPTED) ? 0 : 1;
      }
      return weight;
    }

    static int around(Position p, int hex, Side side) {
      int weight = 0;
      for (int d = 0; d < 6; d++) {
        int from = p.board().grid().neighbour(hex, d);
        weight += from >= 0 ? weight(p, from, side) : 0;
      }
      return weight;
    }
  }

  /**
   * Units not on their last step and not disrupted have a zone, which does nothing but form bonds,
   * and so have three others in a hex. All units make the hexes next to them dear. A bond over a
   * hex is cancelled by an enemy in it and void if rivers lie between it and both ends, until they
   * freeze on turn 5; one on a hexside is cancelled by enemies on both sides. The two allies form
   * none together. The axis bonds with its edge, hexrow 1.
   */
  static final class Bonds implements ZoneRule {
    static final int COMBAT_ZONE = 0;
    static final int BOND = 1;

    @Override
    public int purposes() {
      return 2;
    }

    @Override
    public boolean watchesSteps() {
      return true;
    }

    @Override
    public int watchedFlags() {
      return DISRUPTED;
    }

    @Override
    public boolean watchesTurn(int before, int now) {
      return true;
    }

    @Override
    public int bonding() {
      return 1 << BOND;
    }

    @Override
    public long exerted(Position p, int hex, Side side) {
      int small = 0;
      boolean zone = false;
      for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
        if (!p.is(unit, DISRUPTED)) {
          boolean last = p.stepsLeft(unit) == 1;
          small += last ? 1 : 0;
          zone |= !last;
        }
      }
      return ZoneRule.into(COMBAT_ZONE, ALL_AROUND)
          | (zone || small >= 3 ? ZoneRule.into(BOND, ALL_AROUND) : 0);
    }

    @Override
    public boolean bondsOver(Position p, Side side, int purpose, int a, int b, int between) {
      return !p.holds(side.enemy(), between)
          && together(p, side, a, b)
          && !(water(p, a, between) && water(p, b, between));
    }

    @Override
    public boolean bondsAcross(
        Position p, Side side, int purpose, int a, int b, int left, int right) {
      if (b == HexGrid.OFF && (side != Side.AXIS || p.board().grid().column(a) > 1)) {
        return false;
      }
      return !(p.holds(side.enemy(), left) && p.holds(side.enemy(), right))
          && (b == HexGrid.OFF || together(p, side, a, b));
    }

    private static boolean water(Position p, int from, int to) {
      int d = p.board().grid().direction(from, to);
      return p.turn() < 5 && (p.hexside(from, d) & RIVER) != 0;
    }

    private static boolean together(Position p, Side side, int a, int b) {
      return !(only(p, side, a, "hungarian") && only(p, side, b, "rumanian"))
          && !(only(p, side, a, "rumanian") && only(p, side, b, "hungarian"));
    }

    private static boolean only(Position p, Side side, int hex, String nation) {
      for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
        if (!p.board().unit(unit).nationality().equals(nation)) {
          return false;
        }
      }
      return true;
    }
  }
}
