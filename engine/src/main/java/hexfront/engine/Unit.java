package hexfront.engine;

import java.util.List;
import java.util.Set;

/**
 * A counter's printed facts. What can change about it stands in the {@link Position}.
 *
 * @param index its number among the units of the {@link Board}
 * @param id its name in data, protocol and journal
 * @param formation the parent division for divisional integrity, or empty
 * @param steps strengths from the strongest step to the weakest
 * @param leadership the rating of a headquarters or leader, otherwise 0
 * @param traits further facts under the game's own names (an asterisk, a pool)
 */
public record Unit(
    int index,
    String id,
    Side side,
    String nationality,
    String designation,
    String name,
    String formation,
    String size,
    String arm,
    boolean mechanized,
    List<Step> steps,
    int leadership,
    Set<String> traits) {

  /** One step: attack, defence and movement allowance. */
  public record Step(int attack, int defence, int movement) {
    @Override
    public String toString() {
      return attack + "-" + defence + "-" + movement;
    }
  }

  public Unit {
    steps = List.copyOf(steps);
    traits = Set.copyOf(traits);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("unit " + id + " has no step");
    }
  }

  public Unit withIndex(int newIndex) {
    return new Unit(
        newIndex,
        id,
        side,
        nationality,
        designation,
        name,
        formation,
        size,
        arm,
        mechanized,
        steps,
        leadership,
        traits);
  }

  public Unit withTraits(Set<String> newTraits) {
    return new Unit(
        index,
        id,
        side,
        nationality,
        designation,
        name,
        formation,
        size,
        arm,
        mechanized,
        steps,
        leadership,
        newTraits);
  }

  public boolean has(String trait) {
    return traits.contains(trait);
  }
}
