package hexfront.ai;

import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.games.common.kept.Temperament;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A commander that plays the opening it knows, and then by the script alone. */
final class Captain implements Commander {
  private final Temper temper;
  private final Prepared prepared;
  private final @Nullable Script[] scripts = new Script[Side.values().length];
  private @Nullable Rulebook rulebook;
  private @Nullable Temperament temperament;
  private @Nullable Leaning leaning;
  private @Nullable Whims whims;

  Captain(Temper temper, Prepared prepared) {
    this.temper = temper;
    this.prepared = prepared;
  }

  /** From now on is of this temperament instead of the one that is kept for the side. */
  void behave(Temperament newTemperament) {
    temperament = newTemperament;
  }

  /** From now on takes some parts of the map for more important than they are. */
  void lean(Leaning newLeaning) {
    leaning = newLeaning;
  }

  /** From now on sends some groups elsewhere than it thinks best. */
  void indulge(Whims newWhims) {
    whims = newWhims;
  }

  @Override
  public Answer answer(Question question) {
    Answer known = prepared.next(question);
    return known != null ? known : script(question).answer(question.seen(), question.random());
  }

  /** A commander who is put questions of both sides keeps their plans apart. */
  private Script script(Question question) {
    if (!question.rulebook().equals(rulebook)) {
      rulebook = question.rulebook();
      Arrays.fill(scripts, null);
    }
    int side = question.side().ordinal();
    Script script = scripts[side];
    if (script == null) {
      script = new Script(question.rulebook(), temper);
      if (temperament != null) {
        script.behave(temperament);
      }
      if (leaning != null) {
        script.lean(leaning);
      }
      if (whims != null) {
        script.setPlanner(whims.planner(question.rulebook(), temper));
      }
      scripts[side] = script;
    }
    return script;
  }
}
