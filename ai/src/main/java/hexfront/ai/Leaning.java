package hexfront.ai;

import hexfront.engine.map.HexGrid;
import java.util.SplittableRandom;

/**
 * A taste for some parts of the map, drawn at random: places of one sector count more, those of
 * another less. It sends the armies elsewhere than usual.
 *
 * @param spread how much sectors differ; 0 leaves everything as it is
 */
record Leaning(double spread, long seed) {
  private static final int SECTOR = 5;

  void apply(HexGrid grid, double[] worth) {
    for (int hex = 0; hex < worth.length; hex++) {
      if (worth[hex] > 0) {
        worth[hex] *= of(grid.column(hex) / SECTOR, grid.place(hex) / SECTOR);
      }
    }
  }

  private double of(int across, int down) {
    long sector = CommonDice.mix(seed + 1009L * across + 7919L * down);
    return Math.exp(spread * new SplittableRandom(sector).nextGaussian());
  }
}
