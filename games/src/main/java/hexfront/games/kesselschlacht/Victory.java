package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.kesselschlacht.Formations.Group;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Module 17: victory points and levels. */
final class Victory {
  /** Where no road leads home. */
  static final int NO_ROAD = -2;

  private final KesselRules rules;
  private final HexGrid grid;
  private final int[] homes;

  /** Where a unit would count as saved, and what that follows from. */
  private record Homeward(HexSet closed, Going going, HexSet home) {}

  /** How far all hexes are from the corps headquarters, and what that follows from. */
  private record Commanded(
      HexSet headquarters,
      HexSet closed,
      Going going,
      int weather,
      short[] onFoot,
      short[] driving) {}

  /**
   * What was found last. Points are counted for each seat on a position of its own, and these
   * mostly agree in it. Immutable, so that threads may share it.
   */
  private volatile @Nullable Homeward homeward;

  private volatile @Nullable Commanded commanded;

  Victory(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    homes =
        rules.data.points().homes().stream()
            .map(rules.terrain::named)
            .filter(OptionalInt::isPresent)
            .mapToInt(OptionalInt::getAsInt)
            .toArray();
  }

  @Case({"KS-17.0", "KS-17.0.3", "KS-17.0.1-N"})
  Score score(Position p) {
    List<Item> items = new ArrayList<>();
    lost(p, items);
    boolean anySaved = saved(p, items);
    cutOff(p, items);
    objectives(p, items);
    int difference = Score.sum(items, Side.AXIS) - Score.sum(items, Side.SOVIET);
    String level = anySaved ? level(difference) : rules.data.automaticLevel();
    return Score.of(items, level, level.startsWith(Side.AXIS.title()) ? Side.AXIS : Side.SOVIET);
  }

  /** What a difference amounts to. */
  @Case("KS-17.0.3")
  String level(int difference) {
    return rules.data.levels().stream()
        .filter(level -> difference >= level.from())
        .map(KesselData.Level::level)
        .findFirst()
        .orElse(rules.data.lowestLevel());
  }

  // ---- losses

  @Case({"KS-17.0.1-1", "KS-17.0.2-1", "KS-17.0.2-2"})
  private void lost(Position p, List<Item> items) {
    KesselData.Points points = rules.data.points();
    int soviet = 0;
    int motorized = 0;
    int other = 0;
    int hungarian = 0;
    for (int unit : rules.roster.ground(Side.SOVIET)) {
      soviet += Flag.timesLost(p.flags(unit));
    }
    for (int unit : rules.roster.ground(Side.AXIS)) {
      int times = Flag.timesLost(p.flags(unit));
      if (rules.roster.isHungarian(unit)) {
        hungarian += times;
      } else if (rules.roster.isMotorized(unit) && !rules.roster.isHeadquarters(unit)) {
        motorized += times;
      } else {
        other += times;
      }
    }
    add(items, Side.AXIS, "KS-17.0.1-1", soviet, points.sovietUnit(), "Soviet units eliminated");
    add(
        items,
        Side.SOVIET,
        "KS-17.0.2-1",
        motorized,
        points.germanMotorized(),
        "German motorized units eliminated");
    add(
        items,
        Side.SOVIET,
        "KS-17.0.2-2",
        other,
        points.germanOther(),
        "German leg units and headquarters eliminated");
    add(
        items,
        Side.SOVIET,
        "KS-17.0.2-2",
        hungarian,
        points.hungarian(),
        "Hungarian units eliminated");
  }

  private static void add(List<Item> items, Side side, String rule, int n, int points, String why) {
    if (n > 0) {
      items.add(new Item(side, rule, n * points, why + ": " + n));
    }
  }

  // ---- First Panzer Army

