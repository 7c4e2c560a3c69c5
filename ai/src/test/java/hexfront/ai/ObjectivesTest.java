package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ObjectivesTest {
  private static Objectives judged(Setting setting, Survey survey) {
    Objectives objectives = new Objectives(survey);
    survey.take(setting.position(), Side.AXIS);
    objectives.judge(setting.position());
    objectives.assignAll(setting.position());
    return objectives;
  }

  private static Survey survey(Setting setting) {
    return new Survey(setting.rulebook().board(), setting.rulebook().staff());
  }

  @Test
  void anArmyThatMovesOnlyLedGoesForOnePlace() {
    Setting setting = GamesForTests.open("blitzkrieg57");
    Survey survey = survey(setting);
    Objectives objectives = judged(setting, survey);
    Map<Integer, Integer> byArmy = new HashMap<>();
    for (int unit = 0; unit < objectives.of.length; unit++) {
      if (objectives.army[unit] >= 0 && objectives.of[unit] != setting.position().hex(unit)) {
        Integer other = byArmy.put(objectives.army[unit], objectives.of[unit]);
        assertThat(other == null ? objectives.of[unit] : other).isEqualTo(objectives.of[unit]);
      }
    }
    assertThat(byArmy).hasSizeGreaterThan(3);
  }

  @Test
  void nobodyGoesToAttackWhereNoHeadquartersWillLeadHim() {
    Setting setting = GamesForTests.open("blitzkrieg57");
    Position p = GamesForTests.play(setting, "captain", "captain", 2, 200);
    while (attackingLegs(setting, p).isEmpty()) {
      p = GamesForTests.play(setting, "captain", "captain", 2, 1);
    }
    Survey survey = survey(setting);
    survey.take(p, Side.AXIS);
    Position seen = p;
    assertThat(attackingLegs(setting, p))
        .allSatisfy(leg -> assertThat(survey.astray(seen, leg.units().get(0), leg.to())).isZero());
  }

  /** The moves by which an Axis script would bring attackers together now. */
  private static List<Leg> attackingLegs(Setting setting, Position p) {
    return p.stage().word().equals("movement") && p.phasing() == Side.AXIS
        ? new Script(setting.rulebook(), Temper.BOLD)
            .draft(p).stream().filter(leg -> leg.why().startsWith("to attack")).toList()
        : List.of();
  }

  @Test
  void onlyThoseWithALongWayHurry() {
    Setting setting = GamesForTests.open("rostov");
    Position p = setting.position();
    Survey survey = survey(setting);
    Objectives objectives = judged(setting, survey);
    int hurrying = 0;
    for (int unit = 0; unit < objectives.of.length; unit++) {
      if (objectives.of[unit] >= 0) {
        Staff staff = survey.staff;
        int[] far = staff.distances(p, Side.AXIS, staff.mobility(unit), objectives.of[unit]);
        double hurry = objectives.hurry(p, unit, p.hex(unit));
        if (far[p.hex(unit)] <= staff.allowance(p, unit)) {
          assertThat(hurry).isZero();
        }
        hurrying += hurry > 0 ? 1 : 0;
      }
    }
    assertThat(hurrying).isPositive();
  }

  /** Tanks leave to others whom they can pass by, unless he bars the way of their supply. */
  @Test
  void spearheadsHaveTimeToFightForTheirWayOnly() {
    Setting setting = GamesForTests.open("blitzkrieg57");
    Position p = setting.position();
    Survey survey = survey(setting);
    Objectives objectives = judged(setting, survey);
    Gains gains = new Gains(survey, objectives);
    int kiev = survey.grid.hex("4312").orElseThrow();
    int off = 0;
    while (objectives.onTheWay(off) > 0) {
      off++;
    }
    int hurrying = 0;
    for (int unit = 0; unit < objectives.of.length; unit++) {
      if (objectives.army[unit] >= 0 && survey.board.unit(unit).mechanized()) {
        int place = objectives.of[unit];
        objectives.of[unit] = kiev;
        objectives.goal[unit] = kiev;
        assertThat(objectives.onTheWay(place)).isPositive();
        assertThat(gains.hurry(p, unit, p.hex(unit), place)).isZero();
        hurrying += gains.hurry(p, unit, p.hex(unit), off) > 0 ? 1 : 0;
      }
    }
    assertThat(hurrying).isPositive();
  }

  /** A position of Rostov without enemies, and a hex far from all supply and from a counter. */
  private record Behind(Setting setting, Position p, int[] counters, int home, int lost) {
    static Behind make() {
      Setting setting = GamesForTests.open("rostov");
      Position p = setting.position();
      for (int orders = 1; !setting.rulebook().decision(p).orders().contains("move"); orders++) {
        setting = GamesForTests.open("rostov");
        p = GamesForTests.play(setting, "captain", "captain", 1, orders);
      }
      var board = setting.rulebook().board();
      Staff staff = setting.rulebook().staff();
      for (int unit = 0; unit < board.unitCount(); unit++) {
        if (board.side(unit) == Side.SOVIET && p.onMap(unit)) {
          p.takeOff(unit, Position.GONE);
        }
      }
      Position seen = p;
      int[] counters =
          IntStream.range(0, board.unitCount())
              .filter(unit -> staff.role(unit) == Staff.Role.SUPPLY && seen.onMap(unit))
              .toArray();
      int last = counters[counters.length - 1];
      int home = p.hex(last);
      int lost =
          IntStream.range(0, board.hexes())
              .filter(hex -> board.grid().distance(home, hex) > 18)
              .filter(hex -> staff.hasRoom(seen, last, hex))
              .filter(hex -> !staff.supplied(seen, Side.AXIS).has(hex))
              .max()
              .orElseThrow();
      return new Behind(setting, p, counters, home, lost);
    }

    int last() {
      return counters[counters.length - 1];
    }

    int away(int hex) {
      return p.board().grid().distance(hex, home);
    }

    List<Leg> draft() {
      return new Script(setting.rulebook(), Temper.EVEN).draft(p);
    }
  }

  /** Far behind an enemy who is no longer there, with nobody near it to supply. */
  @Test
  void aSupplyCounterOutOfTheChainFindsItsWayBack() {
    Behind behind = Behind.make();
    behind.p.place(behind.last(), behind.lost);
    assertThat(behind.draft())
        .filteredOn(leg -> leg.units().has(behind.last()))
        .allSatisfy(leg -> assertThat(behind.away(leg.to())).isLessThan(behind.away(behind.lost)))
        .isNotEmpty();
  }

  /** One enemy who came there would take them together. */
  @Test
  void supplyCountersOnTheirWayBackDoNotGatherInOneHex() {
    Behind behind = Behind.make();
    for (int counter : behind.counters) {
      behind.p.place(counter, behind.lost);
    }
    assertThat(behind.draft())
        .filteredOn(leg -> IntStream.of(behind.counters).anyMatch(leg.units()::has))
        .extracting(Leg::to)
        .hasSizeGreaterThan(1)
        .doesNotHaveDuplicates();
  }
}
