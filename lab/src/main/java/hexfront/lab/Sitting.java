package hexfront.lab;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.ai.program.GaveUp;
import hexfront.ai.program.Programs;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.staff.Staff;
import hexfront.games.Box;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays a fixture from the set-up to the end, on the thread that asks for it. Dice and each
 * commander have a seed of their own, which follows from the fixture's.
 */
public final class Sitting {
  /** A game that does not end is trouble; none of ours comes near this. */
  public static final int MOST_ORDERS = 100_000;

  /** How the level of a game begins that a program from outside lost by failing. */
  public static final String FORFEIT = "forfeit: ";

  /** A game and its journal, as it is saved. */
  public record Played(GameResult result, String journal) {}

  private final Fixture fixture;
  private final BooleanSupplier stopped;
  private final Game game;
  private final Staff staff;
  private final Losses losses;
  private final Map<Side, Commander> commanders = new EnumMap<>(Side.class);
  private final Map<Side, RandomGenerator> chance = new EnumMap<>(Side.class);
  private final Map<Side, Clock> clocks = new EnumMap<>(Side.class);
  private @Nullable Side forfeit;
  private String failing = "";

  private Sitting(
      Game game, Fixture fixture, Function<String, Commander> levels, BooleanSupplier stopped) {
    this.fixture = fixture;
    this.stopped = stopped;
    this.game = game;
    staff = game.rulebook().staff();
    losses = new Losses(game.rulebook().board());
    for (Side side : Side.values()) {
      commanders.put(side, levels.apply(fixture.leader(side).name()));
      chance.put(side, new SplittableRandom(Seeds.of(fixture.seed(), 1 + side.ordinal())));
      clocks.put(side, new Clock());
    }
  }

  /** Plays a fixture with the commanders there are; nothing if somebody stopped it. */
  public static Optional<Played> play(Tables tables, Fixture fixture, BooleanSupplier stopped) {
    try (Programs programs = new Programs()) {
      return play(tables, fixture, programs::of, stopped);
    }
  }

  static Optional<Played> play(
      Tables tables, Fixture fixture, Function<String, Commander> levels, BooleanSupplier stopped) {
    Ground ground = fixture.ground();
    Box box = tables.box(ground.game());
    long diceSeed = Seeds.of(fixture.seed(), 0);
    Table table =
        tables.open(box, Optional.of(ground.scenario()), ground.options(), Optional.of(diceSeed));
    Sitting sitting = new Sitting(table.game(), fixture, levels, stopped);
    try {
      return sitting.toTheEnd();
    } finally {
      sitting.commanders.values().forEach(Commander::close);
    }
  }

  private Optional<Played> toTheEnd() {
    String trouble = "";
    try {
      while (trouble.isEmpty() && forfeit == null && !game.isOver()) {
        trouble =
            game.journal().entries().size() < MOST_ORDERS
                ? next()
                : "no end after " + MOST_ORDERS + " orders";
        if (stopped.getAsBoolean()) { // the last answer may have been a hasty one
          return Optional.empty();
        }
      }
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      trouble = "crash: " + e + where(e);
    }
    return Optional.of(new Played(result(trouble), game.save()));
  }

  private String next() {
    Side side = game.decides();
    Order order;
    try {
      order = ask(side);
    } catch (GaveUp e) {
      return forfeits(side, String.valueOf(e.getMessage()));
    }
    Game.Played played = game.play(order);
    if (!played.verdict().isLegal()) {
      String refused = game.orderText().write(order) + " " + played.verdict().refusals();
      return Commanders.isProgram(fixture.commander(side))
          ? forfeits(side, "an illegal order: " + refused)
          : side.word() + " " + fixture.commander(side) + " gave an illegal order: " + refused;
    }
    losses.note(played.events());
    return "";
  }

  /** A program that fails has lost its game; that is no trouble of ours. */
  private String forfeits(Side side, String why) {
    forfeit = side;
    failing = why;
    return "";
  }

  private Order ask(Side side) {
    RandomGenerator random = of(chance, side);
    Budget budget = fixture.leader(side).thinking(fixture.thinking()).budget(stopped);
    Question question = Question.about(game, random, budget);
    Clock clock = of(clocks, side);
    clock.start();
    Order order = of(commanders, side).answer(question).order();
    clock.stop(staff.playerTurn(game.position(), side));
    return order;
  }

  private static <T> T of(Map<Side, T> bySide, Side side) {
    T one = bySide.get(side);
    if (one == null) {
      throw new IllegalStateException("nothing for " + side);
    }
    return one;
  }

  private static String where(Throwable e) {
    return List.of(e.getStackTrace()).stream()
        .filter(line -> line.getClassName().startsWith("hexfront."))
        .findFirst()
        .map(line -> " at " + line)
        .orElse("");
  }

  private GameResult result(String trouble) {
    Score score = game.rulebook().score(game.position());
    return new GameResult(
        fixture,
        game.journal().entries().size(),
        game.position().turn(),
        forfeit == null ? score.winner() : forfeit.enemy(),
        forfeit == null ? score.level() : FORFEIT + failing,
        side(Side.AXIS, score.axis()),
        side(Side.SOVIET, score.soviet()),
        game.journal().fingerprint(game.orderText()),
        trouble);
  }

  private SideResult side(Side side, int points) {
    Clock clock = of(clocks, side);
    return new SideResult(
        points, losses.units(side), losses.steps(side), clock.decisions(), clock.turns());
  }
}
