package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Scratch;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The buffers of the rules: zones, supply lines, ways of movers. */
final class BlitzfrontScratch extends Scratch {
  private final List<Found<HexSet>> lines;

  /** The hexes from which a line leads to the eastern edge. */
  final Found<HexSet> linesToEast;

  private final HexSet[] zones;
  private @Nullable Ways ways;
  private @Nullable March march;
  private Retreating.@Nullable Withdrawal withdrawal;
  private int withdrawn = -1;

  /** Room for a path that grows hex by hex. */
  final int[] path = new int[64];

  /** A set for whoever needs one. */
  final HexSet open;

  static BlitzfrontScratch of(Position p) {
    return of(p, BlitzfrontScratch.class, BlitzfrontScratch::new);
  }

  private BlitzfrontScratch(Position position) {
    super(position);
    int hexes = position.board().hexes();
    lines = Found.bySide(() -> new HexSet(hexes));
    linesToEast = Found.in(new HexSet(hexes));
    zones = new HexSet[] {new HexSet(hexes), new HexSet(hexes)};
    open = new HexSet(hexes);
  }

  /** The hexes to which a side can trace a line. */
  Found<HexSet> lines(Side side) {
    return lines.get(side.ordinal());
  }

  /** The unit that is followed; begun anew by whoever uses it. */
  March march(BlitzfrontRules rules, Position p) {
    March known = march;
    if (known == null) {
      known = new March(rules, p);
      march = known;
    }
    return known;
  }

  /** The retreat from a battle, thought out once for each version of the position. */
  @SuppressWarnings("ReferenceEquality") // a battle that goes on is another
  Retreating.Withdrawal withdrawal(
      Position p, Battle battle, Supplier<Retreating.Withdrawal> find) {
    Retreating.Withdrawal kept = withdrawal;
    if (kept == null || withdrawn != p.version() || kept.battle() != battle) {
      kept = find.get();
      withdrawal = kept;
      withdrawn = p.version();
    }
    return kept;
  }

  /** Where the unit that is followed can get to; begun anew by whoever uses it. */
  Ways ways(BlitzfrontRules rules, Position p) {
    Ways known = ways;
    if (known == null) {
      known = new Ways(rules, p);
      ways = known;
    }
    return known;
  }

  /** The hexes in a side's zones. */
  HexSet zone(Position p, Side side) {
    byte[] counts = p.zoneCounts();
    int base = p.zoneBase(side, Board.SUPPLY_ZONE);
    HexSet zone = zones[side.ordinal()];
    long[] words = zone.words();
    int hexes = p.board().hexes();
    for (int word = 0; word < words.length; word++) {
      long bits = 0;
      int end = Math.min(hexes, (word + 1) << 6);
      for (int hex = word << 6; hex < end; hex++) {
        bits |= counts[base + hex] == 0 ? 0 : 1L << hex;
      }
      words[word] = bits;
    }
    return zone;
  }
}
