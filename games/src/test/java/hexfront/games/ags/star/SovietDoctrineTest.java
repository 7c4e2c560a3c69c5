package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.ags.Play;
import org.junit.jupiter.api.Test;

/** Section 21. West is towards the higher places of a hexrow. */
class SovietDoctrineTest {
  private static Sketch offensive() {
    return Sketch.clear(8, 9).hq("h", 4, "0402");
  }

  private static Sketch defensive() {
    return offensive().also("defensive");
  }

  private static Play moving(Sketch sketch) {
    return sketch.begin(Side.SOVIET, "initial-movement");
  }

  private static Play fighting(Sketch sketch) {
    return sketch.begin(Side.SOVIET, "combat");
  }

  // ---- 21.0 and 21.3: setting modes

  @Test
  @Case("STAR-21.0")
  void aHeadquartersGoesOverToTheDefensiveOnceAndForGood() {
    Play table = moving(offensive().soviet("x", "3-4-6", "0404"));
    table.refuses("STAR-21.14", "move units=x path=0404,0403");
    table.refuses("STAR-21.0", "set-mode unit=h mode=offensive");
    table.plays("set-mode unit=h mode=defensive");
    table.allows("move units=x path=0404,0403");
    table.refuses("STAR-21.0", "set-mode unit=h mode=defensive");
    table.refuses("STAR-21.0", "set-mode unit=h mode=offensive");
    table.refuses("STAR-21.0", "set-mode unit=h mode=asleep");
  }

  @Test
  @Case("STAR-21.0")
  void modesChangeOnlyWhenTheInitialMovementPhaseBegins() {
    Sketch sketch = offensive().soviet("x", "3-4-6", "0404").german("a", "1-2-7", "0808");
    moving(sketch)
        .plays("move units=x path=0404,0405")
        .refuses("STAR-21.0", "set-mode unit=h mode=defensive");
    Sketch again = offensive().soviet("x", "3-4-6", "0404");
    fighting(again).refuses("STAR-21.0", "set-mode unit=h mode=defensive");
    Sketch germans = offensive().german("a", "1-2-7", "0808");
    germans
        .begin(Side.AXIS, "initial-movement")
        .refuses("STAR-21.0", "set-mode unit=h mode=defensive");
  }

  @Test
  @Case("STAR-21.3")
  void popovAndTheThirdTankArmyAreAlwaysOnTheOffensive() {
    moving(Sketch.clear(8, 8).hq("Popov", 4, "0404"))
        .refuses("STAR-21.3", "set-mode unit=Popov mode=defensive");
    assertThat(new StarBox().counters())
        .filteredOn(u -> StarData.load().alwaysOffensive().contains(u.designation()))
        .extracting(Unit::id)
        .containsExactlyInAnyOrder("star-su-hq-popov", "star-su-hq-3ta");
  }

  @Test
  @Case({"STAR-21.0", "STAR-21.1"})
  void theModeForMovementIsJudgedWhenThePhaseBegins() {
    Play table = moving(defensive().soviet("x", "3-4-6", "0405").hq("o", 4, "0409"));
    assertThat(table.is("x", StarFlag.DEFENSIVE)).isFalse();
    Play alone = moving(defensive().soviet("x", "3-4-6", "0405"));
    alone.plays("move units=x path=0405,0406,0407,0408,0409");
    assertThat(alone.is("x", StarFlag.DEFENSIVE)).isTrue();
    alone.allows("move units=x path=0409,0408");
  }

