package hexfront.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.e2e.Backstage.House;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;

/**
 * How fast the table is with 400 counters on the biggest map of the shelf. Each thing is tried a
 * few times and the best counts, since other programs on the machine are not the table's fault. For
 * the same reason the table's own work in each frame is what is judged; the time from frame to
 * frame, which a browser without a graphics card spends mostly elsewhere, is told.
 */
@ExtendWith(Backstage.class)
class SmoothnessTest {
  private static final int COUNTERS = 400;
  private static final int ROUNDS = 6;
  private static final double AT_ONCE_MILLIS = 100;
  private static final double FRAME_MILLIS = 1000.0 / 60;
  private static final double LATE_MILLIS = 1000.0 / 30;
  private static final double SELDOM = 0.1;
  private static final double RARELY = 0.05;

  private static final String PAN_AND_ZOOM =
      """
      view => {
        view.look({x: 700, y: 700, scale: 0.9});
        return i => {
          if (i % 30 < 20) {
            view.pan(i < 45 ? -14 : 14, i % 2 ? 6 : -6);
          } else {
            view.zoom(i % 2 ? 1.04 : 0.965);
          }
        };
      }
      """;

  private static final String ZOOM =
      """
      view => {
        view.look({x: view.picture.width / 2, y: view.picture.height / 2, scale: 0.3});
        return i => view.zoom(i < 45 ? 1.03 : 1 / 1.03);
      }
      """;

  @Test
  void overlaysAndReachAreDrawnAtOnceAndTheMapMovesWithoutStutter(House house) {
    Player player = house.player().sitDown(crowded(house).link("axis")).waitsForMyTurn();
    assertThat(number(player, "() => hexfront.play.session.table.value.units.size"))
        .isGreaterThanOrEqualTo(COUNTERS);

    Map<String, Double> latencies = latencies(player);
    Ride ride = ride(player, PAN_AND_ZOOM);
    for (int i = 1; i < ROUNDS && median(ride.painting()) > FRAME_MILLIS; i++) {
      Ride again = ride(player, PAN_AND_ZOOM);
      ride = median(again.painting()) < median(ride.painting()) ? again : ride;
    }
    System.out.printf(
        "table with %d counters: latency in ms %s; painting a frame takes %.1f ms (median), %.1f ms"
            + " (95 %%)%n",
        COUNTERS,
        latencies.entrySet().stream()
            .map(each -> "%s %.0f".formatted(each.getKey(), each.getValue()))
            .collect(Collectors.joining(", ")),
        median(ride.painting()),
        part(ride.painting(), 0.95));
    System.out.printf(
        "from frame to frame %.1f ms (median), %.1f ms (95 %%), %.0f %% of %d over 33 ms%n",
        median(ride.between()),
        part(ride.between(), 0.95),
        100 * share(ride.between(), LATE_MILLIS),
        ride.between().size());
    assertThat(latencies)
        .allSatisfy((what, millis) -> assertThat(millis).isLessThan(AT_ONCE_MILLIS));
    assertThat(median(ride.painting())).isLessThan(FRAME_MILLIS);
    assertThat(share(ride.painting(), LATE_MILLIS)).isLessThan(SELDOM);
    player.picture("crowded");
  }

  @Test
  void everyCounterOnBothSheetsOfStalingradIsZoomedInTime(House house) {
    Caller.Opened game = everyCounter(house.caller());
    Player player =
        house.player(Player.Screen.WIDE).sitDown(game.link("soviet")).waitsForMyTurn().settled();
    Ride ride = ride(player, ZOOM);
    for (int i = 1; i < ROUNDS && share(ride.painting(), LATE_MILLIS) > RARELY; i++) {
      Ride again = ride(player, ZOOM);
      ride =
          share(again.painting(), LATE_MILLIS) < share(ride.painting(), LATE_MILLIS) ? again : ride;
    }
    System.out.printf(
        "zooming %.0f counters at 1920 x 1080: painting a frame takes %.1f ms (median), %.1f ms"
            + " (95 %%); from frame to frame %.1f ms (median), %.0f %% of %d over 33 ms%n",
        number(player, "() => hexfront.play.session.table.value.units.size"),
        median(ride.painting()),
        part(ride.painting(), 0.95),
        median(ride.between()),
        100 * share(ride.between(), LATE_MILLIS),
        ride.between().size());
    assertThat(share(ride.painting(), LATE_MILLIS)).isLessThanOrEqualTo(RARELY);
    player.picture("every-counter");
  }

  /** From the key to the picture, the best of a few tries for each overlay and for reach. */
  private static Map<String, Double> latencies(Player player) {
    for (int i = 0; i < ROUNDS; i++) {
      for (String key : List.of("z", "Z", "s", "c", "t", "v", "l")) {
        measured(player, () -> player.press(key));
        player.press(key);
      }
      measured(
          player,
          () -> player.evaluate("() => void hexfront.play.moves.select('1010', ['a1010'])"));
      player.press("Escape");
    }
    @SuppressWarnings("unchecked")
    List<Map<String, Object>> all =
        (List<Map<String, Object>>) player.evaluate("() => hexfront.play.overlays.latencies");
    return all.stream()
        .collect(
            Collectors.toMap(
                each -> (String) each.get("what"),
                each -> ((Number) each.get("millis")).doubleValue(),
                Math::min));
  }

