package hexfront.games.common;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Unit;
import hexfront.engine.map.Kinds;
import hexfront.games.data.CounterRow;
import java.util.List;
import java.util.function.Function;

/**
 * The box of a game whose rulebook is all there is to it: no family, no Exclusive rules.
 *
 * @param <R> the rulebook
 */
public abstract class RulesBox<R extends GameRules<R>> extends GameBox<R> {
  private final Flags flags;
  private final GameState<R> state;
  private final Later<CounterSheet> sheet;

  /**
   * A box whose data lie in the folder of this name; so is its rulebook called.
   *
   * @param flags what its units can carry
   * @param state the game's own state
   * @param counter what the game keeps of a line of {@code units.csv}
   */
  protected RulesBox(
      String id,
      Header header,
      Kinds hexKinds,
      Kinds hexsideKinds,
      Flags flags,
      GameState<R> state,
      Function<CounterRow, Unit> counter) {
    this(id, id, header, hexKinds, hexsideKinds, flags, state, counter);
  }

  /** A box whose map lies in another folder than the rest of its data. */
  protected RulesBox(
      String id,
      String mapFolder,
      Header header,
      Kinds hexKinds,
      Kinds hexsideKinds,
      Flags flags,
      GameState<R> state,
      Function<CounterRow, Unit> counter) {
    super(id, mapFolder, header, hexKinds, hexsideKinds);
    this.flags = flags;
    this.state = state;
    sheet = new Later<>(() -> CounterSheet.of(id, counter));
  }

  @Override
  public final List<String> rulebooks() {
    return List.of(id());
  }

  @Override
  public final List<Unit> counters() {
    return sheet().counters();
  }

  /** The counters, and where some of them begin the game. */
  protected final CounterSheet sheet() {
    return sheet.get();
  }

  @Override
  protected final Flags unitFlags() {
    return flags;
  }

  @Override
  protected final GameState<R> state() {
    return state;
  }

  @Override
  protected final Rulebook rulebook(R rules) {
    return rules;
  }

  @Override
  protected final Position empty(R rules) {
    return rules.empty();
  }
}
