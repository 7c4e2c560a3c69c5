package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import org.jspecify.annotations.Nullable;

/** Case 10.1: who may attack whom, and with what. */
final class Attacks {
  private static final int MOST_TANKS = 2;
  private static final int MOST_EFFORT = 2;
  private static final int MOST_ABLE = 30;
  private static final String BONUS_FORMATION = "5th-tank-army";

  private final StalingradRules rules;
  private final Board board;
  private final HexGrid grid;

  Attacks(StalingradRules rules) {
    this.rules = rules;
    board = rules.board();
    grid = board.grid();
  }

  // ---- who

  /** Why a unit may not attack now; null if it may. */
  @Case({"CTS-10.0", "CTS-10.1.4", "CTS-10.1.9", "CTS-13.0b"})
  @Nullable String against(Position p, int unit) {
    if (board.side(unit) != p.phasing()
        || !rules.roster.fights(unit)
        || rules.roster.attackNow(p, unit) == 0) {
      return "CTS-10.0";
    }
    if (p.is(unit, Flag.ATTACKED)) {
      return "CTS-10.1.4";
    }
    return p.is(unit, Flag.DISRUPTED) ? "CTS-13.0b" : null;
  }

  boolean mayAttack(Position p, int unit) {
    return p.onMap(unit) && against(p, unit) == null;
  }

