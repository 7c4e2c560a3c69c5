package hexfront.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Opens games over HTTP, so that a test begins where it gets interesting. */
final class Caller {
  private static final ObjectMapper JSON = JsonMapper.builder().build();

  private final String address;
  private final HttpClient http = HttpClient.newHttpClient();

  Caller(String address) {
    this.address = address;
  }

  /** A game that was opened, with the links of its seats. */
  record Opened(String id, JsonNode answer) {
    String link(String seat) {
      return at(seat).get("link").stringValue();
    }

    String token(String seat) {
      return at(seat).get("token").stringValue();
    }

    private JsonNode at(String seat) {
      return seat.equals("spectator") ? answer.get(seat) : answer.get("seats").get(seat);
    }
  }

  /** Opens a game and takes every seat that a person has, to hand them out to players. */
  Opened open(String request) {
    ObjectNode wish = (ObjectNode) JSON.readTree(request);
    ArrayNode take = wish.putArray("take");
    for (String side : List.of("axis", "soviet")) {
      if (wish.path("seats").path(side).asString("person").equals("person")) {
        take.add(side);
      }
    }
    JsonNode answer = post("/api/games", JSON.writeValueAsString(wish));
    return new Opened(answer.get("id").stringValue(), answer);
  }

  JsonNode get(String path) {
    return send(path, HttpRequest.newBuilder(URI.create(address + path)).GET().build());
  }

  JsonNode post(String path, String body) {
    return send(
        path,
        HttpRequest.newBuilder(URI.create(address + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  /** The text of an answer, for a token. */
  String text(String path, String token) {
    return body(
        path,
        HttpRequest.newBuilder(URI.create(address + path))
            .header("Authorization", "Bearer " + token)
            .GET()
            .build());
  }

  private JsonNode send(String path, HttpRequest request) {
    return JSON.readTree(body(path, request));
  }

  private String body(String path, HttpRequest request) {
    try {
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() >= 300) {
        throw new IllegalStateException(path + ": " + answer.statusCode() + " " + answer.body());
      }
      return answer.body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
