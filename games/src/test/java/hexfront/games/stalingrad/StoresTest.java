package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Event;
import hexfront.engine.Side;
import hexfront.engine.events.Control;
import hexfront.engine.events.Railed;
import hexfront.engine.events.Recovered;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 15 and 16: depots, HQs and trains of both sides, what they are refused and told. */
class StoresTest {
  private static final String LINE = "0409-0408-0407-0406-0405-0404-0403-0402-0401";

  private static Map<String, String> control(String side, String... hexes) {
    Map<String, String> control = new HashMap<>();
    for (String hex : hexes) {
      control.put(hex, side);
    }
    return control;
  }

  /** Rails of both sides at both ends of a long row. */
  private static Sketch row() {
    Map<String, String> held = control("axis", "0120", "0119");
    held.putAll(control("soviet", "0101", "0102"));
    return Sketch.clear(1, 20)
        .rail("0120-0119")
        .rail("0101-0102")
        .state("control", held)
        .state("supply-points", Map.of("axis", 3, "soviet", 5));
  }

  private static <E extends Event> List<E> told(Play play, Class<E> kind) {
    return play.events().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  @Test
  @Case({"CTS-16.10c", "CTS-16.10d", "CTS-16.10g"})
  void theSovietsPayForTheirDepotsFromTheirOwnTracks() {
    Play play = row().rifle("x", "0103").rifle("y", "0109").begin(Side.SOVIET, "supply");
    int axis = Ledger.supply(play.position(), Side.AXIS);
    int transport = Ledger.transport(play.position(), Side.SOVIET);
    play.plays("create-depot hex=0109");
    assertThat(Ledger.supply(play.position(), Side.SOVIET)).isEqualTo(4);
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isEqualTo(axis);
    assertThat(Ledger.transport(play.position(), Side.SOVIET)).isEqualTo(transport - 2);
    assertThat(told(play, Depot.class)).extracting(Depot::what).containsExactly("created");
    play.plays("create-depot hex=0102").plays("move-depot unit=soviet-depot-2 path=0102,0103");
    assertThat(Ledger.transport(play.position(), Side.SOVIET)).isEqualTo(transport - 3);
    assertThat(told(play, Depot.class)).last().extracting(Depot::what).isEqualTo("moved");
    play.plays("create-depot hex=0102").plays("absorb-depot unit=soviet-depot-3");
    assertThat(Ledger.supply(play.position(), Side.SOVIET)).isEqualTo(3);
    assertThat(told(play, Depot.class)).last().extracting(Depot::what).isEqualTo("absorbed");
    assertThat(play.at("soviet-depot-3")).isEqualTo("depots");
    play.plays("remove units=soviet-depot-1,soviet-depot-2");
    assertThat(told(play, Depot.class)).last().extracting(Depot::what).isEqualTo("removed");
  }

  @Test
  @Case({"CTS-16.10c", "CTS-16.10d", "CTS-16.10f", "CTS-16.10g"})
  void ordersToDepotsNameDepotsInPlay() {
    row()
        .counter("axis-depot-1", "0119")
        .counter("soviet-depot-1", "0101")
        .german("a", "0118")
        .begin(Side.AXIS, "supply")
        .refuses("CTS-16.10d", "move-depot unit=axis-depot-2 path=0119,0118")
        .refuses("CTS-16.10d", "move-depot unit=soviet-depot-1 path=0101,0102")
        .refuses("CTS-16.10d", "move-depot unit=axis-depot-1 path=0118,0117")
        .refuses("CTS-16.10d", "move-depot unit=axis-depot-1 path=0119")
        .refuses("CTS-16.10d", "move-depot unit=a path=0118,0117")
        .refuses("CTS-16.10g", "absorb-depot unit=axis-depot-2")
        .refuses("CTS-16.10g", "absorb-depot unit=soviet-depot-1")
        .refuses("CTS-16.10f", "remove units=axis-depot-1,axis-depot-1")
        .refuses("CTS-16.10f", "remove units=axis-depot-2")
        .refuses("CTS-16.10f", "remove units=soviet-depot-1")
        .refuses("CTS-16.10f", "remove units=a")
        .allows("remove units=axis-depot-1");
  }

  @Test
  @Case({"CTS-16.10c", "CTS-34.2b"})
  void theSovietsMakeDepotsInTheirBoxes() {
    Play play =
        row()
            .begin(Side.SOVIET, "supply")
            .refuses("CTS-16.10c", "create-depot hex=0102 box=caucasus")
            .plays("create-depot box=caucasus");
    assertThat(play.at("soviet-depot-1")).isEqualTo("caucasus");
    play.plays("absorb-depot unit=soviet-depot-1");
    assertThat(Ledger.supply(play.position(), Side.SOVIET)).isEqualTo(5);
  }

  @Test
  @Case({"CTS-16.10d", "CTS-17.0"})
  void aDepotLeavesTheMapOverItsOwnEdge() {
    Play play =
        row()
            .counter("soviet-depot-1", "0102")
            .begin(Side.SOVIET, "supply")
            .refuses("CTS-16.10d", "move-depot unit=soviet-depot-1 path=0102,off")
            .plays("move-depot unit=soviet-depot-1 path=0102,0101,off");
    assertThat(play.position().onMap(play.unit("soviet-depot-1"))).isFalse();
  }

  @Test
  @Case({"CTS-16.7d", "CTS-16.7e", "CTS-16.10b"})
  void onlyArmyHqsAreActivatedEachOnceAndByOneDepot() {
    Play play =
        row()
            .hq("h", Side.SOVIET, "0102")
            .hq("i", Side.SOVIET, "0101")
            .hq("far", Side.SOVIET, "0118")
            .counter("soviet-depot-1", "0102")
            .counter("axis-depot-1", "0119")
            .rifle("x", "0103")
            .begin(Side.SOVIET, "movement")
            .refuses("CTS-16.7d", "activate units=h,h")
            .refuses("CTS-16.7d", "activate units=x")
            .refuses("CTS-16.10b", "activate units=h,i depot=soviet-depot-1")
            .refuses("CTS-16.10b", "activate units=h depot=axis-depot-1")
            .refuses("CTS-16.10b", "activate units=h depot=soviet-depot-2")
            .refuses("CTS-16.10b", "activate units=far depot=soviet-depot-1")
            .refuses("CTS-16.9c", "activate units=far")
            .plays("activate units=h");
    assertThat(Ledger.supply(play.position(), Side.SOVIET)).isEqualTo(4);
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isEqualTo(3);
    assertThat(told(play, Activated.class)).hasSize(1);
  }

  @Test
  @Case({"CTS-16.7e", "CTS-16.9a"})
  void transportOfTheSovietsIsTheirOwn() {
    Play play =
        row().hq("h", Side.SOVIET, "0106").rifle("x", "0105").begin(Side.SOVIET, "movement");
    int axis = Ledger.transport(play.position(), Side.AXIS);
    int soviet = Ledger.transport(play.position(), Side.SOVIET);
    play.plays("activate units=h");
    assertThat(Ledger.transport(play.position(), Side.SOVIET)).isEqualTo(soviet - 1);
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(axis);
  }

  @Test
  @Case({"CTS-13.0e", "CTS-7.0a", "CTS-16.10h"})
  void recoveryControlAndLostDepotsAreTold() {
    Play recovered =
        row().german("a", "0119", "disrupted").begin(Side.AXIS, "supply").plays("end-phase");
    assertThat(told(recovered, Recovered.class)).hasSize(1);
    Play entered =
        Sketch.clear(9, 9)
            .rail(LINE)
            .counter("soviet-depot-1", "0405")
            .german("a", "0406")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0406,0405,0404");
    assertThat(told(entered, Control.class)).isNotEmpty();
    assertThat(told(entered, Depot.class)).extracting(Depot::what).containsExactly("destroyed");
    assertThat(told(entered, Depot.class)).extracting(Depot::rule).containsExactly("CTS-16.10h");
  }

  // ---- rails

  private static Sketch line() {
    return Sketch.clear(9, 9).rail(LINE).state("control", control("axis", LINE.split("-")));
  }

  @Test
  @Case({"CTS-15.2.1", "CTS-15.2.2", "CTS-15.1a"})
  void aTrainBeginsWhereItsUnitIsAndIsTold() {
    Play play =
        line()
            .german("a", "0409")
            .rifle("x", "0901")
            .begin(Side.AXIS, "movement")
            .refuses("CTS-15.2.2", "rail unit=a path=0408,0407")
            .refuses("CTS-15.2.2", "rail unit=a path=0409")
            .refuses("CTS-15.2.1", "rail unit=x path=0901,0902")
            .plays("rail unit=a path=0409,0408,0407");
    assertThat(told(play, Railed.class)).hasSize(1);
    assertThat(told(play, Railed.class).getFirst().rule()).isEqualTo("CTS-15.1a");
    play.refuses("CTS-4.2d", "rail unit=a path=0407,0406");
  }

  @Test
  @Case({"CTS-15.2.2", "CTS-5.0a", "CTS-5.2"})
  void aTrainEndsWhereThereIsRoom() {
    Sketch full = line().german("a", "0409");
    for (int i = 0; i < 3; i++) {
      full.german("f" + i, "0406");
    }
    full.begin(Side.AXIS, "movement")
        .refuses("CTS-5.0a", "rail unit=a path=0409,0408,0407,0406")
        .allows("rail unit=a path=0409,0408,0407,0406,0405");
  }

  @Test
  @Case({"CTS-15.1a", "CTS-15.2.3"})
  void allTrainsThatCanRunAreListed() {
    Play play = line().german("a", "0409").rifle("x", "0503").begin(Side.AXIS, "movement");
    assertThat(play.legal("rail"))
        .contains("rail unit=a path=0409,0408", "rail unit=a path=0409,0408,0407,0406,0405")
        .noneMatch(text -> text.contains("0403") || text.contains("0402"));
    Play moved =
        line()
            .german("a", "0508")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0508,0408");
    assertThat(moved.legal("rail")).isEmpty();
  }

  @Test
  @Case({"CTS-15.6b", "CTS-15.6d"})
  void repairsNameHexesOnceAndAreTold() {
    Play play =
        line()
            .state("repaired", Map.of("axis", List.of("0409", "0408")))
            .german("a", "0909")
            .begin(Side.AXIS, "supply")
            .refuses("CTS-15.6b", "repair hexes=0407,0407")
            .plays("repair hexes=0407");
    assertThat(told(play, Repaired.class)).extracting(Repaired::rule).containsExactly("CTS-15.6b");
    Play sections =
        Sketch.clear(9, 9)
            .rail(LINE)
            .terrain("town", "0407", "0404")
            .state("control", control("axis", LINE.split("-")))
            .state("repaired", Map.of("axis", List.of("0409", "0408", "0407", "0404")))
            .german("a", "0909")
            .begin(Side.AXIS, "supply")
            .plays("end-phase");
    assertThat(told(sections, Repaired.class))
        .extracting(Repaired::rule)
        .containsExactly("CTS-15.6d");
  }
}
