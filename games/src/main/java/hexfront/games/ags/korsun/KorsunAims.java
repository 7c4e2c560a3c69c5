package hexfront.games.ags.korsun;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.Aims;
import hexfront.games.ags.GameAims;
import hexfront.games.ags.Phase;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What commanders want to know of Korsun. */
final class KorsunAims extends GameAims {
  private final Korsun korsun;

  KorsunAims(Korsun korsun, Aims aims) {
    super(korsun, aims, korsun.victory);
    this.korsun = korsun;
  }

  @Override
  public boolean worthConsidering(Position p, Phase phase, Predicate<Order> each) {
    return phase != Phase.AIR_POWER
        || korsun.airSupply.useful(p, korsun.standard()).stream().allMatch(each);
  }

  @Override
  public @Nullable HexSet attackCommand(Position p, Side side) {
    return side == Side.AXIS || ActiveHeadquarters.onlyActiveCount(p)
        ? null
        : korsun
            .standard()
            .supply()
            .wouldCommand(p, side, hq -> korsun.headquarters.isActive(p, hq));
  }

  @Override
  public void disengagements(Position p, int unit, Consumer<Order> each) {
    korsun.disengagement.of(p, unit, each);
  }

  @Override
  public double inclination(Position p, Order order) {
    return order instanceof Activate o ? korsun.headquarters.usefulness(p, o) : 0;
  }

  @Override
  public double comfortableLead() {
    return 25;
  }
}
