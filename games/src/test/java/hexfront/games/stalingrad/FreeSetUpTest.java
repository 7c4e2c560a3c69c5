package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Phase;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Cases 35.1 and 36.1: units placed anew, other steps lost; fog of war and what may be. */
class FreeSetUpTest {
  private static Play blau() {
    return Play.open("fall-blau", "free-set-up");
  }

  @Test
  @Case({"CTS-35.1.1", "CTS-5.0a"})
  void unitsArePlacedOnTheirSideWhereThereIsRoom() {
    Play play = blau();
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("CTS-35.1.1", "place unit=GE-ID-44 hex=2652")
        .refuses("CTS-35.1.1", "place unit=SU-RD-76 hex=2652")
        .plays("place unit=SU-RD-76 hex=2345");
    assertThat(play.at("SU-RD-76")).isEqualTo("2345");
    assertThat(play.events()).anyMatch(Placed.class::isInstance);
    play.plays("end-phase");
    assertThat(play.last(Phase.class).name()).isEqualTo("set-up");
  }

  @Test
  @Case({"CTS-35.1.2", "CTS-35.1.1"})
  void aLineWithAGapIsRefused() {
    Play play = blau();
    Position p = play.position();
    for (int hex : p.occupied(Side.SOVIET).toArray()) {
      for (int unit : p.stack(hex)) {
        p.takeOff(unit, Position.WAITING);
      }
    }
    play.refuses("CTS-35.1.2", "end-phase");
  }

  private static Map<String, Integer> losses(Play play, Units losers) {
    Map<String, Integer> steps = new TreeMap<>();
    losers.stream().forEach(unit -> steps.put(play.rules().name(unit), 1));
    return steps;
  }

  private static String order(Map<String, Integer> steps) {
    List<String> parts = new ArrayList<>();
    steps.forEach((unit, n) -> parts.add(unit + ":" + n));
    return "lose steps=" + String.join(";", parts);
  }

  @Test
  @Case({"CTS-35.1.4a", "CTS-35.1.4b"})
  void compulsoryLossesMayFallOnOthersOfTheirArmies() {
    Play play = blau();
    Units losers = ((SettingUp) play.position().stage()).losers();
    Map<String, Integer> steps = losses(play, losers);
    assertThat(steps).isNotEmpty();
    play.allows(order(steps));
    String first = steps.keySet().iterator().next();
    String army = play.rules().roster.formation(play.unit(first));
    Map<String, Integer> twice = new TreeMap<>(steps);
    twice.put(first, 2);
    play.refuses("CTS-35.1.4a", order(twice));
    Map<String, Integer> fewer = new TreeMap<>(steps);
    fewer.remove(first);
    play.refuses("CTS-35.1.4a", order(fewer));
    Map<String, Integer> german = new TreeMap<>(fewer);
    german.put("GE-ID-44", 1);
    play.refuses("CTS-35.1.4a", order(german));
    String other = null;
    for (int unit : play.rules().roster.units(Side.SOVIET)) {
      Position p = play.position();
      if (other == null
          && p.onMap(unit)
          && p.stepsLeft(unit) > 1
          && !losers.has(unit)
          && play.rules().roster.formation(unit).equals(army)) {
        other = play.rules().name(unit);
      }
    }
    assertThat(other).isNotNull();
    Map<String, Integer> swapped = new TreeMap<>(fewer);
    swapped.put(other, 1);
    int before = play.stepsLeft(first);
    int others = play.stepsLeft(other);
    play.plays(order(swapped));
    assertThat(play.stepsLeft(first)).isEqualTo(before + 1);
    assertThat(play.stepsLeft(other)).isEqualTo(others - 1);
    assertThat(((SettingUp) play.position().stage()).losers().has(play.unit(other))).isTrue();
    play.allows(order(steps));
  }

  @Test
  @Case({"CTS-35.1.4a", "CTS-35.1.4b"})
  void anArmyBearsNoMoreLossesThanItMay() {
    Play play = blau();
    Units losers = ((SettingUp) play.position().stage()).losers();
    Map<String, Integer> steps = losses(play, losers);
    Map<String, List<String>> byArmy = new TreeMap<>();
    Position p = play.position();
    for (int unit : play.rules().roster.units(Side.SOVIET)) {
      int left = p.stepsLeft(unit) + (losers.has(unit) ? 1 : 0);
      if (p.onMap(unit) && left > 1 && play.rules().roster.isUnit(unit)) {
        byArmy
            .computeIfAbsent(play.rules().roster.formation(unit), a -> new ArrayList<>())
            .add(play.rules().name(unit));
      }
    }
    List<String> large =
        byArmy.values().stream().filter(units -> units.size() >= 7).findFirst().orElseThrow();
    Map<String, Integer> crowded = new TreeMap<>();
    large.stream().limit(7).forEach(unit -> crowded.put(unit, 1));
    for (String unit : steps.keySet()) {
      if (crowded.size() < steps.size()) {
        crowded.put(unit, 1);
      }
    }
    play.refuses("CTS-35.1.4a", order(crowded));
  }

  @Test
  @Case({"CTS-36.1.1", "CTS-36.1.4"})
  void uranusHasItsOwnLineAndLosses() {
    Play play = Play.open("uranus", "free-set-up");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    String german =
        play.rules().board().units().stream()
            .filter(u -> u.side() == Side.AXIS && play.position().onMap(u.index()))
            .filter(u -> play.rules().roster.isUnit(u.index()))
            .map(u -> u.id())
            .findFirst()
            .orElseThrow();
    play.refuses("CTS-36.1.1", "place unit=" + german + " hex=1102");
    assertThat(((SettingUp) play.position().stage()).losers().size()).isZero();
    play.plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
  }

  // ---- fog of war

  @Test
  @Case("CTS-42.0")
  void coveredCountersThatAreAlikeMayBeAnyOfEachOther() {
    Play play =
        Sketch.clear(9, 9)
            .option("fog-of-war")
            .rifle("a", "0303")
            .rifle("topA", "0303")
            .rifle("b", "0503")
            .rifle("topB", "0503")
            .rifle("weak", "0703", "lost 1")
            .rifle("topC", "0703")
            .german("g", "0408")
            .begin(Side.AXIS, "movement");
    boolean swapped = false;
    for (int seed = 0; seed < 30; seed++) {
      Position p = play.rules().imagine(play.position(), Side.AXIS, new SplittableRandom(seed));
      swapped |= p.hex(play.unit("a")) == play.hex("0503");
      assertThat(p.hex(play.unit("weak"))).isEqualTo(play.hex("0703"));
      assertThat(p.hex(play.unit("topA"))).isEqualTo(play.hex("0303"));
      assertThat(p.hex(play.unit("a")) == play.hex("0503"))
          .isEqualTo(p.hex(play.unit("b")) == play.hex("0303"));
      Position own = play.rules().imagine(play.position(), Side.SOVIET, new SplittableRandom(seed));
      assertThat(own.hex(play.unit("a"))).isEqualTo(play.hex("0303"));
    }
    assertThat(swapped).isTrue();
    assertThat(play.rules().isOpenToAll()).isFalse();
    assertThat(play.rules().isScoreOpen()).isFalse();
    assertThat(play.rules().secrets()).isNotEmpty();
    Play open = Sketch.clear(9, 9).rifle("a", "0303").begin(Side.AXIS, "movement");
    assertThat(open.rules().isOpenToAll()).isTrue();
    assertThat(open.rules().isScoreOpen()).isTrue();
    assertThat(open.rules().secrets()).isEmpty();
    assertThat(open.rules().battles()).containsExactly("attack", "attack-box", "overrun");
  }
}
