package hexfront.server.http;

import hexfront.games.wire.Fields;
import hexfront.server.hall.Reception;
import hexfront.server.hall.Seating;
import hexfront.server.http.Route.Access;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Sitting down, leaving, and what players add to the dice. */
final class SeatRoutes {
  private static final String GAME = "/api/games/{id}";

  private final Seating seating;
  private final String base;

  SeatRoutes(Reception reception, String base) {
    this.seating = reception.seating();
    this.base = base;
  }

  List<Route> routes() {
    return List.of(
        Route.post(
            GAME + "/seat",
            Access.INVITED,
            "Takes the seat of an invitation, which is possible once.",
            "invited",
            "taken",
            this::take),
        Route.post(
            GAME + "/token",
            Access.SEAT,
            "Gives the seat another token; the one before it is worth nothing any more.",
            "nothing",
            "seat",
            c -> {
              c.body().done();
              return Reply.of(seating.changeToken(c.game(), c.token(), base));
            }),
        Route.post(
            GAME + "/ticket",
            Access.WATCH,
            "A ticket for a minute, to be used as ?ticket= where a header cannot be sent.",
            "nothing",
            "ticket",
            c -> {
              c.body().done();
              return Reply.of(seating.ticket(c.game(), c.token()));
            }),
        Route.get(
            GAME + "/dice",
            Access.WATCH,
            "What is promised about the dice, and what is laid open of them.",
            "dice",
            c -> Reply.of(seating.dice(c.game(), c.pass()))),
        Route.post(
            GAME + "/dice",
            Access.SEAT,
            "Lays open what the player has promised to add to the dice.",
            "share",
            "nothing",
            this::share),
        Route.post(
            GAME + "/delete",
            Access.SEAT,
            "The player wants the game deleted.",
            "nothing",
            "deleted",
            c -> {
              c.body().done();
              return Reply.of(seating.delete(c.game(), c.token()));
            }));
  }

  private Reply take(Call call) throws IOException {
    Fields body = call.body();
    String invitation = body.text("invitation", "an invitation");
    Optional<String> promise = body.maybeText("promise");
    body.done();
    return Reply.of(seating.take(call.game(), invitation, promise, base));
  }

  private Reply share(Call call) throws IOException {
    String token = call.token();
    Fields body = call.body();
    String share = body.text("share", "what you add to the dice");
    body.done();
    ObjectNode done = seating.share(call.game(), token, share);
    return Reply.of(done);
  }
}
