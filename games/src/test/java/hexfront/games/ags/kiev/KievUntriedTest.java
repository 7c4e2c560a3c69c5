package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Rolled;
import hexfront.games.ags.Flag;
import org.junit.jupiter.api.Test;

class KievUntriedTest {
  private static final String ATTACK = "attack attackers=g hexes=0604";

  private static Situation germanAttack() {
    return Situation.germanCombat(2).infantry("g", "6-7-7", "0505");
  }

  private static Situation sovietAttack() {
    return Situation.sovietCombat(2).hq("h", 5, "0506").infantry("g", "3-4-7|1-2-7", "0604");
  }

  // ---- asterisks

  @Test
  @Case("KIEV-19.61")
  void anAsteriskThatIsRevealedTakesTheChoiceOfStepLosses() {
    Situation s = germanAttack().rifle("u", "2-3-6", "0604").untried().asterisk();
    s.rifle("e", "2-3-6", "0604");
    s.play(ATTACK, 1);
    assertThat(s.decision().stage()).isEqualTo("retreat");
    assertThat(s.decision().side()).isEqualTo(Side.AXIS);
    assertThat(s.refusal("lose steps=u:1")).startsWith("KIEV-19.61");
    assertThat(s.refusal("choose option=lose")).startsWith("KIEV-19.61");
    s.play("retreat paths=u:0604,0704;e:0604,0705");
    assertThat(s.at("u") + " " + s.at("e")).isEqualTo("0704 0705");
  }

  @Test
  @Case("KIEV-19.61")
  void withNoWayToRetreatTheUnitsOfSuchABattleAreEliminated() {
    Situation s =
        germanAttack()
            .infantry("n", "5-7-7", "0803")
            .infantry("m", "5-7-7", "0602")
            .rifle("u", "4-3-6|2-3-6", "0604")
            .untried()
            .asterisk();
    s.infantry("k", "5-7-7", "0805").play(ATTACK, 1);
    assertThat(s.at("u")).isEqualTo("gone");
  }

  @Test
  @Case("KIEV-19.61")
  void withoutAnAsteriskATrappedUnitOnlyLosesAStep() {
    Situation s =
        germanAttack()
            .infantry("n", "5-7-7", "0803")
            .infantry("m", "5-7-7", "0602")
            .rifle("u", "4-3-6|2-3-6", "0604")
            .untried();
    s.infantry("k", "5-7-7", "0805").play(ATTACK, 1);
    assertThat(s.at("u")).isEqualTo("0604");
    assertThat(s.stepsLost("u")).isEqualTo(1);
  }

  @Test
  @Case("KIEV-19.61")
  void anEngagementStillTakesAStep() {
    Situation s =
        Situation.germanCombat(2)
            .infantry("g", "3-7-7|2-2-7", "0505")
            .rifle("u", "4-3-6|2-3-6", "0604")
            .untried()
            .asterisk();
    s.play(ATTACK, 4);
    assertThat(s.events(Combat.class)).extracting(Combat::result).containsExactly("eng");
    assertThat(s.stepsLost("u")).isEqualTo(1);
    assertThat(s.at("u")).isEqualTo("0604");
  }

  @Test
  @Case("KIEV-19.61")
  void anAttackingAsteriskUnitBindsItsSideToo() {
    Situation s = sovietAttack().rifle("u", "4-3-6", "0505").untried().asterisk();
    s.play("attack attackers=u hexes=0604", 5);
    assertThat(s.events(Combat.class)).extracting(Combat::result).containsExactly("1/-");
    assertThat(s.decision().stage()).isEqualTo("retreat");
    assertThat(s.decision().side()).isEqualTo(Side.AXIS);
  }

  @Test
  @Case("KIEV-19.61")
  void anOverrunThatRevealsAnAsteriskBindsAsWell() {
    Situation s =
        Situation.germanMovement(2)
            .panzer("p", "6-2-10", "0505")
            .rifle("u", "2-3-6", "0604")
            .untried()
            .asterisk();
    s.play("overrun units=p hex=0604", 1);
    assertThat(s.decision().stage()).isEqualTo("retreat");
  }

  @Test
  @Case("KIEV-19.62")
  void theAsteriskOfATriedUnitIsIgnored() {
    Situation s = germanAttack().rifle("u", "2-3-6", "0604").asterisk().play(ATTACK, 1);
    assertThat(s.decision().stage()).isEqualTo("lose-or-retreat");
    assertThat(s.decision().options()).containsExactly("lose", "retreat");
  }

  @Test
  @Case("KIEV-19.62")
  void theNextBattleOfARevealedUnitIsAnOrdinaryOne() {
    Situation s = germanAttack().rifle("u", "2-3-6", "0604").untried().asterisk();
    s.play(ATTACK, 1).play("retreat paths=u:0604,0704").play("pass").play("end-phase");
    s.play("end-phase").play("end-phase").play("end-phase"); // up to German movement, turn 3
    s.play("move units=g path=0505,0604").play("end-phase");
    s.play("attack attackers=g hexes=0704", 1);
    assertThat(s.decision().stage()).isEqualTo("lose-or-retreat");
  }

