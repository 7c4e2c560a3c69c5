package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Cases 16.1 to 16.7: General Supply, Lines of Supply, Attack Supply. */
class SupplyTest {
  /** Twelve hexes from west to east, in the middle of a broad map. */
  private static Sketch field() {
    return Sketch.clear(7, 16);
  }

  private static boolean supplied(Sketch sketch, String unit) {
    Play play = sketch.begin(Side.AXIS, "supply");
    return play.rules().supply.isSupplied(play.position(), play.unit(unit));
  }

  private static AttackSupply attack(Sketch sketch, boolean spare, String... units) {
    Play play = sketch.begin(Side.AXIS, "combat");
    int[] attackers = List.of(units).stream().mapToInt(play::unit).toArray();
    return play.rules().supply.forAttack(play.position(), Units.of(attackers), spare);
  }

  /** CTS-EX-231. */
  @Test
  @Case({"CTS-16.1a", "CTS-16.2a"})
  void aGermanHqSuppliesEightHexesAway() {
    assertThat(supplied(field().hq("h", Side.AXIS, "0412").german("a", "0404"), "a")).isTrue();
    assertThat(supplied(field().hq("h", Side.AXIS, "0412").german("a", "0403"), "a")).isFalse();
  }

  /** CTS-EX-234. */
  @Test
  @Case("CTS-16.2a")
  void otherHqsSupplyFiveHexesAway() {
    String rumanian = "nation rumanian";
    assertThat(supplied(field().hq("h", Side.AXIS, "0412", rumanian).german("a", "0407"), "a"))
        .isTrue();
    assertThat(supplied(field().hq("h", Side.AXIS, "0412", rumanian).german("a", "0406"), "a"))
        .isFalse();
    assertThat(supplied(field().hq("h", Side.SOVIET, "0404").rifle("a", "0409"), "a")).isTrue();
    assertThat(supplied(field().hq("h", Side.SOVIET, "0404").rifle("a", "0410"), "a")).isFalse();
  }

  /** CTS-EX-235 and CTS-EX-236. */
  @Test
  @Case({"CTS-16.1a", "CTS-16.2a", "CTS-16.10a"})
  void depotsAndConnectingRailsSupplyTwoHexesAway() {
    assertThat(supplied(field().counter("axis-depot-1", "0410").german("a", "0408"), "a")).isTrue();
    assertThat(supplied(field().counter("axis-depot-1", "0410").german("a", "0407"), "a"))
        .isFalse();
    Map<String, String> control = Map.of("0416", "axis", "0415", "axis");
    assertThat(
            supplied(field().rail("0416-0415").state("control", control).german("a", "0413"), "a"))
        .isTrue();
    assertThat(
            supplied(field().rail("0416-0415").state("control", control).german("a", "0412"), "a"))
        .isFalse();
  }

  /** CTS-EX-239. */
  @Test
  @Case("CTS-16.2b")
  void anAlliedHqGivesGermansGeneralSupply() {
    Sketch sketch = field().hq("h", Side.AXIS, "0412", "nation italian").german("a", "0408");
    assertThat(supplied(sketch, "a")).isTrue();
  }

  @Test
  @Case("CTS-16.1a")
  void frontHqsAreNoSource() {
    Sketch sketch = field().hq("h", Side.AXIS, "0412", "size army-group").german("a", "0411");
    assertThat(supplied(sketch, "a")).isFalse();
  }

  @Test
  @Case("CTS-16.2c")
  void aLineCrossesOneGreatRiverUnlessThereIsABridge() {
    assertThat(supplied(rivers(false), "a")).isFalse();
    assertThat(supplied(rivers(true), "a")).isTrue();
  }

  /** Two rivers from north to south between an HQ and a unit, one of them perhaps bridged. */
  private static Sketch rivers(boolean bridged) {
    Sketch sketch = Sketch.clear(1, 16).hq("h", Side.AXIS, "0112").german("a", "0107");
    sketch.hexside("major-river", "0110/0111", "0108/0109");
    return bridged ? sketch.hexside("bridge", "0110/0111") : sketch;
  }

