package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Revealed;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.common.StandIn;
import hexfront.games.common.Substitution;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Section 13: units whose strength nobody knows. An untried counter on the map is a stand-in: which
 * unit it is gets drawn when it is revealed, from the units of its kind that have not been used, so
 * that nobody and no saved game can know it earlier.
 */
public final class UntriedUnits {
  private final AgsRules rules;
  private final List<Unit> printed;

  UntriedUnits(AgsRules rules, List<Unit> printed) {
    this.rules = rules;
    this.printed = printed;
  }

  /** The printed attack, as far as it is known: of an untried unit nothing is. */
  @Case("AGS-13.2")
  int attack(Position p, int unit) {
    return p.is(unit, Flag.UNTRIED) ? 0 : rules.roster().attack(p, unit);
  }

  /** The printed defence, as far as it is known. */
  @Case("AGS-13.2")
  int defence(Position p, int unit) {
    return p.is(unit, Flag.UNTRIED) ? 0 : rules.roster().defence(p, unit);
  }

  /**
   * What an untried unit may be as far as the players can know.
   *
   * @param attacks what each of the counters has for an attack
   * @param defences the same for the defence
   * @param copies how often each is taken to be there, so that there are enough for all who hide
   */
  record Suspects(List<Unit> counters, int[] attacks, int[] defences, int copies) {}

  /**
   * The counters that an untried unit may be: those of its pool; of a counter that a described
   * position hides, all of the game that look like it from the back.
   */
  @Case({"AGS-13.1", "AGS-13.2"})
  Suspects suspects(Position p, int unit) {
    int[] pool = rules.exclusive().untried().mayBe(p, unit);
    Unit back = rules.board().unit(unit);
    if (pool.length > 0 || StandIn.is(back) || printed.isEmpty()) {
      int[] numbers = pool.length > 0 ? pool : new int[] {unit};
      List<Unit> counters = new ArrayList<>(numbers.length);
      int[] attacks = new int[numbers.length];
      int[] defences = new int[numbers.length];
      for (int i = 0; i < numbers.length; i++) {
        counters.add(rules.board().unit(numbers[i]));
        attacks[i] = rules.roster().attack(p, numbers[i]);
        defences[i] = rules.roster().defence(p, numbers[i]);
      }
      return new Suspects(counters, attacks, defences, 1);
    }
    List<Unit> counters = lookAlikes(back);
    return new Suspects(
        counters,
        counters.stream().mapToInt(u -> u.steps().getFirst().attack()).toArray(),
        counters.stream().mapToInt(u -> u.steps().getFirst().defence()).toArray(),
        1 + untried(p) / counters.size());
  }

  private int untried(Position p) {
    return (int)
        IntStream.range(0, rules.board().unitCount())
            .filter(unit -> p.is(unit, Flag.UNTRIED))
            .count();
  }

  /**
   * What the counters print that show the same arm, size and movement; if there are none, those of
   * the arm, or else of the side.
   */
  private List<Unit> lookAlikes(Unit back) {
    int movement = back.steps().getFirst().movement();
    List<Predicate<Unit>> looks =
        List.of(
            u ->
                u.arm().equals(back.arm())
                    && u.size().equals(back.size())
                    && u.steps().getFirst().movement() == movement,
            u -> u.arm().equals(back.arm()),
            u -> true);
    return looks.stream()
        .map(
            look ->
                printed.stream()
                    .filter(u -> u.side() == back.side() && !AgsRoster.isHeadquarters(u))
                    .filter(look)
                    .toList())
        .filter(counters -> !counters.isEmpty())
        .findFirst()
        .orElse(List.of(back));
  }

  boolean any(Position p, Units units) {
    for (int i = 0; i < units.size(); i++) {
      if (p.is(units.get(i), Flag.UNTRIED)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an attack whose known strength is nothing may still have some. */
  @Case("AGS-13.2")
  boolean mayHideStrength(Position p, Units units) {
    return any(p, units);
  }

  /**
   * Reveals those of the units that are untried and answers who they turned out to be, in the same
   * order.
   */
  @Case({"AGS-13.0", "AGS-13.1", "AGS-13.2"})
  public Units reveal(Position p, Units units, Dice dice, Chronicle chronicle) {
    if (!any(p, units)) {
      return units;
    }
    int[] revealed = units.toArray();
    for (int i = 0; i < revealed.length; i++) {
      if (p.is(revealed[i], Flag.UNTRIED)) {
        revealed[i] = reveal(p, revealed[i], dice, chronicle);
      }
    }
    return Units.of(revealed);
  }

  /** Reveals one unit and answers who it turned out to be. */
  public int reveal(Position p, int unit, Dice dice, Chronicle chronicle) {
    int[] pool = rules.exclusive().untried().drawPool(p, unit);
    int counter = pool.length == 0 ? unit : pool[dice.draw(pool.length)];
    if (counter != unit) {
      standIn(p, unit, counter);
    }
    p.unmark(counter, Flag.UNTRIED);
    rules.exclusive().untried().revealed(p, unit, counter);
    chronicle.tell(
        new Revealed(
            new UnitRef(unit), new UnitRef(counter), p.step(counter).toString(), "AGS-13.2"));
    return counter;
  }

  /**
   * The drawn counter takes the place of the stand-in, with all it carries; the stand-in leaves for
   * good.
   */
  public static void standIn(Position p, int standIn, int counter) {
    Substitution.of(standIn, counter).carryOut(p, Position.GONE);
    p.mark(standIn, Flag.REPLACED);
  }

  /** Whether a unit has neither attack nor defence. */
  @Case("AGS-13.3")
  public boolean hasNoStrength(Position p, int unit) {
    return rules.roster().isCombatUnit(unit)
        && rules.roster().attack(p, unit) == 0
        && rules.roster().defence(p, unit) == 0;
  }
}
