package hexfront.server.hall;

import hexfront.engine.Board;
import hexfront.engine.Decision;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Saved;
import hexfront.engine.journal.Seen;
import hexfront.engine.orders.Units;
import hexfront.games.table.Table;
import hexfront.server.store.Entry;
import hexfront.server.store.Entry.What;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The course of a game: one sequence of entries, numbered from 1. The game's own journal has only
 * the orders that stand; here the taking back of orders is counted too. Belongs to one thread at a
 * time.
 */
final class Course {
  private static final String BAR = " | ";

  /** How often orders may be taken back, more often than there are orders that stand. */
  private static final int MOST_UNDONE = 200;

  /**
   * What an entry did.
   *
   * @param order null for the taking back of an order
   * @param covered the units that their enemy could see neither before it nor after it
   */
  record Step(
      int sequence,
      What what,
      Side side,
      @Nullable Order order,
      List<Journal.Told> events,
      List<Dice.Throw> thrown,
      long position,
      String why,
      Units covered) {
    /** What a seat may read of it while the game runs. */
    Seen seenBy(Seat seat, Board board) {
      return Seen.of(order, events, side, covered, seat.side().orElse(null), board);
    }
  }

  private record TakenBack(Side side, Order order) {}

  private final Table table;
  private final Game game;
  private final Deque<TakenBack> takenBack = new ArrayDeque<>();
  private final Deque<Saved.Line> lost = new ArrayDeque<>();
  private final SortedSet<Integer> figured = new TreeSet<>();
  private int sequence;
  private int undone;

  Course(Table table) {
    this.table = table;
    this.game = table.game();
  }

  Table table() {
    return table;
  }

  Rulebook rulebook() {
    return game.rulebook();
  }

  Position position() {
    return game.position();
  }

  Decision decision() {
    return game.decision();
  }

  /** The side that decides now. */
  Side decides() {
    return game.decides();
  }

  boolean isOver() {
    return game.isOver();
  }

  int sequence() {
    return sequence;
  }

  /** Who decides now: a side's word, or {@link Entry#OVER}. */
  String next() {
    return isOver() ? Entry.OVER : decides().word();
  }

  /**
   * Whether a side may take back the last order: its own, after which nothing was rolled or
   * revealed.
   */
  boolean canUndo(Side side) {
    return isLast(side) && undone < MOST_UNDONE + game.journal().entries().size();
  }

  private boolean isLast(Side side) {
    return game.canUndo() && game.journal().entries().getLast().side() == side;
  }

  boolean canRedo(Side side) {
    TakenBack last = takenBack.peek();
    return last != null && last.side() == side;
  }

  /**
   * Plays an order.
   *
   * @throws Denied.Refused when the rules forbid it; then nothing has changed
   */
  Step play(Order order, String why) {
    return play(order, why, game::play);
  }

  /** The same with rolls that come from published figures. */
  Step play(Order order, List<Integer> figures, String why) {
    return play(order, why, given -> game.play(given, figures));
  }

  private Step play(Order order, String why, Function<Order, Game.Played> playing) {
    Side side = decides();
    Game.Played played = playing.apply(order);
    if (!played.verdict().isLegal()) {
      throw new Denied.Refused(played.verdict().refusals());
    }
    takenBack.clear();
    return step(What.ORDER, side, order, why);
  }

  private Step step(What what, Side side, Order order, String why) {
    Journal.Entry last = game.journal().entries().getLast();
    if (Mailbox.isByFigures(why)) {
      figured.add(last.number());
    }
    return new Step(
        ++sequence,
        what,
        side,
        order,
        last.events(),
        last.thrown(),
        last.positionHash(),
        why,
        last.covered());
  }

  Step undo(Side side) {
    if (isLast(side) && !canUndo(side)) {
      throw new Denied.NotYours(
          "so much was taken back in this game that nothing more can be; go on with what stands");
    }
    return takeBack(side);
  }

  private Step takeBack(Side side) {
    if (!isLast(side)) {
      throw new Denied.NotYours(
          "there is no order of yours to take back: dice were rolled, something was revealed, or"
              + " the last order was the other side's");
    }
    undone++;
    takenBack.push(new TakenBack(side, game.journal().entries().getLast().order()));
    game.undo();
    figured.remove(game.journal().entries().size() + 1);
    return new Step(
        ++sequence, What.UNDO, side, null, List.of(), List.of(), game.hash(), "", Units.of());
  }

  Step redo(Side side) {
    if (!canRedo(side)) {
      throw new Denied.NotYours("there is no order of yours to give again");
    }
    Order order = takenBack.pop().order();
    if (!game.play(order).verdict().isLegal()) {
      throw new IllegalStateException("an order that was taken back is not legal any more");
    }
    return step(What.REDO, side, order, "");
  }

  /** The orders of letters that were played with published figures. */
  List<Integer> figured() {
    return List.copyOf(figured);
  }

  /** How many throws the orders that stand have taken. */
  long thrown() {
    return thrownBefore(game.journal().entries().size());
  }

