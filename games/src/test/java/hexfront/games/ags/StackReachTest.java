package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Where units that pay differently can get to together: just where some move takes them. */
class StackReachTest {
  /** The ends of all moves that are legal, found by trying every path. */
  private static Set<String> tried(Play table, String units, int longest) {
    Set<String> ends = new TreeSet<>();
    String start = table.at(units.split(",")[0]);
    walk(table, units, start, start, longest, ends);
    return ends;
  }

  private static void walk(
      Play table, String units, String path, String at, int left, Set<String> ends) {
    HexGrid grid = table.rules().board().grid();
    for (int d = 0; d < Direction.COUNT && left > 0; d++) {
      int to = grid.neighbour(table.hex(at), d);
      if (to != HexGrid.OFF && !path.contains(grid.number(to))) {
        String longer = path + "," + grid.number(to);
        if (table.isLegal("move units=" + units + " path=" + longer)) {
          ends.add(grid.number(to));
          walk(table, units, longer, grid.number(to), left - 1, ends);
        }
      }
    }
  }

  private static void assertReach(Play table, String units, int longest) {
    assertThat(new TreeSet<>(table.reach(units))).isEqualTo(tried(table, units, longest));
  }

  private static Sketch country() {
    return Sketch.clear(9, 9)
        .terrain("woods", "0504", "0403", "0604", "0505", "0305")
        .terrain("swamp", "0406", "0605")
        .hexside("minor-river", "0503/0504", "0503/0603", "0404/0405")
        .hexside("major-river", "0602/0603", "0603/0703")
        .road("0401-0402-0403-0404")
        .terrain("city", "0303");
  }

  @Test
  @Case({"AGS-5.0", "AGS-10.31"})
  void infantryAndTanksTogether() {
    Play table =
        country()
            .german("a", "5-5-4", "0503")
            .panzer("p", "5-5-5", "0503")
            .begin(Side.AXIS, "initial-movement");
    assertReach(table, "a,p", 5);
    assertReach(table, "p,a", 5);
    assertThat(table.reach("a,p")).isNotEmpty().doesNotContain("0503");
  }

  @Test
  @Case({"AGS-5.0", "AGS-8.21"})
  void enemyZonesStopThemTogether() {
    Play table =
        country()
            .german("a", "5-5-5", "0503")
            .panzer("p", "5-5-4", "0503")
            .soviet("x", "1-1-6", "0405")
            .begin(Side.AXIS, "initial-movement");
    assertReach(table, "a,p", 5);
  }

  @Test
  @Case("AGS-5.11")
  void theSlowestSetsThePace() {
    Play table =
        Sketch.clear(9, 9)
            .german("a", "5-5-2", "0505")
            .german("b", "5-5-3", "0505")
            .panzer("p", "5-5-9", "0505")
            .begin(Side.AXIS, "initial-movement");
    assertThat(table.reach("a,b,p")).hasSize(18).contains("0503").doesNotContain("0502");
    assertThat(table.reach("b,p")).hasSize(36).contains("0502");
    assertThat(table.reach("p")).contains("0501");
  }

  @Test
  @Case("AGS-10.31")
  void oneWayMaySpareTheTanksAndAnotherTheInfantry() {
    Play table =
        Sketch.clear(5, 9)
            .terrain("woods", "0202", "0302", "0402", "0203", "0403", "0204", "0404")
            .terrain("swamp", "0103", "0503")
            .road("0301-0302-0303-0304-0305")
            .german("a", "5-5-6", "0301")
            .panzer("p", "5-5-6", "0301")
            .begin(Side.AXIS, "initial-movement");
    assertReach(table, "a,p", 6);
  }
}
