package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Entered;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 12 and 13. */
class ReinforcementsTest {
  private static Sketch field() {
    return Sketch.clear(9, 9)
        .source(Side.SOVIET, "0901")
        .rail("0901-0902-0903-0904-0905-0906")
        .rail("0101-0102")
        .soviet("one", "3-3-4|1-1-4", "off")
        .soviet("two", "3-3-4|1-1-4", "off", "lost 1")
        .hq("37A", Side.SOVIET, 3, "off", "turn 5")
        .hq("40A", Side.SOVIET, 3, "off", "turn 6")
        .cup("SOVIET-REINF");
  }

  private static Play drawn(Sketch sketch) {
    return sketch.begin(Side.AXIS, "order-execution").plays("draw");
  }

  @Test
  @Case({"GJ-7.2.2", "GJ-12.0", "GJ-12.2", "GJ-12.2.1"})
  void theChitBringsOnTheNumberOfTheTrackHeadquartersIncluded() {
    Play play = drawn(field());
    assertThat(play.question()).isEqualTo("reinforcement");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.plays("enter units=one hex=0903")
        .plays("enter units=37A hex=0904")
        .refuses("GJ-12.2.1", "enter units=one hex=0904")
        .refuses("GJ-12.2.1", "enter units=40A hex=0904");
    Play few =
        drawn(
            field()
                .turn(10)
                .soviet("a", "1-1-4", "off")
                .soviet("b", "1-1-4", "off")
                .soviet("c", "1-1-4", "off")
                .soviet("d", "1-1-4", "off"));
    few.plays("enter units=a hex=0901").plays("enter units=b,c hex=0902");
    assertThat(few.question()).isNotEqualTo("reinforcement");
    assertThat(few.at("d")).isEqualTo("waiting");
  }

  @Test
  @Case({"GJ-12.1", "GJ-12.1.1"})
  void theyComeOnRailroadsThatLeadToASource() {
    drawn(field())
        .allows("enter units=one hex=0906")
        .refuses("GJ-12.1.1", "enter units=one hex=0802")
        .refuses("GJ-12.1.2", "enter units=one hex=0102");
  }

  @Test
  @Case({"GJ-12.1.2", "GJ-3.2.4"})
  void theirLineEntersNoEnemyZoneAndNoEnemyTown() {
    drawn(field().axis("a", "5-5-5", "0804").soviet("friend", "3-3-4", "0904"))
        .allows("enter units=one hex=0903")
        .refuses("GJ-12.1.2", "enter units=one hex=0904")
        .refuses("GJ-12.1.2", "enter units=one hex=0906");
    drawn(field().terrain("town", "0903").state("control", Map.of("0903", "axis")))
        .allows("enter units=one hex=0902")
        .refuses("GJ-12.1.2", "enter units=one hex=0903")
        .refuses("GJ-12.1.2", "enter units=one hex=0905");
  }

  @Test
  @Case("GJ-3.1.3")
  void stackingCountsWhenTheyArePlaced() {
    drawn(field().soviet("x", "3-3-4", "0903"))
        .allows("enter units=one hex=0903")
        .refuses("GJ-3.1.3", "enter units=one,two hex=0903");
  }

  @Test
  @Case("GJ-12.1.3")
  void theyShowTheSideTheyHadInTheBox() {
    Play play = drawn(field()).plays("enter units=one,two hex=0903");
    assertThat(play.stepsLeft("one")).isEqualTo(2);
    assertThat(play.stepsLeft("two")).isEqualTo(1);
  }

  @Test
  @Case("GJ-12.2.2")
  void whatTheBoxLacksIsLost() {
    Play play =
        drawn(field())
            .plays("enter units=one hex=0903")
            .plays("enter units=two hex=0904")
            .plays("enter units=37A hex=0905");
    assertThat(play.question()).isNotEqualTo("reinforcement");
  }

