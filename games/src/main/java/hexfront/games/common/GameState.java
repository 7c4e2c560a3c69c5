package hexfront.games.common;

import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The game's own state under the names it documents: how somebody who describes a position sets
 * each part, and how a view shows it. Parts are set and shown in the order in which they were
 * named. Immutable.
 *
 * @param <G> the game, as its rules know it
 */
public final class GameState<G> {
  /** Sets a part of the state to what somebody says. */
  @FunctionalInterface
  public interface Setter<G> {
    void set(G game, Position p, StateValue value);
  }

  /** What a view shows of a part to a side; null if there is nothing to show now. */
  @FunctionalInterface
  public interface Shown<G> {
    @Nullable Object of(G game, Position p, Side viewer);
  }

  private record Part<G>(
      String name, String expects, @Nullable Setter<G> set, @Nullable Shown<G> shown) {}

  private final List<Part<G>> parts;

  private GameState(List<Part<G>> parts) {
    this.parts = List.copyOf(parts);
  }

  /** No state yet. */
  public static <G> GameState<G> none() {
    return new GameState<>(List.of());
  }

  /** A part that a position can set and that a view does not show. */
  public GameState<G> given(String name, String expects, Setter<G> set) {
    return and(new Part<>(name, expects, set, null));
  }

  /** A part that a view shows and that nobody can set. */
  public GameState<G> shown(String name, Shown<G> shown) {
    return and(new Part<>(name, "", null, shown));
  }

  /** A part that a position can set and that a view shows. */
  public GameState<G> both(String name, String expects, Setter<G> set, Shown<G> shown) {
    return and(new Part<>(name, expects, set, shown));
  }

  /** A whole number that the position keeps at an index. */
  public GameState<G> number(String name, String expects, int index) {
    return both(name, expects, number(index), (game, p, viewer) -> p.value(index));
  }

  /** Who holds these places; the view shows it apart from the state. */
  public GameState<G> control(String places) {
    return given(
        "control",
        "an object from " + places + " to the side that holds them",
        (game, p, value) -> value.byHex().forEach((hex, side) -> p.setControl(hex, side.side())));
  }

  /** Keeps a whole number at an index. */
  public static <G> Setter<G> number(int index) {
    return (game, p, value) -> p.setValue(index, value.number());
  }

  /** Keeps true as 1 and false as 0 at an index. */
  public static <G> Setter<G> truth(int index) {
    return (game, p, value) -> p.setValue(index, value.truth() ? 1 : 0);
  }

  private GameState<G> and(Part<G> part) {
    return new GameState<>(Stream.concat(parts.stream(), Stream.of(part)).toList());
  }

  /** The names that a position can set, each with what it expects in a sentence. */
  public Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    for (Part<G> part : parts) {
      if (part.set != null) {
        names.put(part.name, part.expects);
      }
    }
    return names;
  }

  /** Sets what somebody says of the state. */
  void set(G game, Position p, StateValues values) {
    for (Part<G> part : parts) {
      Setter<G> set = part.set;
      if (set != null) {
        values.get(part.name).ifPresent(value -> set.set(game, p, value));
      }
    }
  }

  /** The state as a side may see it. */
  public Map<String, Object> shown(G game, Position p, Side viewer) {
    Map<String, Object> state = new LinkedHashMap<>();
    for (Part<G> part : parts) {
      Shown<G> shown = part.shown;
      Object value = shown == null ? null : shown.of(game, p, viewer);
      if (value != null) {
        state.put(part.name, value);
      }
    }
    return state;
  }
}
