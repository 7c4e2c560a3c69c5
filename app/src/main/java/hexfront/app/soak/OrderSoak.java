package hexfront.app.soak;

import hexfront.app.referee.Referee;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.orders.OrderType;
import hexfront.games.Box;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Sends mutated orders through the referee while games go on. A refusal must give its reason and
 * change nothing; an order accepted must stand a second look in a second game, played beside the
 * first one by text alone, and lead both to the same position.
 */
public final class OrderSoak {
  private static final int ATTEMPTS_PER_ORDER = 10;
  private static final int REMEMBERED = 200;

  private final Tables tables;
  private final Box box;
  private final SoakReport report;
  private final RandomGenerator random;
  private final List<Order> remembered = new ArrayList<>();

  public OrderSoak(Tables tables, Box box, long seed, SoakReport report) {
    this.tables = tables;
    this.box = box;
    this.report = report;
    this.random = new SplittableRandom(seed);
  }

  /** Sends so many mutated orders, over as many games as it takes. */
  public void run(long orders, LongConsumer progress) {
    long sent = 0;
    while (sent < orders) {
      long seed = random.nextLong();
      remembered.clear();
      sent += new Twins(seed).play(orders - sent, progress);
      report.count("games");
    }
  }

  /** A game at the referee and its twin. */
  private final class Twins {
    private final long seed;
    private final Referee referee =
        new Referee(tables, mistake -> report.trouble("crash: " + describe(mistake)));
    private final Game twin;
    private final SecondLook secondLook;
    private final OrderMutator mutator;
    private final OrderInventor inventor;
    private boolean parted;

    Twins(long seed) {
      this.seed = seed;
      referee.answer(
          Json.write(Json.object().put("do", "open").put("game", box.id()).put("seed", seed)));
      twin = tables.open(box, Optional.empty(), Map.of(), Optional.of(seed)).game();
      secondLook = new SecondLook(twin.rulebook());
      Table table = referee.table();
      List<String> types = twin.rulebook().orderTypes().stream().map(OrderType::word).toList();
      mutator = new OrderMutator(twin.rulebook().board(), table.orders(), types, random);
      inventor = new OrderInventor(twin.rulebook().board(), twin.rulebook().orderTypes(), random);
    }

    private Game game() {
      return referee.table().game();
    }

    long play(long most, LongConsumer progress) {
      long sent = 0;
      while (sent < most && !parted && !game().isOver()) {
        Order order = game().rulebook().anyOrder(game().position(), random);
        remember(order);
        for (int i = 0; i < ATTEMPTS_PER_ORDER && sent < most && !parted; i++, sent++) {
          send(attempt(order), false);
        }
        if (!parted && game().check(order).isLegal()) {
          send(Json.write(referee.table().orders().write(order)), true);
        }
        progress.accept(Math.min(ATTEMPTS_PER_ORDER, most));
      }
      report.count("mutated orders", sent);
      return sent;
    }

    private void remember(Order order) {
      if (remembered.size() < REMEMBERED) {
        remembered.add(order);
      } else {
        remembered.set(random.nextInt(REMEMBERED), order);
      }
    }

    private Order old() {
      return remembered.get(random.nextInt(remembered.size()));
    }

    /** An order made up, or one that is legal now or was once, spoiled. */
    private String attempt(Order order) {
      boolean hasFields = order.getClass().getRecordComponents().length > 0;
      return switch (random.nextInt(10)) {
        case 0, 1, 2, 3 -> Json.write(referee.table().orders().write(made()));
        case 4, 5 -> mutator.mutate(old());
        default -> mutator.mutate(hasFields || random.nextInt(20) == 0 ? order : old());
      };
    }

    private Order made() {
      Order made = inventor.invent(game().position());
      boolean hasFields = made.getClass().getRecordComponents().length > 0;
      return hasFields || random.nextInt(20) == 0 ? made : old();
    }

    private void send(String order, boolean mustBeLegal) {
      Position before = game().position().copy();
      int entries = game().journal().entries().size();
      long dice = game().dice().index();
      ObjectNode answer = Json.read(referee.answer("{\"do\":\"play\",\"order\":" + order + "}"));
      boolean accepted = answer.path("legal").asBoolean(false);
      if (accepted) {
        report.count(mustBeLegal ? "orders played" : "mutated orders that were legal after all");
        confirm(game().journal().entries().getLast().order());
        return;
      }
      if (mustBeLegal) {
        trouble("a legal order is refused: " + order + " " + answer);
      }
      reason(answer, order);
      if (!game().position().equals(before)
          || game().journal().entries().size() != entries
          || game().dice().index() != dice) {
        trouble("a refusal changed the game: " + order);
        parted = true;
      }
    }

    private void reason(ObjectNode answer, String order) {
      if (!answer.path("ok").asBoolean(false)) {
        report.count("malformed");
        if (answer.path("error").asString("").isBlank()) {
          trouble("an error without a sentence: " + order);
        }
        return;
      }
      JsonNode refusals = answer.path("refusals");
      if (refusals.isEmpty()) {
        trouble("a refusal without a reason: " + order);
      }
      for (JsonNode refusal : refusals.values()) {
        String rule = refusal.path("case").asString("");
        if (!rule.matches("[A-Z0-9]+-\\S+") || refusal.path("why").asString("").isBlank()) {
          trouble("a refusal without a case or a sentence: " + order + " " + refusal);
        }
        report.count("refused: " + rule);
      }
      report.count("refused");
    }

    /** The twin plays the order by its text and must agree. */
    private void confirm(Order order) {
      String text = game().orderText().write(order);
      try {
        Order again = twin.orderText().read(text);
        secondLook
            .objection(twin, again)
            .ifPresent(why -> trouble("accepted against a second look, " + why + ": " + text));
        Game.Played played = twin.play(again);
        if (!played.verdict().isLegal() || twin.hash() != game().hash()) {
          trouble("the twin parts from the game at: " + text);
          parted = true;
        }
        List<String> broken = twin.rulebook().invariants(twin.position());
        if (!broken.isEmpty()) {
          trouble("after " + text + ": " + broken);
          parted = true;
        }
      } catch (RuntimeException e) {
        trouble("crash of the twin at " + text + ": " + describe(e));
        parted = true;
      }
    }

    private void trouble(String what) {
      report.trouble(
          "seed " + seed + ", order " + (twin.journal().entries().size() + 1) + ": " + shown(what));
    }
  }

  private static String describe(Throwable e) {
    return e + " at " + (e.getStackTrace().length == 0 ? "?" : e.getStackTrace()[0]);
  }

  private static String shown(String text) {
    return text.length() > 600 ? text.substring(0, 600) + "..." : text;
  }
}
