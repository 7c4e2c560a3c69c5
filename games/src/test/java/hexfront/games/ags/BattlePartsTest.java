package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The parts of carrying out a result, one by one. */
class BattlePartsTest {
  /** Two Soviets in 0404 that an attacker from 0403 has beaten. */
  private static Play table() {
    return Sketch.clear(8, 8)
        .german("a", "8-10-7|5-7-7", "0403")
        .soviet("x", "2-3-6", "0404")
        .soviet("y", "2-3-6", "0404")
        .begin(Side.AXIS, "combat");
  }

  private static Battle battle(Play table, String result, Battle.Part part, int bound) {
    return new Battle(
        false,
        Phase.COMBAT,
        Side.AXIS,
        table.units("a"),
        Hexes.of(table.hex("0403")),
        table.units("x,y"),
        Hexes.of(table.hex("0404")),
        Result.parse(result),
        bound,
        part,
        List.of(),
        List.of(),
        false,
        Hexes.of());
  }

  private static SufferedPart suffered(Play table) {
    return new SufferedPart(table.rules(), new BattleLosses(table.rules()));
  }

  private static Battle settled(Play table, BattlePart part, Battle battle) {
    return part.settle(table.position(), battle, Chronicle.SILENT);
  }

  @Test
  @Case("AGS-9.65")
  void aSideOfWhichNothingIsDemandedIsPassedOver() {
    Play table = table();
    Battle next = settled(table, suffered(table), battle(table, "1/-", Battle.Part.DEFENDER, 0));
    assertThat(next.part()).isEqualTo(Battle.Part.ATTACKER);
    assertThat(next.hurt()).isFalse();
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("AGS-9.66")
  void aSideThatCanRetreatIsAsked() {
    Play table = table();
    assertThat(settled(table, suffered(table), battle(table, "-/1", Battle.Part.DEFENDER, 0)))
        .isNull();
    assertThat(table.position().stage()).isInstanceOf(AnswerStage.class);
  }

  @Test
  @Case("AGS-9.67")
  void aSideBoundToLoseIsAskedOnlyForTheSteps() {
    Play table = table();
    Battle bound = battle(table, "-/1", Battle.Part.DEFENDER, Battle.mustLose(Side.SOVIET));
    assertThat(settled(table, suffered(table), bound)).isNull();
    assertThat(table.position().stage()).isEqualTo(new LoseStage(bound));
  }

  @Test
  @Case("AGS-9.71")
  void aSideBoundToRetreatHasNoChoice() {
    Play table = table();
    Battle bound = battle(table, "-/1", Battle.Part.DEFENDER, Battle.mustRetreat(Side.SOVIET));
    assertThat(settled(table, suffered(table), bound)).isNull();
    assertThat(table.position().stage()).isEqualTo(new RetreatStage(bound));
  }

  @Test
  @Case({"AGS-9.62", "AGS-9.84"})
  void whoHasNoMoreStepsThanAreDueIsGoneAndLeavesAnEmptyHex() {
    Play table = table();
    Battle bound = battle(table, "-/2", Battle.Part.DEFENDER, Battle.mustLose(Side.SOVIET));
    Battle next = settled(table, suffered(table), bound);
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.at("y")).isEqualTo("gone");
    assertThat(next.wiped()).containsExactly(table.hex("0404"));
    assertThat(next.part()).isEqualTo(Battle.Part.ATTACKER);
  }

  @Test
  @Case("AGS-9.62")
  void aLoneUnitLosesItsStepsWithoutAQuestion() {
    Play table = table();
    Battle bound = battle(table, "1/-", Battle.Part.ATTACKER, Battle.mustLose(Side.AXIS));
    Battle next = settled(table, suffered(table), bound);
    assertThat(table.stepsLeft("a")).isEqualTo(1);
    assertThat(next.hurt()).isTrue();
    assertThat(next.part()).isEqualTo(Battle.Part.FOLLOW_UP);
  }

  @Test
  @Case("AGS-9.66")
  void theQuestionSaysWhatEachUnitHasAndHowMuchIsDue() {
    Play table = table();
    BattleLosses losses = new BattleLosses(table.rules());
    Ask.Spread one = losses.ask(table.position(), battle(table, "-/1", Battle.Part.DEFENDER, 0));
    assertThat(one.due()).isEqualTo(1);
    assertThat(one.among())
        .containsExactly(new Ask.Share(table.unit("x"), 1), new Ask.Share(table.unit("y"), 1));
    assertThat(losses.ask(table.position(), battle(table, "-/4", Battle.Part.DEFENDER, 0)).due())
        .as("no more than there is")
        .isEqualTo(2);
  }

  @Test
  @Case("AGS-9.84")
  void aHexIsNotedAsEmptiedOnlyWhenNobodyIsLeftInIt() {
    Play table = table();
    BattleLosses losses = new BattleLosses(table.rules());
    Battle battle = battle(table, "-/1", Battle.Part.DEFENDER, 0);
    Battle after =
        losses.take(
            table.position(), battle, Side.SOVIET, Map.of(table.unit("x"), 1), Chronicle.SILENT);
    assertThat(after.wiped()).isEmpty();
    after =
        losses.take(
            table.position(), after, Side.SOVIET, Map.of(table.unit("y"), 1), Chronicle.SILENT);
    assertThat(after.wiped()).containsExactly(table.hex("0404"));
  }

  @Test
  @Case("AGS-9.81")
  void victorsAreAskedWhetherTheyFollowUpAndOthersAreNot() {
    Play table = table();
    FollowUpPart followUp = new FollowUpPart(table.rules());
    Battle battle = battle(table, "-/2", Battle.Part.FOLLOW_UP, 0);
    assertThat(settled(table, followUp, battle)).isNull();
    assertThat(table.question()).as("nobody has left").isEqualTo("combat");
    Battle emptied =
        new BattleLosses(table.rules())
            .wipeOut(table.position(), battle, Side.SOVIET, "AGS-9.65", Chronicle.SILENT);
    assertThat(settled(table, followUp, emptied)).isNull();
    assertThat(table.position().stage()).isEqualTo(new AdvanceStage(emptied, Side.AXIS));
  }
}
