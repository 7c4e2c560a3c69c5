package hexfront.app.soak;

import hexfront.app.soak.model.ModelSoak;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a long run found: counts of what went well, and the troubles. Safe to share. */
public final class SoakReport implements ModelSoak.Listener {
  private static final int MOST_TROUBLES = 50;
  private static final int MOST_OF_A_KIND = 5;

  private final Map<String, Long> counts = new TreeMap<>();
  private final List<String> troubles = new ArrayList<>();
  private final Map<String, Integer> kinds = new HashMap<>();
  private long troubleCount;

  synchronized void count(String what, long n) {
    counts.merge(what, n, Long::sum);
  }

  @Override
  public synchronized void count(String what) {
    count(what, 1);
  }

  @Override
  public synchronized void differs(String kind, String lines) {
    count("differs: " + kind);
    trouble(lines.replace("\n", "\n    "));
  }

  @Override
  public synchronized boolean wantsMore(String kind) {
    return kinds.merge(kind, 1, Integer::sum) <= MOST_OF_A_KIND;
  }

  synchronized void trouble(String what) {
    troubleCount++;
    if (troubles.size() < MOST_TROUBLES) {
      troubles.add(what);
    }
  }

  public synchronized long counted(String what) {
    return counts.getOrDefault(what, 0L);
  }

  public synchronized List<String> troubles() {
    return List.copyOf(troubles);
  }

  /** The report in lines: counts first, the most frequent of a kind first, then troubles. */
  public synchronized List<String> lines() {
    List<String> lines = new ArrayList<>();
    counts.entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<String, Long> e) -> e.getKey().contains(": "))
                .thenComparing(e -> e.getKey().split(": ")[0])
                .thenComparing(Map.Entry.<String, Long>comparingByValue().reversed()))
        .forEach(e -> lines.add(String.format("%12d  %s", e.getValue(), e.getKey())));
    lines.add(String.format("%12d  troubles", troubleCount));
    troubles.forEach(trouble -> lines.add("  ! " + trouble));
    return lines;
  }
}
