package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who holds what decides, in supply. */
final class Victory {
  private final BlitzfrontRules rules;
  private final int[] cities;

  Victory(BlitzfrontRules rules) {
    this.rules = rules;
    List<String> names = rules.play.aim().cities();
    cities =
        names.size() == 1
            ? new int[] {rules.control.victoryCity()}
            : names.stream().mapToInt(rules.control::place).toArray();
  }

  /** The cities that decide; not to be changed. */
  int[] cities() {
    return cities;
  }

  @Case({"BF-ROS-5", "BF-SEQ-A7", "BF-SEQ-B7", "BF-SCN"})
  Score score(Position p) {
    List<Item> items = new ArrayList<>();
    for (int hex : cities) {
      Side holder = hex < 0 ? null : p.control(hex);
      if (holder != null && isHeldInSupply(p, holder, hex)) {
        items.add(new Item(holder, "BF-ROS-5", 1, rules.number(hex) + " held in supply"));
      }
    }
    @Nullable Side winner = winner(Score.sum(items, Side.AXIS), Score.sum(items, Side.SOVIET));
    return Score.of(items, winner == null ? "draw" : winner.word() + " victory", winner);
  }

  @Case({"BF-ROS-5", "BF-WX-1"})
  private boolean isHeldInSupply(Position p, Side side, int hex) {
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      if (rules.supply.isSupplied(p, unit)) {
        return true;
      }
    }
    return !p.holds(side, hex) && rules.supply.isSupplied(p, side, hex);
  }

  @Case({"BF-ROS-5", "BF-SCN"})
  private @Nullable Side winner(int axis, int soviet) {
    if (cities.length == 1) {
      return axis > 0 ? Side.AXIS : soviet > 0 ? Side.SOVIET : null;
    }
    return axis >= rules.play.aim().axis()
        ? Side.AXIS
        : axis >= rules.play.aim().draw() ? null : Side.SOVIET;
  }
}
