package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Retreat;
import java.util.Arrays;
import java.util.List;

/** Where the game stands. The side whose turn it is decides, unless a stage says otherwise. */
interface BlitzfrontStage extends PlayedStage<BlitzfrontRules> {
  Ask END = new Ask.OneOf(new EndPhase());
  Ask PASS = new Ask.OneOf(new Pass());

  @Override
  default Side decides(BlitzfrontRules rules, Position p) {
    return p.phasing();
  }

  /** The attacks that are allocated and not yet fought. */
  default List<Assault> pending() {
    return List.of();
  }

  /** What a small choice asks for. */
  static Ask choice(String... options) {
    return new Ask.OneOf("choose", Arrays.stream(options).<Order>map(Choose::new).toList());
  }

  /** Whether a choice names one of these. */
  default Verdict checkChoice(
      BlitzfrontRules rules, Position p, Order order, String rule, String... options) {
    if (!(order instanceof Choose(String option))) {
      return outOfPlace(rules, p, order);
    }
    return Arrays.asList(options).contains(option)
        ? Verdict.legal()
        : Verdict.refused(rule, "expected one of " + Arrays.toString(options));
  }

  /** An order that this stage does not take. */
  @Case({"BF-SEQ-A1", "BF-SEQ-B1"})
  default Verdict outOfPlace(BlitzfrontRules rules, Position p, Order order) {
    boolean axis = p.phasing() == Side.AXIS;
    String rule =
        switch (order) {
          case Place o -> "BF-ROS-1";
          case Enter o -> "BF-ROS-3";
          case Entrench o -> "BF-ENT-1";
          case Replace o -> "BF-RES-X4";
          case Rail o -> "BF-STR-1";
          case Ship o -> "BF-STR-3";
          case PlaceAir o -> o.purpose().equals(AirPower.SUPPLY) ? "BF-SUP-3" : "BF-AIR-7";
          case Move o -> axis ? "BF-SEQ-A3" : "BF-SEQ-B3";
          case Overrun o -> "BF-OVR-1";
          case Attack o -> axis ? "BF-SEQ-A3" : "BF-SEQ-B3";
          case Cancel o -> axis ? "BF-GEN-4" : "BF-GEN-5";
          case AirStrike o -> "BF-AIR-1";
          case Bombard o -> "BF-KAT-1";
          case Resolve o -> axis ? "BF-SEQ-A5" : "BF-SEQ-B5";
          case Intercept o -> "BF-AIR-4";
          case NoRetreat o -> "BF-NR-2";
          case Lose o -> "BF-RES-AE";
          case Retreat o -> "BF-RES-DN";
          case Advance o -> "BF-ADV-1";
          default -> axis ? "BF-SEQ-A1" : "BF-SEQ-B1";
        };
    return Verdict.refused(
        rule,
        "'%s' has no place in the %s stage; expected one of %s"
            .formatted(order.type(), word(), rules.decision(p).orders()));
  }
}
