package hexfront.ai;

import hexfront.ai.Groups.Group;
import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import java.util.Arrays;

/**
 * A ring as a whole: the line that cuts off most of the enemy for the fewest units, who closes it
 * if it can be closed now, and what of it is still to be taken if not.
 */
final class Noose {
  /** What a unit in the line could do elsewhere in the same time, in points. */
  private static final double UNIT = 5;

  /** So many hexes of a line one unit closes, with its zone. */
  private static final double WIDTH = 3;

  /** What an enemy in a hex of the line costs more, by point of his defence. */
  private static final double CLEARING = 0.15;

  /** The part of its value that a unit is worth which is cut off. */
  private static final double PRIZE = 0.5;

  /** By turns until somebody is there: what it costs more that a hex is closed only then. */
  private static final double[] LATER = {1, 1.5, 2.2, 3};

  /** A line is drawn anew so often while it is closed. */
  private static final int DRAWINGS = 5;

  private static final int MOST_UNITS = 14;

  /** What somebody in the line must close at least, in hexes, beyond what speaks against it. */
  private static final double LEAST = 0.3;

  /** What it counts more, in hexes, to stand in the line than beside it. */
  private static final double IN_LINE = 0.2;

  /** What a point of attack strength counts that the line keeps from attacking, in hexes. */
  private static final double SPENT = 0.02;

  private static final double UNSUPPLIED = 0.4;
  private static final double STAYING = 0.2;

  /** The part of what a ring holds that a hex of its line is worth as long as it is open. */
  private static final double OPEN = 0.3;

  private final Survey survey;
  private final Cut cut;
  private final HexSet closable;
  private final HexSet before;
  private final Group[] placed = new Group[MOST_UNITS];
  private final int[] to = new int[MOST_UNITS];

  Noose(Survey survey) {
    this.survey = survey;
    int hexes = survey.grid.size();
    cut = new Cut(survey);
    closable = new HexSet(hexes);
    before = new HexSet(hexes);
  }

  // ---- where it should run

  /** Adds to the worth of the hexes that a ring wants yet what it would cut off. */
  void aim(Position p) {
    for (int hex = 0; hex < survey.grid.size(); hex++) {
      cut.cost[hex] = isClosed(p, hex) ? 0 : cost(p, hex, turns(p, hex));
    }
    price(p);
    cut.find(p, survey.side.enemy());
    double held = cut.held();
    for (int hex = 0; hex < survey.grid.size(); hex++) {
      if (cut.isIn(hex) && cut.cost[hex] > 0) {
        survey.artery[hex] |= !p.holds(survey.side.enemy(), hex);
        survey.worth[hex] += OPEN * held;
      }
    }
  }

  private void price(Position p) {
    Arrays.fill(cut.prize, 0);
    for (int unit = 0; unit < survey.value.length; unit++) {
      int hex = p.hex(unit);
      if (hex >= 0
          && survey.board.side(unit) != survey.side
          && survey.role[unit] == Staff.Role.COMBAT) {
        cut.prize[hex] += PRIZE * survey.value[unit];
      }
    }
  }

  private double cost(Position p, int hex, int turns) {
    if (turns >= LATER.length) {
      return Cut.NEVER;
    }
    double clearing =
        p.holds(survey.side.enemy(), hex)
            ? UNIT + CLEARING * survey.defenceAt(p, hex) * survey.staff.ground(p, hex, -1)
            : 0;
    return LATER[turns] * UNIT / WIDTH + clearing;
  }

  /** In how many turns somebody can be beside a hex, enemies apart. */
  private int turns(Position p, int hex) {
    int least = LATER.length;
    for (int unit = 0; unit < survey.value.length && least > 0; unit++) {
      if (p.onMap(unit)
          && survey.board.side(unit) == survey.side
          && survey.role[unit] == Staff.Role.COMBAT) {
        int far = 2 * (survey.grid.distance(p.hex(unit), hex) - 1);
        least = Math.min(least, far / Math.max(2, survey.staff.allowance(p, unit)));
      }
    }
    return least;
  }

  private boolean isClosed(Position p, int hex) {
    return p.holds(survey.side, hex)
        || p.inZone(survey.side, Board.SUPPLY_ZONE, hex) && !p.holds(survey.side.enemy(), hex);
  }

  // ---- who closes it now

  /** What becomes of a group that closes a ring or keeps it closed. */
  interface Sending {
    void send(Group group, int to);
  }

