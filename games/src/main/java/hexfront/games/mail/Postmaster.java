package hexfront.games.mail;

import hexfront.engine.Case;
import hexfront.engine.Decision;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Published;
import hexfront.engine.dice.Source;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Saved;
import hexfront.engine.orders.EndPhase;
import hexfront.games.mail.Letter.Instruction;
import hexfront.games.mail.Reply.Fate;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Carries out letters. Orders are played one after the other with published numbers for dice; what
 * is illegal lapses, what was left out is the receiver's to decide, and then the phase ends. Where
 * the receiver has to be asked, the letter rests. How far it has got is not kept anywhere: the
 * letter and what was played since it began say so.
 */
public final class Postmaster {
  private static final String LEFT_OUT = "The writer left it out.";

  private final Game trial;
  private final Side phasing;
  private final Letter letter;
  private final @Nullable Published numbers;
  private final List<Journal.Entry> since;
  private final Receiver receiver;
  private final boolean looking;
  private final List<Reply.Line> lines = new ArrayList<>();
  private int rolled;
  private boolean ended;
  private State state = State.DONE;

  /** How far a letter has got. */
  public enum State {
    /** Carried out to the end of its phase. */
    DONE,
    /** The receiver has to decide something. */
    ASKS,
    /** The next thing is the letter's own. */
    GOES_ON
  }

  /** What a letter comes to cannot be told, for something else was played since it began. */
  public static final class Astray extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Astray() {
      this(null);
    }

