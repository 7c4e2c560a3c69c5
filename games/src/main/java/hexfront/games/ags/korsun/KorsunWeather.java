package hexfront.games.ags.korsun;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.events.Weather;
import java.util.List;

/** Sections 20 and 28: snow and mud, by the track or, as an option, by a die. */
final class KorsunWeather {
  static final String MUD = "mud";
  static final String SNOW = "snow";

  private final KorsunData data;
  private final boolean variable;
  private final int value;

  /**
   * @param value which of the position's values keeps the weather
   */
  KorsunWeather(KorsunData data, boolean variable, int value) {
    this.data = data;
    this.variable = variable;
    this.value = value;
  }

  @Case({"KORSUN-20.11", "KORSUN-20.12", "KORSUN-28.0"})
  void beginTurn(Position p, Dice dice, Chronicle chronicle) {
    boolean rolled = variable && p.turn() >= data.variableWeather().fromTurn();
    if (rolled) {
      int die = dice.roll();
      chronicle.tell(new Rolled(List.of(die), "weather", data.firstPlayer(), "KORSUN-28.0"));
      set(p, die <= data.variableWeather().mudUpTo());
    } else {
      set(p, byTrack(p.turn()).equals(MUD));
    }
    chronicle.tell(
        new Weather(word(p), rolled ? "KORSUN-28.0" : isMud(p) ? "KORSUN-20.12" : "KORSUN-20.11"));
  }

  /** The weather the track shows. */
  String byTrack(int turn) {
    return data.track().get(Math.clamp(turn, 1, data.track().size()) - 1).weather();
  }

  void set(Position p, boolean mud) {
    p.setValue(value, mud ? 1 : 0);
  }

  boolean isMud(Position p) {
    return p.value(value) != 0;
  }

  String word(Position p) {
    return isMud(p) ? MUD : SNOW;
  }
}
