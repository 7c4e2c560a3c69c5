package hexfront.games.common;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.LostSteps;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** How units lose steps and leave the game. The game says what becomes of those it eliminates. */
public abstract class Losses {
  /** A unit loses steps: it shows the weaker step, or is eliminated with its last. */
  public final void lose(
      Position p, int unit, int steps, String reason, String rule, Chronicle chronicle) {
    if (steps > 0 && isLast(p, unit, steps)) {
      eliminate(p, unit, reason, rule, chronicle);
    } else if (steps > 0) {
      p.setLost(unit, p.lost(unit) + steps);
      chronicle.tell(new LostSteps(new UnitRef(unit), steps, reason, rule));
    }
  }

  /** Whether a unit that loses so many steps has none left. */
  public final boolean isLast(Position p, int unit, int steps) {
    return steps >= p.stepsLeft(unit) || !hasStep(p, unit, p.lost(unit) + steps);
  }

  /** Takes a unit out of play. */
  public final void eliminate(
      Position p, int unit, String reason, String rule, Chronicle chronicle) {
    int steps = p.stepsLeft(unit);
    eliminating(p, unit);
    p.takeOff(unit, placeOf(p, unit, rule));
    p.unmark(unit, ~keptFlags());
    chronicle.tell(new Eliminated(new UnitRef(unit), steps, reason, rule));
    eliminated(p, unit, rule, chronicle);
  }

  // ---- who loses them

  /**
   * The losses of some units if there is nothing to choose: all they have, or all from the only
   * one; null if their owner has to say.
   */
  public static @Nullable Map<Integer, Integer> forced(Position p, int[] units, int due) {
    int all = IntStream.of(units).map(p::stepsLeft).sum();
    if (due > 0 && units.length > 1 && due < all) {
      return null;
    }
    Map<Integer, Integer> losses = new LinkedHashMap<>();
    for (int unit : units) {
      losses.put(unit, due < all ? due : p.stepsLeft(unit));
    }
    return losses;
  }

  /** Whether units lose their steps so: as many as are due, each from one that suffers. */
  public static Verdict check(
      GameRules<?> rules, Position p, int[] suffering, Steps steps, int due, String rule) {
    Refusals no = new Refusals();
    Units among = Units.of(suffering);
    steps
        .byUnit()
        .forEach(
            (unit, n) -> {
              if (!among.has(unit)) {
                no.add(rule, rules.name(unit) + " does not suffer this result");
              } else if (n < 1 || n > p.stepsLeft(unit)) {
                no.add(rule, rules.name(unit) + " can lose 1 to " + p.stepsLeft(unit) + " steps");
              }
            });
    no.addIf(
        !no.any() && steps.total() != due,
        rule,
        () -> due + " steps are to be lost, not " + steps.total());
    return no.verdict();
  }

  // ---- what becomes of them

  /** Whether a unit that has lost so many steps can still be shown by a counter. */
  protected boolean hasStep(Position p, int unit, int lost) {
    return true;
  }

  /** A unit is about to be eliminated; it still stands where it stood. */
  protected void eliminating(Position p, int unit) {}

  /** The place off the map to which a unit goes that was eliminated by this case. */
  protected int placeOf(Position p, int unit, String rule) {
    return Position.GONE;
  }

  /** The flags that an eliminated unit keeps. */
  protected int keptFlags() {
    return 0;
  }

  /** A unit was eliminated, and that was told. */
  protected void eliminated(Position p, int unit, String rule, Chronicle chronicle) {}
}
