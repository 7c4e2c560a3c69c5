package hexfront.games.ags.star;

import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.ags.Aims;
import hexfront.games.ags.GameAims;
import hexfront.games.ags.Phase;
import java.util.function.Predicate;

/** What commanders want to know of Operation Star. */
final class StarAims extends GameAims {
  private static final int LAST_TURNS = 1;

  private final Star star;

  StarAims(Star star, Aims aims) {
    super(star, aims, star.victory);
    this.star = star;
  }

  /** Headquarters may go over to the defensive; nobody leaves the map. */
  @Override
  public boolean worthConsidering(Position p, Phase phase, Predicate<Order> each) {
    SovietDoctrine doctrine = star.doctrine;
    return p.phasing() != Side.SOVIET
        || phase != Phase.INITIAL_MOVEMENT
        || p.turn() < star.standard().lastTurn() - LAST_TURNS
        || doctrine
            .candidates(p)
            .filter(doctrine::isHeadquarters)
            .allMatch(unit -> each.test(StarOrders.mode(unit, SovietDoctrine.DEFENSIVE)));
  }

  @Override
  @Case("STAR-21.11")
  public boolean attacksAtAnyPrice(Position p, int unit) {
    return p.board().side(unit) == Side.SOVIET && !p.is(unit, StarFlag.DEFENSIVE);
  }

  @Override
  public double comfortableLead() {
    return 40;
  }
}
