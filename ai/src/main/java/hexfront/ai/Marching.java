package hexfront.ai;

import hexfront.ai.Groups.Group;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A movement phase: reinforcements come on, attackers gather, everybody else goes where he is best
 * off, headquarters follow.
 */
final class Marching {
  private static final int MOST_EXTRA = 40;

  /** So many operations are told with a plan. */
  private static final int TOLD = 3;

  /** The share of a group's value in danger from which it looks for a way out. */
  private static final double FLIGHT = 0.15;

  /** The part of its value by which a unit must be better off elsewhere to go there by rail. */
  private static final double RELUCTANCE = 0.1;

  private final Rulebook rulebook;
  private final Survey survey;
  private final Staff staff;
  private final Objectives objectives;
  private final Operations operations;
  private final Groups groups;
  private final Gathering gathering;
  private final Placing placing;
  private final Vacancies vacancies;
  private final SupplyTrain train;
  private final SupplyColumns columns;
  private final HexSet commanded;
  private final boolean[] triedToEnter;
  private final Deque<Leg> legs = new ArrayDeque<>();
  private final Deque<Leg> again = new ArrayDeque<>();
  private final Deque<Integer> held = new ArrayDeque<>();
  private final Group single;
  private final Copy copy = new Copy();
  private Planner planner = Planner.NONE;
  private boolean foresees;
  private boolean hurried;
  private boolean planned;
  private int entered = -1;
  private int extra;

  Marching(
      Rulebook rulebook, Survey survey, Objectives objectives, Gains gains, Operations operations) {
    this.operations = operations;
    this.rulebook = rulebook;
    this.survey = survey;
    this.objectives = objectives;
    staff = survey.staff;
    groups = new Groups(survey);
    gathering = new Gathering(survey, gains, groups);
    placing = new Placing(survey, objectives);
    vacancies = new Vacancies(survey, objectives, groups, placing);
    train = new SupplyTrain(survey, placing);
    columns = new SupplyColumns(survey, placing);
    commanded = new HexSet(survey.grid.size());
    triedToEnter = new boolean[survey.board.unitCount()];
    single = new Group(survey.grid.size());
  }

  /** From now on lets supply counters stand as long as everybody is in supply. */
  void hurry() {
    hurried = true;
  }

  /** Whether somebody has settled how to march. */
  boolean isSettled() {
    return planner.isSettled();
  }

  /** From now on thinks of supply some turns ahead. */
  void foresee() {
    foresees = true;
  }

  /** A new movement phase begins. */
  void begin() {
    legs.clear();
    again.clear();
    held.clear();
    planned = false;
    entered = -1;
    extra = 0;
    Arrays.fill(triedToEnter, false);
  }

  /** The next order of the phase. */
  @Nullable Answer next(Position p, Temper temper) {
    Answer answer = entered >= 0 ? goOn(p, temper) : null;
    if (answer == null) {
      answer = enter(p);
    }
    if (answer == null) {
      answer = march(p, temper);
    }
    if (answer == null) {
      answer = getAway(p, temper);
    }
    if (answer == null) {
      answer = spread(p);
    }
    return answer != null ? answer : new Answer(new EndPhase(), "everybody is where he should be");
  }

  // ---- reinforcements

  private @Nullable Answer enter(Position p) {
    for (int unit = 0; unit < triedToEnter.length; unit++) {
      if (!triedToEnter[unit]
          && survey.board.side(unit) == survey.side
          && staff.waits(p, unit)
          && survey.role[unit] != Staff.Role.MARKER) {
        triedToEnter[unit] = true;
        int[] entries = staff.entries(p, unit);
        int best = entries.length == 0 ? -1 : gate(p, unit, entries);
        if (best >= 0) {
          Order order = staff.enter(p, unit, best);
          if (rulebook.check(p, order).isLegal()) {
            entered = unit;
            return new Answer(order, "reinforcements where they are needed");
          }
        }
      }
    }
    return null;
  }

  /** The entry hex that is nearest to where the unit is needed, and not crowded. */
  private int gate(Position p, int unit, int[] entries) {
    survey.attack[unit] = staff.attack(p, unit);
    survey.defence[unit] = staff.defence(p, unit);
    int best = -1;
    double bestScore = 0;
    for (int hex : entries) {
      double score =
          objectives.pull(p, unit, hex)
              - survey.perStrength * 0.5 * survey.threat[hex]
              - (staff.hasRoom(p, unit, hex) ? 0 : 1);
      if (best < 0 || score > bestScore) {
        best = hex;
        bestScore = score;
      }
    }
    objectives.assign(p, unit, best);
    return best;
  }

