package hexfront.app.referee;

import hexfront.engine.Rulebook;
import hexfront.games.Box;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.games.wire.Fields;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Describes the protocol as a JSON Schema, for one game or for all. */
public final class Describing {
  private final Tables tables;

  public Describing(Tables tables) {
    this.tables = tables;
  }

  ObjectNode answer(Fields request, Referee referee) {
    Optional<String> game = request.maybeText("game");
    request.done();
    if (game.isEmpty() && referee.hasTable()) {
      game = Optional.of(referee.table().box().id());
    }
    ObjectNode answer = Referee.ok();
    answer.set("schema", schema(game));
    return answer;
  }

  /** The schema of the requests of one game, or of all games. */
  public ObjectNode schema(Optional<String> game) {
    List<Box> boxes = game.map(id -> List.of(tables.box(id))).orElse(tables.boxes());
    return new RequestSchema(boxes, boxes.stream().map(Describing::rulebook).toList()).build();
  }

  private static Rulebook rulebook(Box box) {
    return box.open(box.scenarios().getFirst().id(), OptionWords.complete(box, Map.of()))
        .rulebook();
  }
}
