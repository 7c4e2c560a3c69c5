package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Position;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import hexfront.games.table.OptionWords;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RostovErrandsTest {
  private final RostovBox box = new RostovBox();
  private final Setting setting = box.open("campaign", OptionWords.complete(box, Map.of()));
  private final AgsRules rules = (AgsRules) setting.rulebook();
  private final Rostov rostov = (Rostov) rules.exclusive();
  private final RostovData.Withdrawing data = rostov.data.withdrawal();
  private final RostovErrands errands = new RostovErrands(rules.board(), rostov.withdrawal, data);

  /** When nobody has time to lose. */
  private Position late() {
    Position p = setting.position().copy();
    p.setTurn(data.byTurn());
    return p;
  }

  private int[] sent(Position p) {
    return IntStream.range(0, rules.board().unitCount())
        .filter(unit -> errands.errand(p, unit) >= 0)
        .toArray();
  }

  @Test
  void thoseAreSentWhoAreChosenHoweverManyHaveLeft() {
    for (int left = 0; left <= data.units(); left++) {
      for (int germans = 0; germans <= left; germans++) {
        Position p = late();
        p.setValue(RostovValue.WITHDRAWN, left);
        p.setValue(RostovValue.GERMANS_WITHDRAWN, germans);
        assertThat(sent(p))
            .as("%d have left, %d of them Germans", left, germans)
            .hasSize(data.units() - left)
            .containsExactlyInAnyOrder(errands.chosen(p));
      }
    }
  }

  @Test
  void whoLeavesTheMapIsSentNoMoreAndAnotherGoes() {
    Position p = late();
    int gone = sent(p)[0];
    p.takeOff(gone, Position.GONE);
    assertThat(sent(p)).hasSize(data.units()).doesNotContain(gone);
  }
}
