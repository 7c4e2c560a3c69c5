package hexfront.engine;

import hexfront.engine.dice.Dice;
import hexfront.engine.dice.Scripted;
import hexfront.engine.dice.Source;
import hexfront.engine.events.Revealed;
import hexfront.engine.events.Rolled;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.engine.journal.Saved;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.Units;
import hexfront.engine.written.RunningHash;
import hexfront.engine.written.Written;
import hexfront.engine.written.WrittenProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
  private final Written written;
  private final RunningHash hashes;
  private final Earlier earlier;
  private Position position;

  public Game(Rulebook rulebook, Position start, Source source, Map<String, String> header) {
    this.rulebook = rulebook;
    this.position = start;
    this.earlier = new Earlier(rulebook);
    this.dice = new Dice(source);
    this.written = rulebook.written();
    this.hashes = written.runningHash();
    Map<String, String> headed = new LinkedHashMap<>(header);
    headed.put(Journal.RULES, Integer.toString(rulebook.version()));
    this.journal = new Journal(headed);
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
    Units covered = rulebook.covered(position);
    Position after = position.next();
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
            journal.entries().size() + 1,
            side,
            order,
            thrown,
            List.copyOf(events),
            hashes.of(position, after),
            stillCovered(covered, after)));
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

  /** Those of the units that lay under others before an order which still do after it. */
  private Units stillCovered(Units before, Position after) {
    if (before.size() == 0) {
      return before;
    }
    Units now = rulebook.covered(after);
    return Units.of(before.stream().filter(now::has).toArray());
  }

  public boolean canUndo() {
    return !earlier.isEmpty();
  }

  /** Takes back the last order, unless dice were rolled or something hidden was revealed since. */
  public boolean undo() {
    if (earlier.isEmpty()) {
      return false;
    }
    position = earlier.removeLast(journal.entries());
    journal.takeBack();
    return true;
  }

  /** The saved game. */
  public String save() {
    return save(Map.of());
  }

  /** The saved game, with more in its header than was known when it began. */
  public String save(Map<String, String> more) {
    return journal.text(orderText, rulebook.version(), written.text(position), more);
  }

  public OrderText orderText() {
    return orderText;
  }

  /** Where the game stands now, to be kept. */
  public Saved.Stand stand() {
    return new Saved.Stand(journal.entries().size(), rulebook.version(), written.text(position));
  }

  /** The hash of the position. */
  public long hash() {
    return written.hash(position);
  }

  // ---- playing again

  /**
   * Plays the orders of a saved game again, checking every order and every position. Where they
   * were given under other rules and lead elsewhere today, the game goes on from the written
   * position of the journal; {@link Journal#resumed} tells of it.
   *
   * @throws JournalProblem when an order is not legal or leads elsewhere than recorded
   */
  public static Game replay(Saved saved, Rulebook rulebook, Position start, Source source) {
    Game game = new Game(rulebook, start, source, saved.header());
    int left = saved.stretches().size();
    for (Saved.Stretch stretch : saved.stretches()) {
      game.repeat(stretch, --left > 0);
    }
    return game;
  }

  private void repeat(Saved.Stretch stretch, boolean mayGoOn) {
    Saved.Stand stand = stretch.stand();
    int before = journal.entries().size();
    if (stand != null && stand.number() != before + stretch.orders().size()) {
      throw new JournalProblem(
          line(stretch.orders()), "expected the position after the order before it");
    }
    try {
      stretch.orders().forEach(this::repeat);
      if (stand != null && written.hash(read(stand, line(stretch.orders()))) != hash()) {
        throw new JournalProblem(
            line(stretch.orders()), "the position it stands at is not the one the orders lead to");
      }
    } catch (JournalProblem e) {
      if (stand == null || !mayGoOn && stand.rules() == rulebook.version()) {
        throw e;
      }
      int done = journal.entries().size() - before;
      List<Saved.Line> lost = stretch.orders().subList(done, stretch.orders().size());
      goOn(lost, stand, String.valueOf(e.getMessage()));
    }
  }

  /** The line behind some orders. */
  private static int line(List<Saved.Line> orders) {
    return orders.isEmpty() ? 1 : orders.getLast().line() + 1;
  }

  private Position read(Saved.Stand stand, int line) {
    try {
      return written.read(stand.position());
    } catch (WrittenProblem e) {
      throw new JournalProblem(line, "the position is unreadable: " + e.getMessage(), e);
    }
  }

  /**
   * Goes on from a written position. Orders that cannot be played again are noted as they stand.
   *
   * @param lost the orders between the last one that was played and the position
   * @throws JournalProblem when the position is unreadable
   */
  public void goOn(List<Saved.Line> lost, Saved.Stand stand, String why) {
    position = read(stand, line(lost));
    earlier.clear();
    for (Saved.Line line : lost) {
      journal.append(
          new Journal.Entry(
              journal.entries().size() + 1,
              line.side(),
              orderText.readIfKnown(line.order()),
              line.thrown(),
              List.of(),
              line.position().orElse(0),
              Units.of()));
      dice.moveTo(dice.index() + line.thrown().size());
    }
    journal.resume(new Journal.Resumed(stand, why));
  }

  /**
   * Plays an order that a journal recorded, with the dice recorded for it.
   *
   * @throws JournalProblem when the order is not legal or leads elsewhere than recorded; then
   *     nothing has changed
   */
  public void repeat(Saved.Line line) {
    Position before = position;
    Order order;
    Played played;
    if (isOver()) {
      throw new JournalProblem(line.line(), "the game was over before this order");
    }
    if (line.side() != decides()) {
      throw new JournalProblem(
          line.line(), "it was the " + decides().title() + " side that had to decide");
    }
    try {
      order = orderText.read(line.order());
      played = play(order, new Dice(Scripted.journal(line.thrown()), dice.index()));
    } catch (RuntimeException e) {
      String why = e.getMessage() == null ? "unreadable order" : e.getMessage();
      throw new JournalProblem(line.line(), why, e);
    }
    Optional<Verdict.Refusal> refusal = played.verdict().refusals().stream().findFirst();
    if (refusal.isPresent()) {
      throw new JournalProblem(
          line.line(), "order refused, " + refusal.get().rule() + ": " + refusal.get().why());
    }
    Journal.Entry entry = journal.entries().getLast();
    if (line.position().orElse(entry.positionHash()) != entry.positionHash()
        || !entry.thrown().equals(line.thrown())) {
      journal.takeBack();
      position = before;
      earlier.clear();
      throw new JournalProblem(
          line.line(), "the position after this order is not the one recorded");
    }
    dice.moveTo(dice.index() + line.thrown().size());
  }
}
