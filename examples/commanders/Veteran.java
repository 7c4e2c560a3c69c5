import hexfront.ai.Answer;
import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.engine.Game;
import hexfront.engine.dice.Dice;
import hexfront.engine.journal.Journal;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Lets the commanders of an earlier checkout of Hexfront play today's: it follows a game on its own
 * rulebook by the orders and dice it is told, and asks its own commander. Run it with the classes
 * of that checkout: {@code java -cp CLASSES examples/commanders/Veteran.java captain}.
 */
final class Veteran {
  private final String level;
  private final Tables tables = new Tables(Shelf.boxes());
  private Table table;
  private Commander commander;
  private ObjectNode setUp;
  private SplittableRandom random = new SplittableRandom(1);
  private int followed;

  private Veteran(String level) {
    this.level = level;
  }

  public static void main(String[] args) throws IOException {
    Veteran veteran = new Veteran(args.length == 0 ? "captain" : args[0]);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      ObjectNode message = Json.read(line);
      ObjectNode answer =
          message.get("do").asString().equals("begin")
              ? veteran.begin(message)
              : veteran.decide(message);
      System.out.println(Json.write(answer));
      System.out.flush();
    }
  }

  private ObjectNode begin(ObjectNode message) {
    setUp = message;
    commander = Commanders.of(level);
    open();
    ObjectNode hello = Json.object().put("name", "veteran " + level);
    hello.putArray("wants").add("entries");
    return hello;
  }

  private void open() {
    Box box = tables.box(setUp.get("game").asString());
    Map<String, Boolean> options =
        setUp.has("options")
            ? new HashMap<>(OptionWords.read(Fields.of(setUp.get("options"), "options")))
            : new HashMap<>();
    // A later version plays by the rules of this one with an option that is new to it.
    options.keySet().retainAll(box.options().stream().map(Box.Option::id).toList());
    table =
        tables.open(box, Optional.of(setUp.get("scenario").asString()), options, Optional.empty());
    followed = 0;
  }

  private ObjectNode decide(ObjectNode message) {
    if (message.get("keep").asInt() < followed) {
      throw new IllegalStateException("orders were taken back, which a veteran cannot follow");
    }
    for (JsonNode entry : message.get("entries")) {
      follow(entry);
    }
    Game game = table.game();
    Budget budget = Budget.ofTurn(Duration.ofMillis(message.get("millis").asLong()));
    Answer answer =
        commander.answer(Question.about(game.rulebook(), game.position(), random, budget));
    ObjectNode json = Json.object().put("why", answer.why());
    json.set("order", table.orders().write(answer.order()));
    return json;
  }

  /** Plays an order with the dice that fell for it. Hashes are made otherwise in every version. */
  private void follow(JsonNode entry) {
    List<Dice.Throw> thrown = new ArrayList<>();
    for (JsonNode each : entry.get("dice")) {
      thrown.add(Dice.Throw.parse(each.asString()));
    }
    Game game = table.game();
    String order = game.orderText().write(table.orders().read(entry.get("order")));
    int before = game.journal().entries().size();
    try {
      game.repeat(new Journal.Line(before + 1, game.decision().side(), order, thrown, 0));
    } catch (Journal.JournalProblem e) {
      if (game.journal().entries().size() == before) {
        throw e;
      }
    }
    followed++;
  }
}
