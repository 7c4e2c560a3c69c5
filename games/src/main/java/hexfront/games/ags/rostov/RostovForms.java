package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Unit;
import hexfront.engine.written.Forms;
import java.util.List;

/** How the game's own stages, flags and numbers are written in saves. The names must stay. */
final class RostovForms {
  private RostovForms() {}

  static void register(Forms forms, Board board, RostovData data, List<String> cities) {
    forms
        .record("air-supply", RostovOrders.AirSupply.class)
        .record("withdraw", Withdrawal.Shortfall.class)
        .record("second-step", SecondStep.Choice.class)
        .record("set-up", SetUp.Of.class)
        .record("lose-to-disengage", Disengagement.Losing.class);
    Notes.flags().forEach(forms::flag);
    forms
        .flag("drawn", Notes.DRAWN)
        .flag("extra", Notes.EXTRA)
        .flag("hidden", Notes.HIDDEN)
        .flag("undecided", Notes.UNDECIDED)
        .flag("stands-tried", Notes.STANDS_TRIED)
        .flag("came-later", Notes.CAME_LATER)
        .flag("substituted", Notes.SUBSTITUTED);
    forms
        .number("rail-used", Notes.RAIL_USED)
        .number("weather", "north", Notes.NORTH)
        .number("weather", "south", Notes.SOUTH)
        .oneOf("rail-marker", "1", Notes.RAIL_MARKER, Forms.hexes(board))
        .oneOf("rail-marker", "2", Notes.RAIL_MARKER + 1, Forms.hexes(board))
        .oneOf("interdicted", Notes.INTERDICTED, Forms.units(board))
        .number("air-used", "rail", Notes.USED_ON_RAIL)
        .number("air-used", "protection", Notes.USED_ON_PROTECTION)
        .number("air-used", "supply", Notes.USED_ON_SUPPLY)
        .number("air-used", "soviet", Notes.SOVIET_AIR_USED)
        .number("begun", Notes.BEGUN)
        .number("front-shift-used", Notes.FRONT_SHIFT_USED)
        .number("front-shift-lost", Notes.FRONT_SHIFT_LOST)
        .number("supply-entered", Notes.SUPPLY_ENTERED)
        .number("withdrawn", Notes.WITHDRAWN)
        .number("germans-withdrawn", Notes.GERMANS_WITHDRAWN)
        .someOf(
            "recaptured",
            Notes.RECAPTURED,
            data.objectives().stream().map(RostovData.Objective::name).toList())
        .someOf("entered-cities", Notes.ENTERED_CITIES, cities)
        .number("city-used", Notes.CITY_USED)
        .oneOf("together", Notes.TOGETHER, Forms.hexes(board))
        .number("pending", Notes.PENDING);
    for (Unit unit : board.units()) {
      if (ReinforcementPool.isStandIn(unit)) {
        forms.oneOf("hides", unit.id(), Notes.of(unit.index()), Forms.units(board));
      } else {
        forms.number("returns", unit.id(), Notes.of(unit.index()));
      }
    }
  }
}
