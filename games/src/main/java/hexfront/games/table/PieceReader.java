package hexfront.games.table;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Unit.Step;
import hexfront.engine.Values;
import hexfront.engine.map.HexMap;
import hexfront.games.Arrangement.Piece;
import hexfront.games.Box;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads a unit of a position: one of the game's counters, or the printed facts of a unit made up
 * for the occasion. Facts given beside a counter replace what is printed on it.
 */
final class PieceReader {
  private static final Set<String> MECHANIZED =
      Set.of(
          "cavalry",
          "tank",
          "mechanized",
          "motorized-rifle",
          "motorized",
          "panzer",
          "panzergrenadier",
          "antitank",
          "assault-gun",
          "heavy-tank",
          "supply",
          "supply-counter");
  private static final Set<String> LEADERS = Set.of("headquarters", "leader");
  private static final Pattern STRENGTHS = Pattern.compile("(\\d{1,4})-(\\d{1,4})-(\\d{1,4})");
  private static final Pattern RATING = Pattern.compile("\\((\\d{1,4})\\)-(\\d{1,4})");
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_./+-]{0,63}");
  private static final String LEADERSHIP = "leadership";
  private static final String COMMAND_RANGE = "command-range";

  private final Box box;
  private final HexMap map;

  PieceReader(Box box, HexMap map) {
    this.box = box;
    this.map = map;
  }

  Piece read(Fields fields) {
    Optional<Unit> counter = fields.maybeText("unit").map(this::counter);
    Unit unit = unit(fields, counter);
    Integer place = place(fields);
    int lost = fields.number("lost", 0, unit.steps().size() - 1, 0);
    Set<String> flags = new HashSet<>(fields.oneOrMore("flags", "a list of flags"));
    for (String flag : flags) {
      if (!box.flags().contains(flag)) {
        throw new Malformed(
            fields.what()
                + ": unknown flag "
                + Malformed.quote(flag)
                + ", expected one of "
                + box.flags());
      }
    }
    Boolean supplied = fields.maybeFlag("supplied").orElse(null);
    fields.done();
    return new Piece(unit, place, lost, flags, supplied);
  }

  private @Nullable Integer place(Fields fields) {
    Optional<String> name = box.boxes().isEmpty() ? Optional.empty() : fields.maybeText("box");
    Optional<String> number = fields.maybeText("hex");
    if (name.isPresent() && number.isPresent()) {
      throw new Malformed(fields.what() + ": a unit is in a hex or in a box, not in both");
    }
    return name.map(word -> beside(fields, word))
        .or(() -> number.map(text -> Words.hex(map.grid(), text, fields.what())))
        .orElse(null);
  }

  /** The place of a box: the game's own come after those of every game. */
  private int beside(Fields fields, String name) {
    int i = box.boxes().indexOf(name);
    if (i < 0) {
      throw new Malformed(
          fields.what()
              + ": unknown box "
              + Malformed.quote(name)
              + ", expected one of "
              + box.boxes());
    }
    return Board.place(i);
  }

  private Unit counter(String id) {
    return box.counters().stream()
        .filter(unit -> unit.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new Malformed(
                    "unknown unit " + Malformed.quote(id) + ", expected a counter of " + box.id()));
  }

  private Unit unit(Fields fields, Optional<Unit> counter) {
    String id = id(fields, counter);
    Side side =
        fields
            .maybeText("side")
            .map(Words::side)
            .or(() -> counter.map(Unit::side))
            .orElseThrow(
                () ->
                    new Malformed(fields.what() + ": 'side' is missing, expected axis or soviet"));
    boolean axis = side == Side.AXIS;
    String arm = text(fields, "arm", counter.map(Unit::arm)).orElse(axis ? "infantry" : "rifle");
    boolean mechanized =
        fields
            .maybeFlag("mechanized")
            .or(() -> counter.map(Unit::mechanized))
            .orElse(MECHANIZED.contains(arm));
    List<String> printed = fields.oneOrMore("steps", "a list of strengths such as \"5-7-7\"");
    Values values = values(fields, counter, printed);
    return new Unit(
        0,
        id,
        side,
        text(fields, "nationality", counter.map(Unit::nationality))
            .orElse(axis ? "german" : "soviet"),
        text(fields, "designation", counter.map(Unit::designation)).orElse(id),
        text(fields, "name", counter.map(Unit::name)).orElse(id),
        text(fields, "formation", counter.map(Unit::formation)).orElse(""),
        text(fields, "size", counter.map(Unit::size)).orElse("division"),
        arm,
        mechanized,
        steps(fields.what(), printed, counter, unprinted(arm, values.get(LEADERSHIP))),
        values,
        traits(fields, counter),
        counter.map(Unit::counter).orElse(id));
  }

  private static Optional<String> text(Fields fields, String name, Optional<String> printed) {
    return fields.maybeText(name).or(() -> printed);
  }

  private static String id(Fields fields, Optional<Unit> counter) {
    String id =
        fields
            .maybeText("id")
            .or(() -> counter.map(Unit::id))
            .orElseThrow(() -> new Malformed(fields.what() + ": 'id' is missing, expected a text"));
    if (!ID.matcher(id).matches()) {
      throw new Malformed(
          fields.what()
              + ": the id "
              + Malformed.quote(id)
              + " is not made of letters, digits and _ . / + -");
    }
    return id;
  }

  private static int leadership(List<String> printed) {
    Matcher matcher = RATING.matcher(printed.isEmpty() ? "" : printed.getFirst());
    return matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
  }

  /** The step of a unit that need not name one: a headquarters or a supply counter. */
  private static Optional<Step> unprinted(String arm, int leadership) {
    if (leadership > 0 || LEADERS.contains(arm)) {
      return Optional.of(new Step(0, 0, 10));
    }
    return arm.startsWith("supply") ? Optional.of(new Step(0, 0, 8)) : Optional.empty();
  }

  private static List<Step> steps(
      String what, List<String> printed, Optional<Unit> counter, Optional<Step> unprinted) {
    if (printed.isEmpty()) {
      return counter
          .map(Unit::steps)
          .or(() -> unprinted.map(List::of))
          .orElseThrow(
              () ->
                  new Malformed(
                      what
                          + ": 'steps' is missing, expected a list of strengths such as"
                          + " \"5-7-7\""));
    }
    if (printed.size() > Board.MOST_STEPS) {
      throw new Malformed(what + ": 'steps' has more than " + Board.MOST_STEPS);
    }
    List<Step> steps = new ArrayList<>();
    for (String text : printed) {
      Matcher strengths = STRENGTHS.matcher(text);
      Matcher leadership = RATING.matcher(text);
      if (strengths.matches()) {
        steps.add(
            new Step(
                Integer.parseInt(strengths.group(1)),
                Integer.parseInt(strengths.group(2)),
                Integer.parseInt(strengths.group(3))));
      } else if (leadership.matches()) {
        steps.add(new Step(0, 0, Integer.parseInt(leadership.group(2))));
      } else {
        throw new Malformed(
            what
                + ": the step "
                + Malformed.quote(text)
                + " is not attack-defence-movement such as \"5-7-7\", each at most "
                + Values.HIGHEST);
      }
    }
    return steps;
  }

  private Values values(Fields fields, Optional<Unit> counter, List<String> printed) {
    Values values = counter.map(Unit::values).orElse(Values.NONE);
    if (counter.isEmpty() && leadership(printed) > 0) {
      values = values.with(LEADERSHIP, leadership(printed));
    }
    List<String> names = new ArrayList<>(List.of(LEADERSHIP, COMMAND_RANGE));
    names.addAll(box.valueNames());
    for (String name : names) {
      List<String> words = box.valueWords().get(name);
      if (fields.has(name) && words != null) {
        values = values.with(name, word(fields, name, words));
      } else if (fields.has(name)) {
        values = values.with(name, fields.number(name, 0, Values.HIGHEST));
      }
    }
    for (String name : box.sideNames()) {
      if (fields.has(name)) {
        values = side(fields, name, values);
      }
    }
    return values;
  }

  /** The strengths of another side of the counter, as values. */
  private static Values side(Fields fields, String name, Values values) {
    String text = fields.text(name, "strengths such as \"3-1-3\"");
    Matcher strengths = STRENGTHS.matcher(text);
    if (!strengths.matches()) {
      throw new Malformed(
          fields.what()
              + ": "
              + name
              + " "
              + Malformed.quote(text)
              + " is not attack-defence-movement such as \"3-1-3\"");
    }
    return values
        .with(name + "-attack", Integer.parseInt(strengths.group(1)))
        .with(name + "-defence", Integer.parseInt(strengths.group(2)))
        .with(name + "-movement", Integer.parseInt(strengths.group(3)));
  }

  private static int word(Fields fields, String name, List<String> words) {
    String expected = "one of " + words;
    int i = words.indexOf(fields.text(name, expected));
    if (i < 0) {
      throw new Malformed(
          fields.what()
              + ": unknown "
              + name
              + " "
              + Malformed.quote(fields.text(name))
              + ", expected "
              + expected);
    }
    return i + 1;
  }

  private static Set<String> traits(Fields fields, Optional<Unit> counter) {
    Set<String> traits = new HashSet<>(counter.map(Unit::traits).orElse(Set.of()));
    traits.addAll(fields.oneOrMore("traits", "a list of texts"));
    return traits;
  }
}