  @Test
  @Case({"CTS-16.2c", "CTS-26.0a"})
  void frozenRiversAreNoObstacle() {
    assertThat(supplied(rivers(false).turn(52), "a")).isTrue();
  }

  /** CTS-EX-238. */
  @Test
  @Case("CTS-16.2c")
  void aLineEntersOneMarsh() {
    Sketch one = Sketch.clear(1, 16).hq("h", Side.AXIS, "0112").german("a", "0107");
    assertThat(supplied(one.terrain("marsh", "0110"), "a")).isTrue();
    Sketch two = Sketch.clear(1, 16).hq("h", Side.AXIS, "0112").german("a", "0107");
    assertThat(supplied(two.terrain("marsh", "0110", "0108"), "a")).isFalse();
  }

  @Test
  @Case({"CTS-16.2c", "CTS-16.2d"})
  void enemiesAndImpassableHexsidesStopALine() {
    Sketch enemy = Sketch.clear(1, 16).hq("h", Side.AXIS, "0112").german("a", "0107");
    assertThat(supplied(enemy.rifle("x", "0109"), "a")).isFalse();
    Sketch wall = Sketch.clear(1, 16).hq("h", Side.AXIS, "0112").german("a", "0107");
    assertThat(supplied(wall.hexside("impassable", "0109/0110"), "a")).isFalse();
  }

  @Test
  @Case("CTS-16.2d")
  void aBondStopsALine() {
    Sketch open = Sketch.clear(3, 16).hq("h", Side.AXIS, "0212").german("a", "0207");
    assertThat(supplied(open.rifle("x", "0109"), "a")).isTrue();
    Sketch shut = Sketch.clear(3, 16).hq("h", Side.AXIS, "0212").german("a", "0207");
    assertThat(supplied(shut.rifle("x", "0109").rifle("y", "0309"), "a")).isFalse();
  }

  /** The city in 0110 is the Axis's by half, with these of its neighbours. */
  private static Sketch besieged(String... access) {
    Map<String, Object> battle =
        Map.of("axis", 2, "sections", Map.of("axis", List.of(access), "soviet", List.of()));
    return Sketch.clear(1, 16)
        .terrain("major-city", "0110")
        .state("city-battles", Map.of("0110", battle))
        .hq("h", Side.AXIS, "0112")
        .german("g", "0110")
        .rifle("x", "0110")
        .german("a", "0108");
  }

  @Test
  @Case("CTS-24.6.4")
  void aLineRunsThroughAContestedCityByTheSidesOwnHexsidesOnly() {
    assertThat(supplied(besieged("0111", "0109"), "a")).isTrue();
    assertThat(supplied(besieged("0111"), "a")).isFalse();
    assertThat(supplied(besieged("0111"), "g")).isTrue();
  }

  @Test
  @Case({"CTS-16.3a", "CTS-16.3b", "CTS-16.5", "CTS-16.11"})
  void theCheckPutsAndTakesOffMarkers() {
    Play play =
        field()
            .hq("h", Side.AXIS, "0412")
            .german("a", "0408", "out-of-supply")
            .german("b", "0402")
            .german("c", "0202", "out-of-supply")
            .begin(Side.AXIS, "combat");
    play.plays("end-phase");
    assertThat(play.is("a", Flag.OUT_OF_SUPPLY)).isFalse();
    assertThat(play.is("b", Flag.OUT_OF_SUPPLY)).isTrue();
    assertThat(play.is("c", Flag.OUT_OF_SUPPLY)).isTrue();
  }

  @Test
  @Case({"CTS-16.0", "CTS-16.3a"})
  void theEnemysUnitsAreNotCheckedInOnesOwnPhase() {
    Play play = field().german("a", "0412").rifle("x", "0404").begin(Side.AXIS, "combat");
    play.plays("end-phase");
    assertThat(play.is("x", Flag.OUT_OF_SUPPLY)).isFalse();
  }

