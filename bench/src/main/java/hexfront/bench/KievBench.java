package hexfront.bench;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.kiev.KievBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The kernels on the real map of Kiev with its real order of battle. Every kernel stands beside a
 * plain reference that answers the same question in the same run.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class KievBench {
  static final int SAMPLES = 10_000;

  private final AgsRules rules;
  private final Position start;
  private final Position other;
  private final int[] movers;
  private final int[] beside;
  private int nextMover;
  private final TextbookDijkstra dijkstra;
  private final JgraphtDijkstra jgrapht;
  private final PlainSupply plainSupply;
  private final Position combat;
  private final Attack attack;
  private final byte[] bytes;
  private final byte[] copied;
  private final Dice dice;

  public KievBench() {
    Setting setting = new KievBox().open("campaign", Map.of());
    rules = (AgsRules) setting.rulebook();
    start = setting.position();
    other = start.copy();
    dice = Dice.unrecorded(1);
    movers = ableToMove(Side.SOVIET);
    beside = beside(Side.SOVIET);
    dijkstra = new TextbookDijkstra(rules);
    jgrapht = new JgraphtDijkstra(rules, start, movers);
    plainSupply = new PlainSupply(rules);
    combat = germanCombat();
    attack = anyAttack(combat);
    bytes = new byte[start.bytes()];
    copied = new byte[start.bytes()];
  }

  private int[] ableToMove(Side side) {
    List<Integer> able = new ArrayList<>();
    for (int unit : rules.roster().units(side)) {
      Reach reach = start.onMap(unit) ? rules.spread(start, unit) : null;
      if (reach != null && reach.size() > 1) {
        able.add(unit);
      }
    }
    return able.stream().mapToInt(Integer::intValue).toArray();
  }

  /** For every hex a neighbour that holds no enemy. */
  private int[] beside(Side side) {
    int[] beside = new int[start.board().hexes()];
    for (int hex = 0; hex < beside.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = start.board().grid().neighbour(hex, d);
        if (to != HexGrid.OFF && !start.holds(side.enemy(), to)) {
          beside[hex] = to;
        }
      }
    }
    return beside;
  }

  /**
   * The German combat phase of the first turn, after reinforcements came in by lot and nobody
   * moved.
   */
  private Position germanCombat() {
    Position p = start.copy();
    SplittableRandom random = new SplittableRandom(7);
    while (!(p.phasing() == Side.AXIS && p.stage().word().equals("combat"))) {
      Order end = new EndPhase();
      Order order = rules.check(p, end).isLegal() ? end : rules.anyOrder(p, random);
      rules.carryOut(p, order, dice, Chronicle.SILENT);
    }
    return p;
  }

  /** The attack with the most attackers that the position offers. */
  private Attack anyAttack(Position p) {
    List<Attack> found = new ArrayList<>();
    rules.legal(p, order -> order instanceof Attack a ? found.add(a) : true);
    Attack best = new Attack(Units.of(), Hexes.of());
    for (Attack a : found) {
      if (a.attackers().size() > best.attackers().size() && a.support().isNothing()) {
        best = a;
      }
    }
    return best;
  }

  private int mover() {
    nextMover = (nextMover + 1) % movers.length;
    return movers[nextMover];
  }

  // ---- reach of a unit

  @Benchmark
  public int reach() {
    Reach reach = rules.spread(start, mover());
    return reach == null ? 0 : reach.size();
  }

  @Benchmark
  public int reachTextbook() {
    return dijkstra.reach(start, mover()).size();
  }

  @Benchmark
  public int reachJgrapht() {
    return jgrapht.reach(start, mover());
  }

  // ---- supply of a whole side

  @Benchmark
  public void supplySoviet() {
    rules.supply().recompute(start, Side.SOVIET);
  }

  @Benchmark
  public void supplyAxis() {
    rules.supply().recompute(start, Side.AXIS);
  }

  @Benchmark
  public HexSet supplyAxisPlain() {
    return plainSupply.supplied(start, Side.AXIS);
  }

  // ---- chances of an attack

  @Benchmark
  public double[] outcomes() {
    return rules.chances(combat, attack);
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

  // ---- a unit goes to another hex

  /** To a neighbouring hex and back. */
  @Benchmark
  public int place() {
    int unit = mover();
    int hex = other.hex(unit);
    other.place(unit, beside[hex]);
    other.place(unit, hex);
    return other.version();
  }
}
