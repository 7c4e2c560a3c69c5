package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import org.jspecify.annotations.Nullable;

/** Case 11.2: whose armor counts for more in a combat. Steps are counted in halves. */
final class ArmorSuperiority {
  private static final int STEP = 2;
  private static final int FLAK_DEFENDS = 6;
  private static final int FLAK_ATTACKS = 2;
  private static final int HEAVY = 4;

  private final StalingradRules rules;
  private final Board board;

  ArmorSuperiority(StalingradRules rules) {
    this.rules = rules;
    board = rules.board();
  }

  /**
   * What armor does in a combat.
   *
   * @param shift columns to the right for the attacker
   * @param attackers the attackers that gained the shift or denied it to the defender
   * @param defenders the same of the defenders
   */
  record Effect(int shift, Units attackers, Units defenders) {
    static final Effect NONE = new Effect(0, Units.of(), Units.of());
  }

  /** The armor steps of a unit in this role. */
  @Case({"CTS-11.2e", "CTS-11.2f", "CTS-11.2g", "CTS-11.2j", "CTS-11.2k", "CTS-16.4f"})
  int halves(Position p, int unit, boolean attacks, boolean againstArmor) {
    if (p.is(unit, Flag.OUT_OF_SUPPLY)) {
      return 0;
    }
    if (rules.roster.isFlak(unit)) {
      boolean luftwaffe = board.side(unit) == Side.AXIS && rules.roster.isLuftwaffe(unit);
      return !luftwaffe ? 0 : !attacks ? FLAK_DEFENDS : againstArmor ? FLAK_ATTACKS : 0;
    }
    if (board.unit(unit).arm().equals("heavy-tank")) {
      return HEAVY;
    }
    if (rules.roster.isArmor(unit)) {
      return p.stepsLeft(unit) * (rules.roster.isRival(unit) ? 1 : STEP);
    }
    return rules.roster.isMechanized(unit) ? p.stepsLeft(unit) : 0;
  }

  /** Who has the superiority. */
  @Case({
    "CTS-10.5.2",
    "CTS-11.1i",
    "CTS-11.2a",
    "CTS-11.2b",
    "CTS-11.2c",
    "CTS-11.2d",
    "CTS-11.2h",
    "CTS-11.2i",
    "CTS-11.2l",
    "CTS-44.0"
  })
  Effect effect(Position p, Assault assault, Units defenders) {
    Side side = p.phasing();
    int against = 0;
    for (int i = 0; i < defenders.size(); i++) {
      against += halves(p, defenders.get(i), false, false);
    }
    int all = 0;
    int able = 0;
    boolean closed = isClosed(p, assault);
    Units attackers = assault.attackers();
    int[] halves = new int[attackers.size()];
    for (int i = 0; i < attackers.size(); i++) {
      halves[i] = halves(p, attackers.get(i), true, against > 0);
      all += halves[i];
      able += closed || isHindered(p, assault, attackers.get(i)) ? 0 : halves[i];
    }
    if (all == 0 && against == 0) {
      return Effect.NONE;
    }
    boolean denied = isMatched(p, side, all, defenders, against);
    boolean attacker =
        able > 0 && (side == Side.AXIS ? able >= against : able >= 2 * against) && !denied;
    boolean defender =
        against > 0
            && (side == Side.AXIS ? against >= 2 * all : against >= all)
            && !isMatched(p, side.enemy(), against, attackers, all);
    Units used = attacker || against > 0 && !defender ? withArmor(attackers, halves) : Units.of();
    Units opposed = Units.of();
    if (defender || able > 0 && !attacker) {
      int[] of = new int[defenders.size()];
      for (int i = 0; i < of.length; i++) {
        of[i] = halves(p, defenders.get(i), false, false);
      }
      opposed = withArmor(defenders, of);
    }
    int shift = 0;
    if (attacker) {
      shift = side == Side.AXIS && against == 0 && isGermanArmor(p, attackers, assault) ? 2 : 1;
    } else if (defender) {
      shift = side == Side.SOVIET && all == 0 && isGermanArmor(p, defenders, null) ? -2 : -1;
    }
    return new Effect(shift, used, opposed);
  }

  /** The option of section 44: heavy or Guards armor of Soviet defenders stops the Axis shift. */
  @Case("CTS-44.0")
  private boolean isMatched(Position p, Side side, int armor, Units enemies, int against) {
    if (!rules.has(StalingradRules.SOVIET_ARMOR)
        || side != Side.AXIS
        || side != p.phasing()
        || armor == 0
        || against == 0) {
      return false;
    }
    for (int i = 0; i < enemies.size(); i++) {
      int unit = enemies.get(i);
      if (board.unit(unit).arm().equals("heavy-tank")
          || rules.roster.isGuards(unit) && rules.roster.isArmor(unit)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a force is all German motorized units and has an armored one that counts.
   *
   * @param assault in which the force attacks, where ground keeps armor from counting; null for a
   *     force that defends
   */
  @Case({"CTS-11.2h", "CTS-11.2i"})
  private boolean isGermanArmor(Position p, Units units, @Nullable Assault assault) {
    boolean armor = false;
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (!rules.roster.isGerman(unit) || !rules.roster.isMotorized(unit)) {
        return false;
      }
      armor |=
          rules.roster.isArmor(unit)
              && !p.is(unit, Flag.OUT_OF_SUPPLY)
              && (assault == null || !isHindered(p, assault, unit));
    }
    return armor;
  }

  private static Units withArmor(Units units, int[] halves) {
    int[] found = new int[halves.length];
    int n = 0;
    for (int i = 0; i < halves.length; i++) {
      if (halves[i] > 0) {
        found[n++] = units.get(i);
      }
    }
    return Units.of(java.util.Arrays.copyOf(found, n));
  }

  /** Whether the ground of the defenders keeps the attacker from gaining the shift. */
  @Case("CTS-11.2h")
  private boolean isClosed(Position p, Assault assault) {
    if (assault.isInBox()) {
      return rules.caucasus.terrain(p, p.phasing(), assault.box() - 1) > 0;
    }
    for (int i = 0; i < assault.hexes().size(); i++) {
      if (rules.terrain.is(assault.hexes().get(i), Terrain.FOREST | Terrain.MARSH | Terrain.CITY)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit attacks out of a Marsh or across a river. */
  @Case({"CTS-11.1i", "CTS-11.2h"})
  private boolean isHindered(Position p, Assault assault, int unit) {
    if (assault.isInBox()) {
      return false;
    }
    int from = p.hex(unit);
    if (rules.terrain.is(from, Terrain.MARSH)) {
      return true;
    }
    for (int i = 0; i < assault.hexes().size(); i++) {
      int d = board.grid().direction(from, assault.hexes().get(i));
      if (d >= 0 && rules.terrain.riverBesideMarsh(p, from, d) != 0) {
        return true;
      }
    }
    return false;
  }
}
