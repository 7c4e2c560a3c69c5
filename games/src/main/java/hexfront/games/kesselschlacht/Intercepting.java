package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Units;
import java.util.List;

/** Section 6.4: which fighter-bombers act as fighters in a sector. */
record Intercepting(int sector, Side side) implements KesselStage {
  @Override
  public String word() {
    return "air-combat";
  }

  @Override
  public Side decides(KesselRules rules, Position p) {
    return side;
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Sector " + sector + ": name the fighter-bombers that act as fighters.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    Units among = Units.of(rules.air.fighterBombers(p, side, sector));
    return List.of(new Ask.Some("intercept", among, 0, among.size(), Intercept::new));
  }

  /** Goes on with the next sector in which somebody has to say something. */
  @Case({"KS-6.4", "KS-6.4.1"})
  static void next(KesselRules rules, Position p, int after, Dice dice, Chronicle chronicle) {
    Side holder = rules.ledger.initiative(p);
    for (int sector = after + 1; sector <= rules.terrain.highestSector(); sector++) {
      if (rules.air.isContested(p, sector)) {
        for (Side each : List.of(holder, holder.enemy())) {
          if (rules.air.fighterBombers(p, each, sector).length > 0) {
            p.setStage(new Intercepting(sector, each));
            return;
          }
        }
        rules.air.fight(p, sector, dice, chronicle);
      }
    }
    rules.sequence.beginMissions(p, holder, chronicle);
  }

  @Override
  @Case({"KS-6.1.1", "KS-6.4.1"})
  public Verdict check(KesselRules rules, Position p, Order order) {
    if (!(order instanceof Intercept(Units units))) {
      return rules.outOfPlace(p, order);
    }
    Units among = Units.of(rules.air.fighterBombers(p, side, sector));
    return !units.hasDoubles() && units.stream().allMatch(among::has)
        ? Verdict.legal()
        : Verdict.refused("KS-6.1.1", "fighter-bombers in sector " + sector + " may be named");
  }

  @Override
  @Case({"KS-6.4.1", "KS-6.1.2"})
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    ((Intercept) order).units().stream().forEach(unit -> p.mark(unit, Flag.FIGHTER));
    Side holder = rules.ledger.initiative(p);
    if (side == holder && rules.air.fighterBombers(p, side.enemy(), sector).length > 0) {
      p.setStage(new Intercepting(sector, side.enemy()));
    } else {
      rules.air.fight(p, sector, dice, chronicle);
      next(rules, p, sector, dice, chronicle);
    }
  }
}
