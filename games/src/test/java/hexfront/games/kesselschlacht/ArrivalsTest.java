package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Rolled;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who comes, who goes to another headquarters, what counts at the end, what may be imagined. */
class ArrivalsTest {
  private static Sketch arrivals() {
    return Sketch.clear(12, 9)
        .turn(11)
        .area("A", "0501", "0601")
        .area("B", "0103")
        .unit("ss", "iiss panzer regiment A 6-5-9", "off")
        .unit("foot", "iiss infantry regiment A 6-5-6", "off")
        .state("reinforcements", Map.of("ss", "11A", "foot", "11A"));
  }

  @Test
  @Case({"KS-18.1-R", "KS-3.1.2"})
  void anEntryIsToldTakesItsCostAndNamesUnitsOnce() {
    Play play =
        arrivals()
            .road("off-0501-0502-0503")
            .terrain("mountain", "0601")
            .begin(Side.AXIS, "movement")
            .refuses("KS-18.1-R", "enter units=ss,ss hex=0501")
            .refuses("KS-18.1-R", "enter units=ss hex=0101")
            .plays("enter units=ss hex=0501");
    assertThat(play.last(Entered.class).cost().value()).isEqualTo(0.5);
    assertThat(play.position().spent(play.unit("ss"))).isEqualTo(1);
    play.refuses("KS-18.1-R", "enter units=ss hex=0501");
    Play far = arrivals().terrain("rough", "0601").begin(Side.AXIS, "movement");
    far.plays("enter units=foot hex=0601");
    assertThat(far.last(Entered.class).cost().value()).isEqualTo(2.0);
  }

  @Test
  @Case({"KS-18.1-R", "KS-3.1.2"})
  void nobodyEntersAFullHexOrOneThatCostsTooMuch() {
    Sketch full = arrivals();
    for (int i = 0; i < 3; i++) {
      full.unit("f" + i, "xlviii infantry regiment B 3-3-6", "0501", "supplied");
    }
    full.begin(Side.AXIS, "movement").refuses("KS-3.1.2", "enter units=ss hex=0501");
    arrivals()
        .terrain("mountain", "0501")
        .state("weather", "mud")
        .begin(Side.AXIS, "movement")
        .refuses("KS-11.1.6", "enter units=ss hex=0501")
        .allows("enter units=foot hex=0501");
  }

  @Test
  @Case({"KS-15.1.1", "KS-18.1-R"})
  void nobodyEntersOnceTheDieForABridgeIsThrown() {
    arrivals()
        .riverBelow(5)
        .hexside("bridge", "0405/0406")
        .hq("h", "iii", "0404")
        .unit("a", "iii infantry regiment B 3-3-6", "0405")
        .begin(Side.AXIS, "movement")
        .plays("demolish bridge=0405/0406", 6)
        .refuses("KS-15.1.1", "enter units=ss hex=0501");
  }

  @Test
  @Case({"KS-13.1.1", "KS-13.1.3"})
  void headquartersComeBackAtASourceOnTheEdgeOfTheirSide() {
    Play soviet =
        Sketch.clear(9, 9)
            .turn(10)
            .area("soviet-supply", "0903", "0501", "0505", "0103")
            .hq("s", "60a", "off")
            .state("returning", Map.of("s", 10))
            .begin(Side.SOVIET, "activation");
    soviet
        .allows("enter units=s hex=0903")
        .allows("enter units=s hex=0501")
        .refuses("KS-18.1-R", "enter units=s hex=0505")
        .refuses("KS-18.1-R", "enter units=s hex=0103");
    Sketch.clear(9, 9)
        .turn(10)
        .area("axis-supply", "0903", "0501", "0505", "0103")
        .hq("v", "xlviii", "off")
        .state("returning", Map.of("v", 10))
        .begin(Side.AXIS, "movement")
        .allows("enter units=v hex=0103")
        .allows("enter units=v hex=0501")
        .refuses("KS-18.1-R", "enter units=v hex=0505")
        .refuses("KS-18.1-R", "enter units=v hex=0903");
  }

  @Test
  @Case({"KS-19.3.2", "KS-19.3.1"})
  void diceForOptionsAreTold() {
    Play play = Play.open("campaign", "margarethe").plays("roll", 1, 2);
    assertThat(play.last(Rolled.class).dice()).containsExactly(1, 2);
    Play late = Play.open("campaign", "late-start", "variable-ss-entry").plays("roll", 1, 1);
    assertThat(late.question()).isEqualTo("set-up");
    assertThat(late.at("ks-ge-hq-iiss")).isEqualTo("gone");
  }

  // ---- other headquarters

