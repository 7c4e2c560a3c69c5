package hexfront.engine.journal;

import hexfront.engine.Event;
import hexfront.engine.orders.ByUnit;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes the names of some units out of what is told, because they lie under others.
 *
 * @param covered the units that are not to be named
 */
record Veil(Units covered) {
  /** Whether an order, an event or a part of one names any of the units. */
  boolean hides(@Nullable Object named) {
    return covered.size() > 0 && names(named);
  }

  private boolean names(@Nullable Object named) {
    return switch (named) {
      case Units units -> units.stream().anyMatch(covered::has);
      case UnitRef unit -> covered.has(unit.index());
      case Paths paths -> hidesAny(paths.byUnit().keySet());
      case Steps steps -> hidesAny(steps.byUnit().keySet());
      case ByUnit words -> hidesAny(words.words().keySet());
      case Record record ->
          Field.of(record.getClass()).stream().anyMatch(field -> names(field.in(record)));
      case null, default -> false;
    };
  }

  private boolean hidesAny(Iterable<Integer> units) {
    for (int unit : units) {
      if (covered.has(unit)) {
        return true;
      }
    }
    return false;
  }

  /** An event without the units in its lists; null if then it is about nobody. */
  @Nullable Event over(Event event) {
    if (!hides(event)) {
      return event;
    }
    List<Field> fields = Field.of(event.getClass());
    @Nullable Object[] values = new @Nullable Object[fields.size()];
    boolean about = false;
    for (int i = 0; i < values.length; i++) {
      Object value = fields.get(i).in(event);
      if (value instanceof Units units) {
        Units left = Units.of(units.stream().filter(unit -> !covered.has(unit)).toArray());
        about |= left.size() > 0;
        values[i] = left;
      } else if (hides(value)) {
        return null;
      } else {
        values[i] = value;
      }
    }
    return about ? (Event) Field.make(event.getClass(), values) : null;
  }
}
