package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import org.junit.jupiter.api.Test;

/** Cases 4.7, 10.5.4 and 14.1: how overruns are fought out, and what becomes of their units. */
class OverrunBattlesTest {
  private static final String ATTACK = "attack attackers=a hexes=0404";
  private static final String OVERRUN = "overrun units=a hex=0404";

  private static Sketch field() {
    return Sketch.clear(9, 12).state("scenario", "fall-blau").hq("h", Side.AXIS, "0406", "active");
  }

  private static int bound(Play play, String id) {
    return Flag.bound(play.position().flags(play.unit(id)));
  }

  // ---- in the Movement Phase

  /** Ten to one across a Major River, so that the least result lets nobody advance. */
  private static Play acrossTheRiver(String... moves) {
    Play play =
        field()
            .hexside("major-river", "0404/0405")
            .axis("a", "120-8-3|6-6-3|4-4-3", "0405")
            .panzer("p", "12-12-6|9-9-6", "0304")
            .panzer("q", "12-12-6|9-9-6", "0304")
            .soviet("x", "5-5-3|3-3-3|3-3-3|1-1-3", "0404")
            .begin(Side.AXIS, "movement")
            .plays(OVERRUN);
    for (String move : moves) {
      play.plays(move);
    }
    return play.plays("end-phase").until("combat").plays(ATTACK, 4, 1, 1);
  }

  @Test
  @Case({"CTS-4.7d", "CTS-4.7e", "CTS-4.7f", "CTS-12.1a"})
  void defendersOfAHexThatWasEnteredGiveWayEvenWithoutAnAdvance() {
    for (String move : new String[] {"0304,0404", "0304,0404,0405"}) {
      Play play = acrossTheRiver("move units=p path=" + move);
      assertThat(play.last(Combat.class).advance()).isEqualTo(1);
      assertThat(play.question()).as(move).isEqualTo("retreat");
      play.plays(play.legal("retreat").getFirst());
      assertThat(play.at("x")).isNotEqualTo("0404");
      assertThat(play.is("x", Flag.DISRUPTED)).isTrue();
      assertThat(play.question()).isEqualTo("combat");
      assertThat(play.at("a")).isEqualTo("0405");
      assertThat(bound(play, "a")).isZero();
      assertThat(play.is("x", Flag.OVERRUN)).isFalse();
      assertThat(play.position().controls(Side.AXIS, play.hex("0404")))
          .isEqualTo(play.at("p").equals("0404"));
    }
  }

  @Test
  @Case({"CTS-4.7e", "CTS-12.4n", "CTS-4.7c"})
  void defendersOfAHexThatNobodyEnteredHoldItAndTheOverrunIsOver() {
    Play play = acrossTheRiver();
    assertThat(play.question()).isEqualTo("combat");
    assertThat(play.at("x")).isEqualTo("0404");
    assertThat(play.is("x", Flag.OVERRUN)).isFalse();
    assertThat(play.is("x", Flag.DISRUPTED)).isFalse();
    assertThat(bound(play, "a")).isZero();
    assertThat(play.value(Ledger.OVERRUN_HEX)).isZero();
    assertThat(play.value(Ledger.OVERRUN_MEANS)).isZero();
    play.allows("end-phase");
  }

