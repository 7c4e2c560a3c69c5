package hexfront.app.soak;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.lab.Ground;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A game with random orders, played to its end before the server hears of it: with the same seed
 * the same orders are legal there, and to give them costs the one who measures next to nothing.
 */
record ForeseenGame(Ground ground, long seed, List<Given> given) {
  /**
   * An order.
   *
   * @param request what is sent to give it
   */
  record Given(Side side, Order order, byte[] request) {}

  static ForeseenGame play(Tables tables, Ground ground, long seed) {
    Table table = PlayedGame.table(tables, ground, seed);
    Game game = table.game();
    SplittableRandom random = new SplittableRandom(seed);
    List<Given> given = new ArrayList<>();
    while (!game.isOver()) {
      Order order = game.rulebook().anyOrder(game.position(), random);
      String json = PlayedGame.request(given.size(), Json.write(table.orders().write(order)));
      given.add(new Given(game.decides(), order, json.getBytes(StandardCharsets.UTF_8)));
      if (!game.play(order).verdict().isLegal()) {
        throw new IllegalStateException(ground.words() + " " + seed + " refuses " + order);
      }
    }
    return new ForeseenGame(ground, seed, given);
  }

  int length() {
    return given.size();
  }
}
