package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.written.Forms;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** How the game's stages, flags and numbers are written in saves. The names must stay. */
final class BlitzfrontForms {
  private BlitzfrontForms() {}

  static Forms of(Board board) {
    List<String> sides = Arrays.stream(Side.values()).map(Side::word).toList();
    List<String> slots =
        IntStream.rangeClosed(1, BlitzfrontRules.AIR_SLOTS).mapToObj(Integer::toString).toList();
    Forms forms =
        new Forms()
            .record("set-up", SettingUp.class)
            .record("reinforcement", Reinforcing.class)
            .record("allocation", Allocating.class)
            .record("combat", Fighting.class)
            .record("intercept", Intercepting.class)
            .record("no-retreat", OrderingStand.class)
            .record("forced-exchange", Choosing.Forcing.class)
            .record("accept-d3", Choosing.AcceptingD3.class)
            .record("exchange", Choosing.Exchanging.class)
            .record("lose", Losing.class)
            .record("remnant", Choosing.Remaining.class)
            .record("distance", Choosing.Naming.class)
            .record("retreat", Retreating.class)
            .record("advance", Advancing.class)
            .record("blitzkrieg", BlitzStage.class)
            .record("over", Over.class)
            .record("assault", Assault.class)
            .record("sortie", Sortie.class)
            .record("mission", Mission.class)
            .record("battle", Battle.class)
            .record("strike", Battle.Strike.class)
            .record("stand", Battle.Stand.class)
            .record("defender", Battle.Defender.class)
            .record("course", Battle.Course.class)
            .flag("disrupted", Flag.DISRUPTED)
            .flag("entrenched", Flag.ENTRENCHED)
            .flag("moved", Flag.MOVED)
            .flag("attacked", Flag.ATTACKED)
            .flag("flown", Flag.FLOWN)
            .flag("scrambled", Flag.SCRAMBLED)
            .flag("bonus", Flag.BONUS)
            .flag("stopped", Flag.STOPPED)
            .flag("exposed", Flag.EXPOSED)
            .numberInFlags("rivers", Flag.RIVERS)
            .numberInFlags("roads", Flag.ROADS)
            .flag("fixed-in-supply", Flag.FIXED_IN)
            .flag("fixed-out-of-supply", Flag.FIXED_OUT)
            .oneOf("weather", BlitzfrontRules.WEATHER, List.of("mud", "snow"))
            .oneOf("eleventh-army", BlitzfrontRules.ELEVENTH, List.of("stays", "left"))
            .number("panzer-replacements", BlitzfrontRules.PANZERS)
            .number("rail-base", BlitzfrontRules.RAIL_BASE)
            .oneOf("sea-control", BlitzfrontRules.SEA, sides)
            .oneOf("ploesti", BlitzfrontRules.PLOESTI, sides)
            .oneOf("maikop", BlitzfrontRules.MAIKOP, sides)
            .numberForEach("shipped", BlitzfrontRules.SHIPPED, sides);
    for (int slot = 0; slot < BlitzfrontRules.AIR_SLOTS; slot++) {
      forms.oneOf(
          "air-supplied", slots.get(slot), BlitzfrontRules.AIR_SUPPLY + slot, Forms.hexes(board));
    }
    return forms.numberForEach("returns", BlitzfrontRules.RETURNS, Forms.units(board));
  }
}
