package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import hexfront.games.Arrangement;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.data.CounterRow;
import hexfront.games.data.MapFile;
import hexfront.games.data.UnitsFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The box of Kiev Blitzkrieg: map, counters, options, and how they are set up. */
public final class Blitzkrieg57Box implements Box {
  private static final String ID = "blitzkrieg57";
  private static final Pattern HEX = Pattern.compile("\\d{4}");
  private static final Pattern LATER = Pattern.compile("box (\\d+)");
  private static final String TURN = "turn";

  private final BlitzkriegData data = BlitzkriegData.load();
  private final BlitzkriegTables tables = BlitzkriegTables.load();
  private final HexMap map = MapFile.resource(ID, Terrain.HEXES, Terrain.HEXSIDES).map();
  private final List<Unit> counters = new ArrayList<>();
  private final Map<String, String> setUpHexes = new HashMap<>();
  private final Board board;

  public Blitzkrieg57Box() {
    for (CounterRow row : UnitsFile.resource(ID + "/units.csv")) {
      counters.add(counter(row));
      if (HEX.matcher(row.setup()).matches()) {
        setUpHexes.put(row.unit().id(), row.setup());
      }
    }
    board = new Board(map, counters, ZonesOfControl.LAYOUT);
  }

  /** A counter with the turn it becomes available. */
  @Case({"GJ-2.2.2", "GJ-2.3.1", "GJ-2.3.2", "GJ-2.6"})
  private static Unit counter(CounterRow row) {
    Unit unit = row.unit();
    var later = LATER.matcher(row.setup());
    return later.matches()
        ? unit.withValues(unit.values().with(TURN, Integer.parseInt(later.group(1))))
        : unit;
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return data.header().title();
  }

  @Override
  public Card card() {
    return data.header().card();
  }

  @Override
  public List<String> rulebooks() {
    return List.of(ID);
  }

  @Override
  public List<Scenario> scenarios() {
    return data.header().scenarios();
  }

  @Override
  public List<Option> options() {
    return data.header().options();
  }

  @Override
  public List<Provenance> provenance() {
    return data.header().provenance();
  }

  @Override
  public Kinds hexKinds() {
    return Terrain.HEXES;
  }

  @Override
  public Kinds hexsideKinds() {
    return Terrain.HEXSIDES;
  }

  @Override
  public HexMap map() {
    return map;
  }

  @Override
  public List<Unit> counters() {
    return List.copyOf(counters);
  }

  @Override
  public List<String> phases() {
    return Arrays.stream(Arranging.Phase.values()).map(Arranging.Phase::word).toList();
  }

  @Override
  public List<String> flags() {
    return Flag.words().keySet().stream().sorted().toList();
  }

  @Override
  public List<String> valueNames() {
    return List.of(TURN);
  }

  @Override
  public Map<String, String> stateNames() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("control", "an object from town, city and source hexes to the side that holds them");
    names.put(
        "active-hq",
        "the headquarters whose chit is being executed; without it all units of the side are"
            + " active, unless some have the flag active");
    names.put(
        "cup", "the list of chits in the cup, for example [\"1PzG\", \"soviet:6A\", \"SUPPLY\"]");
    names.put("played", "the list of chits drawn this turn");
    names.put("fortresses", "an object from major city hexes to steps of fortress, 1 or 2");
    names.put("attacked", "the list of hexes attacked in this combat segment");
    names.put("axis-mechanized-lost", "how many mechanized Axis units are lost");
    names.put("axis-others-lost", "how many other Axis units are lost");
    names.put("air-points", "how many air points the Axis has left this turn");
    names.put("bid", "how many points were bid for the Axis");
    return names;
  }

  private BlitzkriegRules rules(Board on, Map<String, Boolean> options) {
    return new BlitzkriegRules(on, data, tables, options);
  }

  // ---- 4 setting up

  @Override
  @Case({"GJ-4.0-2", "GJ-4.0-3", "GJ-4.0-4", "GJ-4.0-5"})
  public Setting open(String scenario, Map<String, Boolean> options) {
    BlitzkriegRules rules = rules(board, options);
    Position p = rules.empty();
    setUpHexes.forEach(
        (id, number) ->
            p.place(
                rules.board().unit(id).orElseThrow(),
                rules.board().grid().hex(number).orElseThrow()));
    rules.control().begin(p, data.axisControl());
    rules.sequence().begin(p, Chronicle.SILENT);
    return new Setting(rules, p);
  }

  @Override
  public Setting arrange(Arrangement arrangement) {
    List<Unit> units = new ArrayList<>();
    arrangement.pieces().forEach(piece -> units.add(piece.unit()));
    boolean markers = units.stream().anyMatch(unit -> unit.arm().equals(Fortresses.ARM));
    if (!markers) {
      counters.stream()
          .filter(unit -> unit.arm().equals(Fortresses.ARM) && unit.side() == Side.SOVIET)
          .forEach(units::add);
    }
    BlitzkriegRules rules =
        rules(new Board(arrangement.map(), units, ZonesOfControl.LAYOUT), arrangement.options());
    return new Setting(rules, new Arranging(rules, arrangement).position(this));
  }
}
