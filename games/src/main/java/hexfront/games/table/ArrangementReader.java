package hexfront.games.table;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexMap;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Piece;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Reads the description of a position. What it leaves out is as in a fresh game: the map of the
 * box, the first turn, the side and phase that begin, and, if it names no units at all, the units.
 */
final class ArrangementReader {
  private static final int LAST_TURN = 999;
  private static final String SET_UP = "set-up";
  private static final String UNTRIED = "untried";
  private static final int MOST_UNITS = 2000;

  private final Box box;

  ArrangementReader(Box box) {
    this.box = box;
  }

  Arrangement read(Fields fields) {
    Map<String, Boolean> options =
        OptionWords.complete(box, OptionWords.read(fields.object("options")));
    HexMap map = fields.node("map").map(this::map).orElseGet(box::map);
    int turn = fields.number("turn", 1, LAST_TURN, 1);
    Setting fresh = box.open(box.scenarios().getFirst().id(), options);
    Side side = fields.maybeText("side").map(Words::side).orElse(fresh.position().phasing());
    String phase = fields.maybeText("phase").map(this::phase).orElseGet(() -> firstPhase(fresh));
    List<Piece> pieces =
        fields.has("units") || fields.has("map")
            ? pieces(fields.objects("units", "unit"), map)
            : pieces(fresh);
    Map<String, Object> state = state(fields.object("state"));
    boolean lenient = fields.flag("lenient");
    fields.done();
    return new Arrangement(map, turn, side, phase, pieces, state, options, lenient);
  }

  private HexMap map(JsonNode node) {
    if (node.isString()) {
      String name = node.stringValue();
      if (name.equals(box.id()) || name.equals(box.map().name())) {
        return box.map();
      }
      throw new Malformed(
          "map: unknown map " + Malformed.quote(name) + ", expected " + box.id() + " or a map");
    }
    return new MapReader(box).read(Fields.of(node, "map"));
  }

  private String phase(String words) {
    String phase = words.strip().toLowerCase(Locale.ROOT).replaceAll("[ _]+", "-");
    if (!box.phases().contains(phase)) {
      throw new Malformed(
          "phase: unknown phase " + Malformed.quote(words) + ", expected one of " + box.phases());
    }
    return phase;
  }

  /** The phase a fresh game is in; set-up is over in a position that somebody describes. */
  private String firstPhase(Setting fresh) {
    String stage = fresh.position().stage().word();
    return box.phases().contains(stage) && !stage.equals(SET_UP) ? stage : box.phases().getFirst();
  }

  private List<Piece> pieces(List<Fields> described, HexMap map) {
    if (described.size() > MOST_UNITS) {
      throw new Malformed("units: expected at most " + MOST_UNITS + ", found " + described.size());
    }
    PieceReader reader = new PieceReader(box, map);
    List<Piece> pieces = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Fields fields : described) {
      Piece piece = reader.read(fields);
      if (!ids.add(piece.unit().id())) {
        throw new Malformed("units: two have the id " + Malformed.quote(piece.unit().id()));
      }
      pieces.add(piece);
    }
    return pieces;
  }

  /** The units of a fresh game, those untried that are untried in it. */
  private static List<Piece> pieces(Setting fresh) {
    Position p = fresh.position();
    Set<String> untried = new HashSet<>();
    fresh.rulebook().view(p, p.phasing()).units().stream()
        .filter(counter -> counter.flags().contains(UNTRIED))
        .forEach(counter -> untried.add(counter.id()));
    List<Piece> pieces = new ArrayList<>();
    for (var unit : p.board().units()) {
      int hex = p.hex(unit.index());
      if (hex != Position.GONE) {
        Set<String> flags = untried.contains(unit.id()) ? Set.of(UNTRIED) : Set.of();
        pieces.add(
            new Piece(
                unit, hex == Position.WAITING ? null : hex, p.lost(unit.index()), flags, null));
      }
    }
    return pieces;
  }

  private Map<String, Object> state(Fields fields) {
    Map<String, Object> state = new LinkedHashMap<>();
    fields
        .entries()
        .forEach(
            (name, value) -> {
              if (!name.equals("control") && !box.stateNames().containsKey(name)) {
                throw new Malformed(
                    "state: unknown name "
                        + Malformed.quote(name)
                        + ", expected one of "
                        + box.stateNames().keySet());
              }
              state.put(name, Json.plain(value));
            });
    return state;
  }
}
