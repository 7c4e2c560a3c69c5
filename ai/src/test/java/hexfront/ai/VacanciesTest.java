package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.Setting;
import java.util.List;
import org.junit.jupiter.api.Test;

class VacanciesTest {
  /** The first movement of an Axis army, against nobody at all. */
  @Test
  void oneUnitTakesAnEmptyPlaceAndTheOthersGoOn() {
    Setting setting = GamesForTests.open("blitzkrieg57");
    Position p = setting.position();
    while (!p.stage().word().equals("movement") || p.phasing() != Side.AXIS) {
      p = GamesForTests.play(setting, "captain", "captain", 3, 1);
    }
    var board = setting.rulebook().board();
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (board.side(unit) == Side.SOVIET && p.onMap(unit)) {
        p.takeOff(unit, Position.GONE);
      }
    }
    List<Leg> legs = new Script(setting.rulebook(), Temper.EVEN).draft(p);
    List<String> taken =
        legs.stream()
            .map(Leg::why)
            .filter(why -> why.startsWith("takes "))
            .map(why -> why.substring("takes ".length(), why.indexOf(',')))
            .toList();
    assertThat(taken).isNotEmpty().doesNotHaveDuplicates();
    assertThat(legs).noneMatch(leg -> taken.contains(leg.why().replace("towards ", "")));
  }
}
