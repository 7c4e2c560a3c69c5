package hexfront.server.http;

import java.util.List;

/**
 * One thing that can be requested.
 *
 * @param path as the router takes it, below the base path
 * @param summary a sentence for the description of the interface
 * @param parameters what the query may hold
 * @param body the name of the schema of the request's body, or empty
 * @param answer the name of the schema of the answer, or empty if it is not JSON
 */
record Route(
    Verb verb,
    String path,
    Access access,
    String summary,
    List<Parameter> parameters,
    String body,
    String answer,
    Handler handler) {

  enum Verb {
    GET,
    POST
  }

  /** Who may request it. */
  enum Access {
    /** Anybody. */
    OPEN,
    /** Who has an invitation to the game. */
    INVITED,
    /** Who owns the machine, and shows its key. */
    OWNER,
    /** Who has a seat at the game, or watches it. */
    WATCH,
    /** Who leads a side. */
    SEAT
  }

  /** A part of the query. */
  record Parameter(String name, String type, boolean required, String summary) {}

  /** Answers requests. */
  @FunctionalInterface
  interface Handler {
    Reply answer(Call call) throws java.io.IOException;
  }

  static Route get(String path, Access access, String summary, String answer, Handler handler) {
    return new Route(Verb.GET, path, access, summary, List.of(), "", answer, handler);
  }

  static Route post(
      String path, Access access, String summary, String body, String answer, Handler handler) {
    return new Route(Verb.POST, path, access, summary, List.of(), body, answer, handler);
  }

  /** The same route with a part of the query. */
  Route with(String name, String type, boolean required, String what) {
    List<Parameter> more = new java.util.ArrayList<>(parameters);
    more.add(new Parameter(name, type, required, what));
    return new Route(verb, path, access, summary, List.copyOf(more), body, answer, handler);
  }
}