  private static void measured(Player player, Runnable what) {
    double before = number(player, "() => hexfront.play.overlays.latencies.length");
    what.run();
    player.page().waitForFunction("n => hexfront.play.overlays.latencies.length > n", before);
  }

  /**
   * The frames of a long pan and zoom.
   *
   * @param painting what each cost to paint
   * @param between the time from each to the next
   */
  private record Ride(List<Double> painting, List<Double> between) {}

  private static Ride ride(Player player, String way) {
    player.evaluate("() => { window.step = (%s)(hexfront.view); }".formatted(way));
    player.settled();
    Object measured =
        player.evaluate(
            """
            async () => {
              const view = hexfront.view;
              const frame = () => new Promise(done => requestAnimationFrame(done));
              view.spent.length = 0;
              const stamps = [await frame()];
              for (let i = 0; i < 90; i++) {
                window.step(i);
                stamps.push(await frame());
              }
              const between = stamps.slice(1).map((stamp, i) => stamp - stamps[i]);
              return [[...view.spent], between];
            }
            """);
    List<?> both = (List<?>) measured;
    return new Ride(numbers(both.get(0)), numbers(both.get(1)));
  }

  private static List<Double> numbers(Object list) {
    return ((List<?>) list).stream().map(each -> ((Number) each).doubleValue()).toList();
  }

  private static double median(List<Double> values) {
    return part(values, 0.5);
  }

  private static double part(List<Double> values, double share) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.get((int) Math.min(sorted.size() - 1, Math.floor(sorted.size() * share)));
  }

  private static double share(List<Double> values, double over) {
    return (double) values.stream().filter(value -> value > over).count() / values.size();
  }

  private static double number(Player player, String script) {
    return ((Number) player.evaluate(script)).doubleValue();
  }

  /** All counters of the biggest game, spread over both sheets of its map. */
  private static Caller.Opened everyCounter(Caller caller) {
    List<String> land = land(caller.get("/api/boxes/stalingrad/map").get("hexes"));
    Map<String, List<String>> halves =
        Map.of(
            "axis", land.subList(0, land.size() / 2),
            "soviet", land.subList(land.size() / 2, land.size()));
    List<String> units = new ArrayList<>();
    for (JsonNode counter : caller.get("/api/boxes/stalingrad/counters")) {
      List<String> half = halves.get(counter.get("side").stringValue());
      units.add(
          "{\"unit\":\"%s\",\"hex\":\"%s\"}"
              .formatted(
                  counter.get("id").stringValue(), half.get(7 * units.size() % half.size())));
    }
    return caller.open(
        """
        {"game":"stalingrad","seed":1,"seats":{"axis":"person","soviet":"person"},"position":{"turn":5,"side":"soviet",
         "phase":"movement","lenient":true,"state":{"scenario":"fall-blau","weather":"clear",
         "supply-points":{"axis":6,"soviet":4}},"units":[%s]}}
        """
            .formatted(String.join(",", units)));
  }

  /** 400 units on the biggest map that takes them. */
  private static Caller.Opened crowded(House house) {
    Caller caller = house.caller();
    List<String> boxes = new ArrayList<>();
    caller.get("/api/shelf").get("boxes").forEach(box -> boxes.add(box.get("id").stringValue()));
    Map<String, JsonNode> maps =
        boxes.stream()
            .collect(
                Collectors.toMap(
                    id -> id, id -> caller.get("/api/boxes/" + id + "/map").get("hexes")));
    boxes.sort(Comparator.comparingInt((String id) -> maps.get(id).size()).reversed());
    IllegalStateException last = new IllegalStateException("there is no game");
    for (String id : boxes) {
      try {
        return caller.open(crowd(id, maps.get(id)));
      } catch (IllegalStateException e) {
        last = e;
      }
    }
    throw last;
  }

  /** The hexes with nothing in them but clear ground. */
  private static List<String> land(JsonNode hexes) {
    List<String> land = new ArrayList<>();
    for (var hex : hexes.properties()) {
      List<String> terrain = new ArrayList<>();
      hex.getValue().get("terrain").forEach(kind -> terrain.add(kind.stringValue()));
      if (terrain.equals(List.of("clear"))) {
        land.add(hex.getKey());
      }
    }
    return land;
  }

  private static String crowd(String id, JsonNode hexes) {
    List<String> land = land(hexes);
    land.remove("1010");
    String units =
        IntStream.range(0, COUNTERS)
            .mapToObj(
                i -> {
                  boolean axis = i < COUNTERS / 2;
                  String hex = land.get((i * land.size() / COUNTERS + (i % 2)) % land.size());
                  return "{\"id\":\"u%d\",\"side\":\"%s\",\"arm\":\"%s\",\"steps\":[\"%s\"],\"hex\":\"%s\"}"
                      .formatted(
                          i,
                          axis ? "axis" : "soviet",
                          axis ? "infantry" : "rifle",
                          axis ? "5-7-7" : "2-3-6",
                          hex);
                })
            .collect(Collectors.joining(","));
    return """
    {"game":"%s","seed":1,"seats":{"axis":"person","soviet":"person"},"position":{"turn":2,"side":"axis",
     "phase":"initial-movement","lenient":true,"units":[{"id":"a1010","side":"axis","arm":"panzer","steps":["6-2-10"],"hex":"1010"},%s]}}
    """
        .formatted(id, units);
  }
}