  /** How many throws were made before the game-turn that is played now. */
  long thrownBeforeTurn() {
    List<Journal.Entry> entries = game.journal().entries();
    int turn = position().turn();
    int before = entries.size();
    while (before > 0
        && entries.get(before - 1).events().stream().allMatch(told -> told.turn() >= turn)) {
      before--;
    }
    return thrownBefore(before);
  }

  private long thrownBefore(int orders) {
    return game.journal().entries().stream()
        .limit(orders)
        .mapToInt(entry -> entry.thrown().size())
        .sum();
  }

  /** The entry of a step that was just done. */
  Entry entry(String id, Step step, long at) {
    Order order = step.what() == What.ORDER ? step.order() : null;
    return new Entry(
        id,
        step.sequence(),
        step.what(),
        step.side(),
        order == null ? "" : game.orderText().write(order),
        step.thrown().stream().map(Dice.Throw::toString).collect(Collectors.joining(" ")),
        step.position(),
        step.why(),
        next(),
        at);
  }

  /**
   * Does again what an entry tells.
   *
   * @throws Journal.JournalProblem when it leads elsewhere than recorded
   */
  Step repeat(Entry entry) {
    return repeat(entry, OptionalLong.of(entry.position()));
  }

  /**
   * Does again what an entry tells.
   *
   * @param hash of the position after it, if it is known
   * @throws Journal.JournalProblem when it leads elsewhere than recorded
   */
  Step repeat(Entry entry, OptionalLong hash) {
    expect(entry);
    Step step =
        switch (entry.what()) {
          case ORDER -> {
            game.repeat(line(entry, hash));
            takenBack.clear();
            yield step(
                What.ORDER, entry.side(), game.journal().entries().getLast().order(), entry.why());
          }
          case UNDO -> again(entry, this::takeBack);
          case REDO -> again(entry, this::redo);
          case RESUME -> resume(entry);
        };
    if (hash.isPresent() && step.position() != hash.getAsLong()) {
      sequence--;
      throw new Journal.JournalProblem(
          entry.sequence(), "the position after this entry is not the one recorded");
    }
    return step;
  }

  private static Step again(Entry entry, Function<Side, Step> what) {
    try {
      return what.apply(entry.side());
    } catch (Denied.NotYours | IllegalStateException e) {
      throw new Journal.JournalProblem(entry.sequence(), String.valueOf(e.getMessage()), e);
    }
  }

  private void expect(Entry entry) {
    if (entry.sequence() != sequence + 1) {
      throw new Journal.JournalProblem(
          entry.sequence(), "comes after " + sequence + " in the database");
    }
  }

  private static Saved.Line line(Entry entry, OptionalLong hash) {
    int number = entry.sequence();
    return new Saved.Line(number, number, entry.side(), entry.order(), thrown(entry.dice()), hash);
  }

  // ---- when the rules have changed

  /** Notes an entry that cannot be done any more; the game goes on later, from a position. */
  Step note(Entry entry) {
    expect(entry);
    Order order = null;
    switch (entry.what()) {
      case ORDER -> {
        takenBack.clear();
        lost.addLast(line(entry, OptionalLong.of(entry.position())));
        order = game.orderText().readIfKnown(entry.order());
      }
      case UNDO -> takenBack.push(new TakenBack(entry.side(), forgotten()));
      case REDO -> {
        order = takenBack.pop().order();
        String words = game.orderText().write(order);
        lost.addLast(line(entry.withOrder(words), OptionalLong.of(entry.position())));
      }
      case RESUME -> throw new IllegalStateException("a game can always go on");
    }
    return new Step(
        ++sequence,
        entry.what(),
        entry.side(),
        order,
        List.of(),
        thrown(entry.dice()),
        entry.position(),
        entry.why(),
        Units.of());
  }

  private Order forgotten() {
    if (!lost.isEmpty()) {
      return game.orderText().readIfKnown(lost.removeLast().order());
    }
    Order last = game.journal().entries().getLast().order();
    game.journal().takeBack();
    return last;
  }

  private Step resume(Entry entry) {
    int bar = entry.order().indexOf(BAR);
    String rules = entry.order().substring(0, Math.max(0, bar));
    goOn(Integer.parseInt(rules), entry.order().substring(bar + BAR.length()), entry.why());
    return new Step(
        ++sequence,
        What.RESUME,
        entry.side(),
        null,
        List.of(),
        List.of(),
        entry.position(),
        entry.why(),
        Units.of());
  }

  /** How an entry tells of a position from which the game goes on. */
  static String stand(int rules, String position) {
    return rules + BAR + position;
  }

  /** Goes on from a written position, after the entries that were noted. */
  void goOn(int rules, String position, String why) {
    int number = game.journal().entries().size() + lost.size();
    game.goOn(List.copyOf(lost), new Saved.Stand(number, rules, position), why);
    lost.clear();
    takenBack.clear();
  }

  private static List<Dice.Throw> thrown(String text) {
    return text.isBlank()
        ? List.of()
        : Arrays.stream(text.split(" ")).map(Dice.Throw::parse).toList();
  }
}
