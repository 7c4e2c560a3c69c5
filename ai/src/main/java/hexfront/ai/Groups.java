package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.kernels.Range;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import java.util.ArrayList;
import java.util.List;

/**
 * Who moves together: units of one formation that stand together and move alike, everybody else
 * alone; with where each group can get to.
 */
final class Groups {
  /** Some units in one hex. */
  static final class Group {
    final int[] units = new int[4];
    int size;
    int from;
    double attack;
    double defence;
    double value;

    /** Where it can get to, its own hex included. */
    final HexSet reach;

    boolean mobile;
    boolean used;

    Group(int hexes) {
      reach = new HexSet(hexes);
    }

    int lead() {
      return units[0];
    }
  }

  private final Survey survey;
  private final List<Group> pool = new ArrayList<>();
  private final HexSet one;
  private final boolean[] grouped;
  private int count;

  Groups(Survey survey) {
    this.survey = survey;
    one = new HexSet(survey.grid.size());
    grouped = new boolean[survey.board.unitCount()];
  }

  int size() {
    return count;
  }

  Group get(int i) {
    return pool.get(i);
  }

  /** Forms the groups of all combat units of the survey's side that are on the map. */
  void form(Position p) {
    count = 0;
    java.util.Arrays.fill(grouped, false);
    for (int unit = 0; unit < grouped.length; unit++) {
      if (p.onMap(unit)
          && !grouped[unit]
          && survey.board.side(unit) == survey.side
          && survey.role[unit] == Staff.Role.COMBAT) {
        form(p, unit);
      }
    }
  }

  private void form(Position p, int unit) {
    Group group = next();
    group.from = p.hex(unit);
    join(p, group, unit);
    for (int u = p.first(group.from); u >= 0 && group.size < group.units.length; u = p.next(u)) {
      if (!grouped[u]
          && survey.role[u] == Staff.Role.COMBAT
          && survey.staff.mobility(u) == survey.staff.mobility(unit)
          && survey.staff.together(unit, u)) {
        join(p, group, u);
      }
    }
    group.reach.add(group.from);
  }

  private Group next() {
    if (count == pool.size()) {
      pool.add(new Group(survey.grid.size()));
    }
    Group group = pool.get(count++);
    group.size = 0;
    group.attack = 0;
    group.defence = 0;
    group.value = 0;
    group.used = false;
    group.mobile = true;
    return group;
  }

  private void join(Position p, Group group, int unit) {
    grouped[unit] = true;
    group.attack += survey.staff.mayAttack(p, unit) ? survey.attack[unit] : 0;
    group.defence += survey.defence[unit];
    group.value += survey.value[unit];
    Range range = survey.staff.reach(p, unit);
    HexSet into = group.size == 0 ? group.reach : one;
    into.clear();
    if (range != null) {
      for (int i = 0; i < range.size(); i++) {
        into.add(range.hex(i));
      }
    }
    group.mobile &= range != null;
    if (group.size > 0) {
      group.reach.retainAll(one);
    }
    group.units[group.size++] = unit;
  }
}
