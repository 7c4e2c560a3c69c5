package hexfront.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.ZoneCountry.Battalions;
import hexfront.engine.ZoneCountry.Situation;
import hexfront.engine.written.Written;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Boxes beside the map, ground that changes, hexes that hold both sides, and printed values. */
class PlacesAndGroundTest {
  private static Situation situation() {
    return new ZoneCountry(4, 4)
        .river("0202", "0203")
        .bridge("0202", "0203")
        .axis("a", "division", 2, "0202")
        .soviet("x", "division", 2, "0303")
        .axis("w", "division", 2, "")
        .under(new Battalions());
  }

  private static long hash(Position p) {
    return ZoneCountry.written(p.board()).hash(p);
  }

  // ---- places

  @Test
  void everyBoardHasTheBoxesOfEveryGameAndThenItsOwn() {
    Board board = situation().p().board();
    assertThat(board.boxes()).containsExactly("waiting", "gone", "cadre", "air-base");
    assertThat(board.box("waiting")).hasValue(Position.WAITING);
    assertThat(board.box("gone")).hasValue(Position.GONE);
    assertThat(board.box("cadre")).hasValue(-3);
    assertThat(board.box("attic")).isEmpty();
  }

  @Test
  void aUnitIsAtAPlaceWithAName() {
    Situation s = situation();
    assertThat(s.p().place(s.unit("a"))).isEqualTo("0202");
    assertThat(s.p().place(s.unit("w"))).isEqualTo("waiting");
    s.p().takeOff(s.unit("a"), -4);
    assertThat(s.p().place(s.unit("a"))).isEqualTo("air-base");
    assertThat(s.p().onMap(s.unit("a"))).isFalse();
    assertThat(s.p().gone(s.unit("a"))).isFalse();
  }

  @Test
  void aBoxHoldsUnitsOfBothSides() {
    Situation s = situation();
    s.p().takeOff(s.unit("x"), -3);
    s.p().takeOff(s.unit("a"), -3);
    assertThat(s.p().unitsAt(-3)).containsExactly(s.unit("a"), s.unit("x"));
    assertThat(s.p().unitsAt(Position.WAITING)).containsExactly(s.unit("w"));
  }

