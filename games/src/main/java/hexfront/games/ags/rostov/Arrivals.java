package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Enter;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Phase;
import hexfront.games.ags.ReinforcementQuestions;
import hexfront.games.ags.Terrain;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Sections 25.1 and 25.3: who arrives when and where. */
final class Arrivals implements ReinforcementQuestions {
  private static final Pattern TURN_AND_AREA = Pattern.compile("(\\d+)([A-Z])(?:-([A-Z]))?");

  private final Board board;
  private final RostovData data;
  private final ReinforcementPool pool;
  private final SupplyCounters counters;
  private final boolean lateAreLost;
  private final int[] printedTurn;
  private final HexSet[] printedHexes;
  private final HexSet sovietHexes;
  private final int[] cities;

  Arrivals(
      Board board,
      RostovData data,
      ReinforcementPool pool,
      SupplyCounters counters,
      boolean lateAreLost) {
    this.board = board;
    this.data = data;
    this.pool = pool;
    this.counters = counters;
    this.lateAreLost = lateAreLost;
    printedTurn = new int[board.unitCount()];
    printedHexes = new HexSet[board.unitCount()];
    for (Unit unit : board.units()) {
      printedHexes[unit.index()] = new HexSet(board.hexes());
      unit.traits().forEach(trait -> readPrinted(unit, trait));
    }
    sovietHexes = areas(data.sovietAreas());
    HexSet west = board.map().area("west-of-start-line");
    cities = board.map().hexesWith(Terrain.CITY).stream().filter(hex -> !west.has(hex)).toArray();
  }

  /** The cities in which reinforcements may enter, by their hexes. */
  List<String> cities() {
    return IntStream.of(cities).mapToObj(board.grid()::number).toList();
  }

  /** A counter that prints its turn and area, such as 3B or 5D-F. */
  @Case({"ROSTOV-25.1", "ROSTOV-18.22"})
  private void readPrinted(Unit unit, String trait) {
    Matcher m = TURN_AND_AREA.matcher(trait);
    if (m.matches()) {
      char last = m.group(3) == null ? m.group(2).charAt(0) : m.group(3).charAt(0);
      for (char area = m.group(2).charAt(0); area <= last; area++) {
        printedHexes[unit.index()].addAll(board.map().area(String.valueOf(area)));
      }
      printedTurn[unit.index()] = Integer.parseInt(m.group(1));
    }
  }

  private HexSet areas(List<String> names) {
    HexSet hexes = new HexSet(board.hexes());
    names.forEach(name -> hexes.addAll(board.map().area(name)));
    return hexes;
  }

  // ---- the sequence of play

  @Case({"ROSTOV-25.3", "ROSTOV-25.0"})
  void beginPlayerTurn(Position p, Dice dice) {
    p.setValue(RostovValue.TOGETHER, 0);
    if (p.phasing() == Side.SOVIET) {
      for (RostovData.Arrival arrival : data.arrivals()) {
        if (arrival.from() <= p.turn() && p.turn() <= arrival.to()) {
          pool.draw(p, arrival.units(), arrival.extra(), dice);
        }
      }
    }
  }

  void beginTurn(Position p) {
    p.setValue(RostovValue.SUPPLY_ENTERED, 0);
    p.setValue(RostovValue.CITY_USED, 0);
  }