  /** Two overruns: the second is fought out first; its defender is isolated and counts half. */
  @Test
  @Case({"CTS-4.7c", "CTS-4.7d", "CTS-4.7e"})
  void eachOverrunIsKeptApartUntilItIsFoughtOut() {
    Play play =
        field()
            .hexside("minor-river", "0704/0705")
            .axis("a", "60-8-3|6-6-3|4-4-3", "0405")
            .axis("c", "60-8-3|6-6-3|4-4-3", "0705")
            .panzer("p", "12-12-6|9-9-6", "0706")
            .soviet("x", "5-5-3|3-3-3|1-1-3", "0404")
            .soviet("y", "5-5-3|3-3-3|1-1-3", "0704")
            .begin(Side.AXIS, "movement")
            .plays(OVERRUN)
            .plays("overrun units=c hex=0704 effort=1 keep-ones=true")
            .plays("move units=p path=0706,0705,0704,0703");
    assertThat(Overruns.isCrossed(play.position(), 1)).isFalse();
    assertThat(Overruns.isCrossed(play.position(), 2)).isTrue();
    play.plays("end-phase").until("combat");
    play.plays("attack attackers=c hexes=0704 effort=1 keep-ones=true", 1, 2);
    assertThat(play.last(Combat.class).column()).isEqualTo("7-1");
    assertThat(play.last(Combat.class).overrun()).isTrue();
    assertThat(play.last(Combat.class).defence()).isEqualTo(3);
    play.until("combat");
    assertThat(play.value(Ledger.OVERRUN_HEX)).isEqualTo(play.hex("0404") + 1);
    assertThat(play.value(Ledger.OVERRUN_HEX + 1)).isZero();
    assertThat(play.value(Ledger.OVERRUN_MEANS + 1)).isZero();
    assertThat(bound(play, "c")).isZero();
    assertThat(bound(play, "a")).isEqualTo(1);
    assertThat(play.is("x", Flag.OVERRUN)).isTrue();
    play.refuses("CTS-4.7c", "end-phase").plays(ATTACK, 4, 2).until("combat");
    assertThat(play.value(Ledger.OVERRUN_HEX)).isZero();
    play.allows("end-phase");
  }

  @Test
  @Case({"CTS-4.7e", "CTS-11.1d"})
  void anOverrunIsFoughtAtSevenToOneWhateverShiftsItThen() {
    Sketch river =
        field()
            .hexside("minor-river", "0404/0405")
            .axis("a", "99-8-3|6-6-3|4-4-3", "0405")
            .rifle("x", "0404");
    Play overrun = river.begin(Side.AXIS, "movement").plays(OVERRUN).plays("end-phase");
    overrun.until("combat").plays(ATTACK, 4, 2);
    assertThat(overrun.last(Combat.class).column()).isEqualTo("7-1");
    Play attack = river.begin(Side.AXIS, "combat").plays(ATTACK, 4, 2);
    assertThat(attack.last(Combat.class).column()).isEqualTo("6-1");
  }

  @Test
  @Case({"CTS-4.7a", "CTS-4.7g", "CTS-11.6a"})
  void noOverrunIsDeclaredWithMeansThatNobodyHas() {
    field()
        .axis("a", "60-8-3|6-6-3|4-4-3", "0405")
        .rifle("x", "0404")
        .begin(Side.AXIS, "movement")
        .refuses("CTS-4.7a", OVERRUN + " effort=3")
        .refuses("CTS-4.7a", OVERRUN + " air-units=h")
        .allows(OVERRUN + " effort=2");
  }

  @Test
  @Case({"CTS-4.7c", "CTS-4.7g", "CTS-40.0b"})
  void barrageAndAirUnitsAreBoundToTheOverrun() {
    Play play =
        field()
            .option("barrages")
            .hq("q", Side.AXIS, "0407")
            .unit("d", Side.AXIS, "depot", "0-0-0", "0407", "size none")
            .unit("g", Side.AXIS, "ground-support", "3-3-0", "0404", "size air", "bombing 3")
            .axis("a", "40-8-3|6-6-3|4-4-3", "0405")
            .rifle("x", "0404")
            .begin(Side.AXIS, "movement")
            .refuses("CTS-4.7a", OVERRUN + " air-units=g")
            .plays(OVERRUN + " barrage=q air-units=g");
    assertThat(Overruns.means(play.position(), 1).barrage().index()).isEqualTo(play.unit("q"));
    assertThat(bound(play, "g")).isEqualTo(1);
    play.plays("end-phase").until("combat");
    play.refuses("CTS-4.7c", ATTACK + " barrage=q").allows(ATTACK + " barrage=q air-units=g");
    assertThat(play.legal("attack")).hasSize(1).first().asString().contains("air-units=g");
    String due = play.game().orderText().write(InCombat.bound(play.rules(), play.position(), 1));
    assertThat(due).contains("attackers=a ").contains("air-units=g").contains("barrage=q");
    play.allows(due);
  }

