package hexfront.ai;

/**
 * How a commander weighs things; never a bonus, only a taste.
 *
 * @param aggression what gains count for, 1 being their points
 * @param caution what own losses and dangers count for
 */
public record Temper(double aggression, double caution) {
  public static final Temper EVEN = new Temper(1, 1);
  public static final Temper BOLD = new Temper(1.4, 0.6);
  public static final Temper CAREFUL = new Temper(0.7, 1.5);
}
