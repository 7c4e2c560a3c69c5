package hexfront.server.hall;

import hexfront.ai.Answer;
import hexfront.ai.Budget;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import tools.jackson.databind.node.ObjectNode;

/**
 * Says what a marshal would do, now or at an earlier moment, with its reason. It thinks where the
 * other commanders do and knows what the side knows. Between two people nobody is given advice
 * while the game runs.
 */
public final class Adviser {
  private static final String LEVEL = "marshal";
  private static final int PATIENCE_SECONDS = 180;

  /**
   * A moment about which somebody asks.
   *
   * @param sequence of the entry before it; chance follows from it and from nothing hidden
   */
  private record Moment(Table table, Position truth, String asker, int sequence) {}

  private final Hall hall;
  private final Archive archive;
  private final Store store;
  private final Tables tables;
  private final CommandPost post;
  private final Rules rules;
  private final Map<String, AtomicBoolean> thinking = new ConcurrentHashMap<>();

  Adviser(Hall hall, Archive archive, Store store, Tables tables, CommandPost post, Rules rules) {
    this.hall = hall;
    this.archive = archive;
    this.store = store;
    this.tables = tables;
    this.post = post;
    this.rules = rules;
  }

  /**
   * What a marshal would do.
   *
   * @param other the token of the other seat, of one who leads both sides
   * @param at the entry after which it is asked; none for now
   */
  public ObjectNode hint(String id, String token, Optional<String> other, OptionalInt at) {
    String key = id + " " + hall.with(id, game -> game.seat(token)).word();
    Moment moment = at.isPresent() ? past(id, token, other, at.getAsInt()) : now(id, token, other);
    AtomicBoolean stop = new AtomicBoolean();
    if (thinking.putIfAbsent(key, stop) != null) {
      throw new Denied.Full("the marshal thinks about this game already");
    }
    try {
      return answer(id, moment, stop);
    } finally {
      thinking.remove(key);
    }
  }

  /** Has the marshal answer with the best it has found. */
  public void stop(String id, String token) {
    Seat seat = hall.with(id, game -> game.seat(token));
    if (seat == Seat.SPECTATOR) {
      throw new Denied.NotYours("spectators are given no advice");
    }
    AtomicBoolean stop = thinking.get(id + " " + seat.word());
    if (stop != null) {
      stop.set(true);
    }
  }

  private Moment now(String id, String token, Optional<String> other) {
    return hall.with(
        id,
        game -> {
          expectFair(game, token, other);
          Snapshot snapshot = Snapshot.of(game, token);
          snapshot.expectToDecide();
          return new Moment(
              snapshot.table(), snapshot.truth(), game.asker(), game.course().sequence());
        });
  }

  private Moment past(String id, String token, Optional<String> other, int at) {
    GameRecord record =
        hall.with(
            id,
            game -> {
              expectFair(game, token, other);
              if (at > game.course().sequence()) {
                throw new Denied.TooLate(at, game.course().sequence());
              }
              if (game.teller().hidesFrom(game.seat(token))) {
                throw new Denied.NotYours(
                    "the other side keeps something secret; of earlier moments the marshal speaks"
                        + " when the game is over");
              }
              return game.setUp();
            });
    return archive.slowly(
        () -> {
          Course course = new Course(tables.setUp(record.header(), DiceWords.source(record)));
          List<Entry> all = store.entries(id, 0);
          Rerun.of(course, all.subList(0, Math.min(at, all.size())), step -> {})
              .ifPresent(
                  problem -> {
                    throw new Denied.Unknown(
                        "the rules have changed since then; what stood there is not known");
                  });
          if (course.isOver()) {
            throw new Denied.Unknown("the game was over then");
          }
          return new Moment(course.table(), course.position(), id, at);
        });
  }

  private static void expectFair(LiveGame game, String token, Optional<String> other) {
    Seat seat = game.seat(token);
    if (seat == Seat.SPECTATOR) {
      throw new Denied.NotYours("spectators are given no advice");
    }
    GameRecord setUp = game.setUp();
    boolean people = !setUp.hasCommander(Side.AXIS) && !setUp.hasCommander(Side.SOVIET);
    boolean both = other.map(game::seat).filter(o -> o != seat && o != Seat.SPECTATOR).isPresent();
    if (people && !both && !game.course().isOver()) {
      throw new Denied.NotYours("between two people nobody is given advice while the game runs");
    }
  }

  private ObjectNode answer(String id, Moment moment, AtomicBoolean stop) {
    Rulebook rulebook = moment.table().game().rulebook();
    Question question =
        Question.about(
            rulebook,
            moment.truth(),
            new SplittableRandom(id.hashCode() * 31L + moment.sequence()),
            new Budget(rules.thinking(), stop::get));
    CompletableFuture<Answer> done = new CompletableFuture<>();
    post.think(
        id,
        moment.asker(),
        () -> {
          try {
            done.complete(Commanders.of(LEVEL).answer(question));
          } catch (RuntimeException e) {
            done.completeExceptionally(e);
          }
        });
    Answer answer = await(done, stop);
    if (!rulebook.check(question.seen(), answer.order()).isLegal()) {
      throw new Denied.Unknown("the marshal has no advice here");
    }
    ObjectNode json = Json.object().put("side", rulebook.decides(moment.truth()).word());
    json.put("level", LEVEL);
    json.set("order", moment.table().orders().write(answer.order()));
    json.put("text", moment.table().orderText().write(answer.order()));
    return json.put("why", answer.why());
  }

  private static Answer await(CompletableFuture<Answer> done, AtomicBoolean stop) {
    try {
      return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the marshal failed", e.getCause());
    } catch (TimeoutException e) {
      stop.set(true);
      throw new Denied.Full("the marshal has no time just now; ask again in a while");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Denied.Full("the server is stopping");
    }
  }
}
