package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Unit;
import hexfront.engine.written.Forms;
import hexfront.games.common.StandIn;
import java.util.List;

/** How the game's own stages, flags and numbers are written in saves. The names must stay. */
final class RostovForms {
  private RostovForms() {}

  static void register(Forms forms, Board board, RostovData data, List<String> cities) {
    forms
        .record("air-supply", AirSupplyStage.class)
        .record("withdraw", ShortfallStage.class)
        .record("second-step", SecondStepStage.class)
        .record("set-up", SetUpStage.class)
        .record("lose-to-disengage", DisengagementLossStage.class);
    RostovFlag.WORDS.forEach(forms::flag);
    forms
        .flag("drawn", RostovFlag.DRAWN)
        .flag("extra", RostovFlag.EXTRA)
        .flag("hidden", RostovFlag.HIDDEN)
        .flag("undecided", RostovFlag.UNDECIDED)
        .flag("stands-tried", RostovFlag.STANDS_TRIED)
        .flag("came-later", RostovFlag.CAME_LATER)
        .flag("substituted", RostovFlag.SUBSTITUTED);
    forms
        .number("rail-used", RostovValue.RAIL_USED)
        .number("weather", "north", RostovValue.NORTH)
        .number("weather", "south", RostovValue.SOUTH)
        .oneOf("rail-marker", "1", RostovValue.RAIL_MARKER, Forms.hexes(board))
        .oneOf("rail-marker", "2", RostovValue.RAIL_MARKER + 1, Forms.hexes(board))
        .oneOf("interdicted", RostovValue.INTERDICTED, Forms.units(board))
        .number("air-used", "rail", RostovValue.USED_ON_RAIL)
        .number("air-used", "protection", RostovValue.USED_ON_PROTECTION)
        .number("air-used", "supply", RostovValue.USED_ON_SUPPLY)
        .number("air-used", "soviet", RostovValue.SOVIET_AIR_USED)
        .number("begun", RostovValue.BEGUN)
        .number("front-shift-used", RostovValue.FRONT_SHIFT_USED)
        .number("front-shift-lost", RostovValue.FRONT_SHIFT_LOST)
        .number("supply-entered", RostovValue.SUPPLY_ENTERED)
        .number("withdrawn", RostovValue.WITHDRAWN)
        .number("germans-withdrawn", RostovValue.GERMANS_WITHDRAWN)
        .someOf(
            "recaptured",
            RostovValue.RECAPTURED,
            data.objectives().stream().map(RostovData.Objective::name).toList())
        .someOf("entered-cities", RostovValue.ENTERED_CITIES, cities)
        .number("city-used", RostovValue.CITY_USED)
        .oneOf("together", RostovValue.TOGETHER, Forms.hexes(board))
        .number("pending", RostovValue.PENDING);
    for (Unit unit : board.units()) {
      if (StandIn.is(unit)) {
        forms.oneOf("hides", unit.id(), RostovValue.of(unit.index()), Forms.units(board));
      } else {
        forms.number("returns", unit.id(), RostovValue.of(unit.index()));
      }
    }
  }
}
