package hexfront.games.mail;

import hexfront.engine.Case;
import hexfront.engine.Decision;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Published;
import hexfront.engine.dice.Source;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.EndPhase;
import hexfront.games.mail.Letter.Instruction;
import hexfront.games.mail.Reply.Fate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Carries out letters. Orders are played one after the other with published numbers for dice; what
 * is illegal lapses, what was left out is the receiver's to decide, and then the phase ends. A
 * letter is carried out whole or not at all.
 */
public final class Postmaster {
  private final Game trial;
  private final Letter letter;
  private final @Nullable Published numbers;
  private final Receiver receiver;
  private final List<Reply.Line> lines = new ArrayList<>();
  private int rolled;

  private Postmaster(Game game, Letter letter, @Nullable Published numbers, Receiver receiver) {
    this.letter = letter;
    this.numbers = numbers;
    this.receiver = receiver;
    trial = new Game(game.rulebook(), game.position().copy(), game.dice().source(), Map.of());
    trial.dice().moveTo(game.dice().index());
  }

  /**
   * Plays a letter to the end of its phase.
   *
   * @param numbers the figures for this letter, from the first
   * @throws Letter.LetterProblem when the letter is for another phase or cannot be read
   * @throws Source.OutOfNumbers when there are too few figures; then nothing has changed
   */
  @Case({"KIEV-25.0", "KIEV-25.2", "KIEV-25.22", "KIEV-25.24", "KIEV-25.25", "KIEV-25.26"})
  public static Reply resolve(Game game, Letter letter, Published numbers, Receiver receiver) {
    Tried tried = tryOut(game, letter, numbers, receiver);
    tried.entries().forEach(entry -> game.play(entry.order(), rolls(entry)));
    return tried.reply();
  }

  /** As {@link #resolve(Game, Letter, Published, Receiver)}, for a receiver without wishes. */
  public static Reply resolve(Game game, Letter letter, Published numbers) {
    return resolve(game, letter, numbers, Receiver.plain(letter.side()));
  }

  /**
   * What a letter comes to, with all that happens in it.
   *
   * @param entries the orders with their dice, from the first to the end of the phase
   */
  public record Tried(Reply reply, List<Journal.Entry> entries) {
    public Tried {
      entries = List.copyOf(entries);
    }
  }

  /**
   * Plays a letter on a copy of the game, which stays as it is.
   *
   * @param numbers the figures for this letter; null for the game's own dice
   * @throws Letter.LetterProblem when the letter is for another phase or cannot be read
   * @throws Source.OutOfNumbers when there are too few figures
   */
  public static Tried tryOut(
      Game game, Letter letter, @Nullable Published numbers, Receiver receiver) {
    Postmaster postmaster = new Postmaster(game, letter, numbers, receiver);
    postmaster.checkAddress();
    letter.instructions().forEach(postmaster::follow);
    postmaster.endPhase();
    return new Tried(new Reply(postmaster.lines), postmaster.trial.journal().entries());
  }

  @Case("KIEV-25.2")
  private void checkAddress() {
    Decision decision = trial.decision();
    if (decision.side() != letter.side()
        || trial.position().turn() != letter.turn()
        || !decision.stage().equals(letter.phase())) {
      throw new Letter.LetterProblem(
          1,
          "the game waits for 'letter "
              + decision.side().word()
              + " "
              + trial.position().turn()
              + " "
              + decision.stage()
              + "'");
    }
  }

  // ---- one instruction

  /** Takes the first of its orders whose condition holds and that is legal. */
  @Case({"KIEV-25.21", "KIEV-25.24", "KIEV-25.25", "KIEV-25.26"})
  private void follow(Instruction instruction) {
    boolean done = false;
    for (Written written : instruction.orders()) {
      done = attempt(written, done);
    }
    if (done) {
      settle(new ArrayList<>(instruction.answers()));
    }
  }

  private boolean attempt(Written written, boolean already) {
    Condition condition = written.condition();
    if (already || condition != null && !condition.holds(trial.position())) {
      note(written, Fate.SKIPPED, Verdict.legal(), List.of());
      return already;
    }
    Order order = read(written);
    Verdict verdict = trial.check(order);
    if (!verdict.isLegal()) {
      note(written, Fate.LAPSED, verdict, List.of());
      return false;
    }
    List<String> remarks = new Account(trial).remarks(order, written.points());
    play(order);
    note(written, Fate.PLAYED, verdict, remarks);
    return true;
  }

  private Order read(Written written) {
    Order order;
    try {
      order = trial.orderText().read(written.text());
    } catch (IllegalArgumentException e) {
      throw new Letter.LetterProblem(written.line(), String.valueOf(e.getMessage()));
    }
    if (order instanceof EndPhase) {
      throw new Letter.LetterProblem(written.line(), "a letter ends its phase by itself");
    }
    return order;
  }

  /** Goes through what a battle asks until the phase itself is open again. */
  @Case({"KIEV-25.23", "KIEV-25.24", "KIEV-25.26"})
  private void settle(List<Written> answers) {
    while (!isOpen(trial.decision())) {
      Decision decision = trial.decision();
      if (decision.side() != letter.side() || !answered(answers)) {
        byReceiver(decision);
      }
    }
  }

  private static boolean isOpen(Decision decision) {
    return decision.isOver() || decision.takes(Receiver.END_PHASE);
  }

  /** Plays the first answer that fits, if any does. */
  private boolean answered(List<Written> answers) {
    for (Written written : answers) {
      Condition condition = written.condition();
      if (condition == null || condition.holds(trial.position())) {
        Order order = read(written);
        Verdict verdict = trial.check(order);
        if (verdict.isLegal()) {
          play(order);
          note(written, Fate.PLAYED, verdict, List.of());
          answers.remove(written);
          return true;
        }
      }
    }
    return false;
  }

  private void byReceiver(Decision decision) {
    Order order = receiver.decide(trial, decision);
    play(order);
    lines.add(
        new Reply.Line(
            0,
            trial.orderText().write(order),
            Fate.DECIDED_BY_RECEIVER,
            List.of(),
            List.of(decision.prompt())));
  }

  // ---- the end of the phase

  /** Units that were not mentioned stay where they are; what must be done, the receiver does. */
  @Case("KIEV-25.24")
  private void endPhase() {
    while (!trial.check(new EndPhase()).isLegal()) {
      byReceiver(trial.decision());
    }
    play(new EndPhase());
    settle(new ArrayList<>());
  }

  // ---- playing

  @Case("KIEV-25.22")
  private void play(Order order) {
    Published figures = numbers;
    Verdict verdict;
    try {
      verdict =
          (figures == null ? trial.play(order) : trial.play(order, figures.rollsFrom(rolled)))
              .verdict();
    } catch (Source.OutOfNumbers e) {
      throw new Source.OutOfNumbers(
          "the figures give "
              + (figures == null ? 0 : figures.rollsFrom(0).size())
              + " rolls and '"
              + trial.orderText().write(order)
              + "' needs one more");
    }
    if (!verdict.isLegal()) {
      throw new IllegalStateException("the receiver decided against the rules: " + verdict);
    }
    rolled += rolls(trial.journal().entries().getLast()).size();
  }

  /** What the dice showed for an order, without what was drawn. */
  public static List<Integer> rolls(Journal.Entry entry) {
    return entry.thrown().stream().filter(t -> !t.isDraw()).map(Dice.Throw::value).toList();
  }

  private void note(Written written, Fate fate, Verdict verdict, List<String> remarks) {
    lines.add(new Reply.Line(written.line(), written.text(), fate, verdict.refusals(), remarks));
  }
}
