package hexfront.engine.kernels;

import java.util.List;
import java.util.stream.IntStream;

/** The columns of a results table, from the worst for the attacker to the best. */
public interface Columns {
  /** No column: the strengths lie below the table. */
  int NONE = -1;

  int columns();

  /** The column of two strengths, before any shift, or {@link #NONE}. */
  int column(int attack, int defence);

  /** Shifts a column, as far as the table goes. From {@link #NONE} nothing leads back. */
  int shift(int column, int by);

  /** A column as the table prints it. */
  String name(int column);

  default List<String> names() {
    return IntStream.range(0, columns()).mapToObj(this::name).toList();
  }
}
