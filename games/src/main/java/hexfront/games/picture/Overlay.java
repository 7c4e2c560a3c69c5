package hexfront.games.picture;

import hexfront.engine.Side;
import java.util.List;

/**
 * What is drawn on a map beside what is printed on it: who stands where, who is to go where, and
 * some lines of text below.
 */
public record Overlay(List<Stack> stacks, List<Arrow> arrows, List<String> lines) {
  public Overlay {
    stacks = List.copyOf(stacks);
    arrows = List.copyOf(arrows);
    lines = List.copyOf(lines);
  }

  /** Some units of a side in a hex. */
  public record Stack(int hex, Side side, int units) {}

  /** Some units of a side are to go from a hex to another; the more, the broader. */
  public record Arrow(int from, int to, Side side, int units) {}
}
