package hexfront.games.stalingrad;

import hexfront.engine.Position;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Of what a unit can reach, the hexes to which it should go. */
final class PartOfRange implements Range {
  private final Range all;
  private final int[] hexes;

  private PartOfRange(Range all, IntPredicate isKept) {
    this.all = all;
    hexes =
        IntStream.range(0, all.size())
            .filter(i -> i == 0 || isKept.test(all.hex(i)))
            .map(all::hex)
            .toArray();
  }

  /** What is reached through hexes that are overrun. */
  static Range throughOverruns(Position p, Range all) {
    return new PartOfRange(all, hex -> isThrough(p, all.path(hex)));
  }

  /** What is in supply, and the roads over the south edge: who stops between them is stuck. */
  static Range toTheSouth(Range all, HexSet supplied, HexSet roads) {
    return new PartOfRange(all, hex -> supplied.has(hex) || roads.has(hex));
  }

  private static boolean isThrough(Position p, int[] path) {
    return IntStream.of(path).skip(1).anyMatch(hex -> StalingradState.overrunAt(p, hex) > 0);
  }

  @Override
  public int size() {
    return hexes.length;
  }

  @Override
  public int hex(int i) {
    return hexes[i];
  }

  @Override
  public boolean reaches(int hex) {
    return IntStream.of(hexes).anyMatch(reached -> reached == hex);
  }

  @Override
  public int cost(int hex) {
    return all.cost(hex);
  }

  @Override
  public int[] path(int hex) {
    return all.path(hex);
  }
}
