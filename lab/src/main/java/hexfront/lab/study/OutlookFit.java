package hexfront.lab.study;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.ai.Reckoned;
import hexfront.ai.Reckoning;
import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Staff;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.statistics.Ridge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * How the lead that commanders reckon with at the start of their player turns compares with the
 * lead at the end, side by side and turn by turn, from games that captains play. The weights of its
 * parts are fitted to two thirds of the games; the others, which were not seen, say what they are
 * good for.
 */
public final class OutlookFit {
  private static final int UNSEEN = 3;
  private static final int FEWEST = 24;

  private static final double MOST = 3;

  private static final String HEAD =
      """
      # What earlier games teach commanders: the lead at the end is, on average, times the lead, strength times what
      # strength is reckoned at, places times what places within sway are reckoned at, and add. By side, at the start of its
      # player turn. Turns that are missing are taken as they are reckoned.
      scenarios:
      """;

  /** A player turn: what was reckoned with at its start, and what came. */
  public record Seen(int game, Side side, int turn, Reckoned reckoned, double end) {}

  /**
   * The weights for a side's turn.
   *
   * @param before the root of the mean square error on unseen games of the plain reckoning
   * @param after the same with the weights
   */
  public record Line(
      Side side, int turn, Experience weights, int games, double before, double after) {}

  private OutlookFit() {}

  /** Plays games and notes every player turn of them. */
  public static List<Seen> play(
      Tables tables, Ground ground, String level, int games, long seed, Runnable played) {
    return IntStream.range(0, games)
        .parallel()
        .mapToObj(
            i -> {
              List<Seen> seen = playOne(tables, ground, level, i, Seeds.of(seed, i + 1));
              played.run();
              return seen;
            })
        .flatMap(List::stream)
        .toList();
  }

  private static List<Seen> playOne(
      Tables tables, Ground ground, String level, int number, long seed) {
    Game game = ground.open(tables, seed);
    Staff staff = game.rulebook().staff();
    Commander[] commanders = {Commanders.of(level), Commanders.of(level)};
    RandomGenerator random = new SplittableRandom(Seeds.of(seed, 1));
    Reckoning reckoning = new Reckoning(game.rulebook());
    List<Seen> begun = new ArrayList<>();
    int[] playerTurn = {-1, -1};
    while (!game.isOver()) {
      Position p = game.position();
      Side side = p.phasing();
      int now = staff.playerTurn(p, side);
      if (playerTurn[side.ordinal()] != now) {
        playerTurn[side.ordinal()] = now;
        begun.add(new Seen(number, side, p.turn(), reckoning.of(p, side), 0));
      }
      Question question = Question.about(game, random, Budget.AT_ONCE);
      game.play(commanders[question.side().ordinal()].answer(question).order());
    }
    return begun.stream()
        .map(s -> new Seen(number, s.side, s.turn, s.reckoned, staff.lead(game.position(), s.side)))
        .toList();
  }

  /**
   * The weights for every turn of a side of which enough is known.
   *
   * @param doubt how far they may well be from 1
   */
  public static List<Line> fit(List<Seen> all, double doubt) {
    List<Line> lines = new ArrayList<>();
    for (Side side : Side.values()) {
      Map<Integer, List<Seen>> byTurn = new TreeMap<>();
      all.stream()
          .filter(s -> s.side == side)
          .forEach(s -> byTurn.computeIfAbsent(s.turn, t -> new ArrayList<>()).add(s));
      byTurn.forEach(
          (turn, seen) -> {
            if (seen.stream().mapToInt(Seen::game).distinct().count() >= FEWEST) {
              lines.add(line(side, turn, seen, doubt));
            }
          });
    }
    return lines;
  }

  private static Line line(Side side, int turn, List<Seen> all, double doubt) {
    List<Seen> seen = all.stream().filter(s -> s.game % UNSEEN != 0).toList();
    List<Seen> unseen = all.stream().filter(s -> s.game % UNSEEN == 0).toList();
    Ridge ridge =
        Ridge.fit(
            seen.stream().map(OutlookFit::parts).toArray(double[][]::new),
            seen.stream().mapToDouble(Seen::end).toArray(),
            new double[] {1, 1, 1},
            doubt);
    double[] times = Arrays.stream(ridge.weights()).map(w -> Math.clamp(w, 0, MOST)).toArray();
    double add = mean(seen, s -> s.end - reckoned(s, times, 0));
    Experience weights = new Experience(times[0], times[1], times[2], add);
    return new Line(
        side,
        turn,
        weights,
        all.size(),
        error(unseen, s -> reckoned(s, new double[] {1, 1, 1}, 0)),
        error(unseen, s -> reckoned(s, times, add)));
  }

  private static double[] parts(Seen seen) {
    Reckoned r = seen.reckoned;
    return new double[] {r.lead(), r.strength(), r.places()};
  }

  private static double reckoned(Seen seen, double[] times, double add) {
    double[] parts = parts(seen);
    return times[0] * parts[0] + times[1] * parts[1] + times[2] * parts[2] + add;
  }

  private static double mean(List<Seen> seen, ToDoubleFunction<Seen> of) {
    return seen.stream().mapToDouble(of).average().orElse(0);
  }

  private static double error(List<Seen> seen, ToDoubleFunction<Seen> reckoned) {
    return Math.sqrt(mean(seen, s -> Math.pow(reckoned.applyAsDouble(s) - s.end, 2)));
  }

  /**
   * The weights of a scenario as {@code outlook.yaml} has them, with a comment on each line.
   *
   * @param command how they were found
   */
  public static String write(String scenario, String command, List<Line> lines) {
    StringBuilder text = new StringBuilder(HEAD);
    text.append("  ").append(scenario).append(":   # ").append(command).append('\n');
    for (Line line : lines) {
      Experience weights = line.weights();
      text.append(
          String.format(
              Locale.ROOT,
              "    - {side: %s, turn: %d, times: %.2f, strength: %.2f, places: %.2f, add: %.1f}"
                  + "   # error on unseen games %.1f, was %.1f\n",
              line.side().word(),
              line.turn(),
              weights.times(),
              weights.strength(),
              weights.places(),
              weights.add(),
              line.after(),
              line.before()));
    }
    return text.toString();
  }
}
