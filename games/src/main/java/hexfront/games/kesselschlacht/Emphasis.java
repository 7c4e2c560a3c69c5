package hexfront.games.kesselschlacht;

/**
 * What the Soviet fronts are after more than other things.
 *
 * @param near hexes at which a goal counts half as much
 * @param prey the part of its value that a stack of the pocket counts as a goal
 * @param sealed what it is worth to hold a town to which the pocket's roads lead
 * @param army in so many of the last turns places count more for an army than that it keeps
 *     together
 * @param corps the same for a corps
 * @param leisure in so many of the last turns an army with nobody left to catch sends parties
 * @param away it has nobody left to catch if no enemy who wants to go home is so near
 */
record Emphasis(
    double near, double prey, double sealed, int army, int corps, int leisure, int away) {
  static final Emphasis USUAL = new Emphasis(7, 0.15, 30, 5, 2, 9, 8);

  /** The towns where the roads home end, and the pocket itself. */
  static final Emphasis TOWNS = new Emphasis(4, 0.35, 80, 8, 2, 13, 8);

  /** The pocket where it is, and the places that it has left as early as can be. */
  static final Emphasis CHASE = new Emphasis(7, 0.35, 30, 5, 4, 13, 12);
}