  // ---- no strength

  @Test
  @Case("KIEV-19.63")
  void defendersWhoAllHaveNoStrengthAreGoneWithoutADie() {
    Situation s = germanAttack().rifle("a", "0-0-6", "0604").untried();
    s.rifle("b", "0-0-6", "0604").untried().play(ATTACK);
    assertThat(s.at("a") + s.at("b")).isEqualTo("gonegone");
    assertThat(s.events(Rolled.class)).isEmpty();
    assertThat(s.allows("advance paths=g:0505,0604,0704")).isTrue();
  }

  @Test
  @Case("KIEV-19.63")
  void anOverrunOfNoStrengthSucceedsWithoutADie() {
    Situation s =
        Situation.germanMovement(2)
            .panzer("p", "6-2-10", "0505")
            .rifle("a", "0-0-6", "0604")
            .untried();
    s.play("overrun units=p hex=0604");
    assertThat(s.events(Rolled.class)).isEmpty();
    assertThat(s.at("p")).isEqualTo("0604");
  }

  @Test
  @Case("KIEV-19.63")
  void besideAnotherUnitANoStrengthUnitStaysAndTheBattleGoesOn() {
    Situation s = germanAttack().rifle("z", "0-0-6", "0604").untried();
    s.rifle("e", "2-3-6", "0604").play(ATTACK, 1);
    assertThat(s.at("z")).isEqualTo("0604");
    assertThat(s.is("z", Flag.UNTRIED)).isFalse();
    assertThat(s.events(Combat.class)).extracting(Combat::defence).containsExactly(3);
  }

  @Test
  @Case("KIEV-19.63")
  void aHeadquartersBesideNoStrengthUnitsDefendsForThem() {
    Situation s = germanAttack().rifle("z", "0-0-6", "0604").untried();
    s.hq("h", 6, "0604").play(ATTACK, 1);
    assertThat(s.events(Combat.class)).extracting(Combat::defence).containsExactly(3);
  }

  @Test
  @Case("KIEV-19.63")
  void unitsThatFellBackOntoNoStrengthUnitsGoWithThem() {
    Situation s = germanAttack().rifle("z", "0-0-6", "0604").untried();
    s.rifle("f", "2-3-6", "0604").flag("fell-back").play(ATTACK);
    assertThat(s.at("z") + " " + s.at("f")).isEqualTo("gone gone");
  }

  @Test
  @Case("KIEV-19.64")
  void aNoStrengthUnitMayBeGivenUpAsAStepLoss() {
    Situation s = germanAttack().rifle("z", "0-0-6", "0604").untried();
    s.rifle("e", "2-3-6", "0604").play(ATTACK, 2).play("lose steps=z:1");
    assertThat(s.at("z") + " " + s.at("e")).isEqualTo("gone 0604");
  }

  @Test
  @Case("KIEV-19.65")
  void attackersWithoutAnyStrengthAreEliminatedAndNobodyWasAttacked() {
    Situation s = sovietAttack().rifle("u", "0-1-6", "0505").untried();
    s.rifle("v", "0-0-6", "0505").untried();
    s.play("attack attackers=u,v hexes=0604");
    assertThat(s.at("u") + s.at("v")).isEqualTo("gonegone");
    assertThat(s.events(Rolled.class)).isEmpty();
    assertThat(s.is("g", Flag.FOUGHT)).isFalse();
    assertThat(s.decision().stage()).isEqualTo("combat");
  }

  @Test
  @Case("KIEV-19.65")
  void anOverrunWithoutAnyStrengthEndsTheSameWay() {
    Situation s =
        Situation.sovietMovement(2)
            .cavalry("u", "0-1-8", "0505")
            .untried()
            .infantry("g", "3-4-7|1-2-7", "0604");
    s.play("overrun units=u hex=0604");
    assertThat(s.at("u")).isEqualTo("gone");
    assertThat(s.events(Rolled.class)).isEmpty();
  }

  @Test
  @Case("KIEV-19.65")
  void togetherWithOthersANoStrengthUnitAttacksAndTakesLosses() {
    Situation s = sovietAttack().rifle("z", "0-0-6", "0505").rifle("e", "4-3-6", "0505");
    s.play("attack attackers=z,e hexes=0604", 5);
    assertThat(s.events(Combat.class)).extracting(Combat::attack).containsExactly(4);
    s.play("choose option=lose").play("lose steps=z:1");
    assertThat(s.at("z") + " " + s.at("e")).isEqualTo("gone 0505");
  }

  @Test
  @Case("KIEV-19.65")
  void unitsKnownToHaveNoStrengthCannotAttackAlone() {
    Situation s = sovietAttack().rifle("z", "0-1-6", "0505");
    assertThat(s.refusal("attack attackers=z hexes=0604")).containsExactly("AGS-9.32");
  }
}
