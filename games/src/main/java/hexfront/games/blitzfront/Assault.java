package hexfront.games.blitzfront;

import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;

/**
 * An allocated attack.
 *
 * @param needs the hexes whose attacks it requires, directly or by what these require
 * @param air air units that accompany it from an earlier battle
 */
record Assault(@HexIndex int hex, Units attackers, Hexes needs, Units air) {
  Assault(int hex, Units attackers) {
    this(hex, attackers, Hexes.of(), Units.of());
  }

  Assault with(Units more, Units moreAir) {
    return new Assault(hex, joined(attackers, more), needs, joined(air, moreAir));
  }

  static Units joined(Units some, Units more) {
    return more.size() == 0
        ? some
        : Units.of(java.util.stream.IntStream.concat(some.stream(), more.stream()).toArray());
  }
}
