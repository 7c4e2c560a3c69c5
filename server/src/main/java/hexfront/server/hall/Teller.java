package hexfront.server.hall;

import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Rulebook;
import hexfront.engine.Secret;
import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.engine.events.Advanced;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.LostSteps;
import hexfront.engine.events.Retreated;
import hexfront.engine.journal.Seen;
import hexfront.engine.orders.Bygone;
import hexfront.engine.orders.OrderType;
import hexfront.games.inquiry.Inquiry;
import hexfront.games.wire.DecisionJson;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import hexfront.server.hall.Frame.Member;
import hexfront.server.store.Entry;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Says what each seat may know, and nothing else: views, decisions and frames. Follows a course
 * step by step and remembers the views before the step, to tell only what changed. What all seats
 * are told alike is written once.
 */
final class Teller {
  private final Course course;
  private final DecisionJson decisions;
  private final boolean disclosed;
  private final Set<String> secretOrders;
  private Map<Seat, View> before;

  /**
   * Begins to follow a course where it stands.
   *
   * @param disclosed whether the whole game is over, so that nothing is secret any more
   */
  Teller(Course course, boolean disclosed) {
    this.course = course;
    this.decisions = new DecisionJson(course.rulebook().board(), course.table().orders());
    this.disclosed = disclosed;
    this.secretOrders =
        course.rulebook().orderTypes().stream()
            .filter(type -> Secret.class.isAssignableFrom(type.type()))
            .map(OrderType::word)
            .collect(Collectors.toUnmodifiableSet());
    this.before = views();
  }

  private Map<Seat, View> views() {
    Rulebook rulebook = course.rulebook();
    View axis = rulebook.view(course.position(), Side.AXIS);
    boolean open = rulebook.isOpenToAll();
    View soviet = open ? axis.seenBy(Side.SOVIET) : rulebook.view(course.position(), Side.SOVIET);
    Map<Seat, View> views = new EnumMap<>(Seat.class);
    views.put(Seat.AXIS, axis);
    views.put(Seat.SOVIET, soviet);
    views.put(Seat.SPECTATOR, open ? axis.seenBy(null) : View.common(axis, soviet));
    return views;
  }

  /** The position as a seat may see it. */
  View view(Seat seat) {
    return of(before, seat);
  }

  private static View of(Map<Seat, View> views, Seat seat) {
    View view = views.get(seat);
    if (view == null) {
      throw new IllegalStateException("no view for " + seat);
    }
    return view;
  }

  /** The pending decision as the seat that leads the side may know it, or as others may. */
  private ObjectNode decision(Decision decision, boolean leads) {
    if (leads) {
      return decisions.write(decision);
    }
    ObjectNode json = DecisionJson.outline(decision);
    if (!secretOrders.isEmpty() && decision.orders().stream().anyMatch(secretOrders::contains)) {
      json.put("prompt", "The other side decides in secret.");
    }
    return json;
  }

  private ObjectNode score(Seat seat) {
    return FactJson.outline(inquiry(seat).score());
  }

  private Inquiry inquiry(Seat seat) {
    return new Inquiry(course.rulebook(), course.position(), seat.side());
  }

  /** Puts what a seat may do and sees of the state of the game into an answer. */
  void standing(Seat seat, ObjectNode json) {
    json.set("decision", decision(course.decision(), seat.leads(course.decides())));
    json.put("undo", canUndo(seat));
    json.put("redo", canRedo(seat));
    json.set("score", score(seat));
  }

  private boolean canUndo(Seat seat) {
    return seat.side().map(course::canUndo).orElse(false);
  }

  private boolean canRedo(Seat seat) {
    return seat.side().map(course::canRedo).orElse(false);
  }

