package hexfront.games.ags.korsun;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.ags.AirQuestions;

/** Section 19.8: the air points of a game-turn, shared between combat and air supply. */
final class AirPoints implements AirQuestions {
  private final KorsunWeather weather;
  private final int eachOnMud;
  private final int firstUsed;

  /**
   * @param firstUsed the first of the position's values in which used points are counted, one for
   *     each side
   */
  AirPoints(KorsunData data, KorsunWeather weather, int firstUsed) {
    this.weather = weather;
    this.firstUsed = firstUsed;
    eachOnMud = data.mudAirPoints();
  }

  @Override
  @Case({"KORSUN-19.8", "KORSUN-20.11", "KORSUN-20.12"})
  public int airPoints(Position p, Side side) {
    return weather.isMud(p) ? Math.max(0, eachOnMud - p.value(firstUsed + side.ordinal())) : 0;
  }

  /** Whether this turn has air points at all. */
  boolean areThere(Position p) {
    return weather.isMud(p);
  }

  @Override
  @Case("KORSUN-25.25")
  public void spendAirPoint(Position p, Side side) {
    setUsed(p, side, p.value(firstUsed + side.ordinal()) + 1);
  }

  void setUsed(Position p, Side side, int used) {
    p.setValue(firstUsed + side.ordinal(), used);
  }

  void beginTurn(Position p) {
    setUsed(p, Side.AXIS, 0);
    setUsed(p, Side.SOVIET, 0);
  }

  @Override
  public String airCase() {
    return "KORSUN-19.8";
  }
}
