package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.written.Forms;
import java.util.Arrays;
import java.util.List;

/** How the game's own stages, flags and numbers are written in saves. The names must stay. */
final class KorsunForms {
  private KorsunForms() {}

  static void register(Forms forms, Board board, int[] headquarters) {
    forms
        .record("supported-corps", SupportStage.class)
        .record("active-headquarters", ActivationStage.class)
        .record("set-up", GermanSetUpStage.class);
    KorsunFlag.WORDS.forEach(forms::flag);
    List<String> commands =
        Arrays.stream(headquarters).mapToObj(unit -> board.unit(unit).id()).toList();
    forms.number("mud", Korsun.WEATHER);
    for (Side side : Side.values()) {
      forms.number("air-used", side.word(), Korsun.AIR_USED + side.ordinal());
    }
    for (int i = 0; i < AirSupply.MARKERS; i++) {
      String key = Integer.toString(i + 1);
      forms.oneOf("air-marker", key, Korsun.AIR_MARKERS + i, Forms.hexes(board));
    }
    forms
        .oneOf("coordinator", Korsun.COORDINATOR, commands)
        .numberForEach("operations", Korsun.OPERATIONS, commands)
        .someOfForEach(
            "reached", Korsun.OPERATIONS + commands.size(), Forms.units(board), commands);
  }
}