  /**
   * Closes a ring, or keeps it closed, if those who can move now can and it pays. All of them are
   * taken off the map first, so that whoever is needed in the line is sent into it again, or
   * somebody who is missed less.
   *
   * @param p where everybody stands
   * @param q a copy, which is changed accordingly
   */
  void close(Position p, Position q, Groups groups, Sending sending) {
    for (int g = 0; g < groups.size(); g++) {
      if (isFree(groups.get(g))) {
        takeOff(q, groups.get(g));
      }
    }
    before.copyFrom(survey.staff.supplied(q, survey.side.enemy()));
    price(q);
    int n = 0;
    for (int drawing = 0; drawing < DRAWINGS; drawing++) {
      draw(q, groups);
      int more = cover(p, q, groups, n);
      if (more == n) {
        break;
      }
      n = more;
    }
    double held = cutOff(q);
    boolean pays = n > 0 && held > UNIT * n;
    for (int i = 0; i < n; i++) {
      if (pays) {
        sending.send(placed[i], to[i]);
      } else {
        placed[i].used = false;
        takeOff(q, placed[i]);
      }
    }
    for (int g = 0; g < groups.size(); g++) {
      Group group = groups.get(g);
      if (isFree(group)) {
        place(q, group, group.from);
      }
    }
  }

  private static boolean isFree(Group group) {
    return group.mobile && !group.used && group.reach.stream().limit(2).count() > 1;
  }

  private void draw(Position q, Groups groups) {
    closable.clear();
    for (int g = 0; g < groups.size(); g++) {
      Group group = groups.get(g);
      if (isFree(group)) {
        group.reach.forEach(hex -> addAround(q, hex));
      }
    }
    for (int hex = 0; hex < cut.cost.length; hex++) {
      cut.cost[hex] =
          isClosed(q, hex)
              ? 0
              : closable.has(hex) && !q.holds(survey.side.enemy(), hex) ? UNIT / WIDTH : Cut.NEVER;
    }
    cut.find(q, survey.side.enemy());
  }

  private void addAround(Position q, int hex) {
    closable.add(hex);
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = survey.grid.neighbour(hex, d);
      if (next != HexGrid.OFF && survey.staff.passes(q, hex, next)) {
        closable.add(next);
      }
    }
  }

  /** Puts groups where they close most of the line, until all of it is closed. */
  private int cover(Position p, Position q, Groups groups, int n) {
    while (n < MOST_UNITS) {
      Group best = null;
      int where = -1;
      double most = LEAST;
      for (int g = 0; g < groups.size(); g++) {
        Group group = groups.get(g);
        if (!isFree(group)) {
          continue;
        }
        long[] words = group.reach.words();
        for (int w = 0; w < words.length; w++) {
          for (long word = words[w]; word != 0; word &= word - 1) {
            int hex = (w << 6) + Long.numberOfTrailingZeros(word);
            double closes = closes(q, hex);
            double score = closes <= 0 ? 0 : closes - reluctance(q, group, hex);
            if (score > most && hasRoom(p, q, group, hex)) {
              most = score;
              best = group;
              where = hex;
            }
          }
        }
      }
      if (best == null) {
        return n;
      }
      best.used = true;
      place(q, best, where);
      placed[n] = best;
      to[n++] = where;
    }
    return n;
  }

  /** Whether there is room among those who are sent there, and among those who stand there now. */
  private boolean hasRoom(Position p, Position q, Group group, int hex) {
    if (hex == group.from) {
      return true;
    }
    for (int i = 0; i < group.size; i++) {
      if (!survey.staff.hasRoom(q, group.units[i], hex)
          || !survey.staff.hasRoom(p, group.units[i], hex)) {
        return false;
      }
    }
    return true;
  }

  /** How many hexes of the line somebody would close who stood in a hex. */
  private double closes(Position q, int hex) {
    double sum = cut.isIn(hex) && !isClosed(q, hex) ? 1 + IN_LINE : 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = survey.grid.neighbour(hex, d);
      if (next != HexGrid.OFF
          && cut.isIn(next)
          && !isClosed(q, next)
          && survey.staff.passes(q, hex, next)) {
        sum++;
      }
    }
    return sum;
  }

  /** What speaks against sending somebody to a hex, in hexes of the line. */
  private double reluctance(Position q, Group group, int hex) {
    return SPENT * group.attack
        + survey.danger(q, hex, group.defence)
        + (survey.supplied.has(hex) ? 0 : UNSUPPLIED)
        - (hex == group.from ? STAYING : 0);
  }

  private static void place(Position q, Group group, int hex) {
    for (int i = 0; i < group.size; i++) {
      q.place(group.units[i], hex);
    }
  }

  private static void takeOff(Position q, Group group) {
    for (int i = 0; i < group.size; i++) {
      q.takeOff(group.units[i], Position.WAITING);
    }
  }

  /** What of the enemy was in supply without those who were placed, and is not any more. */
  private double cutOff(Position q) {
    HexSet after = survey.staff.supplied(q, survey.side.enemy());
    double sum = 0;
    for (int hex = 0; hex < cut.prize.length; hex++) {
      sum += before.has(hex) && !after.has(hex) ? cut.prize[hex] : 0;
    }
    return sum;
  }
}
