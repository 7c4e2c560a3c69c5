package hexfront.engine;

import hexfront.engine.orders.ByUnit;
import java.util.List;

/**
 * What an attack would come to: strengths with everything that changes them, the column and the
 * exact chance of each result. Where units of unknown strength take part, strengths and column are
 * those of the known units and the chances count every possible draw.
 *
 * @param drawn the columns that unknown units may bring about, each with its chance; empty where
 *     all are known
 * @param columns the column of each defender, in a game that reads them one by one
 * @param alternatives the chances if a side decides otherwise, in the game's words
 * @param dice how many dice say what is lost, in a game in which that depends on the forces; else 0
 * @param isHalfMore whether the defence is stronger than the whole number by one half
 */
public record Forecast(
    int attack,
    int defence,
    String column,
    int shifts,
    List<Modifier> steps,
    List<Chance> outcomes,
    List<Column> drawn,
    ByUnit columns,
    List<Alternative> alternatives,
    int dice,
    boolean isHalfMore) {
  /** One thing that changes a strength or the column. */
  public record Modifier(String what, String rule, String effect) {}

  /** The chance of a result. */
  public record Chance(String result, double p) {}

  /** The chance of a column. */
  public record Column(String column, double p) {}

  /** A battle of whole strengths, with as many dice as ever. */
  public Forecast(
      int attack,
      int defence,
      String column,
      int shifts,
      List<Modifier> steps,
      List<Chance> outcomes,
      List<Column> drawn,
      ByUnit columns,
      List<Alternative> alternatives) {
    this(attack, defence, column, shifts, steps, outcomes, drawn, columns, alternatives, 0, false);
  }

  /** A battle in which everybody is known, read at one column, with nothing left to decide. */
  public Forecast(
      int attack,
      int defence,
      String column,
      int shifts,
      List<Modifier> steps,
      List<Chance> outcomes) {
    this(attack, defence, column, shifts, steps, outcomes, List.of());
  }

  /** A battle read at one column, with nothing left to decide. */
  public Forecast(
      int attack,
      int defence,
      String column,
      int shifts,
      List<Modifier> steps,
      List<Chance> outcomes,
      List<Column> drawn) {
    this(attack, defence, column, shifts, steps, outcomes, drawn, ByUnit.NOTHING, List.of());
  }

  /** What one thing that a side may do would make of the chances. */
  public record Alternative(String what, List<Chance> outcomes) {
    public Alternative {
      outcomes = List.copyOf(outcomes);
    }
  }

  public Forecast {
    steps = List.copyOf(steps);
    outcomes = List.copyOf(outcomes);
    drawn = List.copyOf(drawn);
    alternatives = List.copyOf(alternatives);
  }
}
