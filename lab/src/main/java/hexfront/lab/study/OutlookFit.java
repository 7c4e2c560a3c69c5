package hexfront.lab.study;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.ai.Reckoning;
import hexfront.engine.Game;
import hexfront.engine.Side;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * How the lead that commanders reckon with at the start of a turn compares with the lead at the
 * end, turn by turn, from games that captains play. A straight line is fitted to two thirds of the
 * games; the others, which it has not seen, say what it is good for.
 */
public final class OutlookFit {
  private static final int UNSEEN = 3;
  private static final int FEWEST = 8;

  /** What was reckoned with at the start of a turn, and what came. */
  public record Seen(int game, int turn, double reckoned, double end) {}

  /**
   * A line for a turn.
   *
   * @param before the root of the mean square error on unseen games of the plain reckoning
   * @param after the same of the line
   */
  public record Line(int turn, double times, double add, int games, double before, double after) {}

  private OutlookFit() {}

  /** Plays games and notes every turn of them. */
  public static List<Seen> play(Tables tables, Ground ground, String level, int games, long seed) {
    return IntStream.range(0, games)
        .parallel()
        .mapToObj(i -> playOne(tables, ground, level, i, Seeds.of(seed, i + 1)))
        .flatMap(List::stream)
        .toList();
  }

  private static List<Seen> playOne(
      Tables tables, Ground ground, String level, int number, long seed) {
    Game game =
        tables
            .open(
                tables.box(ground.game()),
                Optional.of(ground.scenario()),
                ground.options(),
                Optional.of(Seeds.of(seed, 0)))
            .game();
    Commander[] commanders = {Commanders.of(level), Commanders.of(level)};
    RandomGenerator random = new SplittableRandom(Seeds.of(seed, 1));
    Reckoning reckoning = new Reckoning(game.rulebook());
    Map<Integer, Double> reckoned = new TreeMap<>();
    while (!game.isOver()) {
      int turn = game.position().turn();
      if (!reckoned.containsKey(turn)) {
        reckoned.put(turn, reckoning.points(game.position(), Side.AXIS));
      }
      Question question = Question.about(game, random, Budget.AT_ONCE);
      game.play(commanders[question.side().ordinal()].answer(question).order());
    }
    double end = game.rulebook().staff().lead(game.position(), Side.AXIS);
    List<Seen> seen = new ArrayList<>();
    reckoned.forEach((turn, points) -> seen.add(new Seen(number, turn, points, end)));
    return seen;
  }

  /** A line for every turn of which enough is known. */
  public static List<Line> fit(List<Seen> all) {
    Map<Integer, List<Seen>> byTurn = new TreeMap<>();
    all.forEach(seen -> byTurn.computeIfAbsent(seen.turn(), t -> new ArrayList<>()).add(seen));
    List<Line> lines = new ArrayList<>();
    byTurn.forEach(
        (turn, seen) -> {
          if (seen.size() >= FEWEST) {
            lines.add(line(turn, seen));
          }
        });
    return lines;
  }

  private static Line line(int turn, List<Seen> all) {
    List<Seen> seen = all.stream().filter(s -> s.game() % UNSEEN != 0).toList();
    List<Seen> unseen = all.stream().filter(s -> s.game() % UNSEEN == 0).toList();
    double meanX = seen.stream().mapToDouble(Seen::reckoned).average().orElse(0);
    double meanY = seen.stream().mapToDouble(Seen::end).average().orElse(0);
    double square = seen.stream().mapToDouble(s -> Math.pow(s.reckoned() - meanX, 2)).sum();
    double product =
        seen.stream().mapToDouble(s -> (s.reckoned() - meanX) * (s.end() - meanY)).sum();
    double times = square <= 0 ? 0 : Math.clamp(product / square, 0, 2);
    double add = meanY - times * meanX;
    return new Line(turn, times, add, all.size(), error(unseen, 1, 0), error(unseen, times, add));
  }

  private static double error(List<Seen> seen, double times, double add) {
    return Math.sqrt(
        seen.stream()
            .mapToDouble(s -> Math.pow(times * s.reckoned() + add - s.end(), 2))
            .average()
            .orElse(0));
  }

  /** The lines as {@code outlook.yaml} has them, with a comment on each. */
  public static String write(List<Line> lines) {
    StringBuilder text =
        new StringBuilder(
            "# What becomes of the Axis lead that a commander reckons with at the start of a turn:"
                + " times and add give the lead at the end.\n"
                + "# Written by: hexfront lab fit. Turns that are missing are taken as they are"
                + " reckoned.\nturns:\n");
    for (Line line : lines) {
      text.append(
          String.format(
              Locale.ROOT,
              "  - {turn: %d, times: %.2f, add: %.1f}   # error on unseen games %.0f, was %.0f\n",
              line.turn(),
              line.times(),
              line.add(),
              line.after(),
              line.before()));
    }
    return text.toString();
  }
}
