package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Replaced;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Section 19.6. */
class SecondStepTest {
  private static final String RIFLE = "5-6-8";

  /** A strong division is attacked; what is aside comes after. */
  private static Sketch attacked() {
    return Sketch.clear(9, 9)
        .german("a", "30-9-8", "0403", "supplied")
        .soviet("strong", RIFLE, "0404", "supplied");
  }

  private static Sketch aside(Sketch sketch, String id, String arm, String steps) {
    return sketch.unit(id, Side.SOVIET, arm, steps, "off", "aside");
  }

  /** The strong unit takes the step losses of a result. */
  private static Play after(Sketch sketch, String result) {
    Play table = sketch.begin(Side.AXIS, "combat");
    table.fights("attack attackers=a hexes=0404", result);
    if (table.question().equals("lose-or-retreat")) {
      table.plays("choose option=lose");
    }
    return table;
  }

  @Test
  @Tag("E-UNT-05")
  @Case({"ROSTOV-19.6", "ROSTOV-19.62"})
  void oneStepLostPutsAnEliminatedWeakUnitOfTheKindInItsPlace() {
    Sketch sketch = aside(attacked(), "rider", "cavalry", "1-1-8");
    Play table = after(aside(sketch, "weak", "rifle", "2-3-8"), "-/1");
    assertThat(table.at("weak")).isEqualTo("0404");
    assertThat(table.is("weak", RostovFlag.ASIDE)).isFalse();
    assertThat(table.at("rider")).isEqualTo("waiting");
  }

  @Test
  @Case({"ROSTOV-19.61", "ROSTOV-19.6"})
  void theStrongCounterGoesBackToThePool() {
    Play table = after(aside(attacked(), "weak", "rifle", "2-3-8"), "-/1");
    assertThat(table.is("strong", RostovFlag.POOLED)).isTrue();
  }

  @Test
  @Case("ROSTOV-19.6")
  void twoStepsEliminateIt() {
    Play table = after(aside(attacked(), "weak", "rifle", "2-3-8"), "-/2");
    assertThat(table.at("strong")).isEqualTo("waiting");
    assertThat(table.at("weak")).isEqualTo("waiting");
  }

  @Test
  @Case({"ROSTOV-19.63", "ROSTOV-19.62"})
  void withoutAWeakUnitOfItsKindAStrongOneIsEliminatedByOneStep() {
    Sketch sketch = aside(attacked(), "rider", "cavalry", "1-1-8");
    sketch.soviet("pooled", "2-3-8", "off", "pooled");
    Play table = after(sketch, "-/1");
    assertThat(table.at("strong")).isEqualTo("waiting");
    assertThat(table.position().isEmpty(table.hex("0404"))).isTrue();
  }

  @Test
  @Case("ROSTOV-19.64")
  void aRifleBrigadeCanBeTheSecondStepOfARifleDivision() {
    Sketch sketch = attacked().brigade("b", "2-2-8", "off", "aside");
    assertThat(after(sketch, "-/1").at("b")).isEqualTo("0404");
  }

  @Test
  @Tag("E-UNT-07")
  @Case("ROSTOV-19.65")
  void itsEliminationMeetsTheLossOfTwoStepsThoughNoReplacementIsThere() {
    Play table = after(attacked().soviet("other", "2-3-8", "0404", "supplied"), "-/2");
    table.plays("lose steps=strong:2");
    assertThat(table.at("other")).isEqualTo("0404");
    assertThat(table.at("strong")).isEqualTo("waiting");
  }

  @Test
  @Tag("E-UNT-08")
  @Case("ROSTOV-19.61")
  void eliminatedUnitsAreSortedByTheirDefence() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .soviet("four", "4-4-8", "0404")
            .soviet("three", "3-3-8", "0404")
            .soviet("none", "0-0-8", "0404");
    Play table = sketch.begin(Side.SOVIET, "combat");
    for (String unit : new String[] {"four", "three", "none"}) {
      table.rules().eliminate(table.position(), table.unit(unit), "test", "AGS-9.65", event -> {});
    }
    assertThat(table.is("four", RostovFlag.POOLED)).isTrue();
    assertThat(table.is("three", RostovFlag.ASIDE)).isTrue();
    assertThat(table.at("none")).isEqualTo("gone");
    assertThat(table.is("none", RostovFlag.ASIDE | RostovFlag.POOLED)).isFalse();
  }

  @Test
  @Case("ROSTOV-19.62")
  void theOwnerChoosesAmongTheUnitsAside() {
    Sketch sketch = aside(attacked(), "better", "rifle", "2-3-8");
    Play table = after(aside(sketch, "worse", "rifle", "1-1-8"), "-/1");
    assertThat(table.question()).isEqualTo("second-step");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    table.refuses("ROSTOV-19.62", "choose option=strong");
    table.plays("choose option=worse");
    assertThat(table.at("worse")).isEqualTo("0404");
    assertThat(table.is("better", RostovFlag.ASIDE)).isTrue();
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("ROSTOV-19.62")
  void amongCountersOfOneStrengthNobodyIsAsked() {
    Sketch sketch = aside(attacked(), "one", "rifle", "2-3-8");
    Play table = after(aside(sketch, "other", "rifle", "2-3-8"), "-/1");
    assertThat(table.question()).isNotEqualTo("second-step");
    assertThat(table.is("other", RostovFlag.ASIDE)).isTrue();
    assertThat(table.last(Replaced.class).rule()).isEqualTo("ROSTOV-19.6");
  }

  @Test
  @Case("ROSTOV-19.61")
  void whateverHasSomeStrengthIsPutAside() {
    Sketch sketch =
        Sketch.clear(9, 9).soviet("attacks", "1-0-8", "0404").soviet("defends", "0-1-8", "0404");
    Play table = sketch.begin(Side.SOVIET, "combat");
    for (String unit : new String[] {"attacks", "defends"}) {
      table.rules().eliminate(table.position(), table.unit(unit), "test", "AGS-9.65", event -> {});
      assertThat(table.is(unit, RostovFlag.ASIDE)).as(unit).isTrue();
    }
  }

  @Test
  @Case({"ROSTOV-19.63", "ROSTOV-19.64"})
  void ofDefencesThatAreEqualTheBetterAttackComesFirstAndABrigadeServesNoCavalry() {
    Sketch sketch = aside(attacked(), "worse", "rifle", "1-3-8");
    Play table = after(aside(sketch, "better", "rifle", "2-3-8"), "-/1");
    assertThat(table.at("better")).isEqualTo("0404");
    Sketch riders =
        Sketch.clear(9, 9)
            .german("a", "30-9-8", "0403", "supplied")
            .unit("strong", Side.SOVIET, "cavalry", "5-6-8", "0404", "supplied")
            .brigade("b", "2-2-8", "off", "aside");
    assertThat(after(riders, "-/1").is("b", RostovFlag.ASIDE)).isTrue();
  }
}
