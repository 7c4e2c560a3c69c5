package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import java.util.List;
import java.util.function.Predicate;

/** A side is setting up: the Soviet side first. */
record SetUpStage(Side side) implements AgsStage {
  static final String WORD = "set-up";

  @Override
  public Phase phase() {
    return Phase.INITIAL_MOVEMENT;
  }

  @Override
  public String word() {
    return WORD;
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return side;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return side == Side.SOVIET
        ? "Soviet set-up: turn over the units that stand tried."
        : "Axis set-up: put the four supply counters where you want them.";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    Ask end = new Ask.OneOf(new EndPhase());
    return side == Side.SOVIET
        ? List.of(end)
        : List.of(Rostov.of(rules).setUp.counterPlaces(p), end);
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return switch (order) {
      case EndPhase o -> Verdict.legal();
      case PlaceSupply o when side == Side.AXIS -> Rostov.of(rules).setUp.check(p, o);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  @Case("ROSTOV-18.0")
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof PlaceSupply o) {
      p.place(o.unit().index(), o.hex().index());
    } else if (side == Side.SOVIET) {
      Rostov.of(rules).pool.turnOver(p, dice, chronicle);
      chronicle.tell(new hexfront.engine.events.Phase(WORD, Side.AXIS, "ROSTOV-18.0"));
      p.setStage(new SetUpStage(Side.AXIS));
    } else {
      rules.begin(p, dice, chronicle);
    }
  }

  @Override
  public boolean worthConsidering(AgsRules rules, Position p, Predicate<Order> each) {
    return each.test(new EndPhase());
  }
}
