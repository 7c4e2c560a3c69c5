package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.events.Entered;
import hexfront.games.Setting;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Play;
import hexfront.games.common.StandIn;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 23. */
class StarReinforcementsTest {
  private static Sketch sketch(int turn) {
    return Sketch.clear(6, 8)
        .area("K", "0101", "0201", "0301")
        .area("B", "0108", "0208", "0308")
        .soviet("x", "3-4-6", "off", "trait 3K")
        .german("a", "2-3-7", "off", "size regiment", "trait 3B")
        .turn(turn);
  }

  private static Play begin(Sketch sketch, Side side) {
    return sketch.begin(side, "initial-movement");
  }

  @Test
  @Case({"STAR-23.0", "STAR-23.1"})
  void aSovietReinforcementEntersInAreaKOnItsTurn() {
    begin(sketch(2), Side.SOVIET).refuses("STAR-23.1", "enter units=x hex=0201");
    Play table = begin(sketch(3), Side.SOVIET);
    table.refuses("STAR-23.1", "enter units=x hex=0208");
    table.plays("enter units=x hex=0201");
    assertThat(table.pointsLeft("x")).isEqualTo(5);
    assertThat(table.isSupplied("x")).isTrue();
    table.allows("move units=x path=0201,0202");
  }

  @Test
  @Case("STAR-23.12")
  void itDoesNotEnterAnEnemyZoneEvenBesideAFriend() {
    Play table =
        begin(sketch(3).german("g", "1-2-7", "0202").soviet("y", "1-1-6", "0201"), Side.SOVIET);
    table.refuses("STAR-23.12", "enter units=x hex=0201").allows("enter units=x hex=0101");
  }

  @Test
  @Case({"STAR-23.13", "STAR-25.2"})
  void aSovietUnitThatDoesNotEnterOnItsTurnIsLostAndCounts() {
    Play table = begin(sketch(3), Side.SOVIET);
    table.plays("end-phase");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.rules().score(table.position()).axis()).isEqualTo(3);
  }

  @Test
  @Case({"STAR-23.2", "STAR-23.22", "STAR-23.23"})
  void aGermanReinforcementEntersInItsAreaOnItsTurnOrLater() {
    begin(sketch(2), Side.AXIS).refuses("STAR-23.2", "enter units=a hex=0208");
    Play table = begin(sketch(3), Side.AXIS);
    table.refuses("STAR-23.2", "enter units=a hex=0201").plays("end-phase");
    assertThat(table.at("a")).isEqualTo("waiting");
    begin(sketch(9), Side.AXIS).plays("enter units=a hex=0208");
  }

  @Test
  @Case("STAR-23.21")
  void aGermanDoesNotEnterAnEnemyZone() {
    Play table =
        begin(sketch(3).soviet("y", "1-1-6", "0307").german("g", "1-2-7", "0308"), Side.AXIS);
    table.refuses("STAR-23.21", "enter units=a hex=0308").allows("enter units=a hex=0208");
  }

  @Test
  @Case({"STAR-23.0", "AGS-15.0"})
  void nobodyEntersInTheMechanizedMovementPhase() {
    sketch(3)
        .begin(Side.SOVIET, "mechanized-movement")
        .refuses("AGS-15.0", "enter units=x hex=0201");
  }

  @Test
  @Case("STAR-23.11")
  void theChartBringsUntriedUnitsTurnByTurn() {
    Setting setting = new StarBox().open("campaign", Map.of());
    Map<String, Integer> arrivals = new HashMap<>();
    for (Unit unit : setting.rulebook().board().units()) {
      if (StandIn.is(unit) && !setting.position().onMap(unit.index())) {
        assertThat(setting.position().is(unit.index(), Flag.UNTRIED)).isTrue();
        String turn =
            unit.traits().stream().filter(t -> t.matches("\\dK")).findFirst().orElseThrow();
        arrivals.merge(UntriedPool.of(unit).orElseThrow().word() + " " + turn, 1, Integer::sum);
      }
    }
    assertThat(arrivals)
        .containsExactlyInAnyOrderEntriesOf(
            Map.ofEntries(
                Map.entry("rifle-division 2K", 2),
                Map.entry("rifle-division 3K", 3),
                Map.entry("rifle-division 4K", 3),
                Map.entry("rifle-division 5K", 3),
                Map.entry("rifle-division 6K", 2),
                Map.entry("rifle-brigade 3K", 1),
                Map.entry("rifle-brigade 5K", 1),
                Map.entry("tank-brigade 2K", 3),
                Map.entry("tank-brigade 3K", 2),
                Map.entry("tank-brigade 4K", 2),
                Map.entry("tank-brigade 5K", 2),
                Map.entry("tank-brigade 6K", 1),
                Map.entry("antitank-brigade 4K", 1)));
  }

  @Test
  @Case({"STAR-23.1", "STAR-21.1"})
  void aReinforcementEntersInOffensiveModeUnlessADefensiveHeadquartersCommandsIt() {
    Play table = begin(sketch(3), Side.SOVIET).plays("enter units=x hex=0201");
    assertThat(table.is("x", StarFlag.DEFENSIVE)).isFalse();
    Play commanded =
        begin(sketch(3).hq("h", 4, "0203", "defensive"), Side.SOVIET)
            .plays("enter units=x hex=0201");
    assertThat(commanded.is("x", StarFlag.DEFENSIVE)).isTrue();
  }

  @Test
  @Case({"STAR-23.13", "STAR-25.1"})
  void whoLeftTheMapOnItsTurnIsNotLateAndDoesNotReturn() {
    Play table =
        begin(sketch(3).area("L", "0608").soviet("y", "3-4-6", "0608", "trait 3K"), Side.SOVIET);
    table.plays("withdraw units=y").refuses("STAR-23.1", "enter units=y hex=0201");
    table.plays("end-phase");
    assertThat(table.at("y")).isEqualTo("waiting");
    assertThat(table.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("STAR-23.0")
  void anEntryIsToldByItsCase() {
    Play table = begin(sketch(3), Side.SOVIET).plays("enter units=x hex=0201");
    assertThat(table.last(Entered.class).rule()).isEqualTo("STAR-23.0");
  }
}
