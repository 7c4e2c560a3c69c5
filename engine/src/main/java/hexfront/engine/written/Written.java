package hexfront.engine.written;

import hexfront.engine.Board;
import hexfront.engine.GroundChange;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.orders.OrderText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Positions of one game as text and back, and their hashes. Both are made of the same facts under
 * the same names; nothing hangs on how the program is written or in which order units stand in
 * their file. What is as it was in the box (a unit that waits, a number that is 0) is not written
 * and adds nothing to the hash.
 *
 * <pre>
 * (turn 3) (phasing axis) (stage (retreat (battle ...))) (values (rail-used 2))
 * (control (axis 0101 0102)) (units (ger-1pz 0418 (lost 1) (spent 4) (flags attacked)))
 * </pre>
 */
public final class Written {
  private static final String TURN = "turn";
  private static final String PHASING = "phasing";
  private static final String STAGE = "stage";
  private static final String VALUES = "values";
  private static final String CONTROL = "control";
  private static final String UNITS = "units";
  private static final String LOST = "lost";
  private static final String SPENT = "spent";
  private static final String START = "start";
  private static final String FROM = "from";
  private static final String FLAGS = "flags";
  private static final String GROUND = "ground";
  private static final String BUILT = "built";
  private static final String REMOVED = "removed";

  private final Board board;
  private final Names names;
  private final Codecs codecs;
  private final List<Forms.FlagForm> flags;
  private final Map<String, Forms.FlagForm> flagByWord = new HashMap<>();
  private final ValueText[] values;

  /** Where each number stands; made when a position is first read, which few games ever do. */
  private volatile @Nullable Map<String, Integer> valueByName;

  private final List<Class<? extends Stage>> stages;
  private final Hashes hashes;

  public Written(Board board, OrderText orders, Forms forms) {
    this.board = board;
    names = new Names(board);
    codecs = new Codecs(names, orders, forms.records());
    stages = List.copyOf(forms.stages());
    flags = List.copyOf(forms.flags());
    for (Forms.FlagForm flag : flags) {
      flagByWord.put(flag.word(), flag);
    }
    values = ValueText.of(forms.values());
    long[] called = Arrays.stream(values).mapToLong(ValueText::nameHash).sorted().toArray();
    for (int i = 1; i < called.length; i++) {
      if (called[i] == called[i - 1]) {
        throw new IllegalArgumentException("two numbers have the same name");
      }
    }
    hashes = new Hashes(board, names, flags, values);
  }

  /** The types of stage that can be written. */
  public List<Class<? extends Stage>> stages() {
    return stages;
  }

  // ---- text

  /** A position on one line. */
  public String text(Position p) {
    StringBuilder out = new StringBuilder(4096);
    out.append('(').append(TURN).append(' ').append(p.turn());
    out.append(") (").append(PHASING).append(' ').append(p.phasing().word());
    out.append(") (").append(STAGE).append(' ');
    codecs.write(p.stage(), out);
    out.append(')');
    writeValues(p, out);
    writeControl(p, out);
    writeGround(p, out);
    writeUnits(p, out);
    return out.toString();
  }

  /** A stage alone. */
  public String text(Stage stage) {
    StringBuilder out = new StringBuilder();
    codecs.write(stage, out);
    return out.toString();
  }

  private void writeValues(Position p, StringBuilder out) {
    int before = out.length();
    out.append(" (").append(VALUES);
    int empty = out.length();
    for (int i = 0; i < values.length; i++) {
      if (p.value(i) != 0) {
        values[i].write(p.value(i), out.append(' '));
      }
    }
    close(out, before, empty);
  }

  private static void close(StringBuilder out, int before, int empty) {
    if (out.length() == empty) {
      out.setLength(before);
    } else {
      out.append(')');
    }
  }

  private void writeControl(Position p, StringBuilder out) {
    int start = out.length();
    out.append(" (").append(CONTROL);
    int none = out.length();
    for (Side side : Side.values()) {
      int before = out.length();
      out.append(" (").append(side.word());
      int empty = out.length();
      for (int hex = 0; hex < board.hexes(); hex++) {
        if (p.controls(side, hex)) {
          names.writeHex(hex, out.append(' '));
        }
      }
      close(out, before, empty);
    }
    close(out, start, none);
  }

  private void writeGround(Position p, StringBuilder out) {
    int before = out.length();
    out.append(" (").append(GROUND);
    int empty = out.length();
    for (GroundChange change : p.groundChanges()) {
      out.append(" (").append(change.there() ? BUILT : REMOVED).append(' ');
      Node.write(out, change.kind());
      names.writeHex(change.hex(), out.append(' '));
      if (change.direction() != GroundChange.HEX) {
        names.writeHex(beyond(change), out.append(' '));
      }
      out.append(')');
    }
    close(out, before, empty);
  }

  private int beyond(GroundChange change) {
    return board.grid().neighbour(change.hex(), change.direction());
  }

