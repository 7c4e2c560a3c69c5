package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Entered;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 17 to 21 and 33: who comes, who goes, what is owed. */
class ComingAndGoingTest {
  private static Sketch field() {
    return Sketch.clear(9, 9).rifle("x", "0802").german("a", "0807");
  }

  private static Object state(Play play, String name) {
    return play.view(Side.AXIS).state().get(name);
  }

  // ---- withdrawals

  private static Sketch due(int steps) {
    return field()
        .panzer("p", "9-9-6|6-6-6|3-3-6", "0405", "lost 1")
        .panzer("q", "9-9-6|6-6-6|3-3-6", "0406")
        .state("withdrawals", List.of(Map.of("unit", "p", "steps", steps)));
  }

  @Test
  @Case({"CTS-20.1", "CTS-20.2"})
  void stepsThatAWithdrawnUnitLacksAreOwed() {
    Play play = due(3).begin(Side.AXIS, "arrivals").plays("withdraw unit=p");
    assertThat(state(play, "replacement-debt")).isEqualTo(List.of(Map.of("unit", "p", "steps", 1)));
    assertThat(state(play, "withdrawals")).isEqualTo(List.of());
    Play whole = due(2).begin(Side.AXIS, "arrivals").plays("withdraw unit=p");
    assertThat(state(whole, "replacement-debt")).isEqualTo(List.of());
    Play other = due(3).begin(Side.AXIS, "arrivals").plays("withdraw unit=q for=p");
    assertThat(other.at("q")).isEqualTo("withdrawn");
    assertThat(other.at("p")).isEqualTo("0405");
    assertThat(state(other, "replacement-debt")).isEqualTo(List.of());
  }

  @Test
  @Case("CTS-20.2")
  void replacementsAtHandPayAtOnce() {
    Play play =
        due(4)
            .counter("german-panzer-1", "0405")
            .counter("german-infantry-1", "0405")
            .counter("german-panzer-2", "arriving")
            .begin(Side.AXIS, "arrivals")
            .plays("withdraw unit=p");
    assertThat(play.at("german-panzer-1")).isEqualTo("replacement-pool");
    assertThat(play.at("german-panzer-2")).isEqualTo("replacement-pool");
    assertThat(play.at("german-infantry-1")).isEqualTo("0405");
    assertThat(state(play, "replacement-debt")).isEqualTo(List.of());
  }

  @Test
  @Case({"CTS-20.1", "CTS-20.3"})
  void onlyWhoIsDueAndFreeIsWithdrawn() {
    Play play =
        due(3)
            .axis("foot", "9-9-3|6-6-3", "0407")
            .begin(Side.AXIS, "arrivals")
            .refuses("CTS-20.1", "withdraw unit=foot")
            .refuses("CTS-20.1", "withdraw unit=q")
            .refuses("CTS-20.3", "withdraw unit=foot for=p")
            .refuses("CTS-20.3", "withdraw unit=x for=p")
            .refuses("CTS-20.1", "end-phase");
    assertThat(play.legal("withdraw"))
        .containsExactlyInAnyOrder("withdraw unit=p", "withdraw unit=q for=p");
  }

  @Test
  @Case({"CTS-20.1", "CTS-20.2"})
  void severalWithdrawalsAndDebtsStandBesideOneAnother() {
    Play play =
        due(3)
            .panzer("r", "8-8-6|4-4-6", "0505", "lost 1")
            .state(
                "withdrawals",
                List.of(Map.of("unit", "p", "steps", 3), Map.of("unit", "r", "steps", 3)))
            .begin(Side.AXIS, "arrivals")
            .plays("withdraw unit=r")
            .refuses("CTS-20.1", "end-phase")
            .plays("withdraw unit=p");
    assertThat(state(play, "replacement-debt"))
        .isEqualTo(List.of(Map.of("unit", "r", "steps", 2), Map.of("unit", "p", "steps", 1)));
    play.allows("end-phase");
  }

  @Test
  @Case("CTS-20.2")
  void aDebtIsPaidStepByStepInTurn() {
    Play play =
        Sketch.clear(5, 9)
            .rifle("x", "0303")
            .german("a", "0307")
            .german("gone", "withdrawn")
            .panzer("tanks", "9-9-6|6-6-6|3-3-6", "withdrawn")
            .state(
                "replacement-debt",
                List.of(Map.of("unit", "tanks", "steps", 2), Map.of("unit", "gone", "steps", 1)))
            .begin(Side.SOVIET, "supply")
            .plays("end-phase", 1, 4);
    assertThat(state(play, "replacement-debt"))
        .isEqualTo(List.of(Map.of("unit", "tanks", "steps", 1)));
  }

  @Test
  @Case({"CTS-20.1", "CTS-ERR-3c"})
  void anyTankCorpsMayGoWhereAnyIsNamed() {
    Play play =
        field()
            .tank("t", "6-4-6|3-3-6", "0302", "size corps")
            .tank("b", "3-3-6", "0302", "size brigade")
            .state("withdrawals", List.of(Map.of("unit", "any tank corps", "steps", 2)))
            .begin(Side.SOVIET, "arrivals")
            .refuses("CTS-20.3", "withdraw unit=b")
            .refuses("CTS-20.3", "withdraw unit=x")
            .plays("withdraw unit=t");
    assertThat(play.at("t")).isEqualTo("withdrawn");
  }

