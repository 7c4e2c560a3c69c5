package hexfront.engine.staff;

/**
 * What games that were played teach about a lead that is reckoned with: how much of each part of it
 * there is in the end.
 *
 * @param times the part of the lead in points that is left
 * @param strength what becomes of each point that strength is reckoned at
 * @param places what becomes of each point that places within sway are reckoned at
 * @param add what the side gains by the end whatever it reckons with
 */
public record Experience(double times, double strength, double places, double add) {
  /** Everything comes as it is reckoned. */
  public static final Experience NONE = new Experience(1, 1, 1, 0);
}
