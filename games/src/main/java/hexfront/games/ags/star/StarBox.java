package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.engine.ZoneRule;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Piece;
import hexfront.games.ags.AgsBox;
import hexfront.games.ags.Flag;
import hexfront.games.ags.ZonesOfControl;
import hexfront.games.common.CounterSheet;
import hexfront.games.common.GameState;
import hexfront.games.common.Later;
import hexfront.games.common.StandIn;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import hexfront.games.data.SetupFile;
import java.util.ArrayList;
import java.util.List;

/** The box of Operation Star: map, counters, options, and how they are set up. */
public final class StarBox extends AgsBox<Star> {
  private final StarData data;
  private final List<SetupFile.Entry> untried = SetupFile.resource("star/untried-setup.csv");
  private final Later<CounterSheet> sheet =
      new Later<>(() -> CounterSheet.of("star", StarBox::counter));

  public StarBox() {
    this(StarData.load());
  }

  private StarBox(StarData data) {
    super("star", data.header(), StarFlag.WORDS);
    this.data = data;
  }

  /**
   * A counter with what its line says of its arrival kept as a trait: a turn and area, or a pool.
   */
  @Case({"STAR-18.1", "STAR-18.21", "STAR-18.22", "STAR-19.92"})
  private static Unit counter(CounterRow row) {
    return row.unit().withTraits(CounterSheet.traits(row));
  }

  @Override
  public List<Unit> counters() {
    return sheet.get().counters();
  }

  @Override
  protected GameState<Star> state() {
    return StarState.STATE;
  }

  @Override
  protected List<Unit> roster() {
    List<Unit> all = new ArrayList<>(counters());
    all.addAll(StarReinforcements.standIns(data, untried));
    return all;
  }

  @Override
  protected ZoneRule.Layout zones() {
    return ZonesOfControl.layout(unit -> true, unit -> true);
  }

  @Override
  protected Star exclusive(Board on, Terms terms) {
    return new Star(on, data, terms.options());
  }

  // ---- 18 setting up

  @Override
  @Case({"STAR-18.1", "STAR-18.11", "STAR-18.2"})
  protected void setUp(Star game, Position p, String scenario) {
    sheet.get().place(p, unit -> true);
    for (Unit unit : p.board().units()) {
      if (StandIn.is(unit)) {
        p.mark(unit.index(), Flag.UNTRIED);
        String number = StarReinforcements.setUpHex(unit);
        if (number != null) {
          p.place(unit.index(), p.board().grid().hex(number).orElseThrow());
        }
      }
    }
    firstControl(p);
  }

  @Case("STAR-25.3")
  private void firstControl(Position p) {
    controlPlaces(p, hex -> !data.sovietControl().contains(p.board().grid().number(hex)));
  }

  /** A headquarters that is said to be in defensive mode is so; a combat unit is fixed in it. */
  @Override
  @Case("STAR-21.0")
  protected void prepare(Star game, Position p, Arrangement arrangement) {
    firstControl(p);
    for (Piece piece : arrangement.pieces()) {
      int unit = p.board().unit(piece.unit().id()).orElseThrow();
      if (p.is(unit, StarFlag.DEFENSIVE) && game.standard().roster().isCombatUnit(unit)) {
        p.mark(unit, StarFlag.FIXED_DEFENSIVE);
      }
    }
  }
}
