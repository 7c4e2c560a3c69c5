package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import hexfront.games.blitzkrieg57.BlitzkriegData.Points;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 15.3: victory points, and the bid of 16.1. */
final class Victory {
  private final BlitzkriegRules rules;

  Victory(BlitzkriegRules rules) {
    this.rules = rules;
  }

  Score score(Position p) {
    List<Item> items = new ArrayList<>();
    rules.terrain.majorCities.forEach(hex -> city(p, hex, items));
    sources(p, items);
    Points points = rules.data.points();
    lost(p.value(BlitzkriegRules.MECHANIZED_LOST), points.mechanizedLost(), "mechanized", items);
    lost(p.value(BlitzkriegRules.OTHERS_LOST), points.otherLost(), "other", items);
    int axis = Score.sum(items, Side.AXIS);
    int soviet = Score.sum(items, Side.SOVIET);
    @Nullable Side winner = winner(p, axis, soviet);
    return Score.of(items, winner == null ? "draw" : winner.word() + " victory", winner);
  }

  @Case({"GJ-15.3-1", "GJ-15.3-2"})
  private void city(Position p, int hex, List<Item> items) {
    Side side = p.control(hex);
    if (side != null) {
      Points points = rules.data.points();
      String name = rules.board().map().nameOf(hex);
      items.add(
          rules.communications.lines(p, side).has(hex)
              ? new Item(side, "GJ-15.3-1", points.city(), name)
              : new Item(side, "GJ-15.3-2", points.cityCutOff(), name + ", cut off"));
    }
  }

  /** One Soviet source in Axis hands, with a line to it, counts once. */
  @Case("GJ-15.3-3")
  private void sources(Position p, List<Item> items) {
    int points = rules.data.points().sovietSource();
    rules.communications.sources(Side.SOVIET).stream()
        .filter(hex -> p.controls(Side.AXIS, hex))
        .filter(rules.communications.lines(p, Side.AXIS)::has)
        .mapToObj(hex -> "Soviet supply source " + rules.number(hex))
        .limit(1)
        .forEach(why -> items.add(new Item(Side.AXIS, "GJ-15.3-3", points, why)));
  }

  @Case("GJ-15.3-4")
  private static void lost(int units, int points, String which, List<Item> items) {
    if (units > 0) {
      items.add(new Item(Side.AXIS, "GJ-15.3-4", -units * points, which + " units lost: " + units));
    }
  }

  /** More points win; with a bid, the Axis wins if it has what was promised. */
  @Case({"GJ-15.3-5", "GJ-16.1"})
  @Nullable Side winner(Position p, int axis, int soviet) {
    if (rules.has(Bidding.OPTION)) {
      return axis >= p.value(BlitzkriegRules.BID) - 1 ? Side.AXIS : Side.SOVIET;
    }
    return axis == soviet ? null : axis > soviet ? Side.AXIS : Side.SOVIET;
  }
}
