package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.events.Disrupted;
import hexfront.games.ags.Flag;
import org.junit.jupiter.api.Test;

class KievOverrunTest {
  private static final String OVERRUN = "overrun units=a hex=0604";

  @Test
  @Case("KIEV-19.41")
  void onlyMechanizedUnitsOverrun() {
    Sketch target = Sketch.germanMovement(2).soviet("s", "1-1-6", "0604");
    assertThat(target.german("a", "5-7-7", "0505").begin().refusals(OVERRUN))
        .containsExactly("KIEV-19.41");
    assertThat(
            Sketch.germanMovement(2)
                .soviet("s", "1-1-6", "0604")
                .panzer("a", "6-2-10", "0505")
                .begin()
                .isLegal(OVERRUN))
        .isTrue();
    assertThat(
            Sketch.germanMovement(2)
                .soviet("s", "1-1-6", "0604")
                .motorized("a", "3-3-10", "0505")
                .begin()
                .isLegal(OVERRUN))
        .isTrue();
    assertThat(
            Sketch.germanMovement(2)
                .soviet("s", "1-1-6", "0604")
                .germanCavalry("a", "4-4-5", "0505")
                .begin()
                .isLegal(OVERRUN))
        .isTrue();
  }

  @Test
  @Case("KIEV-19.41")
  void sovietRiflesDoNotOverrunAndTanksDo() {
    assertThat(
            Sketch.sovietMovement(2)
                .german("g", "1-2-7", "0604")
                .soviet("a", "5-5-6", "0505")
                .begin()
                .refusals(OVERRUN))
        .containsExactly("KIEV-19.41");
    assertThat(
            Sketch.sovietMovement(2)
                .german("g", "1-2-7", "0604")
                .tank("a", "6-4-10", "0505")
                .begin()
                .isLegal(OVERRUN))
        .isTrue();
  }

  @Test
  @Case({"KIEV-19.42", "KIEV-19.22"})
  void anOverrunDisruptsNobody() {
    Play s =
        Sketch.germanMovement(2).panzer("a", "6-2-10", "0505").soviet("s", "1-1-6", "0604").begin();
    s.plays(OVERRUN, 3).plays("choose option=retreat").plays("retreat paths=s:0604,0704");
    assertThat(s.events(Disrupted.class)).isEmpty();
    assertThat(s.is("s", Flag.DISRUPTED)).isFalse();
    assertThat(s.at("a")).isEqualTo("0604");
  }

  @Test
  @Case("KIEV-19.43")
  void aLeaderAddsItsRatingUnhalvedUpToTheHalvedStrength() {
    Play strong =
        Sketch.germanMovement(2)
            .panzer("a", "6-2-10", "0505")
            .leader("l", 10, "0505")
            .soviet("s", "1-1-6", "0604")
            .begin();
    assertThat(strong.odds(OVERRUN).attack()).isEqualTo(3);
    assertThat(strong.odds(OVERRUN + " hq-bonus=true").attack()).isEqualTo(6);
    assertThat(strong.isLegal(OVERRUN + " hq-bonus=true")).isTrue();
    Play weak =
        Sketch.germanMovement(2)
            .panzer("a", "6-2-10", "0505")
            .leader("l", 2, "0505")
            .soviet("s", "1-1-6", "0604")
            .begin();
    assertThat(weak.odds(OVERRUN + " hq-bonus=true").attack()).isEqualTo(5);
  }

  @Test
  @Case("KIEV-19.43")
  void aSovietHeadquartersAddsItsRatingToo() {
    Play s =
        Sketch.sovietMovement(2)
            .tank("a", "8-6-10", "0505")
            .hq("h", 3, "0505")
            .german("g", "1-2-7", "0604")
            .begin();
    assertThat(s.odds(OVERRUN + " hq-bonus=true").attack()).isEqualTo(7);
    assertThat(s.isLegal(OVERRUN + " hq-bonus=true")).isTrue();
  }

  @Test
  @Case("KIEV-19.43")
  void aLeaderThatAddsItsRatingPaysAndEntersWithTheOthers() {
    Play s =
        Sketch.germanMovement(2)
            .panzer("a", "6-2-10", "0505")
            .leader("l", 10, "0505")
            .soviet("s", "0-1-6", "0604")
            .begin();
    s.plays(OVERRUN + " hq-bonus=true", 2).plays("choose option=lose");
    assertThat(s.at("s")).isEqualTo("gone");
    assertThat(s.at("l")).isEqualTo("0604");
    assertThat(s.position().spent(s.unit("l"))).isEqualTo(6);
  }
}
