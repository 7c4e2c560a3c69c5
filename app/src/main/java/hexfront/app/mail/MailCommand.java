package hexfront.app.mail;

import hexfront.ai.Deputy;
import hexfront.app.terminal.Questioner;
import hexfront.engine.Game;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Published;
import hexfront.engine.dice.Seeded;
import hexfront.engine.dice.Source;
import hexfront.engine.journal.Journal;
import hexfront.games.Arrangement;
import hexfront.games.Shelf;
import hexfront.games.inquiry.Inquiry;
import hexfront.games.mail.ByLetter;
import hexfront.games.mail.Letter;
import hexfront.games.mail.Postmaster;
import hexfront.games.mail.Postmaster.Delivery;
import hexfront.games.mail.Postmaster.Tried;
import hexfront.games.mail.Reply;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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
  private static final Duration LONGEST_THOUGHT = Duration.ofMinutes(1);

  private final @Nullable Questioner person;
  @Spec private CommandSpec spec;

  /** Asks whoever sits at the terminal. */
  public MailCommand() {
    this(null);
  }

  MailCommand(@Nullable Questioner person) {
    this.person = person;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Which of write, check and resolve?");
  }

  private static Table load(Path file) throws IOException {
    Table table = new Tables(Shelf.boxes()).load(Files.readString(file));
    ByLetter.whyNot(table.box(), table.game().rulebook())
        .ifPresent(
            why -> {
              throw new Malformed(why);
            });
    return table;
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
        "Writes a letter for the phase in which a saved game stands.",
        "With --from it has the orders of another saved game that goes on from this one: "
            + "try the phase out at the table, save that, and send what you did.",
        "Without it the letter is empty."
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
        "Says what would become of a letter as the game stands, with dice that stand for "
            + "any: each order is played, lapses with the cases against it, or is skipped.",
        "Nothing is changed."
      })
  int check(
      @Parameters(paramLabel = "GAME", description = "the saved game") Path game,
      @Parameters(paramLabel = "LETTER", description = "the letter") Path letter) {
    return tried(
        () -> {
          List<Integer> any = IntStream.range(0, 1000).map(i -> 103 + i * 7 % 6).boxed().toList();
          Letter written = Letter.read(Files.readString(letter));
          Reply reply =
              Postmaster.resolve(asSeen(load(game), written.side()), written, new Published(any));
          print(reply, spec.commandLine().getOut());
        });
  }

  /** A game as far as a side knows it, with dice that tell nothing of those to come. */
  private static Game asSeen(Table table, Side side) {
    Rulebook rulebook = table.game().rulebook();
    Inquiry inquiry = new Inquiry(rulebook, table.game().position(), Optional.of(side));
    return new Game(rulebook, inquiry.seen().copy(), new Seeded(1), Map.of());
  }

  @Command(
      name = "resolve",
      mixinStandardHelpOptions = true,
      description = {
        "Carries a letter out with published figures and writes the game as it stands " + "then.",
        "What the receiver has to decide in it he is asked, unless a file has his "
            + "answers or a captain decides for him.",
        "What became of each order is printed, to be sent back."
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
          @Nullable Path replyFile,
      @Option(
              names = "--answers",
              paramLabel = "FILE",
              description = "what the receiver decides: an order a line, as journals have them")
          @Nullable Path answers,
      @Option(names = "--captain", description = "a captain decides for the receiver")
          boolean captain) {
    return tried(
        () -> {
          Table table = load(game);
          Letter written = Letter.read(Files.readString(letter));
          Delivery delivery = new Delivery(table.game(), written, new Published(figures));
          Tried tried = carriedOut(table, delivery, answers, captain);
          tried.entries().forEach(e -> table.game().play(e.order(), Postmaster.rolls(e)));
          Files.writeString(out, table.game().save());
          print(tried.reply(), spec.commandLine().getOut());
          if (replyFile != null) {
            Files.write(replyFile, lines(tried.reply()));
          }
        });
  }

  private Tried carriedOut(Table table, Delivery delivery, @Nullable Path answers, boolean captain)
      throws IOException {
    Side writer = delivery.letter().side();
    if (captain) {
      long seed = table.game().hash();
      return Postmaster.tryOut(delivery, new Deputy(writer, seed, LONGEST_THOUGHT));
    }
    if (answers != null) {
      return whole(delivery, OwnDecisions.of(writer, Files.readAllLines(answers)));
    }
    Function<Questioner, Tried> asking =
        questioner -> whole(delivery, OwnDecisions.typed(writer, table, questioner));
    return person == null
        ? Questioner.with(spec.commandLine().getOut(), asking)
        : asking.apply(person);
  }

  private static Tried whole(Delivery delivery, OwnDecisions receiver) {
    Tried tried = Postmaster.tryOut(delivery, receiver);
    if (tried.state() != Postmaster.State.DONE) {
      throw new Malformed(
          "the receiver has to decide more than was answered; nothing has changed. "
              + receiver.open());
    }
    return tried;
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
