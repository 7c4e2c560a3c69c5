package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.HexMap;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.Arrangement.Piece;
import hexfront.games.ags.AgsBox;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.ExclusiveRules;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.ZonesOfControl;
import hexfront.games.data.CounterRow;
import hexfront.games.data.SetupFile;
import hexfront.games.data.UnitsFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The box of Operation Star: map, counters, options, and how they are set up. */
public final class StarBox extends AgsBox {
  private static final Pattern HEX = Pattern.compile("\\d{4}");
  private static final String CONTROL = "control";
  private static final String EXITED = "exited";
  private static final String FORCED_OFF = "forced-off";
  private static final String RAIL_USED = "rail-used";

  private final StarData data;
  private final List<SetupFile.Entry> untried = SetupFile.resource("star/untried-setup.csv");
  private final List<Unit> counters = new ArrayList<>();
  private final Map<String, String> setUpHexes = new HashMap<>();

  public StarBox() {
    this(StarData.load());
  }

  private StarBox(StarData data) {
    super("star", data);
    this.data = data;
    for (CounterRow row : UnitsFile.resource("star/units.csv")) {
      counters.add(counter(row));
      if (HEX.matcher(row.setup()).matches()) {
        setUpHexes.put(row.unit().id(), row.setup());
      }
    }
  }

  /**
   * A counter with what its line says of its arrival kept as a trait: a turn and area, or a pool.
   */
  @Case({"STAR-18.1", "STAR-18.21", "STAR-18.22", "STAR-19.92"})
  private static Unit counter(CounterRow row) {
    Unit u = row.unit();
    Set<String> traits = new HashSet<>(u.traits());
    traits.remove("untried");
    if (!HEX.matcher(row.setup()).matches()) {
      traits.add(row.setup());
    }
    return u.withTraits(traits);
  }

  @Override
  public List<Unit> counters() {
    return List.copyOf(counters);
  }

  @Override
  public List<String> flags() {
    List<String> flags = new ArrayList<>(super.flags());
    flags.addAll(List.of("defensive", "prefers-defensive", "disengaged"));
    return flags;
  }

  @Override
  public Map<String, String> stateNames() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put(CONTROL, "an object from town and city hexes to the side that holds them");
    names.put(RAIL_USED, "how many units have gone by rail this turn");
    names.put(EXITED, "an object from units that left the map for good to the hexes they left by");
    names.put(
        FORCED_OFF,
        "an object from units forced off the map to the hexes they left by, in the turn before");
    return names;
  }

  @Override
  protected List<Unit> roster(List<Unit> units) {
    List<Unit> all = new ArrayList<>(units);
    all.addAll(StarReinforcements.standIns(data, untried));
    return all;
  }

  @Override
  protected ZoneRule.Layout zones() {
    return zoneRule();
  }

  static ZoneRule.Layout zoneRule() {
    return ZonesOfControl.layout(unit -> true, unit -> true);
  }

  @Override
  protected ExclusiveRules exclusive(
      Board board, Map<String, Boolean> options, Map<String, Object> state) {
    return new Star(board, data, options);
  }

  // ---- 18 setting up

  @Override
  @Case({"STAR-18.1", "STAR-18.11", "STAR-18.2"})
  protected void setUp(AgsRules rules, Position p, String scenario) {
    setUpHexes.forEach(
        (id, number) -> p.place(rules.board().unit(id).orElseThrow(), hex(rules, number)));
    for (Unit unit : rules.board().units()) {
      if (UntriedPool.isStandIn(unit)) {
        p.mark(unit.index(), Flag.UNTRIED);
        String number = StarReinforcements.setUpHex(unit);
        if (number != null) {
          p.place(unit.index(), hex(rules, number));
        }
      }
    }
    firstControl(rules, p);
  }

  @Case("STAR-25.3")
  private void firstControl(AgsRules rules, Position p) {
    HexMap on = rules.board().map();
    on.hexesWith(Terrain.CITY | Terrain.TOWN)
        .forEach(
            hex ->
                p.setControl(
                    hex,
                    data.sovietControl().contains(on.grid().number(hex))
                        ? Side.SOVIET
                        : Side.AXIS));
  }

  @Override
  protected void arrangeState(AgsRules rules, Position p, Arrangement arrangement) {
    firstControl(rules, p);
    arrangement.state().forEach((name, value) -> arrangeState(rules, p, name, value));
    arrangeModes(rules, p, arrangement);
  }

  private static void arrangeState(AgsRules rules, Position p, String name, Object value) {
    Star star = (Star) rules.exclusive();
    switch (name) {
      case CONTROL -> arrangeControl(rules, p, value);
      case RAIL_USED -> {
        if (!(value instanceof Number n)) {
          throw new Impossible(RAIL_USED + " expects a number");
        }
        p.setValue(Star.RAIL_USED, n.intValue());
      }
      case EXITED ->
          hexesByUnit(rules, name, value).forEach((u, hex) -> star.leaving().leave(p, u, hex));
      case FORCED_OFF ->
          hexesByUnit(rules, name, value)
              .forEach((u, hex) -> star.offMap().leave(p, u, hex, p.turn() - 1));
      default -> throw new Impossible("unknown state '" + name + "'");
    }
  }

  private static Map<Integer, Integer> hexesByUnit(AgsRules rules, String name, Object value) {
    if (!(value instanceof Map<?, ?> map)) {
      throw new Impossible(name + " expects an object such as {\"a\": \"2926\"}");
    }
    Map<Integer, Integer> hexes = new LinkedHashMap<>();
    map.forEach(
        (id, number) ->
            hexes.put(
                rules
                    .board()
                    .unit(String.valueOf(id))
                    .orElseThrow(() -> new Impossible("there is no unit '" + id + "'")),
                hex(rules, String.valueOf(number))));
    return hexes;
  }

  /** A headquarters that is said to be in defensive mode is so; a combat unit is fixed in it. */
  @Case("STAR-21.0")
  private static void arrangeModes(AgsRules rules, Position p, Arrangement arrangement) {
    for (Piece piece : arrangement.pieces()) {
      if (piece.flags().contains("defensive")) {
        int unit = rules.board().unit(piece.unit().id()).orElseThrow();
        p.mark(unit, rules.roster().isHeadquarters(unit) ? Mark.DEFENSIVE : Mark.FIXED_DEFENSIVE);
      }
    }
  }
}
