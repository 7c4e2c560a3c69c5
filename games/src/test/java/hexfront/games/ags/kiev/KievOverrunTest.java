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
    Situation target = Situation.germanMovement(2).rifle("s", "1-1-6", "0604");
    assertThat(target.infantry("a", "5-7-7", "0505").refusal(OVERRUN))
        .containsExactly("KIEV-19.41");
    assertThat(
            Situation.germanMovement(2)
                .rifle("s", "1-1-6", "0604")
                .panzer("a", "6-2-10", "0505")
                .allows(OVERRUN))
        .isTrue();
    assertThat(
            Situation.germanMovement(2)
                .rifle("s", "1-1-6", "0604")
                .motorized("a", "3-3-10", "0505")
                .allows(OVERRUN))
        .isTrue();
    assertThat(
            Situation.germanMovement(2)
                .rifle("s", "1-1-6", "0604")
                .germanCavalry("a", "4-4-5", "0505")
                .allows(OVERRUN))
        .isTrue();
  }

  @Test
  @Case("KIEV-19.41")
  void sovietRiflesDoNotOverrunAndTanksDo() {
    assertThat(
            Situation.sovietMovement(2)
                .infantry("g", "1-2-7", "0604")
                .rifle("a", "5-5-6", "0505")
                .refusal(OVERRUN))
        .containsExactly("KIEV-19.41");
    assertThat(
            Situation.sovietMovement(2)
                .infantry("g", "1-2-7", "0604")
                .tank("a", "6-4-10", "0505")
                .allows(OVERRUN))
        .isTrue();
  }

  @Test
  @Case({"KIEV-19.42", "KIEV-19.22"})
  void anOverrunDisruptsNobody() {
    Situation s =
        Situation.germanMovement(2).panzer("a", "6-2-10", "0505").rifle("s", "1-1-6", "0604");
    s.play(OVERRUN, 3).play("choose option=retreat").play("retreat paths=s:0604,0704");
    assertThat(s.events(Disrupted.class)).isEmpty();
    assertThat(s.is("s", Flag.DISRUPTED)).isFalse();
    assertThat(s.at("a")).isEqualTo("0604");
  }

  @Test
  @Case("KIEV-19.43")
  void aLeaderAddsItsRatingUnhalvedUpToTheHalvedStrength() {
    Situation strong =
        Situation.germanMovement(2)
            .panzer("a", "6-2-10", "0505")
            .leader("l", 10, "0505")
            .rifle("s", "1-1-6", "0604");
    assertThat(strong.odds(OVERRUN).attack()).isEqualTo(3);
    assertThat(strong.odds(OVERRUN + " hq-bonus=true").attack()).isEqualTo(6);
    assertThat(strong.allows(OVERRUN + " hq-bonus=true")).isTrue();
    Situation weak =
        Situation.germanMovement(2)
            .panzer("a", "6-2-10", "0505")
            .leader("l", 2, "0505")
            .rifle("s", "1-1-6", "0604");
    assertThat(weak.odds(OVERRUN + " hq-bonus=true").attack()).isEqualTo(5);
  }

  @Test
  @Case("KIEV-19.43")
  void aSovietHeadquartersAddsItsRatingToo() {
    Situation s =
        Situation.sovietMovement(2)
            .tank("a", "8-6-10", "0505")
            .hq("h", 3, "0505")
            .infantry("g", "1-2-7", "0604");
    assertThat(s.odds(OVERRUN + " hq-bonus=true").attack()).isEqualTo(7);
    assertThat(s.allows(OVERRUN + " hq-bonus=true")).isTrue();
  }

  @Test
  @Case("KIEV-19.43")
  void aLeaderThatAddsItsRatingPaysAndEntersWithTheOthers() {
    Situation s =
        Situation.germanMovement(2)
            .panzer("a", "6-2-10", "0505")
            .leader("l", 10, "0505")
            .rifle("s", "0-1-6", "0604");
    s.play(OVERRUN + " hq-bonus=true", 2).play("choose option=lose");
    assertThat(s.at("s")).isEqualTo("gone");
    assertThat(s.at("l")).isEqualTo("0604");
    assertThat(s.position().spent(s.unit("l"))).isEqualTo(6);
  }
}
