package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Retreated;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Case 13.2.4A and what else a retreat brings about. */
class DisplacementTest {
  private static final String RIFLE = "60a rifle division B 4-4-5";
  private static final String WEAK = "xlviii infantry regiment C 1-1-6";
  private static final String FOOT = "xlviii infantry regiment B 3-3-6";
  private static final String ALL = "retreat paths=g1:0203,0204;g2:0203,0204;g3:0203,0204";

  /** Three regiments must fall back on hexes in which another stands. */
  private static Sketch crowded() {
    return Sketch.clear(3, 9)
        .hq("s", "60a", "0201")
        .unit("x", "60a rifle division C 90-4-5", "0202", "active")
        .unit("l", RIFLE, "0103")
        .unit("r", RIFLE, "0303")
        .unit("g1", WEAK, "0203", "supplied")
        .unit("g2", WEAK, "0203", "supplied")
        .unit("g3", WEAK, "0203", "supplied")
        .unit("f", FOOT, "0204", "supplied")
        .unit("f2", FOOT, "0104", "supplied")
        .unit("f3", FOOT, "0304", "supplied");
  }

  private static Play beaten(Sketch sketch) {
    return sketch.begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0203", "Dr1");
  }

  @Test
  @Case("KS-13.2.4A")
  void theDisplacedDisplaceOthersInTheirTurn() {
    Sketch full =
        crowded()
            .unit("e1", FOOT, "0205", "supplied")
            .unit("e2", FOOT, "0205", "supplied")
            .unit("e3", FOOT, "0205", "supplied");
    Play play =
        beaten(full)
            .refuses("KS-13.2.4A", ALL + " displace=f:0204,0205")
            .plays(ALL + " displace=e1:0205,0206;f:0204,0205");
    assertThat(List.of(play.at("f"), play.at("e1"), play.at("e2"), play.at("g1")))
        .containsExactly("0205", "0206", "0205", "0204");
    assertThat(play.events(Retreated.class))
        .filteredOn(event -> event.rule().equals("KS-13.2.4A"))
        .hasSize(2);
  }

  @Test
  @Case("KS-13.2.4A")
  void nobodyIsDisplacedButToMakeRoom() {
    beaten(crowded())
        .refuses("KS-13.2.4A", ALL + " displace=f:0204,0205;f2:0104,0105")
        .allows(ALL + " displace=f:0204,0205");
  }

  @Test
  @Case({"KS-13.2.4A", "KS-3.2.5"})
  void nobodyIsDisplacedIntoEnemiesTheirZonesOrAcrossAMajorRiver() {
    beaten(crowded().unit("z", RIFLE, "0206")).refuses("KS-13.2.4A", ALL + " displace=f:0204,0205");
    beaten(crowded().hq("z", "18a", "0205")).refuses("KS-13.2.4A", ALL + " displace=f:0204,0205");
    beaten(crowded().hexside("major-river", "0204/0205"))
        .refuses("KS-13.2.4A", ALL + " displace=f:0204,0205");
  }

  @Test
  @Case({"KS-13.2.4A", "KS-16.1.3"})
  void gunsAreDisplacedAlongRoadsOnly() {
    Sketch gun =
        Sketch.clear(3, 9)
            .hq("s", "60a", "0201")
            .unit("x", "60a rifle division C 90-4-5", "0202", "active")
            .unit("l", RIFLE, "0103")
            .unit("r", RIFLE, "0303")
            .unit("g1", WEAK, "0203", "supplied")
            .unit("g2", WEAK, "0203", "supplied")
            .unit("g3", WEAK, "0203", "supplied")
            .unit("f", "gollnick artillery regiment B 6-2-0", "0204", "supplied")
            .unit("f2", FOOT, "0104", "supplied")
            .unit("f3", FOOT, "0304", "supplied");
    beaten(gun).refuses("KS-13.2.4A", ALL + " displace=f:0204,0205");
    beaten(gun.road("0204-0205")).allows(ALL + " displace=f:0204,0205");
  }

  @Test
  @Case("KS-13.2.4A")
  void retreatsAreOfferedWithThoseWhoCanMakeRoom() {
    Play play = beaten(crowded());
    assertThat(play.legal("retreat"))
        .hasSize(6)
        .contains(ALL)
        .anyMatch(text -> text.startsWith(ALL + " displace=f:0204,"));
    Sketch room =
        Sketch.clear(3, 9)
            .hq("s", "60a", "0201")
            .unit("x", "60a rifle division C 90-4-5", "0202", "active")
            .unit("l", RIFLE, "0103")
            .unit("r", RIFLE, "0303")
            .unit("g1", WEAK, "0203", "supplied")
            .unit("f", FOOT, "0204", "supplied");
    assertThat(
            room.begin(Side.SOVIET, "combat")
                .fights("attack attackers=x hexes=0203", "Dr1")
                .legal("retreat"))
        .isNotEmpty()
        .noneMatch(text -> text.contains("displace"));
  }

