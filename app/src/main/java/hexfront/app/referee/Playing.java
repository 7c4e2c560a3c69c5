package hexfront.app.referee;

import hexfront.ai.Answer;
import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Playout;
import hexfront.ai.Question;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.games.table.Table;
import hexfront.games.table.Words;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Malformed;
import java.time.Duration;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tools.jackson.databind.node.ObjectNode;

/** The requests that change the game: play, undo, commander, playout. */
final class Playing {
  private static final int LONGEST_THOUGHT = 3_600_000;
  private static final int USUAL_ORDERS = 100_000;
  private static final int MOST_ORDERS = 10_000_000;

  private final Referee referee;

  /** Those who have been asked, by level: they remember their plans from order to order. */
  private final Map<String, Commander> commanders = new HashMap<>();

  Playing(Referee referee) {
    this.referee = referee;
  }

  void serve(Map<String, Referee.Clerk> clerks) {
    clerks.put("play", this::play);
    clerks.put("undo", this::undo);
    clerks.put("commander", this::commander);
    clerks.put("playout", this::playout);
  }

  private ObjectNode play(Fields request) {
    Table table = referee.table();
    Order order = table.orders().read(request.needNode("order", "an order"));
    boolean forced = request.has("dice");
    List<Integer> dice = request.numbers("dice", 1, 6);
    request.done();
    return played(table, forced ? table.game().play(order, dice) : table.game().play(order));
  }

  private static ObjectNode played(Table table, Game.Played played) {
    ObjectNode answer = Referee.ok();
    FactJson.verdict(answer, played.verdict());
    if (played.verdict().isLegal()) {
      answer.set("events", table.facts().events(played.events()));
    }
    answer.set("decision", table.decision());
    return answer;
  }

  private ObjectNode undo(Fields request) {
    request.done();
    Table table = referee.table();
    if (!table.game().undo()) {
      return Referee.error(
          table.game().journal().entries().isEmpty()
              ? "there is nothing to take back"
              : "dice were rolled or something hidden was revealed: this cannot be taken back");
    }
    ObjectNode answer = Referee.ok();
    answer.set("decision", table.decision());
    return answer;
  }

  private ObjectNode commander(Fields request) {
    Table table = referee.table();
    Side side = table.game().decides();
    Optional<Side> asked = request.maybeText("side").map(Words::side);
    String level = request.maybeText("level").orElse("random");
    int millis = request.number("millis", 0, LONGEST_THOUGHT, 1000);
    Optional<Long> seed = request.maybeSeed("seed");
    request.done();
    Commander commander = commanders.computeIfAbsent(level, Commanders::of);
    openFor(table);
    if (asked.isPresent() && asked.get() != side) {
      throw new Malformed("the next decision is the other side's: " + side.word());
    }
    Answer thought =
        commander.answer(
            Question.about(
                table.game(),
                seed.map(SplittableRandom::new).orElseGet(SplittableRandom::new),
                Budget.ofTurn(Duration.ofMillis(millis))));
    ObjectNode answer = played(table, table.game().play(thought.order()));
    answer.set("order", table.orders().write(thought.order()));
    if (!thought.why().isEmpty()) {
      answer.put("why", thought.why());
    }
    return answer;
  }

  private static void openFor(Table table) {
    if (table.game().isOver()) {
      throw new Malformed("the game is over");
    }
  }

  private ObjectNode playout(Fields request) {
    Table table = referee.table();
    String policy = request.maybeText("policy").orElse("random");
    long seed = request.maybeSeed("seed").orElseGet(() -> new SplittableRandom().nextLong());
    int most = request.number("max-orders", 0, MOST_ORDERS, USUAL_ORDERS);
    boolean onlyTry = request.flag("try");
    request.done();
    Commander commander = Commanders.of(policy);
    Playout.Result result =
        onlyTry
            ? Playout.tried(table.game(), commander, seed, most)
            : Playout.played(table.game(), commander, seed, most);
    ObjectNode answer = Referee.ok();
    answer.set("score", FactJson.score(result.score()));
    answer.put("orders", result.orders());
    answer.put("millis", result.millis());
    answer.put("over", result.over());
    return answer.put("hash", HexFormat.of().toHexDigits(result.hash()));
  }
}
