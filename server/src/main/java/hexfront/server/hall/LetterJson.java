package hexfront.server.hall;

import hexfront.games.mail.Letter;
import hexfront.games.mail.Postmaster.State;
import hexfront.games.mail.Postmaster.Tried;
import hexfront.games.mail.Reply;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import hexfront.server.store.Posted;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What became of letters, as JSON. */
final class LetterJson {
  private LetterJson() {}

  /** There is no letter. */
  static ObjectNode none() {
    return lines(Json.object().put("state", "none"), new Reply(List.of()));
  }

  static ObjectNode json(LiveGame game, Posted posted, Tried tried) {
    Letter letter = Letter.read(posted.letter());
    ObjectNode json = headed(posted, word(tried.state()));
    json.put("sequence", game.course().sequence());
    if (tried.state() == State.ASKS) {
      json.put("leftOut", game.course().decides() == letter.side());
    }
    return lines(json, tried.reply());
  }

  static ObjectNode astray(Posted posted) {
    return lines(headed(posted, "astray"), new Reply(List.of()));
  }

  private static ObjectNode headed(Posted posted, String state) {
    Letter letter = Letter.read(posted.letter());
    return Json.object()
        .put("state", state)
        .put("side", letter.side().word())
        .put("turn", letter.turn())
        .put("phase", letter.phase())
        .put("figures", posted.figures() != null);
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static ObjectNode lines(ObjectNode json, Reply reply) {
    ArrayNode lines = json.putArray("lines");
    for (Reply.Line line : reply.lines()) {
      ObjectNode one = lines.addObject().put("line", line.line()).put("order", line.order());
      one.put("fate", word(line.fate()));
      one.set("refusals", FactJson.refusals(line.refusals()));
      one.set("remarks", Json.texts(line.remarks()));
    }
    return json;
  }
}
