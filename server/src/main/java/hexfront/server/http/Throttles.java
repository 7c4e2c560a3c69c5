package hexfront.server.http;

import hexfront.server.hall.Throttle;
import java.util.concurrent.ConcurrentHashMap;

/** Lets each address ask so often and no more; who has asked nothing for a while is forgotten. */
final class Throttles {
  private static final int MOST = 20_000;

  private final int perSecond;
  private final ConcurrentHashMap<String, Throttle> buckets = new ConcurrentHashMap<>();

  Throttles(int perSecond) {
    this.perSecond = perSecond;
  }

  /** Whether this address may ask now. */
  boolean admits(String address, long now) {
    if (buckets.size() >= MOST) {
      buckets.values().removeIf(bucket -> bucket.isFull(now));
      if (buckets.size() >= MOST) {
        buckets.clear();
      }
    }
    return buckets.computeIfAbsent(address, key -> new Throttle(perSecond, now)).admits(now);
  }

  int size() {
    return buckets.size();
  }
}
