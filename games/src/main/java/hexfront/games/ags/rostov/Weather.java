package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.games.ags.Phase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 20: the weather of the two sections of the map. */
final class Weather {
  static final int CLEAR = 0;
  static final int MODERATE = 1;
  static final int SEVERE = 2;
  static final List<String> WORDS = List.of("clear", "moderate", "severe");

  private final Board board;
  private final RostovData data;
  private final boolean variable;

  Weather(Board board, RostovData data, boolean variable) {
    this.board = board;
    this.data = data;
    this.variable = variable;
  }

  // ---- which weather it is

  @Case({"ROSTOV-20.0", "ROSTOV-19.13", "ROSTOV-20.3", "ROSTOV-20.33"})
  void beginTurn(Position p, Dice dice, Chronicle chronicle) {
    if (variable && p.turn() > 1) {
      int die = dice.roll();
      chronicle.tell(new Rolled(List.of(die), "weather", Side.AXIS, "ROSTOV-20.31"));
      set(p, rolled(p.turn(), die, true), rolled(p.turn(), die, false));
    } else {
      setByTrack(p);
    }
    chronicle.tell(
        new hexfront.engine.events.Weather(
            "north " + word(p, true) + ", south " + word(p, false),
            variable ? "ROSTOV-20.3" : "ROSTOV-20.0"));
  }

  /** The weather that the turn track shows, or clear where it is rolled for. */
  void setByTrack(Position p) {
    set(p, shown(p.turn(), true), shown(p.turn(), false));
  }

  /** The weather that the turn track shows for a turn; for one after the last, that of the last. */
  int shown(int turn, boolean north) {
    RostovData.TrackTurn shown = data.track().get(Math.clamp(turn, 1, data.track().size()) - 1);
    return north ? shown.north() : shown.south();
  }

  void set(Position p, int north, int south) {
    p.setValue(RostovValue.NORTH, north);
    p.setValue(RostovValue.SOUTH, south);
  }

  /** One roll gives the weather of both sections, each by its own modifier. */
  @Case({"ROSTOV-20.31", "ROSTOV-20.32", "ROSTOV-20.34"})
  int rolled(int turn, int die, boolean north) {
    int modifier =
        data.variableWeather().modifiers().stream()
            .filter(m -> m.from() <= turn && turn <= m.to())
            .mapToInt(m -> north ? m.north() : m.south())
            .sum();
    return data.variableWeather().byDie().get(Math.clamp((long) die + modifier, 1, 6) - 1);
  }

  /** Whether a hex belongs to the northern section. */
  @Case("ROSTOV-20.1")
  boolean isNorth(int hex) {
    return board.grid().column(hex) + 1 >= data.firstNorthernHexrow();
  }

  /** The weather that counts for whoever began the phase in this hex, or defends it. */
  @Case("ROSTOV-20.24")
  int at(Position p, int hex) {
    return p.value(isNorth(hex) ? RostovValue.NORTH : RostovValue.SOUTH);
  }

  String word(Position p, boolean north) {
    return WORDS.get(p.value(north ? RostovValue.NORTH : RostovValue.SOUTH));
  }

  // ---- what it does

  @Case({"ROSTOV-20.21", "ROSTOV-20.22"})
  static int hexCostFactor(int weather) {
    return weather == CLEAR ? 1 : 2;
  }

  @Case("ROSTOV-20.23")
  static boolean riversAreFrozen(int weather) {
    return weather == SEVERE;
  }

  @Case({"ROSTOV-20.22", "ROSTOV-20.23"})
  int advanceLimit(Position p, int unit, int standard) {
    int weather = at(p, Math.max(0, p.hex(unit)));
    boolean limited = weather == MODERATE || weather == SEVERE && !isCavalry(board.unit(unit));
    return limited ? 1 : standard;
  }

  /** In severe weather only cavalry moves in the mechanized movement phase. */
  @Case({"ROSTOV-20.23", "ROSTOV-20.24"})
  @Nullable Refusal immobile(Position p, Phase phase, int unit) {
    int start = p.startHex(unit) >= 0 ? p.startHex(unit) : p.hex(unit);
    boolean stuck =
        phase == Phase.MECHANIZED_MOVEMENT
            && at(p, start) == SEVERE
            && !isCavalry(board.unit(unit));
    return stuck
        ? new Refusal(
            "ROSTOV-20.23",
            board.unit(unit).id()
                + " is no cavalry and does not move in this phase in severe weather")
        : null;
  }

  static boolean isCavalry(Unit unit) {
    return unit.arm().equals("cavalry");
  }
}
