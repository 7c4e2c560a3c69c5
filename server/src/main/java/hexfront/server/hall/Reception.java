package hexfront.server.hall;

import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.engine.dice.Proof;
import hexfront.games.inquiry.InquiryJson;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import hexfront.server.store.StoreProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Where those who come with a request turn to. Every request about a game shows a token; who has
 * none learns nothing.
 */
public final class Reception implements AutoCloseable {
  private static final int MOST_LISTED = 100;
  private static final long WELL_NANOS = 1_000_000_000L;

  private final Store store;
  private final Rules rules;
  private final NewGames newGames;
  private final Hall hall;
  private final CommandPost commandPost;
  private final Follower follower;
  private final Timing timing = new Timing();
  private final Archive archive;
  private final Streams streams;
  private final Seating seating;
  private final OwnGames ownGames;
  private final LetterDesk letters;
  private final LetterPlay letterPlay;
  private final Adviser adviser;
  private final Clearing clearing;
  private long lookedAt;
  private @Nullable StoreProblem unwell;

  public Reception(Store store, Tables tables, Rules rules) {
    this.store = store;
    this.rules = rules;
    Tokens tokens = new Tokens();
    this.newGames = new NewGames(tables, tokens, rules.leaders());
    this.archive = new Archive(store, tables);
    this.streams = new Streams(rules.mostStreams(), rules.streamsOfOne());
    this.hall = new Hall(store, tables, timing, rules, this::goneOn, this::putAway);
    // A file has one server; after a crash its successor need not wait for the lease to end.
    String node = store.isShared() ? tokens.id() : "local";
    this.commandPost = new CommandPost(hall, store, node, rules);
    this.seating = new Seating(store, hall, commandPost, tokens);
    this.ownGames = new OwnGames(store, hall, tokens, seating, rules.owner());
    this.letters = new LetterDesk(hall, archive);
    this.letterPlay = new LetterPlay(hall, archive);
    this.adviser = new Adviser(hall, archive, store, tables, commandPost, rules);
    this.clearing = new Clearing(store, hall, rules.clearing());
    this.follower = new Follower(store, hall, commandPost, clearing::clear);
  }

  /** All who can lead a side here without being a person. */
  public List<String> leaders() {
    return rules.leaders();
  }

  /** Begins the work that nobody asks for. */
  public void start() {
    follower.start();
  }

  private void goneOn(LiveGame game) {
    commandPost.consider(game);
  }

  private void putAway(String game) {
    commandPost.forget(game);
  }

  // ---- games

  /**
   * Opens a new game.
   *
   * @param base the path under which the server is reached, for the links
   */
  public ObjectNode open(Fields request, String base) {
    return open(request, base, "", Optional.empty());
  }

  /**
   * Opens a new game for somebody.
   *
   * @param base the path under which the server is reached, for the links
   * @param address from where it is asked for
   * @param key what the owner of this machine shows
   */
  public ObjectNode open(Fields request, String base, String address, Optional<String> key) {
    if (store.countGames() >= rules.mostGames()) {
      throw new Denied.Full("this server holds as many games as it may, " + rules.mostGames());
    }
    NewGames.Opened opened =
        request.has("journal") || request.has("position")
            ? archive.slowly(() -> newGames.open(request))
            : newGames.open(request);
    Store.durable(store.create(opened.game(), opened.entries()));
    if (key.filter(ownGames::isOwner).isPresent()) {
      ownGames.note(opened);
    }
    hall.with(
        opened.game().id(),
        game -> {
          game.askedFrom(address);
          return true;
        });
    return opened.json(base);
  }

  /** The games of who sits at this machine. */
  public OwnGames ownGames() {
    return ownGames;
  }

  /** Who sits where, and what they add to the dice. */
  public Seating seating() {
    return seating;
  }

  /** Play by mail: where letters are written. */
  public LetterDesk letters() {
    return letters;
  }

  /** Play by mail: letters that are played. */
  public LetterPlay letterPlay() {
    return letterPlay;
  }

  /** What a marshal would do. */
  public Adviser adviser() {
    return adviser;
  }

  /** Clears away what the operator's rule says. */
  public int clear() {
    return clearing.clear();
  }

