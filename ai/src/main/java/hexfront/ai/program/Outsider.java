package hexfront.ai.program;

import hexfront.ai.Answer;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.engine.Order;
import hexfront.engine.Rulebook;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import hexfront.games.wire.OrderJson;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A commander whose orders come from a program. It gives up for good when the program does. */
final class Outsider implements Commander {
  private static final Duration TO_BEGIN = Duration.ofSeconds(60);

  /** What a player turn may take beyond twice its budget, before the program has lost. */
  private static final Duration GRACE = Duration.ofSeconds(10);

  private final Programs programs;
  private final String name;
  private final Set<String> wants = new HashSet<>();
  private @Nullable Program program;
  private @Nullable Telling telling;
  private @Nullable GaveUp lost;
  private int playerTurn = -1;
  private Duration taken = Duration.ZERO;

  Outsider(Programs programs, String name) {
    this.programs = programs;
    this.name = name;
  }

  @Override
  public Answer answer(Question question) {
    if (lost != null) {
      throw lost;
    }
    try {
      return ask(question);
    } catch (GaveUp e) {
      lost = e;
      end();
      throw e;
    }
  }

  private Answer ask(Question question) {
    Program running = program;
    Telling about = telling;
    if (running == null || about == null) {
      running = programs.take(Commanders.command(name));
      program = running;
      about = new Telling(question.rulebook(), Commanders.isTrusted(name));
      telling = about;
      read(running.ask(about.begin(question), TO_BEGIN));
    }
    Duration left = left(question);
    ObjectNode message = about.decide(question, wants, left);
    long began = System.nanoTime();
    ObjectNode answer = running.ask(message, left.plus(question.budget().turn()).plus(GRACE));
    taken = taken.plusNanos(System.nanoTime() - began);
    return new Answer(order(question.rulebook(), answer), text(answer, "why"));
  }

  /** What the program says of itself as a game begins. */
  private void read(ObjectNode hello) {
    wants.clear();
    JsonNode wanted = hello.get("wants");
    if (wanted != null) {
      for (JsonNode each : wanted) {
        wants.add(each.asString());
      }
    }
    if (!Telling.KNOWN.containsAll(wants)) {
      throw new GaveUp("it wants " + wants + ", expected some of " + Telling.KNOWN);
    }
  }

  /** What is left of the player turn. */
  private Duration left(Question question) {
    int now = question.rulebook().staff().playerTurn(question.seen(), question.side());
    if (now != playerTurn) {
      playerTurn = now;
      taken = Duration.ZERO;
    }
    Duration left = question.budget().turn().minus(taken);
    return left.isNegative() ? Duration.ZERO : left;
  }

  private static Order order(Rulebook rulebook, ObjectNode answer) {
    JsonNode order = answer.get("order");
    if (order == null) {
      throw new GaveUp("it answered without an order: " + Json.write(answer));
    }
    try {
      return new OrderJson(rulebook.board(), rulebook.orderTypes()).read(order);
    } catch (Malformed e) {
      throw new GaveUp("its order cannot be read: " + e.getMessage());
    }
  }

  private static String text(ObjectNode node, String field) {
    JsonNode found = node.get(field);
    return found == null || !found.isString() ? "" : found.asString();
  }

  private void end() {
    if (program != null) {
      program.close();
      program = null;
    }
  }

  @Override
  public void close() {
    if (program != null) {
      programs.giveBack(program);
      program = null;
    }
  }
}
