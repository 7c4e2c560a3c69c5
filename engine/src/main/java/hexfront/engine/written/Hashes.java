package hexfront.engine.written;

import hexfront.engine.Board;
import hexfront.engine.GroundChange;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.List;

/**
 * The hashes of what lies on the table. Every fact adds to the sum on its own, so that the sum of a
 * position can be had from that of another by what differs.
 */
final class Hashes {
  private static final long BUILT = Mix.of("built");
  private static final long REMOVED = Mix.of("removed");
  private static final long LOST = Mix.of("lost") | 1;
  private static final long SPENT = Mix.of("spent") | 1;
  private static final long START = Mix.of("start") | 1;
  private static final long FROM = Mix.of("from") | 1;
  private static final long FLAGS = Mix.of("flags") | 1;
  private static final long[] CONTROL = {Mix.of(Side.AXIS.word()), Mix.of(Side.SOVIET.word())};

  private final Board board;
  private final Names names;
  private final ValueText[] values;
  private final long[] boxes;
  private final long[] flags = new long[Integer.SIZE];

  Hashes(Board board, Names names, List<Forms.FlagForm> flagForms, ValueText[] values) {
    this.board = board;
    this.names = names;
    this.values = values;
    boxes = board.boxes().stream().mapToLong(Mix::of).toArray();
    boxes[-1 - Position.WAITING] = 0;
    for (Forms.FlagForm flag : flagForms) {
      int lowest = Integer.numberOfTrailingZeros(flag.mask());
      for (int bit = 0; bit < Integer.SIZE; bit++) {
        if ((flag.mask() & (1 << bit)) != 0) {
          flags[bit] = Mix.of(Mix.of(flag.word()), bit - lowest + 1);
        }
      }
    }
  }

  /** The sum over all facts of a position. */
  long of(Position p) {
    long h = ground(p);
    for (int unit = 0; unit < board.unitCount(); unit++) {
      h += unit(p, unit);
    }
    for (int hex = 0; hex < board.hexes(); hex++) {
      h += control(p, hex);
    }
    for (int value = 0; value < values.length; value++) {
      h += value(p, value);
    }
    return h;
  }

  /** By how much the sum of a position is more than that of another. */
  long change(Position before, Position after) {
    long h = after.hasGroundOf(before) ? 0 : ground(after) - ground(before);
    int unit = after.changedUnit(before, 0);
    while (unit < board.unitCount()) {
      h += unit(after, unit) - unit(before, unit);
      unit = after.changedUnit(before, unit + 1);
    }
    int hex = after.changedControl(before, 0);
    while (hex < board.hexes()) {
      h += control(after, hex) - control(before, hex);
      hex = after.changedControl(before, hex + 1);
    }
    int value = after.changedValue(before, 0);
    while (value < values.length) {
      h += value(after, value) - value(before, value);
      value = after.changedValue(before, value + 1);
    }
    return h;
  }

  private long unit(Position p, int unit) {
    long facts = facts(p, unit);
    return facts == 0 ? 0 : Mix.spread(facts + names.hashUnit(unit));
  }

  private long facts(Position p, int unit) {
    int hex = p.hex(unit);
    long facts = hex >= 0 ? names.hashHex(hex) : boxes[-1 - hex];
    facts += p.lost(unit) * LOST + p.spent(unit) * SPENT;
    if (p.startHex(unit) >= 0) {
      facts += names.hashHex(p.startHex(unit)) * START;
    }
    if (p.cameFrom(unit) >= 0) {
      facts += names.hashHex(p.cameFrom(unit)) * FROM;
    }
    for (int set = p.flags(unit); set != 0; set &= set - 1) {
      facts += flags[Integer.numberOfTrailingZeros(set)] * FLAGS;
    }
    return facts;
  }

  private long control(Position p, int hex) {
    Side side = p.control(hex);
    return side == null ? 0 : Mix.spread(CONTROL[side.ordinal()] + names.hashHex(hex));
  }

  private long value(Position p, int index) {
    int value = p.value(index);
    return value == 0 ? 0 : values[index].hash(value);
  }

  private long ground(Position p) {
    long h = 0;
    for (GroundChange change : p.groundChanges()) {
      h += Mix.spread(hash(change));
    }
    return h;
  }

  private long hash(GroundChange change) {
    long where = names.hashHex(change.hex());
    if (change.direction() != GroundChange.HEX) {
      where += names.hashHex(board.grid().neighbour(change.hex(), change.direction()));
    }
    return Mix.of(Mix.of(change.kind()), change.there() ? BUILT : REMOVED) + where;
  }
}
