package hexfront.games.inquiry;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * How badly the enemy could attack each stack of a side in his next player-turn, if he brought all
 * that can get at it and nobody else moved. One for each thread.
 */
public final class Threats {
  /**
   * A stack that could be attacked.
   *
   * @param hex where it stands
   * @param odds the best odds at which it could be attacked: 3 means three to one
   * @param attack the attack strength that could come together
   * @param defence the strength with which it would defend, terrain included
   * @param units the enemy units that could take part
   * @param lost the chance that the hex is lost at these odds
   */
  public record Threat(
      int hex, double odds, double attack, double defence, List<Integer> units, double lost) {
    /** The odds as players say them, fractions dropped in favour of the defender. */
    public String oddsInWords() {
      return odds >= 1 ? (int) odds + "-1" : "1-" + (int) Math.ceil(1 / odds);
    }
  }

  /** From this chance on a hex is taken for lost when it is asked who would be cut off. */
  private static final double LIKELY = 0.5;

  private final Rulebook rulebook;
  private final Board board;
  private final Staff staff;
  private final HexSet strikes;
  private final Prospect prospect = new Prospect();

  public Threats(Rulebook rulebook) {
    this.rulebook = rulebook;
    board = rulebook.board();
    staff = rulebook.staff();
    strikes = new HexSet(board.hexes());
  }

  /** The threatened stacks of a side, in the order of their hexes. */
  public List<Threat> against(Position p, Side side) {
    double[] attack = new double[board.hexes()];
    List<List<Integer>> units = new ArrayList<>();
    for (int hex = 0; hex < board.hexes(); hex++) {
      units.add(List.of());
    }
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (board.side(unit) != side && p.onMap(unit) && staff.role(unit) == Staff.Role.COMBAT) {
        gather(p, unit, side, attack, units);
      }
    }
    List<Threat> threats = new ArrayList<>();
    for (int hex = 0; hex < board.hexes(); hex++) {
      if (attack[hex] > 0) {
        threats.add(threat(p, hex, attack[hex], units.get(hex)));
      }
    }
    return threats;
  }

  /**
   * Who else would be cut off from supply if the hex of a threat fell: for each hex that is likely
   * to be lost, the units of the side that are in supply now and would not be with the strongest of
   * the attackers in the hex, and nobody else moved. Hexes with nobody behind them are left out.
   */
  public Map<Integer, List<Integer>> cutOff(Position p, Side side, List<Threat> threats) {
    Map<Integer, List<Integer>> cut = new TreeMap<>();
    Set<Integer> now = supplied(p, side);
    Position then = p.copy();
    for (Threat threat : threats) {
      if (threat.lost() >= LIKELY) {
        then.copyFrom(p);
        take(then, side, threat);
        Set<Integer> lost = new TreeSet<>(now);
        lost.removeAll(supplied(then, side));
        lost.removeIf(unit -> p.hex(unit) == threat.hex());
        if (!lost.isEmpty()) {
          cut.put(threat.hex(), List.copyOf(lost));
        }
      }
    }
    return cut;
  }

  /** Puts the strongest attacker of a threat into its hex, in place of those who hold it. */
  private void take(Position p, Side side, Threat threat) {
    int hex = threat.hex();
    while (p.first(hex) >= 0) {
      p.takeOff(p.first(hex), Position.GONE);
    }
    threat.units().stream()
        .max(Comparator.comparingDouble(unit -> staff.attack(p, unit)))
        .ifPresent(unit -> p.place(unit, hex));
    if (p.controls(side, hex)) {
      p.setControl(hex, side.enemy());
    }
  }

  private Set<Integer> supplied(Position p, Side side) {
    return rulebook.supply(p, side).stream()
        .filter(Rulebook.SupplyLine::in)
        .map(Rulebook.SupplyLine::unit)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private void gather(Position p, int unit, Side side, double[] attack, List<List<Integer>> units) {
    double strength = staff.attack(p, unit);
    staff.strikes(p, unit, strikes);
    strikes.forEach(
        hex -> {
          if (strength > 0 && p.holds(side, hex)) {
            attack[hex] += strength;
            if (units.get(hex).isEmpty()) {
              units.set(hex, new ArrayList<>());
            }
            units.get(hex).add(unit);
          }
        });
  }

  private Threat threat(Position p, int hex, double attack, List<Integer> units) {
    double defence = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      defence += staff.defence(p, unit);
    }
    defence *= staff.ground(p, hex, -1);
    staff.weigh(p, attack, defence, false, prospect);
    return new Threat(
        hex, attack / Math.max(1, defence), attack, defence, List.copyOf(units), prospect.taken);
  }
}
