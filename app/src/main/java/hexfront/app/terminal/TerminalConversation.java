package hexfront.app.terminal;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/** Talks to a person at a terminal, with editing and completion; or to a pipe, without. */
final class TerminalConversation {
  private static final int USUAL_WIDTH = 80;
  private static final int USUAL_HEIGHT = 30;

  private TerminalConversation() {}

  /** Holds the conversation of a game with whoever is there. */
  static void hold(PrintWriter out, Function<Conversation, TerminalGame> game) throws IOException {
    talk(
        out,
        talk -> {
          TerminalGame made = game.apply(talk);
          if (talk instanceof AtTerminal terminal) {
            terminal.completeFor(made);
          }
          made.run();
          return made;
        });
  }

  /** Does something with whoever is there. */
  static <T> T talk(PrintWriter out, Function<Conversation, T> what) throws IOException {
    if (Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent()) {
      try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
        return what.apply(new AtTerminal(terminal));
      }
    }
    return what.apply(
        new Piped(
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), out));
  }

  /** Lines from a reader, text to a writer. */
  record Piped(BufferedReader in, PrintWriter out) implements Conversation {
    @Override
    public @Nullable String ask(String prompt) {
      out.print(prompt);
      out.flush();
      try {
        String line = in.readLine();
        out.println(line == null ? "" : line);
        return line;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void say(String text) {
      out.println(text);
    }

    @Override
    public Ink ink() {
      return new Ink(false);
    }

    @Override
    public int width() {
      return USUAL_WIDTH;
    }

    @Override
    public int height() {
      return USUAL_HEIGHT;
    }
  }

  private static final class AtTerminal implements Conversation {
    private final Terminal terminal;
    private LineReader reader;

    AtTerminal(Terminal terminal) {
      this.terminal = terminal;
      this.reader = LineReaderBuilder.builder().terminal(terminal).build();
    }

    void completeFor(TerminalGame game) {
      reader =
          LineReaderBuilder.builder()
              .terminal(terminal)
              .completer(new OrderCompleter(game::table))
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .build();
    }

    @Override
    public @Nullable String ask(String prompt) {
      int lastLine = prompt.lastIndexOf('\n') + 1;
      if (lastLine > 0) {
        say(ink().bold(prompt.substring(0, lastLine - 1)));
      }
      try {
        return reader.readLine(prompt.substring(lastLine));
      } catch (EndOfFileException | UserInterruptException e) {
        return null;
      }
    }

    @Override
    public void say(String text) {
      terminal.writer().println(text);
      terminal.flush();
    }

    private Size size() {
      return terminal.getSize();
    }

    @Override
    public Ink ink() {
      Integer colours = terminal.getNumericCapability(Capability.max_colors);
      return new Ink(colours != null && colours >= 8 && System.getenv("NO_COLOR") == null);
    }

    @Override
    public int width() {
      return size().getColumns() > 0 ? size().getColumns() : USUAL_WIDTH;
    }

    @Override
    public int height() {
      return size().getRows() > 0 ? size().getRows() : USUAL_HEIGHT;
    }
  }
}
