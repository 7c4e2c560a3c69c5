package hexfront.games.stalingrad;

import hexfront.engine.written.Forms;

/** How the game's stages, flags and numbers are written in saves. The names must stay. */
final class StalingradForms {
  private StalingradForms() {}

  static Forms of(Ledger ledger, StalingradTables tables) {
    Forms forms =
        new Forms()
            .stages(
                SettingUp.class,
                Admin.class,
                Arriving.class,
                AirMobility.class,
                DefensiveAir.class,
                OffensiveAir.class,
                AirFighting.class,
                InMovement.class,
                GroundSupporting.class,
                Intercepting.class,
                InCombat.class,
                InSupply.class,
                Supporting.class,
                Converting.class,
                NkvdStanding.class,
                Determining.class,
                Losing.class,
                Retreating.class,
                Removing.class,
                Sectioning.class,
                Advancing.class,
                Expelling.class,
                Occupying.class)
            .record("bond-losses", BondLosing.class)
            .record("bombed", Bombed.class)
            .record("fight", Fight.class)
            .record("assault", Assault.class)
            .record("means", Means.class)
            .record("over", Over.class)
            .flag("active", Flag.ACTIVE)
            .flag("disrupted", Flag.DISRUPTED)
            .flag("out-of-supply", Flag.OUT_OF_SUPPLY)
            .flag("frozen", Flag.FROZEN)
            .flag("deployed", Flag.DEPLOYED)
            .flag("moved", Flag.MOVED)
            .flag("attacked", Flag.ATTACKED)
            .flag("retreated", Flag.RETREATED)
            .flag("used", Flag.USED)
            .flag("overrun", Flag.OVERRUN)
            .flag("arrived", Flag.ARRIVED)
            .flag("left", Flag.LEFT)
            .flag("top", Flag.TOP)
            .flag("rebuilt", Flag.REBUILT)
            .flag("spent", Flag.SPENT)
            .flag("defended", Flag.DEFENDED)
            .flag("fixed-in-supply", Flag.FIXED_IN)
            .flag("fixed-out-of-supply", Flag.FIXED_OUT)
            .numberInFlags("bound", Flag.BOUND);
    ledger.register(forms, tables);
    return forms;
  }
}
