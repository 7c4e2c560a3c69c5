package hexfront.engine.staff;

/**
 * How a side of a game weighs things best, as games that were played teach.
 *
 * @param aggression what gains count for, 1 being their points
 * @param caution what own losses and dangers count for
 */
public record Nature(double aggression, double caution) {
  /** Everything counts its points. */
  public static final Nature EVEN = new Nature(1, 1);
}
