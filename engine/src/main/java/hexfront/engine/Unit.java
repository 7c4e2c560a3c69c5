package hexfront.engine;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A counter's printed facts. What can change about it stands in the {@link Position}.
 *
 * @param index its number among the units of the {@link Board}
 * @param id its name in data, protocol and journal
 * @param formation the parent division for divisional integrity, or empty
 * @param steps from the strongest to the weakest
 * @param values what is printed on the counter once, under the game's own names (a leadership)
 * @param traits further facts under the game's own names (an asterisk, a pool)
 * @param counter the counter whose rules it has, whatever it is called here
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
    Values values,
    Set<String> traits,
    String counter) {

  private static final String LEADERSHIP = "leadership";

  /** One step: attack, defence, movement allowance and what the game prints besides. */
  public record Step(Values values) {
    private static final String ATTACK = "attack";
    private static final String DEFENCE = "defence";
    private static final String MOVEMENT = "movement";

    public Step(int attack, int defence, int movement) {
      this(Values.of(Map.of(ATTACK, attack, DEFENCE, defence, MOVEMENT, movement)));
    }

    public int attack() {
      return values.get(ATTACK);
    }

    public int defence() {
      return values.get(DEFENCE);
    }

    public int movement() {
      return values.get(MOVEMENT);
    }

    @Override
    public String toString() {
      return attack() + "-" + defence() + "-" + movement();
    }
  }

  public Unit {
    steps = List.copyOf(steps);
    traits = Set.copyOf(traits);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("unit " + id + " has no step");
    }
  }

  /** A unit that goes by the name of its counter. */
  public Unit(
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
      Values values,
      Set<String> traits) {
    this(
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
        values,
        traits,
        id);
  }

  public Unit withIndex(int newIndex) {
    return with(newIndex, values, traits);
  }

  public Unit withTraits(Set<String> newTraits) {
    return with(index, values, newTraits);
  }

  public Unit withValues(Values newValues) {
    return with(index, newValues, traits);
  }

  private Unit with(int newIndex, Values newValues, Set<String> newTraits) {
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
        newValues,
        newTraits,
        counter);
  }

  /** The rating of a headquarters or leader, otherwise 0. */
  public int leadership() {
    return values.get(LEADERSHIP);
  }

  public boolean has(String trait) {
    return traits.contains(trait);
  }
}
