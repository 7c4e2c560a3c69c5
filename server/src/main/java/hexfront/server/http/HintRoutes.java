package hexfront.server.http;

import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.server.hall.Adviser;
import hexfront.server.hall.Reception;
import hexfront.server.http.Route.Access;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a marshal would do. */
final class HintRoutes {
  private static final String HINT = "/api/games/{id}/hint";

  private final Adviser adviser;

  HintRoutes(Reception reception) {
    this.adviser = reception.adviser();
  }

  List<Route> routes() {
    return List.of(
        Route.post(
            HINT,
            Access.SEAT,
            "What a marshal would do now, or would have done; it takes as long as one thinks.",
            "hint-request",
            "hint",
            this::hint),
        Route.post(
            HINT + "/stop",
            Access.SEAT,
            "Has the marshal who is asked answer with the best it has.",
            "nothing",
            "nothing",
            c -> {
              c.body().done();
              adviser.stop(c.game(), c.token());
              return Reply.of(Json.object());
            }));
  }

  private Reply hint(Call call) throws IOException {
    String token = call.token();
    Fields body = call.body();
    Optional<String> other = body.maybeText("other");
    int at = body.number("at", 0, Integer.MAX_VALUE, -1);
    body.done();
    return Reply.of(
        adviser.hint(call.game(), token, other, at < 0 ? OptionalInt.empty() : OptionalInt.of(at)));
  }
}
