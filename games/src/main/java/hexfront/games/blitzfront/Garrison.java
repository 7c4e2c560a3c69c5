package hexfront.games.blitzfront;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Rail;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Who holds the city that decides: its defender keeps as much infantry there as there is room. */
final class Garrison {
  /** Hexes that a factor of defence is worth, where the nearest and the strongest are weighed. */
  private static final double FACTOR = 1;

  private final BlitzfrontRules rules;
  private final HexGrid grid;
  private final int city;

  Garrison(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    city = rules.victory.cities().length == 1 ? rules.control.victoryCity() : -1;
  }

  /** Whether a unit belongs to the garrison: those who are there, then the next and strongest. */
  boolean has(Position p, int unit) {
    return isWanted(p, unit) && chosen(p).contains(unit);
  }

  /** Soviet infantry that could stand in the city. */
  private boolean isWanted(Position p, int unit) {
    return city >= 0
        && p.onMap(unit)
        && rules.board().side(unit) == Side.SOVIET
        && p.controls(Side.SOVIET, city)
        && rules.roster.is(unit, BlitzfrontRoster.INFANTRY);
  }

  private List<Integer> chosen(Position p) {
    List<Integer> chosen = new ArrayList<>();
    IntStream.of(rules.roster.ground(Side.SOVIET))
        .filter(unit -> isWanted(p, unit))
        .boxed()
        .sorted(Comparator.comparingDouble(unit -> -merit(p, unit)))
        .forEach(
            unit -> {
              int[] all =
                  IntStream.concat(
                          chosen.stream().mapToInt(Integer::intValue), IntStream.of(unit))
                      .toArray();
              if (rules.stacking.broken(p, city, -1, all, p.stack(city)) == null) {
                chosen.add(unit);
              }
            });
    return chosen;
  }

  private double merit(Position p, int unit) {
    return FACTOR * rules.roster.defence(p, unit) - grid.distance(p.hex(unit), city);
  }

  /** One of the garrison that can go into the city by rail, or null. */
  @Nullable Order byRail(Position p) {
    if (p.phasing() != Side.SOVIET || city < 0) {
      return null;
    }
    for (int unit : chosen(p)) {
      Rail ride = p.hex(unit) == city ? null : rules.railways.ride(p, unit, city);
      if (ride != null && rules.check(p, ride).isLegal()) {
        return ride;
      }
    }
    return null;
  }
}
