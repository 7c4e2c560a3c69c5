package hexfront.server.hall;

/**
 * Lets one client ask so often and no more: a bucket that fills steadily; a request takes a drop.
 */
public final class Throttle {
  private static final int BURST_SECONDS = 4;

  private final double perNano;
  private final double most;
  private double drops;
  private long filled;

  /** A full bucket. */
  public Throttle(int perSecond, long now) {
    this.perNano = perSecond / 1e9;
    this.most = (double) perSecond * BURST_SECONDS;
    this.drops = most;
    this.filled = now;
  }

  /** Whether the client may ask now. */
  public synchronized boolean admits(long now) {
    drops = level(now);
    filled = now;
    if (drops < 1) {
      return false;
    }
    drops -= 1;
    return true;
  }

  /** Whether the client has asked nothing for so long that it can be forgotten. */
  public synchronized boolean isFull(long now) {
    return level(now) >= most;
  }

  private double level(long now) {
    return Math.min(most, drops + (now - filled) * perNano);
  }
}
