package hexfront.games.blitzkrieg57;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.orders.Hexes;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.Arrangement.Piece;
import hexfront.games.Box;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sets up a position that somebody describes piece by piece. */
final class Arranging {
  /** The phases a described position can be in. */
  enum Phase {
    SET_UP,
    PRELIMINARY_COMBAT,
    CHIT_SELECTION,
    ORDER_EXECUTION,
    MOVEMENT,
    COMBAT,
    GAME_OVER;

    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final BlitzkriegRules rules;
  private final Arrangement arrangement;
  private final List<Refusal> refusals = new ArrayList<>();

  Arranging(BlitzkriegRules rules, Arrangement arrangement) {
    this.rules = rules;
    this.arrangement = arrangement;
  }

  Position position(Box box) {
    for (String name : arrangement.state().keySet()) {
      if (!box.stateNames().containsKey(name)) {
        throw new Impossible(
            "unknown state '" + name + "', expected one of " + box.stateNames().keySet());
      }
    }
    int turns = rules.data().turns();
    if (arrangement.turn() < 1 || arrangement.turn() > turns) {
      throw new Impossible("turn " + arrangement.turn() + ": this game has turns 1 to " + turns);
    }
    Position p = rules.empty();
    p.setTurn(arrangement.turn());
    p.setPhasing(arrangement.side());
    arrangement.pieces().forEach(piece -> place(p, piece));
    boolean ownMap = arrangement.map() == box.map();
    rules.control().begin(p, ownMap ? rules.data().axisControl() : java.util.Set.of());
    control(p);
    fortresses(p);
    takeHexes(p);
    values(p);
    enter(p);
    flags(p);
    overfull(p);
    if (!refusals.isEmpty() && !arrangement.lenient()) {
      throw new Impossible(refusals);
    }
    return p;
  }

  // ---- units

  private void place(Position p, Piece piece) {
    int unit = rules.board().unit(piece.unit().id()).orElseThrow();
    int steps = piece.unit().steps().size();
    if (piece.lost() < 0 || piece.lost() >= steps) {
      throw new Impossible(
          piece.unit().id() + " has " + steps + " steps and cannot have lost " + piece.lost());
    }
    p.setLost(unit, piece.lost());
    Integer hex = piece.hex();
    if (hex != null) {
      if (!p.isEmpty(hex) && !p.holds(piece.unit().side(), hex)) {
        throw new Impossible("units of both sides stand in " + rules.number(hex));
      }
      if (rules.terrain().water().has(hex)) {
        refusals.add(
            new Refusal("GJ-9.1.3", piece.unit().id() + " stands in water: " + rules.number(hex)));
      }
      p.place(unit, hex);
    }
    Boolean supplied = piece.supplied();
    if (supplied != null) {
      p.mark(unit, supplied ? Flag.FIXED_IN : Flag.FIXED_OUT);
    }
  }

  private void flags(Position p) {
    Map<String, Integer> known = Flag.words();
    for (Piece piece : arrangement.pieces()) {
      for (String word : piece.flags()) {
        Integer bit = known.get(word);
        if (bit == null) {
          throw new Impossible(
              piece.unit().id()
                  + " has the unknown flag '"
                  + word
                  + "', expected some of "
                  + known.keySet());
        }
        p.mark(rules.board().unit(piece.unit().id()).orElseThrow(), bit);
      }
    }
  }

  private void overfull(Position p) {
    boolean moving = p.stage() instanceof BlitzkriegStage.InMovement;
    for (Side side : Side.values()) {
      if (!moving || side != p.phasing()) {
        rules
            .stacking()
            .overfull(p, side)
            .forEach(
                hex ->
                    refusals.add(
                        new Refusal("GJ-3.1.1", "too many units in " + rules.number(hex))));
      }
    }
  }

  /** Units control the places they stand in. */
  private void takeHexes(Position p) {
    for (int unit = 0; unit < rules.board().unitCount(); unit++) {
      if (p.onMap(unit)) {
        rules.control().entered(p, rules.board().side(unit), p.hex(unit), Chronicle.SILENT);
      }
    }
  }

  // ---- state

  private @Nullable Object state(String name) {
    return arrangement.state().get(name);
  }

  private int hex(Object number) {
    return rules
        .board()
        .grid()
        .hex(String.valueOf(number))
        .orElseThrow(() -> new Impossible("the map has no hex '" + number + "'"));
  }

  private Map<?, ?> object(String name, Object value, String example) {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw new Impossible(name + " expects an object such as " + example);
  }

  private static List<?> list(String name, Object value) {
    if (value instanceof List<?> list) {
      return list;
    }
    throw new Impossible(name + " expects a list");
  }

  private static int number(String name, Object value) {
    if (value instanceof Number n && n.intValue() >= 0) {
      return n.intValue();
    }
    throw new Impossible(name + " expects a number");
  }

  private void control(Position p) {
    Object value = state("control");
    if (value != null) {
      object("control", value, "{\"4312\": \"soviet\"}")
          .forEach(
              (hex, word) ->
                  p.setControl(
                      hex(hex),
                      Side.of(String.valueOf(word))
                          .orElseThrow(() -> new Impossible("unknown side '" + word + "'"))));
    }
  }

