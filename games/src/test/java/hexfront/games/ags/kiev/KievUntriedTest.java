package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Retreated;
import hexfront.engine.events.Rolled;
import hexfront.games.ags.Flag;
import org.junit.jupiter.api.Test;

class KievUntriedTest {
  private static final String ATTACK = "attack attackers=g hexes=0604";

  private static Sketch germanAttack() {
    return Sketch.germanCombat(2).german("g", "6-7-7", "0505");
  }

  private static Sketch sovietAttack() {
    return Sketch.sovietCombat(2).hq("h", 5, "0506").german("g", "3-4-7|1-2-7", "0604");
  }

  // ---- asterisks

  @Test
  @Case("KIEV-19.61")
  void anAsteriskThatIsRevealedTakesTheChoiceOfStepLosses() {
    Play s =
        germanAttack()
            .soviet("u", "2-3-6", "0604", "untried", "trait asterisk")
            .soviet("e", "2-3-6", "0604")
            .begin();
    s.plays(ATTACK, 1);
    assertThat(s.question()).isEqualTo("retreat");
    assertThat(s.asked()).isEqualTo(Side.AXIS);
    assertThat(s.refusals("lose steps=u:1")).startsWith("KIEV-19.61");
    assertThat(s.refusals("choose option=lose")).startsWith("KIEV-19.61");
    s.plays("retreat paths=u:0604,0704;e:0604,0705");
    assertThat(s.at("u") + " " + s.at("e")).isEqualTo("0704 0705");
  }

  @Test
  @Case("KIEV-19.61")
  void withNoWayToRetreatTheUnitsOfSuchABattleAreEliminated() {
    Play s =
        germanAttack()
            .german("n", "5-7-7", "0803")
            .german("m", "5-7-7", "0602")
            .soviet("u", "4-3-6|2-3-6", "0604", "untried", "trait asterisk")
            .german("k", "5-7-7", "0805")
            .begin()
            .plays(ATTACK, 1);
    assertThat(s.at("u")).isEqualTo("gone");
  }

  @Test
  @Case("KIEV-19.61")
  void withoutAnAsteriskATrappedUnitOnlyLosesAStep() {
    Play s =
        germanAttack()
            .german("n", "5-7-7", "0803")
            .german("m", "5-7-7", "0602")
            .soviet("u", "4-3-6|2-3-6", "0604", "untried")
            .german("k", "5-7-7", "0805")
            .begin()
            .plays(ATTACK, 1);
    assertThat(s.at("u")).isEqualTo("0604");
    assertThat(s.stepsLost("u")).isEqualTo(1);
  }

