package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Section 23: active headquarters and their operations. */
class HeadquartersTest {
  /** An active headquarters in the west, an inactive one in the east, a German unit before each. */
  private static Sketch front() {
    return Sketch.clear(16, 8)
        .source(Side.SOVIET, "0101", "0501", "0901", "1301")
        .hq("west", 4, "0302")
        .hq("east", 4, "1302", "inactive")
        .soviet("w", "tank", "4-2-9", "0304")
        .soviet("e", "tank", "4-2-9", "1304")
        .german("a", "infantry", "2-1-5", "0305")
        .german("b", "infantry", "2-1-5", "1305");
  }

  @Test
  @Case({"KORSUN-23.1", "KORSUN-23.14"})
  void unitsThatReachOnlyInactiveHeadquartersDoNotAttack() {
    front()
        .begin(Side.SOVIET, "combat")
        .allows("attack attackers=w hexes=0305")
        .refuses("KORSUN-23.14", "attack attackers=e hexes=1305");
  }

  @Test
  @Case({"KORSUN-23.1", "KORSUN-23.24"})
  void inactiveHeadquartersStillSupplyTheFirstMovementPhaseAndDefence() {
    assertThat(front().begin(Side.SOVIET, "initial-movement").isSupplied("e")).isTrue();
    Play german = front().begin(Side.AXIS, "combat");
    assertThat(german.isSupplied("e")).isTrue();
    assertThat(german.odds("attack attackers=b hexes=1304").defence()).isEqualTo(2);
  }

  @Test
  @Case({"KORSUN-23.13", "KORSUN-23.14"})
  void inTheSecondMovementPhaseInactiveHeadquartersAndTheirUnitsStandStill() {
    Play play =
        Sketch.clear(20, 8)
            .source(Side.SOVIET, "0101", "0501", "0901", "1301")
            .hq("west", 4, "0302")
            .hq("east", 4, "1302", "inactive")
            .soviet("w", "tank", "4-2-9", "0304")
            .soviet("e", "tank", "4-2-9", "1304")
            .soviet("lost", "tank", "4-2-9", "1907")
            .begin(Side.SOVIET, "mechanized-movement")
            .allows("move units=west path=0302,0303")
            .allows("move units=w path=0304,0305")
            .refuses("KORSUN-23.13", "move units=east path=1302,1303")
            .refuses("KORSUN-23.14", "move units=e path=1304,1305")
            .allows("move units=lost path=1907,1908");
    assertThat(play.pointsLeft("lost")).isEqualTo(4);
  }

  @Test
  @Case({"KORSUN-23.13", "KORSUN-23.14"})
  void onlyUnitsOfActiveHeadquartersOverrun() {
    front()
        .begin(Side.SOVIET, "initial-movement")
        .allows("overrun units=w hex=0305")
        .refuses("KORSUN-23.14", "overrun units=e hex=1305");
  }

  @Test
  @Case("KORSUN-23.13")
  void theLineToAnActiveHeadquartersCountsAtTheBeginningOfThePhase() {
    Sketch.clear(16, 10)
        .hq("west", 2, "0302")
        .hq("east", 2, "1302", "inactive")
        .soviet("w", "tank", "4-2-9", "0304")
        .german("a", "infantry", "2-1-5", "0309")
        .begin(Side.SOVIET, "initial-movement")
        .plays("move units=w path=0304,0305,0306,0307,0308")
        .allows("overrun units=w hex=0309");
  }

  @Test
  @Case("KORSUN-23.13")
  void anInactiveHeadquartersAddsNoRating() {
    Sketch field =
        Sketch.clear(10, 8)
            .hq("far", 4, "0302")
            .soviet("w", "tank", "6-2-9", "0304")
            .german("a", "infantry", "2-1-5", "0305");
    String attack = "attack attackers=w hexes=0305 hq-bonus=true";
    field
        .hq("near", 4, "0304", "inactive")
        .begin(Side.SOVIET, "combat")
        .refuses("KORSUN-23.13", attack)
        .allows("attack attackers=w hexes=0305");
    Sketch active =
        Sketch.clear(10, 8)
            .hq("near", 4, "0304")
            .soviet("w", "tank", "6-2-9", "0304")
            .german("a", "infantry", "2-1-5", "0305");
    assertThat(active.begin(Side.SOVIET, "combat").odds(attack).attack()).isEqualTo(10);
  }

  @Test
  @Case("KORSUN-23.11")
  void theScheduleLimitsHowManyAreActive() {
    ActiveHeadquarters active = Play.campaign().korsun().headquarters;
    assertThat(IntStream.rangeClosed(1, 13).map(active::limit))
        .containsExactly(3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2);
    front()
        .turn(7)
        .begin(Side.SOVIET, "headquarters")
        .refuses("KORSUN-23.11", "activate units=west,east")
        .allows("activate units=east")
        .allows("activate");
  }

  @Test
  @Case("KORSUN-23.12")
  void onTurn1TheTwoTankArmiesMustBeActiveAndAThirdMay() {
    Play play = Play.campaign().plays("end-phase");
    play.refuses("KORSUN-23.12", "activate units=korsun-su-hq-5gta")
        .refuses(
            "KORSUN-23.11",
            "activate units=korsun-su-hq-5gta,korsun-su-hq-2ta,korsun-su-hq-6ta,korsun-su-hq-40a")
        .refuses("KORSUN-23.1", "activate units=korsun-ge-72id")
        .plays("activate units=korsun-su-hq-5gta,korsun-su-hq-2ta,korsun-su-hq-6ta");
    assertThat(play.is("korsun-su-hq-6ta", KorsunFlag.INACTIVE)).isFalse();
    assertThat(play.is("korsun-su-hq-40a", KorsunFlag.INACTIVE)).isTrue();
    play.refuses("KORSUN-23.12", "activate units=korsun-su-hq-40a");
  }