  /** The public games. */
  public ObjectNode games(String base) {
    ObjectNode json = Json.object();
    ArrayNode games = json.putArray("games");
    for (Store.Listed listed : store.publicGames(MOST_LISTED)) {
      GameRecord game = listed.game();
      ObjectNode one = games.addObject();
      describe(game, one);
      one.put("sequence", listed.sequence());
      one.put("over", listed.next().equals(Entry.OVER));
      one.put("created", game.created());
      one.put("watch", base + NewGames.link(game.id(), game.watch() == null ? "" : game.watch()));
    }
    return json;
  }

  static void describe(GameRecord game, ObjectNode json) {
    json.put("id", game.id());
    json.put("name", game.name());
    json.put("game", game.header().getOrDefault("game", ""));
    json.put("scenario", game.header().get("scenario"));
    json.set("options", Json.node(OptionWords.read(game.header().getOrDefault("options", ""))));
    ObjectNode seats = json.putObject("seats");
    for (Side side : Side.values()) {
      seats.put(side.word(), game.leader(side));
    }
    json.set("origin", Json.texts(Seating.origin(game)));
  }

  /** All a table needs to begin. */
  public ObjectNode game(String id, String token) {
    return hall.with(
        id,
        game -> {
          Seat seat = game.seat(token);
          ObjectNode json = Json.object();
          describe(game.setUp(), json);
          json.put("seat", seat.word());
          json.put("sequence", game.course().sequence());
          game.teller().standing(seat, json);
          json.set("view", FactJson.view(game.teller().view(seat)));
          Thinking thinking = game.thinking();
          json.set("thinking", thinking == null ? null : thinking.json());
          String parked = game.parked();
          if (parked != null) {
            json.put("parked", parked);
          }
          LetterRights.whyNot(game).ifPresent(why -> json.put("noLetters", why));
          return json;
        });
  }

  /** Which turn it is and who has to decide. */
  public ObjectNode standing(String id, String token) {
    return hall.with(
        id,
        game -> {
          game.seat(token);
          Course course = game.course();
          ObjectNode json = Json.object();
          json.put("game", game.setUp().header().getOrDefault("game", ""));
          json.put("scenario", game.setUp().header().get("scenario"));
          json.put("turn", course.position().turn());
          json.put("sequence", course.sequence());
          json.put("over", course.isOver());
          if (!course.isOver()) {
            json.put("next", course.decides().word());
          }
          return json;
        });
  }

  // ---- orders

  public Frame play(String id, String token, int after, JsonNode order, String address) {
    return hall.with(
        id,
        game -> {
          Seat seat = game.seat(token);
          game.askedFrom(address);
          return game.play(seat, after, game.course().table().orders().read(order));
        });
  }

  public Frame undo(String id, String token, int after) {
    return hall.with(id, game -> game.undo(game.seat(token), after));
  }

  public Frame redo(String id, String token, int after) {
    return hall.with(id, game -> game.redo(game.seat(token), after));
  }

  /** Asks the commander who thinks for the best it has. */
  public void stop(String id, String token) {
    hall.with(
        id,
        game -> {
          if (game.seat(token) == Seat.SPECTATOR) {
            throw new Denied.NotYours("spectators give no orders");
          }
          commandPost.stop(game);
          return true;
        });
  }

  // ---- questions

  /** What a seat asks about a game; every answer is made of what it may know. */
  public InquiryJson inquiry(String id, String token) {
    return hall.with(id, game -> Snapshot.of(game, token)).inquiry();
  }

  /** The same for questions that only the seat that decides may ask. */
  public InquiryJson ownInquiry(String id, String token) {
    return hall.with(id, game -> Snapshot.of(game, token)).ownInquiry();
  }

  // ---- what happened

  /** The saved game, if nothing in it is secret from the asker. */
  public String journal(String id, Pass pass) {
    return hall.with(
        id,
        game -> {
          if (game.teller().hidesFrom(game.seat(pass))) {
            throw new Denied.NotYours(
                "the journal holds what the other side keeps secret; it can be had when the game is"
                    + " over");
          }
          return game.course().table().game().save(known(game));
        });
  }