  @Test
  @Case("STAR-21.0")
  void whereHeadquartersOfBothModesCommandAUnitItsPlayerSays() {
    Play table = moving(defensive().soviet("x", "3-4-6", "0404").hq("o", 4, "0407"));
    table.refuses("STAR-21.14", "move units=x path=0404,0403");
    table.plays("set-mode unit=x mode=defensive").allows("move units=x path=0404,0403");
    table
        .plays("set-mode unit=x mode=offensive")
        .refuses("STAR-21.14", "move units=x path=0404,0403");
    Play combat =
        fighting(
            defensive()
                .soviet("x", "6-4-6", "0404")
                .hq("o", 4, "0407")
                .german("a", "1-2-7", "0305"));
    assertThat(combat.attackOf("attack attackers=x hexes=0305")).isEqualTo(6);
    combat.plays("set-mode unit=x mode=defensive");
    assertThat(combat.attackOf("attack attackers=x hexes=0305")).isEqualTo(3);
    moving(defensive().soviet("x", "3-4-6", "0404"))
        .refuses("STAR-21.0", "set-mode unit=x mode=offensive");
  }

  // ---- 21.1 offensive mode

  @Test
  @Case("STAR-21.14")
  void inOffensiveModeAUnitMovesOnlyWestward() {
    Play table = moving(Sketch.clear(8, 8).hq("h", 4, "0302").soviet("x", "3-4-6", "0304"));
    for (String hex : new String[] {"0204", "0305", "0404"}) {
      table.allows("move units=x path=0304," + hex);
    }
    for (String hex : new String[] {"0203", "0303", "0403"}) {
      table.refuses("STAR-21.14", "move units=x path=0304," + hex);
    }
    assertThat(table.reach("x")).contains("0306", "0206").doesNotContain("0303", "0203", "0304");
  }

  @Test
  @Case("STAR-21.14")
  void itOverrunsOnlyWestwardInBothMovementPhases() {
    for (String phase : new String[] {"initial-movement", "mechanized-movement"}) {
      Play table =
          offensive()
              .corps("t", "tank", "12-10-8", "0404")
              .german("west", "1-1-7", "0405")
              .german("east", "1-1-7", "0504")
              .begin(Side.SOVIET, phase);
      table.allows("overrun units=t hex=0405").refuses("STAR-21.14", "overrun units=t hex=0504");
    }
  }

  @Test
  @Case("STAR-21.15")
  void itAttacksAndAdvancesInAnyDirection() {
    Play table = fighting(offensive().soviet("x", "20-9-6", "0405").german("a", "1-1-7", "0505"));
    table.fights("attack attackers=x hexes=0505", "-/E").plays("advance paths=x:0405,0505");
    assertThat(table.at("x")).isEqualTo("0505");
  }

  @Test
  @Case("STAR-21.11")
  void itsAttackersNeverRetreat() {
    Play table =
        fighting(
            offensive()
                .soviet("x", "2-2-6", "0404")
                .soviet("y", "2-2-6", "0404")
                .german("a", "5-7-7", "0405"));
    table.fights("attack attackers=x,y hexes=0405", "1/-");
    assertThat(table.question()).isEqualTo("lose");
    Play overrun =
        offensive()
            .brigade("x", "tank", "4-2-8", "0404")
            .brigade("y", "tank", "4-2-8", "0404")
            .german("a", "3-6-7", "0405")
            .begin(Side.SOVIET, "initial-movement");
    overrun.fights("overrun units=x,y hex=0405", "1/-");
    assertThat(overrun.question()).isEqualTo("lose");
  }

  @Test
  @Case("STAR-21.11")
  void oneUnitInOffensiveModeBindsTheWholeAttack() {
    Play table =
        fighting(
            Sketch.clear(8, 12)
                .hq("h", 2, "0402", "defensive")
                .hq("o", 2, "0408")
                .soviet("x", "4-2-6", "0404")
                .soviet("y", "2-2-6", "0406")
                .german("a", "5-7-7", "0405"));
    assertThat(table.attackOf("attack attackers=x,y hexes=0405")).isEqualTo(4);
    table.fights("attack attackers=x,y hexes=0405", "1/-");
    assertThat(table.question()).isEqualTo("lose");
  }

