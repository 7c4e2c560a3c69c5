package hexfront.games.blitzfront;

import hexfront.engine.Position;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;
import hexfront.engine.written.UnitIndex;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A battle that was taken up, with all that is pending.
 *
 * @param in the phase to go back to
 * @param defenders what each defender suffers; empty before the die
 */
record Battle(Fighting in, Strike strike, Stand stand, List<Defender> defenders, Course course) {
  /**
   * Who attacks.
   *
   * @param from the hexes the attack came from
   * @param air the air units that support it
   * @param waiting Germans who have a Blitzkrieg attack left from the battle before
   * @param waitingAir the air units that may still accompany these
   */
  record Strike(
      @HexIndex int hex,
      Units attackers,
      Hexes from,
      Units air,
      boolean pressed,
      Units waiting,
      Units waitingAir) {
    static Strike of(Position p, int hex, Units attackers, Units air, boolean pressed) {
      int[] from = attackers.stream().map(p::hex).distinct().sorted().toArray();
      return new Strike(hex, attackers, Hexes.of(from), air, pressed, Units.NONE, Units.NONE);
    }

    Strike whileWait(Units units, Units theirAir) {
      return new Strike(hex, attackers, from, air, pressed, units, theirAir);
    }
  }

  /**
   * Who was ordered not to retreat.
   *
   * @param forced whether a Forced Exchange was declared
   */
  record Stand(Units units, boolean forced) {}

  /**
   * A defender and what he suffers.
   *
   * @param factors his modified factors
   * @param price what he costs in an exchange, in hundredths of a factor; {@link #NONE} without one
   * @param shaken whether he was disrupted before the battle
   */
  record Defender(@UnitIndex int unit, Result result, int factors, int price, boolean shaken) {
    static final int NONE = -1;

    Defender with(Result other) {
      return new Defender(unit, other, factors, price, shaken);
    }

    Defender at(int otherPrice) {
      return new Defender(unit, result, factors, otherPrice, shaken);
    }

    boolean isPriced() {
      return price != NONE;
    }
  }

  /**
   * What has come of it so far.
   *
   * @param unsupplied the attackers who were out of supply
   * @param disordered whether the attackers become disrupted
   * @param named how far the attacker sends the defenders
   * @param went how far the defender went that went least far; 0 if none went
   */
  record Course(Units unsupplied, boolean disordered, int named, int went) {}

  Battle {
    defenders = List.copyOf(defenders);
  }

  static Battle begun(Fighting in, Strike strike) {
    Course nothing = new Course(Units.NONE, false, 0, 0);
    return new Battle(in, strike, new Stand(Units.NONE, false), List.of(), nothing);
  }

  // ---- what becomes of it

  private Battle with(Stand other) {
    return new Battle(in, strike, other, defenders, course);
  }

  private Battle with(Course other) {
    return new Battle(in, strike, stand, defenders, other);
  }

  Battle ordering(Units units) {
    return with(new Stand(units, stand.forced));
  }

  Battle forcing(boolean isForced) {
    return with(new Stand(stand.units, isForced));
  }

  Battle rolled(List<Defender> read, Units unsupplied) {
    return new Battle(in, strike, stand, read, new Course(unsupplied, false, 0, 0));
  }

  Battle disordering() {
    return with(new Course(course.unsupplied, true, course.named, course.went));
  }

  Battle naming(int hexes) {
    return with(new Course(course.unsupplied, course.disordered, hexes, course.went));
  }

  Battle going(int least) {
    return with(new Course(course.unsupplied, course.disordered, course.named, least));
  }

  /** The battle with something else about some defenders. */
  Battle each(UnaryOperator<Defender> change) {
    return new Battle(in, strike, stand, defenders.stream().map(change).toList(), course);
  }

  Battle reading(int unit, Result result) {
    return each(d -> d.unit == unit ? d.with(result) : d);
  }

  // ---- what is asked of it

  int hex() {
    return strike.hex;
  }

  Units attackers() {
    return strike.attackers;
  }

  boolean isRolled() {
    return !defenders.isEmpty();
  }

  /** Whether a defender was ordered not to retreat. */
  boolean stands(Defender defender) {
    return stand.units.has(defender.unit);
  }

  /** Whether an exchange is forced on a defender. */
  boolean isForced(Defender defender) {
    return stand.forced && stands(defender);
  }

  Defender defender(int unit) {
    return defenders.stream().filter(d -> d.unit == unit).findFirst().orElseThrow();
  }

  /** The defenders who are still where they were attacked. */
  List<Defender> there(Position p) {
    return defenders.stream().filter(d -> p.hex(d.unit) == strike.hex).toList();
  }

  /** The defenders' modified strength. */
  int strength() {
    return defenders.stream().mapToInt(Defender::factors).sum();
  }

  /** The attackers that are left. */
  Units left(Position p) {
    return strike.attackers.those(p::onMap);
  }

  /** Whether every defender suffered a result of which something is true. */
  boolean all(Predicate<Result> isSo) {
    return defenders.stream().allMatch(d -> isSo.test(d.result));
  }

  boolean any(Predicate<Defender> isSo) {
    return defenders.stream().anyMatch(isSo);
  }
}
