package hexfront.lab;

import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/**
 * Times of the same kind of thing, in microseconds. Number, sum and longest are exact; quantiles
 * come from buckets that are 5 % wide, so that the times of many games can be added up.
 */
public final class Times {
  private static final double GROWTH = Math.log(1.05);

  private final TreeMap<Integer, Long> buckets = new TreeMap<>();
  private long count;
  private long total;
  private long longest;

  public void add(long micros) {
    long time = Math.max(0, micros);
    buckets.merge(bucket(time), 1L, Long::sum);
    count++;
    total += time;
    longest = Math.max(longest, time);
  }

  public Times addAll(Times others) {
    others.buckets.forEach((bucket, n) -> buckets.merge(bucket, n, Long::sum));
    count += others.count;
    total += others.total;
    longest = Math.max(longest, others.longest);
    return this;
  }

  private static int bucket(long micros) {
    return (int) (Math.log1p((double) micros) / GROWTH);
  }

  public long count() {
    return count;
  }

  public long total() {
    return total;
  }

  public long longest() {
    return longest;
  }

  public double mean() {
    return count == 0 ? 0 : (double) total / count;
  }

  /** The time that a share of all stays within. */
  public double quantile(double share) {
    long wanted = (long) Math.ceil(share * count);
    long seen = 0;
    for (Map.Entry<Integer, Long> bucket : buckets.entrySet()) {
      seen += bucket.getValue();
      if (seen >= wanted) {
        return Math.min((double) longest, Math.expm1((bucket.getKey() + 0.5) * GROWTH));
      }
    }
    return longest;
  }

  /** How many took longer, to the width of a bucket. */
  public long longerThan(long micros) {
    return buckets.tailMap(bucket(micros), false).values().stream()
        .mapToLong(Long::longValue)
        .sum();
  }

  ObjectNode write() {
    ObjectNode node =
        Json.object().put("count", count).put("total-us", total).put("longest-us", longest);
    ObjectNode histogram = node.putObject("buckets");
    buckets.forEach((bucket, n) -> histogram.put(Integer.toString(bucket), n));
    return node;
  }

  static Times read(Fields fields) {
    Times times = new Times();
    times.count = fields.wholeNumber("count", 0, Long.MAX_VALUE);
    times.total = fields.wholeNumber("total-us", 0, Long.MAX_VALUE);
    times.longest = fields.wholeNumber("longest-us", 0, Long.MAX_VALUE);
    Fields histogram = fields.object("buckets");
    for (String bucket : histogram.entries().keySet()) {
      times.buckets.put(Integer.parseInt(bucket), histogram.wholeNumber(bucket, 1, Long.MAX_VALUE));
    }
    return times;
  }
}
