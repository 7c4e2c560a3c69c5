package hexfront.engine.written;

import hexfront.engine.Board;
import hexfront.engine.Stage;
import hexfront.engine.Unit;
import hexfront.engine.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a game registers to be written: names for its stages and the records inside them, for the
 * flags of its units and for the whole numbers it keeps. Records may be renamed and moved, fields
 * renamed, flags and numbers put in another order, as long as the names here stay; a new field at
 * the end of a record is read as false, 0 or empty from older texts.
 */
public final class Forms {
  /** A flag of units, or a number kept among the flags. */
  record FlagForm(String word, int mask, boolean isNumber) {}

  /**
   * A whole number that the game keeps.
   *
   * @param key which of several under the same word; empty if there is one only
   * @param names what a number stands for, if it stands for something: the first name is 1
   * @param some whether each bit stands for a name
   */
  record ValueForm(String word, String key, @Nullable List<String> names, boolean some) {}

  private final Map<String, Class<? extends Record>> records = new LinkedHashMap<>();
  private final List<FlagForm> flags = new ArrayList<>();
  private final Map<Integer, ValueForm> values = new LinkedHashMap<>();

  /** A stage, or a record inside one, and its written name. */
  public Forms record(String name, Class<? extends Record> type) {
    if (records.put(name, type) != null) {
      throw new IllegalArgumentException("two forms are called " + name);
    }
    return this;
  }

  /** Stages whose written name is their {@link Word}. */
  @SafeVarargs
  public final Forms stages(Class<? extends Stage>... types) {
    for (Class<? extends Stage> type : types) {
      record(Word.Of.type(type), type.asSubclass(Record.class));
    }
    return this;
  }

  /** A flag of units. */
  public Forms flag(String word, int bit) {
    return flag(new FlagForm(word, bit, false));
  }

  /** A number that is kept among the flags of units. */
  public Forms numberInFlags(String word, int mask) {
    return flag(new FlagForm(word, mask, true));
  }

  private Forms flag(FlagForm form) {
    for (FlagForm other : flags) {
      if (other.word().equals(form.word()) || (other.mask() & form.mask()) != 0) {
        throw new IllegalArgumentException(
            "the flags " + other.word() + " and " + form.word() + " are the same");
      }
    }
    flags.add(form);
    return this;
  }

  /** A number. */
  public Forms number(String word, int index) {
    return value(index, new ValueForm(word, "", null, false));
  }

  /** A number for one of several keys. */
  public Forms number(String word, String key, int index) {
    return value(index, new ValueForm(word, key, null, false));
  }

  /** A number for each of some keys, one after the other. */
  public Forms numberForEach(String word, int first, List<String> keys) {
    for (int i = 0; i < keys.size(); i++) {
      number(word, keys.get(i), first + i);
    }
    return this;
  }

  /** One of some things, counted from 1, or 0 for none. */
  public Forms oneOf(String word, int index, List<String> names) {
    return value(index, new ValueForm(word, "", names, false));
  }

  /** The same for one of several keys. */
  public Forms oneOf(String word, String key, int index, List<String> names) {
    return value(index, new ValueForm(word, key, names, false));
  }

  /** Some of some things, a bit for each. */
  public Forms someOf(String word, int index, List<String> names) {
    return value(index, new ValueForm(word, "", names, true));
  }

  /** The same for one of several keys. */
  public Forms someOf(String word, String key, int index, List<String> names) {
    return value(index, new ValueForm(word, key, names, true));
  }

  /** Some of some things for each of some keys, one after the other. */
  public Forms someOfForEach(String word, int first, List<String> keys, List<String> names) {
    for (int i = 0; i < keys.size(); i++) {
      value(first + i, new ValueForm(word, keys.get(i), names, true));
    }
    return this;
  }

  private Forms value(int index, ValueForm form) {
    if (values.put(index, form) != null) {
      throw new IllegalArgumentException("the number " + index + " has two names");
    }
    return this;
  }

  // ---- names that every game has

  /** The units of a board, in order. */
  public static List<String> units(Board board) {
    return board.units().stream().map(Unit::id).toList();
  }

  /** The hexes of a board, in order. */
  public static List<String> hexes(Board board) {
    return IntStream.range(0, board.hexes()).mapToObj(board.grid()::number).toList();
  }

  /** Names of which several may be the same: the second gets a 2, the third a 3. */
  public static List<String> numbered(List<String> names) {
    Map<String, Integer> copies = new HashMap<>();
    return names.stream()
        .map(name -> Map.entry(name, copies.merge(name, 1, Integer::sum)))
        .map(e -> e.getValue() == 1 ? e.getKey() : e.getKey() + "/" + e.getValue())
        .toList();
  }

  // ---- what was registered

  Map<String, Class<? extends Record>> records() {
    return records;
  }

  List<FlagForm> flags() {
    return flags.stream().sorted(Comparator.comparing(FlagForm::word)).toList();
  }

  List<ValueForm> values() {
    List<ValueForm> inOrder = new ArrayList<>();
    for (int index = 0; index < values.size(); index++) {
      ValueForm form = values.get(index);
      if (form == null) {
        throw new IllegalArgumentException("the number " + index + " has no name");
      }
      inOrder.add(form);
    }
    return inOrder;
  }

  /** The stages that were registered. */
  public List<Class<? extends Stage>> stages() {
    List<Class<? extends Stage>> stages = new ArrayList<>();
    for (Class<? extends Record> type : records.values()) {
      if (Stage.class.isAssignableFrom(type)) {
        stages.add(type.asSubclass(Stage.class));
      }
    }
    return stages;
  }
}
