package hexfront.engine.kernels;

/** Hexes that a mover can get to, what each costs and by which path. */
public interface Range {
  /** How many hexes were reached, the start included. */
  int size();

  /** The i-th hex reached, cheapest first. */
  int hex(int i);

  boolean reaches(int hex);

  /** What it costs to get to a reached hex. */
  int cost(int hex);

  /** The path to a reached hex, the start first. */
  int[] path(int hex);
}
