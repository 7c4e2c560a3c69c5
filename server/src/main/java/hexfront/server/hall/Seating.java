package hexfront.server.hall;

import hexfront.engine.Side;
import hexfront.engine.dice.Chained;
import hexfront.engine.dice.Proof;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import hexfront.server.store.Chair;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Who sits where: invitations, tokens, what players add to the dice, and those who leave. */
public final class Seating {
  private static final int LONGEST_SHARE = 100;

  private final Store store;
  private final Hall hall;
  private final CommandPost commandPost;
  private final Tokens tokens;

  Seating(Store store, Hall hall, CommandPost commandPost, Tokens tokens) {
    this.store = store;
    this.hall = hall;
    this.commandPost = commandPost;
    this.tokens = tokens;
  }

  /**
   * Takes the seat of an invitation. That is possible once; the token is known to nobody else.
   *
   * @param promise the fingerprint of what the player adds to the dice
   */
  public ObjectNode take(String id, String invitation, Optional<String> promise, String base) {
    return hall.with(
        id,
        game -> {
          game.reseat();
          String hash = Tokens.hash(invitation);
          Side side = invited(game.setUp(), hash);
          String token = tokens.token();
          boolean taken =
              Store.durable(
                  store.redeem(
                      id,
                      side,
                      hash,
                      Tokens.hash(token),
                      promise.map(NewGames::promise).orElse("")));
          if (!taken) {
            throw used();
          }
          game.reseat();
          commandPost.again(game);
          ObjectNode json = NewGames.seat(id, base, token);
          return json.put("seat", side.word());
        });
  }

  private static Side invited(GameRecord game, String hash) {
    return Arrays.stream(Side.values())
        .filter(side -> Tokens.same(hash, game.chair(side).invitation()))
        .findFirst()
        .orElseThrow(Seating::used);
  }

  private static Denied used() {
    return new Denied.NotYours(
        "there is no such game, or somebody has used this invitation already; if it was not you,"
            + " ask for a new game");
  }

  /** Gives a seat another token; the one before it is worth nothing from then on. */
  public ObjectNode changeToken(String id, String token, String base) {
    return hall.with(
        id,
        game -> {
          Side side = side(game.seat(token));
          String fresh = tokens.token();
          if (!Store.durable(store.changeToken(id, side, Tokens.hash(token), Tokens.hash(fresh)))) {
            throw Denied.NotYours.stranger();
          }
          game.reseat();
          return NewGames.seat(id, base, fresh);
        });
  }

  private static Side side(Seat seat) {
    return seat.side().orElseThrow(() -> new Denied.NotYours("this is for those who play"));
  }

  /** A ticket for whoever has a seat: good for a minute, in addresses that others may read. */
  public ObjectNode ticket(String id, String token) {
    return hall.with(
        id,
        game -> {
          Seat seat = game.seat(token);
          long now = System.currentTimeMillis();
          return Json.object().put("ticket", Pass.ticketFor(id, seat, game.hash(seat), now));
        });
  }

  // ---- dice

  /** Where a game came from, if not from its box: what everybody at the table should know. */
  static List<String> origin(GameRecord game) {
    String words = game.header().getOrDefault(Proof.ORIGIN, "");
    List<String> origin = new java.util.ArrayList<>();
    if (game.header().containsKey("position")) {
      origin.add("position");
    }
    if (!words.isEmpty()) {
      origin.addAll(Arrays.asList(words.split(", ")));
    }
    return origin;
  }

  /** How many throws may be laid open now; below 0 if none. */
  static int opened(LiveGame game) {
    Course course = game.course();
    if (DiceWords.chain(game.setUp()).isEmpty() || DiceWords.waitFor(game.setUp()).isPresent()) {
      return -1;
    }
    boolean everyTurn =
        NewGames.EVERY_TURN.equals(game.setUp().header().get(Proof.WHEN))
            && Arrays.stream(Seat.values()).noneMatch(game.teller()::hidesFrom);
    if (!course.isOver() && !everyTurn) {
      return -1;
    }
    long first = DiceWords.first(game.setUp());
    return (int)
        Math.max(0, (course.isOver() ? course.thrown() : course.thrownBeforeTurn()) - first);
  }

  /** All that may be told of a game's dice. */
  public ObjectNode dice(String id, Pass pass) {
    return hall.with(
        id,
        game -> {
          game.seat(pass);
          GameRecord setUp = game.setUp();
          ObjectNode json = Json.object();
          json.set("origin", Json.texts(origin(setUp)));
          json.put("open", setUp.header().getOrDefault(Proof.WHEN, "end"));
          DiceWords.waitFor(setUp).ifPresent(why -> json.put("waits", why));
          ObjectNode players = json.putObject("players");
          for (Side side : Side.values()) {
            Chair chair = setUp.chair(side);
            if (!setUp.hasCommander(side)) {
              players
                  .putObject(side.word())
                  .put("seated", chair.isTaken())
                  .put("promise", chair.promise())
                  .put("kept", !chair.owes());
            }
          }
          DiceWords.proof(setUp, opened(game))
              .ifPresent(
                  proof -> proof.lines().forEach((name, value) -> json.put(word(name), value)));
          return json;
        });
  }

  private static String word(String header) {
    return header.replace("dice-", "");
  }

  /** Lays open what a player has promised to add to the dice. */
  public ObjectNode share(String id, String token, String share) {
    if (share.isBlank()
        || share.length() > LONGEST_SHARE
        || !share.chars().allMatch(c -> c > ' ' && c < 127)) {
      throw new Malformed(
          "share: expected 1 to " + LONGEST_SHARE + " letters, digits and signs without blanks");
    }
    return hall.with(
        id,
        game -> {
          Side side = side(game.seat(token));
          game.reseat();
          Chair chair = game.setUp().chair(side);
          if (!Chained.fingerprint(share).equals(chair.promise())) {
            throw new Denied.NotYours("this is not what you have promised to add to the dice");
          }
          if (others(game.setUp(), side).anyMatch(other -> !other.isTaken())) {
            throw new Denied.Waiting(
                "keep it for yourself until the other player has sat down and promised something");
          }
          if (!Store.durable(store.layOpen(id, side, share))) {
            throw new Denied.NotYours("you have laid open something else before");
          }
          game.reseat();
          commandPost.again(game);
          return Json.object();
        });
  }

  private static java.util.stream.Stream<Chair> others(GameRecord game, Side side) {
    return Arrays.stream(Side.values())
        .filter(other -> other != side && !game.hasCommander(other))
        .map(game::chair);
  }

  // ---- leaving

  /**
   * A player wants the game deleted. It is when all who play it do, and after a month when the
   * other says nothing.
   */
  public ObjectNode delete(String id, String token) {
    return leave(id, hall.with(id, game -> List.of(side(game.seat(token)))));
  }

  /** The same for all seats that somebody has. */
  ObjectNode leave(String id, List<Side> sides) {
    boolean gone =
        hall.with(
            id,
            game -> {
              game.reseat();
              boolean alone =
                  Arrays.stream(Side.values())
                      .filter(side -> !sides.contains(side) && !game.setUp().hasCommander(side))
                      .map(game.setUp()::chair)
                      .allMatch(other -> !other.isTaken() || other.leaves() > 0);
              if (alone) {
                return Store.durable(store.delete(id));
              }
              long now = System.currentTimeMillis();
              sides.forEach(side -> Store.durable(store.leave(id, side, now)));
              game.reseat();
              return false;
            });
    if (gone) {
      hall.delete(id);
    }
    return Json.object().put("deleted", gone);
  }
}
