package hexfront.engine;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position as one side may see it. What the side may not know is not in it.
 *
 * @param viewer the side, or null for one who sits at neither and sees what both may see
 * @param state the game's own facts under the names it documents
 * @param options the options in force, in games that find that out while they are played
 */
public record View(
    @Nullable Side viewer,
    int turn,
    Side phasing,
    String stage,
    List<Counter> units,
    Map<String, String> control,
    Map<String, Object> state,
    List<String> options) {

  /**
   * A counter on the map, in a box or waiting to enter.
   *
   * @param hex its printed number, or null off the map
   * @param box the name of the game's own box it is in, or null on the map and while it waits
   * @param strengths attack-defence-movement of the step it is on, or null where the viewer may not
   *     know
   */
  public record Counter(
      String id,
      Side side,
      @Nullable String hex,
      @Nullable String box,
      String designation,
      String arm,
      String size,
      int steps,
      @Nullable String strengths,
      List<String> flags) {
    /** A counter on the map or waiting. */
    public Counter(
        String id,
        Side side,
        @Nullable String hex,
        String designation,
        String arm,
        String size,
        int steps,
        @Nullable String strengths,
        List<String> flags) {
      this(id, side, hex, null, designation, arm, size, steps, strengths, flags);
    }
  }

  public View {
    units = List.copyOf(units);
    options = List.copyOf(options);
  }

  /** A view of a game whose options stand on its box. */
  public View(
      @Nullable Side viewer,
      int turn,
      Side phasing,
      String stage,
      List<Counter> units,
      Map<String, String> control,
      Map<String, Object> state) {
    this(viewer, turn, phasing, stage, units, control, state, List.of());
  }

  /** The same view for somebody else who may see just as much; null for a spectator. */
  public View seenBy(@Nullable Side other) {
    return new View(other, turn, phasing, stage, units, control, state, options);
  }

  /** What two views of the same position have in common: all that a spectator may know. */
  public static View common(View one, View other) {
    return new Common(one, other).view();
  }
}