  @Test
  @Case("KS-13.2.4A")
  void whereNobodyCanMakeRoomDisplacementIsNotOffered() {
    Sketch shut =
        Sketch.clear(3, 4)
            .hq("s", "60a", "0201")
            .unit("x", "60a rifle division C 90-4-5", "0202", "active")
            .unit("l", RIFLE, "0103")
            .unit("r", RIFLE, "0303")
            .unit("g1", WEAK, "0203", "supplied")
            .unit("g2", WEAK, "0203", "supplied")
            .unit("g3", WEAK, "0203", "supplied");
    for (String hex : List.of("0204", "0104", "0304")) {
      for (int i = 0; i < 3; i++) {
        shut.unit("u" + hex + i, FOOT, hex, "supplied");
      }
    }
    Play play = beaten(shut);
    assertThat(play.legal("retreat")).noneMatch(text -> text.contains("displace"));
    play.plays(ALL);
    assertThat(List.of(play.at("g1"), play.at("g2"), play.at("g3"))).containsOnly("gone");
  }

  @Test
  @Case({"KS-13.2.4A", "KS-7.1.5", "KS-13.3"})
  void theDisplacedLeaveTheirPositionsAndShareTheStateOfThoseTheyMeet() {
    Play play =
        beaten(
                crowded()
                    .state("positions", Map.of("0204", "hasty"))
                    .unit("e", FOOT, "0205", "supplied", "disorganized"))
            .plays(ALL + " displace=f:0204,0205");
    assertThat(play.status("f")).isEqualTo("DO");
    assertThat(play.status("g1")).isEqualTo("good");
    assertThat(play.events(PositionLost.class)).hasSize(1);
    assertThat(play.state(Side.AXIS, "positions")).isEqualTo(Map.of());
  }

  @Test
  @Case({"KS-13.2.4A", "KS-15.2.3"})
  void aDisplacedGuardGivesUpItsPontoon() {
    Play play =
        beaten(
                crowded()
                    .hexside("major-river", "0204/0304")
                    .state("pontoons", Map.of("0204/0304", "f")))
            .plays(ALL + " displace=f:0204,0205");
    assertThat(play.at("f")).isEqualTo("0205");
    assertThat(play.state(Side.AXIS, "pontoons")).isNotEqualTo(Map.of("0204/0304", "f"));
  }

  // ---- what a retreat brings about

  private static Sketch sovietAttacks() {
    return Sketch.clear(11, 11)
        .hq("s", "60a", "0501")
        .unit("x", "60a rifle division C 40-4-5", "0504", "active");
  }

