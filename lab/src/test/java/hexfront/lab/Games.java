package hexfront.lab;

import hexfront.engine.Side;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** Games and results for tests. */
public final class Games {
  public static final Tables TABLES = new Tables(Shelf.boxes());
  public static final Ground KIEV = Ground.of(TABLES, "kiev", Optional.empty(), Map.of());
  public static final Thinking SHORT = Thinking.ofTurn(Duration.ofMillis(10));

  private Games() {}

  /** A result that nobody played. */
  public static GameResult result(Fixture fixture, Side winner, int axisPoints, int sovietPoints) {
    return new GameResult(
        fixture,
        100,
        10,
        winner,
        "Tactical",
        side(axisPoints),
        side(sovietPoints),
        "hash" + fixture.number(),
        "");
  }

  private static SideResult side(int points) {
    Times decisions = new Times();
    decisions.add(1500);
    Times turns = new Times();
    turns.add(9000);
    return new SideResult(points, 3, 5, decisions, turns);
  }

  /** The same result, but ended in trouble. */
  public static GameResult troubled(GameResult result) {
    return new GameResult(
        result.fixture(),
        result.orders(),
        result.turn(),
        result.winner(),
        result.level(),
        result.axis(),
        result.soviet(),
        result.hash(),
        "the commander fell off his horse");
  }
}
