package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Verdict.Refusal;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Impossible;
import hexfront.games.Arrangement.Piece;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Sets up a position that somebody describes piece by piece. */
final class Arranging<G> {
  private final GameBox<G> box;
  private final Arrangement arrangement;
  private final Board board;
  private final StateValues state;
  private final G game;
  private final List<Refusal> refusals = new ArrayList<>();

  Arranging(GameBox<G> box, Arrangement arrangement, Ending ending) {
    this.box = box;
    this.arrangement = arrangement;
    board = box.board(arrangement.map(), box.units(arrangement));
    state = StateValues.of(board, arrangement.state(), box.stateNames().keySet());
    String scenario = box.scenarios().getFirst().id();
    Experiences experiences = ending.goal() == null ? box.experiences(scenario) : Experiences.NONE;
    game = box.game(board, new Terms(scenario, arrangement.options(), state, ending, experiences));
  }

  Setting setting() {
    checkTurnAndPhase();
    Position p = box.empty(game);
    p.setTurn(arrangement.turn());
    p.setPhasing(arrangement.side());
    arrangement.pieces().forEach(piece -> place(p, piece));
    Map<Integer, Integer> flags = flags();
    flags.forEach(p::mark);
    box.prepare(game, p, arrangement);
    box.state().set(game, p, state);
    takeHexes(p);
    box.enter(game, p, arrangement);
    flags.forEach(p::mark);
    refusals.addAll(box.overfull(game, p));
    if (!refusals.isEmpty() && !arrangement.lenient()) {
      throw new Impossible(refusals);
    }
    return new Setting(box.rulebook(game), p);
  }

  private void checkTurnAndPhase() {
    int turn = arrangement.turn();
    int first = box.firstTurn(game);
    int last = box.lastTurn(game);
    if (turn < first || turn > last) {
      throw new Impossible("turn " + turn + ": this game has turns " + first + " to " + last);
    }
    if (!box.phases().contains(arrangement.phase())) {
      throw new Impossible(
          "unknown phase '" + arrangement.phase() + "', expected one of " + box.phases());
    }
  }

  private void place(Position p, Piece piece) {
    int unit = unit(piece);
    int steps = piece.unit().steps().size();
    if (piece.lost() < 0 || piece.lost() >= steps) {
      throw new Impossible(
          piece.unit().id() + " has " + steps + " steps and cannot have lost " + piece.lost());
    }
    p.setLost(unit, piece.lost());
    Integer hex = piece.hex();
    if (hex != null && hex < 0) {
      p.takeOff(unit, hex);
    } else if (hex != null) {
      boolean strangers = board.occupies(unit) && p.holds(piece.unit().side().enemy(), hex);
      if (strangers && !box.holdsBothSides(game, arrangement, hex)) {
        throw new Impossible("units of both sides stand in " + board.grid().number(hex));
      }
      Refusal barred = box.barred(game, piece.unit(), hex);
      if (barred != null) {
        refusals.add(barred);
      }
      p.place(unit, hex);
    }
  }

  /** What units carry: marked before the phase begins, and again since it may forget some. */
  private Map<Integer, Integer> flags() {
    Map<Integer, Integer> flags = new LinkedHashMap<>();
    arrangement.pieces().forEach(piece -> flags.put(unit(piece), box.flags(piece)));
    return flags;
  }

  private void takeHexes(Position p) {
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.onMap(unit) && board.occupies(unit)) {
        box.occupied(game, p, unit);
      }
    }
  }

  private int unit(Piece piece) {
    return board.unit(piece.unit().id()).orElseThrow();
  }
}
