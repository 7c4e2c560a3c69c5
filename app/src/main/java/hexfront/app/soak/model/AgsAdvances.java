package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Section 9.8 for the victors of one battle. */
final class AgsAdvances implements Model.Advancing {
  private final AgsModel model;
  private final Scene s;
  private final Fight fight;
  private final Side side;

  AgsAdvances(AgsModel model, Fight fight, Side side) {
    this.model = model;
    this.s = model.scene();
    this.fight = fight;
    this.side = side;
  }

  @Override
  public List<Piece> units() {
    return fight.units(side).stream().map(s::piece).filter(this::mayAdvance).toList();
  }

  /** Who took part and stands where he stood; the defender only if nothing befell him. */
  @Case({"AGS-9.68", "AGS-9.69", "AGS-9.81", "AGS-9.86", "AGS-6.32"})
  private boolean mayAdvance(Piece unit) {
    boolean won = side == fight.attacker() || fight.due(side) == 0 && fight.due(side.enemy()) > 0;
    return won
        && !fight.isEngaged()
        && !fight.overrun
        && unit.hex >= 0
        && unit.hex == fight.before.piece(unit.id).hex
        && !unit.is("disrupted");
  }

  @Override
  @Case({"AGS-9.81", "AGS-9.82", "AGS-9.84", "AGS-9.85", "AGS-10.13"})
  public List<List<Integer>> ways(Piece unit) {
    List<List<Integer>> found = new ArrayList<>();
    if (!units().contains(unit)) {
      return found;
    }
    List<Integer> given = side == fight.attacker() ? fight.targets : fight.hexes(side.enemy());
    for (int hex : given) {
      int d = s.grid.direction(unit.hex, hex);
      if (d >= 0 && model.isOpen(unit.hex, d) && s.at(hex).isEmpty()) {
        for (List<Integer> trail : trails(hex)) {
          follow(unit, trail, found);
        }
      }
    }
    return found;
  }

  private void follow(Piece unit, List<Integer> trail, List<List<Integer>> found) {
    List<Integer> way = new ArrayList<>(List.of(unit.hex));
    for (int hex : trail) {
      boolean stopped =
          way.size() > 1
              && side == Side.SOVIET
              && model.zone(Side.AXIS, "movement").contains(way.getLast());
      if (s.holds(side.enemy(), hex) || stopped || way.size() > model.advanceLimit(unit)) {
        return;
      }
      way.add(hex);
      if (!found.contains(way)) {
        found.add(List.copyOf(way));
      }
    }
  }

  /** The hexes a victor may go along from a hex that was given up. */
  @Case({"AGS-9.81", "AGS-9.84", "AGS-9.85"})
  private List<List<Integer>> trails(int hex) {
    List<List<Integer>> trails = new ArrayList<>();
    for (String id : fight.units(side.enemy())) {
      List<Integer> path = fight.retreated.get(id);
      if (path != null && path.getFirst() == hex && !fight.eliminated.contains(id)) {
        trails.add(path.subList(0, path.size() - 1));
      }
    }
    if (trails.isEmpty()) {
      trails.add(List.of(hex));
      for (int d = 0; d < Direction.COUNT; d++) {
        int second = s.next(hex, d);
        if (second != HexGrid.OFF
            && model.isOpen(hex, d)
            && !(s.crosses(hex, d, "major-river") && model.isGuarded(side, hex, d))) {
          trails.add(List.of(hex, second));
        }
      }
    }
    return trails;
  }

  @Override
  @Case({"AGS-7.0", "AGS-9.83", "AGS-11.23", "AGS-11.36"})
  public String objection(Map<String, List<Integer>> paths) {
    Scene after = s.copy();
    for (Map.Entry<String, List<Integer>> entry : paths.entrySet()) {
      Piece unit = s.piece(entry.getKey());
      if (!ways(unit).contains(entry.getValue())) {
        return "no way (AGS-9.81, 9.82, 9.84, 9.85)";
      }
      after.piece(unit.id).hex = entry.getValue().getLast();
    }
    for (String id : paths.keySet()) {
      Piece unit = after.piece(id);
      List<Piece> there = after.at(unit.hex);
      boolean exposed =
          unit.isHeadquarters()
              && model.zone(side.enemy(), "movement").contains(unit.hex)
              && there.stream().noneMatch(Piece::isCombatUnit);
      if (!model.mayStandTogether(there) || exposed) {
        return exposed ? "a headquarters alone in a zone (AGS-11.23)" : "too many (AGS-7.0)";
      }
    }
    return paths.isEmpty() ? "nobody named (AGS-9.83)" : "";
  }
}
