package hexfront.bench;

import hexfront.engine.Chronicle;
import hexfront.engine.Forecast;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import hexfront.games.Setting;
import hexfront.games.stalingrad.StalingradBox;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What a commander asks most often in the campaign of Campaign to Stalingrad, on both sheets with
 * all counters. The position is that of a random game in its twentieth turn, when the front is torn
 * open and the weather is dry.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class StalingradBench {
  static final int SAMPLES = 10_000;
  private static final int TURN = 20;

  /** When a random game has not much longer to go. */
  private static final int LATE = 55;

  private final Rulebook rules;
  private final Staff staff;
  private final Position start;
  private final Position other;
  private final int[] movers;
  private final int[] standing;
  private final int[] beside;
  private int next;
  private final Position combat;
  private final Attack attack;
  private final byte[] bytes;
  private final byte[] copied;
  private final Dice dice;

  public StalingradBench() {
    StalingradBox box = new StalingradBox();
    Setting setting = box.open("campaign", Map.of());
    rules = setting.rulebook();
    staff = rules.staff();
    dice = Dice.unrecorded(1);
    SplittableRandom random = new SplittableRandom(7);
    start = setting.position();
    playTo("movement", start, random);
    other = start.copy();
    standing = units(unit -> start.onMap(unit) && rules.board().occupies(unit));
    movers = units(unit -> start.onMap(unit) && canMove(unit));
    beside = IntStream.range(0, rules.board().hexes()).map(this::beside).toArray();
    combat = start.copy();
    attack = anyAttack(random);
    bytes = new byte[start.bytes()];
    copied = new byte[start.bytes()];
  }

  /** Plays on at random until the Axis side begins such a phase. */
  private void playTo(String phase, Position p, SplittableRandom random) {
    boolean there;
    do {
      boolean before = isAxis(p, phase);
      rules.carryOut(p, rules.anyOrder(p, random), dice, Chronicle.SILENT);
      there = !before && isAxis(p, phase);
    } while (!there || p.turn() < TURN);
  }

  private static boolean isAxis(Position p, String phase) {
    return p.phasing() == Side.AXIS && p.stage().word().equals(phase);
  }

  private int[] units(IntPredicate which) {
    return IntStream.range(0, rules.board().unitCount()).filter(which).toArray();
  }

  private boolean canMove(int unit) {
    Range reach =
        rules.board().side(unit) == start.phasing() && staff.mobility(unit) >= 0
            ? staff.reach(start, unit)
            : null;
    return reach != null && reach.size() > 1;
  }

  /** A neighbour of a hex that holds nobody; the hex itself if there is none. */
  private int beside(int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = start.board().grid().neighbour(hex, d);
      if (to != HexGrid.OFF && start.isEmpty(to)) {
        return to;
      }
    }
    return hex;
  }

  /**
   * An attack with three dice of which some are rolled again, from the next phases that offer one.
   */
  private Attack anyAttack(SplittableRandom random) {
    while (true) {
      if (combat.turn() > LATE) {
        combat.copyFrom(start);
      }
      playTo("combat", combat, random);
      Attack[] found = new Attack[1];
      rules.legal(
          combat,
          order -> {
            if (order instanceof Attack a && isGreat(rules.odds(combat, a))) {
              found[0] = a;
            }
            return found[0] == null;
          });
      if (found[0] != null) {
        return found[0];
      }
    }
  }

  /** Whether all three dice are thrown, and chances are finer than they alone would make them. */
  private static boolean isGreat(Forecast forecast) {
    double throwsOfThree = 6 * 6 * 6;
    return forecast.dice() == 2
        && forecast.outcomes().stream()
            .anyMatch(
                c -> Math.abs(c.p() * throwsOfThree - Math.rint(c.p() * throwsOfThree)) > 0.01);
  }

  private int one(int[] units) {
    next = next + 1 < units.length ? next + 1 : 0;
    return units[next];
  }

  // ---- reach of a unit

  @Benchmark
  public @Nullable Range reach() {
    return staff.reach(start, one(movers));
  }

  /** What a player is told: every hex with its path, by all manners of moving, each checked. */
  @Benchmark
  public List<Rulebook.Reached> reachTold() {
    return rules.reach(start, Units.of(one(movers)));
  }

  // ---- bonds of both sides

  /** A unit of either side goes to a neighbouring hex and back: two moves. */
  @Benchmark
  @OperationsPerInvocation(2)
  public int bonds() {
    int unit = one(standing);
    int hex = other.hex(unit);
    other.place(unit, beside[hex]);
    other.place(unit, hex);
    return other.version();
  }

  // ---- supply of a whole side

  @Benchmark
  public HexSet supplyAxis() {
    return supply(Side.AXIS);
  }

  @Benchmark
  public HexSet supplySoviet() {
    return supply(Side.SOVIET);
  }

  /** After a unit went to a neighbouring hex, so that nothing is known yet; the move included. */
  private HexSet supply(Side side) {
    int unit = one(standing);
    int hex = start.hex(unit);
    other.place(unit, other.hex(unit) == hex ? beside[hex] : hex);
    return staff.supplied(other, side);
  }

  // ---- chances of an attack

  @Benchmark
  public List<Forecast.Chance> outcomes() {
    return rules.odds(combat, attack).outcomes();
  }

  /** The same attack played {@link #SAMPLES} times on copies of the position. */
  @Benchmark
  public void outcomesSampled(Blackhole blackhole) {
    for (int i = 0; i < SAMPLES; i++) {
      other.copyFrom(combat);
      rules.carryOut(other, attack, dice, Chronicle.SILENT);
      blackhole.consume(other.stage());
    }
  }

  // ---- copy of a position

  @Benchmark
  public Position copy() {
    other.copyFrom(start);
    return other;
  }

  @Benchmark
  public Position newCopy() {
    return start.copy();
  }

  @Benchmark
  public byte[] copyBytes() {
    System.arraycopy(bytes, 0, copied, 0, bytes.length);
    return copied;
  }
}
