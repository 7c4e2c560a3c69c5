package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ends of sections 35 to 37: who wins. Points are counted in quarters. */
final class Victory {
  private static final int POINT = 4;
  private static final int HALF = 2;
  private static final int MAJOR = 10 * POINT;
  private static final int MINOR = 5 * POINT;
  private static final int VOLGA = 12 * POINT;
  private static final int VOLGA_UNITS = 3;
  private static final int URANUS_CITY = 20 * POINT;
  private static final int OIL = 5 * POINT;
  private static final int ALLIED_EXITS = 6;
  private static final int AXIS_MARGIN = 20 * POINT;
  private static final int SOVIET_MARGIN = 10 * POINT;
  static final String STALINGRAD = "Stalingrad";
  static final String ROSTOV = "Rostov";

  private final StalingradRules rules;
  private final HexGrid grid;

  Victory(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- the account

  Score score(Position p) {
    List<Item> items = new ArrayList<>();
    switch (Ledger.scenario(p)) {
      case Ledger.FALL_BLAU -> {
        losses(p, items);
        exits(p, items);
        volga(p, "CTS-35.8f", items);
        cities(p, "CTS-35.8g", items);
      }
      case Ledger.URANUS -> {
        losses(p, items);
        heldCities(p, items);
        cities(p, "CTS-36.8e", items);
      }
      default -> {
        tracks(p, items);
        volga(p, "CTS-37.4e", items);
        cities(p, "CTS-37.4f", items);
      }
    }
    Side winner = winner(p, Score.sum(items, Side.AXIS), Score.sum(items, Side.SOVIET));
    return Score.of(items, winner == null ? "tie" : winner.word(), winner);
  }

  /** Who wins: by a lead in the scenarios, by points in the campaign. */
  @Case({"CTS-35.8a", "CTS-35.8b", "CTS-36.8a", "CTS-36.8b", "CTS-37.4a", "CTS-37.5"})
  @Nullable Side winner(Position p, int axis, int soviet) {
    return switch (Ledger.scenario(p)) {
      case Ledger.FALL_BLAU -> axis - soviet >= AXIS_MARGIN ? Side.AXIS : Side.SOVIET;
      case Ledger.URANUS -> soviet - axis >= SOVIET_MARGIN ? Side.SOVIET : Side.AXIS;
      default -> {
        Side all = holderOfAll(p);
        yield all != null ? all : axis == soviet ? null : axis > soviet ? Side.AXIS : Side.SOVIET;
      }
    };
  }

  /** Whether a side has won before the last turn. */
  @Case("CTS-37.5")
  boolean isDecided(Position p) {
    return Ledger.isCampaign(p) && rules.ending().goal() == null && holderOfAll(p) != null;
  }

  private @Nullable Side holderOfAll(Position p) {
    for (Side side : Side.values()) {
      boolean all = !rules.terrain.cities.isEmpty();
      for (int hex : rules.terrain.cities.toArray()) {
        all &= holds(p, side, hex);
      }
      if (all) {
        return side;
      }
    }
    return null;
  }

  /** Whether a side holds the whole of a hex. */
  @Case("CTS-35.8g")
  private boolean holds(Position p, Side side, int hex) {
    return p.controls(side, hex) && !Ledger.isContested(p, rules.terrain.citySlot(hex));
  }

  // ---- units

  /** Units in the Cadre Box count once, those whose cadre is lost or that are isolated twice. */
  @Case({
    "CTS-35.4n",
    "CTS-35.8c",
    "CTS-35.8h",
    "CTS-35.8i",
    "CTS-SCN-VPISO",
    "CTS-36.8c",
    "CTS-36.8e",
    "CTS-36.8f",
    "CTS-37.6"
  })
  private void losses(Position p, List<Item> items) {
    for (Side side : Side.values()) {
      boolean soviet = side == Side.SOVIET;
      String rule = soviet ? "CTS-35.8c" : "CTS-35.8h";
      int cadres = 0;
      int lost = 0;
      for (int unit : rules.roster.ground(side)) {
        int worth = worth(unit);
        if (p.hex(unit) == Boxes.CADRE) {
          cadres += worth;
        } else if (p.hex(unit) == Boxes.LOST || rules.communications.isIsolated(p, unit)) {
          lost += 2 * worth;
        }
      }
      add(items, side.enemy(), rule, cadres, side.word() + " units eliminated");
      add(items, side.enemy(), rule, lost, side.word() + " cadres lost, and units isolated");
    }
  }

  private static void add(List<Item> items, Side side, String rule, int points, String why) {
    if (points > 0) {
      items.add(new Item(side, rule, points, why));
    }
  }

  /** What the enemy gains by a unit that is eliminated, in quarters. */
  int worth(int unit) {
    return rules.board().side(unit) == Side.SOVIET ? sovietWorth(unit) : axisWorth(unit);
  }

  @Case("CTS-35.8c")
  private int sovietWorth(int unit) {
    return rules.roster.isHq(unit) || rules.roster.isLarge(unit) ? HALF : 1;
  }

  @Case("CTS-35.8h")
  private int axisWorth(int unit) {
    if (rules.roster.isHq(unit)) {
      return 0;
    }
    int division = rules.roster.isAllied(unit) ? HALF : POINT;
    return rules.roster.isLarge(unit) ? division : division / 2;
  }

  /** Units that left by the roads of the south edge, if a line still reaches one. */
  @Case({"CTS-35.8d", "CTS-35.8e"})
  private void exits(Position p, List<Item> items) {
    if (!reachesSouth(p)) {
      return;
    }
    int points = 0;
    int allied = 0;
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (p.hex(unit) == Boxes.EXITED) {
        boolean large = rules.roster.isLarge(unit);
        boolean counts = !rules.roster.isAllied(unit) || !large || allied < ALLIED_EXITS;
        allied += rules.roster.isAllied(unit) && large ? 1 : 0;
        points += counts ? exitWorth(unit) : 0;
      }
    }
    add(items, Side.AXIS, "CTS-35.8d", points, "units exited to the south");
  }