  @Test
  @Case({"KS-13.2.5", "KS-11.2.2"})
  void whoIsDrivenAcrossTheDnestrStaysThere() {
    Play play =
        sovietAttacks()
            .areaFrom("south-of-dnestr", 7)
            .unit("g", WEAK, "0505", "supplied")
            .unit("n", WEAK, "0305", "supplied")
            .unit("y", "60a rifle division C 40-4-5", "0304", "active")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "Dr2")
            .plays("retreat paths=g:0505,0506,0507")
            .plays("pass");
    assertThat(play.is("g", Flag.STAYS_SOUTH)).isTrue();
    assertThat(play.is("n", Flag.STAYS_SOUTH)).isFalse();
    play.fights("attack attackers=y hexes=0305", "Dr1");
    play.plays("retreat paths=n:0305,0306");
    assertThat(play.is("n", Flag.STAYS_SOUTH)).isFalse();
    assertThat(play.events(Retreated.class)).extracting(Retreated::rule).containsOnly("KS-13.2");
  }

  @Test
  @Case({"KS-13.2", "KS-7.1.5"})
  void whoFallsBackGivesUpItsPosition() {
    Play play =
        sovietAttacks()
            .state("positions", Map.of("0505", "hasty"))
            .unit("g", WEAK, "0505", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "Dr2");
    assertThat(play.state(Side.AXIS, "positions")).isEqualTo(Map.of("0505", "hasty"));
    play.plays("retreat paths=g:0505,0506,0507");
    assertThat(play.state(Side.AXIS, "positions")).isEqualTo(Map.of());
    assertThat(play.events(PositionLost.class)).hasSize(1);
  }

  @Test
  @Case({"KS-13.2", "KS-6.7.2"})
  void combatUnitsTakeAirfieldsOnTheirWayHeadquartersDoNot() {
    Sketch field =
        Sketch.clear(11, 11)
            .area("airfields", "0506")
            .hq("h", "xlviii", "0501")
            .unit("a", "xlviii infantry regiment A 9-3-6", "0504");
    Play play =
        field
            .unit("x", "60a rifle division C 1-1-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr2")
            .plays("retreat paths=x:0505,0506,0507");
    assertThat(play.position().controls(Side.SOVIET, play.hex("0506"))).isTrue();
    Play hq =
        Sketch.clear(11, 11)
            .area("airfields", "0506")
            .hq("h", "xlviii", "0501")
            .unit("a", "xlviii infantry regiment A 9-3-6", "0504")
            .hq("s", "60a", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr2")
            .plays("retreat paths=s:0505,0506,0507");
    assertThat(hq.position().controls(Side.SOVIET, hq.hex("0506"))).isFalse();
  }

  @Test
  @Case({"KS-13.2", "KS-15.2.3"})
  void aGuardThatFallsBackLosesItsPontoon() {
    Play play =
        sovietAttacks()
            .hexside("major-river", "0505/0605")
            .state("pontoons", Map.of("0505/0605", "g"))
            .unit("g", WEAK, "0505", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "Dr2")
            .plays("retreat paths=g:0505,0506,0507");
    assertThat(play.state(Side.AXIS, "pontoons")).isEqualTo(Map.of());
    assertThat(play.events(BridgeBlown.class)).hasSize(1);
  }

  @Test
  @Case({"KS-13.2.1", "KS-11.1.6", "KS-13.2.3", "KS-13.2.2", "KS-13.2.4"})
  void aWayThatIsNotOfferedIsRefusedByTheCaseItBreaks() {
    sovietAttacks()
        .unit("g", WEAK, "0505", "supplied")
        .begin(Side.SOVIET, "combat")
        .fights("attack attackers=x hexes=0505", "Dr2")
        .refuses("KS-13.2.1", "retreat paths=g:0505,0506")
        .refuses("KS-13.2.1", "retreat paths=g:0506,0507,0508")
        .refuses("KS-13.2.1", "retreat paths=g:0505,0506,0505")
        .refuses("KS-13.2.1", "retreat paths=g:0505,0508,0507")
        .refuses("KS-11.1.6", "retreat paths=g:0505,0506,off")
        .allows("retreat paths=g:0505,0506,0507");
    sovietAttacks()
        .unit("g", "vii infantry regiment C 1-1-6", "0505", "supplied")
        .unit("b", RIFLE, "0508")
        .begin(Side.SOVIET, "combat")
        .fights("attack attackers=x hexes=0505", "Dr2")
        .refuses("KS-13.2.3", "retreat paths=g:0505,0506,0507")
        .refuses("KS-13.2.1", "retreat paths=g:0505,0504,0503");
    sovietAttacks()
        .hexside("major-river", "0505/0506")
        .unit("g", "xlviii motorized regiment C 1-1-8", "0505", "supplied")
        .begin(Side.SOVIET, "combat")
        .fights("attack attackers=x hexes=0505", "Dr1")
        .refuses("KS-13.2.2", "retreat paths=g:0505,0506");
    Sketch full = sovietAttacks().unit("g", WEAK, "0505", "supplied");
    for (int i = 0; i < 3; i++) {
      full.unit("f" + i, FOOT, "0506", "supplied");
    }
    full.begin(Side.SOVIET, "combat")
        .fights("attack attackers=x hexes=0505", "Dr1")
        .refuses("KS-13.2.4", "retreat paths=g:0505,0506");
  }

  @Test
  @Case({"KS-13.2.1", "KS-13.2.2"})
  void aForceTakesTheWayOnWhichFewestAreLost() {
    Play play =
        sovietAttacks()
            .hexside("major-river", "0505/0506")
            .unit("g", WEAK, "0505", "supplied")
            .unit("m", "xlviii motorized regiment C 1-1-8", "0505", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "Dr1");
    assertThat(play.legal("retreat")).isNotEmpty().noneMatch(text -> text.contains("0506"));
    Play pocket =
        Sketch.clear(3, 9)
            .hq("s", "60a", "0201")
            .unit("x", "60a rifle division C 90-4-5", "0202", "active")
            .unit("l", RIFLE, "0103")
            .unit("l2", RIFLE, "0104")
            .unit("r", RIFLE, "0303")
            .unit("r2", RIFLE, "0304")
            .hexside("major-river", "0203/0204")
            .unit("g", WEAK, "0203", "supplied")
            .unit("m", "xlviii motorized regiment C 1-1-8", "0203", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0203", "Dr1");
    assertThat(pocket.at("m")).isEqualTo("gone");
    assertThat(pocket.at("g")).isEqualTo("0204");
  }
}
