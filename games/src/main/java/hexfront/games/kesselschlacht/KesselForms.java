package hexfront.games.kesselschlacht;

import hexfront.engine.written.Forms;

/** How the game's stages, flags and numbers are written in saves. The names must stay. */
final class KesselForms {
  private KesselForms() {}

  static Forms of(Ledger ledger, KesselData data) {
    Forms forms =
        new Forms()
            .record("options", RollingOptions.class)
            .record("set-up", SettingUp.class)
            .record("weather", RollingWeather.class)
            .record("air-initiative", RollingInitiative.class)
            .record("missions", InMissions.class)
            .record("air-allocation", AirAllocation.class)
            .record("air-combat", Intercepting.class)
            .record("defensive-positions", DefensivePositions.class)
            .record("zhukov-directive", Directing.class)
            .record("recall", Recalling.class)
            .record("fifth-guards-tank", RollingLeaver.class)
            .record("army-priority", RollingPriority.class)
            .record("activation", Activating.class)
            .record("movement", InMovement.class)
            .record("purchase", Purchase.class)
            .record("combat", InCombat.class)
            .record("battle", Battle.class)
            .record("force", Force.class)
            .record("lose", Losing.class)
            .record("retreat", Retreating.class)
            .record("remove", Removing.class)
            .record("reassign", Reassigning.class)
            .record("advance", Advancing.class)
            .record("over", Over.class)
            .flag("disorganized", Flag.DISORGANIZED)
            .flag("disrupted", Flag.DISRUPTED)
            .flag("routed", Flag.ROUTED)
            .flag("active", Flag.ACTIVE)
            .flag("attacked", Flag.ATTACKED)
            .flag("defended", Flag.DEFENDED)
            .flag("defended-last-turn", Flag.DEFENDED_LAST_TURN)
            .flag("moved", Flag.MOVED)
            .flag("entered", Flag.ENTERED)
            .flag("retreated", Flag.RETREATED)
            .flag("built", Flag.BUILT)
            .flag("top", Flag.TOP)
            .flag("flown", Flag.FLOWN)
            .flag("aborted", Flag.ABORTED)
            .flag("fighter", Flag.FIGHTER)
            .flag("directed", Flag.DIRECTED)
            .flag("supplied-by-air", Flag.SUPPLIED_BY_AIR)
            .flag("tried", Flag.TRIED)
            .flag("flipped", Flag.FLIPPED)
            .flag("stays-south", Flag.STAYS_SOUTH)
            .flag("missed", Flag.MISSED)
            .flag("fixed-in-supply", Flag.FIXED_IN)
            .flag("fixed-out-of-supply", Flag.FIXED_OUT)
            .numberInFlags("lost", Flag.LOST);
    ledger.register(forms, data.optionWords(), data.moodWords());
    return forms;
  }
}