  /** Units with a way home; whether there is any. */
  @Case({"KS-17.0.1-2", "KS-17.0.1-3", "KS-17.0.1-N"})
  private boolean saved(Position p, List<Item> items) {
    HexSet home = homeward(p).home;
    int motorized = 0;
    int other = 0;
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (p.onMap(unit)
          && rules.group(p, unit) == Group.FIRST_PANZER
          && rules.roster.isGerman(unit)
          && home.has(p.hex(unit))) {
        if (rules.roster.isMotorized(unit) && !rules.roster.isHeadquarters(unit)) {
          motorized++;
        } else {
          other++;
        }
      }
    }
    KesselData.Points points = rules.data.points();
    add(
        items,
        Side.AXIS,
        "KS-17.0.1-3",
        motorized,
        points.savedMotorized(),
        "motorized units with a road home");
    add(
        items,
        Side.AXIS,
        "KS-17.0.1-2",
        other,
        points.savedOther(),
        "leg units and headquarters with a road home");
    return motorized + other > 0;
  }

  private boolean isWest(int hex) {
    return rules.terrain.isWest(hex, rules.data.keptEast().southFrom());
  }

  /** The hexes, clear of the enemy, in which a unit would count as saved as things stand. */
  HexSet home(Position p) {
    return homeward(p).home.copy();
  }

  private Homeward homeward(Position p) {
    HexSet closed = KesselScratch.of(p).lines(p, Side.AXIS).closed;
    Going going = Going.of(rules.terrain, p);
    Homeward known = homeward;
    if (known == null || !known.going.equals(going) || !known.closed.equals(closed)) {
      known = new Homeward(closed.copy(), going, findHome(p));
      homeward = known;
    }
    return known;
  }

  private HexSet findHome(Position p) {
    int[] ahead = roadAhead(p);
    HexSet home = new HexSet(grid.size());
    for (int hex = 0; hex < ahead.length; hex++) {
      if (ahead[hex] != NO_ROAD && isWest(hex)) {
        home.add(hex);
      }
    }
    return home;
  }

  /**
   * For each hex with a road home the next hex on it, -1 in the towns themselves and {@link
   * #NO_ROAD} where there is none.
   */
  @Case("KS-17.0.1-2")
  int[] roadAhead(Position p) {
    HexSet closed = KesselScratch.of(p).lines(p, Side.AXIS).closed;
    Going going = Going.of(rules.terrain, p);
    int[] ahead = new int[grid.size()];
    Arrays.fill(ahead, NO_ROAD);
    int[] queue = new int[grid.size()];
    int tail = 0;
    for (int home : homes) {
      if (!closed.has(home) && ahead[home] == NO_ROAD) {
        ahead[home] = -1;
        queue[tail++] = home;
      }
    }
    int head = 0;
    for (int away = 0; away <= rules.data.ranges().roadHome(); away++) {
      for (int end = tail; head < (away == 0 ? tail : end); head++) {
        int hex = queue[head];
        int open = away == 0 ? going.roads[hex] : ~going.blocked[hex];
        for (int d = 0; d < Direction.COUNT; d++) {
          int to = (open & 1 << d) == 0 ? HexGrid.OFF : grid.neighbour(hex, d);
          if (to != HexGrid.OFF && !closed.has(to) && ahead[to] == NO_ROAD) {
            ahead[to] = hex;
            queue[tail++] = to;
          }
        }
      }
      head = away == 0 ? 0 : head;
    }
    return ahead;
  }

  /** German combat units with no way to any corps headquarters. */
  @Case("KS-17.0.2-3")
  private void cutOff(Position p, List<Item> items) {
    Commanded from = commanded(p);
    int n = 0;
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (p.onMap(unit) && rules.roster.isGerman(unit) && rules.roster.isCombat(unit)) {
        short[] far = rules.roster.isMotorized(unit) ? from.driving : from.onFoot;
        n += far[p.hex(unit)] <= Supply.range(p, unit, rules.data.ranges().axis()) ? 0 : 1;
      }
    }
    add(
        items,
        Side.SOVIET,
        "KS-17.0.2-3",
        n,
        rules.data.points().cutOff(),
        "German combat units cut off");
  }

  private Commanded commanded(Position p) {
    HexSet headquarters = corpsHeadquarters(p);
    HexSet closed = KesselScratch.of(p).lines(p, Side.AXIS).closed;
    Going going = Going.of(rules.terrain, p);
    int weather = rules.ledger.weather(p);
    Commanded known = commanded;
    if (known == null
        || known.weather != weather
        || !known.going.equals(going)
        || !known.headquarters.equals(headquarters)
        || !known.closed.equals(closed)) {
      known =
          new Commanded(
              headquarters,
              closed.copy(),
              going,
              weather,
              rules.supply.toAny(p, headquarters, false),
              rules.supply.toAny(p, headquarters, true));
      commanded = known;
    }
    return known;
  }

  private HexSet corpsHeadquarters(Position p) {
    HexSet hexes = new HexSet(grid.size());
    for (int hq : rules.roster.ground(Side.AXIS)) {
      if (rules.roster.isHeadquarters(hq)
          && p.onMap(hq)
          && !rules.roster.formations.isArmy(rules.roster.printed(hq))) {
        hexes.add(p.hex(hq));
      }
    }
    return hexes;
  }

  // ---- places

  @Case("KS-17.0.2-4")
  private void objectives(Position p, List<Item> items) {
    rules
        .objectives()
        .forEach(
            (hex, points) -> {
              if (isTaken(p, hex)) {
                items.add(new Item(Side.SOVIET, "KS-17.0.2-4", points, name(hex)));
              }
            });
  }

  private boolean isTaken(Position p, int hex) {
    for (int unit = p.first(hex, Side.SOVIET); unit >= 0; unit = p.next(unit, Side.SOVIET)) {
      if (rules.roster.isCombat(unit) && rules.supply.level(p, unit) != Supply.Level.OUT) {
        return true;
      }
    }
    return false;
  }

  private String name(int hex) {
    return rules.board().map().places().stream()
        .filter(place -> place.hex() == hex)
        .map(HexMap.Place::name)
        .findFirst()
        .orElse(rules.number(hex));
  }
}
