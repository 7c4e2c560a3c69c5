package hexfront.server.hall;

import hexfront.engine.Side;
import hexfront.games.wire.Json;
import hexfront.server.store.Checkpoint;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The games that the owner of this machine has opened here. Whoever shows the owner's key gets the
 * seats back that he took himself, and no others: a seat that was redeemed by an invitation stays
 * with who redeemed it.
 */
public final class OwnGames {
  private static final int MOST_LISTED = 200;
  private static final Pattern TURN = Pattern.compile("\\(turn (\\d+)\\)");

  private final Store store;
  private final Hall hall;
  private final Tokens tokens;
  private final Seating seating;
  private final @Nullable String keyHash;

  /**
   * @param key what the owner shows; empty where nobody is the owner, so that nobody is let in
   */
  OwnGames(Store store, Hall hall, Tokens tokens, Seating seating, String key) {
    this.store = store;
    this.hall = hall;
    this.tokens = tokens;
    this.seating = seating;
    this.keyHash = key.isEmpty() ? null : Tokens.hash(key);
  }

  /** Whether this machine has an owner. */
  public boolean isOwned() {
    return keyHash != null;
  }

  /** Whether this is what the owner shows. */
  boolean isOwner(String key) {
    return keyHash != null && Tokens.same(Tokens.hash(key), keyHash);
  }

  private void expectOwner(String key) {
    if (!isOwner(key)) {
      throw new Denied.NotYours("this is for who started the server, by the address it printed");
    }
  }

  /** Notes a game that the owner has just opened. */
  void note(NewGames.Opened opened) {
    String seats =
        String.join(" ", opened.tokens().keySet().stream().map(Seat::word).sorted().toList());
    Store.durable(store.own(opened.game().id(), seats));
  }

  /** All of them, the one played last first. */
  public ObjectNode list(String key) {
    expectOwner(key);
    ObjectNode json = Json.object();
    ArrayNode games = json.putArray("games");
    for (Store.Owned owned : store.ownGames(MOST_LISTED)) {
      ObjectNode one = games.addObject();
      GameRecord game = owned.listed().game();
      Reception.describe(game, one);
      one.put("sequence", owned.listed().sequence());
      one.put("created", game.created());
      one.put("played", owned.listed().at());
      one.put("turn", turn(game.id()));
      String next = owned.listed().next();
      one.put("over", next.equals(Entry.OVER));
      Side.of(next).ifPresent(side -> one.put("next", side.word()));
      ArrayNode mine = one.putArray("mine");
      sides(owned.seats()).forEach(side -> mine.add(side.word()));
    }
    return json;
  }

  /** The turn, from where the game is at hand without playing it again, if it is. */
  private int turn(String id) {
    int[] live = new int[1];
    hall.ifLive(id, game -> live[0] = game.course().position().turn());
    if (live[0] > 0) {
      return live[0];
    }
    return store
        .checkpoint(id)
        .flatMap(OwnGames::turn)
        .orElseGet(() -> hall.with(id, game -> game.course().position().turn()));
  }

  private static Optional<Integer> turn(Checkpoint checkpoint) {
    Matcher turn = TURN.matcher(checkpoint.position());
    return turn.find() ? Optional.of(Integer.parseInt(turn.group(1))) : Optional.empty();
  }

  private static List<Side> sides(String seats) {
    return java.util.Arrays.stream(seats.split(" ")).flatMap(w -> Side.of(w).stream()).toList();
  }

  private String seats(String id, String key) {
    expectOwner(key);
    return store.ownSeats(id).orElseThrow(Denied.NotYours::stranger);
  }

  /**
   * Gives the owner the seats back that he took, under new tokens: those before them are worth
   * nothing any more.
   */
  public ObjectNode seats(String id, String key, String base) {
    List<Side> sides = sides(seats(id, key));
    return hall.with(
        id,
        game -> {
          game.reseat();
          ObjectNode json = Json.object().put("id", id);
          ObjectNode seats = json.putObject("seats");
          for (Side side : sides) {
            String fresh = tokens.token();
            String before = game.setUp().hash(side);
            expectDone(store.changeToken(id, side, before, Tokens.hash(fresh)));
            seats.set(side.word(), NewGames.seat(id, base, fresh));
          }
          if (sides.isEmpty()) {
            json.set(Seat.SPECTATOR.word(), NewGames.seat(id, base, watch(game)));
          }
          game.reseat();
          return json;
        });
  }

  private String watch(LiveGame game) {
    String open = game.setUp().watch();
    if (open != null) {
      return open;
    }
    String fresh = tokens.token();
    String before = game.setUp().spectatorHash();
    expectDone(store.changeWatch(game.id(), before, Tokens.hash(fresh)));
    return fresh;
  }

  private static void expectDone(java.util.concurrent.CompletableFuture<Boolean> change) {
    if (!Store.durable(change)) {
      throw Denied.NotYours.stranger();
    }
  }

  /** Deletes a game: at once if nobody else plays it, as when a player wants that. */
  public ObjectNode delete(String id, String key) {
    return seating.leave(id, sides(seats(id, key)));
  }
}
