package hexfront.games.common;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A side arranges its units, each within the hexes that are open to it, for as long as it likes.
 *
 * @param <R> the rulebook
 */
public interface SetUpStage<R extends GameRules<R>> extends PlayedStage<R> {
  Side side();

  /** The units of the side. */
  int[] units(R rules);

  /** The hexes in which a unit may be put; none if its place is fixed. */
  Hexes hexes(R rules, Position p, int unit);

  Verdict check(R rules, Position p, int unit, int hex);

  Verdict checkEnd(R rules, Position p);

  /** A unit was put into a hex. */
  default void placed(R rules, Position p, UnitRef unit, Hex hex, Chronicle chronicle) {}

  void end(R rules, Position p, Dice dice, Chronicle chronicle);

  @Override
  default Side decides(R rules, Position p) {
    return side();
  }

  @Override
  default List<Ask> asks(R rules, Position p) {
    List<Ask.Lot> lots =
        IntStream.of(units(rules))
            .mapToObj(unit -> new Ask.Lot(unit, hexes(rules, p, unit)))
            .filter(lot -> lot.targets().size() > 0)
            .toList();
    return List.of(Ask.Allot.ofOne("place", lots, SetUpStage::place), Ask.END);
  }

  private static Order place(int unit, int hex) {
    return new Place(new UnitRef(unit), new Hex(hex));
  }

  @Override
  default Verdict check(R rules, Position p, Order order) {
    return switch (order) {
      case Place(UnitRef unit, Hex hex) -> check(rules, p, unit.index(), hex.index());
      case EndPhase o -> checkEnd(rules, p);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  default void carryOut(R rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Place(UnitRef unit, Hex hex)) {
      p.place(unit.index(), hex.index());
      placed(rules, p, unit, hex, chronicle);
    } else {
      end(rules, p, dice, chronicle);
    }
  }

  @Override
  default Order draw(R rules, Position p, RandomGenerator random) {
    Order drawn =
        Drafts.setUp(
            rules, p, units(rules), unit -> hexes(rules, p, unit), SetUpStage::place, random);
    return drawn == null ? PlayedStage.super.draw(rules, p, random) : drawn;
  }
}
