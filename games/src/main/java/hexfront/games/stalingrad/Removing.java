package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Case 5.1: units that retreat made too many are eliminated. */
@Word("remove")
record Removing(Fight fight, int index) implements PlayedStage<StalingradRules> {
  static void begin(
      StalingradRules rules, Position p, Fight fight, int index, Chronicle chronicle) {
    if (rules.stacking.overfull(p, p.phasing().enemy()).isEmpty()) {
      rules.combat.battles.retreat(p, fight, index + 1, chronicle);
    } else {
      p.setStage(new Removing(fight, index));
    }
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Too many units in " + rules.number(hex(rules, p)) + ": name those that go.";
  }

  private static int hex(StalingradRules rules, Position p) {
    return rules.stacking.overfull(p, p.phasing().enemy()).getFirst();
  }

  private static int[] among(StalingradRules rules, Position p) {
    List<Integer> found = new ArrayList<>();
    Side side = p.phasing().enemy();
    for (int u = p.first(hex(rules, p), side); u >= 0; u = p.next(u, side)) {
      if (rules.roster.halves(u) > 0) {
        found.add(u);
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    Units among = Units.of(among(rules, p));
    return List.of(new Ask.Some("remove", among, 1, among.size(), Remove::new));
  }

  @Override
  @Case({"CTS-5.1a", "CTS-5.1b"})
  public Verdict check(StalingradRules rules, Position p, Order order) {
    if (!(order instanceof Remove(Units units))) {
      return rules.outOfPlace(p, order);
    }
    Units among = Units.of(among(rules, p));
    int excess = rules.stacking.excess(p, hex(rules, p), p.phasing().enemy());
    int sum = 0;
    int least = Integer.MAX_VALUE;
    for (int unit : units.toArray()) {
      if (!among.has(unit)) {
        return Verdict.refused("CTS-5.1a", rules.name(unit) + " does not make room there");
      }
      sum += rules.roster.halves(unit);
      least = Math.min(least, rules.roster.halves(unit));
    }
    return units.hasDoubles() || sum < excess || sum - least >= excess
        ? Verdict.refused("CTS-5.1a", "remove as many units as are too many")
        : Verdict.legal();
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    for (int unit : ((Remove) order).units().toArray()) {
      rules.losses.eliminate(p, unit, "overstacked", "CTS-5.1a", chronicle);
    }
    begin(rules, p, fight, index, chronicle);
  }

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    int[] among = among(rules, p);
    int excess = rules.stacking.excess(p, hex(rules, p), p.phasing().enemy());
    int most = among.length;
    List<Integer> picked = new ArrayList<>();
    int sum = 0;
    int at = random.nextInt(most);
    for (int i = 0; i < most && sum < excess; i++) {
      picked.add(among[(at + i) % most]);
      sum += rules.roster.halves(among[(at + i) % most]);
    }
    for (int unit : List.copyOf(picked)) {
      int halves = rules.roster.halves(unit);
      if (sum - halves >= excess) {
        sum -= halves;
        picked.removeIf(each -> each == unit);
      }
    }
    return new Remove(Units.of(picked.stream().mapToInt(Integer::intValue).toArray()));
  }
}
