package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutlookTest {
  @ParameterizedTest
  @ValueSource(strings = {"kiev", "rostov", "star", "korsun"})
  void aLostUnitIsBookedWhereItStood(String game) {
    Setting setting = GamesForTests.open(game);
    Rulebook rulebook = setting.rulebook();
    Position p = GamesForTests.play(setting, "captain", "captain", 3, 200);
    int lost = fighter(rulebook, p);
    int home = p.hex(lost);
    Outlook outlook = new Outlook(rulebook);
    outlook.begin(p, Side.AXIS);
    Account before = outlook.account(p, Side.AXIS);
    p.takeOff(lost, Position.GONE);
    Account after = outlook.account(p, Side.AXIS);
    HexSet there = HexSet.of(rulebook.board().hexes(), home);
    assertThat(after.gain(before, there)).isPositive();
    assertThat(after.points()).isGreaterThan(before.points());
    assertThat(after.value()).isGreaterThan(before.value());
  }

  /** A town on a railroad brings no points; whoever took it must not look worse for it. */
  @Test
  void aPlaceThatNoRuleCountsIsBetterHad() {
    Setting setting = GamesForTests.open("blitzkrieg57");
    Rulebook rulebook = setting.rulebook();
    Position p = setting.position();
    int ternopol = rulebook.board().grid().hex("1817").orElseThrow();
    Outlook outlook = new Outlook(rulebook);
    outlook.begin(p, Side.AXIS);
    Account before = outlook.account(p, Side.AXIS);
    p.setControl(ternopol, Side.AXIS);
    Account after = outlook.account(p, Side.AXIS);
    assertThat(after.points()).isGreaterThan(before.points());
    assertThat(after.gain(before, HexSet.of(rulebook.board().hexes(), ternopol))).isPositive();
  }

  /** A strong Soviet unit on the map. */
  private static int fighter(Rulebook rulebook, Position p) {
    Staff staff = rulebook.staff();
    int best = -1;
    for (int unit = 0; unit < rulebook.board().unitCount(); unit++) {
      if (p.onMap(unit)
          && rulebook.board().side(unit) == Side.SOVIET
          && staff.role(unit) == Staff.Role.COMBAT
          && (best < 0 || staff.defence(p, unit) > staff.defence(p, best))) {
        best = unit;
      }
    }
    return best;
  }
}
