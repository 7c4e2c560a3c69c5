package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.data.PlacesFile;
import java.util.ArrayList;
import java.util.List;

/** Section 19: reinforcements, and what the turn record brings. */
final class Arrivals {
  private static final String TURN = "turn ";

  /** A unit that the turn record brings. */
  record Due(int turn, int unit, int place, int lost) {}

  private final StalingradRules rules;
  private final List<Due> record = new ArrayList<>();

  Arrivals(StalingradRules rules) {
    this.rules = rules;
    for (PlacesFile.Entry entry : rules.data.setUp()) {
      if (entry.where().startsWith(TURN)) {
        String[] words = entry.where().substring(TURN.length()).split(" ", -1);
        int place = words.length > 1 ? Boxes.named(words[1]) : Boxes.ARRIVING;
        rules
            .board()
            .unit(entry.unit())
            .ifPresent(
                unit ->
                    record.add(new Due(Integer.parseInt(words[0]), unit, place, entry.lost())));
      }
    }
  }

  /** What the turn record brings, in its order. */
  List<Due> record() {
    return record;
  }

  /** Units of the turn record come: into the box of arrivals, or into their Off Map Box. */
  @Case({"CTS-19.0", "CTS-20.4", "CTS-23.14"})
  void bring(Position p, Side side, Chronicle chronicle) {
    boolean abstractAir = rules.has(StalingradRules.ABSTRACT_AIR);
    for (Due due : record) {
      int unit = due.unit;
      boolean comes = p.hex(unit) == Position.WAITING || p.hex(unit) == Boxes.WITHDRAWN;
      if (due.turn == p.turn() && comes && rules.board().side(unit) == side) {
        p.setLost(unit, due.lost);
        if (!rules.roster.isAir(unit)) {
          p.takeOff(unit, due.place);
        } else if (!abstractAir) {
          p.takeOff(unit, Boxes.READY);
        }
      }
    }
    for (StalingradData.Release release : rules.data.releases()) {
      if (side == Side.SOVIET && release.turn() == p.turn()) {
        release.armies().forEach(army -> rules.freezing.release(p, army, chronicle));
      }
    }
  }

  /** Whether something is to be placed or withdrawn. */
  boolean isDue(Position p) {
    return false;
  }
}
