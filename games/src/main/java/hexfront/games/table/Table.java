package hexfront.games.table;

import hexfront.engine.Game;
import hexfront.engine.orders.OrderText;
import hexfront.games.Box;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.OrderJson;

/** A game being played, with the box it came from and its words. */
public record Table(Box box, Game game, OrderJson orders, FactJson facts) {
  static Table of(Box box, Game game) {
    return new Table(
        box,
        game,
        new OrderJson(game.rulebook().board(), game.rulebook().orderTypes()),
        new FactJson(game.rulebook().board()));
  }

  public OrderText orderText() {
    return game.orderText();
  }
}
