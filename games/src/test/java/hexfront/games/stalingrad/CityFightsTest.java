package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Advanced;
import hexfront.engine.events.Combat;
import hexfront.engine.orders.Hex;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 24: what attacks and overruns win of a Major City, and to whom it falls. */
class CityFightsTest {
  private static final String DEEP = "5-5-3|4-4-3|3-3-3|3-3-3|2-2-3|1-1-3";

  private static Sketch map() {
    return Sketch.clear(9, 12)
        .state("scenario", "uranus")
        .terrain("major-city", "0505")
        .hq("h", Side.AXIS, "0507", "active");
  }

  private static Map<String, Object> held(int axis, List<String> own, List<String> his) {
    return Map.of("0505", Map.of("axis", axis, "sections", Map.of("axis", own, "soviet", his)));
  }

  /** Both in the city, of which the Axis holds a quarter by its western sections. */
  private static Sketch shared() {
    return map()
        .state(
            "city-battles",
            held(1, List.of("0506", "0605"), List.of("0405", "0404", "0504", "0604")));
  }

  private static int slot(Play play) {
    return play.rules().terrain.citySlot(play.hex("0505"));
  }

  private static boolean contested(Play play) {
    return Ledger.isContested(play.position(), slot(play));
  }

  private static int quarters(Play play) {
    return Ledger.axisQuarters(play.position(), slot(play));
  }

  private static Play yields(Play play) {
    return play.question().equals("determined-defense") ? play.plays("choose option=none") : play;
  }

  // ---- attacks

