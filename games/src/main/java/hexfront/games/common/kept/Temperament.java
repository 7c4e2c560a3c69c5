package hexfront.games.common.kept;

import hexfront.engine.staff.Nature;
import java.util.List;

/** The nature of a side in the course of a game. */
public record Temperament(List<Part> parts) {
  /** A nature from a turn on, until the next part begins. */
  public record Part(int from, Nature nature) {}

  /** Of whoever weighs everything by its points all game long. */
  public static final Temperament EVEN = of(Nature.EVEN);

  public Temperament {
    parts = List.copyOf(parts);
  }

  /** The same nature all game long. */
  public static Temperament of(Nature nature) {
    return new Temperament(List.of(new Part(1, nature)));
  }

  /** The nature on a turn. */
  public Nature on(int turn) {
    Nature now = Nature.EVEN;
    for (Part part : parts) {
      now = part.from <= turn ? part.nature : now;
    }
    return now;
  }
}
