package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Sections 4 and 15: who goes by rail, what that ends, and what is written down of it. */
class TrainsTest {
  private static final String LINE = "0409-0408-0407-0406-0405-0404-0403-0402-0401";

  private static Sketch line() {
    Map<String, String> control = new TreeMap<>();
    for (String hex : LINE.split("-")) {
      control.put(hex, "axis");
    }
    return Sketch.clear(9, 9).rail(LINE).state("control", control);
  }

  private static void nextTurn(Play play) {
    play.until("supply").plays("end-phase");
    assertThat(play.position().phasing()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case({"CTS-15.2.2", "CTS-17.3", "CTS-5.2"})
  void aTrainLeavesTheMapAtItsEndOnlyAndMeetsNoRivals() {
    Play play =
        line()
            .state("scenario", "fall-blau")
            .german("a", "0407")
            .axis("h", "4-4-3", "0406", "nation hungarian")
            .axis("r", "4-4-3", "0405", "nation rumanian")
            .counter("german-infantry-1", "0408")
            .begin(Side.AXIS, "movement");
    play.refuses("CTS-15.2.2", "rail unit=a path=0407,off,0408")
        .refuses("CTS-17.3", "rail unit=a path=0407,0406,off")
        .refuses("CTS-17.3", "rail unit=german-infantry-1 path=0408,0409,off")
        .refuses("CTS-5.2", "rail unit=h path=0406,0405")
        .refuses("CTS-5.2", "rail unit=h path=0406,0405,0404")
        .allows("rail unit=h path=0406,0407")
        .allows("rail unit=a path=0407,0408,0409,off");
  }

  @Test
  @Case({"CTS-15.1a", "CTS-15.3c", "CTS-4.2d"})
  void aTrainEndsTheMoveOfOthersAndIsCountedForTheTurn() {
    Play play =
        line()
            .german("a", "0409")
            .german("b", "0408")
            .german("c", "0509")
            .begin(Side.AXIS, "movement")
            .plays("move units=c path=0509,0508");
    assertThat(play.is("c", Flag.MOVED)).isFalse();
    play.plays("rail unit=a path=0409,0408,0407");
    assertThat(play.is("c", Flag.MOVED)).isTrue();
    assertThat(play.is("a", Flag.MOVED)).isTrue();
    play.plays("rail unit=b path=0408,0407,0406")
        .refuses("CTS-4.2d", "move units=c path=0508,0507");
    assertThat(play.value(Ledger.RAIL_USED)).isEqualTo(4);
    nextTurn(play);
    assertThat(play.value(Ledger.RAIL_USED)).isZero();
    assertThat(play.value(Ledger.RAIL_MOTORIZED)).isZero();
  }

  @Test
  @Case({"CTS-15.3c", "CTS-15.4a"})
  void whatIsUsedOfALineIsForgottenAsThePlayerTurnEnds() {
    Map<String, String> control = new TreeMap<>();
    for (String hex : LINE.split("-")) {
      control.put(hex, "axis");
    }
    Play play =
        Sketch.clear(9, 9)
            .way("secondary-railroad", LINE)
            .state("control", control)
            .panzer("p", "9-9-6|6-6-6", "0409")
            .german("b", "0408")
            .begin(Side.AXIS, "movement")
            .plays("rail unit=p path=0409,0408,0407");
    Ledger ledger = play.rules().ledger;
    assertThat(play.value(Ledger.RAIL_MOTORIZED)).isEqualTo(2);
    for (String hex : List.of("0409", "0408", "0407")) {
      assertThat(ledger.secondaryUse(play.position(), play.hex(hex))).as(hex).isEqualTo(2);
    }
    assertThat(ledger.secondaryUse(play.position(), play.hex("0406"))).isZero();
    play.refuses("CTS-15.4a", "rail unit=b path=0408,0407");
    nextTurn(play);
    assertThat(play.value(Ledger.RAIL_MOTORIZED)).isZero();
    for (String hex : LINE.split("-")) {
      assertThat(ledger.secondaryUse(play.position(), play.hex(hex))).as(hex).isZero();
    }
  }

  @Test
  @Case({"CTS-15.1a", "CTS-24.6.2"})
  void inAContestedCityWhoeverStandsThereHoldsTheRails() {
    Map<String, Object> battle =
        Map.of("axis", 2, "sections", Map.of("axis", List.of("0405"), "soviet", List.of("0403")));
    Sketch city =
        line()
            .terrain("major-city", "0404")
            .german("g", "0404")
            .rifle("x", "0404")
            .state("city-battles", Map.of("0404", battle));
    Play play = city.begin(Side.AXIS, "movement");
    assertThat(play.rules().rails.isUsable(play.position(), Side.AXIS, play.hex("0404"))).isTrue();
    Play empty = line().rifle("x", "0404").begin(Side.AXIS, "movement");
    empty.position().setControl(empty.hex("0404"), Side.SOVIET);
    assertThat(empty.rules().rails.isUsable(empty.position(), Side.AXIS, empty.hex("0404")))
        .isFalse();
  }

  @Test
  @Case({"CTS-15.6a", "CTS-15.5c"})
  void whatIsRepairedIsToldForEachSide() {
    Play play =
        line()
            .state("repaired", Map.of("axis", List.of("0409", "0408"), "soviet", List.of("0401")))
            .german("a", "0409")
            .begin(Side.AXIS, "movement");
    Ledger ledger = play.rules().ledger;
    assertThat(ledger.repairedRails(play.position(), Side.AXIS))
        .containsExactlyInAnyOrder("0408", "0409");
    assertThat(ledger.repairedRails(play.position(), Side.SOVIET)).containsExactly("0401");
    ledger.repair(play.position(), Side.AXIS, play.hex("0407"), true);
    assertThat(ledger.repairedRails(play.position(), Side.AXIS))
        .containsExactlyInAnyOrder("0407", "0408", "0409");
    assertThat(ledger.repairedRails(play.position(), Side.AXIS))
        .isSameAs(ledger.repairedRails(play.position(), Side.AXIS));
  }

  @Test
  @Case({"CTS-15.2.3", "CTS-15.2.4", "CTS-15.3c"})
  void trainsThatCouldNotGoAreNotOffered() {
    Sketch sketch = line().german("a", "0409").german("b", "0409").german("c", "0408");
    Play play = sketch.begin(Side.AXIS, "movement");
    assertThat(play.legal("rail")).contains("rail unit=c path=0408,0407");
    play.plays("rail unit=a path=0409,0408,0407").plays("rail unit=b path=0409,0408");
    assertThat(play.legal("rail")).isEmpty();
    Play walked =
        line()
            .german("a", "0409")
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0409,0408");
    assertThat(walked.legal("rail")).isEmpty();
  }

  // ---- overruns and transfers end moves too

  @Test
  @Case({"CTS-4.2d", "CTS-33.1a"})
  void aTransferEndsTheMoveOfOthers() {
    Play play =
        Sketch.clear(9, 9)
            .state("scenario", "campaign")
            .rifle("c", "0305")
            .rifle("t", "trans-volga")
            .german("g", "0809")
            .begin(Side.SOVIET, "movement")
            .plays("move units=c path=0305,0304")
            .plays("transfer units=t box=astrakhan");
    assertThat(play.is("c", Flag.MOVED)).isTrue();
    play.refuses("CTS-4.2d", "move units=c path=0304,0303");
  }
}
