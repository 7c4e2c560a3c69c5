package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;

/** Cases 10.3, 11.1, 11.3 and 11.4: what units count in a combat. */
final class Strength {
  /** All fractions of attackers are whole numbers of these parts. */
  private static final int PARTS = 48;

  private static final int DIVISION = 2;
  private static final int BONUS = 10;

  private final StalingradRules rules;
  private final Board board;
  private final HexGrid grid;

  Strength(StalingradRules rules) {
    this.rules = rules;
    board = rules.board();
    grid = board.grid();
  }

  // ---- rivers

  /** The worst river that a unit attacks across: 0 none, 1 Minor, 2 Major, 3 Volga. */
  @Case({"CTS-11.1h", "CTS-26.0a", "CTS-26.0b"})
  int river(Position p, int unit, int hex) {
    return riverInto(p, p.hex(unit), hex);
  }

  /** The river between a hex and another one. */
  int riverInto(Position p, int from, int hex) {
    int d = grid.direction(from, hex);
    int river = d < 0 ? 0 : rules.terrain.riverBesideMarsh(p, from, d);
    return (river & Terrain.VOLGA) != 0
        ? 3
        : (river & Terrain.MAJOR_RIVER) != 0 ? 2 : (river & Terrain.MINOR_RIVER) != 0 ? 1 : 0;
  }

  /** The worst river if all attackers cross one into a hex, otherwise 0. */
  @Case({"CTS-11.1d", "CTS-11.1e", "CTS-11.1f"})
  int riverOfAll(Position p, Units attackers, int hex) {
    int worst = 0;
    for (int i = 0; i < attackers.size(); i++) {
      int unit = attackers.get(i);
      if (!isFar(p, unit, hex)) {
        int river = river(p, unit, hex);
        if (river == 0) {
          return 0;
        }
        worst = Math.max(worst, river);
      }
    }
    return worst;
  }

  /** Whether a unit attacks across a Major River or the Volga into any of some hexes. */
  @Case("CTS-12.4n")
  boolean crossesBroad(Position p, int unit, Hexes hexes) {
    for (int i = 0; i < hexes.size(); i++) {
      if (river(p, unit, hexes.get(i)) > 1) {
        return true;
      }
    }
    return false;
  }

  /** Artillery that is neither next to a hex nor in it. */
  boolean isFar(Position p, int unit, int hex) {
    return rules.roster.isArtillery(unit) && p.hex(unit) != hex && !grid.adjacent(p.hex(unit), hex);
  }

  // ---- attack

  /**
   * The attack strength. Attackers that anything weakens are added up and their fraction is
   * dropped; the others count whole.
   *
   * @param fractions whether rivers weaken attackers, by the option
   */
  @Case({
    "CTS-10.1.9",
    "CTS-11.1g",
    "CTS-11.4",
    "CTS-16.4g",
    "CTS-16.6a",
    "CTS-16.6g",
    "CTS-28.1c",
    "CTS-36.6b",
    "CTS-39.0a",
    "CTS-39.0b",
    "CTS-39.0c"
  })
  int attack(Position p, Assault assault, AttackSupply supply, boolean fractions) {
    Units attackers = assault.attackers();
    boolean rivals = areRivals(attackers);
    int whole = assault.means().bonus() ? BONUS : 0;
    int weak = 0;
    for (int i = 0; i < attackers.size(); i++) {
      int unit = attackers.get(i);
      int parts = PARTS / terrainDivisor(p, assault, unit, fractions);
      parts /= rivals && rules.roster.isRival(unit) ? 2 : 1;
      boolean supplied =
          assault.overrun() && rules.roster.isMotorized(unit) || supply.supplied().has(unit);
      parts /= supplied ? 1 : 2;
      int factor = rules.roster.attackNow(p, unit);
      if (parts == PARTS) {
        whole += factor;
      } else {
        weak += factor * parts;
      }
    }
    return whole + weak / PARTS;
  }

