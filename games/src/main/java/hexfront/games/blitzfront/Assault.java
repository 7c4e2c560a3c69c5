package hexfront.games.blitzfront;

import hexfront.engine.Chronicle;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An allocated attack.
 *
 * @param needs the hexes whose attacks it requires, directly or by what these require
 * @param air air units that accompany it from an earlier battle
 */
record Assault(@HexIndex int hex, Units attackers, Hexes needs, Units air) {
  Assault(int hex, Units attackers) {
    this(hex, attackers, Hexes.of(), Units.NONE);
  }

  /** The attacks with one more; a second attack on a hex adds its units to the first. */
  static List<Assault> with(List<Assault> attacks, int hex, Units units, Units air) {
    List<Assault> more = new ArrayList<>();
    boolean known = false;
    for (Assault attack : attacks) {
      boolean joined = attack.hex == hex;
      known |= joined;
      more.add(
          joined
              ? new Assault(hex, attack.attackers.and(units), attack.needs, attack.air.and(air))
              : attack);
    }
    if (!known) {
      more.add(new Assault(hex, units, Hexes.of(), air));
    }
    return more;
  }

  /** The units of an attack on a hex together with those that join it. */
  static Units joined(@Nullable Assault known, Units units) {
    return known == null ? units : known.attackers.and(units);
  }

  /** It is told that an attack is not made. */
  void tellCancelled(Side side, Chronicle chronicle) {
    chronicle.tell(new Cancelled(attackers, Hexes.of(hex), cancelling(side)));
  }

  /** The case by which a side cancels attacks. */
  static String cancelling(Side side) {
    return side == Side.AXIS ? "BF-GEN-4" : "BF-GEN-5";
  }
}
