package hexfront.app.terminal;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Question;
import hexfront.engine.Decision;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.games.Arrangement;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The conversation of a game: asks, carries out what is typed, lets the other side play. */
public final class TerminalGame {
  private static final int LONG_LIST = 60;

  private final Tables tables;
  private final Conversation talk;
  private final Set<Side> people;
  private final Commander commander;
  private final RandomGenerator random;
  private Table table;
  private TypedInquiries inquiries;
  private Offer offer;
  private boolean isPut;

  public TerminalGame(
      Tables tables,
      Table table,
      Conversation talk,
      Set<Side> people,
      Commander commander,
      RandomGenerator random) {
    this.tables = tables;
    this.table = table;
    this.talk = talk;
    this.people = people;
    this.commander = commander;
    this.random = random;
    this.inquiries = new TypedInquiries(table, talk);
    this.offer = new Offer(table, inquiries, talk);
  }

  /** The game as it now stands. */
  Table table() {
    return table;
  }

  /** Plays until the game is over or the player leaves. */
  public void run() {
    talk.say(table.box().title() + ". Type help for what you can type.");
    sayIfResumed();
    boolean shown = false;
    boolean staying = true;
    while (staying && !game().isOver()) {
      if (!people.contains(game().decides())) {
        commanderPlays();
        shown = false;
      } else {
        if (!shown) {
          inquiries.map(List.of());
          shown = true;
        }
        staying = turn();
      }
    }
    if (game().isOver()) {
      talk.say("The game is over.");
      inquiries.score();
    }
  }

  private void sayIfResumed() {
    game().journal().resumed().forEach(resumed -> talk.say(resumed.inWords()));
  }

  private Game game() {
    return table.game();
  }

  private boolean turn() {
    Decision decision = game().decision();
    if (!isPut) {
      offer.put();
      isPut = true;
    }
    String line =
        talk.ask(
            decision.side().title()
                + ", turn "
                + game().position().turn()
                + ", "
                + decision.stage().replace('-', ' ')
                + ": "
                + decision.prompt()
                + "\n> ");
    if (line == null) {
      return false;
    }
    List<String> words = Arrays.asList(line.strip().split("\\s+"));
    try {
      return words.getFirst().isEmpty() || carryOut(words);
    } catch (Malformed
        | IllegalArgumentException
        | Journal.JournalProblem
        | Arrangement.Impossible e) {
      talk.say("! " + e.getMessage());
    } catch (UncheckedIOException e) {
      talk.say("! " + FileProblem.words(e.getCause()));
    } catch (RuntimeException e) {
      talk.say("! a mistake in Hexfront itself, please report it: " + e);
    }
    return true;
  }

  private boolean carryOut(List<String> words) {
    List<String> rest = words.subList(1, words.size());
    switch (words.getFirst()) {
      case "quit", "exit", "q" -> {
        return false;
      }
      case "help", "h", "?" -> talk.say(Help.TEXT);
      case "undo", "u" -> undo();
      case "save" -> save(rest);
      case "load" -> load(rest);
      case "list", "legal" -> offer.list(LONG_LIST);
      default -> offer.order(words).ifPresent(this::play);
    }
    return true;
  }

  private void play(Order order) {
    Game.Played played = game().play(order);
    played.verdict().refusals().forEach(r -> talk.say("! " + r.why() + " [" + r.rule() + "]"));
    Narrator narrator = inquiries.narrator();
    played.events().forEach(told -> talk.say(narrator.tell(told)));
    if (played.verdict().isLegal()) {
      turnOver();
    }
  }

  /** What was put to the player is no longer asked. */
  private void turnOver() {
    offer = new Offer(table, inquiries, talk);
    isPut = false;
  }

  private void undo() {
    var entries = game().journal().entries();
    if (entries.isEmpty()) {
      throw new Malformed("there is nothing to take back");
    }
    if (!people.contains(entries.getLast().side())) {
      throw new Malformed("the other side has moved since; that cannot be taken back");
    }
    String taken = table.orderText().write(entries.getLast().order());
    if (!game().undo()) {
      throw new Malformed(
          "dice were rolled or something hidden was revealed; that cannot be taken back");
    }
    turnOver();
    talk.say("Taken back: " + taken);
  }

  private void save(List<String> words) {
    Path file = file(words);
    try {
      Files.writeString(file, game().save());
      talk.say("Saved in " + file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void load(List<String> words) {
    Path file = file(words);
    try {
      table = tables.load(Files.readString(file));
      sayIfResumed();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    inquiries = new TypedInquiries(table, talk);
    turnOver();
    talk.say("Loaded " + file);
    inquiries.map(List.of());
  }

  private static Path file(List<String> words) {
    if (words.size() != 1) {
      throw new Malformed("expected the name of a file");
    }
    return Path.of(words.getFirst());
  }

  private void commanderPlays() {
    Side side = game().decides();
    int marches = 0;
    Narrator narrator = inquiries.narrator();
    while (!game().isOver() && game().decides() == side) {
      Order order =
          commander
              .answer(Question.about(game(), random, Budget.ofTurn(Duration.ofSeconds(2))))
              .order();
      Game.Played played = game().play(order);
      if (!played.verdict().isLegal()) {
        throw new IllegalStateException(
            "the commander's order is refused: " + table.orderText().write(order));
      }
      Journal.Entry last = game().journal().entries().getLast();
      for (Journal.Told told : last.seenBy(side.enemy(), game().rulebook().board()).events()) {
        if (Narrator.isMarch(told.event())) {
          marches++;
        } else {
          talk.say(narrator.tell(told));
        }
      }
    }
    if (marches > 0) {
      talk.say(
          side.title()
              + " made "
              + (marches == 1 ? "1 move" : marches + " moves")
              + "; log shows them");
    }
    turnOver();
  }
}