  private int terrainDivisor(Position p, Assault assault, int unit, boolean fractions) {
    boolean option = rules.riverFractions;
    int divisor = 1;
    boolean marsh = !assault.isInBox() && rules.terrain.is(p.hex(unit), Terrain.MARSH);
    for (int i = 0; i < assault.hexes().size(); i++) {
      int hex = assault.hexes().get(i);
      if (!isFar(p, unit, hex)) {
        marsh |= rules.terrain.is(hex, Terrain.MARSH);
        divisor = fractions ? Math.max(divisor, river(p, unit, hex) + 1) : divisor;
      }
    }
    return marsh ? Math.max(divisor, option ? 3 : 2) : divisor;
  }

  @Case("CTS-11.4")
  private boolean areRivals(Units attackers) {
    boolean hungarian = false;
    boolean rumanian = false;
    for (int i = 0; i < attackers.size(); i++) {
      hungarian |= rules.roster.isHungarian(attackers.get(i));
      rumanian |= rules.roster.isRumanian(attackers.get(i));
    }
    return hungarian && rumanian;
  }

  // ---- defence, in halves

  /** What a unit defends with, doubled in a city unless it is armor. */
  @Case({"CTS-11.1c", "CTS-13.0c", "CTS-16.4d"})
  int defence(Position p, int unit, boolean city) {
    int halves = isHalved(p, unit) ? 1 : 2;
    return rules.roster.defence(p, unit) * halves * (city && !rules.roster.isArmor(unit) ? 2 : 1);
  }

  /** Whether isolation halves a defender now. */
  @Case({"CTS-9.3a", "CTS-9.3b", "CTS-11.3a", "CTS-11.3b", "CTS-11.3c"})
  boolean isHalved(Position p, int unit) {
    boolean steady =
        board.side(unit) == Side.AXIS
            ? !rules.roster.isAllied(unit)
            : rules.roster.isGuards(unit) || rules.roster.isNkvd(unit);
    return !steady
        && p.onMap(unit)
        && !rules.terrain.is(p.hex(unit), Terrain.MAJOR_CITY)
        && rules.communications.isIsolated(p, unit)
        && !rules.supply.isLed(p, unit);
  }

  // ---- size

  /** The half divisions that a force counts. */
  @Case({"CTS-10.3b", "CTS-10.3c", "CTS-12.3"})
  int halves(Position p, Units units) {
    int halves = 0;
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      boolean large =
          rules.roster.isLarge(unit) && !rules.roster.isArtillery(unit) && p.stepsLeft(unit) > 1;
      halves += !rules.roster.fights(unit) ? 0 : large ? DIVISION : 1;
    }
    return halves;
  }

  /** How many white dice are rolled. */
  @Case({"CTS-10.3a", "CTS-10.3d", "CTS-34.1.2"})
  int whiteDice(Position p, Units attackers, Units defenders) {
    int enough = 2 * DIVISION;
    return halves(p, attackers) >= enough && halves(p, defenders) >= enough ? 2 : 1;
  }

  /** The units that defend a hex: those who fled there in this phase do not, but in an overrun. */
  @Case({"CTS-10.1.5", "CTS-12.3", "CTS-14.2", "CTS-28.1d", "CTS-34.1.1"})
  Units defenders(Position p, Assault assault) {
    Side enemy = p.phasing().enemy();
    int[] found = new int[Math.max(16, assault.isInBox() ? board.unitCount() : 0)];
    int n = 0;
    if (assault.isInBox()) {
      for (int unit : rules.roster.ground(enemy)) {
        if (p.hex(unit) == assault.place()) {
          found[n++] = unit;
        }
      }
    }
    for (int i = 0; i < assault.hexes().size(); i++) {
      int hex = assault.hexes().get(i);
      if (hex < 0 || !p.holds(enemy, hex)) {
        continue;
      }
      for (int unit = p.first(hex, enemy); unit >= 0; unit = p.next(unit, enemy)) {
        if (assault.overrun() || !p.is(unit, Flag.RETREATED)) {
          if (n == found.length) {
            found = java.util.Arrays.copyOf(found, 2 * n);
          }
          found[n++] = unit;
        }
      }
    }
    return Units.of(java.util.Arrays.copyOf(found, n));
  }
}
