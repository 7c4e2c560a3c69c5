package hexfront.engine;

import static hexfront.engine.Side.AXIS;
import static hexfront.engine.Side.SOVIET;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.ZoneCountry.Battalions;
import hexfront.engine.ZoneCountry.Bonds;
import hexfront.engine.ZoneCountry.Pairs;
import hexfront.engine.ZoneCountry.Situation;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.written.Written;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Zones of control by made-up rules that need all the kernel can do. */
class ZonesTest {
  private static final int MOVEMENT = Board.MOVEMENT_ZONE;

  private static ZoneCountry country() {
    return new ZoneCountry(6, 6);
  }

  // ---- several units in a hex

  @Test
  void oneOrTwoBattalionsExertNoZoneButThreeDo() {
    Situation s =
        country()
            .axis("a", "battalion", 2, "0303")
            .axis("b", "battalion", 2, "0303")
            .axis("c", "battalion", 2, "0501")
            .under(new Battalions());
    assertThat(s.zone(AXIS, MOVEMENT, "0302")).isFalse();
    s.move("c", "0303");
    assertThat(s.zone(AXIS, MOVEMENT, "0302")).isTrue();
    s.move("a", "0501");
    assertThat(s.zone(AXIS, MOVEMENT, "0302")).isFalse();
  }

  @Test
  void aDivisionExertsAZoneAloneAndDoesNotLendItToTheEnemyInItsHex() {
    Situation s =
        country()
            .axis("a", "division", 2, "0303")
            .soviet("b", "battalion", 2, "0303")
            .under(new Battalions());
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isTrue();
    assertThat(s.zone(SOVIET, MOVEMENT, "0304")).isFalse();
    assertThat(s.p().exerted(AXIS, MOVEMENT, s.hex("0303"))).isEqualTo(ZoneRule.ALL_AROUND);
    assertThat(s.p().exerted(SOVIET, MOVEMENT, s.hex("0303"))).isZero();
  }

  @Test
  void onlyUnitsThatOccupyHexesChangeHowThePositionStands() {
    Situation s =
        country()
            .axis("a", "division", 2, "0303")
            .axis("m", "marker", 1, "0303")
            .under(new Battalions());
    int standing = s.p().standing();
    int version = s.p().version();
    s.move("m", "0404");
    assertThat(s.p().standing()).isEqualTo(standing);
    assertThat(s.p().version()).isGreaterThan(version);
    s.move("a", "0404");
    assertThat(s.p().standing()).isGreaterThan(standing);
  }

  @Test
  void aMarkerNeitherExertsAZoneNorOccupiesItsHex() {
    Situation s = country().axis("m", "marker", 1, "0303").under(new Battalions());
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isFalse();
    assertThat(s.p().holds(AXIS, s.hex("0303"))).isFalse();
  }

  // ---- steps and flags

  @Test
  void aZoneGoesWithDisruptionAndComesBackWithRecovery() {
    Situation s = country().axis("a", "division", 2, "0303").under(new Battalions());
    int version = s.p().version();
    s.p().mark(s.unit("a"), ZoneCountry.DISRUPTED);
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isFalse();
    assertThat(s.p().version()).isGreaterThan(version);
    s.p().unmarkAll(ZoneCountry.DISRUPTED);
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isTrue();
  }

  @Test
  void aZoneMayMatterForOnePurposeAndNotForAnother() {
    Situation s = country().axis("a", "division", 2, "0303").under(new Battalions());
    assertThat(s.zone(AXIS, Battalions.ADVANCE, "0304")).isTrue();
    s.p().setLost(s.unit("a"), 1);
    assertThat(s.zone(AXIS, Battalions.ADVANCE, "0304")).isFalse();
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isTrue();
  }

  @Test
  void theLastStepTakesABondWithIt() {
    Situation s =
        country()
            .axis("a", "division", 3, "0303")
            .axis("b", "division", 3, "0305")
            .under(new Bonds());
    assertThat(s.over(AXIS, "0304")).isTrue();
    s.p().setLost(s.unit("b"), 1);
    assertThat(s.over(AXIS, "0304")).isTrue();
    s.p().setLost(s.unit("b"), 2);
    assertThat(s.over(AXIS, "0304")).isFalse();
    s.p().setLost(s.unit("b"), 0);
    s.p().mark(s.unit("a"), ZoneCountry.DISRUPTED);
    assertThat(s.over(AXIS, "0304")).isFalse();
  }

