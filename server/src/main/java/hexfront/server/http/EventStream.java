package hexfront.server.http;

import hexfront.games.wire.Json;
import hexfront.server.hall.Frame;
import hexfront.server.hall.Reception;
import hexfront.server.hall.Watcher.News;
import hexfront.server.http.Route.Access;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A game as it happens, as server-sent events. The request's own thread, a virtual one, waits for
 * news and writes them; a comment now and then keeps the connection open and finds out who left.
 */
final class EventStream {
  private static final byte[] PULSE = ":\n\n".getBytes(StandardCharsets.UTF_8);

  private final Reception reception;

  EventStream(Reception reception) {
    this.reception = reception;
  }

  Route route() {
    return new Route(
            Route.Verb.GET,
            "/api/games/{id}/events",
            Access.WATCH,
            "The game as it happens: server-sent events 'hello', 'frame', 'thinking' and 'parked'.",
            java.util.List.of(),
            "",
            "",
            this::serve)
        .with("after", "integer", false, "the last number known; or the header Last-Event-ID")
        .with("ticket", "string", false, "a ticket, where a header cannot be sent");
  }

  private Reply serve(Call call) throws IOException {
    try (Reception.Following following =
        reception.follow(call.game(), call.pass(), after(call), call.address())) {
      var response = call.context().res();
      response.setStatus(200);
      response.setContentType("text/event-stream;charset=utf-8");
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("X-Accel-Buffering", "no");
      OutputStream out = response.getOutputStream();
      hello(following, out);
      follow(following, out);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException | UncheckedIOException e) {
      // the other end has left
    }
    return Reply.NONE;
  }

  private static OptionalInt after(Call call) {
    Optional<String> text =
        Optional.ofNullable(call.context().header("Last-Event-ID")).or(() -> call.query("after"));
    return text.map(t -> OptionalInt.of(Call.number("after", t, 0, Integer.MAX_VALUE)))
        .orElse(OptionalInt.empty());
  }

  private static void hello(Reception.Following following, OutputStream out) throws IOException {
    event(out, "hello", Json.write(Json.object().put("sequence", following.after())));
    following.past(
        frame -> {
          try {
            frame(out, frame);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
    String thinking = following.thinking();
    if (thinking != null) {
      event(out, "thinking", thinking);
    }
    out.flush();
  }

  private void follow(Reception.Following following, OutputStream out)
      throws IOException, InterruptedException {
    while (true) {
      switch (following.watcher().next()) {
        case News.Pulse pulse -> out.write(PULSE);
        case News.Told told -> frame(out, told.frame());
        case News.Thinking thinking -> event(out, "thinking", thinking.json());
        case News.Parked parked -> event(out, "parked", parked.json());
        case News.End end -> {
          return;
        }
      }
      if (!following.watcher().hasMore()) {
        out.flush();
      }
    }
  }

  private static void frame(OutputStream out, Frame frame) throws IOException {
    out.write(frame.event());
  }

  private static void event(OutputStream out, String name, String json) throws IOException {
    out.write(("event: " + name + "\ndata: " + json + "\n\n").getBytes(StandardCharsets.UTF_8));
  }
}
