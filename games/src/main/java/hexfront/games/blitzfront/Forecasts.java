package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Forecast.Alternative;
import hexfront.engine.Forecast.Chance;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Toll.Span;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.ByUnit;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import hexfront.games.blitzfront.Battle.Defender;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What attacks would come to, for those who ask before they decide. */
final class Forecasts {
  private final BlitzfrontRules rules;

  Forecasts(BlitzfrontRules rules) {
    this.rules = rules;
  }

  /** An attack that is only thought of. */
  private record Plan(Units attackers, int hex, Units air, boolean pressed) {}

  private Plan plan(Position p, Order order) {
    return switch (order) {
      case Attack attack -> planned(p, attack);
      case Resolve resolve -> allocated(p, resolve);
      case Overrun o -> new Plan(o.units(), o.hex().index(), Units.NONE, false);
      default ->
          throw new IllegalArgumentException(
              "odds are asked for an attack, not for " + order.type());
    };
  }

  private Plan planned(Position p, Attack attack) {
    int hex = attack.hexes().first();
    Means means = attack.support(Means.class);
    Units attackers = attack.attackers();
    Units air = Units.NONE;
    Assault known = p.stage() instanceof BlitzfrontStage stage ? stage.attackOn(hex) : null;
    if (known != null) {
      attackers = known.attackers().and(attackers.those(u -> !known.attackers().has(u)));
      air = known.air();
    }
    if (p.stage() instanceof BlitzStage blitz) {
      Units along = means.air() ? blitz.inRange(rules, p, hex) : Units.NONE;
      air = air.and(blitz.in().supporting(hex)).and(along);
    }
    return new Plan(attackers, hex, air, means.pressed());
  }

  private Plan allocated(Position p, Resolve order) {
    int hex = order.hex().index();
    if (p.stage() instanceof Fighting phase) {
      Assault attack = phase.attackOn(hex);
      if (attack != null) {
        return new Plan(attack.attackers(), hex, phase.supporting(attack), order.pressed());
      }
    }
    throw new IllegalArgumentException("no attack on " + rules.number(hex) + " is waiting");
  }

  // ---- odds

  @Case({"BF-CRT-2", "BF-PRS-1", "BF-NR-1", "BF-FX-1", "BF-DIS-4", "BF-ENT-2"})
  Forecast of(Position p, Order order) {
    Plan plan = plan(p, order);
    int attack = rules.strength.attack(p, plan.attackers());
    int[] factors = rules.strength.defences(p, plan.hex(), plan.attackers());
    int defence = Strength.sum(factors);
    if (order instanceof Overrun) {
      return new Forecast(
          attack, defence, "overrun", 0, List.of(), List.of(new Chance(Result.DE.printed(), 1)));
    }
    int column = rules.strength.column(p, plan.attackers(), plan.hex(), plan.air());
    int ratio = rules.table.column(attack, defence);
    int read = rules.table.clamp(column);
    Map<Integer, String> columns = new LinkedHashMap<>();
    for (int unit : p.stack(plan.hex())) {
      columns.put(unit, rules.table.name(rules.table.clamp(column + rules.strength.own(p, unit))));
    }
    return new Forecast(
        attack,
        defence,
        rules.table.name(read),
        column == Strength.NONE ? 0 : column - ratio,
        rules.strength.modifiers(p, plan.attackers(), plan.hex(), plan.air()),
        chances(p, column, plan.pressed(), false),
        List.of(),
        new ByUnit(columns),
        alternatives(p, plan, column));
  }

  private List<Chance> chances(Position p, int column, boolean pressed, boolean stand) {
    return CombatTable.chances(
        row -> {
          Result result = read(p, column, pressed, row);
          return stand ? result.withoutRetreat() : result;
        });
  }

  private Result read(Position p, int column, boolean pressed, int row) {
    return rules.table.result(column + rules.tables.pressed(pressed, p.phasing(), row), row);
  }

