package hexfront.ai;

import hexfront.ai.Groups.Group;
import hexfront.engine.Position;

/**
 * Places that nobody defends: one unit takes such a place, and the army that was bound for it goes
 * on to its next goal in the same phase instead of following to the last man.
 */
final class Vacancies {
  private final Survey survey;
  private final Objectives objectives;
  private final Groups groups;
  private final Placing placing;

  Vacancies(Survey survey, Objectives objectives, Groups groups, Placing placing) {
    this.survey = survey;
    this.objectives = objectives;
    this.groups = groups;
    this.placing = placing;
  }

  /** What becomes of a group that is to take a place. */
  interface Sending {
    void send(Group group, int to);
  }

  /** Sends one group to each such place in reach; {@code q} is changed accordingly. */
  void plan(Position q, Temper temper, Sending sending) {
    for (int g = next(q, temper); g >= 0; g = next(q, temper)) {
      Group group = groups.get(g);
      int to = objectives.of[group.lead()];
      group.used = true;
      for (int i = 0; i < group.size; i++) {
        q.place(group.units[i], to);
      }
      q.setControl(to, survey.side);
      sending.send(group, to);
      objectives.judge(q);
      objectives.assignAll(q);
    }
  }

  /** A group that can take its objective and would be best off there, or -1. */
  private int next(Position q, Temper temper) {
    for (int g = 0; g < groups.size(); g++) {
      Group group = groups.get(g);
      int to = objectives.of[group.lead()];
      if (!group.used
          && group.mobile
          && to >= 0
          && q.isEmpty(to)
          && !survey.has(q, to)
          && group.reach.has(to)
          && placing.best(q, group, temper) == to) {
        return g;
      }
    }
    return -1;
  }
}