  /** What a journal's header says besides how its game began: of the dice so far. */
  private static Map<String, String> known(LiveGame game) {
    Map<String, String> more =
        new LinkedHashMap<>(
            DiceWords.proof(game.setUp(), Seating.opened(game)).map(Proof::lines).orElse(Map.of()));
    List<Integer> figured = game.course().figured();
    if (!figured.isEmpty()) {
      String origin = game.setUp().header().get(Proof.ORIGIN);
      more.put(Proof.ORIGIN, (origin == null ? "" : origin + ", ") + Proof.figured(figured));
    }
    return more;
  }

  /**
   * Frames after a number, as a seat may know them, no more than so many.
   *
   * @return whether there are more
   */
  public boolean log(String id, String token, int after, int most, Consumer<Frame> each) {
    return page(past(id, token, after), after, most, each);
  }

  private static boolean page(Past past, int after, int most, Consumer<Frame> each) {
    List<Frame> frames = past.page(after, most);
    frames.forEach(each);
    return !frames.isEmpty() && frames.getLast().sequence() < past.upTo();
  }

  /**
   * The first position and what followed, no more than so many frames.
   *
   * @return whether there are more
   */
  public boolean replay(
      String id,
      String token,
      int most,
      Consumer<String> box,
      Consumer<View> start,
      Consumer<Frame> each) {
    Past past = past(id, token, -1);
    box.accept(past.game().header().getOrDefault("game", ""));
    start.accept(past.start());
    return page(past, 0, most, each);
  }

  private Past past(String id, String token, int after) {
    return hall.with(id, game -> new Past(archive, game, game.seat(token), after));
  }

  // ---- live

  /** Somebody's place to follow a game from. */
  public final class Following implements AutoCloseable {
    private final String id;
    private final LiveGame.Place place;
    private final Past past;
    private final int after;
    private final Seat seat;
    private final String address;

    private Following(LiveGame game, Seat seat, OptionalInt after, String address) {
      this.id = game.id();
      this.seat = seat;
      this.address = address;
      this.place = game.watch(seat);
      this.after = Math.min(after.orElse(place.sequence()), place.sequence());
      this.past = new Past(archive, game, seat, this.after);
    }

    /** The number after which the stream begins. */
    public int after() {
      return after;
    }

    /** Tells what happened between {@link #after} and now. */
    public void past(Consumer<Frame> each) {
      past.tell(after, each);
    }

    /** The commander who thinks now, as JSON; null if none does. */
    public @Nullable String thinking() {
      Thinking thinking = place.thinking();
      return thinking == null ? null : Json.write(thinking.json());
    }

    public Watcher watcher() {
      return place.watcher();
    }

    @Override
    public void close() {
      streams.stand(id, seat);
      streams.leave(address);
      hall.leave(id, place.watcher());
    }
  }

  /**
   * Follows a game from after a number on, by default from now.
   *
   * @param address from where
   */
  public Following follow(String id, Pass pass, OptionalInt after, String address) {
    streams.enter(address);
    boolean placed = false;
    try {
      Following following =
          hall.with(
              id,
              game -> {
                Seat seat = game.seat(pass);
                if (after.orElse(0) > game.course().sequence()) {
                  game.catchUp();
                }
                streams.sit(id, seat);
                return new Following(game, seat, after, address);
              });
      placed = true;
      return following;
    } finally {
      if (!placed) {
        streams.leave(address);
      }
    }
  }

  /** Asks the database whether it still writes; not more often than once a second. */
  public void health() {
    synchronized (this) {
      if (lookedAt == 0 || System.nanoTime() - lookedAt > WELL_NANOS) {
        unwell = null;
        try {
          store.check();
        } catch (StoreProblem e) {
          unwell = e;
        }
        lookedAt = System.nanoTime();
      }
      if (unwell != null) {
        throw unwell;
      }
    }
  }

  /** Does something that takes long beside the requests of those who play. */
  public <T> T slowly(Callable<T> what) {
    return archive.slowly(what);
  }

  public int streams() {
    return streams.size();
  }

  public Timing timing() {
    return timing;
  }

  public int liveGames() {
    return hall.size();
  }

  @Override
  public void close() {
    follower.close();
    commandPost.close();
    archive.close();
    hall.close();
  }
}