  @Test
  void threeUnitsOnTheirLastStepsFormABondTogether() {
    Situation s =
        country()
            .axis("a", "division", 3, "0303")
            .axis("b", "brigade", 1, "0305")
            .axis("c", "brigade", 1, "0305")
            .axis("d", "brigade", 1, "0501")
            .under(new Bonds());
    assertThat(s.over(AXIS, "0304")).isFalse();
    s.move("d", "0305");
    assertThat(s.over(AXIS, "0304")).isTrue();
  }

  // ---- pairs

  @Test
  void twoDivisionsNextToAHexExertAZoneIntoItFromWhereverTheyStand() {
    Situation s =
        country()
            .axis("a", "division", 2, "0303")
            .axis("b", "division", 2, "0601")
            .under(new Pairs());
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isFalse();
    s.move("b", "0305");
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isTrue();
    assertThat(s.zone(AXIS, MOVEMENT, "0302")).isFalse();
    s.move("b", "0303");
    assertThat(s.zone(AXIS, MOVEMENT, "0302")).isTrue();
    s.p().mark(s.unit("b"), ZoneCountry.DISRUPTED);
    assertThat(s.zone(AXIS, MOVEMENT, "0302")).isFalse();
  }

  @Test
  void aCorpsExertsAZoneAloneEvenDisrupted() {
    Situation s = country().axis("a", "corps", 2, "0303").under(new Pairs());
    s.p().mark(s.unit("a"), ZoneCountry.DISRUPTED);
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isTrue();
  }

  // ---- ground

  @Test
  void aZoneCrossesNoRiverUntilABridgeIsBuiltAndNoLongerWhenItIsBlown() {
    Situation s =
        country().river("0303", "0304").axis("a", "division", 2, "0303").under(new Battalions());
    int south = s.direction("0303", "0304");
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isFalse();
    s.p().setHexside(s.hex("0303"), south, ZoneCountry.BRIDGE, true);
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isTrue();
    s.p().setHexside(s.hex("0304"), Direction.opposite(south), ZoneCountry.BRIDGE, false);
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isFalse();
  }

  @Test
  void aFrozenRiverDoesNotStopAZone() {
    Situation s =
        country().river("0303", "0304").axis("a", "division", 2, "0303").under(new Battalions());
    s.p().setValue(ZoneCountry.FROZEN, 1);
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isTrue();
    s.p().setValue(ZoneCountry.FROZEN, 0);
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isFalse();
  }

  @Test
  void aZoneLeavesACityButEntersNone() {
    Situation s =
        country()
            .city("0303")
            .axis("a", "division", 2, "0303")
            .soviet("b", "division", 2, "0304")
            .under(new Battalions());
    assertThat(s.zone(AXIS, MOVEMENT, "0304")).isTrue();
    assertThat(s.zone(SOVIET, MOVEMENT, "0303")).isFalse();
  }

  // ---- bonds

  @Test
  void aStraightBondLiesOverTheHexBetween() {
    Situation s =
        country()
            .axis("a", "division", 2, "0303")
            .axis("b", "division", 2, "0502")
            .under(new Bonds());
    assertThat(s.over(AXIS, "0402")).isTrue();
    assertThat(s.p().bondAxes(AXIS, Bonds.BOND, s.hex("0402")))
        .isEqualTo(1 << s.direction("0303", "0402"));
    assertThat(s.over(AXIS, "0403")).isFalse();
    assertThat(s.over(SOVIET, "0402")).isFalse();
  }

  @Test
  void anotherBondLiesOnTheHexsideBetweenTheCommonNeighbours() {
    Situation s =
        country()
            .axis("a", "division", 2, "0303")
            .axis("b", "division", 2, "0503")
            .under(new Bonds());
    assertThat(s.across(AXIS, "0402", "0403")).isTrue();
    assertThat(s.over(AXIS, "0402")).isFalse();
    s.move("b", "0403");
    assertThat(s.across(AXIS, "0402", "0403")).isFalse();
    s.move("b", "0603");
    assertThat(s.across(AXIS, "0402", "0403")).isFalse();
  }