  private int exitWorth(int unit) {
    if (rules.roster.isOil(unit)) {
      return OIL;
    }
    if (rules.roster.isHq(unit)) {
      return 0;
    }
    if (!rules.roster.isLarge(unit)) {
      return HALF;
    }
    boolean fast = rules.roster.isArmor(unit) || rules.roster.isMechanized(unit);
    return fast ? 2 * POINT : POINT;
  }

  /** Whether a Line of Communication of the Axis reaches a road hex of the south edge. */
  private boolean reachesSouth(Position p) {
    for (int hex : rules.terrain.roadExits.toArray()) {
      if (rules.edges.isSouth(hex) && rules.communications.reachesWest(p, hex)) {
        return true;
      }
    }
    return false;
  }

  // ---- ground

  /** Three supplied units on the Volga. */
  @Case({"CTS-35.8f", "CTS-37.4e"})
  private void volga(Position p, String rule, List<Item> items) {
    int units = 0;
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (p.onMap(unit)
          && isOnVolga(p.hex(unit))
          && rules.communications.hasLine(p, Side.AXIS, p.hex(unit))
          && rules.supply.isSupplied(p, unit)) {
        units++;
      }
    }
    add(items, Side.AXIS, rule, units >= VOLGA_UNITS ? VOLGA : 0, "three units on the Volga");
  }

  private boolean isOnVolga(int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      if (grid.neighbour(hex, d) != HexGrid.OFF
          && (rules.terrain.hexside(hex, d) & Terrain.VOLGA) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Cities that the Soviets hold whole and connected. */
  @Case({"CTS-35.8g", "CTS-36.8e", "CTS-36.8g", "CTS-37.4f"})
  private void cities(Position p, String rule, List<Item> items) {
    for (int hex : rules.terrain.cities.toArray()) {
      if (holds(p, Side.SOVIET, hex) && rules.communications.hasLine(p, Side.SOVIET, hex)) {
        int points = rules.terrain.is(hex, Terrain.MAJOR_CITY) ? MAJOR : MINOR;
        add(items, Side.SOVIET, rule, points, rules.board().map().nameOf(hex));
      }
    }
  }

  /** Stalingrad at least in part, Rostov whole, each with a line to the Axis edge. */
  @Case({"CTS-36.8d", "CTS-36.8f", "CTS-36.1S"})
  private void heldCities(Position p, List<Item> items) {
    int hexes = 0;
    int held = 0;
    boolean line = false;
    for (HexMap.Place place : rules.board().map().places()) {
      int hex = place.hex();
      if (place.kind().equals("major-city") && place.name().startsWith(STALINGRAD)) {
        hexes++;
        boolean part =
            Ledger.isContested(p, rules.terrain.citySlot(hex)) || p.controls(Side.AXIS, hex);
        held += part ? 1 : 0;
        line |= part && rules.communications.hasLine(p, Side.AXIS, hex);
      } else if (place.name().equals(ROSTOV)
          && holds(p, Side.AXIS, hex)
          && rules.communications.hasLine(p, Side.AXIS, hex)) {
        add(items, Side.AXIS, "CTS-36.8d", URANUS_CITY, ROSTOV);
      }
    }
    boolean both = hexes > 0 && held == hexes && line;
    add(items, Side.AXIS, "CTS-36.8d", both ? URANUS_CITY : 0, STALINGRAD);
  }

  /**
   * The spaces up to the Axis markers; those of the Caucasus count half without the Oil Brigade.
   */
  @Case({"CTS-37.4b", "CTS-37.4c", "CTS-37.4d"})
  private void tracks(Position p, List<Item> items) {
    if (!reachesSouth(p)) {
      return;
    }
    for (int track = 0; track < Caucasus.BOXES.size(); track++) {
      int points = 0;
      for (int space = 0; space < p.value(Ledger.MARKERS + track); space++) {
        points += rules.caucasus.spaceList(track).get(space).points();
      }
      if (track == 0 && !hasOilBrigade(p)) {
        points /= 2;
      }
      add(items, Side.AXIS, "CTS-37.4b", points * POINT, Caucasus.BOXES.get(track));
    }
  }

  private boolean hasOilBrigade(Position p) {
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (rules.roster.isOil(unit) && p.hex(unit) == Boxes.CAUCASUS) {
        return true;
      }
    }
    return false;
  }
}