  /** A unit that has just come on goes on. */
  private @Nullable Answer goOn(Position p, Temper temper) {
    int unit = entered;
    entered = -1;
    survey.attack[unit] = staff.attack(p, unit);
    survey.defence[unit] = staff.defence(p, unit);
    survey.value[unit] = survey.perStrength * (survey.attack[unit] + survey.defence[unit]);
    if (survey.role[unit] != Staff.Role.COMBAT || !p.onMap(unit)) {
      return null;
    }
    Position q = copy.of(p);
    alone(q, unit);
    Answer rail = otherMove(q, p, RELUCTANCE, temper);
    if (rail != null) {
      return rail;
    }
    int to = placing.best(q, single, temper);
    return to == single.from ? null : leg(p, new Leg(Units.of(unit), to, "to the front"));
  }

  /** Makes a group of one unit. */
  private void alone(Position q, int unit) {
    single.size = 1;
    single.units[0] = unit;
    single.from = q.hex(unit);
    single.attack = survey.attack[unit];
    single.defence = survey.defence[unit];
    single.value = survey.value[unit];
    single.reach.clear();
    single.reach.add(single.from);
    Range range = staff.reach(q, unit);
    for (int i = 0; range != null && i < range.size(); i++) {
      single.reach.add(range.hex(i));
    }
  }

  /** The best of the other ways to move for the group of one: by rail, out of an enemy zone. */
  private @Nullable Answer otherMove(Position q, Position p, double reluctance, Temper temper) {
    Order[] chosen = new Order[1];
    int stay = placing.best(q, single, temper);
    double[] best = {placing.score(q, single, stay, temper) + reluctance * single.value};
    staff.otherMoves(
        p,
        single.lead(),
        order -> {
          int to =
              switch (order) {
                case Rail o -> o.path().last();
                case Move o -> o.path().last();
                default -> -1;
              };
          if (to >= 0 && Room.forGroup(survey, q, single, to)) {
            double score = placing.score(q, single, to, temper);
            if (score > best[0] && rulebook.check(p, order).isLegal()) {
              best[0] = score;
              chosen[0] = order;
            }
          }
        });
    return chosen[0] == null ? null : new Answer(chosen[0], "needed elsewhere");
  }

  // ---- the plan of the phase

  private @Nullable Answer march(Position p, Temper temper) {
    if (!planned) {
      planned = true;
      List<Leg> given = planner.legs(p);
      if (given == null) {
        plan(p, temper);
        tell(p);
      } else {
        legs.addAll(given);
      }
    }
    while (!legs.isEmpty()) {
      Leg next = legs.poll();
      Answer answer = leg(p, next);
      if (answer != null) {
        return answer;
      }
      again.add(next);
    }
    while (!again.isEmpty()) {
      Answer answer = leg(p, again.poll());
      if (answer != null) {
        return answer;
      }
    }
    return null;
  }

  /** The first move of a plan tells what the plan is for. */
  private void tell(Position p) {
    Leg first = legs.poll();
    if (first != null) {
      List<Operation> all = hurried ? List.of() : operations.all(p);
      String why = all.isEmpty() ? first.why() : first.why() + "; " + words(all);
      legs.push(new Leg(first.units(), first.to(), why));
    }
  }

  private static String words(List<Operation> all) {
    return all.stream().limit(TOLD).map(Operation::sentence).collect(Collectors.joining(", "));
  }

  private void plan(Position p, Temper temper) {
    Position q = copy.of(p);
    groups.form(q);
    commanded.copyFrom(staff.commanded(q, survey.side));
    if (survey.encircles(p)) {
      survey.noose.close(p, q, groups, (group, to) -> send(group, to, "closes the ring"));
    }
    if (staff.fightsNext(p)) {
      gathering.plan(
          q,
          commanded,
          temper,
          (group, to, target, gain) -> send(group, to, "to attack " + operations.name(target)));
    }
    if (staff.movesOnlyLed()) {
      vacancies.plan(
          q, temper, (group, to) -> send(group, to, "takes " + operations.name(to) + ", empty"));
    }
    for (int g = 0; g < groups.size(); g++) {
      Group group = groups.get(g);
      if (!group.used && group.mobile) {
        int to = placing.best(q, group, temper);
        for (int i = 0; i < group.size; i++) {
          q.place(group.units[i], to);
        }
        int objective = objectives.of[group.lead()];
        send(group, to, objective < 0 ? "a better place" : "towards " + operations.name(objective));
      } else if (!group.used
          && survey.danger(q, group.from, survey.defenceAt(q, group.from)) > FLIGHT) {
        for (int i = 0; i < group.size; i++) {
          held.add(group.units[i]);
        }
      }
    }
    for (int unit = 0; unit < triedToEnter.length; unit++) {
      if (survey.role[unit] == Staff.Role.HEADQUARTERS
          && survey.board.side(unit) == survey.side
          && q.onMap(unit)) {
        moveHeadquarters(p, q, unit);
      }
    }
    if (foresees) {
      train.plan(p, q, legs::add);
      return;
    }
    if (!hurried || !placing.isSupplied(q)) {
      columns.plan(p, q, legs::add);
    }
  }

  private void send(Group group, int to, String why) {
    if (to != group.from) {
      legs.add(new Leg(Units.of(Arrays.copyOf(group.units, group.size)), to, why));
    }
  }

