package hexfront.engine;

import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import java.util.List;

/** The kinds of terrain that can come and go while a game is played: bridges, rails, airfields. */
public record Changeable(List<String> hexKinds, List<String> hexsideKinds) {
  public static final Changeable NOTHING = new Changeable(List.of(), List.of());

  public Changeable {
    hexKinds = List.copyOf(hexKinds);
    hexsideKinds = List.copyOf(hexsideKinds);
  }

  int hexBits(HexMap map) {
    return bits(map.hexKinds(), hexKinds);
  }

  int hexsideBits(HexMap map) {
    return bits(map.hexsideKinds(), hexsideKinds);
  }

  private static int bits(Kinds kinds, List<String> names) {
    int bits = 0;
    for (String name : names) {
      if (!kinds.has(name)) {
        throw new IllegalArgumentException("no kind " + name + " among " + kinds.names());
      }
      bits |= kinds.bit(name);
    }
    return bits;
  }
}
