package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.events.LostSteps;
import org.junit.jupiter.api.Test;

class KievTerrainTest {
  private static Sketch swampBehindTheRiver(Sketch s) {
    return s.terrain("swamp", "0604").hexside("major-river", "0505/0604");
  }

  @Test
  @Case("KIEV-19.51")
  void noUnitMovesOverAMajorRiverStraightIntoASwamp() {
    assertThat(
            swampBehindTheRiver(Sketch.sovietMovement(2))
                .soviet("s", "2-3-6", "0505")
                .begin()
                .refusals("move units=s path=0505,0604"))
        .containsExactly("KIEV-19.51");
    assertThat(
            swampBehindTheRiver(Sketch.germanMovement(2))
                .panzer("g", "6-2-10", "0505")
                .begin()
                .refusals("move units=g path=0505,0604"))
        .containsExactly("KIEV-19.51");
  }

  @Test
  @Case("KIEV-19.51")
  void theGuaranteedHexDoesNotLiftTheBan() {
    assertThat(
            swampBehindTheRiver(Sketch.sovietMovement(2))
                .soviet("s", "2-3-1", "0505")
                .begin()
                .refusals("move units=s path=0505,0604"))
        .containsExactly("KIEV-19.51");
  }

  @Test
  @Case("KIEV-19.51")
  void aRoadOrTheRailLeadsIntoTheSwamp() {
    assertThat(
            swampBehindTheRiver(Sketch.sovietMovement(2))
                .road("0505-0604")
                .soviet("s", "2-3-6", "0505")
                .begin()
                .isLegal("move units=s path=0505,0604"))
        .isTrue();
    Play rail =
        swampBehindTheRiver(Sketch.sovietMovement(2))
            .rail("0505-0604")
            .soviet("s", "2-3-6", "0505")
            .begin();
    rail.allows("rail unit=s path=0505,0604");
    assertThat(rail.refusals("move units=s path=0505,0604")).containsExactly("KIEV-19.51");
  }

  @Test
  @Case("KIEV-19.51")
  void outOfTheSwampAcrossTheRiverIsFree() {
    assertThat(
            swampBehindTheRiver(Sketch.sovietMovement(2))
                .soviet("s", "2-3-6", "0604")
                .begin()
                .isLegal("move units=s path=0604,0505"))
        .isTrue();
  }

  @Test
  @Case("KIEV-19.51")
  void anAdvanceAfterCombatGoesIntoTheSwamp() {
    Play s =
        swampBehindTheRiver(Sketch.germanCombat(2))
            .german("g", "30-7-7", "0505")
            .soviet("s", "1-1-6", "0604")
            .begin();
    s.plays("attack attackers=g hexes=0604", 1).plays("advance paths=g:0505,0604");
    assertThat(s.at("g")).isEqualTo("0604");
  }

  /** A defender whose only free hexes lie behind a major river. */
  private static Sketch backToTheRiver() {
    return Sketch.germanCombat(2)
        .hexside("major-river", "0604/0603", "0604/0704", "0604/0705")
        .german("g", "8-7-7", "0505")
        .soviet("s", "4-4-6|2-2-6", "0604");
  }

  @Test
  @Case("KIEV-19.52")
  void aUnitThatCouldOnlyRetreatOverAMajorRiverLosesStepsInstead() {
    Play s = backToTheRiver().begin().plays("attack attackers=g hexes=0604", 1);
    assertThat(s.events(LostSteps.class)).hasSize(1);
    assertThat(s.at("s")).isEqualTo("0604");
    assertThat(s.question()).isEqualTo("combat");
  }

  @Test
  @Case("KIEV-19.52")
  void aRoadOrRailroadOverTheRiverLetsItRetreat() {
    for (String way : new String[] {"road", "railroad"}) {
      Play s =
          backToTheRiver().way(way, "0604-0704").begin().plays("attack attackers=g hexes=0604", 1);
      s.plays("choose option=retreat");
      s.refuses("KIEV-19.52", "retreat paths=s:0604,0603");
      s.plays("retreat paths=s:0604,0704");
      assertThat(s.at("s")).isEqualTo("0704");
    }
  }

  @Test
  @Case("KIEV-19.53")
  void suppliedDefendersOfKievAreTripled() {
    Play s =
        Sketch.germanCombat(2, 10, 20)
            .terrain("city", "0319")
            .german("g", "5-7-7", "0219")
            .soviet("s", "2-3-6", "0319")
            .begin();
    assertThat(s.odds("attack attackers=g hexes=0319").defence()).isEqualTo(9);
  }

  @Test
  @Case("KIEV-19.53")
  void unsuppliedDefendersOfKievHaveTheirFaceValue() {
    Play s =
        Sketch.germanCombat(2, 10, 20)
            .terrain("city", "0319")
            .german("g", "5-7-7", "0219")
            .soviet("s", "2-3-6", "0319", "unsupplied")
            .begin();
    assertThat(s.odds("attack attackers=g hexes=0319").defence()).isEqualTo(3);
  }

  @Test
  @Case("KIEV-19.53")
  void aRiverAddsNothingToTheTriplingButHelpsTheUnsupplied() {
    Play s =
        Sketch.germanCombat(2, 10, 20)
            .terrain("city", "0319")
            .hexside("minor-river", "0219/0319")
            .german("g", "5-7-7", "0219")
            .soviet("s", "2-3-6", "0319")
            .begin();
    assertThat(s.odds("attack attackers=g hexes=0319").defence()).isEqualTo(9);
    Play cut =
        Sketch.germanCombat(2, 10, 20)
            .terrain("city", "0319")
            .hexside("minor-river", "0219/0319")
            .german("g", "5-7-7", "0219")
            .soviet("s", "2-3-6", "0319", "unsupplied")
            .begin();
    assertThat(cut.odds("attack attackers=g hexes=0319").defence()).isEqualTo(4);
  }

  @Test
  @Case("KIEV-19.53")
  void otherCitiesOnlyDouble() {
    Play s =
        Sketch.germanCombat(2)
            .terrain("city", "0604")
            .german("g", "5-7-7", "0505")
            .soviet("s", "2-3-6", "0604")
            .begin();
    assertThat(s.odds("attack attackers=g hexes=0604").defence()).isEqualTo(6);
  }
}
