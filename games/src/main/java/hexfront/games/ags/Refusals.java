package hexfront.games.ags;

import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Gathers the reasons against an order; costs nothing while there are none. */
final class Refusals {
  private @Nullable List<Refusal> found;

  void add(String rule, String why) {
    if (found == null) {
      found = new ArrayList<>();
    }
    Refusal refusal = new Refusal(rule, why);
    if (!found.contains(refusal)) {
      found.add(refusal);
    }
  }

  void addIf(boolean against, String rule, Supplier<String> why) {
    if (against) {
      add(rule, why.get());
    }
  }

  void addAll(Verdict verdict) {
    verdict.refusals().forEach(r -> add(r.rule(), r.why()));
  }

  boolean any() {
    return found != null;
  }

  Verdict verdict() {
    return found == null ? Verdict.legal() : new Verdict.Refused(found);
  }
}
