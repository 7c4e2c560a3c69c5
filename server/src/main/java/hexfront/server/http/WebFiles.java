package hexfront.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The browser's part of the table, from the folder {@code web} of the class path. */
final class WebFiles {
  private static final String FOLDER = "/web/";
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*");
  private static final Pattern HEAD = Pattern.compile("<head[^>]*>");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("mjs", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("map", "application/json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("jpg", "image/jpeg"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("txt", "text/plain; charset=utf-8"));
  private static final String WITHOUT =
      "<!doctype html><title>Hexfront</title><p>This server was built without the table in the"
          + " browser. Its interface is described at <a"
          + " href=\"api/openapi.json\">api/openapi.json</a>.";

  private final String base;
  private final Map<String, Optional<Reply>> read = new ConcurrentHashMap<>();

  WebFiles(String base) {
    this.base = base;
  }

  /** The page that is the table; it finds everything else below the base path. */
  Reply page() {
    return read.computeIfAbsent("index.html", this::read)
        .map(
            page ->
                Reply.text(
                    page.type(),
                    HEAD.matcher(new String(page.body(), StandardCharsets.UTF_8))
                        .replaceFirst("$0<base href=\"" + base + "/\">")))
        .orElseGet(() -> Reply.text("text/html; charset=utf-8", WITHOUT));
  }

  /** A file by its path; none where the path leaves the folder or names nothing. */
  Optional<Reply> file(String path) {
    for (String name : path.split("/", -1)) {
      if (!NAME.matcher(name).matches()) {
        return Optional.empty();
      }
    }
    Optional<Reply> known = read.get(path);
    if (known == null) {
      known = read(path);
      if (known.isPresent()) {
        read.put(path, known);
      }
    }
    return known;
  }

  private Optional<Reply> read(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    try (InputStream file = WebFiles.class.getResourceAsStream(FOLDER + path)) {
      return file == null || type == null
          ? Optional.empty()
          : Optional.of(new Reply(200, type, file.readAllBytes()));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
