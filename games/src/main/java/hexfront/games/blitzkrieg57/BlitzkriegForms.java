package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.written.Forms;
import java.util.List;

/** How the game's stages, flags and numbers are written in saves. The names must stay. */
final class BlitzkriegForms {
  private BlitzkriegForms() {}

  static Forms of(Board board, List<Chit> chits) {
    return new Forms()
        .stages(
            Bidding.class,
            SettingUp.class,
            ChitSelection.class,
            OrderExecution.class,
            InMovement.class,
            Excess.class,
            Holding.class,
            Losing.class,
            Retreating.class,
            Advancing.class,
            Transferring.class,
            Fortifying.class,
            Reinforcing.class,
            Reserving.class)
        .record("combat", InCombat.class)
        .record("over", Over.class)
        .record("battle", Battle.class)
        .flag("active", Flag.ACTIVE)
        .flag("moved", Flag.MOVED)
        .flag("attacked", Flag.ATTACKED)
        .flag("retreated", Flag.RETREATED)
        .flag("unled", Flag.UNLED)
        .flag("fixed-in-supply", Flag.FIXED_IN)
        .flag("fixed-out-of-supply", Flag.FIXED_OUT)
        .someOf("cup", BlitzkriegRules.CUP, names(chits))
        .someOf("played", BlitzkriegRules.PLAYED, names(chits))
        .oneOf("active-headquarters", BlitzkriegRules.ACTIVE_HQ, Forms.units(board))
        .number("mechanized-lost", BlitzkriegRules.MECHANIZED_LOST)
        .number("others-lost", BlitzkriegRules.OTHERS_LOST)
        .number("air", BlitzkriegRules.AIR)
        .number("bid", BlitzkriegRules.BID)
        .number("seats-changed", BlitzkriegRules.SEATS_CHANGED);
  }

  private static List<String> names(List<Chit> chits) {
    return Forms.numbered(
        chits.stream()
            .map(chit -> chit.side() == null ? chit.name() : chit.side().word() + "/" + chit.name())
            .toList());
  }
}
