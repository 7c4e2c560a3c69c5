package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.Predicate;

/** Case 23.9: air units attack air units. */
final class AirFights {
  /** How far fighters of the side whose turn it is not reach. */
  private static final int REACH = 3;

  private final StalingradRules rules;

  AirFights(StalingradRules rules) {
    this.rules = rules;
  }

  @Case({"CTS-23.1b", "CTS-23.9.1a"})
  boolean isFighter(int unit) {
    String arm = rules.board().unit(unit).arm();
    return arm.equals("fighter") || arm.equals("fighter-bomber");
  }

  /** Whether a unit has attacked another; fights are pairs of attacker and target. */
  private static boolean hasFought(Units fought, int unit, int target) {
    for (int i = 0; i + 1 < fought.size(); i += 2) {
      if (fought.get(i) == unit && fought.get(i + 1) == target) {
        return true;
      }
    }
    return false;
  }

  /** Whether an air unit may attack another, after the fights there have been. */
  @Case({
    "CTS-23.9a",
    "CTS-23.9b",
    "CTS-23.9.1a",
    "CTS-23.9.1b",
    "CTS-23.9.1c",
    "CTS-23.9.1d",
    "CTS-23.9.1e",
    "CTS-23.9.1f"
  })
  Verdict check(Position p, Side side, Units fought, int unit, int target) {
    String name = rules.name(unit);
    if (rules.board().side(unit) != side || !isFighter(unit) || !p.onMap(unit)) {
      return Verdict.refused("CTS-23.9.1a", name + " is no fighter of the side on the map");
    }
    if (rules.board().side(target) == side || !rules.roster.isAir(target) || !p.onMap(target)) {
      return Verdict.refused("CTS-23.9a", rules.name(target) + " is no enemy air unit on the map");
    }
    if (hasFought(fought, unit, target)) {
      return Verdict.refused("CTS-23.9.1f", name + " has attacked it already");
    }
    int reach = side == p.phasing() ? 0 : REACH;
    if (rules.board().grid().distance(p.hex(unit), p.hex(target)) > reach) {
      return Verdict.refused("CTS-23.9.1b", rules.name(target) + " is too far away");
    }
    if (p.hex(unit) != p.hex(target) && isLeft(p, side, fought, unit, p.hex(unit))) {
      return Verdict.refused("CTS-23.9.1c", name + " attacks the fighters in its own hex first");
    }
    if (!isFighter(target) && isLeft(p, side, fought, unit, p.hex(target))) {
      return Verdict.refused("CTS-23.9.1d", name + " attacks the fighters of the hex first");
    }
    return Verdict.legal();
  }

  /** Whether a unit has yet to attack an enemy fighter in a hex. */
  private boolean isLeft(Position p, Side side, Units fought, int unit, int hex) {
    for (int other : rules.roster.air(side.enemy())) {
      if (p.hex(other) == hex && isFighter(other) && !hasFought(fought, unit, other)) {
        return true;
      }
    }
    return false;
  }

  boolean list(Position p, Side side, Units fought, Predicate<Order> each) {
    for (int unit : rules.roster.air(side)) {
      for (int target : rules.roster.air(side.enemy())) {
        if (p.onMap(unit)
            && p.onMap(target)
            && check(p, side, fought, unit, target).isLegal()
            && !each.test(new AirAttack(new UnitRef(unit), new UnitRef(target)))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a side has an attack to make. */
  boolean canAttack(Position p, Side side, Units fought) {
    return !list(p, side, fought, order -> false);
  }

  /** Two dice by the difference of attack and defence; the loser goes home or is eliminated. */
  @Case({"CTS-23.9.2", "CTS-23.9b"})
  void carryOut(Position p, Side side, AirAttack order, Dice dice, Chronicle chronicle) {
    int unit = order.unit().index();
    int target = order.target().index();
    List<Integer> rolled = List.of(dice.roll(), dice.roll());
    chronicle.tell(new Rolled(rolled, "air-combat", side, "CTS-23.9.2"));
    StalingradTables.Rolled<String> table = rules.tables.airToAir();
    int column = table.column(rules.roster.attack(p, unit) - rules.roster.defence(p, target));
    String result = table.dice().get(rolled.get(0) + rolled.get(1) - 2).get(column);
    chronicle.tell(new AirCombat(order.unit(), order.target(), rolled, result, "CTS-23.9.2"));
    switch (result) {
      case "AE" -> rules.losses.eliminate(p, unit, "air combat", "CTS-23.9.2", chronicle);
      case "AR" -> goHome(p, unit);
      case "DE" -> rules.losses.eliminate(p, target, "air combat", "CTS-23.9.2", chronicle);
      case "DR" -> goHome(p, target);
      default -> {}
    }
  }

  private static void goHome(Position p, int unit) {
    p.takeOff(unit, Boxes.READY);
    p.mark(unit, Flag.USED);
  }
}
