package hexfront.lab.report;

import hexfront.lab.statistics.Interval;
import hexfront.lab.statistics.Sample;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The drawings of reports. */
public final class Charts {
  private static final double WIDTH = 760;
  private static final double LABELS = 230;
  private static final double ROW = 26;
  private static final double FOOT = 28;
  private static final int MOST_BARS = 30;

  private Charts() {}

  /** A measured number with its interval. */
  public record Bar(String name, String look, double middle, Interval interval) {}

  /** Numbers with their intervals, one below the other, and a line where it matters. */
  public static String intervals(String title, List<Bar> bars, double reference) {
    double least = reference;
    double most = reference;
    for (Bar bar : bars) {
      least = Math.min(least, bar.interval().low());
      most = Math.max(most, bar.interval().high());
    }
    double height = bars.size() * ROW + FOOT;
    Scale x = Scale.around(least, most, LABELS, WIDTH - 20);
    Drawing drawing = new Drawing(WIDTH, height, title);
    grid(drawing, x, height);
    drawing.line("bound", x.at(reference), 0, x.at(reference), height - FOOT);
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      double y = (i + 0.5) * ROW;
      double left = x.at(bar.interval().low());
      drawing.text("", "end", LABELS - 12, y + 4, bar.name());
      drawing.box(bar.look(), left, y - 4, x.at(bar.interval().high()) - left, 8);
      drawing.dot("mark", x.at(bar.middle()), y);
    }
    return drawing.done();
  }

  /** How often each of some things happened. */
  public static String counts(String title, Map<String, Integer> counts) {
    int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(1);
    double height = counts.size() * ROW + 6;
    Scale x = new Scale(0, most, LABELS, WIDTH - 60);
    Drawing drawing = new Drawing(WIDTH, height, title);
    int row = 0;
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      double y = (row++ + 0.5) * ROW;
      String look = entry.getKey().split(":")[0];
      drawing.text("", "end", LABELS - 12, y + 4, entry.getKey());
      drawing.box(
          look.equals("axis") || look.equals("soviet") ? look : "bar",
          LABELS,
          y - 8,
          x.at(entry.getValue()) - LABELS,
          16);
      drawing.text("soft", "start", x.at(entry.getValue()) + 6, y + 4, "" + entry.getValue());
    }
    return drawing.done();
  }

  /** How numbers are spread. */
  public static String histogram(String title, Sample sample) {
    double height = 220;
    int bars = (int) Math.clamp(Math.ceil(Math.sqrt(sample.size())) * 2, 5, MOST_BARS);
    double width = Math.max(1, Math.ceil((sample.most() - sample.least() + 1) / bars));
    double start = Math.floor(sample.least() / width) * width;
    int[] counts = new int[(int) ((sample.most() - start) / width) + 1];
    for (double number : sample.values()) {
      counts[(int) ((number - start) / width)]++;
    }
    int most = 1;
    for (int count : counts) {
      most = Math.max(most, count);
    }
    Scale x = new Scale(start, start + counts.length * width, 50, WIDTH - 20);
    Scale y = new Scale(0, most, height - FOOT, 14);
    Drawing drawing = new Drawing(WIDTH, height, title);
    grid(drawing, x, height);
    for (int i = 0; i < counts.length; i++) {
      double left = x.at(start + i * width);
      double right = x.at(start + (i + 1) * width);
      double top = y.at(counts[i]);
      drawing.box("bar", left + 1, top, right - left - 2, height - FOOT - top);
    }
    drawing.text("soft", "end", 44, y.at(most) + 4, "" + most);
    drawing.line("bound", x.at(sample.mean()), 6, x.at(sample.mean()), height - FOOT);
    return drawing.done();
  }

  /** A number that goes its way between two bounds, one step a game or pair. */
  public static String walk(String title, List<Double> steps, double low, double high) {
    double height = 240;
    double least = steps.stream().mapToDouble(d -> d).min().orElse(0);
    double most = steps.stream().mapToDouble(d -> d).max().orElse(0);
    Scale x = new Scale(0, Math.max(1, steps.size()), 50, WIDTH - 20);
    Scale y = Scale.around(Math.min(low, least), Math.max(high, most), height - FOOT, 10);
    Drawing drawing = new Drawing(WIDTH, height, title);
    grid(drawing, x, height);
    for (double bound : List.of(low, high)) {
      drawing.line("bound", 50, y.at(bound), WIDTH - 20, y.at(bound));
      drawing.text("soft", "end", 44, y.at(bound) + 4, number(bound));
    }
    StringBuilder points =
        new StringBuilder(String.format(Locale.ROOT, "%.1f,%.1f", x.at(0), y.at(0)));
    for (int i = 0; i < steps.size(); i++) {
      points.append(String.format(Locale.ROOT, " %.1f,%.1f", x.at(i + 1), y.at(steps.get(i))));
    }
    return drawing.path("line", points.toString()).done();
  }

  private static void grid(Drawing drawing, Scale x, double height) {
    for (double tick : x.ticks()) {
      drawing.line("grid", x.at(tick), 0, x.at(tick), height - FOOT);
      drawing.text("soft", "middle", x.at(tick), height - 8, number(tick));
    }
  }

  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value + 0.0);
    return text.contains(".") ? text.replaceAll("0+$", "").replaceAll("\\.$", "") : text;
  }
}
