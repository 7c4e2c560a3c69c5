package hexfront.app.terminal;

import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Verdict;
import hexfront.games.table.Table;
import hexfront.games.wire.Malformed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Puts single decisions to a person, outside of a game at the terminal. */
public final class Questioner {
  private final Conversation talk;

  Questioner(Conversation talk) {
    this.talk = talk;
  }

  /** One who reads the answers from somewhere. */
  public static Questioner reading(BufferedReader in, PrintWriter out) {
    return new Questioner(new TerminalConversation.Piped(in, out));
  }

  /** Does something in which whoever sits at the terminal can be asked. */
  public static <T> T with(PrintWriter out, Function<Questioner, T> what) throws IOException {
    return TerminalConversation.talk(out, talk -> what.apply(new Questioner(talk)));
  }

  /** Says how the game has come to its question: what the last orders did. */
  public void tell(Table table, int after) {
    Narrator narrator = new Narrator(table.game().rulebook().board());
    table.game().journal().entries().stream()
        .skip(after)
        .flatMap(entry -> entry.events().stream())
        .forEach(told -> talk.say(narrator.tell(told)));
  }

  /** A legal answer to the pending decision; nothing if there is nobody who gives one. */
  public Optional<Order> ask(Table table) {
    Decision decision = table.game().decision();
    Offer offer = new Offer(table, new TypedInquiries(table, talk), talk);
    offer.put();
    while (true) {
      String line = talk.ask(decision.side().title() + ": " + decision.prompt() + "\n> ");
      if (line == null || line.strip().equals("quit")) {
        return Optional.empty();
      }
      List<String> words = Arrays.asList(line.strip().split("\\s+"));
      Optional<Order> order = words.getFirst().isEmpty() ? Optional.empty() : typed(offer, words);
      if (order.isPresent()) {
        Verdict verdict = table.game().check(order.get());
        if (verdict.isLegal()) {
          return order;
        }
        verdict.refusals().forEach(no -> talk.say("! " + no.why() + " [" + no.rule() + "]"));
      }
    }
  }

  private Optional<Order> typed(Offer offer, List<String> words) {
    try {
      return offer.order(words);
    } catch (Malformed | IllegalArgumentException e) {
      talk.say("! " + e.getMessage());
      return Optional.empty();
    }
  }
}