  /** Whether an enemy stands in a hex who was not yet attacked in this phase. */
  @Case({"CTS-10.1.4", "CTS-12.3"})
  boolean isTarget(Position p, int hex) {
    Side enemy = p.phasing().enemy();
    if (hex < 0 || !p.holds(enemy, hex)) {
      return false;
    }
    for (int unit = p.first(hex, enemy); unit >= 0; unit = p.next(unit, enemy)) {
      if (!p.is(unit, Flag.DEFENDED | Flag.RETREATED)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit can attack a hex from where it stands; it may share a contested city. */
  @Case({"CTS-10.1.7", "CTS-11.1l", "CTS-24.6.5", "CTS-24.6.6"})
  boolean reaches(Position p, int unit, int hex) {
    return reachesFrom(p, p.hex(unit), hex);
  }

  private boolean reachesFrom(Position p, int from, int hex) {
    if (from == hex) {
      return p.holds(p.phasing().enemy(), hex);
    }
    int d = grid.direction(from, hex);
    if (d < 0) {
      return false;
    }
    int slot = rules.terrain.citySlot(from);
    boolean shut =
        Ledger.isContested(p, slot) && (Ledger.access(p, slot, p.phasing()) & 1 << d) == 0;
    return !shut && (rules.terrain.hexside(from, d) & (Terrain.LAKE | Terrain.IMPASSABLE)) == 0;
  }

  /** Whether a gun stands with one of the other attackers or next to him. */
  @Case({"CTS-10.0", "CTS-28.1c"})
  private boolean isSupporting(Position p, int gun, Units attackers) {
    for (int i = 0; i < attackers.size(); i++) {
      int other = attackers.get(i);
      if (!rules.roster.isArtillery(other)
          && p.onMap(other)
          && (p.hex(other) == p.hex(gun) || grid.adjacent(p.hex(other), p.hex(gun)))) {
        return true;
      }
    }
    return false;
  }

  // ---- an attack on the map

  @Case({
    "CTS-10.1.2",
    "CTS-10.1.3",
    "CTS-10.1.4",
    "CTS-10.1.6",
    "CTS-10.1.7",
    "CTS-10.1.8a",
    "CTS-4.7c"
  })
  Verdict check(Position p, Assault assault) {
    Units attackers = assault.attackers();
    Hexes hexes = assault.hexes();
    if (attackers.size() == 0 || attackers.hasDoubles()) {
      return Verdict.refused("CTS-10.1.4", "an attack names its units, each once");
    }
    if (hexes.size() == 0 || hexes.hasDoubles()) {
      return Verdict.refused("CTS-10.0", "an attack names the hexes it goes into, each once");
    }
    Refusals no = new Refusals();
    for (int i = 0; i < hexes.size(); i++) {
      int hex = hexes.get(i);
      no.addIf(
          !isTarget(p, hex),
          hex >= 0 && p.holds(p.phasing().enemy(), hex) ? "CTS-10.1.4" : "CTS-10.0",
          () -> "there is nobody to be attacked in " + (hex < 0 ? "that hex" : rules.number(hex)));
    }
    for (int i = 0; i < attackers.size() && !no.any(); i++) {
      checkAttacker(p, assault, attackers.get(i), no);
    }
    if (!no.any()) {
      checkTanks(p, attackers, no);
      checkBound(p, assault, no);
    }
    checkMeans(p, assault, no);
    if (!no.any()) {
      Reckoning r = rules.combat.reckon(p, assault, 0, null);
      no.addIf(
          r.ladder() == CombatTable.NONE && r.column() == 0,
          "CTS-10.1.8a",
          () -> "the odds are worse than 1-4");
    }
    return no.verdict();
  }

  private void checkAttacker(Position p, Assault assault, int unit, Refusals no) {
    String rule = p.onMap(unit) ? against(p, unit) : "CTS-10.0";
    if (rule != null) {
      no.add(rule, rules.name(unit) + " may not attack");
      return;
    }
    boolean gun = rules.roster.isArtillery(unit) && isSupporting(p, unit, assault.attackers());
    for (int i = 0; i < assault.hexes().size() && !gun; i++) {
      if (!reaches(p, unit, assault.hexes().get(i))) {
        int hex = assault.hexes().get(i);
        no.add(
            grid.direction(p.hex(unit), hex) < 0
                ? rules.roster.isArtillery(unit) ? "CTS-28.1c" : "CTS-10.1.7"
                : Ledger.isContested(p, rules.terrain.citySlot(p.hex(unit)))
                    ? "CTS-24.6.5"
                    : "CTS-11.1l",
            rules.name(unit) + " does not reach " + rules.number(hex));
        return;
      }
    }
  }

  /**
   * From one hex two regular Soviet tank units attack at most, one of them a corps; those count who
   * are bound to an overrun.
   */
  @Case({"CTS-10.1.10a", "CTS-10.1.10b", "CTS-10.1.10c", "CTS-4.7c"})
  void checkTanks(Position p, Units attackers, Refusals no) {
    for (int i = 0; i < attackers.size() && p.phasing() == Side.SOVIET; i++) {
      int hex = p.hex(attackers.get(i));
      int tanks = 0;
      int corps = 0;
      for (int unit = p.first(hex, Side.SOVIET); unit >= 0; unit = p.next(unit, Side.SOVIET)) {
        boolean attacks =
            attackers.has(unit) || p.is(unit, Flag.ATTACKED) || Flag.bound(p.flags(unit)) > 0;
        if (attacks && rules.roster.isArmor(unit) && !rules.roster.isGuards(unit)) {
          tanks++;
          corps += board.unit(unit).size().equals("corps") ? 1 : 0;
        }
      }
      if (tanks > MOST_TANKS || corps > 1) {
        no.add("CTS-10.1.10a", "too many tank units attack out of " + rules.number(hex));
        return;
      }
    }
  }

  /** Who is bound by an overrun keeps to it, and nobody takes his place. */
  @Case({"CTS-4.7c", "CTS-4.7e"})
  private void checkBound(Position p, Assault assault, Refusals no) {
    int number = 0;
    for (int i = 0; i < assault.hexes().size(); i++) {
      number = Math.max(number, StalingradState.overrunAt(p, assault.hexes().get(i)));
    }
    for (int i = 0; i < assault.attackers().size(); i++) {
      int bound = Flag.bound(p.flags(assault.attackers().get(i)));
      no.addIf(
          bound != number || bound > 0 && assault.hexes().size() > 1,
          "CTS-4.7c",
          () -> "units that overran attack that hex, and they alone");
    }
    if (number == 0 || no.any()) {
      return;
    }
    Means means = Overruns.means(p, number);
    no.addIf(
        assault.means().effort() < means.effort(),
        "CTS-4.7c",
        () -> "the effort of the overrun is not taken back");
    for (int unit : rules.roster.units(p.phasing())) {
      if (Flag.bound(p.flags(unit)) == number && p.onMap(unit)) {
        boolean takesPart = assault.attackers().has(unit) || assault.means().airUnits().has(unit);
        no.addIf(
            !takesPart && (rules.roster.isAir(unit) || mayAttack(p, unit)),
            "CTS-4.7c",
            () -> rules.name(unit) + " is bound to this attack");
      }
    }
  }

  // ---- what is put into it

  void checkMeans(Position p, Assault assault, Refusals no) {
    String rule = againstMeans(p, assault);
    no.addIf(rule != null, rule == null ? "" : rule, () -> "the attack cannot be supported so");
  }

  /** The case that forbids an effort, air units, a barrage or a bonus; null if none does. */
  @Case({"CTS-11.6a", "CTS-14.4", "CTS-23.11b", "CTS-36.6b", "CTS-38.0b", "CTS-40.0a"})
  @Nullable String againstMeans(Position p, Assault assault) {
    Means means = assault.means();
    if (means.effort() < 0 || means.effort() > MOST_EFFORT) {
      return "CTS-11.6a";
    }
    if (means.keepOnes() && p.phasing() != Side.AXIS) {
      return "CTS-11.5a";
    }
    Units air = means.airUnits();
    if (air.hasDoubles() || air.size() > 1 && rules.abstractAir) {
      return rules.abstractAir ? "CTS-38.0b" : "CTS-23.11b";
    }
    for (int i = 0; i < air.size(); i++) {
      if (board.side(air.get(i)) != p.phasing()
          || !rules.combat.support.maySupport(p, air.get(i), assault)) {
        return assault.overrun() && p.phasing() == Side.SOVIET ? "CTS-14.4" : "CTS-23.11b";
      }
    }
    if (means.bonus() && !mayHaveBonus(p, assault)) {
      return "CTS-36.6b";
    }
    return rules.combat.shifts.againstBarrage(p, assault);
  }

  /** The artillery of 5th Tank Army, in one attack of the first turn of Uranus. */
  @Case("CTS-36.6b")
  private boolean mayHaveBonus(Position p, Assault assault) {
    boolean first =
        Ledger.scenario(p) == Ledger.URANUS
            && Ledger.is(p, Ledger.OPENING)
            && p.phasing() == Side.SOVIET
            && !Ledger.is(p, Ledger.BONUS_USED)
            && !assault.overrun();
    for (int i = 0; i < assault.attackers().size() && first; i++) {
      first = rules.roster.formation(assault.attackers().get(i)).equals(BONUS_FORMATION);
    }
    return first;
  }

  // ---- in a box

  @Case({"CTS-34.0", "CTS-34.1a", "CTS-34.1.1"})
  Verdict checkBox(Position p, Assault assault) {
    if (!assault.isInBox()) {
      return Verdict.refused("CTS-34.0", "there is no fighting in that box");
    }
    if ((p.value(Ledger.BOX_ATTACKS) & 1 << assault.box() - 1) != 0) {
      return Verdict.refused("CTS-34.1a", "the box was attacked this player turn");
    }
    Units attackers = assault.attackers();
    if (attackers.size() == 0 || attackers.hasDoubles()) {
      return Verdict.refused("CTS-34.1.1", "an attack names its units, each once");
    }
    Refusals no = new Refusals();
    for (int i = 0; i < attackers.size(); i++) {
      int unit = attackers.get(i);
      String rule = p.hex(unit) == assault.place() ? against(p, unit) : "CTS-34.1a";
      no.addIf(
          rule != null,
          rule == null ? "" : rule,
          () -> rules.name(unit) + " may not attack in that box");
    }
    no.addIf(
        rules.combat.strength.defenders(p, assault).size() == 0,
        "CTS-34.1a",
        () -> "there is nobody to be attacked in that box");
    checkMeans(p, assault, no);
    if (!no.any()) {
      no.addIf(
          rules.combat.reckon(p, assault, 0, null).ladder() == CombatTable.NONE,
          "CTS-10.1.8a",
          () -> "the odds are worse than 1-4");
    }
    return no.verdict();
  }

  // ---- declaring

  /** What is put into an attack is spent; the defender may answer with his air units. */
  @Case({"CTS-16.6e", "CTS-16.10b", "CTS-40.0c", "CTS-36.6b", "CTS-23.11b", "CTS-34.1a"})
  void declare(
      Position p, Assault assault, @Nullable Advancing outer, Dice dice, Chronicle chronicle) {
    AttackSupply supply =
        rules.supply.forAttack(p, assault.attackers(), assault.means().spareDepots());
    for (int i = 0; i < assault.attackers().size(); i++) {
      p.mark(assault.attackers().get(i), Flag.ATTACKED);
    }
    if (!assault.overrun()) {
      for (int depot : supply.depots().toArray()) {
        p.mark(depot, Flag.SPENT);
      }
    }
    for (int unit : assault.means().airUnits().toArray()) {
      p.mark(unit, Flag.USED);
    }
    int gun = assault.means().barrage().index();
    if (gun >= 0) {
      int depot = rules.combat.shifts.depotWith(p, gun);
      rules.supply.removeDepot(p, depot, "spent", "CTS-40.0c", chronicle);
    }
    if (assault.means().bonus()) {
      p.setValue(Ledger.BONUS_USED, 1);
    }
    if (assault.isInBox()) {
      p.setValue(Ledger.BOX_ATTACKS, p.value(Ledger.BOX_ATTACKS) | 1 << assault.box() - 1);
    }
    Units able = rules.combat.support.able(p, p.phasing().enemy(), assault);
    if (able.size() > 0) {
      p.setStage(new Supporting(assault, outer));
    } else {
      rules.combat.roll(p, assault, Units.of(), outer, dice, chronicle);
    }
  }

  // ---- for those who look for attacks

  /** The units that could attack a hex now, in rising order. */
  int[] able(Position p, int hex) {
    int[] able = new int[MOST_ABLE];
    int n = 0;
    Side side = p.phasing();
    for (int d = -1; d < Direction.COUNT; d++) {
      int from = d < 0 ? hex : grid.neighbour(hex, d);
      if (from != HexGrid.OFF && p.holds(side, from) && reachesFrom(p, from, hex)) {
        for (int u = p.first(from, side); u >= 0 && n < able.length; u = p.next(u, side)) {
          if (against(p, u) == null) {
            able[n++] = u;
          }
        }
      }
    }
    java.util.Arrays.sort(able, 0, n);
    return java.util.Arrays.copyOf(able, n);
  }

  /** The number of an overrun that must still be fought out, or 0. */
  @Case("CTS-4.7c")
  int pending(Position p) {
    for (int number = 1; number <= Ledger.OVERRUNS; number++) {
      int hex = Ledger.at(p, Ledger.OVERRUN_HEX + number - 1);
      if (hex >= 0 && isTarget(p, hex) && bound(p, number, false).size() > 0) {
        return number;
      }
    }
    return 0;
  }

  /** The units, or the air units, that are bound to an overrun. */
  Units bound(Position p, int number, boolean air) {
    int[] found = new int[MOST_ABLE * 2];
    int n = 0;
    for (int unit : rules.roster.units(p.phasing())) {
      if (Flag.bound(p.flags(unit)) == number
          && n < found.length
          && p.onMap(unit)
          && (rules.roster.isAir(unit) ? air : !air && mayAttack(p, unit))) {
        found[n++] = unit;
      }
    }
    return Units.of(java.util.Arrays.copyOf(found, n));
  }
}