  @Test
  void anEnemyInTheHexBetweenCancelsAStraightBond() {
    Situation s =
        country()
            .axis("a", "division", 2, "0303")
            .axis("b", "division", 2, "0305")
            .soviet("x", "brigade", 1, "0601")
            .under(new Bonds());
    s.move("x", "0304");
    assertThat(s.over(AXIS, "0304")).isFalse();
    s.move("x", "0601");
    assertThat(s.over(AXIS, "0304")).isTrue();
  }

  @Test
  void onlyEnemiesOnBothSidesOfAHexsideCancelItsBond() {
    Situation s =
        country()
            .axis("a", "division", 2, "0303")
            .axis("b", "division", 2, "0503")
            .soviet("x", "brigade", 1, "0402")
            .soviet("y", "brigade", 1, "0601")
            .under(new Bonds());
    assertThat(s.across(AXIS, "0402", "0403")).isTrue();
    s.move("y", "0403");
    assertThat(s.across(AXIS, "0402", "0403")).isFalse();
    s.p().takeOff(s.unit("x"), Position.GONE);
    assertThat(s.across(AXIS, "0402", "0403")).isTrue();
  }

  @Test
  void aRiverLoopVoidsAStraightBondUntilItFreezes() {
    Situation s =
        country()
            .river("0303", "0304")
            .river("0304", "0305")
            .axis("a", "division", 2, "0303")
            .axis("b", "division", 2, "0305")
            .under(new Bonds());
    assertThat(s.over(AXIS, "0304")).isFalse();
    s.p().setTurn(5);
    assertThat(s.over(AXIS, "0304")).isTrue();
  }

  @Test
  void unitsOfTwoAlliesFormNoBondUntilAnotherJoinsThem() {
    Situation s =
        country()
            .unit("a", AXIS, "hungarian", "division", 2, "0303")
            .unit("b", AXIS, "rumanian", "division", 2, "0305")
            .unit("c", AXIS, "german", "brigade", 1, "0601")
            .under(new Bonds());
    assertThat(s.over(AXIS, "0304")).isFalse();
    s.move("c", "0305");
    assertThat(s.over(AXIS, "0304")).isTrue();
  }

  @Test
  void aUnitBondsWithTheFriendlyEdgeOfTheMap() {
    Situation s =
        country()
            .axis("a", "division", 2, "0202")
            .soviet("x", "division", 2, "0204")
            .under(new Bonds());
    assertThat(s.across(AXIS, "0102", "0103")).isTrue();
    assertThat(s.across(SOVIET, "0104", "0105")).isFalse();
  }

  @Test
  void bondsOfBothSidesLieOverTheSameHex() {
    Situation s =
        country()
            .axis("a", "division", 2, "0303")
            .axis("b", "division", 2, "0305")
            .soviet("x", "division", 2, "0203")
            .soviet("y", "division", 2, "0404")
            .under(new Bonds());
    assertThat(s.over(AXIS, "0304")).isTrue();
    assertThat(s.over(SOVIET, "0304")).isTrue();
  }

  // ---- whatever happens

  private static void change(Position p, SplittableRandom random) {
    int unit = random.nextInt(p.board().unitCount());
    int hex = random.nextInt(p.board().hexes());
    switch (random.nextInt(10)) {
      case 0, 1, 2, 3 -> p.place(unit, hex);
      case 4 -> p.takeOff(unit, -1 - random.nextInt(4));
      case 5 -> p.setLost(unit, random.nextInt(p.board().steps(unit)));
      case 6 -> p.mark(unit, ZoneCountry.DISRUPTED, random.nextBoolean());
      case 7 -> p.setTurn(1 + random.nextInt(9));
      case 8 -> p.setValue(ZoneCountry.FROZEN, random.nextInt(2));
      default -> {
        int d = random.nextInt(6);
        if (p.board().grid().neighbour(hex, d) != HexGrid.OFF) {
          p.setHexside(hex, d, ZoneCountry.BRIDGE, random.nextBoolean());
        }
        p.setTerrain(hex, ZoneCountry.FORT, random.nextBoolean());
        if (random.nextInt(4) == 0) {
          p.unmarkAll(ZoneCountry.DISRUPTED);
        }
      }
    }
  }

