package hexfront.bench;

import java.io.IOException;

/** Runs the benchmarks whose names match the arguments; all JMH options are understood. */
public final class Main {
  public static void main(String[] args) throws IOException {
    org.openjdk.jmh.Main.main(args);
  }

  private Main() {}
}
