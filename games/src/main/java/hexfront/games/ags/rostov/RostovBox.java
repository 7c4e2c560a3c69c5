package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
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
import hexfront.games.data.SetupFile;
import hexfront.games.data.UnitsFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The box of Rostov: map, counters, options, and how they are set up. */
public final class RostovBox extends AgsBox {
  private static final Pattern HEX = Pattern.compile("\\d{4}");

  private final RostovData data;
  private final List<SetupFile.Entry> sovietSetUp = SetupFile.resource("rostov/soviet-setup.csv");
  private final List<Unit> counters = new ArrayList<>();
  private final Map<String, String> axisHexes = new HashMap<>();

  public RostovBox() {
    this(RostovData.load());
  }

  private RostovBox(RostovData data) {
    super("rostov", data);
    this.data = data;
    for (CounterRow row : UnitsFile.resource("rostov/units.csv")) {
      counters.add(counter(row));
      if (row.unit().side() == Side.AXIS && HEX.matcher(row.setup()).matches()) {
        axisHexes.put(row.unit().id(), row.setup());
      }
    }
  }

  /** A counter with the turn and area of its arrival kept as a trait. */
  @Case({"ROSTOV-18.2", "ROSTOV-18.22"})
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
    flags.addAll(Notes.flags().keySet());
    return flags;
  }

  @Override
  public Map<String, String> stateNames() {
    return RostovState.names();
  }

  @Override
  protected List<Unit> roster(List<Unit> units) {
    List<Unit> all = new ArrayList<>(units);
    all.addAll(ReinforcementPool.standIns(units));
    return all;
  }

  @Override
  @Case("ROSTOV-23.13")
  protected Board.ZoneRule zones() {
    return ZonesOfControl.layout(
        unit -> !SupplyCounters.is(unit), unit -> true, unit -> !SupplyCounters.is(unit));
  }

  @Override
  protected ExclusiveRules exclusive(
      Board board, Map<String, Boolean> options, Map<String, Object> state) {
    return new Rostov(board, data, options);
  }

  // ---- 18 setting up

  @Override
  @Case({"ROSTOV-18.0", "ROSTOV-18.15", "ROSTOV-18.17", "ROSTOV-18.23"})
  protected void setUp(AgsRules rules, Position p, String scenario) {
    Rostov rostov = (Rostov) rules.exclusive();
    for (SetupFile.Entry entry : sovietSetUp) {
      for (int n = 0; n < entry.count(); n++) {
        place(rules, rostov, p, entry);
      }
    }
    axisHexes.forEach((id, number) -> p.place(unit(rules, id), hex(rules, number)));
    supplyCounters(rules, rostov, p);
    firstControl(rules, p);
    rostov.weather().setByTrack(p);
  }

  @Case({"ROSTOV-18.11", "ROSTOV-18.12", "ROSTOV-18.13", "ROSTOV-18.14"})
  private static void place(AgsRules rules, Rostov rostov, Position p, SetupFile.Entry entry) {
    boolean tried = entry.state().equals("tried");
    if (!entry.unitId().isEmpty()) {
      int unit = unit(rules, entry.unitId());
      p.place(unit, hex(rules, entry.hex()));
      p.mark(unit, Flag.UNTRIED, !tried);
    } else {
      String kind = entry.unitType().replace("-division", "").replace("tank-brigade", "tank");
      int unit = rostov.pool().standIn(p, kind);
      p.place(unit, hex(rules, entry.hex()));
      p.mark(unit, Flag.UNTRIED | (tried ? Notes.STANDS_TRIED : 0));
    }
  }

  /** Four counters stand where the data propose it; the others come later, one a turn. */
  @Case({"ROSTOV-18.21", "ROSTOV-18.22", "ROSTOV-18.23"})
  private void supplyCounters(AgsRules rules, Rostov rostov, Position p) {
    int placed = 0;
    for (int unit : rostov.counters().all()) {
      int turn = rostov.arrivals().printedTurn(unit);
      if (turn > 0) {
        p.setValue(Notes.of(unit), turn);
      } else {
        p.place(unit, hex(rules, data.supplyAtStart().get(placed++)));
      }
    }
  }

  private static int unit(AgsRules rules, String id) {
    return rules.board().unit(id).orElseThrow();
  }

  /** The start line divides the towns and cities. */
  @Case("ROSTOV-26.1")
  static void firstControl(AgsRules rules, Position p) {
    HexMap on = rules.board().map();
    HexSet west = on.area("west-of-start-line");
    on.hexesWith(Terrain.CITY | Terrain.TOWN)
        .forEach(hex -> p.setControl(hex, west.has(hex) ? Side.AXIS : Side.SOVIET));
  }

  @Override
  @Case("ROSTOV-18.0")
  protected void begin(AgsRules rules, Position p) {
    p.setPhasing(data.firstPlayer());
    p.setStage(new SetUpStage(Side.SOVIET));
  }

  @Override
  protected boolean enterOwn(AgsRules rules, Position p, String word) {
    if (!word.equals(SetUpStage.WORD)) {
      return false;
    }
    p.setStage(new SetUpStage(p.phasing()));
    return true;
  }

  @Override
  public List<String> phases() {
    List<String> phases = new ArrayList<>(super.phases());
    phases.add("set-up");
    return phases;
  }

  @Override
  protected void arrangeState(AgsRules rules, Position p, Arrangement arrangement) {
    Rostov rostov = (Rostov) rules.exclusive();
    firstControl(rules, p);
    rostov.weather().setByTrack(p);
    for (int unit : rostov.counters().all()) {
      p.setValue(Notes.of(unit), rostov.arrivals().printedTurn(unit));
    }
    Object control = arrangement.state().get("control");
    if (control != null) {
      arrangeControl(rules, p, control);
    }
    try {
      RostovState.arrange(rostov, p, arrangement.state(), word -> hex(rules, word));
    } catch (ClassCastException e) {
      throw new Impossible("the state has a value of the wrong kind: " + e.getMessage());
    }
  }
}
