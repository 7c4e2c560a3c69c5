package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** What a side may not know, drawn anew: covered counters, air allotments, loads, trains. */
final class Imagination {
  private final KesselRules rules;

  Imagination(KesselRules rules) {
    this.rules = rules;
  }

  void draw(Position p, Side viewer, RandomGenerator random) {
    covered(p, viewer, random);
    Side enemy = viewer.enemy();
    if (KesselState.hidesSectors(p)) {
      for (int unit : rules.roster.air(enemy)) {
        if (rules.air.isReady(p, unit)) {
          rules.ledger.setSector(p, unit, random.nextInt(rules.terrain.highestSector() + 1));
        }
      }
    }
    if (enemy == Side.AXIS) {
      loads(p, random);
    }
    trains(p, enemy, random);
  }

  /** Covered counters of a formation, alike in size and kind, may be any of each other. */
  @Case("KS-3.6")
  private void covered(Position p, Side viewer, RandomGenerator random) {
    int[] covered =
        IntStream.of(rules.roster.ground(viewer.enemy()))
            .filter(unit -> KesselViews.isCovered(p, viewer, unit))
            .filter(unit -> rules.roster.isCombat(unit) && !isGuard(p, unit))
            .toArray();
    for (int i = covered.length - 1; i > 0; i--) {
      int other = covered[random.nextInt(i + 1)];
      if (isAlike(p, covered[i], other)) {
        swap(p, covered[i], other);
      }
    }
  }

  private boolean isAlike(Position p, int a, int b) {
    return p.hex(a) != p.hex(b)
        && rules.formation(p, a) == rules.formation(p, b)
        && rules.roster.isBattalion(a) == rules.roster.isBattalion(b)
        && rules.roster.isLegInfantry(a) == rules.roster.isLegInfantry(b)
        && rules.roster.isGun(a) == rules.roster.isGun(b)
        && rules.roster.quality(a) == rules.roster.quality(b)
        && rules.home(a) == rules.home(b)
        && Status.of(p, a) == Status.of(p, b)
        && staysCovered(p, a, p.hex(b))
        && staysCovered(p, b, p.hex(a));
  }

  /** Whether a counter would lie beneath the top one of another stack, too. */
  private boolean staysCovered(Position p, int unit, int hex) {
    int top = Stacking.top(p, rules.board().side(unit), hex);
    return !p.is(unit, Flag.TOP) && (p.is(top, Flag.TOP) || unit > top);
  }

  private static void swap(Position p, int a, int b) {
    int hex = p.hex(a);
    p.place(a, p.hex(b));
    p.place(b, hex);
  }

  private boolean isGuard(Position p, int unit) {
    return IntStream.range(0, Ledger.BRIDGES)
        .anyMatch(i -> Ledger.unit(p, Ledger.PONTOON_GUARD + i) == unit);
  }

  @Case("KS-6.7.1A")
  private void loads(Position p, RandomGenerator random) {
    int ammo = rules.data.airlift().ammo();
    int fuel = rules.data.airlift().fuel();
    for (int unit : rules.roster.air(Side.AXIS)) {
      if (rules.air.isTransport(unit) && rules.air.isReady(p, unit)) {
        int most = rules.air.load(p, unit);
        int ap =
            random.nextInt(
                Math.min(Math.min(most, ammo), rules.data.airlift().ammoOfTransport()) + 1);
        int fp = Math.min(most - ap, fuel);
        rules.ledger.setLoad(p, unit, ap, fp);
        ammo -= ap;
        fuel -= fp;
      }
    }
  }

  @Case("KS-15.2.1")
  private void trains(Position p, Side enemy, RandomGenerator random) {
    List<Integer> able = new ArrayList<>();
    for (int hq : rules.roster.ground(enemy)) {
      if (rules.setUp.mayCarry(p, enemy, hq)) {
        able.add(hq);
      }
    }
    for (int i = Bridges.first(enemy); i <= Bridges.last(enemy) && !able.isEmpty(); i++) {
      if (p.value(Ledger.TRAINS + i) > 0) {
        Ledger.setUnit(p, Ledger.TRAINS + i, able.get(random.nextInt(able.size())));
      }
    }
  }
}
