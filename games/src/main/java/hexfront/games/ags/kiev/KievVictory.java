package hexfront.games.ags.kiev;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexMap.Place;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Stakes;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.VictoryLevels;
import hexfront.games.common.Divisions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Section 24: victory. */
final class KievVictory implements Stakes {
  private static final Divisions ROSTER = Divisions.of("kiev", Side.AXIS);

  private final Board board;
  private final KievData data;
  private final Map<String, List<Unit>> divisions = new LinkedHashMap<>();

  /** The towns and cities, with what each counts. */
  private final int[] places;

  private final int[] worth;

  /** By hex that has a name. */
  private final Map<Integer, String> names = new HashMap<>();

  /** By unit: what is said of it when it is gone. */
  private final String[] eliminated;

  KievVictory(Board board, KievData data) {
    this.board = board;
    this.data = data;
    for (Unit unit : board.units()) {
      if (unit.side() == Side.AXIS && !unit.formation().isEmpty()) {
        divisions.computeIfAbsent(unit.formation(), f -> new ArrayList<>()).add(unit);
      }
    }
    divisions.values().removeIf(division -> !ROSTER.areAll(division));
    for (Place place : board.map().places()) {
      names.putIfAbsent(place.hex(), place.name());
    }
    places = board.map().hexesWith(Terrain.CITY | Terrain.TOWN).toArray();
    worth = Arrays.stream(places).map(this::worth).toArray();
    eliminated =
        board.units().stream().map(unit -> unit.name() + " eliminated").toArray(String[]::new);
  }

  @Case("KIEV-24.0")
  Score score(Position p, AgsRules rules) {
    List<Item> items = new ArrayList<>();
    places(p, items);
    germanLosses(p, items);
    sovietLosses(p, rules, items);
    int lead = Score.sum(items, Side.AXIS) - Score.sum(items, Side.SOVIET);
    Side winner = lead >= data.points().germanMargin() ? Side.AXIS : Side.SOVIET;
    return Score.of(items, winner == Side.AXIS ? "German victory" : "Soviet victory", winner);
  }

  @Case("KIEV-24.0")
  VictoryLevels levels(Score score) {
    return new VictoryLevels(
        "points by which the Axis leads",
        score.axis() - score.soviet(),
        List.of(
            new VictoryLevels.Level("Soviet victory", Integer.MIN_VALUE),
            new VictoryLevels.Level("German victory", data.points().germanMargin())));
  }

  /** A place counts for whoever has it, so taking it counts twice. */
  @Override
  public void addWorth(double[] into) {
    for (int i = 0; i < places.length; i++) {
      into[places[i]] += 2 * worth[i];
    }
  }

  @Override
  public double pointsLost(Position p, int unit, int steps) {
    if (steps < p.stepsLeft(unit)) {
      return 0;
    }
    Unit lost = board.unit(unit);
    if (lost.side() == Side.SOVIET) {
      return data.points()
          .frontHeadquarters()
          .getOrDefault(lost.counter(), data.points().sovietUnit());
    }
    return data.points().leaders().getOrDefault(lost.counter(), regimentWorth(lost));
  }

  /** Units that are cut off now will mostly be so at the end. */
  @Override
  public double axisLead(Position p, AgsRules rules) {
    Score score = score(p, rules);
    double cutOff = 0;
    for (Unit unit : board.units()) {
      int index = unit.index();
      if (unit.side() == Side.SOVIET && p.onMap(index) && !rules.isSupplied(p, index)) {
        cutOff += 0.5 * data.points().sovietUnit();
      }
    }
    return score.axis() - score.soviet() - data.points().germanMargin() + cutOff;
  }

  @Case({"KIEV-24.0", "KIEV-24.1"})
  private void places(Position p, List<Item> items) {
    for (int i = 0; i < places.length; i++) {
      Side owner = p.control(places[i]);
      if (owner != null) {
        items.add(new Item(owner, "KIEV-24.1", worth[i], name(places[i])));
      }
    }
  }

  private int worth(int hex) {
    if (board.grid().number(hex).equals(data.kievCity())) {
      return data.points().kiev();
    }
    return (board.map().terrain(hex) & Terrain.CITY) != 0
        ? data.points().city()
        : data.points().town();
  }

  private String name(int hex) {
    return names.getOrDefault(hex, board.grid().number(hex));
  }

  /** A division that is wholly gone scores its own value instead of its regiments'. */
  @Case("KIEV-24.2")
  private void germanLosses(Position p, List<Item> items) {
    for (Unit unit : board.units()) {
      if (unit.side() == Side.AXIS && p.gone(unit.index()) && divisionWorth(p, unit) == 0) {
        int points = data.points().leaders().getOrDefault(unit.counter(), regimentWorth(unit));
        items.add(new Item(Side.SOVIET, "KIEV-24.2", points, eliminated[unit.index()]));
      }
    }
    divisions.forEach(
        (name, units) -> {
          int points = p.gone(units.getFirst().index()) ? divisionWorth(p, units.getFirst()) : 0;
          if (points > 0) {
            items.add(
                new Item(Side.SOVIET, "KIEV-24.2", points, "division " + name + " eliminated"));
          }
        });
  }

  private int regimentWorth(Unit unit) {
    return unit.arm().equals("panzer")
        ? data.points().panzerRegiment()
        : data.points().otherGermanUnit();
  }

  /**
   * What the unit's division is worth if it is wholly gone; 0 if it is not, or is no division of
   * several counters.
   */
  private int divisionWorth(Position p, Unit unit) {
    List<Unit> division = divisions.getOrDefault(unit.formation(), List.of());
    if (division.size() < 2 || division.stream().anyMatch(u -> !p.gone(u.index()))) {
      return 0;
    }
    if (division.stream().anyMatch(u -> u.arm().equals("panzer"))) {
      return data.points().panzerDivision();
    }
    return unit.formation().equals("DR")
        ? data.points().dasReich()
        : data.points().motorizedDivision();
  }

  /** Soviet units that are out of supply when the game ends count as eliminated. */
  @Case("KIEV-24.3")
  private void sovietLosses(Position p, AgsRules rules, List<Item> items) {
    boolean over = rules.isOver(p);
    for (Unit unit : board.units()) {
      int index = unit.index();
      if (unit.side() == Side.SOVIET && !p.is(index, Flag.REPLACED)) {
        boolean cutOff = over && p.onMap(index) && !rules.isSupplied(p, index);
        if (p.gone(index) || cutOff) {
          int points =
              data.points()
                  .frontHeadquarters()
                  .getOrDefault(unit.counter(), data.points().sovietUnit());
          String why = cutOff ? unit.name() + " out of supply" : eliminated[index];
          items.add(new Item(Side.AXIS, "KIEV-24.3", points, why));
        }
      }
    }
  }
}
