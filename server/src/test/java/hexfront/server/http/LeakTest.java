package hexfront.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.server.Databases;
import hexfront.server.Guest;
import hexfront.server.hall.Reception;
import hexfront.server.http.Route.Access;
import hexfront.server.http.Route.Verb;
import hexfront.server.store.Chair;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Two servers with the same games, which differ only in what is hidden from one seat: the other
 * side's secrets, and the dice that are still to fall. Whatever that seat or a spectator asks, on
 * any route, not a byte may differ.
 */
@Timeout(300)
class LeakTest {
  private static final int MOMENTS_A_BOX = 6;
  private static final int ORDERS_BETWEEN = 45;
  private static final String FOG = "fog-of-war";

  /** A moment of a random game, the seat that asks, and how much is hidden from it. */
  private record Moment(String id, Side asker, String truth, String other, Side decides) {}

  @TempDir private static Path folder;
  private final Tables tables = new Tables(Shelf.boxes());

  private static String hash(String token) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static GameRecord record(String id, Table table, String dice, Side first) {
    return new GameRecord(
        id,
        "",
        Journal.VERSION,
        table.game().journal().header(),
        "person",
        "person",
        hash("axis-" + id),
        hash("soviet-" + id),
        hash("spectator-" + id),
        null,
        dice,
        first.word(),
        5,
        Chair.PLAIN,
        Chair.PLAIN);
  }

  private static Entry stands(String id, Table table, Moment moment, String position) {
    Rulebook rulebook = table.game().rulebook();
    Position read = rulebook.written().read(position);
    return new Entry(
        id,
        1,
        Entry.What.RESUME,
        moment.decides(),
        rulebook.version() + " | " + position,
        "",
        rulebook.written().hash(read),
        "It goes on here.",
        moment.decides().word(),
        7);
  }

  /** The options with which a box is opened: as it is, and where it can be, with fog of war. */
  private static List<Map<String, Boolean>> choices(Box box) {
    return box.options().stream().anyMatch(option -> option.id().equals(FOG))
        ? List.of(Map.of(), Map.of(FOG, true))
        : List.of(Map.of());
  }

  /** Moments of a random game in which something is hidden from a side. */
  private List<Moment> moments(Box box, Map<String, Boolean> options, long seed) {
    Table table = tables.open(box, Optional.empty(), options, Optional.of(seed));
    Game game = table.game();
    SplittableRandom random = new SplittableRandom(seed);
    List<Moment> moments = new ArrayList<>();
    for (int i = 1; moments.size() < MOMENTS_A_BOX && i < 40 * ORDERS_BETWEEN; i++) {
      if (game.isOver()) {
        break;
      }
      game.play(game.rulebook().anyOrder(game.position(), random));
      for (Side side : Side.values()) {
        Position imagined = game.rulebook().imagine(game.position(), side, random);
        String truth = game.rulebook().written().text(game.position());
        String other = game.rulebook().written().text(imagined);
        boolean hides = !truth.equals(other);
        if ((hides || i % ORDERS_BETWEEN == 0)
            && !game.isOver()
            && moments.size() < MOMENTS_A_BOX) {
          String id = box.id() + (options.isEmpty() ? "-" : "-fog-") + i + "-" + side.word();
          moments.add(new Moment(id, side, truth, other, game.decides()));
          i += ORDERS_BETWEEN / 2;
        }
      }
    }
    return moments;
  }

  private static List<Route> routes() {
    Tables tables = new Tables(Shelf.boxes());
    try (Store store = Store.open(Databases.sqlite(folder));
        Reception reception = new Reception(store, tables, Guest.RULES)) {
      return new Api(Settings.USUAL, reception, tables)
          .routes().stream()
              .filter(r -> r.access() == Access.WATCH || r.access() == Access.SEAT)
              .filter(r -> !r.path().endsWith("/events") && !r.path().endsWith("/ticket"))
              .toList();
    }
  }

  /** All that can be asked by a route without changing anything. */
  private static List<String> questions(Route route, String id, List<String> units) {
    String path = route.path().replace("{id}", id);
    List<String> queries = new ArrayList<>(List.of(""));
    for (Route.Parameter parameter : route.parameters()) {
      if (!parameter.required()) {
        continue;
      }
      List<String> values = parameter.name().equals("units") ? units : List.of("axis", "soviet");
      List<String> longer = new ArrayList<>();
      for (String query : queries) {
        values.forEach(v -> longer.add(query + "&" + parameter.name() + "=" + v));
      }
      queries = longer;
    }
    return queries.stream().map(q -> path + q.replaceFirst("&", "?")).toList();
  }

  private static String ask(Guest guest, Route route, String question, String token) {
    if (route.verb() == Verb.GET) {
      return guest.get(question, token).toString();
    }
    String body =
        switch (route.body()) {
          case "order-alone" -> "{\"order\":{\"type\":\"end-phase\"}}";
          case "order-request" -> "{\"after\":77,\"order\":{\"type\":\"end-phase\"}}";
          case "after" -> "{\"after\":77}";
          case "share" -> "{\"share\":\"x\"}";
          default -> "";
        };
    return body.isEmpty() ? "" : guest.post(question, token, body).toString();
  }

  @Test
  void notAByteTellsWhatIsHidden() {
    String one = Databases.sqlite(folder);
    String two = Databases.sqlite(folder);
    List<Moment> all = new ArrayList<>();
    try (Store first = Store.open(one);
        Store second = Store.open(two)) {
      for (Box box : Shelf.boxes()) {
        for (Map<String, Boolean> options : choices(box)) {
          for (Moment moment : moments(box, options, 11)) {
            Table table = tables.open(box, Optional.empty(), options, Optional.empty());
            Store.durable(
                first.create(
                    record(moment.id(), table, "seed 1", moment.decides()),
                    List.of(stands(moment.id(), table, moment, moment.truth()))));
            Store.durable(
                second.create(
                    record(moment.id(), table, "seed 2", moment.decides()),
                    List.of(stands(moment.id(), table, moment, moment.other()))));
            all.add(moment);
          }
        }
      }
    }
    assertThat(all).anySatisfy(m -> assertThat(m.truth()).isNotEqualTo(m.other()));
    assertThat(all)
        .filteredOn(m -> m.id().startsWith("stalingrad-fog-"))
        .isNotEmpty()
        .allSatisfy(m -> assertThat(m.truth()).isNotEqualTo(m.other()));
    List<Route> routes = routes();
    int compared = 0;
    try (Guest a = new Guest(one);
        Guest b = new Guest(two)) {
      for (Moment moment : all) {
        for (String seat : List.of(moment.asker().word(), "spectator")) {
          compared += compare(a, b, routes, moment, seat + "-" + moment.id());
        }
      }
    }
    assertThat(compared).isGreaterThan(500);
  }

  private static int compare(Guest a, Guest b, List<Route> routes, Moment moment, String token) {
    List<String> units = new ArrayList<>();
    JsonNode view = Json.read(a.get("/api/games/" + moment.id(), token).text()).get("view");
    for (JsonNode unit : view.get("units")) {
      if (unit.has("hex") && units.size() < 6) {
        units.add(unit.get("id").stringValue());
      }
    }
    int compared = 0;
    for (Route route : routes) {
      for (String question : questions(route, moment.id(), units)) {
        String there = ask(a, route, question, token);
        assertThat(ask(b, route, question, token))
            .as(route.verb() + " " + question + " as " + token)
            .isEqualTo(there);
        compared++;
      }
    }
    return compared;
  }
}
