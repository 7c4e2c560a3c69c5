package hexfront.games;

import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Gathers the reasons against an order; costs nothing while there are none. */
public final class Refusals {
  private @Nullable List<Refusal> found;

  public void add(String rule, String why) {
    if (found == null) {
      found = new ArrayList<>();
    }
    Refusal refusal = new Refusal(rule, why);
    if (!found.contains(refusal)) {
      found.add(refusal);
    }
  }

  public void addIf(boolean against, String rule, Supplier<String> why) {
    if (against) {
      add(rule, why.get());
    }
  }

  public void addAll(Verdict verdict) {
    addAll(verdict.refusals());
  }

  public void addAll(List<Refusal> refusals) {
    refusals.forEach(r -> add(r.rule(), r.why()));
  }

  public boolean any() {
    return found != null;
  }

  public Verdict verdict() {
    return found == null ? Verdict.legal() : new Verdict.Refused(found);
  }
}
