package hexfront.app.mail;

import hexfront.app.terminal.Questioner;
import hexfront.engine.Decision;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.games.mail.Receiver;
import hexfront.games.table.Table;
import hexfront.games.wire.Malformed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** What the receiver of a letter decides himself: read from a file, or typed when he is asked. */
final class OwnDecisions implements Receiver {
  /** Somebody who can be asked. */
  @FunctionalInterface
  private interface Person {
    Optional<Order> ask(Game game);
  }

  private final Receiver first;
  private final Person person;
  private String open = "";

  private OwnDecisions(Side writer, Person person) {
    this.first = Receiver.asked(writer);
    this.person = person;
  }

  /** Decisions that stand in a file, one order a line in the words of journals. */
  static OwnDecisions of(Side writer, List<String> lines) {
    Deque<String> left = new ArrayDeque<>();
    lines.stream().map(String::strip).filter(OwnDecisions::isAnswer).forEach(left::add);
    return new OwnDecisions(
        writer, game -> left.isEmpty() ? Optional.empty() : Optional.of(read(game, left.remove())));
  }

  private static boolean isAnswer(String line) {
    return !line.isEmpty() && !line.startsWith("#");
  }

  private static Order read(Game game, String line) {
    try {
      Order order = game.orderText().read(line);
      Verdict verdict = game.check(order);
      if (verdict.isLegal()) {
        return order;
      }
      Verdict.Refusal no = verdict.refusals().getFirst();
      throw new Malformed(
          "the answer '" + line + "' is not legal: " + no.why() + " (" + no.rule() + ")");
    } catch (IllegalArgumentException e) {
      throw new Malformed("the answer '" + line + "' cannot be read: " + e.getMessage());
    }
  }

  /** Decisions that somebody types; he is told first what has happened since he was last asked. */
  static OwnDecisions typed(Side writer, Table table, Questioner questioner) {
    int[] told = new int[1];
    return new OwnDecisions(
        writer,
        game -> {
          Table now = new Table(table.box(), game, table.orders(), table.facts());
          questioner.tell(now, told[0]);
          told[0] = game.journal().entries().size();
          return questioner.ask(now);
        });
  }

  @Override
  public Optional<Order> decide(Game game, Decision decision) {
    Optional<Order> order = first.decide(game, decision).or(() -> person.ask(game));
    open = order.isPresent() ? "" : decision.side().title() + ": " + decision.prompt();
    return order;
  }

  /** The question that nobody answered. */
  String open() {
    return open;
  }
}
