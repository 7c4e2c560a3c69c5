package hexfront.games.ags;

import hexfront.engine.Side;
import hexfront.engine.Values;
import hexfront.games.Box;
import hexfront.games.common.PositionSketch;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Short names for what the games of the family have: infantry and panzers, rifle and tank units,
 * headquarters. Who is of a division is a regiment unless it is said. Without sources on the map
 * everybody is in supply.
 *
 * @param <S> the game's own sketch
 * @param <P> the game on which it is played
 */
public abstract class AgsSketch<S extends AgsSketch<S, P>, P> extends PositionSketch<S, P> {
  private static final Set<String> MECHANIZED =
      Set.of("panzer", "panzer-grenadier", "motorized", "tank", "cavalry");

  private final Map<String, String> control = new HashMap<>();

  protected AgsSketch(Box box, int columns, int rows) {
    super(box, columns, rows, 2);
  }

  @Override
  protected boolean isMechanized(String arm) {
    return MECHANIZED.contains(arm);
  }

  /** A side controls a town or city, though it has no unit in it. */
  public final S control(Side side, String hex) {
    control.put(hex, side.word());
    return state("control", control);
  }

  // ---- the units

  public final S german(String id, String steps, String hex, String... more) {
    return piece(id, Side.AXIS, "infantry", steps, hex, more);
  }

  public final S panzer(String id, String steps, String hex, String... more) {
    return piece(id, Side.AXIS, "panzer", steps, hex, more);
  }

  public final S soviet(String id, String steps, String hex, String... more) {
    return piece(id, Side.SOVIET, "rifle", steps, hex, more);
  }

  public final S tank(String id, String steps, String hex, String... more) {
    return piece(id, Side.SOVIET, "tank", steps, hex, more);
  }

  /** A Soviet unit whose strength is not known yet. */
  public final S untried(String id, String steps, String hex, String... more) {
    return soviet(id, steps, hex, with("untried", more));
  }

  /** A German regiment that belongs to a division. */
  public final S regiment(String id, String division, String steps, String hex, String... more) {
    return piece(id, Side.AXIS, "panzer-grenadier", steps, hex, with("of " + division, more));
  }

  /** A Soviet headquarters with a movement allowance of 10. */
  public final S hq(String id, int rating, String hex, String... more) {
    return hq(id, Side.SOVIET, rating, hex, more);
  }

  public final S hq(String id, Side side, int rating, String hex, String... more) {
    Values rated = Values.of("leadership", rating);
    return unit(id, side, "headquarters", rated, "0-0-10", hex, said(more));
  }

  /** A unit of any arm, of which a game may say more in words of its own. */
  protected final S piece(
      String id, Side side, String arm, String steps, String hex, String... more) {
    boolean part = Stream.of(more).anyMatch(word -> word.startsWith("of "));
    return unit(id, side, arm, steps, hex, said(part ? with("size regiment", more) : more));
  }

  /** What is said of a unit in the words that all games know. */
  protected String[] said(String... more) {
    return more;
  }

  /** Says something first; what follows has the last word. */
  protected static String[] with(String word, String... more) {
    return Stream.concat(Stream.of(word), Stream.of(more)).toArray(String[]::new);
  }
}
