package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** The buffers in which the rules compute for one position, and what they found out. */
final class KesselScratch {
  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

  private final HexGrid grid;
  private final int hexes;
  private @Nullable Reach reach;
  private @Nullable Field field;

  /** Room for distances. */
  final short[] room;

  /** Room for hexes. */
  final HexSet some;

  /** What a march depends on besides what closes its way. */
  record March(
      Duty duty,
      int mobility,
      int formation,
      int headquarters,
      boolean toHeadquarters,
      int weather,
      boolean free,
      Object going) {}

  /**
   * What is known of a march.
   *
   * @param upTo the distance up to which all is known
   */
  private record KnownMarch(March march, HexSet closed, HexSet lines, short[] far, int upTo) {}

  private static final int MARCHES = 16;

  private final @Nullable KnownMarch[] marches = new KnownMarch[MARCHES];
  private int nextMarch;

  private final Lines[] lines = new Lines[2];
  private final Lines planned;
  private final HexSet fresh;

  /** What is kept with a position; made when it is first asked for. */
  static KesselScratch of(Position p) {
    if (p.scratch() instanceof KesselScratch known) {
      return known;
    }
    KesselScratch made = new KesselScratch(p);
    p.setScratch(made);
    return made;
  }

  private KesselScratch(Position position) {
    grid = position.board().grid();
    hexes = position.board().hexes();
    room = new short[hexes];
    some = new HexSet(hexes);
    fresh = new HexSet(hexes);
    lines[0] = new Lines(hexes);
    lines[1] = new Lines(hexes);
    planned = new Lines(hexes);
  }

  Reach reach() {
    Reach known = reach;
    if (known == null) {
      known = new Reach(grid);
      reach = known;
    }
    return known;
  }

  Field field() {
    Field known = field;
    if (known == null) {
      known = new Field(grid);
      field = known;
    }
    return known;
  }

  /** What stops the lines of a side, and what was found out about lines that keep clear of it. */
  static final class Lines {
    private int version = -1;

    /** Where no line goes: enemies, and enemy zones that no friend cancels. */
    final HexSet closed;

    /** Road hexes from which a source can be reached along roads. */
    final HexSet connected;

    /** How many hexes they are from it. */
    final short[] length;

    @Nullable Object roadsOf;

    /** Distances to headquarters, by formation and class; made when asked for. */
    private @Nullable Home @Nullable [] homes;

    Lines(int hexes) {
      closed = new HexSet(hexes);
      connected = new HexSet(hexes);
      length = new short[hexes];
    }

    /** Takes over what stops lines now; forgets what was found if that has changed. */
    private void closed(HexSet now) {
      if (!closed.equals(now)) {
        closed.copyFrom(now);
        roadsOf = null;
      }
    }

    /** What is known of the distances to a headquarters. */
    Home home(int slot, int slots, int hexes) {
      @Nullable Home[] all = homes;
      if (all == null) {
        all = new Home[slots];
        homes = all;
      }
      Home known = all[slot];
      if (known == null) {
        known = new Home(hexes);
        all[slot] = known;
      }
      return known;
    }
  }

  /** Half points from every hex near a headquarters to it, and for what they were found. */
  static final class Home {
    final short[] far;
    private final HexSet closed;
    private int key = -1;
    private @Nullable Object ground;

    private Home(int hexes) {
      far = new short[hexes];
      closed = new HexSet(hexes);
    }

    /**
     * Whether the distances still hold: what has been closed since was out of reach, and what has
     * been opened lies beside nothing that was in it.
     */
    @SuppressWarnings("ReferenceEquality") // ground is replaced, never changed
    boolean holds(int keyNow, Object groundNow, HexSet closedNow, HexGrid grid) {
      if (key != keyNow || ground != groundNow) {
        return false;
      }
      long[] before = closed.words();
      long[] now = closedNow.words();
      for (int w = 0; w < now.length; w++) {
        for (long bits = before[w] ^ now[w]; bits != 0; bits &= bits - 1) {
          int hex = (w << 6) + Long.numberOfTrailingZeros(bits);
          if (far[hex] != Field.FAR || !closedNow.has(hex) && isBeside(hex, grid)) {
            return false;
          }
        }
        before[w] = now[w];
      }
      return true;
    }

    private boolean isBeside(int hex, HexGrid grid) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int near = grid.neighbour(hex, d);
        if (near != HexGrid.OFF && far[near] != Field.FAR) {
          return true;
        }
      }
      return false;
    }

    /** The distances are to be found for this. */
    void begin(int keyNow, Object groundNow, HexSet closedNow) {
      key = keyNow;
      ground = groundNow;
      closed.copyFrom(closedNow);
    }
  }

  /** Distances that were found for a march before, where nothing has changed for it; or null. */
  short @Nullable [] march(March march, HexSet closed, HexSet linesClosed, int start) {
    for (KnownMarch known : marches) {
      if (known != null
          && known.far[start] <= known.upTo
          && known.march.equals(march)
          && known.closed.equals(closed)
          && known.lines.equals(linesClosed)) {
        return known.far;
      }
    }
    return null;
  }

  void keep(March march, HexSet closed, HexSet linesClosed, short[] far, int upTo) {
    marches[nextMarch] = new KnownMarch(march, closed.copy(), linesClosed.copy(), far, upTo);
    nextMarch = (nextMarch + 1) % MARCHES;
  }

  /** The lines of a side as the position is. */
  Lines lines(Position p, Side side) {
    Lines found = lines[side.ordinal()];
    if (found.version != p.version()) {
      close(p, side);
      found.closed(fresh);
      found.version = p.version();
    }
    return found;
  }

  /** The lines of a side once a hex was left empty and another was entered. */
  Lines planned(Position p, Side side, int left, int entered) {
    Lines now = lines(p, side);
    boolean closes =
        left >= 0 && !now.closed.has(left) && p.inZone(side.enemy(), Board.SUPPLY_ZONE, left);
    boolean opens = entered >= 0 && now.closed.has(entered) && !p.holds(side.enemy(), entered);
    if (!closes && !opens) {
      return now;
    }
    fresh.copyFrom(now.closed);
    if (closes) {
      fresh.add(left);
    }
    if (opens) {
      fresh.remove(entered);
    }
    planned.closed(fresh);
    return planned;
  }

  private void close(Position p, Side side) {
    fresh.clear();
    addZone(p, side.enemy(), Board.SUPPLY_ZONE, fresh);
    long[] own = p.occupied(side).words();
    long[] enemies = p.occupied(side.enemy()).words();
    long[] words = fresh.words();
    for (int w = 0; w < words.length; w++) {
      words[w] = words[w] & ~own[w] | enemies[w];
    }
  }

  /** Adds the hexes of a side's zones for a purpose; most hexes are in none, eight at a time. */
  static void addZone(Position p, Side side, int purpose, HexSet into) {
    byte[] counts = p.zoneCounts();
    int base = p.zoneBase(side, purpose);
    int hexes = p.board().hexes();
    for (int hex = 0; hex < hexes; hex += Long.BYTES) {
      int end = Math.min(hexes, hex + Long.BYTES);
      if (end - hex == Long.BYTES && (long) EIGHT.get(counts, base + hex) == 0) {
        continue;
      }
      for (int each = hex; each < end; each++) {
        if (counts[base + each] != 0) {
          into.add(each);
        }
      }
    }
  }
}
