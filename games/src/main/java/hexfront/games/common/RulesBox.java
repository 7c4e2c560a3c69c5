package hexfront.games.common;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.map.Kinds;

/**
 * The box of a game whose rulebook is all there is to it: no family, no Exclusive rules.
 *
 * @param <R> the rulebook
 */
public abstract class RulesBox<R extends GameRules<R>> extends GameBox<R> {
  protected RulesBox(String id, Header header, Kinds hexKinds, Kinds hexsideKinds) {
    super(id, header, hexKinds, hexsideKinds);
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
