package hexfront.games.ags.korsun;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import java.util.List;

/** The Soviet player names the corps that lose their support on the second turn. */
record SupportStage(Phase phase) implements AgsStage {
  static final String WORD = "support";

  @Override
  public String word() {
    return WORD;
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return Side.SOVIET;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Name "
        + Korsun.of(rules).supported.excess(p)
        + " of the supported corps that lose their support.";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(Korsun.of(rules).supported.ask(p));
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return order instanceof Unsupport o
        ? Korsun.of(rules).supported.check(p, o)
        : rules.outOfPlace(p, order);
  }

  /** Then the headquarters of the turn are chosen. */
  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    SupportedCorps.carryOut(p, (Unsupport) order);
    AgsStage next = Korsun.of(rules).headquarters.question(p, phase);
    if (next == null) {
      rules.open(p, phase, dice, chronicle);
    } else {
      p.setStage(next);
    }
  }
}
