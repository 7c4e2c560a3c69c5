package hexfront.engine.staff;

/**
 * What a side's standing orders are meant to achieve, where a staff knows more than one way to give
 * them.
 *
 * @param name what the staff knows it by
 * @param says what it comes to, in words that follow "the intent is"
 * @param gain by how many points it did better than the usual one in whole games that were played
 *     as simulations are, begun as this game was
 */
public record Intent(String name, String says, double gain) {
  /** What captains intend, and all there is where a staff has nothing to choose. */
  public static final Intent USUAL = new Intent("usual", "the usual one", 0);
}