  private void writeUnits(Position p, StringBuilder out) {
    int before = out.length();
    out.append(" (").append(UNITS);
    int empty = out.length();
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (!isNatural(p, unit)) {
        out.append(" (");
        names.writeUnit(unit, out);
        out.append(' ');
        writePlace(p.hex(unit), out);
        writeNumber(LOST, p.lost(unit), out);
        writeNumber(SPENT, p.spent(unit), out);
        writeMemory(START, p.startHex(unit), out);
        writeMemory(FROM, p.cameFrom(unit), out);
        writeFlags(p.flags(unit), out);
        out.append(')');
      }
    }
    close(out, before, empty);
  }

  private static boolean isNatural(Position p, int unit) {
    return p.hex(unit) == Position.WAITING
        && p.flags(unit) == 0
        && p.lost(unit) == 0
        && p.spent(unit) == 0
        && p.startHex(unit) < 0
        && p.cameFrom(unit) < 0;
  }

  private void writePlace(int place, StringBuilder out) {
    if (place >= 0) {
      names.writeHex(place, out);
    } else {
      Node.write(out, board.placeName(place));
    }
  }

  private static void writeNumber(String word, int number, StringBuilder out) {
    if (number != 0) {
      out.append(" (").append(word).append(' ').append(number).append(')');
    }
  }

  private void writeMemory(String word, int hex, StringBuilder out) {
    if (hex >= 0) {
      names.writeHex(hex, out.append(" (").append(word).append(' '));
      out.append(')');
    }
  }

  private void writeFlags(int set, StringBuilder out) {
    if (set == 0) {
      return;
    }
    out.append(" (").append(FLAGS);
    int unnamed = set;
    for (Forms.FlagForm flag : flags) {
      int bits = set & flag.mask();
      if (bits != 0) {
        Node.write(out.append(' ').append(flag.isNumber() ? "(" : ""), flag.word());
        if (flag.isNumber()) {
          int number = bits >>> Integer.numberOfTrailingZeros(flag.mask());
          out.append(' ').append(number).append(')');
        }
        unnamed &= ~bits;
      }
    }
    if (unnamed != 0) {
      throw new IllegalStateException("no word for the flags " + Integer.toBinaryString(unnamed));
    }
    out.append(')');
  }

  // ---- reading

  /**
   * The position that a text tells of.
   *
   * @throws WrittenProblem when it tells of none
   */
  public Position read(String text) {
    Map<String, Node.Group> sections = new HashMap<>();
    for (Node node : Node.parse(text)) {
      Node.Group section = node.group("a section");
      if (sections.put(section.head(), section) != null) {
        throw new WrittenProblem("'" + section.head() + "' stands there twice");
      }
    }
    Node stage = only(take(sections, STAGE), STAGE);
    Position p = new Position(board, values.length, (Stage) codecs.read(stage, Stage.class));
    p.setTurn(only(take(sections, TURN), TURN).number());
    p.setPhasing(side(only(take(sections, PHASING), PHASING)));
    readValues(p, sections.remove(VALUES));
    readControl(p, sections.remove(CONTROL));
    readGround(p, sections.remove(GROUND));
    readUnits(p, sections.remove(UNITS));
    if (!sections.isEmpty()) {
      throw new WrittenProblem("unknown sections " + sections.keySet());
    }
    return p;
  }

  /** The stage that a text tells of. */
  public Stage readStage(String text) {
    List<Node> nodes = Node.parse(text);
    if (nodes.size() != 1) {
      throw new WrittenProblem("expected one stage");
    }
    return (Stage) codecs.read(nodes.getFirst(), Stage.class);
  }

  private static Node.Group take(Map<String, Node.Group> sections, String name) {
    Node.Group section = sections.remove(name);
    if (section == null) {
      throw new WrittenProblem("'" + name + "' is missing");
    }
    return section;
  }

  private static Node only(Node.Group group, String name) {
    if (group.parts().size() != 2) {
      throw new WrittenProblem("expected one thing in '" + name + "'");
    }
    return group.parts().getLast();
  }

  private static Side side(Node node) {
    String word = node.word("a side");
    return Side.of(word).orElseThrow(() -> new WrittenProblem("unknown side '" + word + "'"));
  }

  private Map<String, Integer> valueByName() {
    Map<String, Integer> known = valueByName;
    if (known == null) {
      known = new HashMap<>();
      for (int i = 0; i < values.length; i++) {
        known.put(values[i].name(), i);
      }
      valueByName = known;
    }
    return known;
  }

  private void readValues(Position p, Node.@Nullable Group section) {
    for (Node node : rest(section)) {
      Node.Group group = node.group("a number and its name");
      List<Node> parts = group.parts();
      if (parts.size() < 2) {
        throw new WrittenProblem("expected a number and its name");
      }
      List<String> name = new ArrayList<>();
      for (Node part : parts.subList(0, parts.size() - 1)) {
        name.add(part.word("a name"));
      }
      Integer index = valueByName().get(String.join(" ", name));
      if (index == null) {
        throw new WrittenProblem(
            "the game keeps no number called '" + String.join(" ", name) + "'");
      }
      p.setValue(index, values[index].read(parts.getLast()));
    }
  }

  private static List<Node> rest(Node.@Nullable Group section) {
    return section == null ? List.of() : section.rest();
  }

  private void readControl(Position p, Node.@Nullable Group section) {
    for (Node node : rest(section)) {
      Node.Group group = node.group("a side and its hexes");
      Side side = side(new Node.Word(group.head()));
      for (Node hex : group.rest()) {
        p.setControl(hex(hex), side);
      }
    }
  }

  private void readGround(Position p, Node.@Nullable Group section) {
    for (Node node : rest(section)) {
      List<Node> parts = node.group("a change of the ground").parts();
      if (parts.size() < 3 || parts.size() > 4) {
        throw new WrittenProblem("expected what was built or removed, and where");
      }
      boolean built = parts.getFirst().word(BUILT).equals(BUILT);
      if (!built && !parts.getFirst().word(REMOVED).equals(REMOVED)) {
        throw new WrittenProblem("ground is " + BUILT + " or " + REMOVED);
      }
      String kind = parts.get(1).word("a kind of ground");
      int hex = hex(parts.get(2));
      try {
        if (parts.size() == 3) {
          p.setTerrain(hex, board.map().hexKinds().bit(kind), built);
        } else {
          int direction = board.grid().direction(hex, hex(parts.get(3)));
          p.setHexside(hex, direction, board.map().hexsideKinds().bit(kind), built);
        }
      } catch (IllegalArgumentException e) {
        throw new WrittenProblem("'" + kind + "' cannot change there");
      }
    }
  }

  private int hex(Node node) {
    int hex = names.readHex(node);
    if (hex < 0) {
      throw new WrittenProblem("expected a hex of the map");
    }
    return hex;
  }

  private void readUnits(Position p, Node.@Nullable Group section) {
    for (Node node : rest(section)) {
      List<Node> parts = node.group("a unit").parts();
      if (parts.size() < 2) {
        throw new WrittenProblem("a unit has no place");
      }
      int unit = names.readUnit(parts.getFirst());
      if (unit < 0) {
        throw new WrittenProblem("expected a unit");
      }
      OptionalInt box = board.box(parts.get(1).word("a place"));
      if (box.isPresent()) {
        p.takeOff(unit, box.getAsInt());
      } else {
        p.place(unit, hex(parts.get(1)));
      }
      for (Node fact : parts.subList(2, parts.size())) {
        readFact(p, unit, fact.group("a fact"));
      }
    }
  }

  private void readFact(Position p, int unit, Node.Group fact) {
    switch (fact.head()) {
      case LOST -> p.setLost(unit, lost(unit, only(fact, LOST).number()));
      case SPENT -> p.setSpent(unit, only(fact, SPENT).number());
      case START -> p.setStartHex(unit, hex(only(fact, START)));
      case FROM -> p.setCameFrom(unit, hex(only(fact, FROM)));
      case FLAGS -> fact.rest().forEach(flag -> p.mark(unit, readFlag(flag)));
      default -> throw new WrittenProblem("a unit has no '" + fact.head() + "'");
    }
  }

  private int lost(int unit, int steps) {
    if (steps < 0 || steps > board.steps(unit)) {
      throw new WrittenProblem(
          board.unit(unit).id() + " has no " + steps + " steps that it could have lost");
    }
    return steps;
  }

  private int readFlag(Node node) {
    boolean number = node instanceof Node.Group;
    String word = node instanceof Node.Group group ? group.head() : node.word("a flag");
    Forms.FlagForm flag = flagByWord.get(word);
    if (flag == null || flag.isNumber() != number) {
      throw new WrittenProblem("unknown flag '" + word + "'");
    }
    return node instanceof Node.Group group
        ? only(group, word).number() << Integer.numberOfTrailingZeros(flag.mask()) & flag.mask()
        : flag.mask();
  }

  // ---- hash

  /**
   * A number that equal positions share, the same on every machine, in every version of the program
   * and whatever the order of units in their file.
   */
  public long hash(Position p) {
    return hash(p, hashes.of(p));
  }

  /**
   * The hashes of the positions of a game, for who asks after every order: the same numbers, found
   * by what has changed.
   */
  public RunningHash runningHash() {
    return new RunningHash(this, hashes);
  }

  /**
   * The hash of a position of which only turn and stage are left to count.
   *
   * @param facts the hash of what lies on the table, as {@link Hashes} finds it
   */
  long hash(Position p, long facts) {
    return Mix.spread(Mix.of(p.turn(), p.phasing().ordinal()) + codecs.hash(p.stage()) + facts);
  }
}