  @Test
  @Case("CTS-16.4b")
  void theDistanceToTheNearestSourceIsThatOfALineOfCommunication() {
    Play play = field().hq("h", Side.AXIS, "0412", "nation rumanian").begin(Side.AXIS, "movement");
    Supply supply = play.rules().supply;
    assertThat(supply.distanceToSource(play.position(), Side.AXIS, play.hex("0408"))).isZero();
    assertThat(supply.distanceToSource(play.position(), Side.AXIS, play.hex("0404"))).isEqualTo(8);
    assertThat(supply.distanceToSource(play.position(), Side.SOVIET, play.hex("0404")))
        .isEqualTo(-1);
  }

  // ---- attacks

  @Test
  @Case({"CTS-16.1b", "CTS-16.6a", "CTS-16.6b", "CTS-16.7a", "CTS-16.7c"})
  void onlyAnActivatedHqGivesAttackSupply() {
    Sketch asleep = field().hq("h", Side.AXIS, "0412").german("a", "0409").german("b", "0408");
    assertThat(attack(asleep, false, "a", "b").supplied().size()).isZero();
    Sketch awake =
        field().hq("h", Side.AXIS, "0412", "active").german("a", "0409").german("b", "0408");
    assertThat(attack(awake, false, "a", "b").supplied().size()).isEqualTo(2);
  }

  @Test
  @Case({"CTS-13.0b", "CTS-13.0d"})
  void aDisruptedHqGivesGeneralSupplyOnly() {
    Sketch sketch = field().hq("h", Side.AXIS, "0412", "active", "disrupted").german("a", "0409");
    assertThat(attack(sketch, false, "a").supplied().size()).isZero();
    Sketch again = field().hq("h", Side.AXIS, "0412", "active", "disrupted").german("a", "0409");
    assertThat(supplied(again, "a")).isTrue();
  }

  @Test
  @Case({"CTS-16.6b", "CTS-16.6e", "CTS-16.6h"})
  void depotsAreUsedOnlyWhereNoHqReachesAndMayBeSpared() {
    Sketch sketch =
        field()
            .hq("h", Side.AXIS, "0414", "active")
            .counter("axis-depot-1", "0405")
            .counter("axis-depot-2", "0413")
            .german("a", "0409")
            .german("b", "0404");
    AttackSupply both = attack(sketch, false, "a", "b");
    assertThat(both.supplied().size()).isEqualTo(2);
    assertThat(both.depots().size()).isEqualTo(1);
    AttackSupply spared =
        attack(
            field()
                .hq("h", Side.AXIS, "0414", "active")
                .counter("axis-depot-1", "0405")
                .german("a", "0409")
                .german("b", "0404"),
            true,
            "a",
            "b");
    assertThat(spared.supplied().size()).isEqualTo(1);
    assertThat(spared.depots().size()).isZero();
  }

  @Test
  @Case({"CTS-16.6a", "CTS-11.7a"})
  void guardsHqsSupplyBeforeOthers() {
    Play play =
        field()
            .hq("g", Side.SOVIET, "0404", "active", "trait guards")
            .hq("h", Side.SOVIET, "0403", "active")
            .rifle("a", "0406")
            .rifle("b", "0408")
            .begin(Side.SOVIET, "combat");
    Supply supply = play.rules().supply;
    Units near = Units.of(play.unit("a"));
    Units both = Units.of(play.unit("a"), play.unit("b"));
    assertThat(supply.forAttack(play.position(), near, false).fromGuards()).isTrue();
    assertThat(supply.forAttack(play.position(), both, false).fromGuards()).isTrue();
    Units far = Units.of(play.unit("b"), play.unit("h"));
    assertThat(supply.forAttack(play.position(), far, false).supplied().size()).isEqualTo(2);
  }

