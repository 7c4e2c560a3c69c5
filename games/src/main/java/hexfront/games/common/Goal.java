package hexfront.games.common;

import hexfront.engine.Chart;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What decides a short scenario of ours: places and steps count, and one side has to lead by so
 * much.
 *
 * @param side the side that has to lead; if it does not, the other has won
 * @param margin by how many points
 * @param places what a place counts for whoever holds it
 * @param steps what a lost step of a side counts for its enemy
 * @param began how many steps each side had on the map when it began
 */
public record Goal(
    Side side,
    int margin,
    Map<Integer, Integer> places,
    Map<Side, Integer> steps,
    Map<Side, Integer> began) {
  public Goal {
    places = Map.copyOf(places);
    steps = Map.copyOf(steps);
    began = Map.copyOf(began);
  }

  Score score(Position p, String rule) {
    List<Item> items = new ArrayList<>();
    places.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            place -> {
              Side holder = holder(p, place.getKey());
              if (holder != null) {
                items.add(
                    new Item(
                        holder, rule, place.getValue(), p.board().map().nameOf(place.getKey())));
              }
            });
    for (Side loser : Side.values()) {
      int lost = lost(p, loser);
      if (lost > 0 && worth(loser) > 0) {
        String why = loser.title() + " steps lost: " + lost;
        items.add(new Item(loser.enemy(), rule, lost * worth(loser), why));
      }
    }
    boolean reached = lead(items) >= margin;
    Side winner = reached ? side : side.enemy();
    return Score.of(items, winner.title() + " victory", winner);
  }

  /** By how many points the Axis is ahead of what decides. */
  public double axisLead(Position p) {
    int beyond = lead(score(p, "").items()) - margin;
    return side == Side.AXIS ? beyond + 0.5 : -beyond - 0.5;
  }

  /** Adds to each hex what having it is worth, against the enemy having it. */
  public void addWorth(double[] worth) {
    places.forEach((hex, points) -> worth[hex] += 2 * points);
  }

  /** The points that a side loses if a unit of it loses so many steps. */
  public double pointsLost(Side loser, int lost) {
    return (double) worth(loser) * lost;
  }

  /** How far the goal is. */
  public Chart chart(Position p, String rule) {
    int lead = lead(score(p, rule).items());
    return new Chart(
        "Victory",
        rule,
        List.of("points by which the " + side.title() + " side leads", "still lacking"),
        List.of(
            new Chart.Row(
                side.enemy().title() + " victory", List.of("less than that", ""), lead < margin),
            new Chart.Row(
                side.title() + " victory",
                List.of(margin + " or more", lead < margin ? String.valueOf(margin - lead) : ""),
                lead >= margin)));
  }

  private int lead(List<Item> items) {
    return Score.sum(items, side) - Score.sum(items, side.enemy());
  }

  private int worth(Side loser) {
    return steps.getOrDefault(loser, 0);
  }

  /** Who stands in a place, or had it last. */
  private static @Nullable Side holder(Position p, int hex) {
    for (Side side : Side.values()) {
      if (p.holds(side, hex) && !p.holds(side.enemy(), hex)) {
        return side;
      }
    }
    return p.control(hex);
  }

  /** What is no longer on the map is lost, wherever the game puts it. */
  private int lost(Position p, Side loser) {
    return Math.max(0, began.getOrDefault(loser, 0) - steps(p, loser));
  }

  static int steps(Position p, Side of) {
    int steps = 0;
    for (int unit = 0; unit < p.board().unitCount(); unit++) {
      if (p.onMap(unit) && p.board().occupies(unit) && p.board().side(unit) == of) {
        steps += p.stepsLeft(unit);
      }
    }
    return steps;
  }
}
