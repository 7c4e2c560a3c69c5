package hexfront.ai;

import hexfront.engine.map.HexSet;

/**
 * What came of a simulation.
 *
 * @param value the chance to win, with a little more for a lead beyond that; not a number if the
 *     simulation was given up
 * @param points the lead that is to be expected in the end
 * @param byHex what the side has more than its enemy, booked where places lie and where units stood
 *     when the simulation began
 */
record Account(double value, double points, double[] byHex) {
  static final Account GIVEN_UP = new Account(Double.NaN, Double.NaN, new double[0]);

  boolean isGivenUp() {
    return Double.isNaN(value);
  }

  /** By how many points a part of the map came out better than in another simulation. */
  double gain(Account other, HexSet area) {
    double sum = 0;
    long[] words = area.words();
    for (int w = 0; w < words.length; w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(word);
        sum += byHex[hex] - other.byHex[hex];
      }
    }
    return sum;
  }
}
