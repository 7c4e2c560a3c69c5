package hexfront.server.hall;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Proof;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Saved;
import hexfront.games.Arrangement;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.table.Words;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import hexfront.server.store.Chair;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** Opens new games: from a box, a described position, or a saved game. */
final class NewGames {
  /** The header's word for a game whose dice somebody can foresee. */
  static final String SEEDED = "seeded";

  /** The header's word for dice that are laid open after every turn. */
  static final String EVERY_TURN = "turn";

  private static final int LONGEST_NAME = 80;

  private static final int LONGEST_POSITION = 400_000;

  /** A new game, the tokens of those who sit down at once, and the invitations for the others. */
  record Opened(
      GameRecord game,
      List<Entry> entries,
      Map<Seat, String> tokens,
      Map<Seat, String> invitations) {
    ObjectNode json(String base) {
      ObjectNode json = Json.object().put("id", game.id());
      ObjectNode seats = json.putObject("seats");
      for (Seat seat : List.of(Seat.AXIS, Seat.SOVIET)) {
        String token = tokens.get(seat);
        String invitation = invitations.get(seat);
        if (token != null) {
          seats.set(seat.word(), seat(game.id(), base, token));
        } else if (invitation != null) {
          seats
              .putObject(seat.word())
              .put("invitation", invitation)
              .put("link", base + invitation(game.id(), invitation));
        }
      }
      json.set(
          Seat.SPECTATOR.word(), seat(game.id(), base, tokens.getOrDefault(Seat.SPECTATOR, "")));
      String commitment = game.header().get(Proof.COMMITMENT);
      if (commitment != null) {
        json.put("commitment", commitment);
      }
      return json;
    }
  }

  /** A seat as its bearer is told of it. */
  static ObjectNode seat(String id, String base, String token) {
    return Json.object().put("token", token).put("link", base + link(id, token));
  }

  /**
   * Where the bearer of a token finds the game. The token stands where it is not sent or logged.
   */
  static String link(String id, String token) {
    return "/game/" + id + "#token=" + token;
  }

  private static String invitation(String id, String invitation) {
    return "/game/" + id + "#invitation=" + invitation;
  }

  /** What somebody wants who opens a game. */
  private record Wish(
      Map<Side, String> leaders,
      String name,
      boolean open,
      Optional<Long> seed,
      Set<Side> taken,
      Map<Side, String> promises,
      boolean openEveryTurn) {}

  private final Tables tables;
  private final Tokens tokens;
  private final List<String> known;

  /**
   * @param known who can lead a side without being a person
   */
  NewGames(Tables tables, Tokens tokens, List<String> known) {
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
    if (name.codePoints().anyMatch(NewGames::isUnseen)) {
      throw new Malformed("name: expected letters, digits and signs that can be seen");
    }
    boolean open = request.flag("public");
    Optional<Long> seed = request.maybeSeed("seed");
    Set<Side> taken = taken(request, leaders);
    Map<Side, String> promises = promises(request.object("promises"), taken);
    boolean everyTurn = everyTurn(request.maybeText("dice"));
    if (seed.isPresent() && isBetweenPeople(leaders, taken)) {
      throw new Malformed(
          "seed: who knows it foresees all dice, so that a game between two people has none;"
              + " for a study take both seats: 'take':['axis','soviet']");
    }
    boolean imported = request.has("journal");
    int orders = request.number("orders", 0, Integer.MAX_VALUE, Integer.MAX_VALUE);
    if (orders != Integer.MAX_VALUE && !imported) {
      throw new Malformed("orders: how many of a journal count, expected a 'journal'");
    }
    Table table = table(request);
    request.done();
    return opened(table, imported, orders, new Wish(leaders, name, open, seed, taken, promises, everyTurn));
  }

  private static boolean isUnseen(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  private static boolean isBetweenPeople(Map<Side, String> leaders, Set<Side> taken) {
    return people(leaders).size() == 2 && taken.size() < 2;
  }

  private static List<Side> people(Map<Side, String> leaders) {
    return leaders.keySet().stream()
        .filter(side -> GameRecord.PERSON.equals(leaders.get(side)))
        .toList();
  }

  /** The seats at which whoever opens the game sits down; the only one there is, by default. */
  private static Set<Side> taken(Fields request, Map<Side, String> leaders) {
    List<Side> people = people(leaders);
    if (!request.has("take")) {
      request.oneOrMore("take", "");
      return people.size() == 1 ? Set.copyOf(people) : Set.of();
    }
    Set<Side> taken = EnumSet.noneOf(Side.class);
    for (String word : request.texts("take", "a list of sides")) {
      Side side = Words.side(word);
      if (!people.contains(side)) {
        throw new Malformed("take: a commander leads the " + side.title() + " side");
      }
      taken.add(side);
    }
    return taken;
  }

  private static Map<Side, String> promises(Fields fields, Set<Side> taken) {
    Map<Side, String> promises = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      fields.maybeText(side.word()).ifPresent(text -> promises.put(side, promise(text)));
      if (promises.containsKey(side) && !taken.contains(side)) {
        throw new Malformed("promises: you do not sit at the " + side.title() + " side");
      }
    }
    fields.done();
    return promises;
  }

