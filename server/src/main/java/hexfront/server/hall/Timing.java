package hexfront.server.hall;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** How long the parts of an order take. */
public final class Timing {
  /** A part of an order's way. */
  public enum Part {
    /** The rules check it and carry it out. */
    PLAY,
    /** Every seat's view, what changed in it, and the frames. */
    TELL,
    /** Waiting until it is durable. */
    APPEND
  }

  private final Map<Part, LongAdder> nanos = new EnumMap<>(Part.class);
  private final Map<Part, LongAdder> times = new EnumMap<>(Part.class);

  public Timing() {
    for (Part part : Part.values()) {
      nanos.put(part, new LongAdder());
      times.put(part, new LongAdder());
    }
  }

  /** Notes a part that began at this moment and ends now; answers now. */
  long note(Part part, long began) {
    long now = System.nanoTime();
    adder(nanos, part).add(now - began);
    adder(times, part).increment();
    return now;
  }

  private static LongAdder adder(Map<Part, LongAdder> adders, Part part) {
    LongAdder adder = adders.get(part);
    if (adder == null) {
      throw new IllegalStateException("no adder for " + part);
    }
    return adder;
  }

  public double seconds(Part part) {
    return adder(nanos, part).sum() / 1e9;
  }

  public long times(Part part) {
    return adder(times, part).sum();
  }
}