  @Test
  @Case("CTS-4.7c")
  void whoCanNoLongerAttackIsReleasedFromTheOverrun() {
    Play play =
        field()
            .axis("a", "60-8-3|6-6-3|4-4-3", "0405")
            .german("b", "0305")
            .rifle("x", "0404")
            .begin(Side.AXIS, "movement")
            .plays("overrun units=a,b hex=0404")
            .plays("end-phase")
            .until("combat");
    play.refuses("CTS-4.7c", ATTACK);
    play.position().mark(play.unit("b"), Flag.DISRUPTED);
    play.allows(ATTACK);
  }

  @Test
  @Case("CTS-4.7a")
  void inAPhaseFifteenHexesAreOverrun() {
    Sketch sketch = Sketch.clear(34, 12).state("scenario", "fall-blau");
    for (int i = 1; i <= 16; i++) {
      sketch
          .axis("a" + i, "60-8-3", "%02d05".formatted(2 * i))
          .soviet("x" + i, "1-1-3", "%02d04".formatted(2 * i));
    }
    Play play = sketch.begin(Side.AXIS, "movement");
    for (int i = 1; i <= 15; i++) {
      play.plays("overrun units=a%d hex=%02d04".formatted(i, 2 * i));
    }
    play.refuses("CTS-4.7a", "overrun units=a16 hex=3204");
  }

  // ---- losses that nobody can bear

  @Test
  @Case("CTS-10.5.4a")
  void whatTheAttackerCannotBearTheDefenderIsSpared() {
    Play play =
        field()
            .axis("a", "10-4-3", "0405")
            .rifle("x", "0404")
            .begin(Side.AXIS, "combat")
            .plays(ATTACK + " effort=1", 3, 1, 1);
    assertThat(play.last(Combat.class).result()).isEqualTo("A2/D1");
    assertThat(play.at("a")).isNotEqualTo("0405");
    assertThat(play.stepsLeft("x")).isEqualTo(3);
    Play more =
        field()
            .axis("a", "10-4-3|9-4-3", "0405")
            .rifle("x", "0404")
            .begin(Side.AXIS, "combat")
            .plays(ATTACK + " effort=1", 3, 1, 1);
    assertThat(more.stepsLeft("x")).isEqualTo(2);
  }

  @Test
  @Case({"CTS-12.1a", "CTS-10.4d"})
  void theDefenderRetreatsBeforeAnAdvanceThatNobodyIsLeftToMake() {
    Play play =
        field()
            .axis("a", "10-4-3", "0405")
            .rifle("x", "0404")
            .begin(Side.AXIS, "combat")
            .plays(ATTACK, 4, 4);
    assertThat(play.last(Combat.class).advance()).isEqualTo(1);
    if (play.question().equals("determined-defense")) {
      play.plays("choose option=none");
    }
    assertThat(play.at("a")).isEqualTo("cadre");
    assertThat(play.question()).isEqualTo("retreat");
    play.plays("retreat paths=x:0404,0403,0402");
    assertThat(play.question()).isEqualTo("combat");
  }

  // ---- in an advance

  /** Panzers in 0405 that may still go three hexes, before whoever stands in 0404. */
  private static Play advancing(Sketch sketch) {
    return sketch
        .soviet("v", "1-1-3", "0405")
        .begin(Side.AXIS, "combat")
        .plays("attack attackers=a hexes=0405", 4, 4)
        .plays("advance paths=a:0406,0405");
  }

  private static Sketch panzers() {
    return Sketch.clear(9, 12)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0407", "active")
        .panzer("a", "40-8-6|6-6-6|4-4-6", "0406");
  }

  @Test
  @Case("CTS-14.1d")
  void anOverrunThatDestroysAllTakesTheHexWithoutAnAdvance() {
    Play play = advancing(panzers().soviet("y", "1-20-3", "0404"));
    play.plays(OVERRUN, 5, 1, 1);
    assertThat(play.last(Combat.class).advance()).isZero();
    assertThat(play.at("y")).isEqualTo("cadre");
    assertThat(play.at("a")).isEqualTo("0404");
    Play held = advancing(panzers().soviet("y", "1-20-3|1-1-3|1-1-3", "0404"));
    held.plays(OVERRUN, 5, 1, 1);
    assertThat(held.at("a")).isEqualTo("0405");
    assertThat(held.at("y")).isEqualTo("0404");
  }

