package hexfront.games;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position somebody describes piece by piece, to test a rule or study a situation.
 *
 * @param phase the word of the phase, for example {@code combat}
 * @param state the game's own state under the names it documents; values are strings, numbers,
 *     booleans, lists and maps of them
 * @param lenient whether a position that breaks the rules (overstacked, in the sea) is taken all
 *     the same
 */
public record Arrangement(
    HexMap map,
    int turn,
    Side side,
    String phase,
    List<Piece> pieces,
    Map<String, Object> state,
    Map<String, Boolean> options,
    boolean lenient) {

  /**
   * A unit and what is to be said of it.
   *
   * @param hex where it stands, below 0 a box of the board, or null while it waits
   * @param supplied a fixed answer to whether it is in supply, or null if the map decides
   */
  public record Piece(
      Unit unit, @Nullable Integer hex, int lost, Set<String> flags, @Nullable Boolean supplied) {
    public Piece {
      flags = Set.copyOf(flags);
    }
  }

  public Arrangement {
    pieces = List.copyOf(pieces);
  }

  /** Why an arrangement cannot be set up: the cases it breaks, or a plain error. */
  public static final class Impossible extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<Verdict.Refusal> refusals;

    public Impossible(String message) {
      super(message);
      refusals = List.of();
    }

    public Impossible(List<Verdict.Refusal> refusals) {
      super("the position breaks the rules: " + refusals);
      this.refusals = List.copyOf(refusals);
    }

    public List<Verdict.Refusal> refusals() {
      return refusals;
    }
  }
}
