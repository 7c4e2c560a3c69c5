package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import org.jspecify.annotations.Nullable;

/** The buffers in which the rules compute for one position, and what they found out. */
final class KesselScratch {
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
    short @Nullable [] @Nullable [] toHeadquarters;

    /** Where the headquarters stood, the weather and the ground for which they were found. */
    int @Nullable [] foundFor;

    @Nullable Object foundOn;

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
        foundFor = null;
      }
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
      close(p, side, -1, -1);
      found.closed(fresh);
      found.version = p.version();
    }
    return found;
  }

  /** The lines of a side once a hex was left empty and another was entered. */
  Lines planned(Position p, Side side, int left, int entered) {
    close(p, side, left, entered);
    Lines now = lines(p, side);
    close(p, side, left, entered);
    if (now.closed.equals(fresh)) {
      return now;
    }
    planned.closed(fresh);
    return planned;
  }

  private void close(Position p, Side side, int left, int entered) {
    Side enemy = side.enemy();
    byte[] counts = p.zoneCounts();
    int base = p.zoneBase(enemy, Board.SUPPLY_ZONE);
    long[] own = p.occupied(side).words();
    long[] enemies = p.occupied(enemy).words();
    long[] words = fresh.words();
    for (int w = 0; w < words.length; w++) {
      long zone = 0;
      int end = Math.min(hexes, (w + 1) << 6);
      for (int hex = w << 6; hex < end; hex++) {
        if (counts[base + hex] != 0) {
          zone |= 1L << hex;
        }
      }
      words[w] = zone & ~own[w] | enemies[w];
    }
    if (left >= 0 && counts[base + left] != 0) {
      fresh.add(left);
    }
    if (entered >= 0 && !p.holds(enemy, entered)) {
      fresh.remove(entered);
    }
  }
}
