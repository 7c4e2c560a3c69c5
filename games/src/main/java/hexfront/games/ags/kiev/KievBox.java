package hexfront.games.ags.kiev;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.ags.AgsBox;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.ExclusiveRules;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.ZonesOfControl;
import hexfront.games.data.CounterRow;
import hexfront.games.data.UnitsFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The box of Kiev: map, counters, options, and how they are set up. */
public final class KievBox extends AgsBox {
  private static final Pattern BY_MAIL = Pattern.compile("pbm:(\\d+).*");
  private static final Pattern HEX = Pattern.compile("\\d{4}");
  private static final String WEST = "west-of-river";
  private static final String STAND_FAST = "stand-fast";

  private final KievData data;
  private final List<Unit> counters = new ArrayList<>();
  private final Map<String, String> setUpHexes = new HashMap<>();

  public KievBox() {
    this(KievData.load());
  }

  private KievBox(KievData data) {
    super("kiev", data);
    this.data = data;
    for (CounterRow row : UnitsFile.resource("kiev/units.csv")) {
      counters.add(counter(row));
      if (HEX.matcher(row.setup()).matches()) {
        setUpHexes.put(row.unit().id(), row.setup());
      }
    }
  }

  /**
   * A counter with what its line says of its arrival kept as traits: a turn and area, a pool, a
   * historical turn.
   */
  @Case({"KIEV-18.1", "KIEV-18.2", "KIEV-19.24", "AGS-16.1", "AGS-16.2"})
  private static Unit counter(CounterRow row) {
    Unit u = row.unit();
    Set<String> traits = new HashSet<>(u.traits());
    traits.remove("untried");
    if (!HEX.matcher(row.setup()).matches()) {
      traits.add(row.setup());
    }
    Matcher mail = BY_MAIL.matcher(row.notes());
    if (mail.matches()) {
      traits.add("mail-" + mail.group(1));
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
    flags.addAll(List.of("relieved", "has-relieved"));
    return flags;
  }

  @Override
  public Map<String, String> stateNames() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("control", "an object from town and city hexes to the side that holds them");
    names.put(STAND_FAST, "whether Stalin's directive is in force");
    names.put(WEST, "the list of hexes west of the Seim-Desna-Dnieper line");
    names.put("rail-used", "how many units have gone by rail this turn");
    return names;
  }

  @Override
  protected List<Unit> roster(List<Unit> units) {
    List<Unit> all = new ArrayList<>(units);
    all.addAll(KievReinforcements.standIns(data));
    return all;
  }

  @Override
  protected ZoneRule.Layout zones() {
    return ZonesOfControl.layout(unit -> true, Kiev::blocksSupplyAndRetreat);
  }

  @Override
  protected ExclusiveRules exclusive(
      Board board, Map<String, Boolean> options, Map<String, Object> state) {
    HexSet west = board.map().area(WEST);
    Object given = state.get(WEST);
    if (given != null) {
      west = new HexSet(board.hexes());
      for (String number : words(WEST, given)) {
        west.add(
            board
                .grid()
                .hex(number)
                .orElseThrow(() -> new Impossible("the map has no hex '" + number + "'")));
      }
    }
    return new Kiev(board, data, options, west);
  }

  // ---- 18 setting up

  @Override
  @Case({"KIEV-18.0", "KIEV-18.1", "KIEV-18.2", "KIEV-25.13"})
  protected void setUp(AgsRules rules, Position p, String scenario) {
    setUpHexes.forEach(
        (id, number) ->
            p.place(
                rules.board().unit(id).orElseThrow(),
                rules.board().grid().hex(number).orElseThrow()));
    markUntried(rules, p);
    firstControl(rules, p);
  }

  @Case("AGS-13.1")
  private static void markUntried(AgsRules rules, Position p) {
    for (Unit unit : rules.board().units()) {
      if (KievReinforcements.isStandIn(unit)) {
        p.mark(unit.index(), Flag.UNTRIED);
      }
    }
  }

  @Case("KIEV-24.0")
  private void firstControl(AgsRules rules, Position p) {
    HexMap on = rules.board().map();
    on.hexesWith(Terrain.HEXES.bit("city") | Terrain.HEXES.bit("town"))
        .forEach(
            hex ->
                p.setControl(
                    hex,
                    data.axisControl().contains(on.grid().number(hex)) ? Side.AXIS : Side.SOVIET));
  }

  @Override
  protected void arrangeState(AgsRules rules, Position p, Arrangement arrangement) {
    Kiev kiev = (Kiev) rules.exclusive();
    firstControl(rules, p);
    Map<String, Object> state = arrangement.state();
    Object control = state.get("control");
    if (control != null) {
      arrangeControl(rules, p, control);
    }
    Object standFast = state.get(STAND_FAST);
    if (standFast != null && !(standFast instanceof Boolean)) {
      throw new Impossible(STAND_FAST + " expects true or false");
    }
    kiev.directive()
        .set(
            p,
            standFast == null
                ? kiev.directive().standsByItself(arrangement.turn())
                : (Boolean) standFast);
    Object railUsed = state.get("rail-used");
    if (railUsed != null) {
      if (!(railUsed instanceof Number n)) {
        throw new Impossible("rail-used expects a number");
      }
      p.setValue(Kiev.RAIL_USED, n.intValue());
    }
  }
}
