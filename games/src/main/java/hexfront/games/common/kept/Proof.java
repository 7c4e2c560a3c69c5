package hexfront.games.common.kept;

import hexfront.games.data.DataNode;
import java.util.List;
import java.util.Locale;

/**
 * What the games say.
 *
 * @param candidates how many were compared
 * @param choosing how many games it took to choose among them
 * @param games on how many other seeds the chosen one was compared with what was there before
 * @param before the lead of the side with what was there before
 * @param after its lead with the chosen one
 * @param gain the difference, game by game
 */
public record Proof(int candidates, int choosing, int games, Mean before, Mean after, Mean gain) {
  /** Of what no game was played with. */
  public static final Proof NONE =
      new Proof(0, 0, 0, new Mean(0, 0), new Mean(0, 0), new Mean(0, 0));

  /** A mean with its standard error. */
  public record Mean(double value, double error) {
    static Mean read(DataNode node) {
      node.onlyKeys("mean", "error");
      return new Mean(node.required("mean").decimal(), node.required("error").decimal());
    }

    String written() {
      return String.format(Locale.ROOT, "{mean: %.1f, error: %.1f}", value, error);
    }

    /** The same for people. */
    public String words() {
      return String.format(Locale.ROOT, "%.1f (error %.1f)", value, error);
    }
  }

  /** Reads what {@link #written} writes. */
  public static Proof read(DataNode node) {
    node.onlyKeys("candidates", "choosing", "games", "before", "after", "gain");
    return new Proof(
        node.required("candidates").number(),
        node.required("choosing").number(),
        node.required("games").number(),
        Mean.read(node.required("before")),
        Mean.read(node.required("after")),
        Mean.read(node.required("gain")));
  }

  /** The lines of a file that tell it. */
  public List<String> written() {
    return List.of(
        "proof:",
        "  candidates: " + candidates,
        "  choosing: " + choosing,
        "  games: " + games,
        "  before: " + before.written(),
        "  after: " + after.written(),
        "  gain: " + gain.written());
  }
}
