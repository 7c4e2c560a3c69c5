package hexfront.lab.study;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Operation;
import hexfront.ai.Question;
import hexfront.ai.Script;
import hexfront.ai.Temper;
import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.games.data.MapLibrary;
import hexfront.games.picture.Overlay;
import hexfront.games.picture.SvgWriter;
import hexfront.games.table.Tables;
import hexfront.games.wire.Malformed;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * What a captain is about to do: captains play the first game of a match up to where a side moves
 * on a turn, and the operations it has in mind there are told and drawn.
 *
 * @param seen the position as the side may know it
 * @param operations the strongest first
 */
public record Plans(Ground ground, Side side, Position seen, List<Operation> operations) {
  /** So many operations are told and drawn: those that most of the side takes part in. */
  private static final int TOLD = 6;

  /** Plays to where a side first moves on a turn. */
  public static Plans of(Tables tables, Ground ground, Side side, int turn, long seed) {
    long first = Seeds.of(seed, 1);
    Game game = ground.open(tables, first);
    Commander[] captains = {Commanders.of("captain"), Commanders.of("captain")};
    RandomGenerator[] chance = {
      new SplittableRandom(Seeds.of(first, 1)), new SplittableRandom(Seeds.of(first, 2))
    };
    while (!game.isOver() && game.position().turn() <= turn) {
      int decides = game.decides().ordinal();
      Question question = Question.about(game, chance[decides], Budget.AT_ONCE);
      if (game.position().turn() == turn
          && game.decides() == side
          && game.rulebook().decision(game.position()).takes("move")) {
        Position seen = question.seen();
        return new Plans(
            ground, side, seen, new Script(game.rulebook(), Temper.EVEN).operations(seen));
      }
      game.play(captains[decides].answer(question).order());
    }
    throw new Malformed(
        "the game has no movement of the "
            + side.title()
            + " side on turn "
            + turn
            + " to tell of");
  }

  /** What is to be done, a line for each operation, the strongest first. */
  public List<String> words() {
    return told().stream().map(Operation::sentence).toList();
  }

  private List<Operation> told() {
    return operations.stream().limit(TOLD).toList();
  }

  /** The map with everybody on it, and an arrow for all who go from one hex to the same place. */
  public String svg() {
    List<String> lines = new ArrayList<>();
    lines.add(
        ground.words() + ", turn " + seen.turn() + ": plans of the " + side.title() + " side");
    lines.addAll(words());
    Overlay overlay = new Overlay(stacks(), arrows(), lines);
    return SvgWriter.write(MapLibrary.open(seen.board().map().name()), overlay);
  }

  private List<Overlay.Stack> stacks() {
    List<Overlay.Stack> all = new ArrayList<>();
    HexGrid grid = seen.board().grid();
    for (int hex = 0; hex < grid.size(); hex++) {
      int[] units = new int[Side.values().length];
      for (int unit = seen.first(hex); unit >= 0; unit = seen.next(unit)) {
        units[seen.board().side(unit).ordinal()]++;
      }
      for (Side of : Side.values()) {
        if (units[of.ordinal()] > 0) {
          all.add(new Overlay.Stack(hex, of, units[of.ordinal()]));
        }
      }
    }
    return all;
  }

  private List<Overlay.Arrow> arrows() {
    List<Overlay.Arrow> all = new ArrayList<>();
    for (Operation operation : told()) {
      Map<Integer, Integer> from = new LinkedHashMap<>();
      operation.units().stream().forEach(unit -> from.merge(seen.hex(unit), 1, Integer::sum));
      from.forEach((hex, units) -> all.add(new Overlay.Arrow(hex, operation.place(), side, units)));
    }
    return all;
  }
}
