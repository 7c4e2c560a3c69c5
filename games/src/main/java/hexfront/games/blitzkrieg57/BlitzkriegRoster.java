package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.games.common.Roster;
import java.util.stream.IntStream;

/** What counters say besides their strengths: who leads, who is a fortress, who comes when. */
final class BlitzkriegRoster extends Roster {
  static final String FORTRESS = "fortress";

  /** The turn on which a counter becomes available. */
  static final String TURN = "turn";

  private static final String HEADQUARTERS = "headquarters";
  private static final String RANGE = "command-range";

  private final boolean[] headquarters;
  private final boolean[] fortress;
  private final int[] fortresses;
  private final int[] range;
  private final int[] turn;

  @Case({"GJ-2.2.2", "GJ-2.3.2"})
  BlitzkriegRoster(Board board) {
    super(board);
    headquarters = each(unit -> unit.arm().equals(HEADQUARTERS));
    fortress = each(unit -> unit.arm().equals(FORTRESS));
    range = values(unit -> Math.min(unit.values().get(RANGE), board.hexes()));
    turn = values(unit -> unit.values().get(TURN));
    fortresses = IntStream.range(0, fortress.length).filter(this::isFortress).toArray();
  }

  boolean isHeadquarters(int unit) {
    return headquarters[unit];
  }

  boolean isFortress(int unit) {
    return fortress[unit];
  }

  /** The fortress markers of both sides. */
  int[] fortresses() {
    return fortresses;
  }

  /** How far a headquarters commands. */
  int range(int unit) {
    return range[unit];
  }

  /** Whether a unit waits in the Available Box of its side. */
  @Case({"GJ-4.0-4", "GJ-15.2-S4"})
  boolean isBoxed(Position p, int unit) {
    return p.hex(unit) == Position.WAITING && !fortress[unit] && turn[unit] <= p.turn();
  }
}
