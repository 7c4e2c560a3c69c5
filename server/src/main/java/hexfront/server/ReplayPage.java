package hexfront.server;

import hexfront.games.Box;
import hexfront.games.data.MapLibrary;
import hexfront.games.picture.MapPainter;
import hexfront.games.wire.Json;
import hexfront.server.hall.SavedReplay;
import hexfront.server.http.BoxJson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A saved game as one page that needs nothing else: to be sent to a friend. */
public final class ReplayPage {
  private static final String TEMPLATE = "/web/replay.html";
  private static final String MARK = "<!--REPLAY-DATA-->";

  private ReplayPage() {}

  /** The page; none where the program was built without the browser's part. */
  public static Optional<String> of(SavedReplay replay) {
    return template()
        .map(
            page ->
                page.replace(
                    MARK,
                    "<script type=\"application/json\" id=\"replay-data\">"
                        + data(replay).replace("<", "\\u003c")
                        + "</script>"));
  }

  /** All that the page shows: the box, its map and counters, and the course of the game. */
  static String data(SavedReplay replay) {
    Box box = replay.table().box();
    return "{\"box\":"
        + Json.write(BoxJson.card(box))
        + ",\"scenario\":"
        + Json.write(Json.node(replay.table().game().journal().header().get("scenario")))
        + ",\"picture\":"
        + Json.write(Json.node(MapPainter.paint(MapLibrary.open(box.map().name()))))
        + ",\"map\":"
        + Json.write(BoxJson.map(box.map()))
        + ",\"counters\":"
        + Json.write(BoxJson.counters(box.counters()))
        + ",\"notes\":"
        + Json.write(replay.notes())
        + ",\"replay\":"
        + replay.json()
        + "}";
  }

  private static Optional<String> template() {
    try (InputStream file = ReplayPage.class.getResourceAsStream(TEMPLATE)) {
      return file == null
          ? Optional.empty()
          : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
