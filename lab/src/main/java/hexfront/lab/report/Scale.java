package hexfront.lab.report;

import java.util.ArrayList;
import java.util.List;

/** Numbers along a line of a drawing, with ticks at round numbers. */
record Scale(double least, double most, double from, double to) {
  private static final int ABOUT = 6;

  /** A scale for numbers, a little wider than they are. */
  static Scale around(double least, double most, double from, double to) {
    double span = most > least ? most - least : 1;
    return new Scale(least - span * 0.04, most + span * 0.04, from, to);
  }

  double at(double number) {
    return from + (number - least) / (most - least) * (to - from);
  }

  List<Double> ticks() {
    double rough = (most - least) / ABOUT;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double step = power;
    for (double factor : new double[] {2, 5, 10}) {
      if (step < rough) {
        step = factor * power;
      }
    }
    List<Double> ticks = new ArrayList<>();
    for (double k = Math.ceil(least / step); k * step <= most; k++) {
      ticks.add(k * step);
    }
    return ticks;
  }
}
