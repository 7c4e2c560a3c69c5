package hexfront.app.soak;

import hexfront.engine.Side;
import hexfront.games.wire.Json;
import hexfront.lab.Ground;
import java.io.IOException;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A game that was opened on a server.
 *
 * @param axis the token of the Axis seat
 * @param soviet the token of the Soviet seat
 * @param spectator the token of those who watch
 */
record OpenedGame(String id, String axis, String soviet, String spectator) {
  static OpenedGame open(Wire wire, Ground ground, long seed) throws IOException {
    ObjectNode request = Json.object().put("game", ground.game());
    request.put("scenario", ground.scenario()).put("seed", seed);
    ground.options().forEach(request.putObject("options")::put);
    request.set("take", Json.texts(List.of(Side.AXIS.word(), Side.SOVIET.word())));
    Wire.Answer answer = wire.post("/api/games", "", Json.write(request));
    if (answer.status() != 201) {
      throw new IOException("no game: " + answer);
    }
    JsonNode opened = Json.read(answer.body());
    return new OpenedGame(
        opened.get("id").stringValue(),
        token(opened.get("seats").get(Side.AXIS.word())),
        token(opened.get("seats").get(Side.SOVIET.word())),
        token(opened.get("spectator")));
  }

  private static String token(JsonNode seat) {
    return seat.get("token").stringValue();
  }

  String token(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }
}
