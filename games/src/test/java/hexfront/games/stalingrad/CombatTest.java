package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Rolled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 10: attacks, odds, dice and losses. */
class CombatTest {
  private static final CombatTable TABLE = new CombatTable(StalingradTables.load().combat());
  private static final String ATTACK = "attack attackers=a hexes=0404";

  /** An activated Army HQ behind the Axis line, which supplies attacks from 0405. */
  private static Sketch axis() {
    return Sketch.clear(9, 9).state("scenario", "fall-blau").hq("h", Side.AXIS, "0406", "active");
  }

  private static Sketch soviet() {
    return Sketch.clear(9, 9).hq("k", Side.SOVIET, "0403", "active", "trait guards");
  }

  private static String column(int attack, int defence, int shifts) {
    return TABLE.name(TABLE.shifted(TABLE.ladder(attack, 2 * defence), shifts));
  }

  // ---- who attacks whom

  @Test
  @Case({"CTS-10.0", "CTS-10.1.1", "CTS-10.1.7"})
  void whoStandsBesideAnEnemyMayAttackAndNeedNot() {
    Play play =
        axis()
            .german("a", "0405")
            .german("b", "0407")
            .rifle("x", "0404")
            .begin(Side.AXIS, "combat");
    play.allows(ATTACK).allows("end-phase");
    play.refuses("CTS-10.1.7", "attack attackers=b hexes=0404");
    play.refuses("CTS-10.0", "attack attackers=a hexes=0505");
    play.refuses("CTS-10.0", "attack attackers=x hexes=0404");
  }

  @Test
  @Case({"CTS-10.1.2", "CTS-10.1.3", "CTS-10.1.4"})
  void unitsOfAHexAttackDifferentHexesAndEachOnce() {
    Play play =
        axis()
            .german("a", "0405")
            .german("b", "0405")
            .rifle("x", "0404")
            .rifle("y", "0305")
            .begin(Side.AXIS, "combat");
    play.plays(ATTACK, 3, 2);
    play.until("combat");
    play.refuses("CTS-10.1.4", "attack attackers=a hexes=0305");
    play.refuses("CTS-10.1.4", "attack attackers=b hexes=0404");
    play.allows("attack attackers=b hexes=0305");
    assertThat(play.stepsLeft("b")).isEqualTo(4);
  }

