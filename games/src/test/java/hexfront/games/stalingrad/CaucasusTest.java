package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Event;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 33 and 34: the tracks of the Caucasus and the coast, and ways from box to box. */
class CaucasusTest {
  private static Sketch map(String caucasus, String coast) {
    return Sketch.map()
        .rifle("x", "1702")
        .german("g", "2651")
        .state("scenario", "campaign")
        .state("axis-marker", Map.of("caucasus", caucasus, "black-sea-coast", coast));
  }

  private static Object markers(Play play) {
    return play.view(Side.AXIS).state().get("axis-marker");
  }

  @Test
  @Case({"CTS-34.8", "CTS-34.1b"})
  void theDefenderHasTheGroundOfTheSpaceThatIsFoughtFor() {
    Play play = map("krasnodar", "krymskaya").begin(Side.AXIS, "combat");
    Caucasus caucasus = play.rules().caucasus;
    assertThat(caucasus.terrain(play.position(), Side.AXIS, 0)).as("maykop").isEqualTo(1);
    assertThat(caucasus.terrain(play.position(), Side.SOVIET, 0)).as("krasnodar").isEqualTo(1);
    assertThat(caucasus.terrain(play.position(), Side.AXIS, 1)).as("novorossiysk").isEqualTo(2);
    assertThat(caucasus.terrain(play.position(), Side.SOVIET, 1)).as("krymskaya").isEqualTo(1);
    Play end = map("baku", "batumi").begin(Side.AXIS, "combat");
    assertThat(end.rules().caucasus.terrain(end.position(), Side.SOVIET, 0)).isEqualTo(1);
    assertThat(end.rules().caucasus.terrain(end.position(), Side.SOVIET, 1)).isEqualTo(2);
    assertThat(end.rules().caucasus.terrain(end.position(), Side.AXIS, 1)).isZero();
  }

  @Test
  @Case({"CTS-34.1b", "CTS-34.5a"})
  void aSuccessMovesTheMarkerOfItsTrackAndIsTold() {
    Play play = map("krasnodar", "krymskaya").begin(Side.AXIS, "combat");
    List<Event> told = new ArrayList<>();
    play.rules().caucasus.succeed(play.position(), Side.AXIS, 1, told::add);
    assertThat(markers(play))
        .isEqualTo(Map.of("caucasus", "krasnodar", "black-sea-coast", "novorossiysk"));
    assertThat(told).containsExactly(new Marker("black-sea-coast", "novorossiysk", "CTS-34.1b"));
    play.rules().caucasus.succeed(play.position(), Side.SOVIET, 0, told::add);
    assertThat(markers(play))
        .isEqualTo(Map.of("caucasus", "armavir", "black-sea-coast", "novorossiysk"));
  }

  @Test
  @Case({"CTS-34.5b", "CTS-34.5a"})
  void whoLosesTheCoastIsClearedFromIt() {
    Play play =
        map("krasnodar", "taman-peninsula")
            .german("a", "black-sea-coast")
            .begin(Side.SOVIET, "combat");
    List<Event> told = new ArrayList<>();
    play.rules().caucasus.succeed(play.position(), Side.SOVIET, 1, told::add);
    assertThat(play.at("a")).isEqualTo("caucasus");
    assertThat(told.getFirst()).isEqualTo(new Marker("black-sea-coast", "off", "CTS-34.1b"));
    assertThat(told.toString()).contains("caucasus").contains("CTS-34.5b");
    assertThat(told).hasSize(2);
  }