  /** What every seat is told of a step that was just done. */
  Map<Seat, Frame> frames(Course.Step step) {
    Map<Seat, View> after = views();
    boolean counted = mayScore(step, after);
    Decision decision = course.decision();
    byte[] own = Json.bytes(decision(decision, true));
    byte[] others = Json.bytes(decision(decision, false));
    boolean open = course.rulebook().isOpenToAll();
    Once told = new Once(isToldAlike(step));
    Once changes = new Once(open);
    Once score = new Once(open || course.rulebook().isScoreOpen());
    Map<Seat, Frame> frames = new EnumMap<>(Seat.class);
    for (Seat seat : Seat.values()) {
      Frame.Writing frame =
          Frame.write(step.sequence(), told.text(() -> told(step, seat, decision.isOver())))
              .with(Member.CHANGES, changes.text(() -> changes(step, view(seat), of(after, seat))))
              .with(Member.DECISION, seat.leads(decision.side()) ? own : others)
              .with(Member.UNDO, canUndo(seat))
              .with(Member.REDO, canRedo(seat));
      if (counted) {
        frame.with(Member.SCORE, score.text(() -> score(seat)));
      }
      frames.put(seat, frame.end());
    }
    before = after;
    return frames;
  }

  /** Where the game goes on from a written position nobody need know how it stood before. */
  private ObjectNode changes(Course.Step step, View then, View now) {
    return step.what() == Entry.What.RESUME
        ? Changes.all(now, course.rulebook().board())
        : Changes.between(then, now);
  }

  /**
   * Whether points are counted again after a step. Some games trace every line of supply for it, so
   * that it is not done for each move, but when dice fell, an order was taken back, or a phase or
   * the game ended.
   */
  private boolean mayScore(Course.Step step, Map<Seat, View> after) {
    View then = view(Seat.SPECTATOR);
    View now = of(after, Seat.SPECTATOR);
    return step.what() != Entry.What.ORDER
        || !step.thrown().isEmpty()
        || course.isOver()
        || then.turn() != now.turn()
        || then.phasing() != now.phasing()
        || !then.stage().equals(now.stage());
  }

  /** A part of the frames of all seats, made once if all are told the same. */
  private static final class Once {
    private final boolean same;
    private byte @Nullable [] text;

    Once(boolean same) {
      this.same = same;
    }

    byte[] text(Supplier<ObjectNode> json) {
      byte[] known = text;
      if (known == null || !same) {
        known = Json.bytes(json.get());
        text = known;
      }
      return known;
    }
  }

  private boolean isToldAlike(Course.Step step) {
    boolean secret =
        step.order() instanceof Secret
            || step.covered().size() > 0
            || step.events().stream().anyMatch(told -> !told.event().isOpen(step.side()));
    return !secret && secretOrders.isEmpty() && (step.why().isEmpty() || isCarriedOut(step));
  }

  private ObjectNode told(Course.Step step, Seat seat, boolean over) {
    ObjectNode json = Json.object();
    json.put("sequence", step.sequence());
    json.put("what", step.what().word());
    json.put("side", step.side().word());
    boolean all = disclosed || over || seat.leads(step.side());
    Seen seen =
        all ? new Seen(step.order(), step.events()) : step.seenBy(seat, course.rulebook().board());
    Order order = seen.order();
    boolean resumed = step.what() == Entry.What.RESUME;
    boolean known = resumed || order != null;
    if (known && order != null && !(order instanceof Bygone)) {
      json.set("order", course.table().orders().write(order));
    }
    if (known && !step.why().isEmpty() && (all || resumed || isCarriedOut(step))) {
      json.put("why", step.why());
    }
    json.set("events", course.table().facts().events(seen.events()));
    return json;
  }

  /**
   * Whether what an order was given for is there for all to see: dice fell, or somebody was hit,
   * fell back or followed. The reason for a mere move is a plan, which the enemy is not told.
   */
  private static boolean isCarriedOut(Course.Step step) {
    return !step.thrown().isEmpty()
        || step.events().stream()
            .anyMatch(
                told ->
                    switch (told.event()) {
                      case LostSteps e -> true;
                      case Eliminated e -> true;
                      case Retreated e -> true;
                      case Advanced e -> true;
                      default -> false;
                    });
  }

  /**
   * Whether the game so far holds anything that a seat may not know while it runs: orders, events
   * or what its position keeps.
   */
  boolean hidesFrom(Seat seat) {
    return !course.isOver() && (inquiry(seat).isKeptInTheDark() || hasSecretsFrom(seat));
  }

  private boolean hasSecretsFrom(Seat seat) {
    return course.table().game().journal().entries().stream()
        .filter(entry -> !seat.leads(entry.side()))
        .anyMatch(
            entry ->
                !entry
                    .seenBy(seat.side().orElse(null), course.rulebook().board())
                    .isWhole(entry.order(), entry.events()));
  }
}
