package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.engine.ZoneRule;
import hexfront.games.Arrangement;
import hexfront.games.common.Flags;
import hexfront.games.common.GameState;
import hexfront.games.common.Header;
import hexfront.games.common.StateValue;
import hexfront.games.common.Terms;
import hexfront.games.data.CounterRow;
import hexfront.games.data.UnitsFile;
import java.util.List;

/** The box of the plain game: a counter on a map of one hex. Tests describe their positions. */
final class PlainBox extends AgsBox<PlainGame> {
  private static final String SUPPLY_RANGE = "supply-range";

  private static final GameState<PlainGame> STATE =
      GameState.<PlainGame>none()
          .control("town and city hexes")
          .number("axis-air", "air points of the Axis", PlainGame.AXIS_AIR)
          .number("soviet-air", "Soviet air points", PlainGame.SOVIET_AIR)
          .given(SUPPLY_RANGE, "how long supply lines may be", (game, p, value) -> value.number());

  PlainBox() {
    super(
        "plain",
        new Header(
            "Plain", Card.BLANK, List.of(new Scenario("plain", "Plain")), List.of(), List.of()),
        Flags.NONE);
  }

  @Override
  public List<Unit> counters() {
    return UnitsFile.resource("plain/units.csv").stream().map(CounterRow::unit).toList();
  }

  @Override
  protected GameState<PlainGame> state() {
    return STATE;
  }

  @Override
  protected ZoneRule.Layout zones() {
    return ZonesOfControl.layout(unit -> true, unit -> true);
  }

  @Override
  protected PlainGame exclusive(Board on, Terms terms) {
    return terms
        .state()
        .get(SUPPLY_RANGE)
        .map(StateValue::number)
        .map(range -> new PlainGame(on, range))
        .orElseGet(() -> new PlainGame(on));
  }

  /** Nobody holds a place unless it is said. */
  @Override
  protected void prepare(PlainGame game, Position p, Arrangement arrangement) {}
}
