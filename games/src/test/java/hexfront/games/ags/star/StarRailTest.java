package hexfront.games.ags.star;

import static hexfront.games.ags.Orders.enter;
import static hexfront.games.ags.Orders.rail;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Sketch;
import hexfront.games.ags.Table;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Case 19.2: only the German goes by rail. */
class StarRailTest {
  private static String line(int from, int to) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(place -> "02%02d".formatted(place))
        .collect(Collectors.joining("-"));
  }

  private static Sketch railroad() {
    return Sketch.clear(4, 34).railroad("off-" + line(1, 34) + "-off");
  }

  @Test
  @Case("STAR-19.2")
  void sovietUnitsNeverGoByRail() {
    Table table =
        StarSketch.begin(
            railroad().soviet("x", "2-3-6", "0203"), Side.SOVIET, Phase.INITIAL_MOVEMENT);
    table.refuses("STAR-19.2", rail("x", "0203-0204"));
  }

  @Test
  @Case("STAR-19.2")
  void noTrainEntersAHexTheSovietsControl() {
    Table table =
        StarSketch.begin(
            railroad().german("a", "1-2-7", "0203").soviet("x", "2-3-6", "0410"),
            Side.AXIS,
            Phase.INITIAL_MOVEMENT);
    table.allows(rail("a", line(3, 12)));
    Table barred =
        StarSketch.begin(
            railroad().german("a", "1-2-7", "0203").soviet("x", "2-3-6", "0310"),
            Side.AXIS,
            Phase.INITIAL_MOVEMENT);
    barred.refuses("AGS-5.33", rail("a", line(3, 12)));
  }

  @Test
  @Case("STAR-19.21")
  void aTrainGoesThirtyHexes() {
    Table table =
        StarSketch.begin(
            railroad().german("a", "1-2-7", "0201"), Side.AXIS, Phase.INITIAL_MOVEMENT);
    table.refuses("STAR-19.21", rail("a", line(1, 32)));
    table.allows(rail("a", line(1, 31)));
  }

  @Test
  @Case("STAR-19.22")
  void fourUnitsATurnGoByRailReinforcementsIncluded() {
    Sketch sketch = railroad().area("B", "0234");
    for (String id : new String[] {"a", "b", "c", "d"}) {
      sketch.german(id, "1-2-7", "0201");
    }
    sketch.unit(StarSketch.infantry("e", "", "2-3-7", "2B"), "off");
    Table table = StarSketch.begin(sketch, Side.AXIS, Phase.INITIAL_MOVEMENT);
    table.plays(enter("e", "0234")).plays(rail("e", "0234-0233"));
    table.plays(rail("a", line(1, 2))).plays(rail("b", line(1, 3))).plays(rail("c", line(1, 4)));
    table.refuses("STAR-19.22", rail("d", line(1, 5)));
    assertThat(table.position().value(Star.RAIL_USED)).isEqualTo(4);
  }
}
