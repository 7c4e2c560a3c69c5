package hexfront.games.ags.rostov;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import hexfront.games.ags.Aims;
import hexfront.games.ags.GameAims;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import hexfront.games.ags.Withdraw;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** What commanders want to know of Rostov. */
final class RostovAims extends GameAims {
  private final Rostov rostov;
  private final RostovErrands errands;

  RostovAims(Rostov rostov, Aims aims) {
    super(rostov, aims, rostov.victory);
    this.rostov = rostov;
    errands =
        new RostovErrands(rostov.standard().board(), rostov.withdrawal, rostov.data.withdrawal());
  }

  @Override
  public boolean worthConsidering(Position p, Phase phase, Predicate<Order> each) {
    return rostov.drafts.worthConsidering(p, phase, rostov.standard()).stream().allMatch(each)
        && (!phase.isMovement()
            || p.phasing() != Side.AXIS
            || errands.departures(p).stream().allMatch(each));
  }

  @Override
  public int errand(Position p, int unit) {
    return errands.errand(p, unit);
  }

  @Override
  public boolean suppliedAhead(Position p, Side side, int turns, HexSet into) {
    return side == Side.AXIS
        && rostov.chain.traceAhead(
            p, rostov.standard().supply().groundToStandOn(p, side), turns, into);
  }

  @Override
  public void disengagements(Position p, int unit, Consumer<Order> each) {
    rostov.drafts.disengagements(p, unit, each);
  }

  @Override
  public double inclination(Position p, Order order) {
    return switch (order) {
      case PlaceAir o -> rostov.air.usefulness(p, o);
      case ExpendSupply o -> -1;
      case Withdraw o -> Staff.URGENT;
      default -> 0;
    };
  }

  /** A German unit counts one point, a town five to fifteen. */
  @Override
  public boolean countsSteps() {
    return false;
  }

  @Override
  public double comfortableLead() {
    return 12;
  }
}
