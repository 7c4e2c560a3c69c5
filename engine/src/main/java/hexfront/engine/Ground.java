package hexfront.engine;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The map as it lies now: what is printed, and what was built, blown or converted since. Immutable;
 * positions share it until one of them changes something.
 */
final class Ground {
  private final HexMap map;
  private final int[] hexes;
  private final int[] hexsides;

  /** What a rulebook has found out about this ground; made again if it is lost. */
  private volatile @Nullable Object known;

  private volatile @Nullable List<GroundChange> changes;

  Ground(HexMap map) {
    this.map = map;
    HexGrid grid = map.grid();
    hexes = new int[grid.size()];
    hexsides = new int[grid.size() * Direction.COUNT];
    for (int hex = 0; hex < hexes.length; hex++) {
      hexes[hex] = map.terrain(hex);
      for (int d = 0; d < Direction.COUNT; d++) {
        hexsides[hex * Direction.COUNT + d] = map.hexside(hex, d);
      }
    }
  }

  private Ground(HexMap map, int[] hexes, int[] hexsides) {
    this.map = map;
    this.hexes = hexes;
    this.hexsides = hexsides;
  }

  /** What a rulebook keeps with this ground; made when it is first asked for. */
  <T> T known(Class<T> type, Supplier<T> make) {
    Object found = known;
    if (type.isInstance(found)) {
      return type.cast(found);
    }
    T made = make.get();
    known = made;
    return made;
  }

  int terrain(int hex) {
    return hexes[hex];
  }

  int hexside(int hex, int direction) {
    return hexsides[hex * Direction.COUNT + direction];
  }

  Ground withTerrain(int hex, int kind, boolean there) {
    int[] changed = hexes.clone();
    changed[hex] = with(changed[hex], kind, there);
    return new Ground(map, changed, hexsides);
  }

  Ground withHexside(int hex, int direction, int kind, boolean there) {
    int[] changed = hexsides.clone();
    int here = hex * Direction.COUNT + direction;
    changed[here] = with(changed[here], kind, there);
    int other = map.grid().neighbour(hex, direction);
    int beyond = other * Direction.COUNT + Direction.opposite(direction);
    changed[beyond] = with(changed[beyond], kind, there);
    return new Ground(map, hexes, changed);
  }

  private static int with(int kinds, int kind, boolean there) {
    return there ? kinds | kind : kinds & ~kind;
  }

  /** What differs from the printed map: hexes first, then hexsides, each told once. */
  List<GroundChange> changes() {
    List<GroundChange> found = changes;
    if (found == null) {
      found = List.copyOf(differences());
      changes = found;
    }
    return found;
  }

  private List<GroundChange> differences() {
    List<GroundChange> different = new ArrayList<>();
    for (int hex = 0; hex < hexes.length; hex++) {
      tell(different, hex, GroundChange.HEX, map.hexKinds(), map.terrain(hex), hexes[hex]);
    }
    for (int hex = 0; hex < hexes.length; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (map.grid().neighbour(hex, d) > hex) {
          tell(different, hex, d, map.hexsideKinds(), map.hexside(hex, d), hexside(hex, d));
        }
      }
    }
    return different;
  }

  private static void tell(
      List<GroundChange> told, int hex, int direction, Kinds kinds, int printed, int now) {
    if (printed == now) {
      return;
    }
    for (String kind : kinds.in(printed ^ now)) {
      told.add(new GroundChange(hex, direction, kind, (now & kinds.bit(kind)) != 0));
    }
  }

  @Override
  public boolean equals(Object o) {
    return o == this
        || o instanceof Ground g
            && Arrays.equals(hexes, g.hexes)
            && Arrays.equals(hexsides, g.hexsides);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(hexes) * 31 + Arrays.hashCode(hexsides);
  }
}