  private static Sketch lost() {
    return Sketch.clear(11, 11)
        .hq("h", "xlviii", "0501")
        .unit("a", "xlviii infantry regiment A 9-3-6", "0504")
        .hq("s", "7gtc", "0505", "disrupted")
        .unit("t", "7gtc tank brigade C 4-3-9", "0909");
  }

  @Test
  @Case("KS-13.1.1")
  void theOnlyArmyGetsTheUnitsOfALostCorpsUnasked() {
    Play play =
        lost()
            .hq("a60", "60a", "0808")
            .hq("other", "6gtc", "0808")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "De1");
    assertThat(play.question()).isEqualTo("advance");
    assertThat(play.last(Reassigned.class).formation()).isEqualTo("60a");
    assertThat(play.last(Reassigned.class).rule()).isEqualTo("KS-13.1.1");
    Play none = lost().begin(Side.AXIS, "combat").fights("attack attackers=a hexes=0505", "De1");
    assertThat(none.events(Reassigned.class)).isEmpty();
    assertThat(none.question()).isEqualTo("advance");
  }

  @Test
  @Case("KS-13.1.1")
  void anArmyThatWillReturnMayGetThem() {
    Play play =
        lost()
            .hq("a60", "60a", "0808")
            .hq("a18", "18a", "off")
            .state("returning", Map.of("a18", 10))
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "De1");
    assertThat(play.question()).isEqualTo("reassign");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.legal("choose"))
        .containsExactlyInAnyOrder("choose option=60a", "choose option=18a");
  }

  @Test
  @Case("KS-13.1.2")
  void unitsOfALostGermanCorpsGoToAnotherOfTheirArmy() {
    Play play =
        Sketch.clear(11, 11)
            .hq("s", "60a", "0501")
            .unit("x", "60a rifle division A 40-4-5", "0504", "active")
            .hq("h", "iii", "0505", "disrupted")
            .unit("a", "iii infantry regiment B 3-3-6", "0909")
            .hq("k", "lix", "0808")
            .hq("relief", "xlviii", "0707")
            .hq("army", "1pza", "0708")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0505", "De1");
    assertThat(play.last(Reassigned.class).formation()).isEqualTo("lix");
    assertThat(play.last(Reassigned.class).rule()).isEqualTo("KS-13.1.2");
  }

  @Test
  @Case({"KS-8.1.3", "KS-8.2.2"})
  void ordersEndWithTheHeadquartersThatGotThem() {
    Sketch directed =
        Sketch.clear(11, 11)
            .turn(5)
            .hq("h", "xlviii", "0501")
            .unit("a", "xlviii infantry regiment A 9-3-6", "0504")
            .hq("s", "7gtc", "0505", "disrupted")
            .unit("t", "7gtc tank brigade C 4-3-9", "0909");
    Play play =
        directed
            .state("directive", Map.of("hq", "s", "units", List.of("t")))
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "De1");
    assertThat(play.state(Side.AXIS, "directive")).isNotEqualTo(Map.of("hq", "s"));
    assertThat(play.is("t", Flag.DIRECTED)).isFalse();
    Play recalled =
        lost()
            .state("recall", "s")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "De1");
    assertThat(recalled.position().value(Ledger.RECALL_HQ)).isZero();
  }

  // ---- the end

  private static int points(Play play, String rule) {
    return play.score().items().stream()
        .filter(item -> item.rule().equals(rule))
        .mapToInt(item -> item.points())
        .sum();
  }

  @Test
  @Case({"KS-17.0.2-1", "KS-17.0.2-2", "KS-17.0"})
  void hungariansAndHeadquartersCountLessThanGermanMotorizedUnits() {
    Play hungarians =
        Sketch.clear(9, 9)
            .unit("hun", "vii motorized regiment C 2-2-8", "off")
            .state("losses", List.of("hun"))
            .begin(Side.AXIS, "movement");
    assertThat(points(hungarians, "KS-17.0.2-1")).isZero();
    int hungarian = points(hungarians, "KS-17.0.2-2");
    Play hqs =
        Sketch.clear(9, 9)
            .hq("k", "xlviii", "off")
            .state("losses", List.of("k"))
            .begin(Side.AXIS, "movement");
    assertThat(points(hqs, "KS-17.0.2-1")).isZero();
    assertThat(points(hqs, "KS-17.0.2-2")).isPositive().isGreaterThanOrEqualTo(hungarian);
    Play cars =
        Sketch.clear(9, 9)
            .unit("car", "xlviii motorized regiment C 2-2-8", "off")
            .state("losses", List.of("car"))
            .begin(Side.AXIS, "movement");
    assertThat(points(cars, "KS-17.0.2-1")).isPositive();
    assertThat(points(cars, "KS-17.0.2-2")).isZero();
    assertThat(cars.score().axis() - cars.score().soviet()).isEqualTo(-points(cars, "KS-17.0.2-1"));
  }

  // ---- what may be

  private static List<Position> imagined(Play play, Side viewer) {
    List<Position> found = new ArrayList<>();
    for (int seed = 0; seed < 30; seed++) {
      found.add(play.rules().imagine(play.position(), viewer, new SplittableRandom(seed)));
    }
    return found;
  }

  @Test
  @Case("KS-3.6")
  void coveredCountersThatAreAlikeMayBeAnyOfEachOther() {
    Play play =
        Sketch.clear(9, 9)
            .hq("h", "iii", "0101")
            .unit("top1", "iii panzer regiment B 4-4-0", "0303", "top")
            .unit("top2", "iii panzer regiment B 4-4-0", "0505", "top")
            .unit("a", "iii infantry regiment B 3-3-6", "0303")
            .unit("b", "iii infantry regiment B 5-5-6", "0505")
            .unit("good", "iii infantry regiment A 5-5-6", "0505")
            .begin(Side.AXIS, "movement");
    assertThat(imagined(play, Side.SOVIET))
        .anyMatch(p -> p.hex(play.unit("a")) == play.hex("0505"))
        .anyMatch(p -> p.hex(play.unit("a")) == play.hex("0303"))
        .allMatch(p -> p.hex(play.unit("good")) == play.hex("0505"))
        .allMatch(p -> p.hex(play.unit("top1")) == play.hex("0303"))
        .allMatch(
            p ->
                (p.hex(play.unit("a")) == play.hex("0505"))
                    == (p.hex(play.unit("b")) == play.hex("0303")));
    assertThat(imagined(play, Side.AXIS)).allMatch(p -> p.hex(play.unit("a")) == play.hex("0303"));
  }

  @Test
  @Case({"KS-3.6", "KS-15.2.3"})
  void aGuardOfAPontoonIsKnown() {
    Play play =
        Sketch.clear(9, 9)
            .hexside("major-river", "0303/0304")
            .state("pontoons", Map.of("0303/0304", "a"))
            .hq("h", "iii", "0101")
            .unit("top1", "iii panzer regiment B 4-4-0", "0303", "top")
            .unit("top2", "iii panzer regiment B 4-4-0", "0505", "top")
            .unit("a", "iii infantry regiment B 3-3-6", "0303")
            .unit("b", "iii infantry regiment B 5-5-6", "0505")
            .begin(Side.AXIS, "movement");
    assertThat(imagined(play, Side.SOVIET))
        .allMatch(p -> p.hex(play.unit("a")) == play.hex("0303"));
  }

  @Test
  @Case({"KS-6.7.1A", "KS-15.2.1"})
  void loadsAndTrainsAreImaginedWithinTheirLimits() {
    Play play =
        Sketch.clear(9, 9)
            .turn(5)
            .hq("h", "iii", "0101")
            .hq("k", "lix", "0303")
            .air("tr", Side.AXIS, "transport", "0-3-18")
            .air("tr2", Side.AXIS, "transport", "0-3-18")
            .state("bridge-trains", Map.of("h", 1))
            .begin(Side.AXIS, "movement");
    KesselRules rules = play.rules();
    List<Position> all = imagined(play, Side.SOVIET);
    int first = play.unit("tr");
    int second = play.unit("tr2");
    assertThat(all)
        .allMatch(
            p ->
                IntStream.of(first, second)
                    .allMatch(
                        tr ->
                            rules.ledger.loadAmmo(p, tr) + rules.ledger.loadFuel(p, tr)
                                <= rules.air.load(p, tr)))
        .allMatch(
            p ->
                rules.ledger.loadAmmo(p, first) + rules.ledger.loadAmmo(p, second)
                    <= rules.data.airlift().ammo())
        .allMatch(
            p ->
                rules.ledger.loadFuel(p, first) + rules.ledger.loadFuel(p, second)
                    <= rules.data.airlift().fuel())
        .anyMatch(p -> rules.ledger.loadAmmo(p, first) > 0);
    int slot = Ledger.TRAINS + Bridges.first(Side.AXIS);
    assertThat(all)
        .anyMatch(p -> Ledger.unit(p, slot) == play.unit("k"))
        .anyMatch(p -> Ledger.unit(p, slot) == play.unit("h"));
    assertThat(imagined(play, Side.AXIS)).allMatch(p -> Ledger.unit(p, slot) == play.unit("h"));
    Play none = Sketch.clear(9, 9).hq("h", "iii", "0101").begin(Side.AXIS, "movement");
    assertThat(imagined(none, Side.SOVIET)).allMatch(p -> p.value(slot) == 0);
  }
}