  @Test
  @Case({"CTS-10.1.5", "CTS-10.1.6"})
  void defendersOfAHexStandTogetherAndSeveralHexesMayBeAttackedAtOnce() {
    Play play =
        axis()
            .axis("a", "24-8-3|6-6-3", "0405")
            .rifle("x", "0404")
            .rifle("y", "0404")
            .rifle("z", "0305")
            .rifle("w", "0202")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds(ATTACK).defence()).isEqualTo(10);
    assertThat(play.odds("attack attackers=a hexes=0404,0305").defence()).isEqualTo(15);
    play.allows("attack attackers=a hexes=0404,0305");
    play.refuses("CTS-10.1.7", "attack attackers=a hexes=0404,0202");
  }

  @Test
  @Case({"CTS-10.1.8a", "CTS-10.1.8b"})
  void worseOddsThanOneToFourAreNoAttack() {
    Sketch weak = axis().axis("a", "4-4-3|2-2-3", "0405").soviet("x", "5-17-3|3-3-3", "0404");
    weak.begin(Side.AXIS, "combat").refuses("CTS-10.1.8a", ATTACK);
    weak.begin(Side.AXIS, "combat").refuses("CTS-10.1.8a", ATTACK + " effort=2");
    Sketch enough = axis().axis("a", "4-4-3|2-2-3", "0405").soviet("x", "5-16-3|3-3-3", "0404");
    enough.begin(Side.AXIS, "combat").allows(ATTACK);
    assertThat(column(95, 10, 0)).isEqualTo("7-1");
  }

  @Test
  @Case({"CTS-10.1.9", "CTS-13.0b", "CTS-13.0c"})
  void anArmyHqAddsItsFactorUnlessItIsDisrupted() {
    Sketch sketch = axis().german("a", "0405").rifle("x", "0404", "disrupted");
    Play play = sketch.hq("q", Side.AXIS, "0405", "active").begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,q hexes=0404").attack()).isEqualTo(9);
    assertThat(play.odds(ATTACK).defence()).isEqualTo(5);
    Play shaken =
        axis().german("a", "0405", "disrupted").rifle("x", "0404").begin(Side.AXIS, "combat");
    shaken.refuses("CTS-13.0b", ATTACK);
  }

  private static Play tanks(String... units) {
    Sketch sketch = soviet().german("a", "0405");
    for (int i = 0; i < units.length; i++) {
      sketch.tank("t" + i, "6-6-5|3-3-5", "0404", units[i].split(","));
    }
    return sketch.lenient().begin(Side.SOVIET, "combat");
  }

  /** CTS-EX-035, CTS-EX-142, CTS-EX-143. */
  @Test
  @Case({"CTS-10.1.10a", "CTS-10.1.10b", "CTS-10.1.10c"})
  void outOfAHexTwoRegularTankUnitsAttackAndOneOfThemMayBeACorps() {
    tanks("size corps", "size brigade").allows("attack attackers=t0,t1 hexes=0405");
    tanks("size corps", "size corps").refuses("CTS-10.1.10a", "attack attackers=t0,t1 hexes=0405");
    tanks("size brigade", "size brigade", "size brigade")
        .refuses("CTS-10.1.10a", "attack attackers=t0,t1,t2 hexes=0405");
    tanks("size corps", "size corps,trait guards", "size brigade")
        .allows("attack attackers=t0,t1,t2 hexes=0405");
    tanks("size corps", "size corps").allows("attack attackers=t0 hexes=0405");
  }

  // ---- odds

  /** CTS-EX-006, CTS-EX-125 to CTS-EX-138. */
  @Test
  @Case({"CTS-10.2a", "CTS-10.2b", "CTS-10.2c"})
  void oddsAreRoundedForTheDefenderAndShiftedFromTheTable() {
    assertThat(column(53, 18, 0)).isEqualTo("2-1");
    assertThat(column(1, 1, 1)).isEqualTo("1.5-1");
    assertThat(column(12, 12, 0)).isEqualTo("1-1");
    assertThat(column(17, 12, 0)).isEqualTo("1-1");
    assertThat(column(18, 12, 0)).isEqualTo("1.5-1");
    assertThat(column(23, 12, 0)).isEqualTo("1.5-1");
    assertThat(column(24, 12, 0)).isEqualTo("2-1");
    assertThat(column(36, 9, 0)).isEqualTo("4-1");
    assertThat(column(4, 9, 0)).isEqualTo("1-3");
    assertThat(column(3, 12, 0)).isEqualTo("1-4");
    assertThat(TABLE.ladder(3, 26)).isEqualTo(CombatTable.NONE);
    assertThat(column(70, 10, 0)).isEqualTo("7-1");
    assertThat(column(80, 10, -1)).isEqualTo("6-1");
    assertThat(column(1, 4, -3)).isEqualTo("1-4");
    assertThat(column(7, 1, 3)).isEqualTo("7-1");
  }

  @Test
  @Case({"CTS-10.2d", "CTS-10.2e", "CTS-10.4b"})
  void theWhiteDieSaysTheLossesAndTheBlackDieTheAdvance() {
    Play play =
        axis().axis("a", "25-8-3|6-6-3", "0405").rifle("x", "0404").begin(Side.AXIS, "combat");
    play.plays(ATTACK, 4, 3);
    Combat combat = play.last(Combat.class);
    assertThat(combat.column()).isEqualTo("5-1");
    assertThat(combat.dice()).isEqualTo(List.of(4, 3));
    assertThat(combat.result()).isEqualTo("A1/D2");
    assertThat(combat.advance()).isEqualTo(2);
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("combat");
  }

  @Test
  @Case({"CTS-10.2d", "CTS-11.5c"})
  void chancesAreExactAndAddUpToOne() {
    for (int reroll : new int[] {0, 1, 6}) {
      for (int effort = 0; effort <= 2; effort++) {
        double sum = 0;
        for (Forecast.Chance chance : TABLE.chances(8, 2, effort, reroll)) {
          sum += chance.p();
        }
        assertThat(sum).isCloseTo(1, org.assertj.core.data.Offset.offset(1e-9));
      }
    }
    double nothing =
        TABLE.chances(6, 1, 0, 0).stream()
            .filter(chance -> chance.result().equals("-"))
            .mapToDouble(Forecast.Chance::p)
            .sum();
    assertThat(nothing).isCloseTo(1 / 36.0, org.assertj.core.data.Offset.offset(1e-9));
    double rerolled =
        TABLE.chances(6, 1, 0, 1).stream()
            .filter(chance -> chance.result().equals("A1"))
            .mapToDouble(Forecast.Chance::p)
            .sum();
    assertThat(rerolled).isCloseTo(1 / 36.0 / 36, org.assertj.core.data.Offset.offset(1e-9));
  }

  @Test
  @Case({"CTS-10.4a", "CTS-10.4d"})
  void theTollOfAResultIsItsLosses() {
    Play play = axis().german("a", "0405").rifle("x", "0404").begin(Side.AXIS, "combat");
    Toll toll = play.rules().toll(play.position(), play.order(ATTACK), "A1/D2 advance 1");
    assertThat(toll.attackerSteps()).isEqualTo(Toll.Span.exactly(1));
    assertThat(toll.defenderSteps()).isEqualTo(new Toll.Span(2, 3));
    assertThat(toll.vacated()).isEqualTo(Toll.Span.chance(false, true));
  }

  // ---- size

  private static int dice(Sketch sketch, String attackers) {
    Play play = sketch.lenient().begin(Side.AXIS, "combat");
    return play.odds("attack attackers=" + attackers + " hexes=0404").dice();
  }

  /** CTS-EX-141. */
  @Test
  @Case({"CTS-10.3a", "CTS-10.3b", "CTS-10.3c", "CTS-10.3d"})
  void twoWhiteDiceTakeTwoDivisionsOnBothSides() {
    Sketch two = axis().rifle("x", "0404").rifle("y", "0404");
    two.german("a", "0405").german("b", "0305").axis("c", "2-2-3", "0505", "size brigade");
    two.german("d", "0505", "lost 3").german("e", "0505");
    assertThat(dice(two, "a,b")).isEqualTo(2);
    assertThat(dice(two, "a,b,e")).isEqualTo(2);
    assertThat(dice(two, "a,c")).isEqualTo(1);
    assertThat(dice(two, "a,d")).isEqualTo(1);
    assertThat(dice(two, "a,c,d")).isEqualTo(2);
    assertThat(dice(axis().rifle("x", "0404").german("a", "0405").german("b", "0405"), "a,b"))
        .isEqualTo(1);
  }

  // ---- losses

  @Test
  @Case({"CTS-10.4a", "CTS-10.4c"})
  void withTwoWhiteDiceTheLossesOfBothAreAdded() {
    Play play =
        axis()
            .axis("a", "15-8-3|6-6-3|1-1-3", "0405")
            .axis("b", "15-8-3|6-6-3|1-1-3", "0405")
            .rifle("x", "0404")
            .rifle("y", "0404")
            .begin(Side.AXIS, "combat");
    play.plays("attack attackers=a,b hexes=0404", 6, 3, 1, 1);
    assertThat(play.last(Combat.class).column()).isEqualTo("3-1");
    assertThat(play.last(Combat.class).result()).isEqualTo("A2/D3");
    assertThat(play.last(Combat.class).advance()).isZero();
    play.plays("lose steps=x:2;y:1").plays("lose steps=a:1;b:1");
    assertThat(play.at("x")).isEqualTo("0404");
    assertThat(play.question()).isEqualTo("combat");
  }

  private static Play losing(Sketch sketch, String attackers, Integer... dice) {
    return sketch
        .begin(Side.AXIS, "combat")
        .plays("attack attackers=" + attackers + " hexes=0404", dice);
  }

  /** CTS-EX-145, CTS-EX-146. */
  @Test
  @Case({"CTS-10.5.0", "CTS-10.5.1"})
  void nobodyLosesASecondStepBeforeAllHaveLostOne() {
    Sketch sketch =
        axis()
            .axis("a", "35-8-3|6-6-3", "0405")
            .soviet("x", "3-3-3|2-2-3|1-1-3", "0404")
            .soviet("y", "2-2-3|1-1-3", "0404", "size brigade");
    Play two = losing(sketch, "a", 4, 1, 2);
    assertThat(two.question()).isEqualTo("determined-defense");
    two.plays("choose option=none");
    assertThat(two.asked()).isEqualTo(Side.SOVIET);
    two.refuses("CTS-10.5.1", "lose steps=x:2");
    two.refuses("CTS-10.5.0", "lose steps=x:1");
    two.allows("lose steps=x:1;y:1");
    Play three = losing(sketch, "a", 6, 1, 2);
    three.refuses("CTS-10.5.1", "lose steps=x:3");
    three.allows("lose steps=x:2;y:1").allows("lose steps=x:1;y:2");
  }

  /** CTS-EX-147. */
  @Test
  @Case({"CTS-10.5.2", "CTS-11.2d"})
  void theFirstLossComesFromTheArmorThatMadeTheShift() {
    Sketch sketch =
        axis()
            .panzer("p", "12-12-6|9-9-6|6-6-6|3-3-6", "0405")
            .axis("i", "8-8-3|6-6-3|4-4-3", "0405")
            .soviet("x", "5-20-3|3-3-3|1-1-3", "0404");
    Play play = losing(sketch, "p,i", 2, 1, 1);
    assertThat(play.last(Combat.class).result()).isEqualTo("A1");
    assertThat(play.question()).isEqualTo("losses");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.refuses("CTS-10.5.2", "lose steps=i:1");
    play.plays("lose steps=p:1");
    Play effort =
        sketch
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=p,i hexes=0404 effort=2", 3, 1, 1);
    assertThat(effort.last(Combat.class).result()).isEqualTo("A3/D1");
    effort.refuses("CTS-11.2d", "lose steps=p:1;i:2");
    effort.allows("lose steps=p:2;i:1");
  }

  /** CTS-EX-148. */
  @Test
  @Case("CTS-10.5.3")
  void anHqMayBeSparedLosses() {
    Sketch sketch =
        axis()
            .axis("a", "35-8-3|6-6-3", "0405")
            .soviet("x", "4-4-3|2-2-3", "0404")
            .hq("k", Side.SOVIET, "0404");
    Play play = losing(sketch, "a", 4, 1, 2);
    play.allows("lose steps=x:2").allows("lose steps=x:1;k:1");
  }

  /** CTS-EX-149. */
  @Test
  @Case({"CTS-10.5.4a", "CTS-10.5.4b"})
  void whatOneSideCannotBearTheOtherIsSpared() {
    Sketch sketch = axis().axis("a", "35-8-3|6-6-3", "0405").soviet("x", "5-5-3", "0404");
    Play play = losing(sketch, "a", 2, 1, 2);
    assertThat(play.last(Combat.class).result()).isEqualTo("A1/D2");
    assertThat(play.at("x")).isEqualTo("cadre");
    assertThat(play.stepsLeft("a")).isEqualTo(2);
    for (int die = 1; die <= 6; die++) {
      int column = 10;
      assertThat(TABLE.defenderLoss(column, die) - 1)
          .isGreaterThanOrEqualTo(TABLE.attackerLoss(column, die));
    }
  }

  @Test
  @Case({"CTS-10.6a", "CTS-10.6b", "CTS-10.6c", "CTS-10.2f"})
  void aRifleDivisionFallsToItsRemnantAndThenToTheCadre() {
    Sketch sketch = axis().axis("a", "25-8-3|6-6-3", "0405").rifle("x", "0404");
    Play play = losing(sketch, "a", 6, 2);
    assertThat(play.stepsLeft("x")).isEqualTo(1);
    Sketch last = axis().axis("a", "25-8-3|6-6-3", "0405").rifle("x", "0404", "lost 2");
    assertThat(losing(last, "a", 6, 2).at("x")).isEqualTo("cadre");
  }
}
