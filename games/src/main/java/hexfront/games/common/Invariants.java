package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What must hold in every position that the rules bring about. A game adds its own. */
public abstract class Invariants {
  private final Rulebook rules;
  private final Board board;

  protected Invariants(Rulebook rules) {
    this.rules = rules;
    this.board = rules.board();
  }

  /** What is wrong with a position, in sentences; nothing if all is well. */
  public List<String> broken(Position p) {
    List<String> broken = new ArrayList<>();
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.onMap(unit) && board.occupies(unit)) {
        unit(p, unit, broken);
      }
    }
    for (Side side : Side.values()) {
      if (mustFit(p, side) && isOverstacked(p, side)) {
        broken.add("the " + side.title() + " side is overstacked");
      }
    }
    if (rules.decision(p).isOver() != rules.isOver(p)) {
      broken.add("no orders are offered in " + p.stage());
    }
    if (!setUpAnew(p).equals(p)) {
      broken.add("stacks or zones of control do not agree with where units stand");
    }
    addOwn(p, broken);
    return broken;
  }

  /** What is wrong with where a unit stands by the terrain, or null. */
  protected abstract @Nullable String misplaced(Position p, int unit, int hex);

  /** The hexes that belong to the side which stands in them. */
  protected abstract HexSet places();

  /** Whether the stacks of a side must be within their limits now. */
  protected abstract boolean mustFit(Position p, Side side);

  protected abstract boolean isOverstacked(Position p, Side side);

  /** Whether a hex may hold both sides now. */
  protected boolean holdsBothSides(Position p, int hex) {
    return false;
  }

  /** What is wrong by the game's own rules. */
  protected void addOwn(Position p, List<String> broken) {}

  private void unit(Position p, int unit, List<String> broken) {
    int hex = p.hex(unit);
    Side side = board.side(unit);
    String name = board.unit(unit).id() + " in " + board.grid().number(hex);
    String misplaced = misplaced(p, unit, hex);
    if (misplaced != null) {
      broken.add(name + " " + misplaced);
    }
    if (p.lost(unit) < 0 || p.stepsLeft(unit) < 1) {
      broken.add(name + " has no step left");
    }
    if (p.holds(side.enemy(), hex) && !holdsBothSides(p, hex)) {
      broken.add(name + " shares its hex with an enemy");
    }
    if (places().has(hex) && !p.controls(side, hex) && !p.holds(side.enemy(), hex)) {
      broken.add(name + " stands in a place its side does not control");
    }
  }

  /** The same position with all its units taken off the map and put back. */
  private Position setUpAnew(Position p) {
    Position anew = p.copy();
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.onMap(unit)) {
        anew.takeOff(unit, Position.WAITING);
      }
    }
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.onMap(unit)) {
        anew.place(unit, p.hex(unit));
      }
    }
    return anew;
  }
}
