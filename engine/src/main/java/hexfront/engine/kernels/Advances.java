package hexfront.engine.kernels;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All ways a victorious unit can follow up along paths that the loser left behind. */
public final class Advances {
  /** Decides how an advance may go on. */
  public interface Terms {
    /** Whether the advance may take this step. */
    boolean mayEnter(int from, int to);

    /** Whether an advance that came into this hex must end there. */
    boolean stops(int hex);
  }

  private Advances() {}

  /**
   * The advances along a trail, from one hex to all of them.
   *
   * @param start where the unit stands
   * @param trail the hexes left behind, in order; the first is the one that was fought over
   */
  public static List<int[]> along(int start, int[] trail, Terms terms) {
    List<int[]> advances = new ArrayList<>();
    int[] path = new int[trail.length + 1];
    path[0] = start;
    for (int i = 0; i < trail.length; i++) {
      if (!terms.mayEnter(path[i], trail[i])) {
        break;
      }
      path[i + 1] = trail[i];
      advances.add(Arrays.copyOf(path, i + 2));
      if (terms.stops(trail[i])) {
        break;
      }
    }
    return advances;
  }
}