  /** CTS-EX-373. */
  @Test
  @Case({"CTS-41.0a", "CTS-41.0c"})
  void withLimitsAGermanHqSuppliesThreeMotorizedDivisions() {
    Sketch sketch = field().option("hq-limits").hq("h", Side.AXIS, "0412", "active");
    for (int i = 0; i < 4; i++) {
      sketch.panzer("p" + i, "9-9-6", "0" + (i + 2) + "10");
    }
    assertThat(attack(sketch, false, "p0", "p1", "p2", "p3").supplied().size()).isEqualTo(3);
  }

  @Test
  @Case("CTS-41.0a")
  void whatAnHqGaveInAnAttackItDoesNotGiveInTheNext() {
    Sketch sketch = field().option("hq-limits").hq("h", Side.AXIS, "0412", "active");
    for (int i = 0; i < 4; i++) {
      sketch.panzer("p" + i, "9-9-6|5-5-6", i < 3 ? "0310" : "0510");
    }
    Play play = sketch.rifle("x", "0309").rifle("y", "0509").begin(Side.AXIS, "combat");
    Units last = Units.of(play.unit("p3"));
    assertThat(play.rules().supply.forAttack(play.position(), last, false).supplied().size())
        .isEqualTo(1);
    play.plays("attack attackers=p0,p1,p2 hexes=0309");
    assertThat(play.rules().supply.forAttack(play.position(), last, false).supplied().size())
        .isZero();
  }

  @Test
  @Case("CTS-41.0b")
  void withLimitsAnHqSuppliesTwoUnitsOfAnotherNationAndNoRivals() {
    Sketch sketch =
        field()
            .option("hq-limits")
            .hq("h", Side.AXIS, "0412", "active", "nation hungarian")
            .german("a", "0309")
            .german("b", "0409")
            .german("c", "0509")
            .axis("r", "4-4-3", "0609", "nation rumanian");
    AttackSupply supply = attack(sketch, false, "a", "b", "c", "r");
    assertThat(supply.supplied().size()).isEqualTo(2);
  }

  @Test
  @Case("CTS-41.0c")
  void withLimitsADepotSuppliesTwoMotorizedDivisions() {
    Sketch sketch = field().option("hq-limits").counter("axis-depot-1", "0410");
    for (int i = 0; i < 3; i++) {
      sketch.panzer("p" + i, "9-9-6", "0" + (i + 3) + "10");
    }
    assertThat(attack(sketch, false, "p0", "p1", "p2").supplied().size()).isEqualTo(2);
  }

  @Test
  @Case({"CTS-16.7a", "CTS-9.3b"})
  void anIsolatedHqIsNoSourceInTheBasicGameButLeadsItsUnits() {
    Sketch ring = Sketch.adrift(7, 9).option("basic-game").hq("h", Side.AXIS, "0404");
    Play play = ring.german("a", "0405").begin(Side.AXIS, "supply");
    assertThat(play.rules().supply.isSupplied(play.position(), play.unit("a"))).isFalse();
    assertThat(play.rules().supply.isLed(play.position(), play.unit("a"))).isTrue();
    Sketch depot = Sketch.adrift(7, 9).option("basic-game").counter("axis-depot-1", "0404");
    assertThat(supplied(depot.german("a", "0405"), "a")).isTrue();
  }

  @Test
  @Case({"CTS-16.6f", "CTS-16.7d"})
  void hqsTurnBackAsTheSupplyPhaseBegins() {
    Play play = field().hq("h", Side.AXIS, "0412", "active").begin(Side.AXIS, "combat");
    play.plays("end-phase");
    assertThat(play.is("h", Flag.ACTIVE)).isFalse();
  }

