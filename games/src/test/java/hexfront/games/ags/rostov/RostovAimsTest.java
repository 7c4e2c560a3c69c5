package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Mission;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What commanders are told about Rostov. */
class RostovAimsTest {
  /** A line of three hexes in severe weather, in half hexes. */
  private static final int SEVERE = 6;

  private final Setting setting = Sketch.BOX.open("campaign", Map.of());
  private final Position p = setting.position();
  private final Board board = setting.rulebook().board();
  private final Staff staff = setting.rulebook().staff();
  private final Rostov rostov = Rostov.of((AgsRules) setting.rulebook());

  private int hex(String number) {
    return board.grid().hex(number).orElseThrow();
  }

  @Test
  void thePostsOfSupplyAreLinkedInSevereWeather() {
    p.setTurn(8);
    assertThat(Arrays.stream(staff.posts(p, Side.AXIS)).mapToObj(board.grid()::number))
        .containsExactlyInAnyOrder("1607", "2407", "1512", "2612", "1317", "1122", "0724");
    for (List<String> line :
        List.of(
            List.of("1601", "1607", "1512", "1317", "1122", "0724"),
            List.of("2401", "2407", "2612"))) {
      for (int i = 1; i < line.size(); i++) {
        assertThat(rostov.chain.length(hex(line.get(i - 1)), hex(line.get(i))))
            .as(line.get(i))
            .isLessThanOrEqualTo(SEVERE);
      }
    }
    p.setTurn(2);
    assertThat(staff.posts(p, Side.AXIS)).isEmpty();
  }

  @Test
  void noRegimentIsSentAwayWhereADivisionOnFootCanGo() {
    RostovErrands errands = new RostovErrands(board, rostov.withdrawal, rostov.data.withdrawal());
    p.setTurn(2);
    assertThat(errands.chosen(p))
        .hasSize(6)
        .allMatch(unit -> board.unit(unit).formation().isEmpty());
  }

  @Test
  void everySupplyCounterHasTheNearestOfTheAlliesToItself() {
    p.setTurn(3);
    int[] guards =
        IntStream.range(0, board.unitCount())
            .filter(unit -> p.onMap(unit) && staff.mission(p, unit) != null)
            .toArray();
    assertThat(guards).allMatch(unit -> !AirMarkers.isGerman(board.unit(unit)));
    assertThat(IntStream.of(guards).map(unit -> place(staff.mission(p, unit))).sorted().toArray())
        .isEqualTo(
            IntStream.of(rostov.counters.all())
                .filter(p::onMap)
                .map(p::hex)
                .distinct()
                .sorted()
                .toArray());
    p.setTurn(1);
    assertThat(staff.mission(p, guards[0])).isNull();
  }

  private static int place(Mission mission) {
    return mission.place();
  }

  @Test
  void whatCountsIsNotLeftForAStep() {
    assertThat(taken("1218")).isLessThan(0.2);
    assertThat(taken("1216")).isGreaterThan(0.4);
  }

  /** The chance that two Soviet divisions leave a hex that three German ones attack. */
  private double taken(String target) {
    Position q = p.copy();
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (q.onMap(unit)) {
        q.takeOff(unit, Position.GONE);
      }
    }
    q.place(board.unit("rostov-su-255rd").orElseThrow(), hex(target));
    q.place(board.unit("rostov-su-253rd").orElseThrow(), hex(target));
    int from = board.grid().neighbour(hex(target), 0);
    int[] attackers = {
      board.unit("rostov-ge-9id").orElseThrow(),
      board.unit("rostov-ge-57id").orElseThrow(),
      board.unit("rostov-ge-68id").orElseThrow()
    };
    for (int unit : attackers) {
      q.place(unit, from);
    }
    Prospect prospect = new Prospect();
    staff.weigh(q, new Attack(Units.of(attackers), Hexes.of(hex(target))), prospect);
    return prospect.taken;
  }
}