  private void fortresses(Position p) {
    Object value = state("fortresses");
    if (value == null) {
      return;
    }
    int next = 0;
    for (Map.Entry<?, ?> entry : object("fortresses", value, "{\"4312\": 2}").entrySet()) {
      int[] markers =
          Arrays.stream(rules.fortresses().markers()).filter(m -> !p.onMap(m)).toArray();
      int hex = hex(String.valueOf(entry.getKey()));
      int steps =
          number("fortresses", String.valueOf(entry.getValue()).isEmpty() ? "" : entry.getValue());
      if (markers.length == 0) {
        throw new Impossible("there are only " + next + " fortress markers");
      }
      int most = rules.board().unit(markers[0]).steps().size();
      if (steps < 1 || steps > most) {
        throw new Impossible("a fortress has 1 to " + most + " steps, not " + steps);
      }
      if (!p.isEmpty(hex) && !p.holds(Side.SOVIET, hex)) {
        throw new Impossible("units of both sides stand in " + rules.number(hex));
      }
      p.setLost(markers[0], most - steps);
      p.place(markers[0], hex);
      next++;
    }
  }

  private void values(Position p) {
    p.setValue(BlitzkriegRules.CUP, bits("cup"));
    p.setValue(BlitzkriegRules.PLAYED, bits("played"));
    rules.air().begin(p);
    value(p, "axis-mechanized-lost", BlitzkriegRules.MECHANIZED_LOST, 0);
    value(p, "axis-others-lost", BlitzkriegRules.OTHERS_LOST, 0);
    value(p, "air-points", BlitzkriegRules.AIR, 0);
    value(p, "bid", BlitzkriegRules.BID, 1);
  }

  private void value(Position p, String name, int index, int more) {
    Object value = state(name);
    if (value != null) {
      p.setValue(index, number(name, value) + more);
    }
  }

  /** The chits of a list; where both sides have a chit of a name, its owner must be said. */
  private int bits(String name) {
    Object value = state(name);
    int bits = 0;
    if (value != null) {
      for (Object each : list(name, value)) {
        String word = String.valueOf(each);
        List<Chit> meant = rules.chits().named(word);
        if (meant.stream().map(Chit::side).distinct().count() > 1) {
          throw new Impossible(
              name + ": both sides have a chit " + word + ", say " + meant.getFirst().word());
        }
        int taken = bits;
        bits |=
            meant.stream()
                .filter(chit -> (taken & chit.bit()) == 0)
                .findFirst()
                .orElseThrow(() -> new Impossible(name + ": there is no more chit '" + word + "'"))
                .bit();
      }
    }
    return bits;
  }

  // ---- phases

  private void enter(Position p) {
    Phase phase =
        Arrays.stream(Phase.values())
            .filter(each -> each.word().equals(arrangement.phase()))
            .findFirst()
            .orElseThrow(
                () ->
                    new Impossible(
                        "unknown phase '"
                            + arrangement.phase()
                            + "', expected one of "
                            + Arrays.stream(Phase.values()).map(Phase::word).toList()));
    switch (phase) {
      case SET_UP -> p.setStage(new BlitzkriegStage.SettingUp(arrangement.side()));
      case PRELIMINARY_COMBAT -> {
        p.setPhasing(Side.AXIS);
        activate(p, true);
        p.setStage(new BlitzkriegStage.InCombat(attacked(), true));
      }
      case CHIT_SELECTION -> {
        p.setStage(new BlitzkriegStage.ChitSelection(arrangement.side()));
        if (!rules.chits().hasChoice(arrangement.side(), p.turn())) {
          rules.sequence().beginSelection(p, arrangement.side(), Chronicle.SILENT);
        }
      }
      case ORDER_EXECUTION -> {
        if (state("cup") == null) {
          rules.chits().addOthers(p);
        }
        rules.sequence().next(p, Chronicle.SILENT);
      }
      case MOVEMENT -> {
        activate(p, false);
        p.setStage(new BlitzkriegStage.InMovement());
      }
      case COMBAT -> {
        activate(p, false);
        p.setStage(new BlitzkriegStage.InCombat(attacked(), false));
      }
      case GAME_OVER -> p.setStage(new BlitzkriegStage.Over());
    }
  }

  private Hexes attacked() {
    Object value = state("attacked");
    return value == null
        ? Hexes.of()
        : Hexes.of(list("attacked", value).stream().mapToInt(this::hex).toArray());
  }

  /**
   * The named headquarters activates its units; otherwise the units that are marked so are active,
   * and if none is, all units of the side.
   */
  private void activate(Position p, boolean first) {
    Object named = state("active-hq");
    if (named != null) {
      int hq = headquarters(p, String.valueOf(named));
      if (first) {
        rules.activation().activateFirst(p, hq, Chronicle.SILENT);
      } else {
        rules.activation().activate(p, hq, Chronicle.SILENT);
      }
    } else if (arrangement.pieces().stream().noneMatch(piece -> piece.flags().contains("active"))) {
      for (int unit : rules.roster(p.phasing())) {
        if (p.onMap(unit) && !rules.fortresses().isMarker(unit)) {
          p.mark(unit, Flag.ACTIVE);
        }
      }
    }
  }

  private int headquarters(Position p, String word) {
    for (int unit : rules.roster(p.phasing())) {
      boolean named =
          rules.name(unit).equals(word)
              || rules.board().unit(unit).designation().equalsIgnoreCase(word);
      if (named && rules.activation().isHeadquarters(unit) && p.onMap(unit)) {
        return unit;
      }
    }
    throw new Impossible(
        "active-hq: '"
            + word
            + "' is no headquarters of the "
            + p.phasing().word()
            + " on the map");
  }
}