  @Test
  @Case({"CTS-16.6c", "CTS-16.6d"})
  void anActivatedHqMovesAndSuppliesAndDefendersNeedNothing() {
    Play play =
        field()
            .hq("h", Side.AXIS, "0414", "active")
            .german("a", "0405")
            .rifle("x", "0404")
            .begin(Side.AXIS, "movement");
    assertThat(play.rules().provisions.isSupplied(play.position(), play.unit("a"))).isFalse();
    play.plays("move units=h path=0414,0413");
    assertThat(play.rules().provisions.isSupplied(play.position(), play.unit("a"))).isTrue();
    assertThat(play.rules().provisions.isSupplied(play.position(), play.unit("x"))).isFalse();
  }

  @Test
  @Case("CTS-34.2a")
  void oneHqInABoxSuppliesAllAttackersThere() {
    Play play =
        field()
            .hq("h", Side.AXIS, "caucasus", "active")
            .german("a", "caucasus")
            .german("b", "caucasus")
            .german("c", "black-sea-coast")
            .begin(Side.AXIS, "combat");
    Units attackers = Units.of(play.unit("a"), play.unit("b"), play.unit("c"));
    assertThat(play.rules().supply.forAttack(play.position(), attackers, false).supplied())
        .isEqualTo(Units.of(play.unit("a"), play.unit("b")));
  }

  @Test
  @Case({"CTS-16.3a", "CTS-9.2", "CTS-16.6a"})
  void theAnswerSaysWhoIsSuppliedIsolatedAndReadyToAttack() {
    Play play =
        Sketch.clear(1, 12)
            .hq("h", Side.AXIS, "0111", "active")
            .german("a", "0108")
            .rifle("x", "0105")
            .german("b", "0103")
            .begin(Side.AXIS, "movement");
    for (var line : play.rules().supply(play.position(), Side.AXIS)) {
      boolean cut = line.unit() == play.unit("b");
      assertThat(line.in()).isEqualTo(!cut);
      assertThat(line.facts()).containsEntry("isolated", cut);
      assertThat(line.facts()).containsEntry("attack-supply", !cut);
    }
  }

  /** CTS-EX-210. */
  @Test
  @Case({"CTS-13.0d", "CTS-13.0b"})
  void aDisruptedHqGivesGeneralSupplyButNoAttackSupply() {
    Sketch sketch = field().hq("h", Side.AXIS, "0412", "active", "disrupted").german("a", "0406");
    assertThat(supplied(sketch, "a")).isTrue();
    assertThat(attack(sketch, false, "a").supplied().size()).isZero();
  }

  /** CTS-EX-110, CTS-EX-111. */
  @Test
  @Case({"CTS-6.2", "CTS-6.4b"})
  void aLineEntersAZoneButNoBondOfTheEnemy() {
    Sketch zone = Sketch.clear(3, 9).german("a", "0204").rifle("x", "0105");
    assertThat(isolated(zone, "a")).isFalse();
    Sketch bond = Sketch.clear(3, 9).german("a", "0204").rifle("x", "0106").rifle("y", "0305");
    assertThat(isolated(bond.rifle("z", "0103").rifle("w", "0303"), "a")).isTrue();
  }

  private static boolean isolated(Sketch sketch, String unit) {
    Play play = sketch.begin(Side.AXIS, "supply");
    return play.rules().communications.isIsolated(play.position(), play.unit(unit));
  }

  @Test
  @Case("CTS-16.2a")
  void theLineOfAUnitLeadsToTheHqThatSuppliesIt() {
    Sketch sketch = field().hq("h", Side.AXIS, "0412").german("a", "0409").german("b", "0401");
    Play play = sketch.begin(Side.AXIS, "supply");
    Map<Integer, Hexes> lines =
        play.rules().supply(play.position(), Side.AXIS).stream()
            .collect(Collectors.toMap(SupplyLine::unit, SupplyLine::path));
    assertThat(lines.get(play.unit("a")).toArray())
        .containsExactly(play.hex("0409"), play.hex("0410"), play.hex("0411"), play.hex("0412"));
    assertThat(lines.get(play.unit("b")).size()).isZero();
    assertThat(lines.get(play.unit("h")).toArray()).containsExactly(play.hex("0412"));
  }
}
