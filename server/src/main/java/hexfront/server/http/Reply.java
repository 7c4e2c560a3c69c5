package hexfront.server.http;

import hexfront.games.wire.Json;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;

/** An answer to a request. */
record Reply(int status, String type, byte[] body) {
  static final String JSON = "application/json";

  /** What a handler answers that has written its answer by itself. */
  static final Reply NONE = new Reply(0, "", new byte[0]);

  boolean isNone() {
    return status == 0;
  }

  static Reply of(JsonNode json) {
    return of(200, json);
  }

  static Reply of(int status, JsonNode json) {
    return new Reply(status, JSON, Json.bytes(json));
  }

  static Reply json(int status, String text) {
    return new Reply(status, JSON, text.getBytes(StandardCharsets.UTF_8));
  }

  static Reply error(int status, String sentence) {
    return of(status, Json.object().put("error", sentence));
  }

  static Reply text(String type, String text) {
    return new Reply(200, type, text.getBytes(StandardCharsets.UTF_8));
  }
}
