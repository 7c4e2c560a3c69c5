package hexfront.ai;

import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import org.jspecify.annotations.Nullable;

/** A commander that plays by the script alone. */
final class Captain implements Commander {
  private final Temper temper;
  private final @Nullable Script[] scripts = new Script[Side.values().length];
  private @Nullable Rulebook rulebook;

  Captain(Temper temper) {
    this.temper = temper;
  }

  @Override
  public Answer answer(Question question) {
    return script(question).answer(question.seen(), question.random());
  }

  /** A commander who is put questions of both sides keeps their plans apart. */
  private Script script(Question question) {
    if (!question.rulebook().equals(rulebook)) {
      rulebook = question.rulebook();
      java.util.Arrays.fill(scripts, null);
    }
    int side = question.side().ordinal();
    Script script = scripts[side];
    if (script == null) {
      script = new Script(question.rulebook(), temper);
      scripts[side] = script;
    }
    return script;
  }
}
