package hexfront.server.hall;

import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Rulebook;
import hexfront.engine.Secret;
import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.engine.journal.Journal;
import hexfront.engine.orders.OrderType;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/**
 * Says what each seat may know, and nothing else: views, decisions and frames. Follows a course
 * step by step and remembers the views before the step, to tell only what changed.
 */
final class Teller {
  private static final String SCORE = "score";

  private final Course course;
  private final boolean disclosed;
  private final Set<String> secretOrders;
  private final Map<Seat, View> before = new EnumMap<>(Seat.class);

  /**
   * Begins to follow a course where it stands.
   *
   * @param disclosed whether the whole game is over, so that nothing is secret any more
   */
  Teller(Course course, boolean disclosed) {
    this.course = course;
    this.disclosed = disclosed;
    this.secretOrders =
        course.rulebook().orderTypes().stream()
            .filter(Secret.class::isAssignableFrom)
            .map(OrderType::word)
            .collect(Collectors.toUnmodifiableSet());
    before.putAll(views());
  }

  private Map<Seat, View> views() {
    Map<Seat, View> views = new EnumMap<>(Seat.class);
    Rulebook rulebook = course.rulebook();
    View axis = rulebook.view(course.position(), Side.AXIS);
    View soviet = rulebook.view(course.position(), Side.SOVIET);
    views.put(Seat.AXIS, axis);
    views.put(Seat.SOVIET, soviet);
    views.put(Seat.SPECTATOR, View.common(axis, soviet));
    return views;
  }

  /** The position as a seat may see it. */
  View view(Seat seat) {
    View view = before.get(seat);
    if (view == null) {
      throw new IllegalStateException("no view for " + seat);
    }
    return view;
  }

  /** The pending decision as a seat may know it. */
  ObjectNode decision(Seat seat) {
    Decision decision = course.decision();
    ObjectNode json = FactJson.decision(decision);
    if (!seat.leads(decision.side())) {
      json.remove("options");
      if (decision.orders().stream().anyMatch(secretOrders::contains)) {
        json.put("prompt", "The other side decides in secret.");
      }
    }
    return json;
  }

  ObjectNode score() {
    ObjectNode json = FactJson.score(course.rulebook().score(course.position()));
    json.remove("items");
    return json;
  }

  /** Puts what a seat may do and sees of the state of the game into an answer. */
  void standing(Seat seat, ObjectNode json) {
    json.set("decision", decision(seat));
    json.put("undo", seat.side().map(course::canUndo).orElse(false));
    json.put("redo", seat.side().map(course::canRedo).orElse(false));
    json.set(SCORE, score());
  }

  /** What every seat is told of a step that was just done. */
  Map<Seat, Frame> frames(Course.Step step) {
    Map<Seat, View> after = views();
    Map<Seat, Frame> frames = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      ObjectNode json = told(step, seat);
      json.set("changes", Changes.between(view(seat), after.get(seat)));
      standing(seat, json);
      frames.put(seat, new Frame(step.sequence(), Json.write(json)));
    }
    before.putAll(after);
    return frames;
  }

  private ObjectNode told(Course.Step step, Seat seat) {
    ObjectNode json = Json.object();
    json.put("sequence", step.sequence());
    json.put("what", step.what().word());
    json.put("side", step.side().word());
    boolean all = disclosed || seat.leads(step.side()) || course.decision().isOver();
    Order order = step.order();
    if (order != null && (all || !(order instanceof Secret))) {
      json.set("order", course.table().orders().write(order));
      if (!step.why().isEmpty()) {
        json.put("why", step.why());
      }
    }
    List<Journal.Told> events =
        all
            ? step.events()
            : step.events().stream().filter(told -> !(told.event() instanceof Secret)).toList();
    json.set("events", course.table().facts().events(events));
    return json;
  }

  /** Whether the game so far holds anything that a seat may not know while it runs. */
  boolean hidesFrom(Seat seat) {
    return !course.decision().isOver()
        && course.table().game().journal().entries().stream()
            .filter(entry -> !seat.leads(entry.side()))
            .anyMatch(
                entry ->
                    entry.order() instanceof Secret
                        || entry.events().stream().anyMatch(t -> t.event() instanceof Secret));
  }
}
