package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Advanced;
import hexfront.engine.kernels.Advances;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Section 9.8: advance after combat. */
public final class Advancing {
  private final AgsRules rules;
  private final HexGrid grid;

  Advancing(AgsRules rules) {
    this.rules = rules;
    this.grid = rules.board().grid();
  }

  /** The ways a unit may advance now; kept until the position changes. */
  List<int[]> paths(Position p, Battle battle, Side side, int unit) {
    return AgsScratch.of(p).advances(p, battle, side, unit, () -> find(p, battle, side, unit));
  }

  @Case({"AGS-9.8", "AGS-9.81", "AGS-9.82", "AGS-9.84", "AGS-9.85"})
  private List<int[]> find(Position p, Battle battle, Side side, int unit) {
    List<int[]> found = new ArrayList<>();
    if (!mayAdvance(p, battle, side, unit)) {
      return found;
    }
    Hexes left = side == battle.attacker() ? battle.targets() : battle.from();
    for (int i = 0; i < left.size(); i++) {
      int hex = left.get(i);
      int d = isNamedBefore(left, i) ? -1 : grid.direction(p.hex(unit), hex);
      if (d >= 0 && p.isEmpty(hex) && !rules.terrain().isClosed(p.hex(unit), d)) {
        for (int[] trail : trails(p, battle, side, hex)) {
          for (int[] way : Advances.along(p.hex(unit), limited(p, unit, trail), terms(p, side))) {
            if (!contains(found, way)) {
              found.add(way);
            }
          }
        }
      }
    }
    return found;
  }

