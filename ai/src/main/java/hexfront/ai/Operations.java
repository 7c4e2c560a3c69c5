package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.map.HexMap;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The operations that follow from everybody's objective: who goes for the same place does it
 * together, army by army where armies move as one, with the turn by which most of them can be
 * there.
 */
final class Operations {
  /** What fighting on the way adds to the time it takes. */
  private static final double OPPOSED = 1.5;

  /** The units of an operation whose arrival counts: the nearest that make up this part of it. */
  private static final double ENOUGH = 0.6;

  private record Key(int army, String place, Operation.Aim aim) {}

  private final Survey survey;
  private final Objectives objectives;
  private final Map<Integer, String> names = new HashMap<>();
  private final double[] counted;

  Operations(Survey survey, Objectives objectives) {
    this.survey = survey;
    this.objectives = objectives;
    counted = new double[survey.grid.size()];
    for (HexMap.Place place : survey.board.map().places()) {
      names.put(place.hex(), place.name());
    }
  }

  /** All operations under way, the strongest first. */
  List<Operation> all(Position p) {
    survey.staff.worth(p, survey.side, counted);
    Map<Key, List<Integer>> sent = new HashMap<>();
    for (int unit = 0; unit < objectives.of.length; unit++) {
      if (objectives.of[unit] >= 0
          && p.onMap(unit)
          && survey.role[unit] == Staff.Role.COMBAT
          && survey.board.side(unit) == survey.side) {
        int army = survey.staff.movesOnlyLed() ? objectives.army[unit] : -1;
        int place = objectives.of[unit];
        Key key = new Key(army, name(place), aim(p, place, unit));
        sent.computeIfAbsent(key, k -> new ArrayList<>()).add(unit);
      }
    }
    return sent.entrySet().stream()
        .map(e -> operation(p, e.getKey(), e.getValue()))
        .sorted(
            Comparator.comparingDouble(Operation::strength)
                .reversed()
                .thenComparingInt(Operation::place))
        .toList();
  }

  private Operation operation(Position p, Key key, List<Integer> units) {
    double strength = units.stream().mapToDouble(unit -> survey.attack[unit]).sum();
    int last = p.turn() + survey.turnsLeft - 1;
    int turns = turns(p, units, strength);
    int place = objectives.of[units.getFirst()];
    return new Operation(
        who(key.army(), units.size()),
        key.aim(),
        place,
        key.place() + onTheWay(place, units.getFirst()),
        Math.min(last, p.turn() + turns),
        strength,
        Units.of(units.stream().mapToInt(Integer::intValue).toArray()));
  }

  private String onTheWay(int place, int unit) {
    int goal = objectives.goal[unit];
    return goal < 0 || goal == place ? "" : " on the way to " + name(goal);
  }

  private String who(int army, int units) {
    String many = units == 1 ? "one unit" : units + " units";
    if (army < 0) {
      return many + (units == 1 ? " is" : " are");
    }
    return survey.board.unit(army).designation() + " (" + many + ") is";
  }

  String name(int hex) {
    return names.getOrDefault(hex, survey.grid.number(hex));
  }

  private Operation.Aim aim(Position p, int place, int unit) {
    if (objectives.isOnErrand(unit)) {
      return Operation.Aim.LEAVE;
    }
    if (survey.artery[place] && counted[place] <= 0) {
      return p.controls(survey.side, place) ? Operation.Aim.GUARD : Operation.Aim.CUT_OFF;
    }
    boolean has = p.holds(survey.side, place) || p.controls(survey.side, place);
    return has ? Operation.Aim.HOLD : Operation.Aim.TAKE;
  }

  /** In how many turns enough of the units can be there, against what is in their way. */
  private int turns(Position p, List<Integer> units, double strength) {
    List<double[]> arrivals = new ArrayList<>();
    boolean opposed = false;
    for (int unit : units) {
      int place = objectives.of[unit];
      opposed |= survey.threat[place] > 0 && !survey.has(p, place);
      int far =
          survey.staff.distances(p, survey.side, survey.staff.mobility(unit), place)[p.hex(unit)];
      double turns = (double) far / Math.max(2, survey.staff.allowance(p, unit));
      arrivals.add(new double[] {turns, survey.attack[unit]});
    }
    arrivals.sort(Comparator.comparingDouble(a -> a[0]));
    double there = 0;
    double when = 0;
    for (double[] arrival : arrivals) {
      when = arrival[0];
      there += arrival[1];
      if (there >= ENOUGH * strength) {
        break;
      }
    }
    return (int) Math.min(99, Math.ceil((opposed ? OPPOSED : 1) * when));
  }
}
