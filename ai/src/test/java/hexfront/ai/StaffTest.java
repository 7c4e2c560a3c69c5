package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.PlainStaff;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StaffTest {
  private static final Setting KIEV = GamesForTests.open("kiev");

  @Test
  void aStaffReachesWhatTheRulebookLists() {
    Rulebook rulebook = KIEV.rulebook();
    Position p = KIEV.position();
    Staff own = rulebook.staff();
    Staff plain = new PlainStaff(rulebook);
    int compared = 0;
    for (int unit = 0; unit < rulebook.board().unitCount() && compared < 20; unit++) {
      Range quick = own.reach(p, unit);
      if (quick != null && rulebook.board().side(unit) == p.phasing()) {
        Range slow = plain.reach(p, unit);
        assertThat(slow).isNotNull();
        for (int i = 0; i < quick.size(); i++) {
          assertThat(slow.reaches(quick.hex(i))).isTrue();
        }
        compared++;
      }
    }
    assertThat(compared).isEqualTo(20);
  }

  @Test
  void aUnitStrikesAtEveryHexAroundIt() {
    Rulebook rulebook = KIEV.rulebook();
    Position p = KIEV.position();
    Staff staff = rulebook.staff();
    HexSet strikes = new HexSet(rulebook.board().hexes());
    for (int unit = 0; unit < rulebook.board().unitCount(); unit++) {
      if (p.onMap(unit) && staff.role(unit) == Staff.Role.COMBAT) {
        staff.strikes(p, unit, strikes);
        for (int d = 0; d < 6; d++) {
          int next = rulebook.board().grid().neighbour(p.hex(unit), d);
          if (next >= 0 && staff.passes(p, p.hex(unit), next)) {
            assertThat(strikes.has(next)).isTrue();
          }
        }
      }
    }
  }

  @Test
  void betterOddsPromiseMore() {
    Staff staff = KIEV.rulebook().staff();
    Prospect poor = new Prospect();
    Prospect good = new Prospect();
    staff.weigh(KIEV.position(), 6, 6, false, poor);
    staff.weigh(KIEV.position(), 36, 6, false, good);
    assertThat(good.odds).isEqualTo(6);
    assertThat(good.taken).isGreaterThan(poor.taken);
    assertThat(good.attackerSteps).isLessThan(poor.attackerSteps);
    staff.weigh(KIEV.position(), 36, 6, true, poor);
    assertThat(poor.defenderSteps).isGreaterThan(good.defenderSteps);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun", "blitzkrieg57", "blitzfront"})
  void oneSidesLeadIsTheOthersDeficit(String game) {
    Setting setting = GamesForTests.open(game);
    Staff staff = setting.rulebook().staff();
    Position p = setting.position();
    assertThat(staff.lead(p, Side.AXIS)).isEqualTo(-staff.lead(p, Side.SOVIET));
    assertThat(staff.comfortable()).isPositive();
    double[] worth = new double[setting.rulebook().board().hexes()];
    staff.worth(p, Side.SOVIET, worth);
    assertThat(java.util.Arrays.stream(worth).sum()).isPositive();
  }
}
