package hexfront.app.soak;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import hexfront.lab.Ground;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;

/**
 * A game on a server, played from outside at both seats with random orders. The same game runs here
 * with the same seed, so that every answer of the server can be foreseen.
 */
final class PlayedGame {
  private final OpenedGame opened;
  private final Table twin;
  private final SplittableRandom random;

  private PlayedGame(OpenedGame opened, Tables tables, Ground ground, long seed) {
    this.opened = opened;
    this.twin = table(tables, ground, seed);
    this.random = new SplittableRandom(seed);
  }

  static PlayedGame open(Wire wire, Tables tables, Ground ground, long seed) throws IOException {
    return new PlayedGame(OpenedGame.open(wire, ground, seed), tables, ground, seed);
  }

  /** A game of which so many of the foreseen orders were given. */
  static PlayedGame of(OpenedGame opened, Tables tables, ForeseenGame foreseen, int orders) {
    PlayedGame game = new PlayedGame(opened, tables, foreseen.ground(), foreseen.seed());
    foreseen.given().subList(0, orders).forEach(given -> game.follow(given.order()));
    return game;
  }

  /** A game as the server opens it. */
  static Table table(Tables tables, Ground ground, long seed) {
    return tables.open(
        tables.box(ground.game()),
        Optional.of(ground.scenario()),
        ground.options(),
        Optional.of(seed));
  }

  /** By number, the games on the shelf in turn, each with its first scenario. */
  static Ground ground(Tables tables, long number) {
    String game = tables.boxes().get((int) (number % tables.boxes().size())).id();
    return Ground.of(tables, game, Optional.empty(), Map.of());
  }

  String id() {
    return opened.id();
  }

  String spectator() {
    return opened.spectator();
  }

  /**
   * What is wrong with the game as the server has it; empty if it is the one played here. The
   * journal is replayed to its hash where it may be had; where the game has secrets, both seats'
   * views are compared.
   */
  String difference(Wire wire, Tables tables) throws IOException {
    Wire.Answer status = wire.get("/api/games/" + id(), spectator());
    int there = status.status() == 200 ? Json.read(status.body()).get("sequence").asInt() : -1;
    if (there != sequence()) {
      return "at " + there + " (status " + status.status() + "), expected " + sequence();
    }
    Wire.Answer journal = wire.get("/api/games/" + id() + "/journal", spectator());
    if (journal.status() == 200) {
      long position = tables.load(journal.body()).game().hash();
      return position == hash() ? "" : "the journal replays to another position";
    }
    for (Side side : Side.values()) {
      Wire.Answer seen = wire.get("/api/games/" + id(), opened.token(side));
      JsonNode view = Json.read(seen.body()).get("view");
      View expected = twin.game().rulebook().view(twin.game().position(), side);
      if (!view.equals(Json.read(Json.write(FactJson.view(expected))))) {
        return "the view of " + side.word() + " is another";
      }
    }
    return "";
  }

  int sequence() {
    return twin.game().journal().entries().size();
  }

  long hash() {
    return twin.game().hash();
  }

  boolean isOver() {
    return twin.game().isOver();
  }

  Order anyOrder() {
    return twin.game().rulebook().anyOrder(twin.game().position(), random);
  }

  /** Sends an order for the side that decides. */
  Wire.Answer send(Wire wire, Order order) throws IOException {
    String json = request(sequence(), Json.write(twin.orders().write(order)));
    String token = opened.token(twin.game().decides());
    return wire.post("/api/games/" + id() + "/orders", token, json);
  }

  /** The body of a request that gives an order after so many. */
  static String request(int after, String order) {
    return "{\"after\":" + after + ",\"order\":" + order + "}";
  }

  /** Does here what the server did. */
  void follow(Order order) {
    Game.Played played = twin.game().play(order);
    if (!played.verdict().isLegal()) {
      throw new IllegalStateException("the twin refuses " + order);
    }
  }
}