  @Test
  void whatTheBoardHasNoBoxForIsNoPlace() {
    Situation s = situation();
    assertThatThrownBy(() -> s.p().takeOff(0, -5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> s.p().takeOff(0, 3)).isInstanceOf(IllegalArgumentException.class);
  }

  // ---- both sides in a hex

  @Test
  void aHexMayHoldBothSides() {
    Situation s = situation().move("x", "0202").move("w", "0202");
    int hex = s.hex("0202");
    assertThat(s.p().holds(Side.AXIS, hex)).isTrue();
    assertThat(s.p().holds(Side.SOVIET, hex)).isTrue();
    assertThat(s.p().stack(hex)).hasSize(3);
    assertThat(s.p().first(hex, Side.SOVIET)).isEqualTo(s.unit("x"));
    assertThat(s.p().next(s.unit("x"), Side.SOVIET)).isEqualTo(-1);
    assertThat(s.p().next(s.unit("a"), Side.AXIS)).isEqualTo(s.unit("w"));
    s.p().takeOff(s.unit("x"), Position.GONE);
    assertThat(s.p().holds(Side.SOVIET, hex)).isFalse();
    assertThat(s.p().holds(Side.AXIS, hex)).isTrue();
    assertThat(s.p().occupied(Side.AXIS).toArray()).containsExactly(hex);
  }

  // ---- ground

  @Test
  void aBlownBridgeIsGoneFromBothBanksAndIsToldOnce() {
    Situation s = situation();
    Position before = s.p().copy();
    int south = s.direction("0202", "0203");
    s.p().setHexside(s.hex("0203"), s.direction("0203", "0202"), ZoneCountry.BRIDGE, false);
    assertThat(s.p().hexside(s.hex("0202"), south)).isEqualTo(ZoneCountry.RIVER);
    assertThat(s.p().board().map().hexside(s.hex("0202"), south))
        .isEqualTo(ZoneCountry.RIVER | ZoneCountry.BRIDGE);
    assertThat(s.p().groundChanges())
        .containsExactly(new GroundChange(s.hex("0202"), south, "bridge", false));
    assertThat(s.p()).isNotEqualTo(before);
    assertThat(hash(s.p())).isNotEqualTo(hash(before));
    assertThat(before.groundChanges()).isEmpty();
  }

  @Test
  void groundPutBackIsTheGroundThatWasPrinted() {
    Situation s = situation();
    Position before = s.p().copy();
    s.p().setTerrain(s.hex("0404"), ZoneCountry.FORT, true);
    assertThat(s.p().terrain(s.hex("0404")) & ZoneCountry.FORT).isNotZero();
    assertThat(s.p().groundChanges())
        .containsExactly(new GroundChange(s.hex("0404"), GroundChange.HEX, "fort", true));
    s.p().setTerrain(s.hex("0404"), ZoneCountry.FORT, false);
    assertThat(s.p()).isEqualTo(before);
    assertThat(hash(s.p())).isEqualTo(hash(before));
  }

  @Test
  void onlyGroundThatTheBoardCallsChangeableChanges() {
    Situation s = situation();
    assertThatThrownBy(() -> s.p().setTerrain(0, ZoneCountry.CITY, true))
        .hasMessageContaining("city");
    assertThatThrownBy(() -> s.p().setHexside(0, 1, ZoneCountry.RIVER, true))
        .hasMessageContaining("river");
  }

  // ---- written

  @Test
  void boxesAndChangedGroundAreWrittenByTheirNames() {
    Situation s = situation();
    int south = s.direction("0202", "0203");
    s.p().setHexside(s.hex("0202"), south, ZoneCountry.BRIDGE, false);
    s.p().setTerrain(s.hex("0404"), ZoneCountry.FORT, true);
    s.p().takeOff(s.unit("a"), s.p().board().box("cadre").orElseThrow());
    s.p().takeOff(s.unit("x"), Position.GONE);
    Written written = ZoneCountry.written(s.p().board());
    String text = written.text(s.p());
    assertThat(text)
        .endsWith(
            " (ground (built fort 0404) (removed bridge 0202 0203)) (units (a cadre) (x gone))");
    Position read = written.read(text);
    assertThat(read).isEqualTo(s.p());
    assertThat(written.hash(read)).isEqualTo(written.hash(s.p()));
    assertThatThrownBy(() -> written.read(text.replace("bridge", "river")))
        .hasMessageContaining("'river' cannot change there");
    assertThatThrownBy(() -> written.read(text.replace("cadre", "attic")))
        .hasMessageContaining("attic");
  }

  // ---- values

  @Test
  void valuesGoByTheirNames() {
    Values values = Values.of(Map.of("bombing", 3, "range", 40)).with("quality", 2);
    assertThat(values.get("range")).isEqualTo(40);
    assertThat(values.get("cargo")).isZero();
    assertThat(values.has("cargo")).isFalse();
    assertThat(values.names()).containsExactly("bombing", "quality", "range");
    assertThat(values.with("range", 41)).isNotEqualTo(values);
    assertThat(values.with("range", 41).with("range", 40)).isEqualTo(values);
  }

  @Test
  void aStepHasItsStrengthsAndWhateverElseIsPrinted() {
    Unit.Step step = new Unit.Step(200, 9_999, 100);
    assertThat(step).hasToString("200-9999-100");
    assertThat(new Unit.Step(step.values().with("bombing", 5)).movement()).isEqualTo(100);
  }

  @Test
  void aNumberOutOfRangeIsRefusedByName() {
    assertThatThrownBy(() -> Values.of("range", 10_000)).hasMessageContaining("range is 10000");
    assertThatThrownBy(() -> new Unit.Step(1, -1, 1)).hasMessageContaining("defence is -1");
  }

  @Test
  void movementSpentIsCountedBeyondABytesRange() {
    Situation s = situation();
    s.p().setSpent(0, 19_998);
    assertThat(s.p().spent(0)).isEqualTo(19_998);
    assertThat(s.p().copy().spent(0)).isEqualTo(19_998);
  }

  @Test
  void moreStepsThanAPositionCountsAreRefusedByName() {
    assertThatThrownBy(
            () ->
                new ZoneCountry(2, 2)
                    .axis("many", "division", Board.MOST_STEPS + 1, "")
                    .under(new Battalions()))
        .hasMessageContaining("many");
  }
}
