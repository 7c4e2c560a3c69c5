package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.map.HexSet;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Plans with some changes drawn at random, each in another part of the map: a group goes elsewhere,
 * a sector does what a bolder or a more careful draft says.
 *
 * @param changes how many changes a plan gets at most
 */
record Whims(int changes, long seed) {
  Planner planner(Rulebook rulebook, Temper temper) {
    return p -> legs(rulebook, temper, p);
  }

  /** The moves of a phase. */
  List<Leg> legs(Rulebook rulebook, Temper temper, Position p) {
    Script drafting = new Script(rulebook, temper);
    Changes thinkable = new Changes(rulebook.board().grid());
    HexSet nothing = new HexSet(rulebook.board().hexes());
    List<Opening> drafts = new ArrayList<>();
    for (Temper one : temper.andOthers()) {
      drafting.setTemper(one);
      drafts.add(new Opening(null, drafting.draft(p), one, nothing));
    }
    Opening plan = drafts.getFirst();
    List<Change> made = new ArrayList<>();
    List<Leg> legs = plan.marches();
    for (Change change : thinkable.of(p, drafting, plan, drafts, new SplittableRandom(seed))) {
      if (made.size() < changes && made.stream().allMatch(change::isApartFrom)) {
        made.add(change);
        legs = change.in(legs);
      }
    }
    return legs;
  }
}