  private void moveHeadquarters(Position p, Position q, int unit) {
    Range range = staff.reach(p, unit);
    if (range == null) {
      return;
    }
    int radius = staff.commandRange(p, unit);
    placing.noteLed(q, unit);
    int best = p.hex(unit);
    double bestScore =
        placing.headquarters(q, unit, best, radius, Double.NEGATIVE_INFINITY)
            + 0.05 * survey.value[unit];
    for (int i = 1; i < range.size(); i++) {
      int hex = range.hex(i);
      double score = placing.headquarters(q, unit, hex, radius, bestScore);
      if (score > bestScore && staff.hasRoom(q, unit, hex)) {
        best = hex;
        bestScore = score;
      }
    }
    if (best != p.hex(unit)) {
      q.place(unit, best);
      legs.add(new Leg(Units.of(unit), best, "to lead those in front"));
    }
  }

  /** The order for a planned move, or null if it cannot be made any more. */
  private @Nullable Answer leg(Position p, Leg leg) {
    int[] path = null;
    for (int i = 0; i < leg.units().size(); i++) {
      int unit = leg.units().get(i);
      path = p.onMap(unit) ? staff.way(p, unit, leg.to()) : null;
      if (path == null) {
        return null;
      }
    }
    if (path == null) {
      return null;
    }
    Order order = staff.move(p, leg.units(), Hexes.of(path));
    return rulebook.check(p, order).isLegal() ? new Answer(order, leg.why()) : null;
  }

  // ---- the rest

  /** Units that an enemy zone holds in a bad place leave it, where the game lets them. */
  private @Nullable Answer getAway(Position p, Temper temper) {
    while (!held.isEmpty()) {
      int unit = held.poll();
      if (p.onMap(unit)) {
        Position q = copy.of(p);
        alone(q, unit);
        joinHeld(q);
        Answer away = otherMove(q, p, 0, temper);
        if (away != null) {
          entered = unit;
          return away;
        }
      }
    }
    return null;
  }

  /** Those who belong with the group of one and are held in its hex go if it goes. */
  private void joinHeld(Position q) {
    int first = single.lead();
    for (int unit : held) {
      if (q.hex(unit) == single.from
          && single.size < single.units.length
          && staff.together(first, unit)) {
        single.units[single.size++] = unit;
        single.attack += survey.attack[unit];
        single.defence += survey.defence[unit];
        single.value += survey.value[unit];
      }
    }
  }

  /** Hexes that would be overfull at the end of the phase are thinned out. */
  private @Nullable Answer spread(Position p) {
    if (extra++ > MOST_EXTRA) {
      return null;
    }
    for (int unit = 0; unit < triedToEnter.length; unit++) {
      if (p.onMap(unit)
          && survey.board.side(unit) == survey.side
          && survey.fights(unit)
          && !staff.hasRoom(p, unit, p.hex(unit))) {
        Position q = copy.of(p);
        alone(q, unit);
        int to = -1;
        double best = 0;
        long[] words = single.reach.words();
        for (int w = 0; w < words.length; w++) {
          for (long word = words[w]; word != 0; word &= word - 1) {
            int hex = (w << 6) + Long.numberOfTrailingZeros(word);
            if (hex != single.from && staff.hasRoom(q, unit, hex)) {
              double score = placing.score(q, single, hex, Temper.EVEN);
              if (to < 0 || score > best) {
                to = hex;
                best = score;
              }
            }
          }
        }
        Answer answer = to < 0 ? null : leg(p, new Leg(Units.of(unit), to, "too many in the hex"));
        if (answer != null) {
          return answer;
        }
      }
    }
    return null;
  }

  // ---- for those who search

  void setPlanner(Planner newPlanner) {
    planner = newPlanner;
  }

  /** The moves that would be planned now. */
  List<Leg> draft(Position p, Temper temper) {
    legs.clear();
    plan(p, temper);
    List<Leg> drafted = List.copyOf(legs);
    legs.clear();
    return drafted;
  }

  List<Candidates> candidates(Position p, int most, Temper temper) {
    Position q = copy.of(p);
    groups.form(q);
    List<Candidates> found = new ArrayList<>();
    double[] scores = new double[survey.grid.size()];
    for (int g = 0; g < groups.size(); g++) {
      Group group = groups.get(g);
      if (group.mobile) {
        int[] hexes =
            group.reach.stream()
                .filter(hex -> hex == group.from || Room.forGroup(survey, q, group, hex))
                .peek(hex -> scores[hex] = placing.score(q, group, hex, temper))
                .boxed()
                .sorted((a, b) -> Double.compare(scores[b], scores[a]))
                .mapToInt(Integer::intValue)
                .limit(most)
                .toArray();
        found.add(
            new Candidates(
                Units.of(Arrays.copyOf(group.units, group.size)),
                group.from,
                hexes,
                Arrays.stream(hexes).mapToDouble(hex -> scores[hex]).toArray()));
      }
    }
    return found;
  }
}
