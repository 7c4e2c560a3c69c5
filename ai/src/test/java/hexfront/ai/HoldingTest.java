package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.ai.Groups.Group;
import hexfront.engine.Ask;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.Setting;
import org.junit.jupiter.api.Test;

/** What losses and places count for those who have them. */
class HoldingTest {
  private static Survey surveyed(Setting setting, Side side) {
    Survey survey = new Survey(setting.rulebook().board(), setting.rulebook().staff());
    survey.take(setting.position(), side);
    return survey;
  }

  private static int hex(Setting setting, String number) {
    return setting.rulebook().board().grid().hex(number).orElseThrow();
  }

  private static int unit(Setting setting, String id) {
    return setting.rulebook().board().unit(id).orElseThrow();
  }

  /** Korsun counts only whole units: all steps but the last seemed to cost next to nothing. */
  @Test
  void aStepBearsItsPartOfWhatTheUnitCounts() {
    Setting setting = GamesForTests.open("korsun");
    Position p = setting.position();
    Survey survey = surveyed(setting, Side.AXIS);
    assertThat(p.board().units())
        .filteredOn(u -> p.onMap(u.index()) && survey.fights(u.index()))
        .filteredOn(u -> u.side() == Side.AXIS && p.stepsLeft(u.index()) == 2)
        .isNotEmpty()
        .allSatisfy(
            u ->
                assertThat(2 * survey.step[u.index()])
                    .isGreaterThanOrEqualTo(whole(p, setting, u)));
  }

  /** Divisions stood and lost step after step for ground that counts for nothing. */
  @Test
  void groundThatCountsForNothingIsGivenUpForAStep() {
    Setting setting = GamesForTests.open("korsun");
    Position p = setting.position();
    Survey survey = surveyed(setting, Side.AXIS);
    Gains gains = new Gains(survey, new Objectives(survey));
    Aftermath aftermath = new Aftermath(setting.rulebook(), survey, gains);
    int regiment = unit(setting, "korsun-ge-305ir-198id");
    assertThat(p.stepsLeft(regiment)).isEqualTo(2);
    assertThat(survey.worth[p.hex(regiment)]).isZero();
    double lost = aftermath.lossCost(p, Ask.Spread.lose(new int[] {regiment}, p::stepsLeft, 1));
    assertThat(lost).isGreaterThan(aftermath.retreatCost(p, new int[] {regiment}, Side.AXIS));
  }

  /** In Rostov the Germans gave way for every step, and took nothing. */
  @Test
  void whereGroundDecidesAStepIsNoReasonToGiveWay() {
    Setting setting = GamesForTests.open("rostov");
    Position p = setting.position();
    Survey survey = surveyed(setting, Side.AXIS);
    Aftermath aftermath =
        new Aftermath(setting.rulebook(), survey, new Gains(survey, new Objectives(survey)));
    int division = unit(setting, "rostov-ge-9id");
    assertThat(p.stepsLeft(division)).isEqualTo(4);
    double lost = aftermath.lossCost(p, Ask.Spread.lose(new int[] {division}, p::stepsLeft, 1));
    assertThat(lost).isLessThan(survey.step[division]);
  }

  private static double whole(Position p, Setting setting, Unit unit) {
    return setting.rulebook().staff().points(p, unit.index(), p.stepsLeft(unit.index()));
  }

  /** All 30 points lay in one of three hexes, and the others stood empty. */
  @Test
  void allHexesOfKharkovAreWorthHaving() {
    Setting setting = GamesForTests.open("star");
    double[] worth = new double[setting.rulebook().board().hexes()];
    setting.rulebook().staff().worth(setting.position(), Side.AXIS, worth);
    assertThat(worth[hex(setting, "1618")]).isEqualTo(10);
    assertThat(worth[hex(setting, "1619")]).isEqualTo(10);
    assertThat(worth[hex(setting, "1719")]).isEqualTo(10);
  }

  /**
   * Korsun counts units and no ground. Regiments stood for Shpola because having it was thought
   * worth twelve points, and were lost there.
   */
  @Test
  void noPlaceAtKorsunIsWorthAStandToTheGermans() {
    Setting setting = GamesForTests.open("korsun");
    Position p = setting.position();
    int shpola = hex(setting, "2213");
    for (Unit unit : p.board().units()) {
      if (p.onMap(unit.index())) {
        p.takeOff(unit.index(), Position.GONE);
      }
    }
    int regiment = unit(setting, "korsun-ge-305ir-198id");
    p.place(regiment, shpola);
    p.place(unit(setting, "korsun-su-5gtc"), hex(setting, "2413"));
    p.place(unit(setting, "korsun-su-7mc"), hex(setting, "2411"));
    Survey german = surveyed(setting, Side.AXIS);
    Group group = new Group(german.grid.size());
    group.size = 1;
    group.units[0] = regiment;
    group.from = shpola;
    group.defence = german.defence[regiment];
    group.value = german.value[regiment];
    Placing placing = new Placing(german, new Objectives(german));
    assertThat(placing.score(p, group, hex(setting, "1715"), Temper.EVEN))
        .isGreaterThan(placing.score(p, group, shpola, Temper.EVEN));
    assertThat(surveyed(setting, Side.SOVIET).worth[shpola]).isGreaterThan(10);
  }

  /** Everybody who stood in a town stayed for it, as if he were its only guard. */
  @Test
  void whoIsNotAloneInATownIsNotItsGuard() {
    Setting setting = GamesForTests.open("star");
    Position p = setting.position();
    int belgorod = hex(setting, "0916");
    int one = unit(setting, "star-ge-fb");
    int other = unit(setting, "star-ge-298id");
    int enemy = unit(setting, "star-su-15tc");
    for (Unit unit : p.board().units()) {
      if (p.onMap(unit.index())) {
        p.takeOff(unit.index(), Position.GONE);
      }
    }
    p.place(one, belgorod);
    p.place(enemy, hex(setting, "0914"));
    assertThat(guarding(setting, one, belgorod)).isPositive();
    double alone = guarding(setting, one, belgorod);
    p.place(other, belgorod);
    assertThat(guarding(setting, one, belgorod)).isLessThan(alone / 2);
  }

  /** What a unit counts a town for in which it stands, beyond what the ground beside it counts. */
  private static double guarding(Setting setting, int unit, int hex) {
    Survey survey = surveyed(setting, Side.AXIS);
    Objectives objectives = new Objectives(survey);
    Group group = new Group(survey.grid.size());
    group.size = 1;
    group.units[0] = unit;
    group.from = hex;
    group.defence = survey.defence[unit];
    Placing placing = new Placing(survey, objectives);
    double with = placing.score(setting.position(), group, hex, Temper.EVEN);
    survey.worth[hex] = 0;
    return with - placing.score(setting.position(), group, hex, Temper.EVEN);
  }
}