  @Test
  @Case({"CTS-24.0a", "CTS-12.4n"})
  void acrossABroadRiverAnAttackTakesHalfAsManyQuarters() {
    Sketch river =
        map()
            .hexside("major-river", "0505/0506")
            .axis("a", "99-8-3|6-6-3|4-4-3", "0506")
            .soviet("x", DEEP, "0505");
    Play play =
        yields(river.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0505", 4, 4));
    assertThat(play.last(Combat.class).advance()).isEqualTo(4);
    assertThat(play.question()).isEqualTo("retreat");
    play.plays("pass").plays("advance paths=a:0506,0505");
    assertThat(quarters(play)).isEqualTo(2);
    Sketch both = river.axis("b", "99-8-3|6-6-3|4-4-3", "0605");
    Play whole =
        yields(both.begin(Side.AXIS, "combat").plays("attack attackers=a,b hexes=0505", 4, 4));
    assertThat(whole.legal("pass")).isEmpty();
  }

  @Test
  @Case({"CTS-24.0a", "CTS-12.4n"})
  void aMinorRiverCostsNoQuarters() {
    Sketch river =
        map()
            .hexside("minor-river", "0505/0506")
            .axis("a", "99-8-3|6-6-3|4-4-3", "0506")
            .soviet("x", DEEP, "0505");
    Play play =
        yields(river.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0505", 4, 3));
    int won = play.last(Combat.class).advance();
    play.plays("pass").plays("advance paths=a:0506,0505");
    assertThat(quarters(play)).isEqualTo(won);
  }

  @Test
  @Case({"CTS-24.0a", "CTS-12.4n"})
  void lossesAndGunsInSupportDoNotShortenTheRiver() {
    Sketch river =
        map()
            .hexside("major-river", "0505/0506")
            .axis("a", "99-8-3|6-6-3|4-4-3", "0506")
            .axis("b", "9-8-3", "0506")
            .unit("g", Side.AXIS, "artillery", "12-1-0", "0507", "deployed")
            .soviet("x", DEEP, "0505");
    Play play = river.begin(Side.AXIS, "combat").plays("attack attackers=a,b,g hexes=0505", 2, 4);
    yields(play).plays("lose steps=b:1").plays("pass").plays("advance paths=a:0506,0505");
    assertThat(play.at("b")).isEqualTo("cadre");
    assertThat(quarters(play)).isEqualTo(2);
  }

  @Test
  @Case({"CTS-24.4a", "CTS-24.2a"})
  void theSovietsWinQuartersBackInTheSameWay() {
    Sketch sketch =
        Sketch.clear(9, 12)
            .state("scenario", "uranus")
            .terrain("major-city", "0505")
            .state(
                "city-battles",
                held(3, List.of("0506", "0605", "0604", "0405"), List.of("0404", "0504")))
            .hq("k", Side.SOVIET, "0503", "active", "trait guards")
            .soviet("x", "99-5-3|3-3-3|1-1-3", "0505")
            .axis("a", "5-5-3|4-4-3|4-4-3|4-4-3|4-4-3|4-4-3", "0505");
    Play play =
        yields(sketch.begin(Side.SOVIET, "combat").plays("attack attackers=x hexes=0505", 4, 2));
    play.plays("pass");
    assertThat(quarters(play)).isEqualTo(1);
    assertThat(play.last(City.class))
        .isEqualTo(new City(new Hex(play.hex("0505")), 1, "CTS-24.4a"));
  }

  @Test
  @Case({"CTS-24.4b", "CTS-24.7b"})
  void whoCannotLeaveTheCityStaysInIt() {
    Sketch sketch =
        map()
            .hexside("impassable", "0505/0405", "0505/0404", "0505/0504", "0505/0604")
            .axis("a", "99-8-3|6-6-3|4-4-3", "0506")
            .german("b", "0605")
            .soviet("x", DEEP, "0505");
    Play play =
        yields(sketch.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0505", 4, 2));
    assertThat(play.question()).isEqualTo("advance");
    assertThat(play.at("x")).isEqualTo("0505");
    assertThat(play.is("x", Flag.DISRUPTED)).isTrue();
    play.plays("advance paths=a:0506,0505");
    assertThat(quarters(play)).isEqualTo(2);
  }

  // ---- to whom it falls

  @Test
  @Case({"CTS-24.0b", "CTS-24.7a"})
  void theCityFallsToWhoIsLeftInIt() {
    Sketch sketch = shared().axis("a", "80-8-3|6-6-3|4-4-3", "0505").soviet("x", "5-5-3", "0505");
    Play play = sketch.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0505", 2, 2);
    assertThat(contested(play)).isFalse();
    assertThat(play.last(City.class))
        .isEqualTo(new City(new Hex(play.hex("0505")), 4, "CTS-24.7a"));
    assertThat(play.position().controls(Side.AXIS, play.hex("0505"))).isTrue();
  }

  @Test
  @Case({"CTS-24.0b", "CTS-24.7a"})
  void anAttackThatCostsItsLastUnitGivesTheCityBack() {
    Sketch sketch = shared().axis("a", "4-4-3", "0505").soviet("x", DEEP, "0505");
    Play play = sketch.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0505", 3, 2);
    assertThat(play.at("a")).isEqualTo("cadre");
    assertThat(contested(play)).isFalse();
    assertThat(play.last(City.class))
        .isEqualTo(new City(new Hex(play.hex("0505")), 0, "CTS-24.7a"));
  }

  /** Both are lost: the city falls to who held half of it or more. */
  @Test
  @Case({"CTS-24.0b", "CTS-24.7a", "CTS-24.2a"})
  void ofBothWhoAreGoneHeHasTheCityWhoHeldMoreOfIt() {
    List<String> all = List.of("0506", "0605", "0604", "0504", "0404", "0405");
    for (int axis = 1; axis <= 3; axis++) {
      Sketch sketch =
          map()
              .state("city-battles", held(axis, all.subList(0, axis + 1), all.subList(axis + 1, 6)))
              .axis("a", "10-4-3", "0505")
              .soviet("x", "5-5-3", "0505");
      Play play = sketch.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0505", 5, 2);
      assertThat(play.last(Combat.class).result()).isEqualTo("A1/D1");
      assertThat(contested(play)).isFalse();
      assertThat(play.last(City.class).axis()).as("%d", axis).isEqualTo(axis >= 2 ? 4 : 0);
    }
  }

  // ---- overruns

  /** Panzers that won in 0506 with an advance of four, before the city. */
  private static Play before(Sketch sketch) {
    return sketch
        .panzer("a", "40-8-6|6-6-6|4-4-6", "0507")
        .soviet("v", "1-1-3", "0506")
        .begin(Side.AXIS, "combat")
        .plays("attack attackers=a hexes=0506", 4, 4)
        .plays("advance paths=a:0507,0506");
  }

  @Test
  @Case({"CTS-24.0a", "CTS-24.1a", "CTS-24.1b", "CTS-14.1d", "CTS-14.1g"})
  void anOverrunTakesOfACityWhatItsOwnResultGives() {
    Play play =
        before(
            map()
                .hq("q", Side.AXIS, "0508", "active")
                .soviet("x", "1-3-3|1-3-3|1-3-3|1-1-3", "0505"));
    play.plays("overrun units=a hex=0505", 4, 2);
    int won = play.last(Combat.class).advance();
    assertThat(won).isBetween(1, 3);
    yields(play).plays("pass");
    assertThat(play.at("a")).isEqualTo("0505");
    assertThat(play.at("x")).isEqualTo("0505");
    assertThat(play.last(Advanced.class).rule()).isEqualTo("CTS-12.4c");
    assertThat(quarters(play)).isEqualTo(won);
    assertThat(play.question()).isEqualTo("sections");
    play.until("combat");
    assertThat(contested(play)).isTrue();
  }

  @Test
  @Case({"CTS-14.3a", "CTS-14.3b", "CTS-24.7a"})
  void whoFleesBeforeAnOverrunGivesUpTheWholeCity() {
    Play play = before(map().hq("k", Side.SOVIET, "0505"));
    play.plays("overrun units=a hex=0505");
    assertThat(play.legal("pass")).isEmpty();
    play.plays(play.legal("retreat").getFirst());
    assertThat(play.at("a")).isEqualTo("0505");
    assertThat(contested(play)).isFalse();
  }
}
