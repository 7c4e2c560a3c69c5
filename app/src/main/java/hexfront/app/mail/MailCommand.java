package hexfront.app.mail;

import hexfront.engine.dice.Published;
import hexfront.engine.dice.Source;
import hexfront.engine.journal.Journal;
import hexfront.games.Arrangement;
import hexfront.games.Shelf;
import hexfront.games.mail.Letter;
import hexfront.games.mail.Postmaster;
import hexfront.games.mail.Reply;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hexfront mail}. */
@Command(
    name = "mail",
    mixinStandardHelpOptions = true,
    description = "Plays by letter: write one, check it, carry it out with published figures.")
public final class MailCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which of write, check and resolve?");
  }

  private static Table load(Path file) throws IOException {
    return new Tables(Shelf.boxes()).load(Files.readString(file));
  }

  /** What can go wrong with what somebody brings. */
  @FunctionalInterface
  private interface Work {
    void run() throws IOException;
  }

  private int tried(Work work) {
    try {
      work.run();
      return 0;
    } catch (IOException e) {
      return refuse("a file cannot be read or written: " + e.getMessage());
    } catch (Source.OutOfNumbers e) {
      return refuse("there are too few figures of three digits or more; nothing has changed");
    } catch (Malformed | Letter.LetterProblem | Journal.JournalProblem | Arrangement.Impossible e) {
      return refuse(e.getMessage());
    }
  }

  private int refuse(@Nullable String why) {
    spec.commandLine().getErr().println(why);
    return 2;
  }

  @Command(
      name = "write",
      mixinStandardHelpOptions = true,
      description = {
        "Writes a letter for the phase in which a saved game stands. With --from it has the orders",
        "of another saved game that goes on from this one: try the phase out at the table, save",
        "that, and send what you did. Without it the letter is empty."
      })
  int write(
      @Parameters(paramLabel = "GAME", description = "the saved game both players have") Path game,
      @Option(
              names = "--from",
              paramLabel = "TRIED",
              description = "a saved game in which the phase was tried out")
          @Nullable Path tried,
      @Option(names = "--out", paramLabel = "LETTER", description = "where to (default: print it)")
          @Nullable Path out) {
    return tried(
        () -> {
          String letter = Draft.of(load(game), tried == null ? null : load(tried)).text();
          if (out == null) {
            spec.commandLine().getOut().print(letter);
            spec.commandLine().getOut().flush();
          } else {
            Files.writeString(out, letter);
          }
        });
  }

  @Command(
      name = "check",
      mixinStandardHelpOptions = true,
      description = {
        "Says what would become of a letter as the game stands, with dice that stand for any: each",
        "order is played, lapses with the cases against it, or is skipped. Nothing is changed."
      })
  int check(
      @Parameters(paramLabel = "GAME", description = "the saved game") Path game,
      @Parameters(paramLabel = "LETTER", description = "the letter") Path letter) {
    return tried(
        () -> {
          List<Integer> any = IntStream.range(0, 1000).map(i -> 103 + i * 7 % 6).boxed().toList();
          Reply reply =
              Postmaster.resolve(
                  load(game).game(), Letter.read(Files.readString(letter)), new Published(any));
          print(reply, spec.commandLine().getOut());
        });
  }

  @Command(
      name = "resolve",
      mixinStandardHelpOptions = true,
      description = {
        "Carries a letter out with published figures and writes the game as it stands then. What",
        "became of each order is printed, to be sent back."
      })
  int resolve(
      @Parameters(paramLabel = "GAME", description = "the saved game") Path game,
      @Parameters(paramLabel = "LETTER", description = "the letter") Path letter,
      @Option(
              names = "--figures",
              required = true,
              split = "[ ,;]+",
              paramLabel = "NUMBERS",
              description =
                  "the figures in the order of their listing; those below 100 are passed over")
          List<Integer> figures,
      @Option(
              names = "--out",
              required = true,
              paramLabel = "GAME",
              description = "where the game goes that both players have then")
          Path out,
      @Option(
              names = "--reply",
              paramLabel = "FILE",
              description = "where what became of it goes as well")
          @Nullable Path replyFile) {
    return tried(
        () -> {
          Table table = load(game);
          Reply reply =
              Postmaster.resolve(
                  table.game(), Letter.read(Files.readString(letter)), new Published(figures));
          Files.writeString(out, table.game().save());
          print(reply, spec.commandLine().getOut());
          if (replyFile != null) {
            Files.write(replyFile, lines(reply));
          }
        });
  }

  private static void print(Reply reply, PrintWriter out) {
    lines(reply).forEach(out::println);
    out.flush();
  }

  /** What became of a letter, a line for each order. */
  static List<String> lines(Reply reply) {
    List<String> lines = new ArrayList<>();
    for (Reply.Line line : reply.lines()) {
      lines.add((line.line() == 0 ? "" : "line " + line.line() + ": ") + fate(line));
      line.refusals().forEach(no -> lines.add("  " + no.why() + " (" + no.rule() + ")"));
      line.remarks().forEach(remark -> lines.add("  " + remark));
    }
    return lines;
  }

  private static String fate(Reply.Line line) {
    return line.order()
        + switch (line.fate()) {
          case PLAYED -> ": played";
          case LAPSED -> ": lapsed";
          case SKIPPED -> ": skipped";
          case DECIDED_BY_RECEIVER -> ": decided by the receiver";
        };
  }
}
