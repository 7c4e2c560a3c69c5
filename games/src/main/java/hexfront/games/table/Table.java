package hexfront.games.table;

import hexfront.engine.Game;
import hexfront.engine.orders.OrderText;
import hexfront.games.Box;
import hexfront.games.wire.DecisionJson;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.OrderJson;
import tools.jackson.databind.node.ObjectNode;

/** A game being played, with the box it came from and its words. */
public record Table(Box box, Game game, OrderJson orders, FactJson facts) {
  static Table of(Box box, Game game) {
    return new Table(
        box,
        game,
        new OrderJson(game.rulebook().board(), game.rulebook().orderTypes()),
        new FactJson(game.rulebook().board()));
  }

  /** The pending decision, for whoever has to answer it. */
  public ObjectNode decision() {
    return new DecisionJson(game.rulebook().board(), orders).write(game.decision());
  }

  public OrderText orderText() {
    return game.orderText();
  }
}
