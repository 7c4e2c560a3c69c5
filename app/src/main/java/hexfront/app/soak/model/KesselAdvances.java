package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Section 13.4: attackers follow the beaten. */
final class KesselAdvances implements Model.Advancing {
  private final KesselModel m;
  private final Scene s;
  private final Fight fight;
  private final int vacated;

  KesselAdvances(KesselModel model, Fight fight) {
    m = model;
    s = model.s;
    this.fight = fight;
    vacated = fight.targets.getFirst();
  }

  @Override
  @Case({"KS-13.4.1", "KS-13.4.3"})
  public List<Piece> units() {
    return fight.attackers.stream()
        .map(s::piece)
        .filter(
            unit ->
                unit.hex >= 0
                    && KesselModel.isInGoodOrder(unit)
                    && s.grid.adjacent(unit.hex, vacated)
                    && !m.isClosed(unit.hex, s.grid.direction(unit.hex, vacated)))
        .toList();
  }

  /** Only one path of retreat is followed. */
  @Override
  public boolean isSmall() {
    return fight.retreated.values().stream().distinct().count() <= 1;
  }

  @Override
  @Case({"KS-13.4.1", "KS-13.4.2", "KS-13.4.3"})
  public List<List<Integer>> ways(Piece unit) {
    List<List<Integer>> ways = new ArrayList<>();
    List<Integer> path = new ArrayList<>(List.of(unit.hex));
    List<Integer> trail = fight.retreated.values().stream().findFirst().orElse(List.of(vacated));
    Side side = unit.side();
    for (int hex : trail) {
      int from = path.getLast();
      if (s.holds(side.enemy(), hex) || m.isClosed(from, s.grid.direction(from, hex))) {
        break;
      }
      path.add(hex);
      ways.add(List.copyOf(path));
      if (m.zone(side.enemy(), "advance").contains(hex)) {
        break;
      }
    }
    return ways;
  }

  @Override
  @Case({"KS-13.4.1", "KS-13.4.4", "KS-3.1.3"})
  public String objection(Map<String, List<Integer>> paths) {
    Scene after = s.copy();
    Map<Integer, List<Integer>> byHex = new HashMap<>();
    for (Map.Entry<String, List<Integer>> entry : paths.entrySet()) {
      Piece unit = s.piece(entry.getKey());
      if (!units().contains(unit) || !ways(unit).contains(entry.getValue())) {
        return "no way (KS-13.4.1)";
      }
      List<Integer> way = byHex.computeIfAbsent(unit.hex, hex -> entry.getValue());
      if (!way.equals(entry.getValue())) {
        return "a force does not split (KS-13.4.1)";
      }
      after.piece(unit.id).hex = entry.getValue().getLast();
    }
    for (List<Integer> path : paths.values()) {
      if (!m.mayStandTogether(after.at(path.getLast()))) {
        return "too many (KS-3.1.3)";
      }
    }
    return paths.isEmpty() ? "nobody named (KS-13.4.1)" : isPaid(paths) ? "" : "fuel (KS-13.4.4)";
  }

  /** Whether the corps of First Panzer Army can pay; into the vacated hex it goes without. */
  @Case({"KS-13.4.4", "KS-10.5.3"})
  private boolean isPaid(Map<String, List<Integer>> paths) {
    Map<String, Map<Integer, Integer>> prices = new HashMap<>();
    for (Map.Entry<String, List<Integer>> entry : paths.entrySet()) {
      Piece unit = s.piece(entry.getKey());
      List<Integer> path = entry.getValue();
      if (!KesselModel.isFirstPanzerArmy(unit) || !unit.isMechanized()) {
        continue;
      }
      int price = 0;
      for (int i = 1; i < path.size(); i++) {
        int cost = m.cost(unit, path.get(i - 1), s.grid.direction(path.get(i - 1), path.get(i)));
        price += cost < 0 ? 999 : cost;
      }
      int points = (price + 1) / 2;
      if (path.size() > 2 && points > KesselMoves.fuel(m, unit)) {
        return false;
      }
      if (path.size() > 2) {
        prices
            .computeIfAbsent(unit.unit.formation(), c -> new HashMap<>())
            .merge(unit.hex, points, Math::max);
      }
    }
    for (Map.Entry<String, Map<Integer, Integer>> corps : prices.entrySet()) {
      int sum = corps.getValue().values().stream().mapToInt(p -> p).sum();
      if (sum > s.shown.path("fuel").path(corps.getKey()).asInt(0)) {
        return false;
      }
    }
    return true;
  }
}
