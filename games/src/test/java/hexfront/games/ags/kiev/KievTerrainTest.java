package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.events.LostSteps;
import org.junit.jupiter.api.Test;

class KievTerrainTest {
  private static Situation swampBehindTheRiver(Situation s) {
    return s.hex("0604", "swamp").hexsides("major-river", "0505/0604");
  }

  @Test
  @Case("KIEV-19.51")
  void noUnitMovesOverAMajorRiverStraightIntoASwamp() {
    assertThat(
            swampBehindTheRiver(Situation.sovietMovement(2))
                .rifle("s", "2-3-6", "0505")
                .refusal("move units=s path=0505,0604"))
        .containsExactly("KIEV-19.51");
    assertThat(
            swampBehindTheRiver(Situation.germanMovement(2))
                .panzer("g", "6-2-10", "0505")
                .refusal("move units=g path=0505,0604"))
        .containsExactly("KIEV-19.51");
  }

  @Test
  @Case("KIEV-19.51")
  void theGuaranteedHexDoesNotLiftTheBan() {
    assertThat(
            swampBehindTheRiver(Situation.sovietMovement(2))
                .rifle("s", "2-3-1", "0505")
                .refusal("move units=s path=0505,0604"))
        .containsExactly("KIEV-19.51");
  }

  @Test
  @Case("KIEV-19.51")
  void aRoadOrTheRailLeadsIntoTheSwamp() {
    assertThat(
            swampBehindTheRiver(Situation.sovietMovement(2))
                .road("0505", "0604")
                .rifle("s", "2-3-6", "0505")
                .allows("move units=s path=0505,0604"))
        .isTrue();
    Situation rail =
        swampBehindTheRiver(Situation.sovietMovement(2))
            .railroad("0505", "0604")
            .rifle("s", "2-3-6", "0505");
    assertThat(rail.allows("rail unit=s path=0505,0604")).isTrue();
    assertThat(rail.refusal("move units=s path=0505,0604")).containsExactly("KIEV-19.51");
  }

  @Test
  @Case("KIEV-19.51")
  void outOfTheSwampAcrossTheRiverIsFree() {
    assertThat(
            swampBehindTheRiver(Situation.sovietMovement(2))
                .rifle("s", "2-3-6", "0604")
                .allows("move units=s path=0604,0505"))
        .isTrue();
  }

  @Test
  @Case("KIEV-19.51")
  void anAdvanceAfterCombatGoesIntoTheSwamp() {
    Situation s =
        swampBehindTheRiver(Situation.germanCombat(2))
            .infantry("g", "30-7-7", "0505")
            .rifle("s", "1-1-6", "0604");
    s.play("attack attackers=g hexes=0604", 1).play("advance paths=g:0505,0604");
    assertThat(s.at("g")).isEqualTo("0604");
  }

  /** A defender whose only free hexes lie behind a major river. */
  private static Situation backToTheRiver() {
    return Situation.germanCombat(2)
        .hexsides("major-river", "0604/0603", "0604/0704", "0604/0705")
        .infantry("g", "8-7-7", "0505")
        .rifle("s", "4-4-6|2-2-6", "0604");
  }

  @Test
  @Case("KIEV-19.52")
  void aUnitThatCouldOnlyRetreatOverAMajorRiverLosesStepsInstead() {
    Situation s = backToTheRiver().play("attack attackers=g hexes=0604", 1);
    assertThat(s.events(LostSteps.class)).hasSize(1);
    assertThat(s.at("s")).isEqualTo("0604");
    assertThat(s.decision().stage()).isEqualTo("combat");
  }

  @Test
  @Case("KIEV-19.52")
  void aRoadOrRailroadOverTheRiverLetsItRetreat() {
    for (String way : new String[] {"road", "railroad"}) {
      Situation s =
          backToTheRiver().way(way, "0604", "0704").play("attack attackers=g hexes=0604", 1);
      s.play("choose option=retreat");
      assertThat(s.refusal("retreat paths=s:0604,0603")).contains("KIEV-19.52");
      s.play("retreat paths=s:0604,0704");
      assertThat(s.at("s")).isEqualTo("0704");
    }
  }

  @Test
  @Case("KIEV-19.53")
  void suppliedDefendersOfKievAreTripled() {
    Situation s = Situation.germanCombat(2).mapOf(10, 20).hex("0319", "city");
    s.infantry("g", "5-7-7", "0219").rifle("s", "2-3-6", "0319");
    assertThat(s.odds("attack attackers=g hexes=0319").defence()).isEqualTo(9);
  }

  @Test
  @Case("KIEV-19.53")
  void unsuppliedDefendersOfKievHaveTheirFaceValue() {
    Situation s = Situation.germanCombat(2).mapOf(10, 20).hex("0319", "city");
    s.infantry("g", "5-7-7", "0219").rifle("s", "2-3-6", "0319").unsupplied();
    assertThat(s.odds("attack attackers=g hexes=0319").defence()).isEqualTo(3);
  }

  @Test
  @Case("KIEV-19.53")
  void aRiverAddsNothingToTheTriplingButHelpsTheUnsupplied() {
    Situation s = Situation.germanCombat(2).mapOf(10, 20).hex("0319", "city");
    s.hexsides("minor-river", "0219/0319").infantry("g", "5-7-7", "0219");
    s.rifle("s", "2-3-6", "0319");
    assertThat(s.odds("attack attackers=g hexes=0319").defence()).isEqualTo(9);
    Situation cut = Situation.germanCombat(2).mapOf(10, 20).hex("0319", "city");
    cut.hexsides("minor-river", "0219/0319").infantry("g", "5-7-7", "0219");
    cut.rifle("s", "2-3-6", "0319").unsupplied();
    assertThat(cut.odds("attack attackers=g hexes=0319").defence()).isEqualTo(4);
  }

  @Test
  @Case("KIEV-19.53")
  void otherCitiesOnlyDouble() {
    Situation s = Situation.germanCombat(2).hex("0604", "city");
    s.infantry("g", "5-7-7", "0505").rifle("s", "2-3-6", "0604");
    assertThat(s.odds("attack attackers=g hexes=0604").defence()).isEqualTo(6);
  }
}
