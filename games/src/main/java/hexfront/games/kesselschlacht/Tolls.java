package hexfront.games.kesselschlacht;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Toll.Span;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Units;
import java.util.List;

/** What a result would cost in a battle that is only planned; every unit is one step. */
final class Tolls {
  private static final int GOOD_QUALITY = 2;

  private final KesselRules rules;

  Tolls(KesselRules rules) {
    this.rules = rules;
  }

  Toll of(Position p, Attack order, Result result) {
    int hex = order.hexes().first();
    Side enemy = p.phasing().enemy();
    int defenders = p.stackSize(hex);
    return switch (result) {
      case AE1 -> new Toll(Span.exactly(1), Span.ZERO, Span.ZERO);
      case DE1 -> new Toll(Span.ZERO, Span.exactly(1), Span.chance(defenders == 1, defenders == 1));
      case ADIS, ADO, DDO, DDIS -> Toll.NOTHING;
      case BR1, DR1, DR2, DR3 ->
          new Toll(Span.ZERO, Span.exactly(fallen(p, hex, result)), Span.exactly(1));
      case DRT -> {
        int fallen = fallen(p, hex, result);
        boolean all = true;
        for (int unit = p.first(hex, enemy); unit >= 0; unit = p.next(unit, enemy)) {
          all &= !rules.roster.isGerman(unit) || rules.roster.quality(unit) < GOOD_QUALITY;
        }
        yield new Toll(
            Span.ZERO, new Span(all ? fallen : 0, Math.max(fallen, 0)), Span.chance(all, true));
      }
    };
  }

  /** How many units a retreat costs at best. */
  private int fallen(Position p, int hex, Result result) {
    Units units = Units.of(p.stack(hex));
    List<Retreats.Way> ways =
        rules.retreats.ways(p, new Force(hex, units, result.hexes(), false, false));
    return ways.stream()
        .mapToInt(way -> way.doomed().size() + Math.max(0, way.excess()))
        .min()
        .orElse(units.size());
  }
}
