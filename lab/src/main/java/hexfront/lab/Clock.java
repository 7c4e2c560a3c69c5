package hexfront.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Takes the CPU time of a side's decisions, one by one and by player turn. */
final class Clock {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Times decisions = new Times();
  private final Map<Integer, Long> turns = new LinkedHashMap<>();
  private long began;

  /** CPU time of this thread, whatever else the machine does. */
  static long cpuNanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  void start() {
    began = cpuNanos();
  }

  /** A decision of this player turn was made. */
  void stop(int playerTurn) {
    long micros = TimeUnit.NANOSECONDS.toMicros(cpuNanos() - began);
    decisions.add(micros);
    turns.merge(playerTurn, micros, Long::sum);
  }

  Times decisions() {
    return decisions;
  }

  Times turns() {
    Times times = new Times();
    turns.values().forEach(times::add);
    return times;
  }
}
