package hexfront.engine;

/**
 * What a battle costs: steps of both sides, and whether the attacked hexes are left empty. Where
 * the rules let a side choose (to stand and lose steps or to retreat), the least and the most that
 * its choice can make of it.
 */
public record Toll(Span attackerSteps, Span defenderSteps, Span vacated) {
  public static final Toll NOTHING = new Toll(Span.ZERO, Span.ZERO, Span.ZERO);

  /** From the least to the most. */
  public record Span(double least, double most) {
    public static final Span ZERO = new Span(0, 0);

    public static Span exactly(double value) {
      return new Span(value, value);
    }

    /** What must happen lies at the bottom of the span, what may happen at its top. */
    public static Span chance(boolean must, boolean may) {
      return new Span(must ? 1 : 0, may ? 1 : 0);
    }

    /** The span that holds both. */
    public Span or(Span other) {
      return new Span(Math.min(least, other.least), Math.max(most, other.most));
    }

    public Span plus(double weight, Span other) {
      return new Span(least + weight * other.least, most + weight * other.most);
    }
  }

  /** What defenders pay who lose steps and leave the hex, or do not. */
  public static Toll ofDefenders(Span steps, boolean leave) {
    return new Toll(Span.ZERO, steps, Span.chance(leave, leave));
  }

  /** What either comes to, if somebody may choose. */
  public Toll or(Toll other) {
    return new Toll(
        attackerSteps.or(other.attackerSteps),
        defenderSteps.or(other.defenderSteps),
        vacated.or(other.vacated));
  }

  /** A sum of tolls, each with its chance, is what is to be expected. */
  public Toll plus(double chance, Toll other) {
    return new Toll(
        attackerSteps.plus(chance, other.attackerSteps),
        defenderSteps.plus(chance, other.defenderSteps),
        vacated.plus(chance, other.vacated));
  }
}
