package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A side has more units in a hex than may stand there and names those it gives up; then the game
 * goes on.
 *
 * @param among the units to choose from; empty if any unit of the hex will do
 * @param battle the battle that goes on afterwards, or null if the phase ends
 */
public record ExcessStage(Side side, Phase phase, Units among, @Nullable Battle battle)
    implements AgsStage {
  @Override
  public String word() {
    return "remove";
  }

  @Override
  public AgsStage replacing(int unit, int by) {
    return battle == null ? this : new ExcessStage(side, phase, among, battle.replacing(unit, by));
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return side;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Too many units in a hex: name those to be removed.";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(new Ask.Some("remove", rules.stacking().excess(p, this), Remove::new));
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return order instanceof Remove o
        ? rules.stacking().check(p, this, o)
        : rules.outOfPlace(p, order);
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Remove remove = (Remove) order;
    Battle after =
        battle == null ? null : rules.retreating().withoutTrails(p, battle, among, remove.units());
    rules.stacking().carryOut(p, remove, chronicle);
    if (after == null) {
      rules.sequence().advance(p, phase, dice, chronicle);
    } else {
      rules.results().retreated(p, after, chronicle);
    }
  }

  /** The weakest units go. */
  @Override
  public Order draw(AgsRules rules, Position p, RandomGenerator random) {
    return new Remove(Units.of(rules.stacking().weakestExcess(p, this)));
  }
}