  @Test
  @Case({"CTS-14.0a", "CTS-14.1a", "CTS-10.1.8a", "CTS-36.6b"})
  void anOverrunIsRefusedWhereThereIsNobodyOrNoHopeOfIt() {
    Play play = advancing(panzers().rifle("y", "0404").rifle("z", "0402"));
    play.refuses("CTS-14.0a", "overrun units=a hex=0402")
        .refuses("CTS-14.0a", "overrun units=a hex=0305")
        .refuses("CTS-14.1a", "overrun units=a,a hex=0404")
        .refuses("CTS-36.6b", OVERRUN + " bonus=true")
        .refuses("CTS-11.6a", OVERRUN + " effort=3")
        .allows(OVERRUN);
    advancing(panzers().soviet("y", "1-99-3|1-99-3|1-99-3", "0404").soviet("w", "1-99-3", "0404"))
        .refuses("CTS-10.1.8a", OVERRUN);
  }

  @Test
  @Case("CTS-14.3a")
  void disruptedUnitsFleeOnlyBeforeMoreThanTheirOwnStrength() {
    for (int defence : new int[] {39, 40}) {
      String steps = "1-%d-3|1-1-3|1-1-3".formatted(defence);
      Sketch sketch = panzers().hq("k", Side.SOVIET, "0402", "trait guards");
      Play play = advancing(sketch.soviet("y", steps, "0404", "disrupted"));
      assertThat(play.odds(OVERRUN).attack()).isEqualTo(40);
      assertThat(play.odds(OVERRUN).defence()).isEqualTo(defence);
      play.plays(OVERRUN, defence == 40 ? new Integer[] {4, 2} : new Integer[] {});
      assertThat(play.last(Combat.class).overrun()).isEqualTo(defence == 40);
      assertThat(play.question().equals("retreat")).isEqualTo(defence == 39);
    }
  }

  @Test
  @Case({"CTS-12.4g", "CTS-12.4h", "CTS-14.0a"})
  void noOverrunGoesOutOfAForestOrAcrossABroadRiver() {
    Sketch forest = panzers().rifle("y", "0404").terrain("forest", "0405");
    second(forest).refuses("CTS-12.4h", OVERRUN);
    Sketch river = panzers().rifle("y", "0404").hexside("major-river", "0404/0405");
    second(river).refuses("CTS-12.4g", OVERRUN);
    second(panzers().rifle("y", "0404")).allows(OVERRUN);
  }

  /** A second panzer division may still follow the first. */
  private static Play second(Sketch sketch) {
    return sketch
        .panzer("b", "20-8-6|6-6-6", "0406")
        .soviet("v", "1-1-3", "0405")
        .begin(Side.AXIS, "combat")
        .plays("attack attackers=a,b hexes=0405", 4, 4)
        .plays("advance paths=a:0406,0405");
  }

  @Test
  @Case({"CTS-14.0b", "CTS-12.4l"})
  void inRainTheHalvedAdvanceSaysWhetherFootMayOverrun() {
    for (String weather : new String[] {"clear", "rain"}) {
      Play play =
          Sketch.clear(9, 12)
              .state("scenario", "fall-blau")
              .state("weather", weather)
              .hq("h", Side.AXIS, "0407", "active")
              .axis("a", "60-8-3|6-6-3|4-4-3", "0406")
              .soviet("y", "1-4-3", "0404")
              .soviet("v", "1-1-3", "0405")
              .begin(Side.AXIS, "combat")
              .plays("attack attackers=a hexes=0405", 4, 6)
              .plays("advance paths=a:0406,0405");
      if (weather.equals("rain")) {
        play.refuses("CTS-14.0b", OVERRUN);
      } else {
        play.allows(OVERRUN);
      }
    }
  }
}