  /** Nobody is held back; the unit in a city has been supplied long enough. */
  @Case({"ROSTOV-25.32", "ROSTOV-25.33"})
  void endPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    if (phase == Phase.INITIAL_MOVEMENT && p.phasing() == Side.SOVIET) {
      pool.putBack(p, lateAreLost, dice, chronicle);
      for (Unit unit : board.units()) {
        if (p.is(unit.index(), RostovFlag.IN_CITY)) {
          p.unmark(unit.index(), RostovFlag.IN_CITY | Flag.FRESH);
        }
      }
    }
  }

  // ---- what the rules ask

  @Override
  @Case({"ROSTOV-25.1", "ROSTOV-25.3", "ROSTOV-22.1"})
  public boolean isDue(Position p, int unit) {
    if (counters.is(unit)) {
      return counters.isDue(p, unit);
    }
    if (p.is(unit, RostovFlag.DRAWN)) {
      return true;
    }
    if (p.value(RostovValue.of(unit)) > 0 && SovietHeadquarters.is(board.unit(unit))) {
      return p.value(RostovValue.of(unit)) <= p.turn();
    }
    return printedTurn[unit] > 0 && printedTurn[unit] <= p.turn();
  }

  /** Soviet reinforcements may not be delayed; a headquarters may take its time to return. */
  @Override
  @Case("ROSTOV-25.32")
  public boolean mustEnter(Position p, int unit) {
    return p.is(unit, RostovFlag.DRAWN)
        || SovietHeadquarters.is(board.unit(unit))
            && p.value(RostovValue.of(unit)) == 0
            && printedTurn[unit] == p.turn();
  }

  @Override
  @Case({"ROSTOV-25.1", "ROSTOV-25.3", "ROSTOV-25.33"})
  public HexSet entryHexes(Position p, int unit) {
    if (board.side(unit) == Side.AXIS) {
      return counters.is(unit) ? board.map().area("A") : printedHexes[unit];
    }
    if (isTogether(p, unit) && p.value(RostovValue.TOGETHER) > 0) {
      return HexSet.of(board.hexes(), p.value(RostovValue.TOGETHER) - 1);
    }
    HexSet hexes = edgeHexes(p, unit).copy();
    if (p.value(RostovValue.CITY_USED) == 0
        && !p.is(unit, RostovFlag.EXTRA)
        && !isTogether(p, unit)) {
      for (int city = 0; city < cities.length; city++) {
        if ((p.value(RostovValue.ENTERED_CITIES) & (1 << city)) == 0) {
          hexes.add(cities[city]);
        }
      }
    }
    return hexes;
  }

  /** The hexes at the edge where a Soviet unit may enter. */
  @Case("ROSTOV-25.3")
  private HexSet edgeHexes(Position p, int unit) {
    if (p.is(unit, RostovFlag.EXTRA)) {
      return data.arrivals().stream()
          .filter(a -> a.extra() && a.from() <= p.turn() && p.turn() <= a.to())
          .findFirst()
          .map(a -> areas(a.areas()))
          .orElse(sovietHexes);
    }
    boolean scheduled = printedTurn[unit] == p.turn() && p.value(RostovValue.of(unit)) == 0;
    return scheduled ? printedHexes[unit] : sovietHexes;
  }

  /** Whether a unit belongs to those of turn 5 that enter in one hex. */
  @Case("ROSTOV-25.3")
  private boolean isTogether(Position p, int unit) {
    boolean now =
        data.arrivals().stream()
            .anyMatch(a -> a.together() && a.from() <= p.turn() && p.turn() <= a.to());
    return now
        && (p.is(unit, RostovFlag.EXTRA)
            || printedTurn[unit] == p.turn() && p.value(RostovValue.of(unit)) == 0);
  }

  private boolean entersCity(Position p, int unit, int hex) {
    return board.side(unit) == Side.SOVIET && !edgeHexes(p, unit).has(hex);
  }

  @Override
  @Case("ROSTOV-23.13")
  public Verdict checkEntry(Position p, Enter order) {
    int hex = order.hex().index();
    for (int unit : order.units().toArray()) {
      Refusal barred = counters.barredStep(p, unit, hex);
      if (barred != null) {
        return Verdict.refused(barred.rule(), barred.why());
      }
    }
    return check(p, order);
  }

  @Override
  public String reinforcementCase(int unit) {
    return board.side(unit) == Side.SOVIET ? "ROSTOV-25.3" : "ROSTOV-25.1";
  }

  @Override
  public String entryCase() {
    return "ROSTOV-25.0";
  }

  @Case({"ROSTOV-25.33", "ROSTOV-25.1"})
  private Verdict check(Position p, Enter order) {
    int hex = order.hex().index();
    if (order.units().size() < 2) {
      return Verdict.legal();
    }
    if (order.units().stream().anyMatch(unit -> entersCity(p, unit, hex))) {
      return Verdict.refused("ROSTOV-25.33", "one reinforcement a turn is placed in a city");
    }
    return order.units().stream().filter(counters::is).count() > 1
        ? Verdict.refused("ROSTOV-25.1", "one supply counter enters in a turn")
        : Verdict.legal();
  }

  /** A unit placed in a city pays nothing for it. */
  @Override
  @Case("ROSTOV-25.33")
  public int entryCost(Position p, int unit, int hex, int hexCost) {
    return entersCity(p, unit, hex) || p.is(unit, RostovFlag.IN_CITY) ? 0 : hexCost;
  }

  @Override
  @Case({"ROSTOV-25.33", "ROSTOV-25.3", "ROSTOV-23.12"})
  public void entered(Position p, Enter order) {
    int hex = order.hex().index();
    for (int unit : order.units().toArray()) {
      if (counters.is(unit)) {
        p.setValue(RostovValue.SUPPLY_ENTERED, 1);
        p.setValue(RostovValue.of(unit), 0);
      } else if (entersCity(p, unit, hex)) {
        p.setValue(RostovValue.CITY_USED, 1);
        p.mark(unit, RostovFlag.IN_CITY);
      } else if (isTogether(p, unit)) {
        p.setValue(RostovValue.TOGETHER, hex + 1);
      }
      if (SovietHeadquarters.is(board.unit(unit))) {
        p.setValue(RostovValue.of(unit), 0);
      }
      p.unmark(unit, RostovFlag.DRAWN | RostovFlag.EXTRA);
    }
  }

  /** Notes the cities an Axis unit has been in. */
  @Case("ROSTOV-25.33")
  void occupied(Position p, Side side, int hex) {
    for (int city = 0; city < cities.length && side == Side.AXIS; city++) {
      if (cities[city] == hex) {
        p.setValue(RostovValue.ENTERED_CITIES, p.value(RostovValue.ENTERED_CITIES) | 1 << city);
      }
    }
  }

  /** When the printed counters of the Axis player may enter first; for set-up. */
  int printedTurn(int unit) {
    return printedTurn[unit];
  }
}
