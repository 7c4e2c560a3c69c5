package hexfront.server;

import hexfront.games.wire.Json;
import hexfront.server.hall.Rules;
import hexfront.server.http.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A client of a server in tests. */
public final class Guest implements AutoCloseable {
  /** An answer, its body read as JSON where it is JSON. */
  public record Answer(int status, String text) {
    public ObjectNode json() {
      return Json.read(text);
    }
  }

  /** A game somebody opened, with its tokens. */
  public record Opened(String id, String axis, String soviet, String spectator) {
    public String path(String more) {
      return "/api/games/" + id + more;
    }

    /** The token of a side's seat. */
    public String of(String side) {
      return side.equals("axis") ? axis : soviet;
    }
  }

  public static final Rules RULES = new Rules(50, 1000, 100, Duration.ZERO, 1).withRate(100_000);

  private final HttpClient http = HttpClient.newHttpClient();
  private final Server server;

  public Guest(String database) {
    this(database, new Settings("127.0.0.1", 0, "", 200_000, 100_000), RULES);
  }

  public Guest(String database, Settings settings, Rules rules) {
    server = Server.start(database, settings, rules);
  }

  public String address(String path) {
    return server.address().replaceFirst("/$", "") + path;
  }

  public Server server() {
    return server;
  }

  public Answer get(String path, String token) {
    return send(request(path, token).GET());
  }

  public Answer post(String path, String token, String json) {
    return send(
        request(path, token)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json)));
  }

  public HttpRequest.Builder request(String path, String token) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address(path))).timeout(Duration.ofSeconds(30));
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  public Answer send(HttpRequest.Builder request) {
    HttpResponse<String> response = exchange(request);
    return new Answer(response.statusCode(), response.body());
  }

  public HttpResponse<String> exchange(HttpRequest.Builder request) {
    try {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Opens a game and sits down at every seat that a person has. */
  public Opened open(String json) {
    ObjectNode request = Json.read(json);
    if (!request.has("take")) {
      ArrayNode take = request.putArray("take");
      for (String side : List.of("axis", "soviet")) {
        if (request.path("seats").path(side).asString("person").equals("person")) {
          take.add(side);
        }
      }
    }
    Answer answer = post("/api/games", "", Json.write(request));
    if (answer.status() != 201) {
      throw new IllegalStateException(answer.toString());
    }
    ObjectNode opened = answer.json();
    return new Opened(
        opened.get("id").stringValue(),
        token(opened, "axis"),
        token(opened, "soviet"),
        opened.get("spectator").get("token").stringValue());
  }

  private static String token(ObjectNode opened, String side) {
    return opened.get("seats").path(side).has("token")
        ? opened.get("seats").get(side).get("token").stringValue()
        : "";
  }

  /** A game as a seat sees it. */
  public ObjectNode look(Opened game, String token) {
    return get(game.path(""), token).json();
  }

  /** Plays the n-th of the orders that are legal now. */
  public Answer playAny(Opened game, int n) {
    ObjectNode now = look(game, game.spectator());
    String side = now.get("decision").get("side").stringValue();
    ObjectNode legal = get(game.path("/legal?limit=" + (n + 1)), game.of(side)).json();
    var orders = legal.get("orders");
    return order(
        game, side, now.get("sequence").asInt(), Json.write(orders.get(n % orders.size())));
  }

  public Answer order(Opened game, String side, int after, String order) {
    return post(
        game.path("/orders"), game.of(side), "{\"after\":" + after + ",\"order\":" + order + "}");
  }

  /** Follows a game's events. */
  public Stream follow(Opened game, String token, int after) {
    try {
      HttpResponse<InputStream> response =
          http.send(
              request(game.path("/events"), token)
                  .header("Last-Event-ID", Integer.toString(after))
                  .GET()
                  .build(),
              HttpResponse.BodyHandlers.ofInputStream());
      return new Stream(response.body());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** An event stream. */
  public static final class Stream implements AutoCloseable {
    private final InputStream in;

    Stream(InputStream in) {
      this.in = in;
    }

    /** The next event: its name, id and data. Comments are passed over. */
    public Map<String, String> next() throws IOException {
      Map<String, String> event = new java.util.HashMap<>();
      StringBuilder line = new StringBuilder();
      while (true) {
        int c = in.read();
        if (c < 0) {
          throw new IOException("the stream ended");
        }
        if (c != '\n') {
          line.append((char) c);
          continue;
        }
        String text = line.toString();
        line.setLength(0);
        if (text.isEmpty() && !event.isEmpty()) {
          return event;
        }
        int colon = text.indexOf(": ");
        if (colon > 0) {
          event.put(text.substring(0, colon), text.substring(colon + 2));
        }
      }
    }

    /** The numbers of the next frames. */
    public List<Integer> numbers(int count) throws IOException {
      List<Integer> numbers = new ArrayList<>();
      while (numbers.size() < count) {
        Map<String, String> event = next();
        if ("frame".equals(event.get("event"))) {
          numbers.add(Integer.valueOf(event.get("id")));
        }
      }
      return numbers;
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }

  @Override
  public void close() {
    server.close();
    http.shutdownNow();
  }
}
