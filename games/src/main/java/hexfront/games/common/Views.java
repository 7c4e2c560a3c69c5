package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Looks;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.View;
import hexfront.engine.map.HexSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Positions as sides may see them. The game says which counters a side sees and what they show.
 * What a counter shows must follow from its hex and step and from its {@link #steps} and {@link
 * #flags}.
 */
public abstract class Views {
  private final Board board;
  private final Flags words;
  private final Looks looks;

  /**
   * Views of positions on a board.
   *
   * @param places the hexes whose control is shown
   */
  protected Views(Board board, HexSet places, Flags words) {
    this.board = board;
    this.words = words;
    this.looks = new Looks(board, places);
  }

  /** Whether a side sees a counter. */
  @FunctionalInterface
  public interface Seen {
    boolean is(Position p, Side viewer, int unit);
  }

  /** Views of a game whose counters show all they are to whoever sees them. */
  public static <G extends Rulebook> Views plain(
      G game, HexSet places, Flags words, GameState<G> state, Seen seen) {
    return new Views(game.board(), places, words) {
      @Override
      protected boolean sees(Position p, Side viewer, int unit) {
        return seen.is(p, viewer, unit);
      }

      @Override
      protected Map<String, Object> state(Position p, Side viewer) {
        return state.shown(game, p, viewer);
      }
    };
  }

  /** The position as a side may see it. */
  public final View of(Position p, Side viewer) {
    List<View.Counter> counters = new ArrayList<>(board.unitCount());
    Map<String, String> control;
    synchronized (looks) {
      for (int unit = 0; unit < board.unitCount(); unit++) {
        if (sees(p, viewer, unit)) {
          counters.add(counter(p, unit));
        }
      }
      control = looks.control(p);
    }
    return new View(
        viewer,
        p.turn(),
        p.phasing(),
        p.stage().word(),
        counters,
        control,
        state(p, viewer),
        options(p));
  }

  /** The options in force, in a game that finds them out while it is played. */
  protected List<String> options(Position p) {
    return List.of();
  }

  /** Whether a side sees a counter, on the map or beside it. */
  protected abstract boolean sees(Position p, Side viewer, int unit);

  /** The game's own state as a side may see it. */
  protected abstract Map<String, Object> state(Position p, Side viewer);

  /** How many steps a counter shows. */
  protected int steps(Position p, int unit) {
    return p.stepsLeft(unit);
  }

  /** The flags a counter shows; some are a judgement of the moment and not kept. */
  protected int flags(Position p, int unit) {
    return p.flags(unit);
  }

  protected String designation(Position p, Unit unit) {
    return unit.designation();
  }

  /** The strengths a counter shows, or null if nobody may know them. */
  protected @Nullable String strengths(Position p, Unit unit) {
    return p.step(unit.index()).toString();
  }

  private View.Counter counter(Position p, int unit) {
    int steps = steps(p, unit);
    int flags = flags(p, unit);
    return looks.counter(p, unit, steps, flags, () -> drawn(p, board.unit(unit), steps, flags));
  }

  private View.Counter drawn(Position p, Unit unit, int steps, int flags) {
    int index = unit.index();
    return new View.Counter(
        unit.id(),
        unit.side(),
        p.onMap(index) ? p.place(index) : null,
        p.hex(index) < Position.GONE ? p.place(index) : null,
        designation(p, unit),
        unit.arm(),
        unit.size(),
        steps,
        strengths(p, unit),
        words.in(flags));
  }
}
