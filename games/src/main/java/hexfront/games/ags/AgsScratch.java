package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The buffers of the family's rules: lines of supply, and costs of hexes that are dear for a while.
 */
final class AgsScratch extends Scratch {
  private final Flood.Passages passages;
  private final HexSet through;
  private final HexSet cities;
  private final SupplyState[] supply;
  private final IdentityHashMap<byte[], byte[]> raised = new IdentityHashMap<>();
  private int[] dear = new int[0];
  private Retreating.@Nullable Withdrawal withdrawal;
  private int withdrawn = -1;
  private final Map<Integer, List<int[]>> advances = new HashMap<>();
  private @Nullable Battle followed;
  private @Nullable Side following;
  private int advanced = -1;
  private @Nullable Position copy;
  private @Nullable MoverAtStart mover;

  /** What is kept with a position. */
  static AgsScratch of(Position p) {
    return of(p, AgsScratch.class, AgsScratch::new);
  }

  private AgsScratch(Position position) {
    super(position);
    Board board = position.board();
    passages = flood().passages(board.grid());
    int hexes = board.hexes();
    through = new HexSet(hexes);
    cities = new HexSet(hexes);
    supply = new SupplyState[] {new SupplyState(hexes), new SupplyState(hexes)};
  }

  /** Where supply and command reach, as found at one version of the position. */
  static final class SupplyState {
    int version = -1;

    int lineState;

    /** The version at which {@link #open} was found. */
    int opened = -1;

    /** Hexes with a direct line to a source. */
    final HexSet sourced;

    /** Hexes in which a combat unit is in supply. */
    final HexSet supplied;

    /** Hexes with a line of communications to a headquarters, in supply or not. */
    final HexSet commanded;

    /** Hexes a line may pass. */
    final HexSet open;

    /** What {@link #sourced} was found from. */
    final Traced traced;

    /** Where units would be supplied and led if they stood there; found only when asked for. */
    final Prospects prospects;

    SupplyState(int hexes) {
      sourced = new HexSet(hexes);
      supplied = new HexSet(hexes);
      commanded = new HexSet(hexes);
      open = new HexSet(hexes);
      traced = new Traced(hexes);
      prospects = new Prospects(hexes);
    }
  }

  /**
   * The hexes to which lines led from some sources, with all that this hangs on: most of what
   * changes a position does not change it.
   */
  static final class Traced {
    /** Hexes with a line to a source. */
    final HexSet reached;

    private final HexSet sources;
    private final HexSet open;
    private final HexSet enter;
    private final HexSet cities;
    private boolean known;

    Traced(int hexes) {
      reached = new HexSet(hexes);
      sources = new HexSet(hexes);
      open = new HexSet(hexes);
      enter = new HexSet(hexes);
      cities = new HexSet(hexes);
    }

    boolean isAsItWas(HexSet sourcesNow, HexSet openNow, HexSet enterNow, HexSet citiesNow) {
      return known
          && open.equals(openNow)
          && enter.equals(enterNow)
          && sources.equals(sourcesNow)
          && cities.equals(citiesNow);
    }

    void begin(HexSet sourcesNow, HexSet openNow, HexSet enterNow, HexSet citiesNow) {
      known = true;
      sources.copyFrom(sourcesNow);
      open.copyFrom(openNow);
      enter.copyFrom(enterNow);
      cities.copyFrom(citiesNow);
    }
  }

  /**
   * The same for hexes in which nobody stands yet: a unit opens its own hex to the line that ends
   * there, whatever enemy zone it lies in.
   */
  static final class Prospects {
    int version = -1;

    int lineState;

    final HexSet sourced;
    final HexSet supplied;
    final HexSet commanded;

    /** Hexes in which a unit could stand. */
    final HexSet enter;

    /** What {@link #sourced} was found from. */
    final Traced traced;

    Prospects(int hexes) {
      sourced = new HexSet(hexes);
      supplied = new HexSet(hexes);
      commanded = new HexSet(hexes);
      enter = new HexSet(hexes);
      traced = new Traced(hexes);
    }
  }

  /** Room for the passages of one trace. */
  Flood.Passages passages() {
    return passages;
  }

  /** Room for the hexes a line of one trace may go through. */
  HexSet through() {
    return through;
  }

  /** Room for the cities over which supply crosses rivers. */
  HexSet cities() {
    return cities;
  }

  /** A table of costs with some hexes made dearer; it is kept as long as these hexes are dear. */
  byte[] raised(byte[] costs, int[] hexes, UnaryOperator<byte[]> raise) {
    if (!Arrays.equals(dear, hexes)) {
      raised.clear();
      dear = hexes;
    }
    return raised.computeIfAbsent(costs, raise);
  }

  /** The retreat from a battle, thought out once for each version of the position. */
  Retreating.Withdrawal withdrawal(
      Position p, Battle battle, Supplier<Retreating.Withdrawal> plan) {
    Retreating.Withdrawal kept = withdrawal;
    if (kept == null || withdrawn != p.version() || !kept.battle().equals(battle)) {
      kept = plan.get();
      withdrawal = kept;
      withdrawn = p.version();
    }
    return kept;
  }

  /** How a unit may follow up after a battle, found once for each version of the position. */
  @SuppressWarnings("ReferenceEquality") // a battle that goes on is another
  List<int[]> advances(Position p, Battle battle, Side side, int unit, Supplier<List<int[]>> find) {
    if (advanced != p.version() || followed != battle || following != side) {
      advances.clear();
      advanced = p.version();
      followed = battle;
      following = side;
    }
    List<int[]> known = advances.get(unit);
    if (known == null) {
      known = find.get();
      advances.put(unit, known);
    }
    return known;
  }

  /** A copy of the position to try something out on; it holds until the next is made. */
  Position copy(Position p) {
    Position made = copy;
    if (made == null) {
      made = p.copy();
      copy = made;
    } else {
      made.copyFrom(p);
    }
    return made;
  }

  /**
   * All that the reach of a unit hangs on of which no step has to be asked about: those who start
   * alike get to the same hexes.
   */
  record MoverAtStart(int version, int hex, int budget, byte[] costs) {
    @SuppressWarnings("ReferenceEquality") // tables of costs are made once and kept
    boolean isLike(MoverAtStart other) {
      return version == other.version
          && hex == other.hex
          && budget == other.budget
          && costs == other.costs;
    }
  }

  /** Whether the last reach was that of a unit that started alike; notes this one for the next. */
  boolean hasReached(@Nullable MoverAtStart next) {
    boolean same = next != null && mover != null && mover.isLike(next);
    mover = next;
    return same;
  }

  SupplyState supply(Side side) {
    return supply[side.ordinal()];
  }
}