  @Test
  @Case("KORSUN-23.12")
  void theChoiceIsMadeAnewAtTheBeginningOfEachSovietTurn() {
    Play play = front().turn(2).begin(Side.AXIS, "mechanized-movement").plays("end-phase");
    assertThat(play.question()).isEqualTo("headquarters");
    assertThat(play.legal("activate")).hasSize(4);
    play.plays("activate units=east");
    assertThat(play.is("west", KorsunFlag.INACTIVE)).isTrue();
    assertThat(play.is("east", KorsunFlag.INACTIVE)).isFalse();
  }

  /** Four Soviet units, each before a weak German one, and a headquarters that reaches all. */
  private static Sketch offensive(int rating) {
    return Sketch.clear(16, 8)
        .hq("h", rating, "0702")
        .soviet("w", "tank", "9-2-9", "0304")
        .soviet("x", "tank", "9-2-9", "0504")
        .soviet("y", "tank", "9-2-9", "0704")
        .soviet("z", "tank", "9-2-9", "0904")
        .german("a", "infantry", "2-1-5", "0305")
        .german("b", "infantry", "2-1-5", "0505")
        .german("c", "infantry", "2-1-5", "0705")
        .german("d", "infantry", "2-1-5", "0905");
  }

  private static Play fights(Play play, String order) {
    play.plays(order, 1);
    while (!play.answers().contains("end-phase")) {
      play.plays(play.question().equals("advance") ? "pass" : "choose option=lose");
    }
    return play;
  }

  @Test
  @Case({"KORSUN-23.2", "KORSUN-23.21", "KORSUN-23.23"})
  void fromTurn5AHeadquartersCoordinatesHalfItsRatingInAttacksAndOverruns() {
    Play play = offensive(6).turn(5).snow().begin(Side.SOVIET, "initial-movement");
    fights(play, "overrun units=w hex=0305");
    play.plays("end-phase");
    fights(play, "attack attackers=x hexes=0505");
    fights(play, "attack attackers=y hexes=0705");
    play.refuses("KORSUN-23.2", "attack attackers=z hexes=0905");
  }

  @Test
  @Case("KORSUN-23.2")
  void beforeTurn5ThereIsNoLimit() {
    Play play = offensive(4).turn(4).snow().begin(Side.SOVIET, "combat");
    fights(play, "attack attackers=w hexes=0305");
    fights(play, "attack attackers=x hexes=0505");
    fights(play, "attack attackers=y hexes=0705");
    play.allows("attack attackers=z hexes=0905");
  }

  @Test
  @Case({"KORSUN-23.22", "KORSUN-23.24"})
  void theNumberOfAttackersIsNotLimitedAndMovementIsFree() {
    Play play =
        Sketch.clear(16, 8)
            .turn(5)
            .snow()
            .hq("h", 4, "0502")
            .soviet("x", "tank", "2-2-9", "0504")
            .soviet("y", "tank", "2-2-9", "0404")
            .soviet("z", "tank", "2-2-9", "0604")
            .german("b", "infantry", "2-9-5", "0505")
            .state("operations-used", Map.of("h", 1))
            .begin(Side.SOVIET, "combat");
    play.allows("attack attackers=x,y,z hexes=0505");
    Play moving =
        offensive(4)
            .turn(5)
            .snow()
            .state("operations-used", Map.of("h", 2))
            .begin(Side.SOVIET, "mechanized-movement");
    assertThat(moving.pointsLeft("w")).isEqualTo(9);
    moving.refuses("KORSUN-23.2", "overrun units=w hex=0305");
  }

  @Test
  @Case("KORSUN-23.2")
  void anAttackTakesAsFewHeadquartersAsCanReachAllItsUnits() {
    Sketch field =
        Sketch.clear(16, 10)
            .turn(5)
            .snow()
            .hq("p", 4, "0302")
            .hq("q", 4, "0702")
            .soviet("x", "tank", "9-2-9", "0504")
            .soviet("y", "tank", "9-2-9", "0404")
            .german("b", "infantry", "2-1-5", "0505");
    Play play = field.begin(Side.SOVIET, "combat");
    play.plays("coordinate unit=q").refuses("KORSUN-23.2", "coordinate unit=q");
    fights(play, "attack attackers=x hexes=0505");
    int[] left =
        IntStream.range(0, 2).map(i -> play.korsun().operations.left(play.position(), i)).toArray();
    assertThat(left).containsExactly(2, 1);
  }

  @Test
  @Case("KORSUN-23.2")
  void operationsDoNotCarryOver() {
    Play play =
        offensive(4)
            .turn(5)
            .state("operations-used", Map.of("h", 2))
            .begin(Side.AXIS, "mechanized-movement")
            .plays("end-phase")
            .plays("activate units=h");
    assertThat(play.korsun().operations.left(play.position(), 0)).isEqualTo(2);
  }

  @Test
  @Case({"KORSUN-19.62"})
  void aHeadquartersAloneDefendsWithHalfItsRatingAndHasOneStep() {
    Play play =
        Sketch.clear(8, 8)
            .hq("h", 6, "0404")
            .german("a", "infantry", "9-3-5", "0405")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a hexes=0404").defence()).isEqualTo(3);
    assertThat(Sketch.box().counters())
        .filteredOn(u -> u.arm().equals("headquarters"))
        .hasSize(8)
        .allMatch(u -> u.steps().size() == 1);
  }
}
