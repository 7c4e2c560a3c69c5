package hexfront.games.wire;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Event;
import hexfront.engine.Rulebook;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.Points;
import hexfront.engine.events.Victory;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Omittable;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Shelf;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** Events and answers as JSON. */
class FactJsonTest {
  private static final Rulebook RULES =
      Shelf.box("kiev").orElseThrow().open("campaign", Map.of()).rulebook();
  private static final FactJson FACTS = new FactJson(RULES.board());

  private record Loaded(boolean fast, int fuel, @Omittable UnitRef truck) implements Manner {}

  private static ObjectNode told(Event event) {
    return FACTS.event(new Journal.Told(1, "combat", Side.AXIS, event));
  }

  private static Combat combat(Integer... dice) {
    return new Combat(
        Units.of(0),
        Units.of(1),
        Hexes.of(5),
        false,
        4,
        2,
        "2-1",
        0,
        List.of(dice),
        "-",
        "AGS-9.5");
  }

  private static Victory victory(@Nullable Side winner) {
    return Victory.of(new Score(10, 10, "draw", winner, List.of()), "KIEV-24.0");
  }

  @Test
  void aBattleTellsItsDiceAndWhereItIsOneThatToo() {
    assertThat(told(combat(4)).get("dice").toString()).isEqualTo("[4]");
    assertThat(told(combat(4)).get("die").intValue()).isEqualTo(4);
    assertThat(told(combat(4, 2, 6)).get("dice").toString()).isEqualTo("[4,2,6]");
    assertThat(told(combat(4, 2, 6)).has("die")).isFalse();
  }

  @Test
  void anEliminatedUnitTellsTheStepsLostWithIt() {
    ObjectNode json = told(new Eliminated(new UnitRef(0), 3, "combat", "AGS-9.65"));
    assertThat(json.get("steps").intValue()).isEqualTo(3);
  }

  @Test
  void aDrawHasNoWinnerInTheEventAsInTheScore() {
    Score draw = new Score(10, 10, "draw", null, List.of());
    assertThat(told(victory(null)).has("winner")).isFalse();
    assertThat(FactJson.score(draw).has("winner")).isFalse();
    assertThat(told(victory(Side.SOVIET)).get("winner").stringValue()).isEqualTo("soviet");
  }

  @Test
  void aSchemaDoesNotAskForWhatMayBeMissing() {
    assertThat(Shapes.event(Victory.class).get("required").toString())
        .contains("level")
        .doesNotContain("winner");
    ObjectNode combat = Shapes.event(Combat.class);
    assertThat(combat.get("properties").has("die")).isTrue();
    assertThat(combat.get("required").toString()).contains("\"dice\"").doesNotContain("\"die\"");
  }

  @Test
  void aHexInReachSaysWhatBelongsIntoTheOrderThatGoesThere() {
    Hexes path = Hexes.of(0, 1);
    ObjectNode plain = FACTS.reach(List.of(new Reached(1, new Points(2), path)));
    assertThat(plain.get("0102").propertyNames()).containsExactly("cost", "path");
    Manner loaded = new Loaded(true, 3, UnitRef.NONE);
    ObjectNode there = FACTS.reach(List.of(new Reached(1, new Points(2), path, loaded)));
    assertThat(there.get("0102").toString().replace('"', '\''))
        .isEqualTo("{'cost':1,'path':['0101','0102'],'fast':true,'fuel':3}");
  }
}
