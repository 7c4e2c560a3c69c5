package hexfront.games.mail;

import hexfront.engine.Case;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Moved;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import java.util.ArrayList;
import java.util.List;

/** Checks the movement points that a writer noted for each hex of a move. */
final class Account {
  private final Game game;

  Account(Game game) {
    this.game = game;
  }

  /**
   * What is wrong with the points noted for a legal order; a wrong sum does not make it illegal.
   */
  @Case("KIEV-25.21")
  List<String> remarks(Order order, List<Integer> noted) {
    if (noted.isEmpty()) {
      return List.of();
    }
    if (!(order instanceof Move move) || noted.size() != move.path().size() - 1) {
      return List.of("movement points are noted once for each hex of a path after the first");
    }
    List<String> remarks = new ArrayList<>();
    int written = 0;
    int paid = 0;
    for (int i = 1; i < move.path().size(); i++) {
      written += noted.get(i - 1);
      Move part = firstHexes(move, i + 1);
      if (game.check(part).isLegal()) {
        int cost = cost(part);
        if (cost - paid != written) {
          remarks.add(
              game.rulebook().board().grid().number(move.path().get(i))
                  + " costs "
                  + points(cost - paid)
                  + ", not "
                  + points(written));
        }
        paid = cost;
        written = 0;
      }
    }
    return remarks;
  }

  private static Move firstHexes(Move move, int hexes) {
    return new Move(
        move.units(), Hexes.of(move.path().stream().limit(hexes).toArray()), move.manner());
  }

  private int cost(Move move) {
    Position after = game.position().copy();
    List<Integer> costs = new ArrayList<>();
    game.rulebook()
        .carryOut(
            after,
            move,
            Dice.unrecorded(0),
            event -> {
              if (event instanceof Moved moved) {
                costs.add(moved.cost().halves());
              }
            });
    return costs.stream().mapToInt(Integer::intValue).sum();
  }

  private static String points(int halves) {
    return halves % 2 == 0 ? Integer.toString(halves / 2) : halves / 2 + ".5";
  }
}
