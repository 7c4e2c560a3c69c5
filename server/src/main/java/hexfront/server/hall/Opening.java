package hexfront.server.hall;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Saved;
import hexfront.games.Arrangement;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Opens new games: from a box, a described position, or a saved game. */
final class Opening {
  private static final int LONGEST_NAME = 80;

  /** A new game, and the tokens of those who will sit at it. */
  record Opened(GameRecord game, List<Entry> entries, Map<Seat, String> tokens) {
    ObjectNode json(String base) {
      ObjectNode json = Json.object().put("id", game.id());
      ObjectNode seats = json.putObject("seats");
      for (Seat seat : List.of(Seat.AXIS, Seat.SOVIET)) {
        String token = tokens.get(seat);
        if (token != null) {
          seats.set(seat.word(), seat(base, token));
        }
      }
      json.set(Seat.SPECTATOR.word(), seat(base, tokens.getOrDefault(Seat.SPECTATOR, "")));
      return json;
    }

    private ObjectNode seat(String base, String token) {
      return Json.object().put("token", token).put("link", base + link(game.id(), token));
    }
  }

  /**
   * Where the bearer of a token finds the game. The token stands where it is not sent or logged.
   */
  static String link(String id, String token) {
    return "/game/" + id + "#token=" + token;
  }

  private final Tables tables;
  private final Tokens tokens;
  private final List<String> known;

  /**
   * @param known who can lead a side without being a person
   */
  Opening(Tables tables, Tokens tokens, List<String> known) {
    this.tables = tables;
    this.tokens = tokens;
    this.known = known;
  }

  Opened open(Fields request) {
    Map<Side, String> leaders = leaders(request.object("seats"));
    String name = request.maybeText("name").orElse("").strip();
    if (name.length() > LONGEST_NAME) {
      throw new Malformed("name: expected at most " + LONGEST_NAME + " characters");
    }
    boolean open = request.flag("public");
    Optional<Long> seed = request.maybeSeed("seed");
    Table table = table(request);
    request.done();
    return opened(table, leaders, name, open, seed);
  }

  private Map<Side, String> leaders(Fields seats) {
    Map<Side, String> leaders = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      String leader = seats.maybeText(side.word()).orElse(GameRecord.PERSON);
      if (!leader.equals(GameRecord.PERSON) && !known.contains(leader)) {
        throw new Malformed(
            "seats: '"
                + side.word()
                + "' is "
                + Malformed.quote(leader)
                + ", expected person or one of "
                + known);
      }
      leaders.put(side, leader);
    }
    seats.done();
    return leaders;
  }

  private Table table(Fields request) {
    Optional<String> journal = request.maybeText("journal");
    if (journal.isPresent()) {
      return tables.load(journal.get());
    }
    var box = tables.box(request.text("game", "the id of a game"));
    if (request.has("position")) {
      ObjectNode position =
          Json.read(Json.write(request.needNode("position", "a position as the referee takes it")));
      if (position.has("map") && !position.get("map").isString()) {
        throw new Malformed("position: the table plays on the map of the box, expected no 'map'");
      }
      try {
        return tables.arrange(box, position, Optional.empty());
      } catch (Arrangement.Impossible e) {
        throw new Malformed("position: " + e.getMessage());
      }
    }
    return tables.open(
        box,
        request.maybeText("scenario"),
        OptionWords.read(request.object("options")),
        Optional.empty());
  }

  private Opened opened(
      Table table, Map<Side, String> leaders, String name, boolean open, Optional<Long> seed) {
    Map<String, String> header = new LinkedHashMap<>(table.game().journal().header());
    header.remove("seed"); // the dice are the server's from here on, and nobody may foresee them
    Map<Seat, String> keys = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      boolean person =
          seat.side().map(side -> GameRecord.PERSON.equals(leaders.get(side))).orElse(true);
      if (person) {
        keys.put(seat, tokens.token());
      }
    }
    String id = tokens.id();
    String dice = DiceWords.write(seed, tokens);
    Course course = new Course(tables.setUp(header, DiceWords.source(dice)));
    GameRecord game =
        new GameRecord(
            id,
            name,
            Journal.VERSION,
            header,
            leaders.getOrDefault(Side.AXIS, GameRecord.PERSON),
            leaders.getOrDefault(Side.SOVIET, GameRecord.PERSON),
            hash(keys, Seat.AXIS),
            hash(keys, Seat.SOVIET),
            hash(keys, Seat.SPECTATOR),
            open ? keys.get(Seat.SPECTATOR) : null,
            dice,
            course.next(),
            System.currentTimeMillis());
    return new Opened(game, repeated(id, course, table), keys);
  }

  private static String hash(Map<Seat, String> keys, Seat seat) {
    String key = keys.get(seat);
    return key == null ? "" : Tokens.hash(key);
  }

  /** The entries of a saved game, with who decides after each. */
  private static List<Entry> repeated(String id, Course course, Table saved) {
    List<Entry> entries = entries(id, saved);
    List<Entry> repeated = new ArrayList<>();
    Rerun.of(
            course,
            entries,
            step -> repeated.add(entries.get(step.sequence() - 1).withNext(course.next())))
        .ifPresent(
            problem -> {
              throw problem;
            });
    return repeated;
  }

  static List<Entry> entries(String id, Table saved) {
    List<Entry> entries = new ArrayList<>();
    long now = System.currentTimeMillis();
    Journal journal = saved.game().journal();
    resumes(id, saved, 0, now, entries);
    for (Journal.Entry order : journal.entries()) {
      entries.add(
          new Entry(
              id,
              entries.size() + 1,
              Entry.What.ORDER,
              order.side(),
              saved.orderText().write(order.order()),
              String.join(" ", order.thrown().stream().map(Object::toString).toList()),
              order.positionHash(),
              "",
              "",
              now));
      resumes(id, saved, order.number(), now, entries);
    }
    return entries;
  }

  /** The places after an order where the saved game went on from a written position. */
  private static void resumes(String id, Table saved, int number, long now, List<Entry> entries) {
    for (Journal.Resumed resumed : saved.game().journal().resumed()) {
      Saved.Stand stand = resumed.stand();
      if (stand.number() == number) {
        Rulebook rulebook = saved.game().rulebook();
        Position position = rulebook.written().read(stand.position());
        entries.add(
            new Entry(
                id,
                entries.size() + 1,
                Entry.What.RESUME,
                rulebook.decision(position).side(),
                Course.stand(stand.rules(), stand.position()),
                "",
                rulebook.written().hash(position),
                resumed.inWords(),
                "",
                now));
      }
    }
  }
}
