package hexfront.lab.report;

import hexfront.lab.statistics.Interval;
import java.util.Locale;

/** Numbers in words and digits. */
public final class Numbers {
  private Numbers() {}

  public static String decimal(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  public static String whole(double number) {
    return String.format(Locale.ROOT, "%.0f", number);
  }

  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", share * 100);
  }

  public static String percents(Interval interval) {
    return String.format(
        Locale.ROOT, "%.1f to %.1f %%", interval.low() * 100, interval.high() * 100);
  }

  public static String range(Interval interval) {
    return decimal(interval.low()) + " to " + decimal(interval.high());
  }

  /** A time given in microseconds. */
  public static String time(double micros) {
    if (micros < 1000) {
      return String.format(Locale.ROOT, "%.0f us", micros);
    }
    return micros < 1_000_000
        ? String.format(Locale.ROOT, "%.1f ms", micros / 1000)
        : String.format(Locale.ROOT, "%.2f s", micros / 1_000_000);
  }

  /** A number of things: 1 game, 2 games. */
  public static String count(long n, String what) {
    return n + " " + what + (n == 1 ? "" : "s");
  }
}