  private static Position begin(SplittableRandom random, ZoneRule rule) {
    ZoneCountry country = country();
    HexGrid grid = new HexGrid(6, 6);
    for (int i = 0; i < 25; i++) {
      int hex = random.nextInt(grid.size());
      int to = grid.neighbour(hex, random.nextInt(6));
      if (to != HexGrid.OFF) {
        country.river(grid.number(hex), grid.number(to));
      }
    }
    country.city("0404");
    List<String> sizes = List.of("battalion", "battalion", "division", "corps", "marker");
    List<String> nations = List.of("german", "hungarian", "rumanian");
    for (int i = 0; i < 16; i++) {
      Side side = i % 2 == 0 ? AXIS : SOVIET;
      String nation = nations.get(random.nextInt(3));
      country.unit("u" + i, side, nation, sizes.get(random.nextInt(5)), 1 + random.nextInt(3), "");
    }
    return country.under(rule).p();
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void zonesAndBondsAreWhatTheRuleSaysWhateverHappened(long seed) {
    for (ZoneRule rule : List.of(new Battalions(), new Pairs(), new Bonds())) {
      SplittableRandom random = new SplittableRandom(seed);
      Position p = begin(random, rule);
      for (int i = 0; i < 300; i++) {
        change(p, random);
        if (i % 5 == 0) {
          agrees(p, rule);
        }
      }
      Position copy = p.copy();
      assertThat(copy).isEqualTo(p);
      Written written = ZoneCountry.written(p.board());
      assertThat(written.hash(copy)).isEqualTo(written.hash(p));
      assertThat(written.read(written.text(p))).isEqualTo(p);
      for (int i = 0; i < 40; i++) {
        change(copy, random);
      }
      agrees(p, rule);
      p.copyFrom(copy);
      assertThat(p).isEqualTo(copy);
      agrees(p, rule);
    }
  }

  private static void agrees(Position p, ZoneRule rule) {
    HexGrid grid = p.board().grid();
    for (Side side : Side.values()) {
      for (int purpose = 0; purpose < rule.purposes(); purpose++) {
        for (int hex = 0; hex < grid.size(); hex++) {
          int at = hex;
          int now = purpose;
          boolean zone =
              IntStream.range(0, grid.size())
                  .anyMatch(from -> exerts(p, rule, side, now, from, at));
          assertThat(p.inZone(side, purpose, hex)).isEqualTo(zone);
          if ((rule.bonding() & (1 << purpose)) != 0) {
            bondsAgree(p, rule, side, purpose, hex);
          }
        }
      }
    }
  }

  private static boolean exerts(
      Position p, ZoneRule rule, Side side, int purpose, int from, int to) {
    int d = p.board().grid().direction(from, to);
    boolean held =
        IntStream.range(0, p.board().unitCount())
            .filter(unit -> p.hex(unit) == from && p.board().side(unit) == side)
            .anyMatch(p.board()::occupies);
    return d >= 0 && held && (rule.exerted(p, from, side) >>> (8 * purpose + d) & 1) != 0;
  }

  /** All bonds over a hex and on its hexsides, found by trying all pairs of hexes. */
  private static void bondsAgree(Position p, ZoneRule rule, Side side, int purpose, int hex) {
    HexGrid grid = p.board().grid();
    int axes = 0;
    for (int d = 0; d < 3; d++) {
      int a = grid.neighbour(hex, d);
      int b = grid.neighbour(hex, d + 3);
      boolean bond =
          a >= 0
              && b >= 0
              && exerts(p, rule, side, purpose, a, hex)
              && exerts(p, rule, side, purpose, b, hex)
              && rule.bondsOver(p, side, purpose, a, b, hex);
      axes |= bond ? 1 << d : 0;
    }
    assertThat(p.bondAxes(side, purpose, hex)).isEqualTo(axes);
    for (int d = 0; d < Direction.COUNT; d++) {
      int right = grid.neighbour(hex, d);
      if (right >= 0) {
        int[] ends =
            IntStream.range(0, grid.size())
                .filter(end -> grid.adjacent(end, hex) && grid.adjacent(end, right))
                .toArray();
        boolean bond =
            ends.length > 0
                && IntStream.of(ends)
                    .allMatch(
                        end ->
                            exerts(p, rule, side, purpose, end, hex)
                                && exerts(p, rule, side, purpose, end, right))
                && rule.bondsAcross(
                    p, side, purpose, ends[0], ends.length > 1 ? ends[1] : HexGrid.OFF, hex, right);
        assertThat(p.bondAcross(side, purpose, hex, d)).isEqualTo(bond);
      }
    }
  }
}
