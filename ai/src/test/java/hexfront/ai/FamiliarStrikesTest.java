package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Staffs that remember what units strike say the same as those that have seen nothing before. */
class FamiliarStrikesTest {
  @ParameterizedTest
  @ValueSource(strings = {"kiev", "korsun", "star", "rostov", "kesselschlacht"})
  void whatIsRememberedIsWhatIsFoundAnew(String game) {
    Setting setting = GamesForTests.open(game);
    Rulebook rulebook = setting.rulebook();
    Staff old = rulebook.staff();
    for (int orders : new int[] {40, 80, 120, 121, 122, 160, 240, 400}) {
      Position p = GamesForTests.play(GamesForTests.open(game), "captain", "captain", 5, orders);
      Staff fresh = rulebook.staff();
      HexSet remembered = new HexSet(rulebook.board().hexes());
      HexSet found = new HexSet(rulebook.board().hexes());
      for (int unit = 0; unit < rulebook.board().unitCount(); unit++) {
        old.strikes(p, unit, remembered);
        fresh.strikes(p, unit, found);
        assertThat(remembered).as("unit %d after %d orders", unit, orders).isEqualTo(found);
      }
    }
  }
}
