package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Event;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Seeded;
import hexfront.engine.events.Control;
import hexfront.engine.events.Rolled;
import hexfront.engine.events.Turn;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;

/** Plays random orders and finds what came of them without being told. */
public final class Telling {
  private Telling() {}

  /**
   * What happened in a random game and no event told: dice, turns, control, and places and steps of
   * units on the map.
   *
   * @param watched the units that are told of
   */
  public static List<String> untold(Setting setting, long seed, int orders, IntPredicate watched) {
    Game game = new Game(setting.rulebook(), setting.position(), new Seeded(seed), Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    List<String> untold = new ArrayList<>();
    for (int n = 0; n < orders && !game.decision().isOver(); n++) {
      Position before = game.position().copy();
      Order order = game.rulebook().anyOrder(game.position(), random);
      game.play(order);
      Journal.Entry entry = game.journal().entries().getLast();
      List<Event> events = entry.events().stream().map(Journal.Told::event).toList();
      String what = n + " " + game.orderText().write(order) + ": ";
      int told = events.stream().mapToInt(e -> e instanceof Rolled r ? r.dice().size() : 0).sum();
      if (told != entry.thrown().size()) {
        untold.add(what + entry.thrown().size() + " dice, told of " + told);
      }
      boolean turned = before.turn() != game.position().turn();
      if (turned && events.stream().noneMatch(Turn.class::isInstance)) {
        untold.add(what + "turn");
      }
      compare(before, game.position(), events, watched, what, untold);
    }
    return untold;
  }

  private static void compare(
      Position before,
      Position after,
      List<Event> events,
      IntPredicate watched,
      String what,
      List<String> untold) {
    Board board = after.board();
    for (int unit = 0; unit < board.unitCount(); unit++) {
      int each = unit;
      boolean seen = before.onMap(unit) || after.onMap(unit);
      boolean changed =
          before.hex(unit) != after.hex(unit) || before.stepsLeft(unit) != after.stepsLeft(unit);
      if (seen && changed && watched.test(unit) && events.stream().noneMatch(e -> names(e, each))) {
        untold.add(
            what + board.unit(unit).id() + " " + before.place(unit) + "-" + after.place(unit));
      }
    }
    for (int hex = 0; hex < board.hexes(); hex++) {
      int each = hex;
      boolean changed =
          before.controls(Side.AXIS, hex) != after.controls(Side.AXIS, hex)
              || before.controls(Side.SOVIET, hex) != after.controls(Side.SOVIET, hex);
      if (changed
          && events.stream().noneMatch(e -> e instanceof Control c && c.hex().index() == each)) {
        untold.add(what + "control of " + board.grid().number(hex));
      }
    }
  }

  /** Whether an event names a unit. */
  private static boolean names(Event event, int unit) {
    try {
      for (RecordComponent part : event.getClass().getRecordComponents()) {
        part.getAccessor().setAccessible(true);
        Object value = part.getAccessor().invoke(event);
        if (value instanceof UnitRef ref && ref.index() == unit
            || value instanceof Units units && units.has(unit)) {
          return true;
        }
      }
      return false;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
