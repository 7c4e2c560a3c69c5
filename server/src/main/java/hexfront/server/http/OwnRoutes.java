package hexfront.server.http;

import hexfront.server.hall.OwnGames;
import hexfront.server.http.Route.Access;
import java.util.List;

/** What only who sits at the machine may ask, by its key; a server for others has none of it. */
final class OwnRoutes {
  private static final String GAME = "/api/own/games/{id}";

  private final OwnGames games;
  private final String base;

  OwnRoutes(OwnGames games, String base) {
    this.games = games;
    this.base = base;
  }

  List<Route> routes() {
    return List.of(
        Route.get(
            "/api/own/games",
            Access.OWNER,
            "The games opened on this machine by its owner.",
            "own-games",
            c -> Reply.of(games.list(c.token()))),
        Route.post(
            GAME + "/seats",
            Access.OWNER,
            "Gives the owner the seats back that he took, under new tokens.",
            "nothing",
            "own-seats",
            c -> {
              c.body().done();
              return Reply.of(games.seats(c.game(), c.token(), base));
            }),
        Route.post(
            GAME + "/delete",
            Access.OWNER,
            "The owner wants the game deleted.",
            "nothing",
            "deleted",
            c -> {
              c.body().done();
              return Reply.of(games.delete(c.game(), c.token()));
            }));
  }
}