  @Test
  @Case({"CTS-34.3a", "CTS-34.3d"})
  void theFirstAxisUnitOnTheCoastPutsItsMarkerThere() {
    Play play =
        Sketch.map()
            .rifle("x", "1702")
            .german("g", "2651")
            .state("scenario", "campaign")
            .state("axis-marker", Map.of("caucasus", "krasnodar"))
            .begin(Side.AXIS, "movement");
    Caucasus caucasus = play.rules().caucasus;
    caucasus.arrived(play.position(), play.unit("x"), Boxes.COAST, e -> {});
    assertThat(markers(play)).isEqualTo(Map.of("caucasus", "krasnodar"));
    caucasus.arrived(play.position(), play.unit("g"), Boxes.COAST, e -> {});
    assertThat(markers(play))
        .isEqualTo(Map.of("caucasus", "krasnodar", "black-sea-coast", "taman-peninsula"));
    caucasus.arrived(play.position(), play.unit("g"), Boxes.CAUCASUS, e -> {});
    assertThat(play.value(Ledger.MARKERS)).as("the marker there stays").isEqualTo(3);
  }

  @Test
  @Case({"CTS-34.9", "CTS-34.1a"})
  void aPushNeedsUnitsOfOnesOwnAndSpacesToGo() {
    Sketch sketch = map("krasnodar", "poti");
    Play none = sketch.begin(Side.AXIS, "combat");
    Caucasus caucasus = none.rules().caucasus;
    assertThat(caucasus.check(none.position(), new Push("caucasus", 1)).isLegal()).isFalse();
    assertThat(caucasus.check(none.position(), new Push("trans-volga", 1)).isLegal()).isFalse();
    Play there = sketch.german("a", "black-sea-coast").begin(Side.AXIS, "combat");
    caucasus = there.rules().caucasus;
    assertThat(caucasus.check(there.position(), new Push("black-sea-coast", 1)).isLegal()).isTrue();
    assertThat(caucasus.check(there.position(), new Push("black-sea-coast", 2)).isLegal())
        .as("batumi is the last")
        .isFalse();
  }

  @Test
  @Case({"CTS-33.1.1b", "CTS-33.1a", "CTS-33.1.1c"})
  void onlySovietUnitsGoFromBoxToBoxAndDepotsDoNotMoveByThemselves() {
    Play axis = map("krasnodar", "krymskaya").german("a", "caucasus").begin(Side.AXIS, "movement");
    axis.refuses("CTS-33.1.1b", "transfer units=a box=caspian")
        .allows("transfer units=a box=black-sea-coast");
    Play play =
        map("krasnodar", "krymskaya")
            .rifle("t", "trans-volga")
            .counter("soviet-depot-1", "trans-volga")
            .turn(30)
            .begin(Side.SOVIET, "movement");
    play.refuses("CTS-33.1.1b", "transfer units=soviet-depot-1 box=astrakhan")
        .refuses("CTS-33.1.1c", "transfer units=t box=caucasus")
        .refuses("CTS-33.1.1c", "transfer units=x box=astrakhan")
        .plays("transfer units=t box=astrakhan");
    assertThat(play.at("t")).isEqualTo("astrakhan");
    assertThat(play.last(Placed.class).toString()).contains("astrakhan");
    play.refuses("CTS-33.1a", "transfer units=t box=trans-volga");
  }

  @Test
  @Case({"CTS-34.4", "CTS-33.1.1b"})
  void theWayAlongTheCoastAndTheWayFromBoxToBoxAreCountedApart() {
    Play play =
        map("armavir", "krymskaya")
            .turn(30)
            .rifle("a", "caucasus")
            .rifle("b", "black-sea-coast")
            .rifle("c", "trans-volga")
            .begin(Side.SOVIET, "movement")
            .plays("transfer units=a box=black-sea-coast")
            .plays("transfer units=b box=caucasus");
    assertThat(play.value(Ledger.COAST_TRANSIT)).isEqualTo(4);
    assertThat(play.value(Ledger.TRANSIT)).isZero();
    play.plays("transfer units=c box=astrakhan");
    assertThat(play.value(Ledger.COAST_TRANSIT)).isEqualTo(4);
    assertThat(play.value(Ledger.TRANSIT)).isEqualTo(2);
  }
}