    public Astray(@Nullable Throwable cause) {
      super(
          "something else was played than the letter says; it cannot go on, and what was played"
              + " stays",
          cause);
    }
  }

  /**
   * A letter on its way: how the game stood when it came, and what it is rolled with.
   *
   * @param game as it stood when the letter came; it is not changed
   * @param numbers the figures for this letter; null for the game's own dice
   * @param since what was played since then, letter and receiver
   */
  public record Delivery(
      Game game, Letter letter, @Nullable Published numbers, List<Journal.Entry> since) {
    public Delivery {
      since = List.copyOf(since);
    }

    /** A letter of which nothing was played yet. */
    public Delivery(Game game, Letter letter, @Nullable Published numbers) {
      this(game, letter, numbers, List.of());
    }
  }

  /**
   * What a letter comes to, with all that happens in it.
   *
   * @param reply what became of it from its first line on
   * @param entries the orders with their dice after those that were played before
   */
  public record Tried(Reply reply, List<Journal.Entry> entries, State state) {
    public Tried {
      entries = List.copyOf(entries);
    }
  }

  private Postmaster(Delivery delivery, Receiver receiver, boolean looking) {
    this.letter = delivery.letter();
    this.numbers = delivery.numbers();
    this.since = delivery.since();
    this.receiver = receiver;
    this.looking = looking;
    Game game = delivery.game();
    trial = new Game(game.rulebook(), game.position().copy(), game.dice().source(), Map.of());
    trial.dice().moveTo(game.dice().index());
    phasing = trial.position().phasing();
  }

  /**
   * Plays a letter to the end of its phase.
   *
   * @param numbers the figures for this letter, from the first
   * @throws Letter.LetterProblem when the letter is for another phase or cannot be read
   * @throws Source.OutOfNumbers when there are too few figures; then nothing has changed
   * @throws IllegalStateException when the receiver does not decide
   */
  @Case({"KIEV-25.0", "KIEV-25.2", "KIEV-25.22", "KIEV-25.24", "KIEV-25.25", "KIEV-25.26"})
  public static Reply resolve(Game game, Letter letter, Published numbers, Receiver receiver) {
    Tried tried = tryOut(new Delivery(game, letter, numbers), receiver);
    if (tried.state() != State.DONE) {
      throw new IllegalStateException("the receiver was asked and did not decide");
    }
    tried.entries().forEach(entry -> game.play(entry.order(), rolls(entry)));
    return tried.reply();
  }

  /** As {@link #resolve(Game, Letter, Published, Receiver)}, for a receiver without wishes. */
  public static Reply resolve(Game game, Letter letter, Published numbers) {
    return resolve(game, letter, numbers, Receiver.plain(letter.side()));
  }

  /**
   * Plays a letter on a copy of the game, from where it has got to up to its end or to where the
   * receiver has to be asked.
   *
   * @throws Letter.LetterProblem when the letter is for another phase or cannot be read
   * @throws Source.OutOfNumbers when there are too few figures
   * @throws Astray when something else was played since it began
   */
  public static Tried tryOut(Delivery delivery, Receiver receiver) {
    return new Postmaster(delivery, receiver, false).carryOut();
  }

  /**
   * How far a letter has got, and what became of it so far; nothing is rolled.
   *
   * @throws Astray when something else was played since it began
   */
  public static Tried look(Delivery delivery) {
    return new Postmaster(delivery, Receiver.asked(delivery.letter().side()), true).carryOut();
  }

  private Tried carryOut() {
    checkAddress();
    expectReadable();
    letter.instructions().forEach(this::follow);
    endPhase();
    List<Journal.Entry> entries = trial.journal().entries();
    return new Tried(
        new Reply(lines),
        entries.subList(Math.min(since.size(), entries.size()), entries.size()),
        state);
  }

  @Case("KIEV-25.2")
  private void checkAddress() {
    if (!isAddressed()) {
      Decision decision = trial.decision();
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

  /** Whether the game stands in the phase that the letter is for. */
  private boolean isAddressed() {
    Decision decision = trial.decision();
    return decision.side() == letter.side()
        && trial.position().turn() == letter.turn()
        && decision.stage().equals(letter.phase());
  }

  /** A mistake is found before anything is rolled, so that it tells nothing of the dice. */
  private void expectReadable() {
    for (Instruction instruction : letter.instructions()) {
      instruction.orders().forEach(this::expectReadable);
      instruction.answers().forEach(this::expectReadable);
    }
  }

  private void expectReadable(Written written) {
    Condition condition = written.condition();
    if (condition != null) {
      condition.expectKnown(trial.position());
    }
    read(written);
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
    if (isResting()) {
      return false;
    }
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
    if (!play(order)) {
      return false;
    }
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
    while (!isResting() && !isOpen()) {
      if (trial.decides() != letter.side() || !answered(answers)) {
        byReceiver();
      }
    }
  }

  /** Whether a phase is open; one of the receiver's within the writer's turn is asked of him. */
  private boolean isOpen() {
    Decision decision = trial.decision();
    return decision.isOver()
        || decision.takes(Receiver.END_PHASE)
            && (ended
                || decision.side() == letter.side()
                || trial.position().phasing() != phasing
                || trial.position().turn() != letter.turn());
  }

  /** Plays the first answer that fits, if any does; nothing more is to be done if it rests. */
  private boolean answered(List<Written> answers) {
    for (Iterator<Written> left = answers.iterator(); left.hasNext(); ) {
      Written written = left.next();
      Condition condition = written.condition();
      if (condition == null || condition.holds(trial.position())) {
        Order order = read(written);
        Verdict verdict = trial.check(order);
        if (verdict.isLegal()) {
          if (play(order)) {
            note(written, Fate.PLAYED, verdict, List.of());
            left.remove();
          }
          return true;
        }
      }
    }
    return false;
  }

  private void byReceiver() {
    Decision decision = trial.decision();
    Optional<Order> order =
        next().map(Journal.Entry::order).or(() -> receiver.decide(trial, decision));
    if (order.isEmpty()) {
      state = State.ASKS;
    } else if (play(order.get())) {
      lines.add(
          new Reply.Line(
              0,
              trial.orderText().write(order.get()),
              Fate.DECIDED_BY_RECEIVER,
              List.of(),
              decision.side() == letter.side()
                  ? List.of(decision.prompt(), LEFT_OUT)
                  : List.of(decision.prompt())));
    }
  }

  // ---- the end of the phase

  /** Units that were not mentioned stay where they are; what must be done, the receiver does. */
  @Case("KIEV-25.24")
  private void endPhase() {
    while (!isResting() && isAddressed() && !trial.check(new EndPhase()).isLegal()) {
      byReceiver();
      settle(new ArrayList<>());
    }
    if (!isResting() && isAddressed() && play(new EndPhase())) {
      ended = true;
      settle(new ArrayList<>());
    }
  }

  // ---- playing

  private boolean isResting() {
    return state != State.DONE;
  }

  /** What was played at this place, if the letter has been here before. */
  private Optional<Journal.Entry> next() {
    int at = trial.journal().entries().size();
    return at < since.size() ? Optional.of(since.get(at)) : Optional.empty();
  }

  /** Plays an order, or finds it played; neither if the letter is only looked at. */
  @Case("KIEV-25.22")
  private boolean play(Order order) {
    Optional<Journal.Entry> before = next();
    if (before.isPresent()) {
      repeat(order, before.get());
    } else if (looking) {
      state = State.GOES_ON;
      return false;
    } else {
      playAnew(order);
    }
    rolled += rolls(trial.journal().entries().getLast()).size();
    return true;
  }

  private void repeat(Order order, Journal.Entry entry) {
    String text = trial.orderText().write(order);
    if (!text.equals(trial.orderText().write(entry.order()))) {
      throw new Astray();
    }
    try {
      trial.repeat(
          new Saved.Line(
              entry.number(),
              entry.number(),
              entry.side(),
              text,
              entry.thrown(),
              OptionalLong.of(entry.positionHash())));
    } catch (Journal.JournalProblem e) {
      throw new Astray(e);
    }
  }

  private void playAnew(Order order) {
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
  }

  /** What the dice showed for an order, without what was drawn. */
  public static List<Integer> rolls(Journal.Entry entry) {
    return entry.thrown().stream().filter(t -> !t.isDraw()).map(Dice.Throw::value).toList();
  }

  private void note(Written written, Fate fate, Verdict verdict, List<String> remarks) {
    lines.add(new Reply.Line(written.line(), written.text(), fate, verdict.refusals(), remarks));
  }
}