  /** Every kind of unit where one blow removes it. */
  private static Play struck(Sketch sketch) {
    return sketch.begin(Side.AXIS, "combat").fights("attack attackers=a hexes=0404", "3RR");
  }

  private static Sketch blow() {
    return Sketch.clear(9, 9).axis("a", "30-5-5", "0403");
  }

  @Test
  @Case({"GJ-12.3.1", "GJ-13.3"})
  void sovietInfantryAndHeadquartersRemovedByCombatGoToTheBoxReduced() {
    Play play = struck(blow().soviet("x", "1-1-4|1-1-4", "0404"));
    assertThat(play.at("x")).isEqualTo("waiting");
    assertThat(play.stepsLeft("x")).isEqualTo(1);
    assertThat(struck(blow().hq("h", Side.SOVIET, 3, "0404")).at("h")).isEqualTo("waiting");
  }

  @Test
  @Case({"GJ-12.3.2", "GJ-13.4"})
  void mechanizedUnitsAndAllThatLackOfSupplyRemovesAreGone() {
    assertThat(struck(blow().tank("x", "1-1-4|1-1-4", "0404")).at("x")).isEqualTo("gone");
    Play play =
        Sketch.clear(6, 6)
            .soviet("x", "3-3-4", "0303", "unsupplied")
            .hq("h", Side.SOVIET, 3, "0404", "unsupplied", "lost 1")
            .cup("SUPPLY")
            .begin(Side.AXIS, "order-execution")
            .plays("draw");
    assertThat(play.at("x")).isEqualTo("gone");
    assertThat(play.at("h")).isEqualTo("gone");
  }

  @Test
  @Case("GJ-13.3")
  void anAxisHeadquartersReturnsButOtherAxisUnitsDoNot() {
    Play play =
        Sketch.clear(9, 9)
            .tank("x", "30-5-5", "0403")
            .hq("h", Side.AXIS, 3, "0404")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0404", "3RR");
    assertThat(play.at("h")).isEqualTo("waiting");
    Play infantry =
        Sketch.clear(9, 9)
            .tank("x", "30-5-5", "0403")
            .axis("a", "2-2-5|1-1-5", "0404")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0404", "3RR");
    assertThat(infantry.at("a")).isEqualTo("gone");
  }

  @Test
  @Case({"GJ-12.2.1", "GJ-12.2.2", "GJ-3.4.2"})
  void anEntryNamesUnitsOnceAndTakesThePlace() {
    Play play =
        drawn(field().terrain("town", "0903").soviet("x", "3-3-4", "0809"))
            .refuses("GJ-12.2.1", "enter units=one,one hex=0903")
            .refuses("GJ-12.2.1", "enter units=x hex=0903")
            .refuses("GJ-5.2", "draw")
            .plays("enter units=one hex=0903");
    assertThat(play.position().controls(Side.SOVIET, play.hex("0903"))).isTrue();
    assertThat(play.events())
        .anyMatch(e -> e instanceof Entered en && en.rule().equals("GJ-12.1.1"));
    assertThat(play.plays("end-phase").question()).isNotEqualTo("reinforcement");
    Play nowhere = drawn(field().axis("a", "5-5-5", "0901"));
    assertThat(nowhere.question()).isNotEqualTo("reinforcement");
  }

  @Test
  @Case({"GJ-12.3.1", "GJ-13.3"})
  void whatGoesToTheBoxIsTold() {
    Play infantry = struck(blow().soviet("x", "1-1-4|1-1-4", "0404"));
    assertThat(infantry.events())
        .anyMatch(e -> e instanceof Boxed b && b.rule().equals("GJ-12.3.1"));
    Play headquarters = struck(blow().hq("h", Side.SOVIET, 3, "0404"));
    assertThat(headquarters.events())
        .anyMatch(e -> e instanceof Boxed b && b.rule().equals("GJ-13.3"));
    Play tanks = struck(blow().tank("x", "1-1-4|1-1-4", "0404"));
    assertThat(tanks.events()).noneMatch(Boxed.class::isInstance);
  }
}
