package hexfront.server.http;

import hexfront.engine.dice.Source;
import hexfront.engine.journal.Journal;
import hexfront.games.Arrangement;
import hexfront.games.mail.Letter;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import hexfront.server.hall.Denied;
import hexfront.server.store.StoreProblem;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/** What went wrong, as an answer with a sentence. Nothing of the program's inside is told. */
final class Problems {
  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

  private Problems() {}

  static Reply reply(Exception problem, String what) {
    return switch (problem) {
      case Denied denied -> denied(denied);
      case Malformed e -> Reply.error(400, words(e));
      case Journal.JournalProblem e -> Reply.error(400, words(e));
      case Letter.LetterProblem e -> Reply.error(400, words(e));
      case Source.OutOfNumbers e -> Reply.error(400, words(e) + "; nothing has changed");
      case Arrangement.Impossible e -> Reply.error(400, words(e));
      case Call.TooLarge e -> Reply.error(413, words(e));
      case Call.WrongType e -> Reply.error(415, words(e));
      case StoreProblem e -> {
        LOG.atError().addKeyValue("request", what).setCause(e).log("the database has a problem");
        yield e.isUncertain()
            ? Reply.error(504, words(e))
            : Reply.error(503, told(e) + "; nothing was done");
      }
      case IOException e -> Reply.error(400, "the request ended before it was whole");
      default -> {
        LOG.atError().addKeyValue("request", what).setCause(problem).log("a mistake in Hexfront");
        yield Reply.error(500, "a mistake in Hexfront itself; the server's log says more");
      }
    };
  }

  private static Reply denied(Denied denied) {
    return switch (denied) {
      case Denied.NoToken e -> Reply.error(401, words(e));
      case Denied.NotYours e -> Reply.error(403, words(e));
      case Denied.Waiting e -> Reply.error(403, words(e));
      case Denied.Unknown e -> Reply.error(404, words(e));
      case Denied.Full e -> Reply.error(429, words(e));
      case Denied.TooLate e ->
          Reply.of(409, Json.object().put("error", words(e)).put("sequence", e.sequence()));
      case Denied.Refused e -> {
        ObjectNode json = Json.object().put("error", words(e)).put("legal", false);
        json.set("refusals", FactJson.refusals(e.refusals()));
        yield Reply.of(422, json);
      }
    };
  }

  /** The first half of a message: what follows is for the operator. */
  private static String told(StoreProblem e) {
    return words(e).replaceFirst("(?s): .*", "");
  }

  private static String words(Exception e) {
    String message = e.getMessage();
    return message == null ? "the request cannot be understood" : message;
  }
}
