package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.ZonesOfControl;
import org.jspecify.annotations.Nullable;

/** Section 24: units that a combat has forced off the map, and their return. */
final class OffMap {
  private final Board board;
  private final HexSet edge;

  OffMap(Board board) {
    this.board = board;
    edge = new HexSet(board.hexes());
    for (int hex = 0; hex < board.hexes(); hex++) {
      if (board.grid().onEdge(hex)) {
        edge.add(hex);
      }
    }
  }

  boolean isOff(Position p, int unit) {
    return p.is(unit, StarFlag.FORCED_OFF);
  }

  /** The unit leaves the map and waits; where and when it left is noted. */
  @Case("STAR-24.0")
  void leave(Position p, int unit, int exit, int turn) {
    p.takeOff(unit, Position.WAITING);
    p.unmark(unit, ~0);
    p.mark(unit, StarFlag.FORCED_OFF);
    StarFlag.setTurnLeft(p, unit, turn);
    p.setCameFrom(unit, exit);
  }

  /** Germans return on any later turn, Soviet units only on the next. */
  @Case({"STAR-24.0", "STAR-24.1"})
  boolean isDue(Position p, int unit) {
    int left = StarFlag.turnLeft(p, unit);
    return board.side(unit) == Side.AXIS ? p.turn() > left : p.turn() == left + 1;
  }

  /** Units return at the edge of the map. */
  HexSet entryHexes() {
    return edge;
  }

  /** The hex must be free of enemies and their zones, and none nearer to the exit may be. */
  @Case("STAR-24.0")
  @Nullable Refusal barredEntry(Position p, int unit, int hex) {
    Side side = board.side(unit);
    int exit = p.cameFrom(unit);
    if (!isFree(p, side, hex)) {
      return new Refusal("STAR-24.0", number(hex) + " is in an enemy zone of control");
    }
    int distance = board.grid().distance(exit, hex);
    boolean nearer =
        edge.stream()
            .anyMatch(
                other -> board.grid().distance(exit, other) < distance && isFree(p, side, other));
    return nearer
        ? new Refusal(
            "STAR-24.0",
            board.unit(unit).id()
                + " returns in the free hex nearest to "
                + number(exit)
                + ", and "
                + number(hex)
                + " is not")
        : null;
  }

  private static boolean isFree(Position p, Side side, int hex) {
    return !p.holds(side.enemy(), hex) && !ZonesOfControl.stops(p, side, hex);
  }

  private String number(int hex) {
    return board.grid().number(hex);
  }

  /** Soviet units that have not come back in time are lost. */
  @Case("STAR-24.1")
  void loseTheLate(AgsRules rules, Position p, Chronicle chronicle) {
    for (int unit : rules.roster().units(Side.SOVIET)) {
      if (isOff(p, unit) && isDue(p, unit)) {
        rules.eliminate(p, unit, "did not return in time", "STAR-24.1", chronicle);
      }
    }
  }
}