  @Test
  @Case("STAR-21.12")
  void itDefendsLikeAnybodyElse() {
    Play table =
        offensive()
            .soviet("x", "3-4-6", "0404")
            .german("a", "9-9-7", "0405")
            .begin(Side.AXIS, "combat");
    assertThat(table.defenceAgainst("attack attackers=a hexes=0404")).isEqualTo(4);
    table.fights("attack attackers=a hexes=0404", "-/1");
    assertThat(table.question()).isEqualTo("lose-or-retreat");
  }

  @Test
  @Case({"STAR-21.13", "STAR-21.16"})
  void itDoesNotDisengageButItsHeadquartersDoes() {
    Play table =
        moving(
            Sketch.clear(8, 8)
                .hq("h", 4, "0404")
                .soviet("x", "3-4-6", "0404")
                .german("a", "1-2-7", "0405"));
    table.refuses("STAR-21.13", "move units=x path=0404,0503 disengage=true");
    table.allows("move units=h path=0404,0403 disengage=true");
  }

  @Test
  @Case("STAR-21.16")
  void headquartersMoveInAnyDirection() {
    Play table = moving(offensive());
    table.allows("move units=h path=0402,0401").allows("move units=h path=0402,0403");
  }

  // ---- 21.2 defensive mode

  @Test
  @Case("STAR-21.2")
  void aUnitOutOfSupplyIsInDefensiveMode() {
    Play table =
        moving(
            Sketch.clear(8, 8)
                .area("soviet-supply", "0101")
                .german("a", "1-2-7", "0101")
                .hq("h", 4, "0405")
                .soviet("x", "3-4-6", "0406"));
    assertThat(table.isSupplied("x")).isFalse();
    assertThat(table.is("x", StarFlag.DEFENSIVE)).isTrue();
    table.allows("move units=x path=0406,0405");
  }

  @Test
  @Case("STAR-21.21")
  void inDefensiveModeAUnitMovesAnywhereAndDisengages() {
    Play table = moving(defensive().soviet("x", "3-4-6", "0404").german("a", "1-2-7", "0405"));
    table.allows("move units=x path=0404,0403 disengage=true");
    moving(defensive().soviet("x", "3-4-6", "0404")).allows("move units=x path=0404,0403,0402");
  }

  @Test
  @Case("STAR-21.22")
  void itNeitherOverrunsNorMovesInTheMechanizedMovementPhase() {
    Sketch sketch = defensive().corps("t", "tank", "12-10-8", "0404").german("a", "1-1-7", "0405");
    moving(sketch).refuses("STAR-21.22", "overrun units=t hex=0405");
    Play second =
        defensive().corps("t", "tank", "12-10-8", "0404").begin(Side.SOVIET, "mechanized-movement");
    second.refuses("STAR-21.22", "move units=t path=0404,0405");
    second.refuses("STAR-21.22", "move units=h path=0402,0403");
    defensive()
        .option("defensive-headquarters-move")
        .begin(Side.SOVIET, "mechanized-movement")
        .allows("move units=h path=0402,0403");
  }

  @Test
  @Case("STAR-21.23")
  void itAttacksAtHalfAndLackOfSupplyIsNotAddedToThat() {
    Play table =
        fighting(
            defensive()
                .soviet("x", "5-4-6", "0404")
                .soviet("y", "8-4-6", "0404", "unsupplied")
                .soviet("w", "1-1-6", "0404")
                .german("a", "1-2-7", "0405"));
    assertThat(table.attackOf("attack attackers=x hexes=0405")).isEqualTo(2);
    assertThat(table.attackOf("attack attackers=y hexes=0405")).isEqualTo(4);
    assertThat(table.attackOf("attack attackers=w hexes=0405")).isEqualTo(1);
  }

  @Test
  @Case("STAR-21.23")
  void itsAttackersMayRetreat() {
    Play table =
        fighting(
            defensive()
                .soviet("x", "4-2-6", "0404")
                .soviet("y", "4-2-6", "0404")
                .german("a", "5-7-7", "0405"));
    table.fights("attack attackers=x,y hexes=0405", "1/-");
    assertThat(table.question()).isEqualTo("lose-or-retreat");
  }
}
