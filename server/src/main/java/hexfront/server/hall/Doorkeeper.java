package hexfront.server.hall;

import hexfront.server.store.GameRecord;
import java.util.EnumMap;
import java.util.Map;

/** Knows whoever comes to a game by what he shows, and lets no seat ask too often. */
final class Doorkeeper {
  /** How many share the token of those who watch. */
  private static final int WATCHERS = 20;

  private final int perSecond;
  private final Map<Seat, Throttle> throttles = new EnumMap<>(Seat.class);

  /**
   * Nobody has come yet.
   *
   * @param perSecond how often a seat may ask
   */
  Doorkeeper(int perSecond) {
    this.perSecond = perSecond;
  }

  /**
   * The seat of whoever shows this. How often a seat may ask is counted here, where it is known to
   * be one.
   */
  Seat seat(Pass pass, GameRecord game) {
    for (Seat seat : Seat.values()) {
      String hash = hash(seat, game);
      boolean good =
          pass.isTicket()
              ? pass.isTicketFor(game.id(), seat, hash, System.currentTimeMillis())
              : Tokens.same(Tokens.hash(pass.words()), hash);
      if (good) {
        admit(seat);
        return seat;
      }
    }
    throw Denied.NotYours.stranger();
  }

  /** The hash of a seat's token. */
  static String hash(Seat seat, GameRecord game) {
    return seat.side().map(game::hash).orElse(game.spectatorHash());
  }

  private void admit(Seat seat) {
    long now = System.nanoTime();
    Throttle throttle =
        throttles.computeIfAbsent(
            seat, s -> new Throttle(s == Seat.SPECTATOR ? WATCHERS * perSecond : perSecond, now));
    if (!throttle.admits(now)) {
      throw new Denied.Full("too many requests, expected at most " + perSecond + " a second");
    }
  }
}
