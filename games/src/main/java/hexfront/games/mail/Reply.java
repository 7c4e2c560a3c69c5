package hexfront.games.mail;

import hexfront.engine.Verdict.Refusal;
import java.util.List;

/** What came of a letter, to be sent back. */
public record Reply(List<Line> lines) {
  /** Why an order was played, or was not. */
  public enum Fate {
    /** Carried out as written. */
    PLAYED,
    /** Not legal: it did not take place. */
    LAPSED,
    /** Its condition did not hold, or an order before it was taken instead. */
    SKIPPED,
    /** Not written: the receiver decided. */
    DECIDED_BY_RECEIVER
  }

  /**
   * One order.
   *
   * @param line the line of the letter, or 0 if it was not written
   * @param order the order in the journal's words
   * @param refusals the cases against an order that lapsed
   * @param remarks what else is to be said, such as movement points that were miscounted
   */
  public record Line(
      int line, String order, Fate fate, List<Refusal> refusals, List<String> remarks) {
    public Line {
      refusals = List.copyOf(refusals);
      remarks = List.copyOf(remarks);
    }
  }

  public Reply {
    lines = List.copyOf(lines);
  }

  public List<Line> with(Fate fate) {
    return lines.stream().filter(line -> line.fate() == fate).toList();
  }
}
