package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Cases 10.5, 11.2d, 12.5g and 29.0b: among whom losses are spread, and whether they can be. */
class SpreadingLossesTest {
  private static final String ATTACK = "attack attackers=p,i hexes=0404";

  private static Sketch axis() {
    return Sketch.clear(9, 9).state("scenario", "fall-blau").hq("h", Side.AXIS, "0406", "active");
  }

  // ---- armor

  @Test
  @Case({"CTS-11.2d", "CTS-10.5.2"})
  void armorOfOneStepIsAskedForTheFirstLossOnly() {
    Sketch sketch =
        axis()
            .panzer("p", "12-12-6", "0405")
            .axis("i", "8-8-3|6-6-3|4-4-3", "0405")
            .soviet("x", "5-20-3|3-3-3|1-1-3", "0404");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK + " effort=2", 3, 1, 1);
    assertThat(play.last(Combat.class).result()).isEqualTo("A3/D1");
    play.refuses("CTS-10.5.2", "lose steps=i:3").allows("lose steps=p:1;i:2");
  }

  /** Armor that is outnumbered and only denies the shift. */
  @Test
  @Case({"CTS-11.2d", "CTS-10.5.2"})
  void whoOnlyDeniedTheShiftLosesNoSecondStepOfArmorFirst() {
    Sketch defence =
        axis()
            .axis("a", "30-8-3|6-6-3", "0405")
            .panzer("p", "5-8-6|1-1-6|1-1-6", "0405", "size brigade")
            .tank("t", "3-2-5|2-2-5|2-2-5|1-1-5", "0404")
            .soviet("x", "3-3-3|2-2-3|2-2-3|1-1-3", "0404");
    Play play =
        defence.begin(Side.AXIS, "combat").plays("attack attackers=a,p hexes=0404", 6, 2, 2);
    assertThat(play.last(Combat.class).shifts()).isZero();
    assertThat(play.last(Combat.class).result()).isEqualTo("D3");
    if (play.question().equals("determined-defense")) {
      play.plays("choose option=none");
    }
    play.refuses("CTS-10.5.2", "lose steps=x:3");
    play.allows("lose steps=t:1;x:2").allows("lose steps=t:2;x:1");
  }

  @Test
  @Case({"CTS-11.2d", "CTS-10.5.2", "CTS-11.2l"})
  void defendersWhoGainedTheShiftLoseTheSecondStepOfArmorFirstToo() {
    Sketch sketch =
        axis()
            .axis("a", "60-8-3|6-6-3|4-4-3", "0405")
            .tank("t", "3-2-5|2-2-5|2-2-5|1-1-5", "0404")
            .soviet("x", "3-3-3|2-2-3|2-2-3|1-1-3", "0404");
    Play play = sketch.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0404", 6, 2, 2);
    assertThat(play.last(Combat.class).shifts()).isEqualTo(-1);
    assertThat(play.last(Combat.class).result()).isEqualTo("D3");
    if (play.question().equals("determined-defense")) {
      play.plays("choose option=none");
    }
    play.refuses("CTS-11.2d", "lose steps=t:1;x:2").allows("lose steps=t:2;x:1");
  }

  /** The allied panzers denied the shift, so the second step need not be theirs. */
  @Test
  @Case({"CTS-12.5a", "CTS-12.5g", "CTS-11.2d"})
  void germansBesideAlliedPanzersMayBearTheExtraLosses() {
    Play play =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("k", Side.SOVIET, "0403", "active", "trait guards")
            .soviet("x", "42-5-3|3-3-3|1-1-3", "0404")
            .unit("m", Side.SOVIET, "mechanized", "1-1-5|1-1-5|1-1-5", "0404", "size brigade")
            .axis("a", "5-5-3|4-4-3|2-2-3|1-1-3", "0405")
            .panzer("r", "1-1-6|1-1-6", "0405", "nation rumanian")
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=x,m hexes=0405", 1, 4);
    assertThat(play.last(Combat.class).shifts()).isZero();
    play.plays("choose option=triple-german");
    play.refuses("CTS-12.5g", "lose steps=a:1;r:2").plays("lose steps=a:2;r:1");
    assertThat(play.at("a")).isEqualTo("0405");
  }

  // ---- engineers

  @Test
  @Case({"CTS-29.0b", "CTS-10.5.2"})
  void theEngineersLoseBeforeTheArmor() {
    Play play =
        Sketch.clear(9, 9)
            .german("e", "0405", "arm engineer")
            .german("b", "0405")
            .german("c", "0405")
            .rifle("x", "0404")
            .begin(Side.AXIS, "combat");
    Position p = play.position();
    Units armor = Units.of(play.unit("b"));
    Losing one = losing(play, "e,b,c", armor, true, 1, 0, 0);
    assertThat(verdict(play, one, "e:1")).isEmpty();
    assertThat(verdict(play, one, "b:1")).contains("CTS-29.0b");
    Losing two = losing(play, "e,b,c", armor, true, 2, 0, 0);
    assertThat(verdict(play, two, "e:1;c:1")).contains("CTS-10.5.2");
    assertThat(verdict(play, two, "e:1;b:1")).isEmpty();
    assertThat(one.isPossible(play.rules(), p)).isTrue();
  }

  // ---- whatever is due

  private static Losing losing(
      Play play, String ids, Units armor, boolean attacker, int due, int german, int shift) {
    Units units = units(play, ids);
    Units others = units(play, "x");
    Fight fight =
        new Fight(
            attacker ? units : others,
            attacker ? others : units,
            Hexes.of(play.hex("0404")),
            0,
            1,
            0,
            0,
            0,
            1,
            1,
            attacker ? shift : -shift,
            attacker ? armor : Units.of(),
            attacker ? Units.of() : armor,
            attacker,
            0,
            0,
            null);
    return new Losing(fight, attacker, due, german);
  }

  private static Units units(Play play, String ids) {
    return Units.of(List.of(ids.split(",")).stream().mapToInt(play::unit).toArray());
  }

  private static List<String> verdict(Play play, Losing stage, String steps) {
    Lose order = (Lose) play.order("lose steps=" + steps);
    return stage.check(play.rules(), play.position(), order).refusals().stream()
        .map(refusal -> refusal.rule())
        .toList();
  }

  /** Every way in which so many steps are lost. */
  private static List<Map<Integer, Integer>> ways(Position p, int[] units, int from, int due) {
    List<Map<Integer, Integer>> ways = new ArrayList<>();
    if (from == units.length) {
      if (due == 0) {
        ways.add(Map.of());
      }
      return ways;
    }
    for (int n = 0; n <= Math.min(due, p.stepsLeft(units[from])); n++) {
      for (Map<Integer, Integer> rest : ways(p, units, from + 1, due - n)) {
        Map<Integer, Integer> way = new HashMap<>(rest);
        if (n > 0) {
          way.put(units[from], n);
        }
        ways.add(way);
      }
    }
    return ways;
  }

  private static final List<String> NATIONS =
      List.of("nation german", "nation rumanian", "nation italian");

  /** Up to four units with a few steps each, armor, engineers and an HQ among them. */
  private static Play anyone(Random random, List<String> ids) {
    Sketch sketch = Sketch.clear(9, 9).rifle("x", "0404");
    int n = 2 + random.nextInt(3);
    for (int i = 0; i < n; i++) {
      String id = "u" + i;
      String steps = "1-1-3" + "|1-1-3".repeat(random.nextInt(3));
      String nation = NATIONS.get(random.nextInt(NATIONS.size()));
      int kind = random.nextInt(6);
      switch (kind == 1 && i > 0 ? 4 : kind) {
        case 0 -> sketch.unit(id, Side.AXIS, "headquarters", "1-1-6", "0405", nation);
        case 1 -> sketch.unit(id, Side.AXIS, "engineer", steps, "0405", nation);
        case 2, 3 -> sketch.panzer(id, steps, "0405", nation);
        default -> sketch.axis(id, steps, "0405", nation);
      }
      ids.add(id);
    }
    return sketch.lenient().begin(Side.AXIS, "combat");
  }

  /**
   * A commander who asks for any losses gets such as are legal, and a Determined Defense by Germans
   * is offered exactly where some are.
   */
  @Test
  @Case({"CTS-10.5.0", "CTS-10.5.1", "CTS-10.5.3", "CTS-11.2d", "CTS-12.5g", "CTS-29.0b"})
  void lossesThatCanBeSpreadAreFound() {
    Random random = new Random(7);
    int possible = 0;
    int impossible = 0;
    for (int i = 0; i < 800; i++) {
      List<String> ids = new ArrayList<>();
      Play play = anyone(random, ids);
      Position p = play.position();
      int[] units = ids.stream().mapToInt(play::unit).toArray();
      int all = 0;
      int germans = 0;
      List<Integer> armor = new ArrayList<>();
      for (int unit : units) {
        all += p.stepsLeft(unit);
        germans += play.rules().roster.isGerman(unit) ? p.stepsLeft(unit) : 0;
        if (play.rules().roster.isArmor(unit)) {
          armor.add(unit);
        }
      }
      Units used = Units.of(armor.stream().mapToInt(Integer::intValue).toArray());
      int due = 1 + random.nextInt(all);
      boolean attacker = random.nextBoolean();
      int german = attacker ? 0 : random.nextInt(Math.min(due, germans) + 1);
      Losing stage =
          losing(play, String.join(",", ids), used, attacker, due, german, random.nextInt(2));
      boolean can =
          ways(p, units, 0, due).stream()
              .anyMatch(way -> stage.check(play.rules(), p, lose(way)).isLegal());
      assertThat(stage.isPossible(play.rules(), p)).as("%d: %s %s", i, stage, ids).isEqualTo(can);
      for (int seed = 0; seed < 4 && can; seed++) {
        Map<Integer, Integer> found = stage.spread(play.rules(), p, new Random(seed));
        assertThat(stage.check(play.rules(), p, lose(found)).refusals())
            .as("%d: %s", i, found)
            .isEmpty();
      }
      possible += can ? 1 : 0;
      impossible += can ? 0 : 1;
    }
    assertThat(possible).isGreaterThan(100);
    assertThat(impossible).isGreaterThan(10);
  }

  private static Lose lose(Map<Integer, Integer> steps) {
    return new Lose(new Steps(steps));
  }
}