  /** The chances if either side decides otherwise. */
  private List<Alternative> alternatives(Position p, Plan plan, int column) {
    List<Alternative> others = new ArrayList<>();
    others.add(new Alternative("no-retreat", chances(p, column, plan.pressed(), true)));
    others.add(new Alternative("forced-exchange", forced(p, column, plan.pressed())));
    if (!plan.pressed() && rules.strength.isOnTable(p, plan.attackers(), plan.hex(), true)) {
      others.add(new Alternative("pressed", chances(p, column, true, false)));
      others.add(new Alternative("pressed, no-retreat", chances(p, column, true, true)));
      others.add(new Alternative("pressed, forced-exchange", forced(p, column, true)));
    }
    return others;
  }

  /** Results of a Forced Exchange; an exchange is told with its price. */
  @Case("BF-FX-1")
  private List<Chance> forced(Position p, int column, boolean pressed) {
    Map<String, Integer> times = new LinkedHashMap<>();
    for (int row = 1; row <= CombatTable.FACES; row++) {
      Result result = read(p, column, pressed, row);
      Integer price = rules.tables.forced().get(result);
      String word =
          price == null
              ? (result == Result.AD ? Result.AE : result).printed()
              : (price == 100 ? "" : Double.toString(price / 100.0).replaceAll("\\.0$", "")) + "X";
      times.merge(word, 1, Integer::sum);
    }
    return times.entrySet().stream()
        .map(e -> new Chance(e.getKey(), e.getValue() / (double) CombatTable.FACES))
        .toList();
  }

  // ---- tolls

  /** What each side would pay for a result that all defenders suffer. */
  @Case({"BF-RES-X1", "BF-RES-AE", "BF-RES-DE", "BF-RES-DN"})
  Toll toll(Position p, Order order, String word) {
    Plan plan = plan(p, order);
    Result result = Result.parse(word);
    List<Defender> defenders =
        rules.strength.defenders(p, plan.hex(), plan.attackers(), unit -> result);
    return switch (result) {
      case BK, DE -> new Toll(Span.ZERO, Span.exactly(steps(p, defenders)), Span.exactly(1));
      case D3, D2, D1, D -> new Toll(Span.ZERO, Span.ZERO, new Span(0, 1));
      case D_AE, AE -> new Toll(given(p, plan, factors(defenders)), Span.ZERO, new Span(0, 0));
      case AD -> Toll.NOTHING;
      case X -> exchange(p, plan, defenders);
    };
  }

  private static int steps(Position p, List<Defender> defenders) {
    return defenders.stream().mapToInt(d -> p.stepsLeft(d.unit())).sum();
  }

  private static int factors(List<Defender> defenders) {
    return defenders.stream().mapToInt(Defender::factors).sum();
  }

  private Toll exchange(Position p, Plan plan, List<Defender> defenders) {
    int available = rules.exchanges.available(p, plan.attackers());
    List<Defender> chosen = Exchanges.nearest(defenders, Defender::factors, available);
    Span given = given(p, plan, factors(chosen));
    int lost = steps(p, chosen);
    boolean choice = p.phasing() == Side.AXIS;
    boolean cleared = chosen.size() == defenders.size();
    return new Toll(
        choice ? Span.ZERO.or(given) : given,
        choice ? new Span(0, lost) : Span.exactly(lost),
        new Span(cleared && !choice ? 1 : 0, cleared ? 1 : 0));
  }

  /** The steps that so many factors cost, given by the strongest or by the weakest. */
  private Span given(Position p, Plan plan, int due) {
    List<Integer> weakest =
        plan.attackers().stream()
            .boxed()
            .sorted(Comparator.comparingInt(unit -> rules.roster.attack(p, unit)))
            .toList();
    int least = given(p, weakest.reversed(), due);
    int most = given(p, weakest, due);
    return new Span(Math.min(least, most), Math.max(least, most));
  }

  private int given(Position p, List<Integer> units, int due) {
    int left = due;
    int steps = 0;
    for (int i = 0; i < units.size() && left > 0; i++) {
      left -= rules.roster.attack(p, units.get(i));
      steps += p.stepsLeft(units.get(i));
    }
    return steps;
  }
}