  // ---- entering

  @Test
  @Case({"CTS-17.1b", "CTS-5.0a", "CTS-19.1b"})
  void whoEntersIsNamedOnceHasRoomAndIsTold() {
    Sketch sketch =
        field()
            .german("e", "off-west")
            .german("f", "off-west")
            .german("g", "0409")
            .german("k", "0409")
            .state("scenario", "fall-blau");
    Play play =
        sketch
            .begin(Side.AXIS, "movement")
            .refuses("CTS-17.1b", "enter units=e,e hex=0509")
            .refuses("CTS-5.0a", "enter units=e,f hex=0409")
            .allows("enter units=e hex=0409")
            .plays("enter units=e,f hex=0509");
    assertThat(play.last(Entered.class).units().size()).isEqualTo(2);
    assertThat(play.at("f")).isEqualTo("0509");
    Sketch full = sketch.german("m", "0409");
    full.begin(Side.AXIS, "movement").refuses("CTS-5.0a", "enter units=e hex=0409");
  }

  @Test
  @Case({"CTS-17.1b", "CTS-8.1a"})
  void whoLeftByAnEdgeComesBackByIt() {
    Sketch sides =
        Sketch.clear(9, 9)
            .source(Side.SOVIET, "0103", "0905")
            .german("a", "0708")
            .rifle("n", "off-north")
            .rifle("s", "off-south")
            .rifle("e", "off-east")
            .state("scenario", "fall-blau");
    sides
        .begin(Side.SOVIET, "movement")
        .allows("enter units=n hex=0103")
        .refuses("CTS-17.1b", "enter units=n hex=0905")
        .refuses("CTS-17.1b", "enter units=n hex=0501")
        .allows("enter units=s hex=0905")
        .refuses("CTS-17.1b", "enter units=s hex=0103")
        .allows("enter units=e hex=0501")
        .refuses("CTS-17.1b", "enter units=e hex=0103");
  }

  @Test
  @Case({"CTS-17.1a", "CTS-17.0"})
  void whoLeavesIsGoneForTheTurnAndKnowsItsEdge() {
    Play play =
        Sketch.clear(9, 9)
            .source(Side.SOVIET, "0103", "0905")
            .german("a", "0708")
            .rifle("n", "0103")
            .rifle("s", "0905")
            .rifle("e", "0501")
            .state("scenario", "fall-blau")
            .begin(Side.SOVIET, "movement")
            .plays("move units=n path=0103,off")
            .plays("move units=s path=0905,off")
            .plays("move units=e path=0501,off");
    assertThat(List.of(play.at("n"), play.at("s"), play.at("e")))
        .containsExactly("off-north", "off-south", "off-east");
    play.refuses("CTS-17.1a", "enter units=n hex=0103");
  }

  // ---- boxes

  @Test
  @Case({"CTS-34.9", "CTS-34.1a"})
  void theMarkerOfTheCoastMovesOnItsOwnTrack() {
    Play play =
        Sketch.map()
            .german("a", "black-sea-coast")
            .german("c", "caucasus")
            .rifle("x", "1702")
            .state(
                "axis-marker", Map.of("caucasus", "krasnodar", "black-sea-coast", "novorossiysk"))
            .begin(Side.AXIS, "combat");
    int coast = play.value(Ledger.MARKERS + 1);
    int inland = play.value(Ledger.MARKERS);
    play.refuses("CTS-34.9", "push box=black-sea-coast spaces=5")
        .refuses("CTS-34.9", "push box=black-sea-coast spaces=0")
        .plays("push box=black-sea-coast spaces=1");
    assertThat(play.value(Ledger.MARKERS + 1)).isEqualTo(coast + 1);
    assertThat(play.value(Ledger.MARKERS)).isEqualTo(inland);
    play.refuses("CTS-34.1a", "push box=black-sea-coast spaces=1")
        .allows("push box=caucasus spaces=1");
  }

  @Test
  @Case({"CTS-34.9", "CTS-34.1b"})
  void theSovietsPushTheMarkerBackWhereNobodyOpposesThem() {
    Play play =
        Sketch.map()
            .rifle("s", "caucasus")
            .german("g", "2652")
            .state("axis-marker", Map.of("caucasus", "armavir"))
            .begin(Side.SOVIET, "combat");
    int at = play.value(Ledger.MARKERS);
    play.refuses("CTS-34.9", "push box=black-sea-coast spaces=1")
        .plays("push box=caucasus spaces=1");
    assertThat(play.value(Ledger.MARKERS)).isEqualTo(at - 1);
    Sketch.map()
        .rifle("s", "caucasus")
        .german("g", "caucasus")
        .state("axis-marker", Map.of("caucasus", "armavir"))
        .begin(Side.SOVIET, "combat")
        .refuses("CTS-34.9", "push box=caucasus spaces=1");
  }
}
