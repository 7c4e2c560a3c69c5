package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 13.2: what a retreat leaves as it was, and who makes room on the way. */
class WaysBackTest {
  private static final String RIFLE = "60a rifle division B 4-4-5";
  private static final String WEAK = "xlviii infantry regiment C 1-1-6";
  private static final String FOOT = "xlviii infantry regiment B 3-3-6";
  private static final String ALL = "retreat paths=g1:0203,0204;g2:0203,0204;g3:0203,0204";

  private static Sketch sovietAttacks() {
    return Sketch.clear(11, 11)
        .hq("s", "60a", "0501")
        .unit("x", "60a rifle division C 40-4-5", "0504", "active");
  }

  @Test
  @Case({"KS-16.1.3", "KS-16.2"})
  void gunsThatFallBackAlongARoadWithoutARiverKeepTheirOrder() {
    Play soviet =
        Sketch.clear(11, 11)
            .unit("a", "xlviii infantry regiment A 40-3-6", "0504", "supplied")
            .road("0505-0506-0507")
            .unit("gun", "60a artillery division B 8-2-5", "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr1");
    assertThat(soviet.at("gun")).isEqualTo("0506");
    assertThat(soviet.status("gun")).isEqualTo("good");
  }

  @Test
  @Case({"KS-11.2.2", "KS-13.2"})
  void whoWasSouthOfTheDnestrFromTheStartIsNotKeptThereByARetreat() {
    Play play =
        sovietAttacks()
            .areaFrom("south-of-dnestr", 4)
            .unit("g", WEAK, "0505", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "Dr2")
            .plays("retreat paths=g:0505,0506,0507");
    assertThat(play.is("g", Flag.STAYS_SOUTH)).isFalse();
  }

  /** Three regiments must fall back on hexes in which others stand. */
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
        .unit("e", FOOT, "0204", "supplied")
        .unit("f2", FOOT, "0104", "supplied")
        .unit("e2", FOOT, "0104", "supplied")
        .unit("f3", FOOT, "0304", "supplied")
        .unit("e3", FOOT, "0304", "supplied");
  }

  private static Play beaten(Sketch sketch) {
    return sketch.begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0203", "Dr1");
  }

  @Test
  @Case({"KS-13.2.4A", "KS-3.1.3"})
  void asManyMakeRoomAsAreInTheWay() {
    beaten(crowded())
        .refuses("KS-13.2.4A", ALL + " displace=f:0204,0205")
        .refuses("KS-13.2.4A", ALL + " displace=f:0204,0205;x:0202,0201")
        .refuses("KS-13.2.4A", ALL + " displace=f:0204,0205;e:0204,0206")
        .allows(ALL + " displace=f:0204,0205;e:0204,0205");
  }

  @Test
  @Case({"KS-13.2.4A", "KS-3.1.2"})
  void whoMakesRoomMayFillAHexToItsLimit() {
    Sketch one = crowded().unit("d", FOOT, "0205", "supplied");
    Play play = beaten(one).plays(ALL + " displace=f:0204,0205;e:0204,0205");
    assertThat(play.at("f")).isEqualTo("0205");
    assertThat(play.at("e")).isEqualTo("0205");
    beaten(one.unit("d2", FOOT, "0205", "supplied"))
        .refuses("KS-13.2.4A", ALL + " displace=f:0204,0205;e:0204,0205")
        .allows(ALL + " displace=f:0204,0205;e:0204,0305");
  }

  @Test
  @Case("KS-13.2.4A")
  void nobodyIsOfferedMoreRoomThanThereIs() {
    Sketch one = crowded().unit("d", FOOT, "0205", "supplied").unit("d2", FOOT, "0205", "supplied");
    assertThat(beaten(one).legal("retreat"))
        .filteredOn(text -> text.contains("displace"))
        .isNotEmpty()
        .noneMatch(text -> text.contains("f:0204,0205") && text.contains("e:0204,0205"));
  }
}
