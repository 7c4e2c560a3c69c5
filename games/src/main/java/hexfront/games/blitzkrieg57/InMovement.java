package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.kernels.Reach;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Section 5.4.1: the active side moves. */
@Word("movement")
record InMovement() implements PlayedStage<BlitzkriegRules> {
  private static final int TRIES = 20;

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Move " + rules.activation.led(p) + " units.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(new Ask.Phase("move", each -> list(rules, p, each)), Ask.END);
  }

  private static boolean list(BlitzkriegRules rules, Position p, Predicate<Order> each) {
    Ways ways = new Ways(rules);
    for (int unit : rules.roster.units(p.phasing())) {
      if (rules.movement.canStillMove(p, unit) && !ways.of(p, unit).moves(each)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return switch (order) {
      case Move o -> rules.movement.check(p, o);
      case EndPhase o -> checkEnd(rules, p);
      default -> rules.outOfPlace(p, order);
    };
  }

  /** Whether the segment may end: not while units could still leave an overfull hex. */
  @Case("GJ-3.1.3")
  private static Verdict checkEnd(BlitzkriegRules rules, Position p) {
    for (int hex : rules.stacking.overfull(p, p.phasing())) {
      for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
        if (rules.movement.canStillMove(p, unit) && new Ways(rules).of(p, unit).leadAway(p)) {
          return Verdict.refused(
              "GJ-3.1.3",
              rules.number(hex) + " holds too many units and " + rules.name(unit) + " can leave");
        }
      }
    }
    return Verdict.legal();
  }

  @Override
  @Case({"GJ-5.4.1", "GJ-5.4.2", "GJ-3.1.3"})
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Move move) {
      rules.movement.carryOut(p, move, chronicle);
    } else if (rules.stacking.anyOverfull(p, p.phasing())) {
      p.setStage(new Excess());
    } else {
      rules.sequence.beginCombat(p, chronicle);
    }
  }

  @Override
  public Order draw(BlitzkriegRules rules, Position p, RandomGenerator random) {
    Movement movement = rules.movement;
    int[] able = rules.roster.those(p.phasing(), unit -> movement.canStillMove(p, unit));
    boolean end = able.length == 0 || random.nextInt(able.length + 1) == 0;
    for (int i = 0; i < TRIES && !end; i++) {
      int unit = able[random.nextInt(able.length)];
      boolean march = random.nextInt(4) == 0 && movement.mayMarch(p, unit);
      Reach reach = BlitzkriegScratch.of(p).reach();
      movement.spread(p, unit, march, reach);
      int hex = reach.hex(random.nextInt(reach.size()));
      if (hex != p.hex(unit) && rules.stacking.hasRoom(p, hex)) {
        return new Move(Units.of(unit), Hexes.of(reach.path(hex)), new OnRoads(march));
      }
    }
    return checkEnd(rules, p).isLegal() ? new EndPhase() : PlayedStage.super.draw(rules, p, random);
  }
}
