package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.ZoneRule;
import hexfront.engine.map.HexSet;
import hexfront.games.Arrangement;
import hexfront.games.ags.AgsBox;
import hexfront.games.ags.Flag;
import hexfront.games.ags.ZonesOfControl;
import hexfront.games.common.CounterSheet;
import hexfront.games.common.GameState;
import hexfront.games.common.Later;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import hexfront.games.data.SetupFile;
import java.util.ArrayList;
import java.util.List;

/** The box of Rostov: map, counters, options, and how they are set up. */
public final class RostovBox extends AgsBox<Rostov> {
  private static final String SET_UP = "set-up";

  private final RostovData data;
  private final List<SetupFile.Entry> sovietSetUp = SetupFile.resource("rostov/soviet-setup.csv");
  private final Later<CounterSheet> sheet =
      new Later<>(() -> CounterSheet.of("rostov", RostovBox::counter));

  public RostovBox() {
    this(RostovData.load());
  }

  private RostovBox(RostovData data) {
    super("rostov", data.header(), RostovFlag.WORDS);
    this.data = data;
  }

  /** A counter with the turn and area of its arrival kept as a trait. */
  @Case({"ROSTOV-18.2", "ROSTOV-18.22"})
  private static Unit counter(CounterRow row) {
    return row.unit().withTraits(CounterSheet.traits(row));
  }

  @Override
  public List<Unit> counters() {
    return sheet.get().counters();
  }

  @Override
  protected GameState<Rostov> state() {
    return RostovState.STATE;
  }

  @Override
  protected List<Unit> roster() {
    List<Unit> all = new ArrayList<>(counters());
    all.addAll(ReinforcementPool.standIns(counters()));
    return all;
  }

  @Override
  @Case("ROSTOV-23.13")
  protected ZoneRule.Layout zones() {
    return ZonesOfControl.layout(
        unit -> !SupplyCounters.is(unit), unit -> true, unit -> !SupplyCounters.is(unit));
  }

  @Override
  protected Rostov exclusive(Board on, Terms terms) {
    return new Rostov(on, data, terms.options());
  }

  // ---- 18 setting up

  @Override
  @Case({"ROSTOV-18.0", "ROSTOV-18.15", "ROSTOV-18.17", "ROSTOV-18.23"})
  protected void setUp(Rostov game, Position p, String scenario) {
    for (SetupFile.Entry entry : sovietSetUp) {
      for (int n = 0; n < entry.count(); n++) {
        place(game, p, entry);
      }
    }
    sheet.get().place(p, unit -> unit.side() == Side.AXIS);
    supplyCounters(game, p);
    firstControl(p);
    game.weather.setByTrack(p);
  }

  @Case({"ROSTOV-18.11", "ROSTOV-18.12", "ROSTOV-18.13", "ROSTOV-18.14"})
  private static void place(Rostov game, Position p, SetupFile.Entry entry) {
    boolean tried = entry.state().equals("tried");
    if (!entry.unitId().isEmpty()) {
      int unit = p.board().unit(entry.unitId()).orElseThrow();
      p.place(unit, hex(p, entry.hex()));
      p.mark(unit, Flag.UNTRIED, !tried);
    } else {
      String kind = entry.unitType().replace("-division", "").replace("tank-brigade", "tank");
      int unit = game.pool.standIn(p, kind);
      p.place(unit, hex(p, entry.hex()));
      p.mark(unit, Flag.UNTRIED | (tried ? RostovFlag.STANDS_TRIED : 0));
    }
  }

  private static int hex(Position p, String number) {
    return p.board().grid().hex(number).orElseThrow();
  }

  /** Four counters stand where the data propose it; the others come later, one a turn. */
  @Case({"ROSTOV-18.21", "ROSTOV-18.22", "ROSTOV-18.23"})
  private void supplyCounters(Rostov game, Position p) {
    int placed = 0;
    for (int unit : game.counters.all()) {
      int turn = game.arrivals.printedTurn(unit);
      if (turn > 0) {
        p.setValue(RostovValue.of(unit), turn);
      } else {
        p.place(unit, hex(p, data.supplyAtStart().get(placed++)));
      }
    }
  }

  /** The start line divides the towns and cities. */
  @Case("ROSTOV-26.1")
  static void firstControl(Position p) {
    HexSet west = p.board().map().area("west-of-start-line");
    controlPlaces(p, west::has);
  }

  @Override
  @Case("ROSTOV-18.0")
  protected void begin(Rostov game, Position p) {
    p.setPhasing(data.firstPlayer());
    p.setStage(new SetUpStage(Side.SOVIET));
  }

  @Override
  protected boolean enterOwn(Rostov game, Position p, String word) {
    if (!word.equals(SET_UP)) {
      return false;
    }
    p.setStage(new SetUpStage(p.phasing()));
    return true;
  }

  @Override
  public List<String> phases() {
    List<String> phases = new ArrayList<>(super.phases());
    phases.add(SET_UP);
    return phases;
  }

  @Override
  protected void prepare(Rostov game, Position p, Arrangement arrangement) {
    firstControl(p);
    game.weather.setByTrack(p);
    for (int unit : game.counters.all()) {
      p.setValue(RostovValue.of(unit), game.arrivals.printedTurn(unit));
    }
  }
}
