package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Flood;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The buffers of the family's rules: lines of supply, and costs of hexes that are dear for a while.
 */
final class AgsScratch extends Scratch {
  private final Flood.Passages passages;
  private final HexSet through;
  private final SupplyState[] supply;
  private final IdentityHashMap<byte[], byte[]> raised = new IdentityHashMap<>();
  private int[] dear = new int[0];
  private Retreating.@Nullable Withdrawal withdrawal;
  private int withdrawn = -1;

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

    /** Where units would be supplied and led if they stood there; found only when asked for. */
    final Prospects prospects;

    SupplyState(int hexes) {
      sourced = new HexSet(hexes);
      supplied = new HexSet(hexes);
      commanded = new HexSet(hexes);
      open = new HexSet(hexes);
      prospects = new Prospects(hexes);
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

    Prospects(int hexes) {
      sourced = new HexSet(hexes);
      supplied = new HexSet(hexes);
      commanded = new HexSet(hexes);
      enter = new HexSet(hexes);
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

  SupplyState supply(Side side) {
    return supply[side.ordinal()];
  }
}
