package hexfront.server.http;

import java.util.concurrent.ConcurrentHashMap;

/**
 * Lets each client ask so often and no more. Everybody has a bucket that fills steadily; a request
 * takes a drop.
 */
final class Throttle {
  private static final int BURST_SECONDS = 4;
  private static final int MOST_BUCKETS = 50_000;

  private static final class Bucket {
    private double drops;
    private long filled;

    Bucket(double drops, long now) {
      this.drops = drops;
      this.filled = now;
    }
  }

  private final double perNano;
  private final double most;
  private final ConcurrentHashMap<String, Bucket> buckets = new ConcurrentHashMap<>();

  Throttle(int perSecond) {
    this.perNano = perSecond / 1e9;
    this.most = (double) perSecond * BURST_SECONDS;
  }

  /** Whether this client may ask now. */
  boolean admits(String who, long now) {
    if (buckets.size() > MOST_BUCKETS) {
      buckets.values().removeIf(bucket -> level(bucket, now) >= most);
      if (buckets.size() > MOST_BUCKETS) {
        buckets.clear();
      }
    }
    Bucket bucket = buckets.computeIfAbsent(who, key -> new Bucket(most, now));
    synchronized (bucket) {
      bucket.drops = level(bucket, now);
      bucket.filled = now;
      if (bucket.drops < 1) {
        return false;
      }
      bucket.drops -= 1;
      return true;
    }
  }

  private double level(Bucket bucket, long now) {
    return Math.min(most, bucket.drops + (now - bucket.filled) * perNano);
  }
}
