package hexfront.ai;

import hexfront.ai.Groups.Group;
import hexfront.engine.Position;

/** Whether a group fits into a hex. */
final class Room {
  private Room() {}

  /** Tries it out on a position that may be changed, and puts the group back. */
  static boolean forGroup(Survey survey, Position q, Group group, int hex) {
    if (hex == group.from && q.hex(group.lead()) == hex) {
      return true;
    }
    int placed = 0;
    int last = group.size - 1;
    int back = q.hex(group.lead());
    boolean room = survey.staff.hasRoom(q, group.lead(), hex);
    while (placed < last && room) {
      q.place(group.units[placed++], hex);
      room = survey.staff.hasRoom(q, group.units[placed], hex);
    }
    for (int i = 0; i < placed; i++) {
      q.place(group.units[i], back);
    }
    return room;
  }
}
