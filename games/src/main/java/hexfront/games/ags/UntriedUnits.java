package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Revealed;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.common.Substitution;
import java.util.Arrays;
import java.util.List;

/**
 * Section 13: units whose strength nobody knows. An untried counter on the map is a stand-in: which
 * unit it is gets drawn when it is revealed, from the units of its kind that have not been used, so
 * that nobody and no saved game can know it earlier.
 */
public final class UntriedUnits {
  private final AgsRules rules;

  UntriedUnits(AgsRules rules) {
    this.rules = rules;
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
    int[] pool = rules.exclusive().drawPool(p, unit);
    int counter = pool.length == 0 ? unit : pool[dice.draw(pool.length)];
    if (counter != unit) {
      standIn(p, unit, counter);
    }
    p.unmark(counter, Flag.UNTRIED);
    rules.exclusive().revealed(p, unit, counter);
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

  /**
   * The strengths that an untried unit may have as far as the players can know, attack and defence:
   * those of the counters it may be. A position may name the counter, but nobody sees its strength.
   */
  @Case({"AGS-13.1", "AGS-13.2"})
  int[][] mayHave(Position p, int unit) {
    int[] pool = rules.exclusive().mayBe(p, unit);
    if (pool.length > 0) {
      return Arrays.stream(pool).mapToObj(counter -> strengths(p, counter)).toArray(int[][]::new);
    }
    List<Unit> alike = rules.exclusive().looksLike(rules.board().unit(unit));
    return alike.isEmpty()
        ? new int[][] {strengths(p, unit)}
        : alike.stream()
            .map(counter -> counter.steps().getFirst())
            .map(step -> new int[] {step.attack(), step.defence()})
            .toArray(int[][]::new);
  }

  /** The counters behind {@link #mayHave}; units with the same are drawn from one pool. */
  List<?> candidates(Position p, int unit) {
    List<Integer> pool = Arrays.stream(rules.exclusive().mayBe(p, unit)).boxed().toList();
    List<Unit> alike = rules.exclusive().looksLike(rules.board().unit(unit));
    return pool.isEmpty() ? alike.isEmpty() ? List.of(unit) : alike : pool;
  }

  private int[] strengths(Position p, int unit) {
    return new int[] {rules.roster().attack(p, unit), rules.roster().defence(p, unit)};
  }

  /** Whether a unit has neither attack nor defence. */
  @Case("AGS-13.3")
  public boolean hasNoStrength(Position p, int unit) {
    return rules.roster().isCombatUnit(unit)
        && rules.roster().attack(p, unit) == 0
        && rules.roster().defence(p, unit) == 0;
  }
}
