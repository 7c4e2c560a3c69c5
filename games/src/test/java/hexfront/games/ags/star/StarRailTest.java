package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.ags.Play;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Case 19.2: only the German goes by rail. */
class StarRailTest {
  private static String line(int from, int to) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(place -> "02%02d".formatted(place))
        .collect(Collectors.joining(","));
  }

  private static Sketch railroad() {
    return Sketch.clear(4, 34).rail("off-" + line(1, 34).replace(',', '-') + "-off");
  }

  @Test
  @Case("STAR-19.2")
  void sovietUnitsNeverGoByRail() {
    Play table = railroad().soviet("x", "2-3-6", "0203").begin(Side.SOVIET, "initial-movement");
    table.refuses("STAR-19.2", "rail unit=x path=0203,0204");
  }

  @Test
  @Case("STAR-19.2")
  void noTrainEntersAHexTheSovietsControl() {
    Play table =
        railroad()
            .german("a", "1-2-7", "0203")
            .soviet("x", "2-3-6", "0410")
            .begin(Side.AXIS, "initial-movement");
    table.allows("rail unit=a path=" + line(3, 12));
    Play barred =
        railroad()
            .german("a", "1-2-7", "0203")
            .soviet("x", "2-3-6", "0310")
            .begin(Side.AXIS, "initial-movement");
    barred.refuses("AGS-5.33", "rail unit=a path=" + line(3, 12));
  }

  @Test
  @Case("STAR-19.21")
  void aTrainGoesThirtyHexes() {
    Play table = railroad().german("a", "1-2-7", "0201").begin(Side.AXIS, "initial-movement");
    table.refuses("STAR-19.21", "rail unit=a path=" + line(1, 32));
    table.allows("rail unit=a path=" + line(1, 31));
  }

  @Test
  @Case("STAR-19.22")
  void fourUnitsATurnGoByRailReinforcementsIncluded() {
    Sketch sketch = railroad().area("B", "0234");
    for (String id : new String[] {"a", "b", "c", "d"}) {
      sketch.german(id, "1-2-7", "0201");
    }
    sketch.german("e", "2-3-7", "off", "size regiment", "trait 2B");
    Play table = sketch.lenient().begin(Side.AXIS, "initial-movement");
    table.plays("enter units=e hex=0234").plays("rail unit=e path=0234,0233");
    table
        .plays("rail unit=a path=" + line(1, 2))
        .plays("rail unit=b path=" + line(1, 3))
        .plays("rail unit=c path=" + line(1, 4));
    table.refuses("STAR-19.22", "rail unit=d path=" + line(1, 5));
    assertThat(table.position().value(Star.RAIL_USED)).isEqualTo(4);
  }
}
