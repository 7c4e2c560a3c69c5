package hexfront.ai;

import hexfront.engine.Rulebook;
import org.jspecify.annotations.Nullable;

/** A commander that plays by the script alone. */
final class Captain implements Commander {
  private final Temper temper;
  private @Nullable Script script;
  private @Nullable Rulebook rulebook;

  Captain(Temper temper) {
    this.temper = temper;
  }

  @Override
  public Answer answer(Question question) {
    if (script == null || rulebook != question.rulebook()) {
      rulebook = question.rulebook();
      script = new Script(rulebook, temper);
    }
    return script.answer(question.seen(), question.random());
  }
}
