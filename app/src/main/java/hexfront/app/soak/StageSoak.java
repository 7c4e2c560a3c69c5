package hexfront.app.soak;

import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexGrid;
import hexfront.engine.written.WrittenProblem;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Looks for stages in which no order is legal. Written positions of random games are changed here
 * and there; those that could have come about are played on for a few orders, and where that leads
 * to a stage seldom seen more is tried.
 */
public final class StageSoak {
  private static final Pattern UNIT = Pattern.compile("\\(([\\w-]+) (\\d{4}|waiting|gone)([^()]*)");
  private static final int MOST_TRIES = 5000;
  private static final int PLAYED_ON = 4;
  private static final int CHANGES = 3;
  private static final int BETWEEN = 12;
  private static final int SELDOM = 30;

  private final Tables tables;
  private final Box box;
  private final SoakReport report;
  private final Map<String, Integer> seen = new HashMap<>();

  public StageSoak(Tables tables, Box box, SoakReport report) {
    this.tables = tables;
    this.box = box;
    this.report = report;
  }

  /** Tries so many changed positions of the games of a seed and those after it. */
  public void run(long seed, int positions) {
    SplittableRandom random = new SplittableRandom(seed);
    int tried = 0;
    for (long game = seed; tried < positions; game++) {
      tried += game(game, positions - tried, random);
    }
  }

  private int game(long seed, int most, SplittableRandom random) {
    Game game = tables.open(box, Optional.empty(), Map.of(), Optional.of(seed)).game();
    int tried = 0;
    for (int order = 1; !game.isOver() && tried < most; order++) {
      game.play(game.rulebook().anyOrder(game.position(), random));
      String stage = game.position().stage().word();
      boolean seldom = seen.merge(stage, 1, Integer::sum) <= SELDOM;
      for (int i = seldom ? 0 : BETWEEN - 1; !game.isOver() && i < BETWEEN && tried < most; i++) {
        if (seldom || order % BETWEEN == 0) {
          tried++;
          attempt(game.rulebook(), game.rulebook().written().text(game.position()), random);
        }
      }
    }
    return Math.max(1, tried);
  }

  /** Changes a position, and looks whether it can be answered, and what comes of it. */
  private void attempt(Rulebook rulebook, String text, SplittableRandom random) {
    String changed = text;
    for (int i = random.nextInt(CHANGES); i >= 0; i--) {
      changed = changed(changed, rulebook, random);
    }
    report.count("positions");
    Position position;
    try {
      position = rulebook.written().read(changed);
      if (!rulebook.invariants(position).isEmpty()) {
        report.count("could not have come about");
        return;
      }
    } catch (WrittenProblem | IllegalArgumentException e) {
      report.count("refused");
      return;
    }
    playOn(rulebook, position, random);
  }

  private void playOn(Rulebook rulebook, Position position, SplittableRandom random) {
    for (int i = 0; i < PLAYED_ON; i++) {
      String before = rulebook.written().text(position);
      try {
        if (rulebook.isOver(position)) {
          return;
        }
        report.count("stage: " + position.stage().word());
        if (!rulebook.isAnswerable(position, MOST_TRIES)) {
          report.trouble("no legal order in " + position.stage() + ": " + before);
          return;
        }
        Position next = position.copy();
        rulebook.carryOut(
            next,
            rulebook.anyOrder(position, random),
            Dice.unrecorded(random.nextLong()),
            event -> {});
        position = next;
      } catch (RuntimeException | StackOverflowError e) {
        report.trouble(e + " at " + e.getStackTrace()[0] + ": " + before);
        return;
      }
    }
  }

  /** One change: a unit somewhere else, gone, or in the place of another; a unit's marks taken. */
  private static String changed(String text, Rulebook rulebook, SplittableRandom random) {
    List<MatchResult> units = new ArrayList<>(UNIT.matcher(text).results().toList());
    if (units.isEmpty()) {
      return text;
    }
    MatchResult unit = units.get(random.nextInt(units.size()));
    MatchResult other = units.get(random.nextInt(units.size()));
    HexGrid grid = rulebook.board().map().grid();
    String place =
        switch (random.nextInt(4)) {
          case 0 -> "gone";
          case 1 -> "waiting";
          case 2 -> other.group(2);
          default -> grid.number(random.nextInt(grid.size()));
        };
    return text.substring(0, unit.start(2)) + place + text.substring(unit.end(2));
  }
}
