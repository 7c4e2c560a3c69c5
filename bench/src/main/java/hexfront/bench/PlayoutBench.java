package hexfront.bench;

import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.dice.Dice;
import hexfront.games.Box;
import hexfront.games.Setting;
import hexfront.games.Shelf;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Random games from set-up to the end, of every game on the shelf. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 8, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class PlayoutBench {
  /** Where the games stand among the parameters of a run. */
  static final String GAME = "game";

  /** The id of a game; a run measures all of them unless it names some. */
  @Param("kiev")
  public String game = "";

  private final Map<String, Opened> boxes = new HashMap<>();
  private long seed;

  /** A game ready to be played again and again. */
  private record Opened(Rulebook rules, Position start, Position played) {
    static Opened of(String game) {
      Box box = Shelf.box(game).orElseThrow(() -> new IllegalArgumentException("no game " + game));
      Map<String, Boolean> options =
          box.options().stream().collect(Collectors.toMap(Box.Option::id, Box.Option::byDefault));
      Setting setting = box.open(box.scenarios().getFirst().id(), options);
      return new Opened(setting.rulebook(), setting.position(), setting.position().copy());
    }
  }

  /** How many orders the games of a measurement took. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Orders {
    public long orders;
  }

  /** One game, choosing the orders included. */
  @Benchmark
  public Position playout(Orders counter) {
    Opened opened = boxes.computeIfAbsent(game, Opened::of);
    Rulebook rules = opened.rules();
    Position p = opened.played();
    p.copyFrom(opened.start());
    SplittableRandom random = new SplittableRandom(++seed);
    Dice dice = Dice.unrecorded(seed);
    while (!rules.isOver(p)) {
      rules.carryOut(p, rules.anyOrder(p, random), dice, Chronicle.SILENT);
      counter.orders++;
    }
    return p;
  }
}
