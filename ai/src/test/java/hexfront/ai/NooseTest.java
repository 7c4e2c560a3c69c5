package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.EndPhase;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Germans in a bay of the sea, whose supply comes from the south through a gate of six hexes. */
class NooseTest {
  private static final String GERMANS =
      """
      {"id":"g1","side":"german","size":"division","arm":"infantry","steps":["4-8-6","2-4-6"],"hex":"0604"},
      {"id":"g2","side":"german","size":"division","arm":"infantry","steps":["4-8-6","2-4-6"],"hex":"0704"},
      {"id":"g3","side":"german","size":"division","arm":"infantry","steps":["4-8-6","2-4-6"],"hex":"0803"},
      {"id":"g4","side":"german","size":"division","arm":"infantry","steps":["4-8-6","2-4-6"],"hex":"0904"}\
      """;

  private static final String WEST =
      """
      {"id":"w","side":"soviet","size":"brigade","arm":"tank","mechanized":true,"steps":["5-3-9","3-2-9"],"hex":"%s"}\
      """;

  private static final String EAST =
      """
      {"id":"e","side":"soviet","size":"brigade","arm":"tank","mechanized":true,"steps":["5-3-9","3-2-9"],"hex":"%s"}\
      """;

  private static Setting bay(String... units) {
    StringBuilder sea = new StringBuilder();
    for (int column = 1; column <= 14; column++) {
      if (column < 5 || column > 10) {
        sea.append(
            "\"%02d05\":\"sea\",\"%02d06\":\"sea\",\"%02d07\":\"sea\","
                .formatted(column, column, column));
      }
    }
    Tables tables = new Tables(Shelf.boxes());
    var table =
        tables.arrange(
            tables.box("korsun"),
            Json.read(
                """
                {"turn":5,"side":"soviet","phase":"mechanized-movement","lenient":true,
                 "map":{"columns":14,"rows":16,"hexes":{%s"0101":"clear"},
                        "edges":{"south":["german-supply"],"east":["soviet-supply"]}},
                 "units":[%s,%s]}
                """
                    .formatted(sea, GERMANS, String.join(",", units))),
            Optional.of(1L));
    return new Setting(table.game().rulebook(), table.game().position());
  }

  private static Position moved(Setting setting) {
    return moved(setting, new Script(setting.rulebook(), Temper.EVEN));
  }

  private static Position moved(Setting setting, Script script) {
    Rulebook rulebook = setting.rulebook();
    Position p = setting.position();
    Order order = script.answer(p, new SplittableRandom(1)).order();
    while (!(order instanceof EndPhase)) {
      rulebook.carryOut(p, order, Dice.unrecorded(1), Chronicle.SILENT);
      order = script.answer(p, new SplittableRandom(1)).order();
    }
    return p;
  }

  private static int hex(Setting setting, String number) {
    return setting.rulebook().board().grid().hex(number).orElseThrow();
  }

  private static long cutOff(Setting setting, Position p) {
    HexSet fed = setting.rulebook().staff().supplied(p, Side.AXIS);
    return Stream.of("0604", "0704", "0803", "0904").filter(h -> !fed.has(hex(setting, h))).count();
  }

  @Test
  void twoUnitsCloseAGateTogether() {
    Setting setting = bay(WEST.formatted("0409"), EAST.formatted("1109"));
    assertThat(cutOff(setting, setting.position())).isZero();
    assertThat(cutOff(setting, moved(setting))).isEqualTo(4);
  }

  /** A plan is judged by what becomes of the ring, so simulations have to know of it. */
  @Test
  void whoPlaysForwardClosesItToo() {
    Setting setting = bay(WEST.formatted("0409"), EAST.formatted("1109"));
    Script script = new Script(setting.rulebook(), Temper.EVEN);
    script.hurry();
    assertThat(cutOff(setting, moved(setting, script))).isEqualTo(4);
  }

  @Test
  void thoseWhoCloseTheRingStay() {
    Setting setting = bay(WEST.formatted("0607"), EAST.formatted("0907"));
    assertThat(cutOff(setting, setting.position())).isEqualTo(4);
    assertThat(cutOff(setting, moved(setting))).isEqualTo(4);
  }

  @Test
  void oneUnitAloneDoesNotPutItselfIntoTheGate() {
    Setting setting = bay(WEST.formatted("0211"));
    Survey survey = new Survey(setting.rulebook().board(), setting.rulebook().staff());
    survey.take(setting.position(), Side.SOVIET);
    Groups groups = new Groups(survey);
    Position q = setting.position().copy();
    groups.form(q);
    survey.noose.close(setting.position(), q, groups, (group, to) -> assertThat(to).isNegative());
    assertThat(q.hex(4)).isEqualTo(hex(setting, "0211"));
  }
}
