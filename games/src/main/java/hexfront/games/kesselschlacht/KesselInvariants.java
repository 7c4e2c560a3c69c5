package hexfront.games.kesselschlacht;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Invariants;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What must hold in every position that the rules bring about. */
final class KesselInvariants extends Invariants {
  private final KesselRules rules;

  KesselInvariants(KesselRules rules) {
    super(rules);
    this.rules = rules;
  }

  @Override
  protected @Nullable String misplaced(Position p, int unit, int hex) {
    return rules.roster.isAir(unit) ? "is an air unit on the map" : null;
  }

  /** A headquarters holds nothing, so places follow combat units only. */
  @Override
  protected HexSet places() {
    return new HexSet(rules.board().hexes());
  }

  @Override
  protected boolean mustFit(Position p, Side side) {
    return true;
  }

  @Override
  protected boolean isOverstacked(Position p, Side side) {
    return !rules.stacking.overfull(p, side).isEmpty();
  }

  @Override
  protected void addOwn(Position p, List<String> broken) {
    for (Side side : Side.values()) {
      p.occupied(side).forEach(hex -> stack(p, side, hex, broken));
    }
    for (int store = 0; store < rules.ledger.tracks(); store++) {
      if (rules.ledger.fuel(p, store) < 0 || rules.ledger.ammo(p, store) < 0) {
        broken.add("a corps has spent more than it had");
      }
    }
    for (int hex = 0; hex < rules.board().hexes(); hex++) {
      if (rules.ledger.hasPosition(p, hex) && !p.holds(Side.AXIS, hex)) {
        broken.add("a position without units in " + rules.number(hex));
      }
      if (rules.ledger.isHasty(p, hex) && rules.ledger.isPrepared(p, hex)) {
        broken.add("two positions in " + rules.number(hex));
      }
    }
    for (int i = 0; i < Ledger.BRIDGES; i++) {
      int hexside = rules.bridges.hexside(p, i);
      if (hexside != Bridges.NONE && !rules.bridges.stands(p, hexside)) {
        broken.add("a pontoon is recorded and does not lie");
      }
    }
  }

  private void stack(Position p, Side side, int hex, List<String> broken) {
    int tops = 0;
    int status = -1;
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      tops += p.is(unit, Flag.TOP) ? 1 : 0;
      if (Integer.bitCount(p.flags(unit) & Flag.DISORDER) > 1) {
        broken.add(rules.name(unit) + " is in disorder in two ways");
      }
      boolean settled = p.stage() instanceof InCombat || p.stage() instanceof InMovement;
      if (settled && status >= 0 && status != Status.of(p, unit)) {
        broken.add("units in different states in " + rules.number(hex));
      }
      status = Status.of(p, unit);
      if (p.is(unit, Flag.FLOWN | Flag.ABORTED | Flag.FIGHTER)) {
        broken.add(rules.name(unit) + " flies");
      }
    }
    if (tops > 1) {
      broken.add("two counters lie on top in " + rules.number(hex));
    }
  }
}
