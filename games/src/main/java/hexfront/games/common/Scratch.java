package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexSet;
import java.util.function.Function;

/**
 * The buffers in which the rules compute for one position, and what they found out at its present
 * version. A game adds its own.
 */
public abstract class Scratch {
  private final Position position;
  private final Reach reach;
  private final Flood flood;
  private final HexSet[] occupied;
  private int occupiedVersion = -1;

  protected Scratch(Position position) {
    this.position = position;
    Board board = position.board();
    reach = new Reach(board.grid());
    flood = new Flood(board.grid());
    occupied = new HexSet[] {new HexSet(board.hexes()), new HexSet(board.hexes())};
  }

  /** What is kept with a position; made when it is first asked for. */
  protected static <S extends Scratch> S of(Position p, Class<S> type, Function<Position, S> make) {
    if (type.isInstance(p.scratch())) {
      return type.cast(p.scratch());
    }
    S scratch = make.apply(p);
    p.setScratch(scratch);
    return scratch;
  }

  protected final Position position() {
    return position;
  }

  public final Reach reach() {
    return reach;
  }

  public final Flood flood() {
    return flood;
  }

  /** The hexes that hold units of a side. */
  public final HexSet occupied(Side side) {
    if (occupiedVersion != position.version()) {
      occupied[0].clear();
      occupied[1].clear();
      Board board = position.board();
      for (int unit = 0; unit < board.unitCount(); unit++) {
        int hex = position.hex(unit);
        if (hex >= 0 && board.occupies(unit)) {
          occupied[board.side(unit).ordinal()].add(hex);
        }
      }
      occupiedVersion = position.version();
    }
    return occupied[side.ordinal()];
  }
}
