package hexfront.games.blitzfront;

import hexfront.engine.Position;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;
import java.util.ArrayList;
import java.util.List;

/**
 * A battle that was taken up, with all that is pending.
 *
 * @param in the phase to go back to
 * @param from the hexes the attack came from
 * @param air the air units that support it
 * @param waiting Germans who have a Blitzkrieg attack left from the battle before
 * @param waitingAir the air units that may still accompany these
 * @param noRetreat the defenders who were ordered not to retreat
 * @param forced whether a Forced Exchange was declared
 * @param row the row of the table, 0 before the die
 * @param results what each defender suffers
 * @param factors the modified factors of each defender
 * @param prices what each defender costs in an exchange, in hundredths of a factor; -1 for none
 * @param shaken the defenders who were disrupted before the battle
 * @param unsupplied the attackers who were out of supply
 * @param disordered whether the attackers become disrupted
 * @param named how far the attacker sends the defenders
 * @param went how far the defender went that went least far; 0 if none went
 */
record Battle(
    Fighting in,
    @HexIndex int hex,
    Units attackers,
    Hexes from,
    Units air,
    boolean pressed,
    Units waiting,
    Units waitingAir,
    Units noRetreat,
    boolean forced,
    int row,
    Units defenders,
    List<Result> results,
    List<Integer> factors,
    List<Integer> prices,
    Units shaken,
    Units unsupplied,
    boolean disordered,
    int named,
    int went) {
  Battle {
    results = List.copyOf(results);
    factors = List.copyOf(factors);
    prices = List.copyOf(prices);
  }

  static Battle of(
      Fighting in,
      int hex,
      Units attackers,
      Hexes from,
      Units air,
      boolean pressed,
      Units waiting,
      Units waitingAir) {
    Units nobody = BlitzfrontRules.NOBODY;
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        nobody,
        false,
        0,
        nobody,
        List.of(),
        List.of(),
        List.of(),
        nobody,
        nobody,
        false,
        0,
        0);
  }

  Battle ordering(Units stay) {
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        stay,
        forced,
        row,
        defenders,
        results,
        factors,
        prices,
        shaken,
        unsupplied,
        disordered,
        named,
        went);
  }

  Battle forcing(boolean isForced) {
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        noRetreat,
        isForced,
        row,
        defenders,
        results,
        factors,
        prices,
        shaken,
        unsupplied,
        disordered,
        named,
        went);
  }

  Battle rolled(
      int onRow, Units all, List<Result> read, List<Integer> worth, Units wereShaken, Units cut) {
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        noRetreat,
        forced,
        onRow,
        all,
        read,
        worth,
        prices,
        wereShaken,
        cut,
        disordered,
        named,
        went);
  }

  Battle reading(List<Result> read) {
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        noRetreat,
        forced,
        row,
        defenders,
        read,
        factors,
        prices,
        shaken,
        unsupplied,
        disordered,
        named,
        went);
  }

  Battle pricing(List<Integer> costs) {
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        noRetreat,
        forced,
        row,
        defenders,
        results,
        factors,
        costs,
        shaken,
        unsupplied,
        disordered,
        named,
        went);
  }

  Battle disordering() {
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        noRetreat,
        forced,
        row,
        defenders,
        results,
        factors,
        prices,
        shaken,
        unsupplied,
        true,
        named,
        went);
  }

  Battle naming(int hexes) {
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        noRetreat,
        forced,
        row,
        defenders,
        results,
        factors,
        prices,
        shaken,
        unsupplied,
        disordered,
        hexes,
        went);
  }

  Battle going(int least) {
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        noRetreat,
        forced,
        row,
        defenders,
        results,
        factors,
        prices,
        shaken,
        unsupplied,
        disordered,
        named,
        least);
  }

  /** A weak division stands in the place of an army or korps, hit by D3. */
  Battle leaving(int defender, int remnant, int worth) {
    int i = index(defender);
    int[] units = defenders.toArray();
    units[i] = remnant;
    List<Integer> worths = new ArrayList<>(factors);
    worths.set(i, worth);
    return new Battle(
        in,
        hex,
        attackers,
        from,
        air,
        pressed,
        waiting,
        waitingAir,
        noRetreat,
        forced,
        row,
        Units.of(units),
        with(results, i, Result.D3),
        worths,
        prices,
        shaken,
        unsupplied,
        disordered,
        named,
        went);
  }

  static <T> List<T> with(List<T> list, int i, T value) {
    List<T> changed = new ArrayList<>(list);
    changed.set(i, value);
    return changed;
  }

  int index(int defender) {
    for (int i = 0; i < defenders.size(); i++) {
      if (defenders.get(i) == defender) {
        return i;
      }
    }
    throw new IllegalArgumentException("no defender " + defender);
  }

  /** The defenders' modified strength. */
  int strength() {
    return factors.stream().mapToInt(Integer::intValue).sum();
  }

  /** The attackers that are left. */
  int[] left(Position p) {
    return attackers.stream().filter(p::onMap).toArray();
  }

  /** Whether every defender suffered a result of which something is true. */
  boolean all(java.util.function.Predicate<Result> isSo) {
    return results.stream().allMatch(isSo);
  }
}
