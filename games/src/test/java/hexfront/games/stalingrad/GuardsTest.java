package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 32: Guard conversion; case 4.7: overruns of the Movement Phase fought out. */
class GuardsTest {
  private static Sketch axisAttack() {
    return Sketch.clear(9, 9)
        .hq("h", Side.AXIS, "0406", "active")
        .axis("a", "10-8-3|6-6-3|4-4-3", "0405");
  }

  private static final String ATTACK = "attack attackers=a hexes=0404";

  /** CTS-EX-336. */
  @Test
  @Case({"CTS-32.0a", "CTS-32.1", "CTS-22.3"})
  void aOneThatIsRolledAgainAsAOneMakesAGuardUnit() {
    Play play =
        axisAttack().rifle("x", "0404", "lost 1").begin(Side.AXIS, "combat").plays(ATTACK, 1, 3, 1);
    assertThat(play.question()).isEqualTo("guard-conversion");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("CTS-32.2.2", "choose option=a");
    play.plays("choose option=x");
    Converted converted = play.last(Converted.class);
    int guards = converted.to().index();
    assertThat(play.position().stepsLeft(guards)).isEqualTo(2);
    assertThat(play.position().hex(guards)).isGreaterThanOrEqualTo(0);
    assertThat(play.position().onMap(play.unit("x"))).isFalse();
    assertThat(play.rules().roster.isGuards(guards)).isTrue();
  }

  @Test
  @Case("CTS-32.0b")
  void aSixThatIsRolledAgainAsASixDoesTheSameForSovietAttackers() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .hq("k", Side.SOVIET, "0403", "active")
            .tank("x", "10-8-5|6-6-5|4-4-5", "0404", "size corps")
            .german("a", "0405");
    Play play = sketch.begin(Side.SOVIET, "combat").plays("attack attackers=x hexes=0405", 6, 3, 6);
    assertThat(play.question()).isEqualTo("guard-conversion");
    play.plays("pass");
    assertThat(play.at("x")).isNotEqualTo("gone");
  }

  @Test
  @Case({"CTS-32.2.1", "CTS-32.2.2"})
  void otherUnitsAreNotConvertedAndOtherScenariosHaveNoGuardPool() {
    Sketch fort = axisAttack().unit("x", Side.SOVIET, "fortified-region", "2-5-0|1-3-0", "0404");
    assertThat(fort.begin(Side.AXIS, "combat").plays(ATTACK, 1, 3, 1).question())
        .isNotEqualTo("guard-conversion");
    Sketch blau = axisAttack().state("scenario", "fall-blau").rifle("x", "0404");
    assertThat(blau.begin(Side.AXIS, "combat").plays(ATTACK, 1, 3, 1).question())
        .isNotEqualTo("guard-conversion");
  }

  @Test
  @Case("CTS-32.2.3")
  void mountainAndMotorizedDivisionsBecomeGuardsRifles() {
    for (String arm : List.of("mountain", "motorized")) {
      Sketch sketch = axisAttack().unit("x", Side.SOVIET, arm, "5-5-3|3-3-3|1-1-3", "0404");
      Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 1, 3, 1);
      play.plays("choose option=x");
      int guards = play.last(Converted.class).to().index();
      assertThat(play.rules().board().unit(guards).arm()).isEqualTo("rifle");
    }
  }

  // ---- overruns of the Movement Phase

  private static Sketch overrun() {
    return Sketch.clear(9, 9)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0406", "active")
        .axis("a", "60-8-3|6-6-3|4-4-3", "0405")
        .german("b", "0505")
        .soviet("x", "5-5-3|3-3-3|1-1-3", "0404");
  }

  @Test
  @Case({"CTS-4.7a", "CTS-4.7g"})
  void tenToOneOpensAHexWithAllShiftsCounted() {
    overrun().begin(Side.AXIS, "movement").allows("overrun units=a hex=0404");
    Sketch weak =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0406", "active")
            .axis("a", "40-8-3|6-6-3", "0405")
            .soviet("x", "5-5-3|3-3-3|1-1-3", "0404");
    Play play = weak.begin(Side.AXIS, "movement");
    play.refuses("CTS-4.7a", "overrun units=a hex=0404");
    play.refuses("CTS-4.7a", "overrun units=a hex=0404 effort=1");
    play.allows("overrun units=a hex=0404 effort=2");
  }

  @Test
  @Case({"CTS-4.7c", "CTS-4.7e", "CTS-4.7f"})
  void itIsFoughtOutOnTheLastColumnBeforeThePhaseEnds() {
    Play play = overrun().begin(Side.AXIS, "movement").plays("overrun units=a hex=0404");
    play.plays("end-phase");
    play.until("combat");
    play.refuses("CTS-4.7c", "end-phase");
    play.refuses("CTS-4.7c", "attack attackers=b hexes=0404");
    play.plays(ATTACK, 1, 2, 1);
    assertThat(play.last(hexfront.engine.events.Combat.class).column()).isEqualTo("7-1");
    assertThat(play.question()).isEqualTo("determined-defense");
    play.plays("choose option=none").plays("retreat paths=x:0404,0403,0402");
    play.plays("pass");
    assertThat(play.question()).isEqualTo("combat");
    play.allows("end-phase");
    assertThat(play.is("x", Flag.OVERRUN)).isFalse();
  }

  /** Three tank brigades in a hex between two weak ones. */
  private static Play tanks() {
    return Sketch.clear(9, 9)
        .hq("h", Side.SOVIET, "0401", "active")
        .tank("t0", "60-6-5|3-3-5", "0404", "size brigade")
        .tank("t1", "60-6-5|3-3-5", "0404", "size brigade")
        .tank("t2", "60-6-5|3-3-5", "0404", "size brigade")
        .axis("x", "2-2-3", "0405")
        .axis("y", "2-2-3", "0403")
        .begin(Side.SOVIET, "movement");
  }

  @Test
  @Case({"CTS-4.7c", "CTS-10.1.10a"})
  void noMoreTankUnitsAreBoundToOverrunsOutOfAHexThanMayAttackFromIt() {
    tanks().refuses("CTS-10.1.10a", "overrun units=t0,t1,t2 hex=0405");
    Play play = tanks().plays("overrun units=t0,t1 hex=0405");
    play.refuses("CTS-10.1.10a", "overrun units=t2 hex=0403");
    play.until("combat");
    play.refuses("CTS-10.1.10a", "attack attackers=t2 hexes=0403");
    play.allows("attack attackers=t0,t1 hexes=0405");
  }
}
