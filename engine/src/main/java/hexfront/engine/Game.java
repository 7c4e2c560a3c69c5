package hexfront.engine;

import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Scripted;
import hexfront.engine.dice.Source;
import hexfront.engine.events.Revealed;
import hexfront.engine.events.Rolled;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.engine.orders.OrderText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game being played: a position, its rulebook, dice and journal. The only way to change the
 * position is {@link #play}; a refused order leaves position, journal and dice untouched.
 */
public final class Game {
  /** What came of an order: the verdict and, if it was legal, the events. */
  public record Played(Verdict verdict, List<Journal.Told> events) {}

  private final Rulebook rulebook;
  private final Dice dice;
  private final Journal journal;
  private final OrderText orderText;
  private final List<Position> earlier = new ArrayList<>();
  private Position position;

  public Game(Rulebook rulebook, Position start, Source source, Map<String, String> header) {
    this.rulebook = rulebook;
    this.position = start;
    this.dice = new Dice(source);
    this.journal = new Journal(header);
    this.orderText = new OrderText(rulebook.board(), rulebook.orderTypes());
  }

  public Rulebook rulebook() {
    return rulebook;
  }

  public Position position() {
    return position;
  }

  public Journal journal() {
    return journal;
  }

  public Dice dice() {
    return dice;
  }

  public Decision decision() {
    return rulebook.decision(position);
  }

  /** The side that decides now. */
  public Side decides() {
    return rulebook.decides(position);
  }

  public boolean isOver() {
    return rulebook.isOver(position);
  }

  public Verdict check(Order order) {
    return rulebook.check(position, order);
  }

  /** Plays an order with the game's own dice. */
  public Played play(Order order) {
    return play(order, dice);
  }

  /**
   * Plays an order with forced rolls.
   *
   * @throws Source.OutOfNumbers when more dice are rolled than were supplied; then nothing has
   *     changed
   */
  public Played play(Order order, List<Integer> forcedRolls) {
    Played played = play(order, new Dice(Scripted.rolls(forcedRolls, dice.source()), dice.index()));
    if (played.verdict().isLegal()) {
      dice.moveTo(dice.index() + journal.entries().getLast().thrown().size());
    }
    return played;
  }

  private Played play(Order order, Dice with) {
    Verdict verdict = rulebook.check(position, order);
    if (!verdict.isLegal()) {
      return new Played(verdict, List.of());
    }
    Side side = decides();
    Position after = position.copy();
    List<Journal.Told> events = new ArrayList<>();
    long before = with.index();
    try {
      rulebook.carryOut(
          after,
          order,
          with,
          e ->
              events.add(new Journal.Told(after.turn(), after.stage().word(), after.phasing(), e)));
    } catch (RuntimeException e) {
      with.moveTo(before);
      throw e;
    }
    List<Dice.Throw> thrown = with.takeThrown();
    journal.append(
        new Journal.Entry(
            journal.entries().size() + 1, side, order, thrown, List.copyOf(events), after.hash()));
    if (!thrown.isEmpty()
        || events.stream()
            .anyMatch(t -> t.event() instanceof Revealed || t.event() instanceof Rolled)) {
      earlier.clear();
    } else {
      earlier.add(position);
    }
    position = after;
    return new Played(verdict, List.copyOf(events));
  }

  public boolean canUndo() {
    return !earlier.isEmpty();
  }

  /** Takes back the last order, unless dice were rolled or something hidden was revealed since. */
  public boolean undo() {
    if (earlier.isEmpty()) {
      return false;
    }
    position = earlier.removeLast();
    journal.takeBack();
    return true;
  }

  /** The saved game. */
  public String save() {
    return journal.text(orderText);
  }

  public OrderText orderText() {
    return orderText;
  }

  /**
   * Plays the orders of a journal's text again, checking every order and every position.
   *
   * @throws JournalProblem when an order is not legal or leads elsewhere than recorded
   */
  public static Game replay(String text, Rulebook rulebook, Position start, Source source) {
    Game game = new Game(rulebook, start, source, Journal.readHeader(text));
    for (Journal.Line line : Journal.readLines(text)) {
      game.repeat(line);
    }
    return game;
  }

  /**
   * Plays an order that a journal recorded, with the dice recorded for it.
   *
   * @throws JournalProblem when the order is not legal or leads elsewhere than recorded
   */
  public void repeat(Journal.Line line) {
    int number = line.number();
    Order order;
    try {
      order = orderText.read(line.order());
    } catch (IllegalArgumentException e) {
      throw new JournalProblem(
          number, e.getMessage() == null ? "unreadable order" : e.getMessage());
    }
    Played played = play(order, new Dice(Scripted.journal(line.thrown()), dice.index()));
    Optional<Verdict.Refusal> refusal = played.verdict().refusals().stream().findFirst();
    if (refusal.isPresent()) {
      throw new JournalProblem(
          number, "order refused, " + refusal.get().rule() + ": " + refusal.get().why());
    }
    dice.moveTo(dice.index() + line.thrown().size());
    if (journal.entries().getLast().positionHash() != line.positionHash()) {
      throw new JournalProblem(number, "the position after this order is not the one recorded");
    }
  }
}
