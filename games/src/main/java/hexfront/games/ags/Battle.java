package hexfront.games.ags;

import hexfront.engine.Side;
import hexfront.engine.Worded;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.engine.written.HexIndex;
import java.util.ArrayList;
import java.util.List;

/**
 * A combat or overrun whose die is cast and whose result is being carried out. Immutable; every
 * step makes the next one.
 *
 * @param overrun whether it is an overrun, a part of movement
 * @param from the hexes the attackers attacked from, one for each attacker
 * @param targets the hexes attacked
 * @param bound which side has lost the option of step losses or of retreat; see {@link
 *     #mustRetreat} and {@link #mustLose}
 * @param part whose part of the result is next
 * @param trails for each hex that was given up, the hexes left behind, the hex itself first
 * @param wiped the attacked or attacking hexes whose units were all eliminated
 * @param hurt whether the attacker lost a step or retreated
 * @param unzoned the attacked hexes whose units had no zone against retreats when the battle began
 */
public record Battle(
    boolean overrun,
    Phase phase,
    Side attacker,
    Units attackers,
    Hexes from,
    Units defenders,
    Hexes targets,
    Result result,
    int bound,
    Part part,
    List<Hexes> trails,
    @HexIndex List<Integer> wiped,
    boolean hurt,
    Hexes unzoned) {

  /**
   * Who fights, after untried units were turned over; {@code now} are those revealed by this
   * battle.
   */
  public record Revelation(Units attackers, Units defenders, Units now) {}

  /** The order in which a result is carried out. */
  public enum Part implements Worded {
    DEFENDER("defender"),
    ATTACKER("attacker"),
    FOLLOW_UP("follow-up");

    private final String word;

    Part(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }
  }

  public Battle {
    trails = List.copyOf(trails);
    wiped = List.copyOf(wiped);
  }

  public Side side() {
    return part == Part.DEFENDER ? attacker.enemy() : attacker;
  }

  public Units units(Side side) {
    return side == attacker ? attackers : defenders;
  }

  /** What the result demands of a side. */
  public int due(Side side) {
    return side == attacker ? result.attacker() : result.defender();
  }

  /** The bit that takes from a side the option of step losses. */
  public static int mustRetreat(Side side) {
    return 1 << side.ordinal();
  }

  /** The bit that takes from a side the option of retreat. */
  public static int mustLose(Side side) {
    return 4 << side.ordinal();
  }

  public boolean isBoundToRetreat(Side side) {
    return (bound & mustRetreat(side)) != 0;
  }

  public boolean isBoundToLose(Side side) {
    return (bound & mustLose(side)) != 0;
  }

  Battle to(Part next) {
    return new Battle(
        overrun, phase, attacker, attackers, from, defenders, targets, result, bound, next, trails,
        wiped, hurt, unzoned);
  }

  Battle withTrail(Hexes trail) {
    List<Hexes> longer = new ArrayList<>(trails);
    longer.add(trail);
    return withTrails(longer);
  }

  Battle withTrails(List<Hexes> others) {
    return new Battle(
        overrun, phase, attacker, attackers, from, defenders, targets, result, bound, part, others,
        wiped, hurt, unzoned);
  }

  Battle withWiped(int hex) {
    List<Integer> more = new ArrayList<>(wiped);
    more.add(hex);
    return new Battle(
        overrun, phase, attacker, attackers, from, defenders, targets, result, bound, part, trails,
        more, hurt, unzoned);
  }

  /** The battle with another counter in a unit's place. */
  public Battle replacing(int unit, int by) {
    return new Battle(
        overrun,
        phase,
        attacker,
        replacing(attackers, unit, by),
        from,
        replacing(defenders, unit, by),
        targets,
        result,
        bound,
        part,
        trails,
        wiped,
        hurt,
        unzoned);
  }

  private static Units replacing(Units units, int unit, int by) {
    return units.has(unit)
        ? Units.of(units.stream().map(u -> u == unit ? by : u).toArray())
        : units;
  }

  Battle withHurt() {
    return new Battle(
        overrun, phase, attacker, attackers, from, defenders, targets, result, bound, part, trails,
        wiped, true, unzoned);
  }
}