  /** The fingerprint of what a player will add to the dice. */
  static String promise(String text) {
    if (!Proof.isFingerprint(text)) {
      throw new Malformed(
          "promise: expected a SHA-256 of 64 hexadecimal digits, found " + Malformed.quote(text));
    }
    return text;
  }

  private static boolean everyTurn(Optional<String> word) {
    return switch (word.orElse("end")) {
      case "end" -> false;
      case "turn" -> true;
      default ->
          throw new Malformed(
              "dice: expected 'end' or 'turn', when they are laid open, found "
                  + Malformed.quote(word.orElse("")));
    };
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
      Table loaded = tables.load(journal.get());
      Tables.expectOrders(loaded.game().rulebook(), loaded.game().position());
      return loaded;
    }
    var box = tables.box(request.text("game", "the id of a game"));
    if (request.has("position")) {
      ObjectNode position =
          Json.read(Json.write(request.needNode("position", "a position as the referee takes it")));
      if (position.has("map") && !position.get("map").isString()) {
        throw new Malformed("position: the table plays on the map of the box, expected no 'map'");
      }
      if (Json.write(position).length() > LONGEST_POSITION) {
        throw new Malformed(
            "position: expected at most " + LONGEST_POSITION + " characters in all");
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

  /**
   * @param orders how many orders of a saved game count; it goes on from there
   */
  private Opened opened(Table table, boolean imported, int orders, Wish wish) {
    List<Journal.Entry> all = table.game().journal().entries();
    List<Journal.Entry> before = all.subList(0, Math.min(orders, all.size()));
    long thrown = before.stream().mapToInt(entry -> entry.thrown().size()).sum();
    String dice =
        wish.seed()
            .map(DiceWords::seeded)
            .orElseGet(() -> DiceWords.chained(tokens.dice(), thrown));
    Map<Seat, String> keys = new EnumMap<>(Seat.class);
    Map<Seat, String> invitations = new EnumMap<>(Seat.class);
    keys.put(Seat.SPECTATOR, tokens.token());
    for (Side side : people(wish.leaders())) {
      (wish.taken().contains(side) ? keys : invitations).put(Seat.of(side), tokens.token());
    }
    String id = tokens.id();
    Map<String, String> header = header(table, imported ? before.size() : -1, wish);
    GameRecord game =
        new GameRecord(
            id,
            wish.name(),
            Journal.VERSION,
            header,
            wish.leaders().getOrDefault(Side.AXIS, GameRecord.PERSON),
            wish.leaders().getOrDefault(Side.SOVIET, GameRecord.PERSON),
            hash(keys, Seat.AXIS),
            hash(keys, Seat.SOVIET),
            hash(keys, Seat.SPECTATOR),
            wish.open() ? keys.get(Seat.SPECTATOR) : null,
            dice,
            "",
            System.currentTimeMillis(),
            chair(Side.AXIS, invitations, wish),
            chair(Side.SOVIET, invitations, wish));
    DiceWords.chain(game).ifPresent(chain -> header.put(Proof.COMMITMENT, chain.commitment()));
    Course course = new Course(tables.setUp(header, DiceWords.source(game)));
    String first = course.next();
    return new Opened(game.begun(header, first), repeated(id, course, table, before.size()), keys, invitations);
  }

  private static Chair chair(Side side, Map<Seat, String> invitations, Wish wish) {
    return new Chair(
        hash(invitations, Seat.of(side)), wish.promises().getOrDefault(side, ""), "", 0);
  }

  /**
   * What a journal of the new game says of how it came about. The dice are the server's from here
   * on; what was said of those before them is not.
   *
   * @param before how many orders came with a saved game; below 0 if there was none
   */
  private static Map<String, String> header(Table table, int before, Wish wish) {
    Map<String, String> header = new LinkedHashMap<>(table.game().journal().header());
    header
        .keySet()
        .removeAll(
            Set.of(
                "seed",
                Proof.ORIGIN,
                Proof.COMMITMENT,
                Proof.AXIS,
                Proof.SOVIET,
                Proof.OPENED,
                Proof.WHEN));
    List<String> origin = new ArrayList<>();
    if (wish.seed().isPresent()) {
      origin.add(SEEDED);
    }
    if (before >= 0) {
      origin.add(Proof.imported(before));
    }
    if (!origin.isEmpty()) {
      header.put(Proof.ORIGIN, String.join(", ", origin));
    }
    if (wish.openEveryTurn()) {
      header.put(Proof.WHEN, EVERY_TURN);
    }
    return header;
  }

  private static String hash(Map<Seat, String> keys, Seat seat) {
    String key = keys.get(seat);
    return key == null ? "" : Tokens.hash(key);
  }

  /** The entries of a saved game, with who decides after each. */
  private static List<Entry> repeated(String id, Course course, Table saved, int orders) {
    List<Entry> entries = upTo(entries(id, saved), orders);
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

  /** The entries as far as so many orders, and where the game went on from a position there. */
  private static List<Entry> upTo(List<Entry> entries, int orders) {
    int given = 0;
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).what() == Entry.What.ORDER && ++given > orders) {
        return entries.subList(0, i);
      }
    }
    return entries;
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