  @Test
  @Case("KIEV-19.61")
  void anEngagementStillTakesAStep() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "3-7-7|2-2-7", "0505")
            .soviet("u", "4-3-6|2-3-6", "0604", "untried", "trait asterisk")
            .begin();
    s.plays(ATTACK, 4);
    assertThat(s.events(Combat.class)).extracting(Combat::result).containsExactly("eng");
    assertThat(s.stepsLost("u")).isEqualTo(1);
    assertThat(s.at("u")).isEqualTo("0604");
  }

  @Test
  @Case("KIEV-19.61")
  void anAttackingAsteriskUnitBindsItsSideToo() {
    Play s = sovietAttack().soviet("u", "4-3-6", "0505", "untried", "trait asterisk").begin();
    s.plays("attack attackers=u hexes=0604", 5);
    assertThat(s.events(Combat.class)).extracting(Combat::result).containsExactly("1/-");
    assertThat(s.question()).isEqualTo("retreat");
    assertThat(s.asked()).isEqualTo(Side.AXIS);
  }

  @Test
  @Case("KIEV-19.61")
  void anOverrunThatRevealsAnAsteriskBindsAsWell() {
    Play s =
        Sketch.germanMovement(2)
            .panzer("p", "6-2-10", "0505")
            .soviet("u", "2-3-6", "0604", "untried", "trait asterisk")
            .begin();
    s.plays("overrun units=p hex=0604", 1);
    assertThat(s.question()).isEqualTo("retreat");
  }

  @Test
  @Case("KIEV-19.62")
  void theAsteriskOfATriedUnitIsIgnored() {
    Play s = germanAttack().soviet("u", "2-3-6", "0604", "trait asterisk").begin().plays(ATTACK, 1);
    assertThat(s.question()).isEqualTo("lose-or-retreat");
    assertThat(s.game().decision().options()).containsExactly("lose", "retreat");
  }

  @Test
  @Case("KIEV-19.62")
  void theNextBattleOfARevealedUnitIsAnOrdinaryOne() {
    Play s = germanAttack().soviet("u", "2-3-6", "0604", "untried", "trait asterisk").begin();
    s.plays(ATTACK, 1).plays("retreat paths=u:0604,0704").plays("pass").plays("end-phase");
    s.plays("end-phase").plays("end-phase").plays("end-phase"); // up to German movement, turn 3
    s.plays("move units=g path=0505,0604").plays("end-phase");
    s.plays("attack attackers=g hexes=0704", 1);
    assertThat(s.question()).isEqualTo("lose-or-retreat");
  }

  // ---- no strength

  @Test
  @Case("KIEV-19.63")
  void defendersWhoAllHaveNoStrengthAreGoneWithoutADie() {
    Play s =
        germanAttack()
            .soviet("a", "0-0-6", "0604", "untried")
            .soviet("b", "0-0-6", "0604", "untried")
            .begin()
            .plays(ATTACK);
    assertThat(s.at("a") + s.at("b")).isEqualTo("gonegone");
    assertThat(s.events(Rolled.class)).isEmpty();
    s.allows("advance paths=g:0505,0604,0704");
  }

  @Test
  @Case("KIEV-19.63")
  void anOverrunOfNoStrengthSucceedsWithoutADie() {
    Play s =
        Sketch.germanMovement(2)
            .panzer("p", "6-2-10", "0505")
            .soviet("a", "0-0-6", "0604", "untried")
            .begin();
    s.plays("overrun units=p hex=0604");
    assertThat(s.events(Rolled.class)).isEmpty();
    assertThat(s.at("p")).isEqualTo("0604");
  }

  @Test
  @Case("KIEV-19.63")
  void besideAnotherUnitANoStrengthUnitStaysAndTheBattleGoesOn() {
    Play s =
        germanAttack()
            .soviet("z", "0-0-6", "0604", "untried")
            .soviet("e", "2-3-6", "0604")
            .begin()
            .plays(ATTACK, 1);
    assertThat(s.at("z")).isEqualTo("0604");
    assertThat(s.is("z", Flag.UNTRIED)).isFalse();
    assertThat(s.events(Combat.class)).extracting(Combat::defence).containsExactly(3);
  }

  @Test
  @Case("KIEV-19.63")
  void aHeadquartersBesideNoStrengthUnitsDefendsForThem() {
    Play s =
        germanAttack()
            .soviet("z", "0-0-6", "0604", "untried")
            .hq("h", 6, "0604")
            .begin()
            .plays(ATTACK, 1);
    assertThat(s.events(Combat.class)).extracting(Combat::defence).containsExactly(3);
  }

  @Test
  @Case("KIEV-19.63")
  void aHeadquartersThatAttacksWithNoStrengthUnitsIsLostWithThem() {
    Play s =
        Sketch.sovietMovement(2)
            .german("g", "3-4-6", "0505")
            .soviet("z", "0-0-6", "0704", "untried")
            .hq("h", 6, "0704")
            .begin()
            .plays("move units=z,h path=0704,0604")
            .plays("end-phase")
            .plays("attack attackers=z,h hexes=0505");
    assertThat(s.at("z") + " " + s.at("h")).isEqualTo("gone gone");
    assertThat(s.events(Retreated.class)).isEmpty();
  }

  @Test
  @Case("KIEV-19.63")
  void unitsThatFellBackOntoNoStrengthUnitsGoWithThem() {
    Play s =
        germanAttack()
            .soviet("z", "0-0-6", "0604", "untried")
            .soviet("f", "2-3-6", "0604", "fell-back")
            .begin()
            .plays(ATTACK);
    assertThat(s.at("z") + " " + s.at("f")).isEqualTo("gone gone");
  }

  @Test
  @Case("KIEV-19.64")
  void aNoStrengthUnitMayBeGivenUpAsAStepLoss() {
    Play s =
        germanAttack()
            .soviet("z", "0-0-6", "0604", "untried")
            .soviet("e", "2-3-6", "0604")
            .begin()
            .plays(ATTACK, 2)
            .plays("lose steps=z:1");
    assertThat(s.at("z") + " " + s.at("e")).isEqualTo("gone 0604");
  }

  @Test
  @Case("KIEV-19.65")
  void attackersWithoutAnyStrengthAreEliminatedAndNobodyWasAttacked() {
    Play s =
        sovietAttack()
            .soviet("u", "0-1-6", "0505", "untried")
            .soviet("v", "0-0-6", "0505", "untried")
            .begin();
    s.plays("attack attackers=u,v hexes=0604");
    assertThat(s.at("u") + s.at("v")).isEqualTo("gonegone");
    assertThat(s.events(Rolled.class)).isEmpty();
    assertThat(s.is("g", Flag.FOUGHT)).isFalse();
    assertThat(s.question()).isEqualTo("combat");
  }

  @Test
  @Case("KIEV-19.65")
  void anOverrunWithoutAnyStrengthEndsTheSameWay() {
    Play s =
        Sketch.sovietMovement(2)
            .cavalry("u", "0-1-8", "0505", "untried")
            .german("g", "3-4-7|1-2-7", "0604")
            .begin();
    s.plays("overrun units=u hex=0604");
    assertThat(s.at("u")).isEqualTo("gone");
    assertThat(s.events(Rolled.class)).isEmpty();
  }

  @Test
  @Case("KIEV-19.65")
  void togetherWithOthersANoStrengthUnitAttacksAndTakesLosses() {
    Play s = sovietAttack().soviet("z", "0-0-6", "0505").soviet("e", "4-3-6", "0505").begin();
    s.plays("attack attackers=z,e hexes=0604", 5);
    assertThat(s.events(Combat.class)).extracting(Combat::attack).containsExactly(4);
    s.plays("choose option=lose").plays("lose steps=z:1");
    assertThat(s.at("z") + " " + s.at("e")).isEqualTo("gone 0505");
  }

  @Test
  @Case("KIEV-19.65")
  void unitsKnownToHaveNoStrengthCannotAttackAlone() {
    Play s = sovietAttack().soviet("z", "0-1-6", "0505").begin();
    assertThat(s.refusals("attack attackers=z hexes=0604")).containsExactly("AGS-9.32");
  }
}