  private static boolean isNamedBefore(Hexes hexes, int i) {
    for (int j = 0; j < i; j++) {
      if (hexes.get(j) == hexes.get(i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean contains(List<int[]> ways, int[] way) {
    for (int[] other : ways) {
      if (Arrays.equals(other, way)) {
        return true;
      }
    }
    return false;
  }

  private int[] limited(Position p, int unit, int[] trail) {
    int limit = rules.exclusive().advanceLimit(p, unit);
    return trail.length <= limit ? trail : Arrays.copyOf(trail, limit);
  }

  /**
   * Whoever took part and stands where he stood; not the defender after a split result, nobody
   * after an engagement.
   */
  @Case({"AGS-9.68", "AGS-9.69", "AGS-9.81", "AGS-6.32"})
  private boolean mayAdvance(Position p, Battle battle, Side side, int unit) {
    if (battle.result().engaged() || !p.onMap(unit) || p.is(unit, Flag.DISRUPTED)) {
      return false;
    }
    if (side == battle.attacker()) {
      return battle.from().has(p.hex(unit)) && stayed(battle, unit, p);
    }
    return battle.result().defender() == 0 && battle.result().attacker() > 0;
  }

  private static boolean stayed(Battle battle, int unit, Position p) {
    for (int i = 0; i < battle.attackers().size(); i++) {
      if (battle.attackers().get(i) == unit) {
        return battle.from().get(i) == p.hex(unit);
      }
    }
    return false;
  }

  /**
   * The hexes a victor may go along from a hex that was given up: the path of retreat, or two hexes
   * if all in it were eliminated.
   */
  @Case({"AGS-9.81", "AGS-9.84", "AGS-9.85"})
  private List<int[]> trails(Position p, Battle battle, Side side, int hex) {
    List<int[]> trails = new ArrayList<>();
    for (Hexes trail : battle.trails()) {
      if (trail.first() == hex) {
        trails.add(trail.toArray());
      }
    }
    if (trails.isEmpty() && battle.wiped().contains(hex)) {
      trails.add(new int[] {hex});
      for (int d = 0; d < Direction.COUNT; d++) {
        int second = grid.neighbour(hex, d);
        if (second != HexGrid.OFF && maySpill(p, side, hex, d, second)) {
          trails.add(new int[] {hex, second});
        }
      }
    }
    return trails;
  }

  /** The free second hex: vacant or friendly, and not over a major river that an enemy guards. */
  @Case({"AGS-9.84", "AGS-10.13"})
  private boolean maySpill(Position p, Side side, int hex, int d, int second) {
    return !rules.terrain().isClosed(hex, d)
        && !p.holds(side.enemy(), second)
        && !(rules.terrain().isMajorRiver(hex, d)
            && rules.terrain().crossingForbiddenBy(p, side, hex, d) >= 0);
  }

  /** Axis units ignore zones; a Soviet unit stops in the first hex that is in an Axis zone. */
  @Case("AGS-9.82")
  private Advances.Terms terms(Position p, Side side) {
    return new Advances.Terms() {
      @Override
      public boolean mayEnter(int from, int to) {
        return !p.holds(side.enemy(), to);
      }

      @Override
      public boolean stops(int hex) {
        return side == Side.SOVIET && ZonesOfControl.stops(p, side, hex);
      }
    };
  }

  @Case({"AGS-9.8", "AGS-9.83"})
  boolean isPossible(Position p, Battle battle, Side side) {
    return battle.units(side).stream()
        .anyMatch(
            unit -> rules.roster().isCombatUnit(unit) && !paths(p, battle, side, unit).isEmpty());
  }

  /** What is asked of a victor: who follows up, and how. */
  Ask.Ways ways(Position p, Battle battle, Side side) {
    return new Ask.Ways(
        "advance",
        battle.units(side).stream()
            .mapToObj(unit -> Ask.Mover.of(unit, paths(p, battle, side, unit)))
            .filter(mover -> !mover.ways().isEmpty())
            .toList(),
        true,
        Advance::new);
  }

  // ---- the order

  Verdict check(Position p, AdvanceStage stage, Advance order) {
    Refusals no = new Refusals();
    Map<Integer, Hexes> paths = order.paths().byUnit();
    no.addIf(paths.isEmpty(), "AGS-9.83", () -> "name at least one unit, or pass");
    paths.forEach((unit, path) -> checkPath(p, stage, unit, path, no));
    if (!no.any()) {
      checkTogether(p, paths, no);
    }
    return no.verdict();
  }

  private void checkPath(Position p, AdvanceStage stage, int unit, Hexes path, Refusals no) {
    if (!stage.battle().units(stage.side()).has(unit)) {
      no.add("AGS-9.81", rules.name(unit) + " took no part in this battle");
      return;
    }
    List<int[]> allowed = paths(p, stage.battle(), stage.side(), unit);
    if (!contains(allowed, path.toArray())) {
      no.add(
          brokenCase(p, stage, unit, path, allowed),
          rules.name(unit)
              + " may advance "
              + (allowed.isEmpty()
                  ? "nowhere"
                  : "along "
                      + String.join(
                          " or ",
                          allowed.stream().limit(6).map(w -> rules.path(Hexes.of(w))).toList())));
    }
  }

  /** The case that a wrong path breaks. */
  private String brokenCase(
      Position p, AdvanceStage stage, int unit, Hexes path, List<int[]> allowed) {
    boolean begins =
        path.size() > 2
            && allowed.stream().anyMatch(way -> way[0] == path.first() && way[1] == path.get(1));
    if (!begins) {
      return "AGS-9.81";
    }
    if (path.size() - 1 > rules.exclusive().advanceLimit(p, unit)) {
      return rules.exclusive().advanceCase();
    }
    if (stage.side() == Side.SOVIET && ZonesOfControl.stops(p, stage.side(), path.get(1))) {
      return "AGS-9.82";
    }
    if (stage.battle().wiped().contains(path.get(1))) {
      return "AGS-9.84";
    }
    boolean tooFar = allowed.stream().allMatch(way -> path.size() > way.length);
    return tooFar ? "AGS-9.85" : "AGS-9.82";
  }

  /**
   * Advancing units stay within the stacking limit, and no headquarters goes alone into an enemy
   * zone.
   */
  @Case({"AGS-7.0", "AGS-11.23", "AGS-11.36"})
  private void checkTogether(Position p, Map<Integer, Hexes> paths, Refusals no) {
    Position after = AgsScratch.of(p).copy(p);
    paths.forEach((unit, path) -> after.place(unit, path.last()));
    paths.forEach(
        (unit, path) -> {
          int hex = path.last();
          if (rules.stacking().isOverfull(after, hex)) {
            no.add(
                rules.stacking().caseAgainst(after, hex),
                "too many units would stand in " + rules.number(hex));
          }
          no.addIf(
              rules.roster().isHeadquarters(unit)
                  && !rules.headquarters().mayEnter(after, unit, hex, null),
              "AGS-11.23",
              () -> rules.name(unit) + " would stand in an enemy zone without a combat unit");
        });
  }

  @Case("AGS-9.83")
  void carryOut(Position p, AdvanceStage stage, Advance order, Chronicle chronicle) {
    order
        .paths()
        .byUnit()
        .forEach(
            (unit, path) -> {
              p.place(unit, path.last());
              p.setCameFrom(unit, -1);
              p.mark(unit, Flag.ADVANCED);
              chronicle.tell(new Advanced(new UnitRef(unit), path, "AGS-9.8"));
              path.stream()
                  .skip(1)
                  .forEach(hex -> rules.control().occupied(p, stage.side(), hex, chronicle));
            });
  }
}
