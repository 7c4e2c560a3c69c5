package hexfront.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Germans in Operation Star pay a step for every enemy zone that they retreat into. */
class RetreatTest {
  private static final String DIVISION =
      """
      {"id":"a","side":"german","arm":"panzer","mechanized":true,"steps":["6-2-10","3-1-10"],"formation":"2SS","hex":"0404"},
      {"id":"b","side":"german","arm":"panzergrenadier","mechanized":true,"steps":["3-3-10","2-2-10"],"formation":"2SS","hex":"0404"},
      {"id":"c","side":"german","arm":"panzergrenadier","mechanized":true,"steps":["3-3-10","2-2-10"],"formation":"2SS","hex":"0404"}
      """;

  /** Soviet units whose zones cover all ways out of 0404 but that to the south-west. */
  private static final String AROUND =
      """
      ,{"id":"y","side":"soviet","arm":"rifle","steps":["1-1-6"],"hex":"0306"}
      """;

  private static final String BEHIND =
      """
      ,{"id":"z","side":"soviet","arm":"rifle","steps":["1-1-6"],"hex":"0506"}
      """;

  private static Setting attacked(String units) {
    Tables tables = new Tables(Shelf.boxes());
    var table =
        tables.arrange(
            tables.box("star"),
            Json.read(
                """
                {"turn":3,"side":"soviet","phase":"combat","lenient":true,
                 "map":{"columns":8,"rows":10},
                 "units":[{"id":"h","side":"soviet","arm":"headquarters","leadership":6,"steps":["0-0-8"],"hex":"0401"},
                  {"id":"x","side":"soviet","arm":"rifle","steps":["60-9-6"],"supplied":true,"hex":"0403"},%s]}
                """
                    .formatted(units)),
            Optional.of(1L));
    return new Setting(table.game().rulebook(), table.game().position());
  }

  /** The captain's answer to the first result that lets the division lose one step or go. */
  private static String answer(Setting setting) {
    Rulebook rulebook = setting.rulebook();
    int attacker = rulebook.board().unit("x").orElseThrow();
    int target = rulebook.board().grid().hex("0404").orElseThrow();
    Attack attack = new Attack(Units.of(attacker), Hexes.of(target));
    assertThat(rulebook.check(setting.position(), attack).refusals()).isEmpty();
    for (int seed = 0; seed < 100; seed++) {
      Position p = setting.position().copy();
      rulebook.carryOut(p, attack, Dice.unrecorded(seed), Chronicle.SILENT);
      if (rulebook.decides(p) == Side.AXIS
          && rulebook.check(p, new Choose("lose")).isLegal()
          && rulebook.decision(p).prompt().contains("lose 1 step")) {
        Question question = Question.about(rulebook, p, new SplittableRandom(1), Budget.AT_ONCE);
        return Commanders.of("captain").answer(question).order() instanceof Choose chosen
            ? chosen.option()
            : Retreat.class.getSimpleName();
      }
    }
    throw new AssertionError("no such result");
  }

  /** Das Reich went back a hex and lost three steps, where one was asked for. */
  @Test
  void aDivisionStandsWhereTheWayOutCostsMoreSteps() {
    assertThat(answer(attacked(DIVISION + AROUND + BEHIND))).isEqualTo("lose");
  }

  @Test
  void itGoesWhereAWayIsFree() {
    assertThat(answer(attacked(DIVISION + AROUND))).isEqualTo("retreat");
  }
}
