package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.inquiry.Threats;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who would be cut off from supply if a threatened hex fell. */
class CutOffTest {
  private static List<String> cutOff(Play play, String hex) {
    var rulebook = play.game().rulebook();
    Position p = play.position();
    Threats threats = new Threats(rulebook);
    Position before = p.copy();
    var cut = threats.cutOff(p, Side.AXIS, threats.against(p, Side.AXIS));
    assertThat(p).as("asking changes nothing").isEqualTo(before);
    return cut.getOrDefault(play.hex(hex), List.of()).stream()
        .map(unit -> rulebook.board().unit(unit).id())
        .toList();
  }

  /** Three hexes wide, with a source at its lower end and enemies on both sides of the middle. */
  private static Sketch corridor() {
    return Sketch.clear(3, 9)
        .source(Side.AXIS, "0209")
        .soviet("west", "9-9-6", "0105")
        .soviet("east", "9-9-6", "0305")
        .german("gate", "1-1-7", "0205");
  }

  @Test
  @Case("AGS-12.1")
  void whoIsSuppliedThroughTheHexWouldBeCutOffAndNobodyElse() {
    Play play =
        corridor()
            .german("deep", "5-7-7", "0204")
            .german("rear", "5-7-7", "0208")
            .begin(Side.AXIS, "initial-movement");
    assertThat(cutOff(play, "0205")).containsExactly("deep");
  }

  @Test
  @Case("AGS-12.1")
  void whoIsOutOfSupplyAlreadyIsNotCutOffOnceMore() {
    Play play = corridor().german("deep", "5-7-7", "0202").begin(Side.AXIS, "initial-movement");
    assertThat(cutOff(play, "0205")).isEmpty();
  }
}
