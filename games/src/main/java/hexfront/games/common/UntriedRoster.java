package hexfront.games.common;

import hexfront.engine.Unit;
import hexfront.games.data.CounterRow;
import hexfront.games.data.UnitsFile;
import java.util.List;
import java.util.function.Predicate;

/** The counters of a game that have an untried side. */
public final class UntriedRoster {
  private final List<Unit> counters;

  private UntriedRoster(List<Unit> counters) {
    this.counters = counters;
  }

  /** Those that {@code units.csv} of a game marks. */
  public static UntriedRoster of(String game) {
    return new UntriedRoster(
        UnitsFile.resource(game + "/units.csv").stream()
            .filter(CounterRow::untried)
            .map(CounterRow::unit)
            .toList());
  }

  /**
   * The counters that look like a unit while nobody has seen its strength: those of its arm, size
   * and movement, or of its arm, or all.
   */
  public List<Unit> like(Unit unit) {
    Predicate<Unit> arm = other -> other.arm().equals(unit.arm());
    List<Unit> alike =
        matching(
            arm.and(
                other -> other.size().equals(unit.size()) && allowance(other) == allowance(unit)));
    if (alike.isEmpty()) {
      alike = matching(arm);
    }
    return alike.isEmpty() ? matching(other -> other.side() == unit.side()) : alike;
  }

  private List<Unit> matching(Predicate<Unit> which) {
    return counters.stream().filter(which).toList();
  }

  private static int allowance(Unit unit) {
    return unit.steps().getFirst().movement();
  }
}
