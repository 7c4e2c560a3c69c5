package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Invariants;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What must hold in every position of the family. */
final class AgsInvariants extends Invariants {
  private final AgsRules rules;

  AgsInvariants(AgsRules rules) {
    super(rules);
    this.rules = rules;
  }

  @Override
  @Case("AGS-10.16")
  protected @Nullable String misplaced(Position p, int unit, int hex) {
    return rules.terrain().noLand().has(hex) ? "stands where no land is" : null;
  }

  @Override
  protected HexSet places() {
    return rules.terrain().places();
  }

  /** The side that moves is within its limits again when it fights. */
  @Override
  @Case({"AGS-7.0", "AGS-5.22"})
  protected boolean mustFit(Position p, Side side) {
    AgsStage stage = AgsRules.stage(p);
    boolean restful = stage instanceof PhaseStage in && in.phase() == Phase.COMBAT;
    return (side != p.phasing() || restful) && !(stage instanceof ExcessStage);
  }

  @Override
  protected boolean isOverstacked(Position p, Side side) {
    return rules.stacking().anyOverfull(p, side);
  }

  @Override
  protected void addOwn(Position p, List<String> broken) {
    broken.addAll(rules.exclusive().broken(p));
  }
}
