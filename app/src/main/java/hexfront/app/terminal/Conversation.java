package hexfront.app.terminal;

import org.jspecify.annotations.Nullable;

/** Where lines come from and go to: a terminal, a pipe or a test. */
public interface Conversation {
  /** The next line typed, or null when there are no more. */
  @Nullable String ask(String prompt);

  void say(String text);

  Ink ink();

  int width();

  int height();
}
