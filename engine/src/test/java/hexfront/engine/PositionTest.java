package hexfront.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.OrderText;
import hexfront.engine.written.Forms;
import hexfront.engine.written.Written;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions that came about by lot; a failure names the seed. */
class PositionTest {
  private record Begun(int number) implements Stage {
    @Override
    public String word() {
      return "begun";
    }
  }

  private static final Board BOARD = Boards.plain(9, 8, 14);

  private static final Written WRITTEN =
      new Written(BOARD, new OrderText(BOARD, List.of()), forms());

  private static Forms forms() {
    Forms forms = new Forms().record("begun", Begun.class);
    for (int i = 0; i < 20; i++) {
      forms.flag("flag-" + i, 1 << i);
    }
    return forms.numberForEach("value", 0, List.of("a", "b", "c", "d", "e"));
  }

  private static long hash(Position p) {
    return WRITTEN.hash(p);
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 60);
  }

  private static Position empty() {
    return new Position(BOARD, 5, new Begun(0));
  }

  /** Changes anything a position keeps. */
  private static void change(Position p, SplittableRandom random) {
    int unit = random.nextInt(BOARD.unitCount());
    int hex = random.nextInt(BOARD.hexes());
    switch (random.nextInt(13)) {
      case 0, 1, 2 -> p.place(unit, hex);
      case 3 -> p.takeOff(unit, random.nextBoolean() ? Position.WAITING : Position.GONE);
      case 4 -> p.setLost(unit, random.nextInt(3));
      case 5 -> p.setSpent(unit, random.nextInt(13));
      case 6 -> p.setStartHex(unit, hex);
      case 7 -> p.setCameFrom(unit, hex);
      case 8 -> p.mark(unit, 1 << random.nextInt(20), random.nextBoolean());
      case 9 -> p.setTurn(1 + random.nextInt(13));
      case 10 -> p.setPhasing(random.nextBoolean() ? Side.AXIS : Side.SOVIET);
      case 11 -> p.setControl(hex, random.nextBoolean() ? Side.AXIS : null);
      default -> {
        p.setValue(random.nextInt(5), random.nextInt(100));
        p.setStage(new Begun(random.nextInt(9)));
      }
    }
  }

  private static Position any(SplittableRandom random) {
    Position p = empty();
    for (int i = 0; i < 120; i++) {
      change(p, random);
    }
    return p;
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aCopyIsEqualAndHasTheSameHash(long seed) {
    Position p = any(new SplittableRandom(seed));
    Position copy = p.copy();
    assertThat(copy).isEqualTo(p).isNotSameAs(p);
    assertThat(hash(copy)).isEqualTo(hash(p));
    Position other = any(new SplittableRandom(seed + 1000));
    other.copyFrom(p);
    assertThat(other).isEqualTo(p);
    assertThat(hash(other)).isEqualTo(hash(p));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void itsTextIsReadAsItWasWritten(long seed) {
    Position p = any(new SplittableRandom(seed));
    Position read = WRITTEN.read(WRITTEN.text(p));
    assertThat(read).isEqualTo(p);
    assertThat(hash(read)).isEqualTo(hash(p));
    assertThat(WRITTEN.text(read)).isEqualTo(WRITTEN.text(p));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void neitherCopyNorOriginalFeelsWhatHappensToTheOther(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position p = any(random);
    Position copy = p.copy();
    Position kept = p.copy();
    for (int i = 0; i < 60; i++) {
      change(copy, random);
    }
    assertThat(p).isEqualTo(kept);
    assertThat(hash(p)).isEqualTo(hash(kept));
    Position changed = copy.copy();
    for (int i = 0; i < 60; i++) {
      change(p, random);
    }
    assertThat(copy).isEqualTo(changed);
    assertThat(hash(copy)).isEqualTo(hash(changed));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aChangeThatShowsChangesTheHash(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position p = any(random);
    for (int i = 0; i < 60; i++) {
      Position before = p.copy();
      change(p, random);
      assertThat(hash(p) == hash(before)).isEqualTo(p.equals(before));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void thePositionIsTheSameHoweverItsUnitsCameToStandThere(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position wandered = any(random);
    Position straight = wandered.copy();
    IntStream.range(0, BOARD.unitCount())
        .filter(straight::onMap)
        .forEach(unit -> straight.takeOff(unit, Position.WAITING));
    for (int unit = BOARD.unitCount() - 1; unit >= 0; unit--) {
      if (wandered.onMap(unit)) {
        straight.place(unit, wandered.hex(unit));
      }
    }
    assertThat(straight).isEqualTo(wandered);
    assertThat(hash(straight)).isEqualTo(hash(wandered));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void stacksAndZonesAreWhatTheUnitsMake(long seed) {
    Position p = any(new SplittableRandom(seed));
    HexGrid grid = BOARD.grid();
    for (int hex = 0; hex < BOARD.hexes(); hex++) {
      int at = hex;
      assertThat(p.stack(hex))
          .isEqualTo(
              IntStream.range(0, BOARD.unitCount()).filter(unit -> p.hex(unit) == at).toArray());
      for (Side side : Side.values()) {
        for (int layer : new int[] {Board.MOVEMENT_ZONE, Board.SUPPLY_ZONE}) {
          boolean covered =
              IntStream.range(0, BOARD.unitCount())
                  .filter(unit -> BOARD.side(unit) == side && p.onMap(unit))
                  .filter(unit -> p.exerts(unit, layer))
                  .anyMatch(unit -> grid.adjacent(p.hex(unit), at));
          assertThat(p.inZone(side, layer, hex)).isEqualTo(covered);
        }
      }
    }
  }
}
