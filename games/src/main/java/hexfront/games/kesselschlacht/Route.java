package hexfront.games.kesselschlacht;

/**
 * How First Panzer Army weighs its ways home.
 *
 * @param zone what it is taken to cost to pass an enemy zone, in half points of the way
 * @param held what it is taken to cost to pass a hex that the enemy holds
 * @param danger what each hex nearer to the enemy than is safe counts
 * @param depth what each hex between home and the towns counts, when the end is near
 */
record Route(int zone, int held, int danger, int depth) {
  /** Around the enemy, and no farther than where a unit counts as saved. */
  static final Route USUAL = new Route(8, 26, 3, 0);

  /** Past the enemy, and away from those who would cut the roads at last. */
  static final Route STRAIGHT = new Route(3, 13, 0, 5);
}
