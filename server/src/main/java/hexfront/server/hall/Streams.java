package hexfront.server.hall;

import java.util.HashMap;
import java.util.Map;

/**
 * Who may watch: so many at all, from one address and at one seat. Those who only watch leave some
 * places to those who play.
 */
final class Streams {
  private static final int MOST_OF_A_SEAT = 16;
  private static final int KEPT_FOR_SEATS = 4;

  private final int most;
  private final int mostOfOne;
  private final Map<String, Integer> byAddress = new HashMap<>();
  private final Map<String, Integer> bySeat = new HashMap<>();
  private int all;

  Streams(int most, int mostOfOne) {
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  /** Takes a place; done before it is known which seat it is for. */
  synchronized void enter(String address) {
    if (all >= most) {
      throw new Denied.Full("as many watch this server as may, " + most);
    }
    if (byAddress.getOrDefault(address, 0) >= mostOfOne) {
      throw new Denied.Full("as many watch from your address as may, " + mostOfOne);
    }
    all++;
    byAddress.merge(address, 1, Integer::sum);
  }

  /** Sits down at a seat of a game. */
  synchronized void sit(String game, Seat seat) {
    if (seat == Seat.SPECTATOR) {
      if (all > most - most / KEPT_FOR_SEATS) {
        throw new Denied.Full("the last places are kept for those who play; ask again in a while");
      }
    } else if (bySeat.merge(game + " " + seat.word(), 1, Integer::sum) > MOST_OF_A_SEAT) {
      stand(game, seat);
      throw new Denied.Full("as many watch at this seat as may, " + MOST_OF_A_SEAT);
    }
  }

  synchronized void stand(String game, Seat seat) {
    if (seat != Seat.SPECTATOR) {
      lower(bySeat, game + " " + seat.word());
    }
  }

  synchronized void leave(String address) {
    all--;
    lower(byAddress, address);
  }

  private static void lower(Map<String, Integer> counts, String key) {
    counts.computeIfPresent(key, (k, n) -> n > 1 ? n - 1 : null);
  }

  synchronized int size() {
    return all;
  }
}
